"""Events: to the page, each with the version it leads to."""

from __future__ import annotations

from .terms import CommandId, Line, Message, Refusal
from .views import Position, TableView


class Welcome(Message, frozen=True):
    """Everything a page needs to begin or begin again."""

    version: int
    token: str
    table: TableView
    position: Position | None
    lines: list[Line]


class Resumed(Message, frozen=True):
    """The page's version is still at hand: the missed events follow, no more."""

    version: int
    token: str
    table: TableView


class TableChanged(Message, frozen=True):
    """People, seats, options or proposals changed."""

    version: int
    table: TableView
    lines: list[Line]


class Presence(Message, frozen=True):
    """Who is connected now; carries no version, for nothing is kept of it."""

    online: list[int]
    onlookers: int


class Started(Message, frozen=True):
    """A match began; chance has already set it up."""

    version: int
    table: TableView
    position: Position
    lines: list[Line]


class Played(Message, frozen=True):
    """One ply was played: by whom, its text (hidden parts as ?), what followed."""

    version: int
    actor: int
    text: str
    position: Position
    lines: list[Line]


class Undone(Message, frozen=True):
    """The last plies were taken back by consent."""

    version: int
    table: TableView
    position: Position
    lines: list[Line]


class Ended(Message, frozen=True):
    """The match is over."""

    version: int
    table: TableView
    position: Position
    lines: list[Line]


class Accepted(Message, frozen=True):
    """The command with this id was carried out; the table stands at `version`."""

    id: CommandId
    version: int


class Refused(Message, frozen=True):
    """The command with this id was not carried out, and why."""

    id: str
    refusal: Refusal


class Reason(Message, frozen=True):
    """The answer to `Why`; no refusal means the ply is legal."""

    id: CommandId
    refusal: Refusal | None


class Hinted(Message, frozen=True):
    """The answer to `Hint`: chances at the position with so many plies.

    What they mean is the game's affair; none when it has nothing to say here.
    """

    id: CommandId
    ply: int
    chances: list[float] | None


Event = (
    Welcome
    | Resumed
    | TableChanged
    | Presence
    | Started
    | Played
    | Undone
    | Ended
    | Accepted
    | Refused
    | Reason
    | Hinted
)
