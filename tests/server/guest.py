"""A page as the server knows it: a socket, a token, and what it was told."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

Event = dict[str, Any]
PATIENCE = 10.0


class Guest:
    """Speaks with one table over a real socket; keeps every frame it is sent."""

    def __init__(
        self,
        address: str,
        table: str,
        nickname: str = "Anna",
        token: str = "",
        **hello: Any,
    ) -> None:
        self.socket: ClientConnection
        self._connecting = connect(
            address.replace("http", "ws") + "/ws",
            compression=None,
            proxy=None,
            max_queue=None,
        )
        self.raw: list[str] = []
        self.events: list[Event] = []
        self.token = token
        self.position: Event | None = None
        self.version = 0
        self._ids = itertools.count(1)
        self._prefix = f"{nickname}-{id(self)}"
        self._hello = {"table": table, "nickname": nickname, "token": token, **hello}

    def __enter__(self) -> Self:
        self.socket = self._connecting.__enter__()
        self.send(type="Hello", **self._hello)
        self.until(lambda event: event["type"] in ("Welcome", "Resumed", "Refused"))
        return self

    def __exit__(self, *_: object) -> None:
        self._connecting.__exit__(None, None, None)

    def send(self, **message: Any) -> None:
        """Send a frame."""
        self.send_text(json.dumps(message))

    def send_text(self, text: str) -> None:
        """Send anything."""
        self.socket.send(text)

    def receive(self, timeout: float = PATIENCE) -> Event:
        """Return the next frame."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        event: Event = json.loads(text)
        self.events.append(event)
        self.token = event.get("token") or self.token
        self.version = event.get("version", self.version)
        if event.get("position"):
            self.position = event["position"]
        return event

    def until(self, wanted: Callable[[Event], bool]) -> Event:
        """Receive up to the first frame that is wanted."""
        while True:
            event = self.receive()
            if wanted(event):
                return event

    def until_type(self, kind: str) -> Event:
        """Receive up to the first event of a kind."""
        return self.until(lambda event: event["type"] == kind)

    def ask(self, kind: str, **fields: Any) -> Event:
        """Send a command and return its answer."""
        command = fields.pop("id", f"{self._prefix}-{next(self._ids)}")
        self.send(type=kind, id=command, **fields)
        return self.until(lambda event: event.get("id") == command)

    def play(self, text: str, **fields: Any) -> Event:
        """Play a ply at the position as it is known here."""
        assert self.position is not None
        ply = fields.pop("ply", self.position["ply"])
        return self.ask("Play", ply=ply, text=text, **fields)

    @property
    def legal(self) -> list[str]:
        """What this guest may play now."""
        return self.position["legal"] if self.position else []


def refusal_key(event: Event) -> str:
    """Return the sentence of a refusal."""
    assert event["type"] == "Refused", event
    key: str = event["refusal"]["line"]["key"]
    return key


def new_table(
    address: str, *seats: str, token: str = "", game: str = "twisty", **more: Any
) -> tuple[str, str]:
    """Make a table: seats are "me", "open" or a bot's level; return id and token."""
    body = {
        "game": game,
        "nickname": "Anna",
        "token": token,
        "seats": [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ],
        **more,
    }
    answer = httpx.post(f"{address}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"], made["token"]
