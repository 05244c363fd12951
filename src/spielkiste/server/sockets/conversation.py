"""The conversation over one socket: Hello first, then commands, each answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.datastructures import State

from spielkiste.engine.refusal import RefusedError, refuse
from spielkiste.server import wire
from spielkiste.server.views import refusal_view
from spielkiste.tables.decide import Asker
from spielkiste.tables.live import LiveTable

from .commands import hint, named, why_not, wish
from .connection import (
    BAD_HELLO,
    TOO_MANY,
    TOO_SLOW,
    UNKNOWN_TABLE,
    ClosingError,
    Connection,
    GoneError,
)

if TYPE_CHECKING:
    from spielkiste.server.house import House

AnySocket = WebSocket[Any, Any, State]

log = logging.getLogger(__name__)


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, State], state: State) -> None:
    """Speak with one page from its Hello until it leaves."""
    if not is_same_origin(socket.headers):
        await socket.close()
        return
    await socket.accept()
    house: House = state.house
    connection = Connection(socket, house.limits)
    code = 1000
    try:
        await _visit(house, connection, address_of(socket))
    except GoneError:
        pass
    except ClosingError as closing:
        code = closing.code
        if closing.refusal is not None:
            connection.refuse("", closing.refusal)
    except asyncio.CancelledError:
        if not connection.is_stuck:
            raise
        code = TOO_SLOW
    except Exception:
        log.exception("a conversation broke off")
        code = 1011
    finally:
        await connection.close(code)


def is_same_origin(headers: Mapping[str, str]) -> bool:
    """Tell whether a socket is opened by our own page, or by no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def address_of(socket: AnySocket) -> str:
    """Return the address from which a socket was opened."""
    return socket.client.host if socket.client else ""


async def _visit(house: House, connection: Connection, address: str) -> None:
    if not house.address_places.take(address):
        raise ClosingError(TOO_MANY, refuse("", "table-too-many-connections"))
    try:
        async with asyncio.timeout(house.limits.hello_seconds):
            hello = await _hello(connection)
    except TimeoutError:
        raise ClosingError(BAD_HELLO, refuse("", "table-hello-first")) from None
    else:
        await _admit(house, connection, hello)
    finally:
        house.address_places.give(address)


async def _hello(connection: Connection) -> wire.Hello:
    while True:
        command = await connection.command()
        if isinstance(command, wire.Hello):
            return command
        if not isinstance(command, wire.Ack):
            connection.refuse(command.id, refuse("", "table-hello-first"))


async def _admit(house: House, connection: Connection, hello: wire.Hello) -> None:
    person = house.persons.recognise(hello.token)
    connection.person = person
    try:
        nickname = named(hello.nickname)
        live = await house.hub.get(hello.table)
    except RefusedError as error:
        raise ClosingError(UNKNOWN_TABLE, error.refusal) from error
    if not house.person_places.take(person):
        raise ClosingError(TOO_MANY, refuse("", "table-too-many-connections"))
    live.join(person)
    _greet(house, connection, live, hello)
    leave = house.bus.subscribe(live.table.id, connection.receive_frames)
    try:
        await live.give_back(person)
        await _converse(house, connection, live, nickname)
    finally:
        leave()
        house.person_places.give(person)
        live.leave(person)


def _greet(
    house: House, connection: Connection, live: LiveTable, hello: wire.Hello
) -> None:
    """Say what was missed, if that is still known, or everything."""
    if hello.since is not None:
        missed = house.teller.resume(live, connection.person, hello.since)
        if missed is not None:
            for text in missed:
                connection.send(text)
            return
    connection.tell(house.teller.welcome(live, connection.person))


async def _converse(
    house: House, connection: Connection, live: LiveTable, nickname: str
) -> None:
    while True:
        command = await connection.command()
        if isinstance(command, wire.Rename):
            with suppress(RefusedError):
                nickname = named(command.nickname)
        try:
            await _answer(house, connection, live, (nickname, command))
        except RefusedError as error:
            connection.refuse(command_id(command), error.refusal)


def command_id(command: wire.Command) -> str:
    """Return the id by which a command is answered, "" for one without."""
    return str(getattr(command, "id", ""))


async def _answer(
    house: House,
    connection: Connection,
    live: LiveTable,
    said: tuple[str, wire.Command],
) -> None:
    """Carry out one command of somebody of that name, and answer it."""
    nickname, command = said
    match command:
        case wire.Ack():
            return  # the page itself says what it saw last when it returns
        case wire.Hello():
            connection.refuse("", refuse("", "table-already-here"))
            return
        case wire.Why():
            refusal = why_not(live, connection.person, command.text)
            said_so = refusal_view(refusal) if refusal is not None else None
            connection.tell(wire.Reason(command.id, said_so))
        case wire.Hint():
            thinker = house.hub.thinker
            connection.tell(await hint(thinker, live, connection.person, command))
        case _:
            asker = Asker(connection.person, command.id)
            version = await live.ask(asker, wish(live, nickname, command))
            connection.tell(wire.Accepted(command.id, version))
