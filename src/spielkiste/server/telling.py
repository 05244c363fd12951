"""Happenings told: rendered once for each way of seeing them, then published."""

from __future__ import annotations

from typing import Any

import msgspec

from spielkiste.tables.happenings import Happening
from spielkiste.tables.live import LiveTable
from spielkiste.tables.table import Scene
from spielkiste.tables.tell import now

from . import wire
from .bus import Bus, Frames
from .persons import Persons
from .views import Viewer, line_view, lines, position, table_view, viewer_of

encode = msgspec.json.Encoder().encode

_WITH_POSITION = {
    "started": wire.Started,
    "undone": wire.Undone,
    "ended": wire.Ended,
}


class Teller:
    """Tells the people at a table what happened, each as they may know it."""

    def __init__(self, bus: Bus, persons: Persons) -> None:
        self._bus = bus
        self._persons = persons

    def happened(self, live: LiveTable, told: list[Happening]) -> None:
        """Publish events to everybody who is connected."""
        topic = live.table.id
        if not self._bus.has_subscribers(topic):
            return
        for happening in told:
            self._bus.publish(topic, self._frames(live, happening))

    def presence(self, live: LiveTable) -> None:
        """Publish who is connected."""
        if self._bus.has_subscribers(live.table.id):
            event = wire.Presence(online=live.online, onlookers=live.onlookers)
            self._bus.publish(live.table.id, Frames({}, frame(event)))

    def _frames(self, live: LiveTable, told: Happening) -> Frames:
        if told.kind == "played":
            return self._ply_frames(live, told)
        scene = live.table.scene
        known: dict[Viewer, str] = {}
        of_person = {}
        for person in live.present:
            viewer = viewer_of(scene, person)
            if told.moved == person and told.state is not None:
                of_person[person] = frame(self.welcome(live, person, told))
                continue
            if viewer not in known:
                known[viewer] = frame(event(live, told, viewer))
            of_person[person] = known[viewer]
        return Frames(of_person, "")

    def _ply_frames(self, live: LiveTable, told: Happening) -> Frames:
        """Write a ply once for all who are told the same of it."""
        scene = live.table.scene
        known: dict[int | None, str] = {}
        of_person = {}
        for person in live.present:
            seat = live.sights.eyes(told.state, scene.seat_of(person))
            if seat not in known:
                known[seat] = frame(_played(live, told, seat))
            of_person[person] = known[seat]
        return Frames(of_person, "")

    def welcome(
        self, live: LiveTable, person: str, told: Happening | None = None
    ) -> wire.Welcome:
        """Say everything about a table that a person may know."""
        table = live.table
        told = told or now(table)
        viewer = viewer_of(told.scene, person)
        return wire.Welcome(
            version=told.version,
            token=self._persons.token(person),
            table=table_view(live, told.scene, viewer),
            position=_position(live, told, viewer),
            lines=lines(live, tuple(table.steps), viewer.seat),
        )

    def resume(self, live: LiveTable, person: str, since: int) -> list[str] | None:
        """Say what a person has missed; None when it must be a welcome instead."""
        missed = live.table.missed(since)
        if missed is None or any(told.moved == person for told in missed):
            return None
        scene: Scene = live.table.scene
        viewer = viewer_of(scene, person)
        resumed = wire.Resumed(
            version=live.table.version,
            token=self._persons.token(person),
            table=table_view(live, scene, viewer),
        )
        return [frame(resumed), *(frame(event(live, told, viewer)) for told in missed)]


def frame(event: wire.Event) -> str:
    """Write an event as it travels."""
    return encode(event).decode()


def event(live: LiveTable, told: Happening, viewer: Viewer) -> wire.Event:
    """Put one happening into the words of one viewer."""
    if told.kind == "played":
        return _played(live, told, viewer.seat)
    scene_view = table_view(live, told.scene, viewer)
    said = [line_view(line) for line in told.lines]
    if told.kind == "changed":
        return wire.TableChanged(told.version, scene_view, said)
    make: Any = _WITH_POSITION[told.kind]
    made: wire.Event = make(
        version=told.version,
        table=scene_view,
        position=position(live, told, viewer.seat),
        lines=said + lines(live, told.steps, viewer.seat),
    )
    return made


def _played(live: LiveTable, told: Happening, seat: int | None) -> wire.Played:
    step = told.steps[0]
    return wire.Played(
        version=told.version,
        actor=step.who,
        text=live.sights.step_text(step, seat),
        position=position(live, told, seat),
        lines=lines(live, told.steps, seat),
    )


def _position(live: LiveTable, told: Happening, viewer: Viewer) -> wire.Position | None:
    return None if told.state is None else position(live, told, viewer.seat)
