"""Messages between who plays a table and who holds the sockets.

One process needs no more than `LocalBus`; an engine between nodes comes in behind the
same three calls.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Frames(NamedTuple):
    """One event as everybody at a table is told it, ready to be sent."""

    of_person: dict[str, str]
    """For those who are told it in words of their own."""
    for_others: str


Receive = Callable[[Frames], None]


class Bus(Protocol):
    """Carries events by topic; must neither wait nor raise."""

    def publish(self, topic: str, frames: Frames) -> None:
        """Hand an event to everybody who has subscribed to the topic."""

    def subscribe(self, topic: str, receive: Receive) -> Callable[[], None]:
        """Have a topic's events from now on; call the result to end that."""

    def has_subscribers(self, topic: str) -> bool:
        """Say whether anybody would get an event of this topic."""


class LocalBus:
    """The bus inside one process: a call is a delivery."""

    def __init__(self) -> None:
        self._topics: dict[str, dict[object, Receive]] = {}

    def publish(self, topic: str, frames: Frames) -> None:
        """Call everybody who has subscribed, in the order they did."""
        for receive in tuple(self._topics.get(topic, {}).values()):
            receive(frames)

    def subscribe(self, topic: str, receive: Receive) -> Callable[[], None]:
        """Have a topic's events from now on; call the result to end that."""
        key = object()
        self._topics.setdefault(topic, {})[key] = receive

        def leave() -> None:
            receivers = self._topics.get(topic, {})
            receivers.pop(key, None)
            if not receivers:
                self._topics.pop(topic, None)

        return leave

    def has_subscribers(self, topic: str) -> bool:
        """Say whether anybody would get an event of this topic."""
        return topic in self._topics
