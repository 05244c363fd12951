"""Onlookers, stand-ins, and questions that everybody must agree to."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit.board import await_turn, look, on_turn, play_once, press
from tests.browser.kit.person import Person
from tests.browser.kit.tables import begin_match, open_table

PLAYS = re.compile("Ben (moves|takes|robs)")


def ask(person: Person, wish: str) -> None:
    """Ask the table something through the menu."""
    person.button("Menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name=wish).click()


def answer(person: Person, question: str, word: str) -> None:
    """Answer an open question."""
    banner = person.page.get_by_role("region", name="A question to the table")
    expect(banner).to_contain_text(question)
    banner.get_by_role("button", name=word, exact=True).click()


def test_an_onlooker_sees_everything_and_moves_nothing(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    link = begin_match(anna, ben)
    carl = visit("Carl")
    carl.follow(link)
    expect(carl.page.get_by_text("Looking on")).to_be_visible()
    choice = play_once(anna)
    expect(carl.log.filter(has_text=choice)).to_be_visible()
    told = len(carl.log.all_inner_texts())
    assert not look(carl).open
    press(carl, "d4")
    expect(carl.refusal).not_to_be_empty()
    expect(carl.log).to_have_count(told)
    carl.button("Menu").click()
    menu = carl.page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Copy the link")).to_be_visible()
    expect(menu.get_by_role("button", name="Ask to")).to_have_count(0)


def test_a_bot_plays_for_somebody_until_they_are_back(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    link = begin_match(anna, ben)
    ben.page.close()
    anna.page.get_by_role("button").filter(has_text="away").click()
    choice = anna.page.get_by_role("dialog", name="Ben is away")
    choice.get_by_role("button", name="Bot, easy").click()
    expect(anna.log.filter(has_text="A bot now plays for Ben")).to_be_visible()
    while not anna.log.filter(has_text=PLAYS).count():
        await_turn(anna, timeout=40_000)  # the first bot must be started
        play_once(anna)
    ben.page = ben.context.new_page()
    ben.follow(link)
    expect(ben.page.get_by_text("you", exact=True)).to_be_visible()
    expect(anna.log.filter(has_text="Ben plays again without a bot")).to_be_visible()
    while on_turn(anna, ben)[0] is anna:
        play_once(anna)
    play_once(ben)


def test_a_move_is_taken_back_if_the_other_agrees(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    begin_match(anna, ben)
    before = await_turn(anna)
    play_once(anna)
    ask(anna, "Ask to take back")
    answer(ben, "Anna would like to take back a move", "Yes")
    anna.expect_log("The last step was taken back")
    assert await_turn(anna) == before


def test_a_match_ends_when_all_agree_and_not_before(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    begin_match(anna, ben)
    ask(ben, "Ask to end the match")
    answer(anna, "Ben would like to end the match", "No")
    ben.expect_log("Anna says no")
    ask(ben, "Ask to end the match")
    answer(anna, "Ben would like to end the match", "Yes")
    for person in (anna, ben):
        over = person.page.get_by_role("heading", name="Ended by agreement")
        expect(over).to_be_visible()


def test_the_host_puts_bots_on_free_seats_and_takes_them_away(visit: Visit) -> None:
    anna = visit("Anna")
    open_table(anna)
    seat = anna.page.get_by_role("combobox", name="Who sits here: Mint")
    expect(anna.page.get_by_text("There are still open seats")).to_be_visible()
    expect(anna.button("Start the match")).to_be_disabled()
    seat.select_option(label="Bot, hard")
    expect(anna.page.get_by_text("Everybody is here")).to_be_visible()
    expect(anna.button("Start the match")).to_be_enabled()
    seat.select_option(label="Open for a friend")
    expect(anna.page.get_by_text("There are still open seats")).to_be_visible()
    expect(anna.button("Start the match")).to_be_disabled()
