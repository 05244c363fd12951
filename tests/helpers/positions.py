"""Positions of Twisty as a person writes them, and plies played on them by text."""

from __future__ import annotations

from textwrap import dedent
from typing import Any, Self

from spielkiste import CHANCE, Refusal, load_game
from spielkiste.engine.contract.strict import as_strict

GAME = load_game("twisty")
PAWNS = ("blue", "mint", "pink", "purple")
FILES = "abcdefg"
SYMBOLS = ("orthogonal", "diagonal", "leap", "warp", "save")
RAINBOW = ("red", "orange", "yellow", "green", "blue", "purple", "pink")
LETTERS = dict(zip(("", *RAINBOW, *SYMBOLS), ".roygbpk+xLWS", strict=True))


class Position:
    """A checked state on which whoever is to move plays texts."""

    def __init__(self, state: Any) -> None:
        self.state = as_strict(state)

    @property
    def to_move(self) -> int:
        """Who decides now."""
        return GAME.to_move(self.state)

    def legal(self, who: int | None = None) -> list[str]:
        """Return the texts of what the one who decides (or `who`) may do."""
        who = self.to_move if who is None else who
        found = GAME.legal_actions(self.state, who)
        return [GAME.action_text(self.state, who, action) for action in found]

    def play(self, *texts: str) -> Self:
        """Play these plies, each for whoever is then to move."""
        for text in texts:
            who = self.to_move
            GAME.play(self.state, who, GAME.parse_action(self.state, who, text))
        return self

    def turns(self) -> int:
        """How many turns have ended."""
        return int(GAME.view(self.state)["turn"])

    def refused(self, text: str, who: int | None = None) -> Refusal:
        """Return why a ply is refused; fails if it is not, or if it leaves a trace."""
        who = self.to_move if who is None else who
        action = GAME.parse_action(self.state, who, text)
        before = self.state.copy()
        refusal = GAME.refusal(self.state, who, action)
        assert refusal is not None, f"{text} was not refused"
        assert self.state == before
        return refusal

    def drawn(self) -> list[str]:
        """Return the lines of the position's text."""
        return GAME.state_text(self.state).splitlines()

    @property
    def decision(self) -> str:
        """What is decided next, as the last line of the text says it."""
        return self.drawn()[-1]

    @property
    def used(self) -> list[str]:
        """The spaces of the discs used this turn."""
        return list(GAME.view(self.state)["used"])

    @property
    def board(self) -> dict[str, str]:
        """The disc on every space that has one."""
        return dict(GAME.view(self.state)["board"])

    @property
    def scores(self) -> list[int]:
        """Cubes collected by every seat."""
        return GAME.scores(self.state)

    def row(self, pawn: str) -> list[str]:
        """Return a player's tokens with their marks."""
        return self._line(pawn).partition(": ")[2].split()

    def cubes(self, pawn: str) -> list[str]:
        """Return a player's collected tokens with their marks."""
        return [token for token in self.row(pawn) if token[-1] in "*!"]

    def space(self, pawn: str) -> str:
        """Return where a pawn stands."""
        return self._line(pawn).split()[1].rstrip(":")

    def _line(self, pawn: str) -> str:
        return next(x for x in self.drawn() if x.startswith(pawn) and ":" in x)


def at(text: str) -> Position:
    """Return the position of a text that may be shorter than a drawn one.

    `on c3 red, e5 leap` lays discs; tokens left out follow in the rainbow's order.
    """
    lines: list[str] = []
    for line in dedent(text).strip().splitlines():
        lines += _draw(line) if line.startswith("on ") else [_fill(line)]
    return Position(GAME.parse_state("\n".join(lines) + "\n"))


def _draw(line: str) -> list[str]:
    """Return the rows of a board on which these discs lie."""
    discs = dict(part.split() for part in line.removeprefix("on ").split(", "))
    return [
        f"{rank} " + " ".join(LETTERS[discs.pop(f"{file}{rank}", "")] for file in FILES)
        for rank in range(7, 0, -1)
    ]


def _fill(line: str) -> str:
    head, colon, tokens = line.partition(":")
    if not colon or head.split()[0] not in PAWNS:
        return line
    given = tokens.split()
    named = {token.rstrip("*!") for token in given}
    rest = [colour for colour in RAINBOW if colour not in named]
    return f"{head}: {' '.join([*given, *rest])}"


def new(seats: int, **options: Any) -> Position:
    """Return the first position of a match."""
    return Position(GAME.new(seats, **options))


def lay_out(position: Position) -> Position:
    """Let chance lay whatever comes first until somebody else decides."""
    while position.to_move == CHANCE:
        position.play(position.legal()[0])
    return position
