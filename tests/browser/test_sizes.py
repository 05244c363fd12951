"""From a phone held upright to a large screen: nothing sticks out or hides."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit.board import (
    SPACES,
    await_change,
    await_turn,
    choose,
    look,
    play_once,
    press,
    row_of,
    space,
)
from tests.browser.kit.measure import expect_room, sideways_scroll
from tests.browser.kit.person import Person
from tests.browser.kit.tables import begin_match, join, open_table

PHONE = {"width": 360, "height": 640}
SIZES = [PHONE, {"width": 820, "height": 1180}, {"width": 1440, "height": 900}]


def by_width(size: dict[str, int]) -> str:
    """Name a size."""
    return f"{size['width']}"


def tap(person: Person, choice: str) -> None:
    """Touch a space or a button."""
    is_space = choice in SPACES
    (space(person, choice) if is_space else person.button(choice)).tap()


def drag(person: Person, start: str, end: str) -> None:
    """Drag from the middle of a space to that of another."""
    mouse = person.page.mouse
    for at in (start, end):
        box = space(person, at).bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        mouse.move(*middle, steps=8)
        (mouse.down if at == start else mouse.up)()


def expect_own_things(person: Person) -> None:
    """Own row, board and what to do now are in the window, without scrolling."""
    for place in range(7):
        expect(row_of(person, person.name).nth(place)).to_be_in_viewport(ratio=1)
    for corner in ("a1", "g7"):
        expect(space(person, corner)).to_be_in_viewport(ratio=0.98)
    words = person.page.get_by_text("Move like a knight")
    expect(words).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", SIZES, ids=by_width)
def test_every_page_fits(visit: Visit, size: dict[str, int]) -> None:
    anna = visit("Anna", viewport=size, has_touch=True)
    anna.open_chest()
    expect_room(anna.page)
    anna.in_card("New table").tap()
    form = anna.page.get_by_role("dialog")
    form.get_by_text("Rules to choose").tap()
    expect_room(anna.page)
    anna.page.keyboard.press("Escape")
    link = open_table(anna)
    expect_room(anna.page)
    ben = visit("Ben")
    join(ben, link)
    anna.button("Start the match").tap()
    await_turn(anna)
    expect_room(anna.page)
    expect_own_things(anna)
    anna.button("Rules and help").tap()
    expect(anna.page.get_by_role("dialog").get_by_text("T-27")).to_be_attached()
    assert sideways_scroll(anna.page) <= 0
    anna.page.keyboard.press("Escape")
    anna.button("Menu").tap()
    expect(anna.button("Ask to take back")).to_be_visible()
    expect_room(anna.page)


def test_a_match_is_played_by_taps_on_a_phone(visit: Visit) -> None:
    anna = visit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    ben = visit("Ben")
    begin_match(anna, ben, turns=6)
    while not (sight := look(anna)).is_over:
        if sight.is_mine:
            tap(anna, choose(sight, "Anna"))
            await_change(anna, sight)
        elif look(ben).is_mine:
            play_once(ben)
    heading = anna.page.get_by_role("heading", name="Nobody has won")
    expect(heading).to_be_in_viewport()
    expect(anna.button("Play again")).to_be_in_viewport()
    expect_room(anna.page)


def test_four_rows_fit_beside_the_board_of_a_phone(visit: Visit) -> None:
    anna = visit("Anna", viewport=PHONE, has_touch=True)
    open_table(anna, seats=["Bot, easy", "Bot, easy", "Bot, easy"])
    anna.button("Start the match").tap()
    await_turn(anna)
    expect_own_things(anna)
    expect(anna.page.get_by_role("list", name="Row of")).to_have_count(4)
    for row in anna.page.get_by_role("list", name="Row of").all():
        expect(row).to_be_in_viewport(ratio=0.99)
    expect_room(anna.page)


def test_the_pawn_is_dragged_with_the_mouse(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    begin_match(anna, ben)
    sight = await_turn(anna)
    start, end = "a1", choose(sight, "Anna")
    drag(anna, start, end)
    await_change(anna, sight)
    stands = re.compile("Anna stands here")
    for person in (anna, ben):
        expect(space(person, end)).to_have_accessible_name(stands)


def test_a_pawn_dragged_to_a_closed_space_goes_back(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    begin_match(anna, ben)
    await_turn(anna)
    drag(anna, "a1", "d4")
    expect(anna.refusal).to_contain_text("d4")
    assert await_turn(anna).place_of("Anna") == "a1"
    press(anna, "a1")
    assert await_turn(anna).place_of("Anna") == "a1"
