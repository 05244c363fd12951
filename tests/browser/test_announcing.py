"""What happens is said in words, moves only for those who want it, day and night."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.kit.board import (
    await_turn,
    knight_moves,
    look,
    on_turn,
    play_once,
    press,
)
from tests.browser.kit.tables import begin_match

SPY = """
window.moved = [];
const spy = () => {
  for (const one of document.getAnimations()) {
    const frames = one.effect?.getKeyframes() ?? [];
    const glides = frames.some((frame, index) => {
      const next = frames[index + 1] ?? frame;
      const isElsewhere = next.transform !== frame.transform;
      return isElsewhere && next.computedOffset > frame.computedOffset;
    });
    if (glides) window.moved.push(Number(one.effect.getTiming().duration));
  }
  requestAnimationFrame(spy);
};
addEventListener("DOMContentLoaded", spy);
"""
"""Notes the duration of every animation in which something changes its place."""
INSTANT = 1
DAY = "rgb(246, 241, 231)"
NIGHT = "rgb(31, 29, 26)"


def moves(page: Page) -> list[float]:
    """Return how long moving things took, each look counted."""
    found = page.evaluate("window.moved")
    assert isinstance(found, list)
    return found


def expect_paper(page: Page, colour: str) -> None:
    """Wait until the page lies on paper of this colour."""
    expect(page.locator("body")).to_have_css("background-color", colour)


def test_the_others_moves_and_my_turn_are_said_in_words(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    begin_match(anna, ben)
    expect(anna.announced).to_contain_text("Your turn")
    while on_turn(anna, ben)[0] is anna:
        choice = play_once(anna)
    expect(ben.announced).to_contain_text("Anna")
    expect(ben.announced).to_contain_text(choice if len(choice) == 2 else "stops")
    expect(ben.announced).to_contain_text("Your turn")
    await_turn(ben)
    expect(anna.announced).not_to_contain_text("Your turn")


def test_the_title_tells_a_hidden_tab_whose_turn_it_is(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    begin_match(anna, ben)
    expect(anna.page).to_have_title(re.compile("Your turn"))
    expect(ben.page).to_have_title(re.compile("To move: Anna"))


def test_nothing_moves_for_those_who_want_it_still(visit: Visit) -> None:
    anna = visit("Anna", reduced_motion="no-preference")
    ben = visit("Ben", reduced_motion="reduce")
    for person in (anna, ben):
        person.page.add_init_script(SPY)
    begin_match(anna, ben)
    await_turn(anna)
    for person in (anna, ben):
        person.page.evaluate("window.moved = []")
    for _ in range(2):
        play_once(on_turn(anna, ben)[0])
    on_turn(anna, ben)
    assert max(moves(anna.page), default=0) >= 300
    assert max(moves(ben.page), default=0) <= INSTANT


def test_a_move_on_show_never_delays_the_next_input(visit: Visit) -> None:
    anna = visit("Anna", reduced_motion="no-preference")
    ben = visit("Ben")
    anna.page.clock.install()
    begin_match(anna, ben)
    while True:
        while on_turn(anna, ben)[0] is anna:
            play_once(anna)
        sight = await_turn(ben)
        quiet = [at for at in sight.open if "disc" not in sight.labels[at]]
        if quiet and not sight.buttons:
            break
        play_once(ben)
    now = anna.page.evaluate("Date.now()")
    anna.page.clock.pause_at(now + 1000)  # what is shown now is shown for ever
    mine = knight_moves(sight.place_of("Anna"))
    goal = next(at for at in mine if at not in (quiet[0], sight.place_of("Ben")))
    press(ben, quiet[0])
    anna.expect_log(quiet[0])
    assert not look(anna).is_mine, "Ben's move is still on show"
    press(anna, goal)
    ben.expect_log(goal)
    expect(anna.refusal).to_be_empty()


def test_dark_follows_the_device_and_the_choice(visit: Visit) -> None:
    anna = visit("Anna", color_scheme="dark")
    anna.open_chest()
    expect_paper(anna.page, NIGHT)
    settings = anna.page.get_by_role("dialog")
    anna.button("Settings").click()
    settings.get_by_role("radio", name="Day").check()
    expect_paper(anna.page, DAY)
    anna.page.reload()
    expect(anna.in_card("Play against bots")).to_be_visible()
    expect_paper(anna.page, DAY)
    anna.button("Settings").click()
    settings.get_by_role("radio", name="As the device").check()
    expect_paper(anna.page, NIGHT)
