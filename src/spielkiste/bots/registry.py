"""Which bots a game has, and how to get one.

A game brings its own in a module `bots` beside its rules, where `LEVELS` names them
from the weakest to the strongest.  Nothing heavy is imported before a bot needs it.
"""

from __future__ import annotations

from collections.abc import Callable

from .bot import Bot, RandomBot
from .spec import SpecError, read_spec

LEVELS: dict[str, tuple[str, ...]] = {"twisty": ("easy", "medium", "hard")}


def levels(game_name: str) -> tuple[str, ...]:
    """Return the levels of a game's bots from the weakest to the strongest."""
    return LEVELS[game_name]


def make_bot(game_name: str, spec: str, *, seed: int) -> Bot:
    """Return a bot, `random` or a level; equal seeds choose equally.

    Raises SpecError for a bot that the game has not.
    """
    wanted = read_spec(spec)
    if wanted.name not in ("random", *levels(game_name)):
        raise SpecError(f"{game_name} has no bot {wanted.name!r}")
    return RandomBot(seed)


def warm_list(game_name: str) -> list[tuple[str, Callable[[], object]]]:
    """Return (label, call) of everything that a game's bots can compile ahead."""
    return []
