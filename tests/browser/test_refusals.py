"""Why can't I? The answer says the rule, and the help opens there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit.board import SPACES, await_turn, press
from tests.browser.kit.tables import begin_match
from tests.browser.test_sizes import PHONE

SOON = 3000


def test_an_illegal_space_is_refused_with_its_rule_and_help(visit: Visit) -> None:
    """T-8"""
    anna, ben = visit("Anna"), visit("Ben")
    begin_match(anna, ben)
    sight = await_turn(anna)
    wrong = next(at for at in SPACES if at not in (*sight.open, "a1", "g1", "g7"))
    press(anna, wrong)
    expect(anna.refusal).to_contain_text("A turn begins with a knight’s move")
    expect(anna.refusal).to_contain_text(wrong)
    anna.refusal.get_by_role("button", name="Which rule?").click()
    help_sheet = anna.page.get_by_role("dialog", name="How to play Twisty")
    clause = help_sheet.get_by_role("paragraph").filter(has_text="T-8")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    expect(clause).to_contain_text("moves like the knight in chess")
    anna.page.keyboard.press("Escape")
    expect(help_sheet).to_be_hidden()
    assert await_turn(anna) == sight


def test_out_of_turn_the_refusal_says_whose_turn_it_is(visit: Visit) -> None:
    """T-7"""
    anna, ben = visit("Anna"), visit("Ben")
    begin_match(anna, ben)
    await_turn(anna)
    press(ben, "d4")
    expect(ben.refusal).to_contain_text("It is not your turn. Anna decides now.")
    ben.refusal.get_by_role("button", name="Put the note away").click()
    expect(ben.refusal).to_be_empty()


def test_a_note_never_hides_a_question(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", viewport=PHONE)
    begin_match(anna, ben)
    press(ben, "d4")
    expect(ben.refusal).to_contain_text("not your turn")
    anna.button("Menu").click()
    anna.button("Ask to end the match").click()
    for answer in ("Yes", "No"):
        ben.button(answer).click(trial=True, timeout=SOON)
    expect(ben.refusal).to_contain_text("not your turn")


@pytest.mark.parametrize("path", ["/t/nowhere", "/no/such/page"])
def test_a_wrong_address_leads_back_to_the_chest(visit: Visit, path: str) -> None:
    anna = visit()
    with anna.missing_page():
        anna.page.goto(path)
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(
            "Nothing in this corner"
        )
    anna.page.get_by_role("link", name="Back to the chest").click()
    expect(anna.in_card("Play against bots")).to_be_visible()
