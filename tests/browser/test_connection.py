"""Reload, other tabs, lost lines, and a server that is killed in mid-match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit.board import (
    Sight,
    await_turn,
    choose,
    look,
    on_turn,
    play_once,
    press,
)
from tests.browser.kit.line import Line
from tests.browser.kit.person import Person
from tests.browser.kit.server import Server
from tests.browser.kit.tables import begin_match

BEGIN = "The board is laid. Anna begins."
AGAIN = "Connecting again …"


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """Lay a line of one's own to the server."""
    with Line(server.port) as laid:
        yield laid


def play_plies(count: int, *people: Person) -> None:
    """Play some plies by whoever's turn it is."""
    for _ in range(count):
        play_once(on_turn(*people)[0])


def sentences(person: Person) -> list[str]:
    """Read the whole log."""
    return person.log.all_inner_texts()


def expect_same_log(*people: Person) -> None:
    """Wait until both have been told the same."""
    first, second = people
    expect(second.log).to_have_text(sentences(first))


def expect_sight(person: Person, before: Sight) -> None:
    """Wait until the table looks as before."""
    for _ in range(200):
        if look(person) == before:
            return
        person.page.wait_for_timeout(25)
    assert look(person) == before


def test_a_reload_keeps_seat_and_position(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    begin_match(anna, ben)
    play_plies(4, anna, ben)
    mover, _ = on_turn(anna, ben)
    before = look(mover)
    mover.page.reload()
    await_turn(mover)
    expect_sight(mover, before)
    expect(mover.page.get_by_text("you", exact=True)).to_be_visible()
    play_plies(2, anna, ben)


def test_a_second_tab_shows_and_plays_the_same_match(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    link = begin_match(anna, ben)
    mover, other = on_turn(anna, ben)
    twin = mover.in_new_tab()
    twin.follow(link)
    assert look(mover) == await_turn(twin)
    choice = play_once(twin)
    expect(mover.log.last).to_contain_text(choice)
    expect(other.log.last).to_contain_text(choice)
    told = sentences(mover)
    expect(twin.log).to_have_text(told[told.index(BEGIN) :])


def test_moves_made_while_the_line_was_cut_arrive(visit: Visit, line: Line) -> None:
    anna, ben = visit("Anna"), visit("Ben", base_url=line.address)
    begin_match(anna, ben)
    play_plies(2, anna, ben)
    while on_turn(anna, ben)[0] is not anna:
        play_once(ben)
    with ben.broken_line():
        line.cut()
        expect(ben.page.get_by_text(AGAIN)).to_be_visible()
        expect(anna.page.get_by_role("button").filter(has_text="away")).to_be_visible()
        play_once(anna)
        told = sentences(anna)
        assert sentences(ben) != told
        line.mend()
        expect(ben.log).to_have_text(told)
        expect(ben.page.get_by_text(AGAIN)).to_be_hidden()
    play_plies(2, anna, ben)
    expect_same_log(anna, ben)


def test_a_move_whose_answer_was_lost_is_not_made_twice(
    visit: Visit, line: Line
) -> None:
    anna, ben = visit("Anna"), visit("Ben", base_url=line.address)
    begin_match(anna, ben)
    while on_turn(anna, ben)[0] is not ben:
        play_once(anna)
    count = len(sentences(ben))
    sight = look(ben)
    with ben.broken_line():
        line.mute()
        press(ben, choose(sight, "Ben"))
        expect(anna.log).not_to_have_count(count)
        told = sentences(anna)
        assert look(ben) == sight
        line.cut()
        line.mend()
        expect(ben.log).to_have_text(told)
    play_plies(2, anna, ben)
    expect_same_log(anna, ben)
    assert sentences(ben)[: len(told)] == told


def test_kill_9_in_mid_match_loses_nothing(visit: Visit, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna = visit("Anna", base_url=server.address)
        ben = visit("Ben", base_url=server.address)
        begin_match(anna, ben)
        play_plies(6, anna, ben)
        mover, other = on_turn(anna, ben)
        expect_same_log(mover, other)
        told, before = sentences(mover), look(mover)
        with anna.broken_line(), ben.broken_line():
            server.kill()
            for person in (anna, ben):
                expect(person.page.get_by_text(AGAIN)).to_be_visible()
            press(mover, choose(before, mover.name))  # sent once it is back
            server.start()
            for person in (anna, ben):
                expect(person.page.get_by_text(AGAIN)).to_be_hidden()
                expect(person.log).not_to_have_count(len(told))
                assert sentences(person)[: len(told)] == told
        play_plies(3, anna, ben)
        expect_same_log(anna, ben)
