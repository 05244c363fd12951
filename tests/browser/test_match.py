"""Whole matches by clicks: against bots, and two people at one table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit.board import look, on_turn, play_to_end
from tests.browser.kit.tables import begin_match


def test_one_click_leads_to_a_match_against_bots(visit: Visit) -> None:
    anna = visit()
    anna.open_chest()
    anna.in_card("Play against bots").click()
    expect(anna.page.get_by_role("grid", name="Board")).to_be_visible()
    expect(anna.page.get_by_text("Bot, easy").first).to_be_attached()


def test_a_match_against_bots_comes_to_its_end(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(
        "localStorage.getItem('spielkiste') || localStorage.setItem("
        "'spielkiste', JSON.stringify({nickname: 'Anna', bots: 1}))"
    )
    anna.open_chest()
    anna.in_card("Play against bots").click()
    assert play_to_end(anna) > 5
    expect(anna.page.get_by_role("heading", name="won")).to_be_visible()
    expect(anna.button("Play again")).to_be_visible()


def test_two_people_play_a_match_that_one_wins_and_another_one(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    begin_match(anna, ben)
    play_to_end(anna, ben)
    for person in (anna, ben):
        person.expect_turn("Match over")
    won = anna if look(anna).place_of("Anna") == "d4" else ben
    lost = ben if won is anna else anna
    assert look(won).place_of(won.name) == "d4"
    expect(won.page.get_by_role("heading", name="You have won!")).to_be_visible()
    expect(lost.page.get_by_role("heading", name=f"{won.name} has won")).to_be_visible()

    lost.button("Play again").click()
    question = won.page.get_by_role("region", name="A question to the table")
    expect(question).to_contain_text(f"{lost.name} would like to play again")
    won.button("Yes").click()
    for person in (anna, ben):
        expect(person.page.get_by_role("grid", name="Board")).to_be_visible()
        expect(person.button("Play again")).to_have_count(0)
        expect(person.headline).not_to_contain_text("Match over")
    on_turn(anna, ben)


def test_a_turn_limit_ends_the_match_without_a_winner(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    begin_match(anna, ben, turns=6)
    play_to_end(anna, ben)
    for person in (anna, ben):
        expect(
            person.page.get_by_role("heading", name="Nobody has won")
        ).to_be_visible()
        expect(person.log.last).to_contain_text("after 6 turns")
