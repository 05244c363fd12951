"""A whole match by keys: no mouse from the front page to the end."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.kit.board import SPACES, await_change, await_turn, choose
from tests.browser.kit.measure import picture
from tests.browser.kit.person import Person

MOST_STOPS = 60
KEYS = {"Protect": "v", "Stop": "s", "Pass": "p"}
FOCUSED = """() => {
  const one = document.activeElement;
  if (one === document.body) return "";
  const label = one.labels?.[0]?.innerText ?? "";
  return one.ariaLabel || label.trim() || one.innerText?.trim() || one.tagName;
}"""
EDGE = 8
PLACE = """() => {
  const one = document.activeElement;
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
}"""
Step = Literal["Tab", "Shift+Tab"]


def focused(page: Page) -> str:
    """Say what the focus is on; "" when it is on nothing."""
    name = page.evaluate(FOCUSED)
    assert isinstance(name, str)
    return name


def place_of_focus(page: Page) -> Any:
    """Measure what has the focus, with some of what is around it."""
    box: dict[str, float] = page.evaluate(PLACE)
    size = page.viewport_size
    assert size is not None
    assert box["width"] > 0, f"{focused(page)!r} has the focus and is nowhere"
    left, top = max(box["x"] - EDGE, 0), max(box["y"] - EDGE, 0)
    return {
        "x": left,
        "y": top,
        "width": min(box["x"] + box["width"] + EDGE, size["width"]) - left,
        "height": min(box["y"] + box["height"] + EDGE, size["height"]) - top,
    }


def expect_visible_focus(page: Page) -> None:
    """What has the focus looks otherwise without it."""
    name, clip = focused(page), place_of_focus(page)
    with_focus = picture(page, clip)
    held = page.evaluate_handle("document.activeElement")
    held.evaluate("one => one.blur()")
    without = picture(page, clip)
    held.evaluate("one => one.focus({ preventScroll: true, focusVisible: true })")
    held.dispose()
    assert with_focus != without, f"the focus on {name!r} is not to be seen"


def tab_to(page: Page, name: str, step: Step = "Tab") -> None:
    """Press Tab until something is reached; the focus is to be seen all the way."""
    for _ in range(MOST_STOPS):
        page.keyboard.press(step)
        if focused(page):
            expect_visible_focus(page)
        if focused(page).startswith(name):
            return
    pytest.fail(f"{name!r} is not reached by {step}")


def walk(page: Page) -> list[str]:
    """Tab from the first stop to the last; the focus must come out at the end."""
    _walk_out(page)  # from wherever it is now
    return _walk_out(page)


def _walk_out(page: Page) -> list[str]:
    names: list[str] = []
    while len(names) < MOST_STOPS:
        page.keyboard.press("Tab")
        if not focused(page):
            return names
        names.append(focused(page))
    pytest.fail(f"the focus is trapped: {names}")


def land(anna: Person, choice: str, *, by_arrows: bool) -> None:
    """Play a ply by its keys; the focus is on the board."""
    keys = anna.page.keyboard
    if choice in KEYS or not by_arrows:
        keys.type(KEYS.get(choice, choice))
        return
    at = focused(anna.page)[:2]
    across, up = ord(choice[0]) - ord(at[0]), int(choice[1]) - int(at[1])
    for _ in range(abs(across)):
        keys.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        keys.press("ArrowUp" if up > 0 else "ArrowDown")
    expect_visible_focus(anna.page)
    keys.press("Enter")


def test_a_whole_match_needs_no_mouse(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.open_chest()
    tab_to(page, "Your name")
    page.keyboard.type("Anna")
    tab_to(page, "New table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "Who sits here: Mint")
    page.keyboard.type("Bot, e")
    tab_to(page, "Rules to choose")
    page.keyboard.press("Enter")
    tab_to(page, "Turn limit")
    page.keyboard.type("8")
    tab_to(page, "Start now")
    page.keyboard.press("Enter")

    sight = await_turn(anna)
    tab_to(page, next(label for label in sight.labels.values() if "centre" in label))
    count = 0
    while not sight.is_over:
        land(anna, choose(sight, "Anna"), by_arrows=count % 2 == 0)
        await_change(anna, sight)
        sight = await_turn(anna)
        count += 1
    assert count >= 4

    expect(page.get_by_role("heading", name="Nobody has won")).to_be_focused()
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Nobody has won")).to_be_hidden()
    assert await_turn(anna).is_mine


def test_no_page_traps_the_focus(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_chest()
    names = walk(anna.page)
    for name in ("Deutsch", "Settings", "Your name", "Play against bots", "New table"):
        assert any(found.startswith(name) for found in names), (name, names)
    anna.in_card("Play against bots").press("Enter")
    await_turn(anna)
    names = walk(anna.page)
    for name in ("Back to the chest", "Rules and help", "Menu", "What happened"):
        assert any(found.startswith(name) for found in names), (name, names)
    assert sum(found[:2] in SPACES for found in names) == 1, "the board is one stop"


@pytest.mark.parametrize(
    ("key", "title"),
    [("?", "How to play Twisty"), ("m", "Menu"), ("l", "What happened")],
)
def test_sheets_open_by_a_key_and_give_the_focus_back(
    visit: Visit, key: str, title: str
) -> None:
    anna = visit("Anna")
    anna.open_chest()
    anna.in_card("Play against bots").press("Enter")
    await_turn(anna)
    anna.page.get_by_role("gridcell").and_(anna.page.locator("[tabindex='0']")).focus()
    before = focused(anna.page)
    anna.page.keyboard.press(key)
    sheet = anna.page.get_by_role("dialog", name=title)
    expect(sheet).to_be_visible()
    tab_to(anna.page, "Close")
    anna.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert focused(anna.page) == before
