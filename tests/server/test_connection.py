"""A page that takes nothing in is let go, and never holds up a table."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar import WebSocket

from spielkiste.server import wire
from spielkiste.server.bus import Frames
from spielkiste.server.sockets.connection import Connection
from tests.server.conftest import GENEROUS

FEW = replace(GENEROUS, unsent_frames=3)


def deaf_socket() -> tuple[WebSocket[Any, Any, Any], list[Any]]:
    """Return a socket whose page never reads, and what it was sent."""
    sent: list[Any] = []
    never = asyncio.Event()

    async def send(message: Any) -> None:
        sent.append(message)
        await never.wait()

    async def receive() -> Any:
        await never.wait()

    async def close(code: int) -> None:
        sent.append(code)

    found = SimpleNamespace(send=send, receive=receive, close=close)
    return cast("WebSocket[Any, Any, Any]", found), sent


async def test_who_takes_nothing_in_is_woken_to_be_closed() -> None:
    socket, sent = deaf_socket()
    made: list[Connection] = []

    async def read() -> wire.Command:
        made.append(Connection(socket, FEW))
        return await made[0].command()

    reader = asyncio.create_task(read())
    await asyncio.sleep(0)
    for number in range(20):
        made[0].send(str(number))
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await reader
    assert made[0].is_stuck
    assert len(sent) == 1


async def test_a_person_gets_words_of_their_own_or_those_for_all() -> None:
    sent: list[str] = []

    async def send(message: Any) -> None:
        sent.append(message["text"])

    socket = cast("WebSocket[Any, Any, Any]", SimpleNamespace(send=send))
    connection = Connection(socket, FEW)
    connection.person = "anna"
    connection.receive_frames(Frames({"anna": "mine", "ben": "his"}, "ours"))
    connection.receive_frames(Frames({"ben": "his"}, "ours"))
    connection.receive_frames(Frames({"ben": "his"}, ""))
    await asyncio.sleep(0.01)
    assert sent == ["mine", "ours"]
