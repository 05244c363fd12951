"""A table as its entries left it: people, bots and a match."""

from __future__ import annotations

import hashlib
from collections import OrderedDict, deque
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from spielkiste.engine.game import Game
from spielkiste.engine.match import Match

from .happenings import Happening, Step

KEPT_HAPPENINGS = 40
"""How many versions back a returning page can be told what it missed."""
KEPT_STEPS = 40
"""How many plies a new page is told in sentences."""
KEPT_ANSWERS = 400
"""How many commands are known again when they are sent twice."""

Phase = Literal["waiting", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
Proposal = Literal["undo", "end", "rematch"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table and who sits there."""

    kind: SeatKind = "open"
    person: str = ""
    level: str = ""
    stand_in: str = ""
    wins: int = 0

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now, "" for none."""
        return self.level or self.stand_in


@dataclass(frozen=True, slots=True)
class Proposed:
    """An open proposal: the seats that agreed, and the seats that must answer."""

    what: Proposal
    by: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended; `agreed` when the people ended it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    returns: tuple[float, ...]
    agreed: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything about a table but its match, as it was at one moment."""

    owner: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    phase: Phase = "waiting"
    matches: int = 0
    seats: tuple[Seat, ...] = ()
    names: dict[str, str] = field(default_factory=dict)
    proposal: Proposed | None = None
    result: Result | None = None
    commitment: str = ""
    seed: str = ""
    """The seed of the match, once it is over."""

    def seat_of(self, person: str) -> int | None:
        """Return the seat of a person, None for an onlooker."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person:
                return number
        return None

    def with_seat(self, number: int, seat: Seat) -> Scene:
        """Return this scene with another occupant of a seat."""
        seats = list(self.seats)
        seats[number] = seat
        return replace(self, seats=tuple(seats))


@dataclass(slots=True, eq=False)
class Table:
    """A live table; only `apply.py` changes it."""

    id: str
    game: Game[Any]
    levels: tuple[str, ...] = ()
    """The levels of bots that may sit here."""
    scene: Scene = field(default_factory=Scene)
    match: Match[Any] | None = None
    version: int = 0
    entries: int = 0
    """How many entries made it."""
    happenings: deque[Happening] = field(
        default_factory=lambda: deque(maxlen=KEPT_HAPPENINGS)
    )
    steps: deque[Step] = field(default_factory=lambda: deque(maxlen=KEPT_STEPS))
    """The last plies of the running match."""
    answers: OrderedDict[tuple[str, str], int] = field(default_factory=OrderedDict)
    """The version to which each recent command of a person led."""
    held: dict[str, int] = field(default_factory=dict)
    """Which seat each person has held in the running match."""

    @property
    def plies(self) -> int:
        """How many plies the running match has."""
        return len(self.match.plies) if self.match else 0

    @property
    def is_playing(self) -> bool:
        """Whether a match is running."""
        return self.scene.phase == "playing"

    @property
    def has_person(self) -> bool:
        """Whether a person sits at the table."""
        return any(seat.kind == "person" for seat in self.scene.seats)

    def remember(self, person: str, command: str) -> None:
        """Keep the answer to a command, so that it is carried out once."""
        if command:
            self.answers[person, command] = self.version
            if len(self.answers) > KEPT_ANSWERS:
                self.answers.popitem(last=False)

    def missed(self, since: int) -> list[Happening] | None:
        """Return everything after a version, None when it is no longer at hand."""
        kept = self.happenings
        first = kept[0].version if kept else self.version + 1
        if not first - 1 <= since <= self.version:
            return None
        return [told for told in kept if told.version > since]


def commitment(seed: str) -> str:
    """Return the hash that is told before a match in place of its seed."""
    return hashlib.sha256(seed.encode()).hexdigest()
