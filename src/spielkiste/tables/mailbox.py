"""A queue for one reader, as light as it can be: it is on every ply's way."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """Takes things in from anybody; one task takes them out, in order."""

    __slots__ = ("_idle", "_things")

    def __init__(self) -> None:
        self._things: deque[T] = deque()
        self._idle: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._things)

    def put(self, thing: T) -> None:
        """Add something; never waits."""
        self._things.append(thing)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def get(self) -> T:
        """Take the oldest thing out; waits while there is none."""
        while not self._things:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        return self._things.popleft()

    def take(self) -> T:
        """Take the oldest thing out; raises IndexError when there is none."""
        return self._things.popleft()
