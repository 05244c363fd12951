"""Positions of Schraube Locker as a person writes them, and plies by text.

Unless a position says otherwise, the open card of stack s asks for the die s + 1, and
the stacks are as high as the cards that are elsewhere allow.
"""

from __future__ import annotations

import re
from textwrap import dedent
from typing import Any, Self

from spielkiste import CHANCE, Refusal
from spielkiste.engine.contract.strict import as_strict
from spielkiste.games.schraube_locker import GAME

TOPS = (24, 26, 25, 19, 22, 23)
"""House cards with the die values 1 … 6: doubles, which the tests leave there."""
N_STACKS = 6
FULL = 7


class Spot:
    """A checked state on which whoever is to move plays texts."""

    def __init__(self, state: Any) -> None:
        self.state = as_strict(state)

    @property
    def to_move(self) -> int:
        """Who decides now."""
        return GAME.to_move(self.state)

    @property
    def phase(self) -> str:
        """What is decided now, in the word of the page's view."""
        return str(self.view["phase"])

    @property
    def view(self) -> Any:
        """Everything, as a page is told it."""
        return GAME.view(self.state)

    def legal(self) -> list[str]:
        """Return the texts of what the one who decides may do."""
        found = GAME.legal_actions(self.state, self.to_move)
        return [GAME.action_text(self.state, self.to_move, action) for action in found]

    def play(self, *texts: str) -> Self:
        """Play these plies, each for whoever is then to move."""
        for text in texts:
            who = self.to_move
            GAME.play(self.state, who, GAME.parse_action(self.state, who, text))
        return self

    def roll(self, faces: str) -> Self:
        """Let dice fall with these faces, written in a row."""
        return self.play(*(f"die {face}" for face in faces))

    def refused(self, text: str, who: int | None = None) -> Refusal:
        """Return why a ply is refused; fails if it is not, or if it leaves a trace."""
        who = self.to_move if who is None else who
        action = GAME.parse_action(self.state, who, text)
        before = self.state.copy()
        refusal = GAME.refusal(self.state, who, action)
        assert refusal is not None, f"{text} was not refused"
        assert self.state == before
        return refusal

    def why(self, text: str, who: int | None = None) -> str:
        """Return the clause by which a ply is refused."""
        return self.refused(text, who).clause

    @property
    def served(self) -> list[int]:
        """The stacks that have their die."""
        return [n for n, stack in enumerate(self.view["stacks"]) if stack["served"]]

    @property
    def dice(self) -> list[int]:
        """The unplaced dice of this roll."""
        return list(self.view["dice"])

    @property
    def scores(self) -> list[int]:
        """What every seat's things are worth now."""
        return GAME.scores(self.state)

    def pawn(self, seat: int) -> int:
        """Return the stack beside which a pawn stands."""
        return int(self.view["seats"][seat]["stack"])

    def cards(self, seat: int) -> list[int]:
        """Return the numbers of a seat's face-up cards."""
        return [card["id"] for card in self.view["seats"][seat]["cards"]]

    def next_card(self) -> Self:
        """Let chance turn up whatever comes first, if it is to move."""
        return self.play(self.legal()[0]) if self.to_move == CHANCE else self


def at(text: str) -> Spot:
    """Return the position of a text; stacks and seats that it omits are filled in."""
    lines = dedent(text).strip().splitlines()
    head, rest = lines[0], lines[1:]
    seats = int(head.split()[1].rstrip(","))
    given = {int(line[6]): line for line in rest if line.startswith("stack ")}
    own = {int(line[5]): line for line in rest if re.match(r"seat \d at", line)}
    others = [x for x in rest if not re.match(r"stack|seat \d at", x)]
    people = [own.get(seat, f"seat {seat} at {seat}:") for seat in range(seats)]
    elsewhere = _count_cards([*people, *others])
    stacks = _fill_stacks(given, elsewhere)
    has_roll = any(line.startswith("unrolled") for line in others)
    roll = [] if has_roll else ["unrolled 0, rerolls 2"]
    joined = [head, *stacks, *people, *roll, *others]
    return Spot(GAME.parse_state("\n".join(joined) + "\n"))


def _count_cards(lines: list[str]) -> int:
    """Count the cards that are in no stack."""
    count = 0
    for line in lines:
        if re.match(r"seat \d at", line):
            cards = line.partition(":")[2].partition(", bonus")[0]
            count += len(re.sub(r", sets \d+ of", "", cards).split())
        elif line.startswith("box"):
            count += len(line.split()) - 1
    return count


def _fill_stacks(given: dict[int, str], elsewhere: int) -> list[str]:
    fixed = {stack: int(line.split()[-1]) for stack, line in given.items()}
    free = [stack for stack in range(N_STACKS) if stack not in given]
    left = N_STACKS * FULL - elsewhere - sum(fixed.values())
    lines = []
    for place, stack in enumerate(free):
        height = min(FULL, left - (len(free) - place - 1))
        left -= height
        lines.append(f"stack {stack}: {TOPS[stack]} of {height}")
    assert left == 0, "the stacks given leave too many cards"
    return [*given.values(), *lines]


def new(seats: int, **options: Any) -> Spot:
    """Return the first position of a match."""
    return Spot(GAME.new(seats, **options))


def started(seats: int, *starts: int, **options: Any) -> Spot:
    """Return a match whose pawns were placed and whose first cards are TOPS."""
    spot = new(seats, **options).play(*(f"stack {stack}" for stack in starts))
    return spot.play(*(f"card {card}" for card in TOPS))
