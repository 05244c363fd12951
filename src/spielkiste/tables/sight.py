"""What a seat or an onlooker sees of the match.

Where anything is hidden, all of it goes through `observe`; an open game is shown as is.
"""

from __future__ import annotations

from collections import deque
from operator import attrgetter
from typing import Any, NamedTuple

from spielkiste.engine.game import Game
from spielkiste.engine.line import Line
from spielkiste.engine.terms import SPECTATOR, TERMINAL

from .happenings import Happening, Step

KEPT_STATES = 3


class Sight(NamedTuple):
    """A position as one seat sees it, and what that seat may play."""

    ply: int
    actors: list[int]
    view: Any
    legal: list[str]


class _Glimpse:
    """One state as everybody sees it: equal observations are one object."""

    __slots__ = ("seen", "state", "views")

    def __init__(self, state: Any) -> None:
        self.state = state
        self.seen: dict[int, Any] = {}
        self.views: dict[int, Any] = {}


class Sights:
    """What everybody at one table sees; whatever is seen alike is worked out once.

    A view and a sentence depend on observations alone, so seats whose observations
    are equal may share them.
    """

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._facts = attrgetter(*game.kind.FIELDS)
        self._is_open = game.is_open
        self._glimpses: deque[_Glimpse] = deque(maxlen=KEPT_STATES)
        self._step: Step | None = None
        self._told: list[tuple[Any, Any, list[Line]]] = []
        """What the ply `_step` meant, by the observations before and after it."""

    def look(self, told: Happening, seat: int | None) -> Sight:
        """Return what a seat (None: an onlooker) sees after something happened."""
        game, state = self._game, told.state
        over = told.scene is not None and told.scene.phase != "playing"
        over = over or game.to_move(state) == TERMINAL
        return Sight(
            ply=told.ply,
            actors=[] if over else game.actors(state),
            view=self._view(state, seat),
            legal=[] if over or seat is None else legal_texts(game, state, seat),
        )

    def eyes(self, state: Any, seat: int | None) -> int | None:
        """Return a seat by whose eyes this one sees the state too, None: an onlooker's.

        Where everything lies open, whoever may not act is told what onlookers are.
        """
        if self._is_open and seat not in self._game.actors(state):
            return None
        return seat

    def step_text(self, step: Step, seat: int | None) -> str:
        """Return a ply in notation, with `?` for what this seat must not see."""
        return self._game.seen_text(step.before, _eye(seat), step.who, step.action)

    def step_lines(self, step: Step, seat: int | None) -> list[Line]:
        """Return what a ply meant, in the sentences that this seat is told."""
        if step is not self._step:
            self._step, self._told = step, []
        before = self._observe(step.before, seat)
        after = self._observe(step.after, seat)
        for known_before, known_after, lines in self._told:
            if known_before is before and known_after is after:
                return lines
        lines = self._game.narrate(before, step.who, step.action, after)
        self._told.append((before, after, lines))
        return lines

    def _view(self, state: Any, seat: int | None) -> Any:
        views = self._glimpse(state).views
        seen = self._observe(state, seat)
        if id(seen) not in views:
            views[id(seen)] = self._game.view(seen)
        return views[id(seen)]

    def _observe(self, state: Any, seat: int | None) -> Any:
        if self._is_open:
            return state  # as it was then: nobody changes it any more
        glimpse, eye = self._glimpse(state), _eye(seat)
        if eye not in glimpse.seen:
            glimpse.seen[eye] = self._share(glimpse, self._game.observe(state, eye))
        return glimpse.seen[eye]

    def _share(self, glimpse: _Glimpse, seen: Any) -> Any:
        """Return an equal observation that is known already, or else this one."""
        facts = self._facts(seen)
        for known in glimpse.seen.values():
            if self._facts(known) == facts:
                return known
        return seen

    def _glimpse(self, state: Any) -> _Glimpse:
        """Return what is known of a state; states are told by identity."""
        for glimpse in self._glimpses:
            if glimpse.state is state:
                return glimpse
        glimpse = _Glimpse(state)
        self._glimpses.append(glimpse)
        return glimpse


def legal_texts(game: Game[Any], state: Any, seat: int) -> list[str]:
    """Return what a seat may play now, in notation."""
    actions = game.legal_actions(state, seat)
    return [game.action_text(state, seat, action) for action in actions]


def _eye(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
