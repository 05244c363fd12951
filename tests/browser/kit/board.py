"""The board of Twisty as a person reads it: labels, rows and buttons, no more."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from playwright.sync_api import Locator, expect

from tests.browser.kit.person import Person

FILES = "abcdefg"
SPACES = [f"{file}{rank}" for file in FILES for rank in range(1, 8)]
CENTRE = "d4"
KNIGHT = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
BUTTONS = ("Protect", "Stop", "Pass")
READ = """name => {
  const all = (what) => [...document.querySelectorAll(what)];
  const texts = (what) => all(what).map((one) => one.innerText.trim());
  return {
    headline: texts("h1")[0] ?? "",
    labels: all("[role=gridcell]").map((cell) => cell.getAttribute("aria-label")),
    row: texts(`[aria-label="Row of ${name}"] li`),
    buttons: texts("button"),
  };
}"""
"""Everything in one go: a match is looked at hundreds of times."""


@dataclass(frozen=True)
class Sight:
    """What somebody sees at one moment."""

    headline: str
    labels: dict[str, str]
    """What is said of each space."""
    needed: str
    """The colour needed next, "" once there are seven cubes."""
    buttons: tuple[str, ...]

    @property
    def open(self) -> list[str]:
        """Give the spaces where landing is possible."""
        return [space for space, label in self.labels.items() if "possible" in label]

    @property
    def is_mine(self) -> bool:
        """Whether it is my turn and I see what I may do."""
        return "Your turn" in self.headline and bool(self.open or self.buttons)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return "over" in self.headline

    def place_of(self, name: str) -> str:
        """Find where somebody's pawn stands."""
        return next(
            space
            for space, label in self.labels.items()
            if f"{name} stands here" in label
        )


def space(person: Person, name: str) -> Locator:
    """Find a space of the board."""
    return person.page.get_by_role("gridcell", name=re.compile(f"^{name},"))


def row_of(person: Person, name: str) -> Locator:
    """Find the tokens of a player's row."""
    rows = person.page.get_by_role("list", name=f"Row of {name}", exact=True)
    return rows.get_by_role("listitem")


def look(person: Person) -> Sight:
    """Read the whole table."""
    seen = person.page.evaluate(READ, person.name)
    needed = [text for text in seen["row"] if "needed next" in text]
    return Sight(
        headline=seen["headline"],
        labels={label[:2]: label for label in seen["labels"]},
        needed=needed[0].split(": ")[1].split(",")[0] if needed else "",
        buttons=tuple(name for name in BUTTONS if name in seen["buttons"]),
    )


@cache
def distances(goals: frozenset[str]) -> dict[str, int]:
    """Count the knight's moves from every space to the nearest goal."""
    found = dict.fromkeys(goals, 0)
    frontier = list(goals)
    while frontier:
        here = frontier.pop(0)
        for there in knight_moves(here):
            if there not in found:
                found[there] = found[here] + 1
                frontier.append(there)
    return found


def knight_moves(here: str) -> list[str]:
    """Give the spaces a knight's move away."""
    places = [(FILES.index(here[0]) + x, int(here[1]) + y) for x, y in KNIGHT]
    return [f"{FILES[x]}{y}" for x, y in places if 0 <= x < 7 and 1 <= y <= 7]


def choose(sight: Sight, name: str) -> str:
    """Choose as a sensible child would: take, else come nearer, and rob nobody."""
    labels = sight.labels
    goals = [at for at, text in labels.items() if f"{sight.needed} cube" in text]
    way = distances(frozenset(goals if sight.needed else [CENTRE]))

    def worth(at: str) -> tuple[bool, bool, int]:
        label = labels[at]
        takes = "takes" in label or "wins" in label
        return not takes, "robs" in label, way.get(at, 9)

    best = min(sight.open, key=worth, default="")
    if "Protect" in sight.buttons:
        return "Protect"
    if "Stop" in sight.buttons:
        nearer = best and way.get(best, 9) < way.get(sight.place_of(name), 9)
        return best if nearer else "Stop"
    return best or "Pass"


def press(person: Person, choice: str) -> None:
    """Click a space or one of the buttons."""
    if choice in SPACES:
        space(person, choice).click()
    else:
        person.button(choice).click()


def await_turn(person: Person, timeout: float = 15_000) -> Sight:
    """Wait until it is this person's turn, or the match is over."""
    ready = re.compile("Your turn|over")
    expect(person.headline).to_contain_text(ready, timeout=timeout)
    sight = look(person)
    while not (sight.is_mine or sight.is_over):
        person.page.wait_for_timeout(25)
        sight = look(person)
    return sight


def play_once(person: Person) -> str:
    """Play one ply by a click, and wait until it is seen; returns what was chosen."""
    sight = await_turn(person)
    assert sight.is_mine, sight.headline
    choice = choose(sight, person.name)
    press(person, choice)
    await_change(person, sight)
    return choice


def await_change(person: Person, before: Sight) -> None:
    """Wait until the table looks different."""
    for _ in range(400):
        if look(person) != before:
            return
        person.page.wait_for_timeout(25)
    raise AssertionError(f"nothing happened at {person.name}'s table")


def on_turn(*people: Person) -> tuple[Person, Person]:
    """Wait until one of two people may move; returns that one, and the other."""
    while True:
        for person, other in (people, people[::-1]):
            if look(person).is_mine:
                return person, other
        people[0].page.wait_for_timeout(25)


def play_to_end(*people: Person, most: int = 400) -> int:
    """Let everybody play until the match is over; returns how many plies it took."""
    for count in range(most):
        sights = [look(person) for person in people]
        while not any(sight.is_mine or sight.is_over for sight in sights):
            people[0].page.wait_for_timeout(25)
            sights = [look(person) for person in people]
        if any(sight.is_over for sight in sights):
            return count
        mover = next(
            one for one, sight in zip(people, sights, strict=True) if sight.is_mine
        )
        play_once(mover)
    raise AssertionError(f"no end after {most} plies")
