"""A chest with table games: rules to trust, to play with, and to study.

>>> game = load_game("twisty")
>>> match = Match(game, seats=2, seed=7)
>>> setup = match.run_chance()
>>> match.play(0, "b3").who
0
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .engine.game import Game
from .engine.match import Match, Ply
from .engine.refusal import (
    IllegalActionError,
    NotationError,
    OptionError,
    Refusal,
    refuse,
    shown,
)
from .engine.terms import ANYONE, CHANCE, CLOCK, NOBODY, SPECTATOR, TERMINAL, UNKNOWN

GAMES = ("twisty", "schraube-locker")
"""The names of all games, in the order in which they lie in the chest."""

__version__ = "0.1.0"


def load_game(name: str) -> Game[Any]:
    """Return the game of this name; raises OptionError that lists those there are."""
    if name not in GAMES:
        known = ", ".join(GAMES)
        raise OptionError(refuse("", "game-unknown", game=shown(name), known=known))
    module = import_module(f"{__name__}.games.{name.replace('-', '_')}")
    game: Game[Any] = module.GAME
    return game


__all__ = [
    "ANYONE",
    "CHANCE",
    "CLOCK",
    "GAMES",
    "NOBODY",
    "SPECTATOR",
    "TERMINAL",
    "UNKNOWN",
    "Game",
    "IllegalActionError",
    "Match",
    "NotationError",
    "OptionError",
    "Ply",
    "Refusal",
    "load_game",
]
