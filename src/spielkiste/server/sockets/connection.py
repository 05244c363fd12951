"""One socket: what waits to be sent over it, and how fast its page may speak."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from spielkiste.engine.refusal import Refusal, refuse
from spielkiste.server import wire
from spielkiste.server.bus import Frames
from spielkiste.server.limits import Bucket, Limits
from spielkiste.server.telling import frame
from spielkiste.server.views import refusal_view
from spielkiste.tables.mailbox import Mailbox

UNKNOWN_TABLE = 4404
TOO_SLOW = 4408
TOO_MANY = 4409
TOO_FAST = 4429
BAD_HELLO = 4400

_decode = msgspec.json.Decoder(wire.Command).decode


class _Marked(msgspec.Struct):
    """The part of a frame that can still be read when the rest is rubbish."""

    id: wire.CommandId = ""


_decode_mark = msgspec.json.Decoder(_Marked).decode


class ClosingError(Exception):
    """The connection is to be closed with this code, after a refusal if any."""

    def __init__(self, code: int, refusal: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal


class GoneError(Exception):
    """The page has closed the connection, or it is dead."""


class Connection:
    """Reads commands and sends events; never lets a slow page hold up a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], limits: Limits) -> None:
        self.person = ""
        self._socket = socket
        self._limits = limits
        self._bucket = Bucket(limits.commands_per_second, limits.commands_at_once)
        self._too_fast = 0
        self._outbox: Mailbox[str] = Mailbox()
        self.is_stuck = False
        """Whether the page no longer takes in what it is sent."""
        self._sender = asyncio.create_task(self._send_all())
        self._reader = asyncio.current_task()

    async def command(self) -> wire.Command:
        """Return the next lawful frame; unlawful ones are refused on the way.

        Raises GoneError when the page is gone, ClosingError when it goes too far.
        """
        while True:
            text = await self._receive()
            refusal = self._check(text)
            if refusal is not None:
                self.refuse(_mark(text), refusal)
                continue
            try:
                command: wire.Command = _decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                problem = str(error)[:120]
                self.refuse(
                    _mark(text), refuse("", "table-unreadable", problem=problem)
                )
                continue
            return command

    def tell(self, event: wire.Event) -> None:
        """Send an event, after everything that already waits."""
        self.send(frame(event))

    def refuse(self, command: str, refusal: Refusal) -> None:
        """Answer a command with no."""
        self.tell(wire.Refused(command, refusal_view(refusal)))

    def receive_frames(self, frames: Frames) -> None:
        """Send what the bus brings for this person."""
        text = frames.of_person.get(self.person, frames.for_others)
        if text:
            self.send(text)

    def send(self, text: str) -> None:
        """Send a frame, after everything that already waits; never waits itself."""
        if self.is_stuck:
            return
        if len(self._outbox) >= self._limits.unsent_frames:
            self._give_up()
            return
        self._outbox.put(text)

    async def close(self, code: int) -> None:
        """Send what waits, as far as that goes quickly, and close."""
        self._sender.cancel()
        with suppress(WebSocketDisconnect, TimeoutError, OSError, RuntimeError):
            async with asyncio.timeout(1.0):
                while self._outbox:
                    await self._send(self._outbox.take())
                await self._socket.close(code=code)

    def _give_up(self) -> None:
        """Stop sending, and wake the task that reads so that it ends."""
        self._sender.cancel()
        self.is_stuck = True
        if self._reader is not None:
            self._reader.cancel()

    async def _receive(self) -> str | bytes:
        try:
            message = await self._socket.receive()
        except WebSocketDisconnect as error:
            raise GoneError from error
        if message["type"] != "websocket.receive":
            raise GoneError
        found: str | bytes = message.get("text") or message.get("bytes") or ""
        return found

    def _check(self, text: str | bytes) -> Refusal | None:
        """Say whether a frame comes too fast, or is too big."""
        if not self._bucket.take():
            self._too_fast += 1
            refusal = refuse("", "table-too-fast")
            if self._too_fast > self._limits.refusals_before_closing:
                raise ClosingError(TOO_FAST, refusal)
            return refusal
        if len(text) > self._limits.frame_bytes:
            return refuse("", "table-too-big", limit=self._limits.frame_bytes)
        return None

    async def _send_all(self) -> None:
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            while True:
                await self._send(await self._outbox.get())

    async def _send(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})


def _mark(text: str | bytes) -> str:
    try:
        return _decode_mark(text).id
    except (msgspec.DecodeError, RecursionError):
        return ""
