"""Every page and state that somebody may come to, one after the other."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.kit.board import await_turn, play_to_end, press
from tests.browser.kit.person import Person
from tests.browser.kit.tables import join, open_table, start

Look = Callable[[str, Person], None]
"""Is called with a state's name and who is in it."""


def close_sheet(person: Person) -> None:
    """Close what is open, as one does in a hurry."""
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()


def pass_front(anna: Person, look: Look) -> None:
    """The chest, its settings, and the form of a new table."""
    anna.open_chest()
    look("front", anna)
    anna.button("Settings").click()
    look("settings", anna)
    close_sheet(anna)
    anna.in_card("New table").click()
    anna.page.get_by_text("Rules to choose").click()
    look("create", anna)
    close_sheet(anna)


def pass_waiting(anna: Person, ben: Person, look: Look) -> None:
    """The waiting room, for its host and for who is invited."""
    link = open_table(anna, turns=2)
    anna.page.get_by_text("Rules to choose").click()
    look("waiting", anna)
    ben.follow(link)
    expect(ben.button("Sit here")).to_be_visible()
    look("invited", ben)
    join(ben, link)
    start(anna)


def pass_match(anna: Person, ben: Person, carl: Person, look: Look) -> None:
    """A match in which it is Anna's turn, until it is over."""
    await_turn(anna)
    look("own turn", anna)
    look("other's turn", ben)
    carl.follow(anna.page.url)
    expect(carl.page.get_by_text("Looking on")).to_be_visible()
    look("onlooker", carl)
    press(ben, "d4")
    expect(ben.refusal).to_contain_text("not your turn")
    look("refusal", ben)
    for opener in ("Rules and help", "Menu"):
        anna.button(opener).click()
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        if opener != "Menu":
            expect(anna.page.get_by_text("T-27")).to_be_attached()
        look(opener, anna)
        close_sheet(anna)
    anna.button("Menu").click()
    anna.button("Ask to end the match").click()
    expect(ben.button("Yes")).to_be_visible()
    look("question", ben)
    ben.button("No").click()
    play_to_end(anna, ben)
    expect(anna.button("Play again")).to_be_visible()
    look("end", anna)


def pass_lost(anna: Person, look: Look) -> None:
    """An address that leads nowhere."""
    with anna.missing_page():
        anna.page.goto("/no/such/page")
        expect(anna.page.get_by_role("link", name="Back to the chest")).to_be_visible()
    look("lost", anna)


def pass_all(anna: Person, ben: Person, carl: Person, look: Look) -> None:
    """Every state there is."""
    pass_front(anna, look)
    pass_waiting(anna, ben, look)
    pass_match(anna, ben, carl, look)
    pass_lost(anna, look)
