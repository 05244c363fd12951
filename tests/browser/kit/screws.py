"""Schraube Locker in the browser, with dice and cards that are known beforehand."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from spielkiste.engine.chance import Generator, draw, generator
from spielkiste.tables import decide_match
from spielkiste.tables.thinking import WorkerThinker
from tests.browser.kit.person import Person
from tests.server.conftest import running_server
from tests.server.guest import Event, Guest, new_table

TITLE = "Schraube Locker"
GAME = "schraube-locker"
SWAP, GIFT, SETS, GREEN, YELLOW, PUTS = 22, 49, 0, 23, 10, 1
"""Seeds of matches in which Anna may do this soon."""
CARD_WORDS = {
    "nut": "a nut",
    "bolt": "a bolt",
    "double_nut": "a double nut",
    "double_bolt": "a double bolt",
    "green": "a green card",
    "yellow": "a yellow card",
    "orange": "an orange card",
    "red": "a red card",
}


@dataclass
class House:
    """A server; the next match that begins there has this seed."""

    address: str
    seed: int = 0


@contextmanager
def open_house(data: Path) -> Iterator[House]:
    """Serve with seeds that are told instead of drawn."""
    thinker = WorkerThinker(1)
    try:
        with (
            running_server(data, thinker=thinker) as address,
            pytest.MonkeyPatch.context() as patch,
        ):
            house = House(address)
            patch.setattr(decide_match, "new_seed", lambda: house.seed)
            yield house
    finally:
        thinker.close()


@pytest.fixture(name="server", scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a server whose next seed the test tells."""
    with open_house(tmp_path_factory.mktemp("data")) as opened:
        yield opened


@dataclass
class Scene:
    """A match of Anna, Ben and more; each hears the table on a line of their own."""

    table: str
    anna: Guest
    ben: Guest
    source: Generator
    more: list[Guest]
    heard: int = field(default=0)

    @property
    def view(self) -> dict[str, Any]:
        """What is to be seen at the table."""
        assert self.anna.position is not None
        view: dict[str, Any] = self.anna.position["view"]
        return view

    def settle(self) -> Guest | None:
        """Hear everything; returns who may move, None once the match is over."""
        while True:
            guests = (self.anna, self.ben, *self.more)
            for guest in guests:
                guest.ask("Why", text="end")
            assert self.anna.position is not None
            for guest in guests:
                if guest.legal:
                    return guest
            if self.anna.position["view"]["phase"] == "over":
                return None

    def play_until(self, kind: str, most: int = 600) -> list[str]:
        """Play anything for both until Anna may play such a ply; returns those."""
        for _ in range(most):
            mover = self.settle()
            if mover is None:
                assert kind == "over", f"the match is over without {kind}"
                return []
            if mover is self.anna and kind in kinds(mover.legal):
                self.heard = len(self.anna.events)
                return [text for text in mover.legal if kind_of(text) == kind]
            answer = mover.play(mover.legal[draw(self.source, len(mover.legal))])
            assert answer["type"] == "Accepted", answer
        raise AssertionError(f"no {kind} within {most} plies")

    def played(self) -> list[str]:
        """Return what Anna has played since this was asked last."""
        self.settle()
        new = self.anna.events[self.heard :]
        self.heard = len(self.anna.events)
        return [one["text"] for one in new if is_by_anna(one)]

    def await_played(self) -> str:
        """Wait for Anna's next ply, by whatever means."""
        while True:
            while self.heard == len(self.anna.events):
                self.anna.receive()
            event = self.anna.events[self.heard]
            self.heard += 1
            if is_by_anna(event):
                self.settle()
                text: str = event["text"]
                return text


def is_by_anna(event: Event) -> bool:
    """Whether an event tells of a ply of seat 0."""
    return bool(event["type"] == "Played" and event["actor"] == 0)


def kind_of(text: str) -> str:
    """Give the first word of a ply; "pair" for two dice on one stack."""
    kind, *rest = text.split()
    return "pair" if kind == "put" and "+" in rest[0] else kind


def kinds(legal: list[str]) -> set[str]:
    """Name the kinds of plies in a list."""
    return {kind_of(text) for text in legal}


@contextmanager
def scene(house: House, seed: int, *more: str, **options: Any) -> Iterator[Scene]:
    """Let Anna, Ben and more sit down and begin a match with this seed."""
    house.seed = seed
    names = ("Ben", *more)
    chairs = ["me", *("open" for _ in names)]
    table, token = new_table(
        house.address, *chairs, game=GAME, options={"first_seat": 0, **options}
    )
    with ExitStack() as lines:
        enter = lines.enter_context
        anna = enter(Guest(house.address, table, token=token))
        others = [enter(Guest(house.address, table, name)) for name in names]
        for number, guest in enumerate(others, 1):
            assert guest.ask("Sit", seat=number)["type"] == "Accepted"
        assert anna.ask("Start")["type"] == "Accepted"
        yield Scene(table, anna, others[0], generator(seed, "seats"), others[1:])


def look_in(person: Person, at: Scene, guest: Guest | None = None) -> None:
    """Open the table's page in the place of a guest, Anna's unless told."""
    who = guest or at.anna
    kept = json.dumps({"nickname": person.name, "token": who.token})
    person.context.add_init_script(
        f"localStorage.getItem('spielkiste') || "
        f"localStorage.setItem('spielkiste', {json.dumps(kept)})"
    )
    person.page.goto(f"/t/{at.table}")
    expect(circle(person)).to_be_visible()


# --- what lies on the table ---------------------------------------------------------


def things(person: Person, name: str) -> Locator:
    """Find what lies before somebody; it opens the sheet with all of it."""
    return button(person, f"Cards of {name}: ")


def circle(person: Person) -> Locator:
    """Find the circle of stacks."""
    return group(person, "The circle of six stacks")


def group(person: Person, name: str) -> Locator:
    """Find a group of controls."""
    return person.page.get_by_role("group", name=name, exact=True)


def stack(person: Person, number: int) -> Locator:
    """Find a stack of the circle."""
    return circle(person).get_by_role("button", name=re.compile(f"^Stack {number}:"))


def dice(person: Person, face: int) -> Locator:
    """Find the dice that show a face."""
    return group(person, "Dice").get_by_role("button", name=f"Die with {face}")


def button(person: Person, words: str) -> Locator:
    """Find a button whose name begins like this pattern."""
    return person.page.get_by_role("button", name=re.compile(f"^({words})"))


def use(person: Person, card: str) -> Locator:
    """Find a card of one's own that can be used."""
    return person.button(f"Use {card}").first


def prompt(person: Person) -> Locator:
    """Find the sentence that says what can be done."""
    return person.page.locator("[data-prompt]")


def open_cards(view: dict[str, Any]) -> list[dict[str, Any]]:
    """List the cards face up before somebody, then those in the circle."""
    owned = [card for seat in view["seats"] for card in seat["cards"]]
    return owned + [stack["card"] for stack in view["stacks"] if stack["card"]]


def card_words(view: dict[str, Any], number: int) -> str:
    """Say what a card is: "a nut (2 points)"."""
    card = next(one for one in open_cards(view) if one["id"] == number)
    points = f"{card['points']} point{'' if card['points'] == 1 else 's'}"
    return f"{CARD_WORDS[card['picture']]} ({points.replace('-', '−')})"


# --- plies by clicks ----------------------------------------------------------------

BUTTONS = {
    "scan": "Place$",
    "roll": r"Roll again \(",
    "green": "Roll again$",
    "move": "Stay|Full circle|Move to",
    "done": "No exchange|No more",
    "end": "End turn",
}


def controls(person: Person, at: Scene, text: str) -> list[Locator]:
    """Find what is to be clicked for a ply, one after the other."""
    kind, *rest = text.split()
    if kind in BUTTONS:
        return [button(person, BUTTONS[kind])]
    if kind == "stack":
        return [stack(person, int(rest[0]))]
    if kind == "put":
        return put_controls(person, rest[0].split("+"), int(rest[1]))
    if kind == "dice":
        many = "die" if rest[0] == "1" else "dice"
        return [person.button(f"Roll {rest[0]} {many}")]
    if kind == "set":
        return [button(person, "Form the set")]
    return card_controls(person, at, [kind, *rest])


def put_controls(person: Person, faces: list[str], number: int) -> list[Locator]:
    """Pick dice up, then point at a stack."""
    picked = [dice(person, int(face)) for face in faces]
    if len(set(faces)) < len(faces):
        picked = [dice(person, int(faces[0])).nth(at) for at in range(len(faces))]
    else:
        picked = [one.first for one in picked]
    return [*picked, stack(person, number)]


def card_controls(person: Person, at: Scene, words: list[str]) -> list[Locator]:
    """Find a card by what it is, and what comes after it."""
    kind, number = words[0], int(words[1])
    card = card_words(at.view, number)
    if kind == "swap":
        return [person.button(f"Swap with Ben: return {card}")]
    if kind == "gift":
        return [person.button("Give Ben the −3")]
    if kind == "yellow":
        die = dice(person, int(words[2])).first
        return [use(person, card), die, person.button(f"Turn it to {words[3]}")]
    return [person.button(f"{kind.capitalize()} {card}")]


def click(person: Person, at: Scene, text: str) -> None:
    """Play a ply by clicks; the server hears exactly this one."""
    for control in controls(person, at, text):
        control.click()
    assert at.await_played() == text
