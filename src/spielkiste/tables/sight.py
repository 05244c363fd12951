"""What a seat or an onlooker sees of the match: all of it goes through `observe`."""

from __future__ import annotations

from typing import Any, NamedTuple

from spielkiste.engine.game import Game
from spielkiste.engine.line import Line
from spielkiste.engine.terms import SPECTATOR, TERMINAL

from .happenings import Happening, Step


class Sight(NamedTuple):
    """A position as one seat sees it, and what that seat may play."""

    ply: int
    actors: list[int]
    view: Any
    legal: list[str]


def look(game: Game[Any], told: Happening, seat: int | None) -> Sight:
    """Return what a seat (None: an onlooker) sees after something happened."""
    state = told.state
    over = told.scene is not None and told.scene.phase != "playing"
    over = over or game.to_move(state) == TERMINAL
    return Sight(
        ply=told.ply,
        actors=[] if over else game.actors(state),
        view=game.view(game.observe(state, _eye(seat))),
        legal=[] if over or seat is None else legal_texts(game, state, seat),
    )


def legal_texts(game: Game[Any], state: Any, seat: int) -> list[str]:
    """Return what a seat may play now, in notation."""
    actions = game.legal_actions(state, seat)
    return [game.action_text(state, seat, action) for action in actions]


def step_text(game: Game[Any], step: Step, seat: int | None) -> str:
    """Return a ply in notation, with `?` for what this seat must not see."""
    return game.seen_text(step.before, _eye(seat), step.who, step.action)


def step_lines(game: Game[Any], step: Step, seat: int | None) -> list[Line]:
    """Return what a ply meant, in the sentences that this seat is told."""
    eye = _eye(seat)
    before = game.observe(step.before, eye)
    after = game.observe(step.after, eye)
    return game.narrate(before, step.who, step.action, after)


def _eye(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
