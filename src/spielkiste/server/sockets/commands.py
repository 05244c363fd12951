"""Commands of the protocol as wishes to a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from spielkiste.engine.refusal import Refusal
from spielkiste.server import wire
from spielkiste.server.persons import clean_name
from spielkiste.tables import decide, decide_match
from spielkiste.tables.decide import Asker
from spielkiste.tables.live import Decide, LiveTable
from spielkiste.tables.thinking import LONGEST, Thinker

log = logging.getLogger(__name__)


def why_not(live: LiveTable, person: str, text: str) -> Refusal | None:
    """Answer `Why`: whether this person might play this ply now."""
    seat = decide.own_seat(live.table, Asker(person, ""))
    return decide_match.why_not(live.table, seat, text)


async def hint(
    thinker: Thinker, live: LiveTable, person: str, command: wire.Hint
) -> wire.Hinted:
    """Answer `Hint`, as far as the game can; raises RefusedError."""
    seat = decide.own_seat(live.table, Asker(person, ""))
    ply = live.table.plies
    wonder = decide_match.wonder(live.table, seat)
    try:
        async with asyncio.timeout(LONGEST):
            chances = await thinker.hint(wonder)
    except Exception:
        log.exception("a hint for %s failed", wonder.game)
        chances = None
    return wire.Hinted(command.id, ply, chances)


def wish(live: LiveTable, nickname: str, command: Any) -> Decide:
    """Return what decides a command; every kind but Hello, Why and Ack has one."""
    return _WISHES[type(command)](live, nickname, command)


def named(nickname: str) -> str:
    """Return a nickname as it is shown; raises RefusedError when nothing is left."""
    return clean_name(nickname) or decide.no("nickname")


def _sit(_live: LiveTable, nickname: str, command: wire.Sit) -> Decide:
    return partial(decide.sit, seat=command.seat, nickname=nickname)


def _stand(_live: LiveTable, _nickname: str, _command: wire.Stand) -> Decide:
    return decide.stand


def _seat_bot(_live: LiveTable, _nickname: str, command: wire.SeatBot) -> Decide:
    return partial(decide.seat_bot, seat=command.seat, level=command.level)


def _clear(_live: LiveTable, _nickname: str, command: wire.Clear) -> Decide:
    return partial(decide.clear, seat=command.seat)


def _swap(_live: LiveTable, _nickname: str, command: wire.SwapSeats) -> Decide:
    return partial(decide.swap, seat=command.seat, other=command.other)


def _configure(_live: LiveTable, _nickname: str, command: wire.Configure) -> Decide:
    return partial(decide.configure, seats=command.seats, options=command.options)


def _start(_live: LiveTable, _nickname: str, _command: wire.Start) -> Decide:
    return decide_match.start


def _play(_live: LiveTable, _nickname: str, command: wire.Play) -> Decide:
    return partial(decide_match.play, ply=command.ply, text=command.text)


def _propose(_live: LiveTable, _nickname: str, command: wire.Propose) -> Decide:
    return partial(decide_match.propose, what=command.what)


def _answer(_live: LiveTable, _nickname: str, command: wire.Answer) -> Decide:
    return partial(decide_match.answer, yes=command.yes)


def _stand_in(live: LiveTable, _nickname: str, command: wire.StandIn) -> Decide:
    return partial(
        decide.stand_in,
        seat=command.seat,
        level=command.level,
        present=live.present,
    )


def _rename(_live: LiveTable, _nickname: str, command: wire.Rename) -> Decide:
    return partial(decide.rename, nickname=named(command.nickname))


_WISHES: dict[type[Any], Callable[[LiveTable, str, Any], Decide]] = {
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.SeatBot: _seat_bot,
    wire.Clear: _clear,
    wire.SwapSeats: _swap,
    wire.Configure: _configure,
    wire.Start: _start,
    wire.Play: _play,
    wire.Propose: _propose,
    wire.Answer: _answer,
    wire.StandIn: _stand_in,
    wire.Rename: _rename,
}
