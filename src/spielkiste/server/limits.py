"""Limits: what one connection, person or address may do."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]


@dataclass(frozen=True)
class Limits:
    """Every number that keeps one guest from spoiling it for the others."""

    frame_bytes: int = 4096
    commands_per_second: float = 20.0
    commands_at_once: int = 40
    refusals_before_closing: int = 40
    """How many commands too many a connection may send before it is closed."""
    unsent_frames: int = 200
    """How far a connection may fall behind before it must come back anew."""
    hello_seconds: float = 10.0
    connections_per_person: int = 8
    connections_per_address: int = 64
    tables_per_person: int = 12
    tables_per_address: int = 60
    """New tables within `tables_seconds`."""
    tables_seconds: float = 600.0
    idle_seconds: float = 120.0
    """After so long unneeded a table is put to sleep."""


class Bucket:
    """Lets so many through at once and so many a second in the long run."""

    __slots__ = ("_clock", "_fill", "_most", "_rate", "_then")

    def __init__(self, rate: float, most: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._fill = most
        self._clock = clock
        self._then = clock()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = self._clock()
        self._fill = min(self._most, self._fill + (now - self._then) * self._rate)
        self._then = now
        if self._fill < 1:
            return False
        self._fill -= 1
        return True


class Buckets:
    """A bucket for each of many keys; the longest unused are forgotten."""

    MOST_KEYS = 10_000

    def __init__(
        self, most: int, seconds: float, clock: Clock = time.monotonic
    ) -> None:
        self._most = most
        self._rate = most / seconds
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one from the bucket of a key, if there is one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = Bucket(self._rate, self._most, self._clock)
            self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        if len(self._buckets) > self.MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket.take()


class Places:
    """Counts who holds how many of something, up to a most for each."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """Take a place, if there is one left for this key."""
        if self._held[key] >= self._most:
            return False
        self._held[key] += 1
        return True

    def give(self, key: str) -> None:
        """Give a place back."""
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]
