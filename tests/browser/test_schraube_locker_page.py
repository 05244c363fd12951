"""The page of Schraube Locker for eyes, fingers, keys, and other languages."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import WIDE, Visit
from tests.browser.kit.measure import FINGER, expect_room
from tests.browser.kit.person import Person
from tests.browser.kit.screws import (
    BUTTONS,
    GREEN,
    PUTS,
    SETS,
    SWAP,
    YELLOW,
    House,
    Scene,
    button,
    card_words,
    circle,
    click,
    controls,
    house,
    look_in,
    open_cards,
    prompt,
    scene,
    stack,
    things,
)
from tests.browser.kit.states import close_sheet
from tests.browser.test_languages import (
    Ear,
    choose_in_menu,
    in_every_language,
    words,
)
from tests.browser.test_sizes import PHONE

__all__ = ["house"]
AXE = Axe()
RAW = re.compile("schraube-locker-")
CHANCE = re.compile(r"chance to get here \d+ %")
DEVICES = [
    pytest.param({"viewport": WIDE, "color_scheme": "light"}, id="wide by day"),
    pytest.param({"viewport": PHONE, "color_scheme": "dark"}, id="phone by night"),
]
STATES = {"put": PUTS, "green": GREEN, "swap": SWAP, "set": SETS}
"""What Anna may do in states that look different, and where to find them."""
GUESTS = ["Carla", "Dora"]
CROWD = 3
"""Seed of a match of four in which Anna meets somebody soon."""


def press(person: Person, at: Scene, text: str, *keys: str) -> None:
    """Play a ply by keys; the server hears exactly this one."""
    if text.split(maxsplit=1)[0] in BUTTONS:
        expect(controls(person, at, text)[0]).to_be_visible()
    else:
        expect(controls(person, at, text)[-1]).to_be_in_viewport()
    for key in keys:
        person.page.keyboard.press(key)
    assert at.await_played() == text


def test_chances_show_at_every_stack_and_go_again(visit: Visit, server: House) -> None:
    anna = visit()
    with scene(server, PUTS) as at:
        at.play_until("put")
        look_in(anna, at)
        shown = circle(anna).get_by_text(re.compile(r"^\d+ %$"))
        expect(shown).to_have_count(0)
        anna.button("Chances").click()
        expect(shown).to_have_count(6)
        for number in range(6):
            expect(stack(anna, number)).to_have_accessible_name(CHANCE)
        anna.button("Hide chances").click()
        expect(shown).to_have_count(0)
        expect(stack(anna, 0)).not_to_have_accessible_name(CHANCE)


def test_a_turn_by_keys_alone(visit: Visit, server: House) -> None:
    """S-10, S-11, S-14"""
    anna = visit()
    with scene(server, PUTS) as at:
        look_in(anna, at)
        at.play_until("stack")
        press(anna, at, "stack 3", "3")
        put = at.play_until("put")[0]
        offered = stack(anna, int(put[-1]))
        expect(offered).to_have_accessible_name(re.compile("can be chosen"))
        press(anna, at, put, put[-1])
        press(anna, at, "roll", "r")
        # the button for moving was there before the roll as well
        expect(button(anna, r"Roll again \(once more")).to_be_visible()
        press(anna, at, "move", "w")


def test_a_yellow_card_by_keys_alone(visit: Visit, server: House) -> None:
    """S-13"""
    anna = visit()
    with scene(server, YELLOW) as at:
        turn = at.play_until("yellow")[0]
        look_in(anna, at)
        face, other = turn.split()[2:]
        expect(button(anna, "Turn a die")).to_be_visible()
        for key in ("y", face, other):
            anna.page.keyboard.press(key)
        assert at.await_played() == turn


def test_a_set_by_keys_alone(visit: Visit, server: House) -> None:
    """S-24"""
    anna = visit()
    with scene(server, SETS) as at:
        at.play_until("set")
        look_in(anna, at)
        expect(button(anna, "Form the set")).to_be_visible()
        anna.page.keyboard.press("s")
        assert at.await_played().startswith("set")


def test_a_swap_by_keys_alone(visit: Visit, server: House) -> None:
    """S-19"""
    anna = visit()
    with scene(server, SWAP) as at:
        text = at.play_until("swap")[0]
        look_in(anna, at)
        for _ in range(3):
            (control,) = controls(anna, at, text)
            control.focus()
            press(anna, at, text, "Enter")
            text = next(iter(at.anna.legal), "")


@pytest.mark.parametrize("wanted", STATES)
def test_a_phone_has_room_for_fingers(visit: Visit, server: House, wanted: str) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    with scene(server, STATES[wanted]) as at:
        text = at.play_until(wanted)[0]
        look_in(anna, at)
        expect(prompt(anna)).to_be_in_viewport()
        expect_room(anna.page)
        for control in controls(anna, at, text):
            control.tap()
        assert at.await_played().split()[0] == wanted
        expect_room(anna.page)


@pytest.mark.parametrize("wanted", ["put", "swap"])
def test_a_finger_hits_each_of_four_rows(
    visit: Visit, server: House, wanted: str
) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    with scene(server, CROWD, *GUESTS) as at:
        at.play_until(wanted)
        look_in(anna, at)
        expect(prompt(anna)).to_be_in_viewport(ratio=1)
        for number in range(6):
            expect(stack(anna, number)).to_be_in_viewport(ratio=1)
        expect_room(anna.page)
        for name in ("Ben", *GUESTS):
            expect(things(anna, name)).to_be_in_viewport(ratio=1)
            box = things(anna, name).bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            for away in (1 - FINGER / 2, FINGER / 2 - 1):
                anna.page.touchscreen.tap(x, y + away)
                sheet = anna.page.get_by_role("dialog", name=f"Cards of {name}")
                expect(sheet).to_be_visible()
                close_sheet(anna)


def test_a_refusal_says_what_the_card_shows(visit: Visit, server: House) -> None:
    """S-13"""
    anna = visit()
    with scene(server, GREEN) as at:
        at.play_until("green")
        card = next(one for one in open_cards(at.view) if one["picture"] != "green")

        def ask_for_card(line: WebSocketRoute) -> None:
            """Ask about the card instead of what the page asks about."""
            there = line.connect_to_server()
            about = f"green {card['id']}"
            line.on_message(lambda text: there.send(str(text).replace("move", about)))

        anna.page.route_web_socket(re.compile("/ws$"), ask_for_card)
        look_in(anna, at)
        anna.page.keyboard.press("w")
        words = f"Card {card['id']}, {card_words(at.view, card['id'])}, is none."
        expect(anna.refusal).to_contain_text(words)
        choose_in_menu(anna, "de")
        expect(anna.refusal).to_contain_text(f"Karte {card['id']}, eine ")


def listen(ear: Ear, person: Person, state: str, language: str) -> None:
    """Hear what is said at a table, behind the menu."""
    close_sheet(person)
    ear.listen(state, person, language)
    raw = [text for text in words(person.page) if RAW.search(text)]
    assert raw == [], (state, language)


def test_three_languages_at_every_state(visit: Visit, server: House) -> None:
    ear = Ear()
    for wanted, seed in STATES.items():
        anna = visit()
        with scene(server, seed) as at:
            at.play_until(wanted)
            look_in(anna, at)

            in_every_language(anna, partial(listen, ear, anna, wanted))
    ear.compare()


@pytest.mark.parametrize("device", DEVICES)
def test_axe_finds_nothing(visit: Visit, server: House, device: dict[str, Any]) -> None:
    found: list[str] = []
    for wanted, seed in STATES.items():
        anna = visit(**device)
        with scene(server, seed) as at:
            text = at.play_until(wanted)[0]
            look_in(anna, at)
            expect(prompt(anna)).to_be_visible()
            result = AXE.run(anna.page)
            if wanted == "swap" and not result.violations_count:
                click(anna, at, text)
                expect(prompt(anna)).to_contain_text("which card do you give?")
                result = AXE.run(anna.page)
        if result.violations_count:
            found.append(f"{wanted}: {result.generate_report()}")
    assert not found, "\n".join(found)


def test_a_reload_in_the_middle_of_a_turn_keeps_everything(
    visit: Visit, server: House
) -> None:
    anna = visit()
    with scene(server, SWAP) as at:
        swap = at.play_until("swap")[0]
        look_in(anna, at)
        click(anna, at, swap)
        given, before = at.anna.legal[0], at.view
        expect(prompt(anna)).to_have_text("Swap with Ben: which card do you give?")
        labels = [
            stack(anna, number).get_attribute("aria-label") for number in range(6)
        ]
        choose_in_menu(anna, "de")
        anna.page.reload()
        expect(prompt(anna)).to_have_text(re.compile("Ben"))
        choose_in_menu(anna, "en")
        anna.page.keyboard.press("Escape")
        expect(prompt(anna)).to_have_text("Swap with Ben: which card do you give?")
        for number, label in enumerate(labels):
            expect(stack(anna, number)).to_have_attribute("aria-label", str(label))
        assert at.view == before
        click(anna, at, given)
        expect(prompt(anna)).to_have_text("And which of Ben’s cards do you get?")
