"""Which bots a game has, and how to get one.

A game brings its own in a module `bots` beside its rules: `LEVELS` names them from the
weakest to the strongest, `CHOOSERS` has those that only look at what they see (a
function of observation, legal actions, seat and generator), `SEARCHERS` those that look
ahead.  `search` is the strongest of these under a name of its own.  What else can be
compiled ahead stands in `WARM`, by its label; a game that can answer how likely a seat
gets somewhere has a function `hint`.  Both may be missing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from spielkiste import Match, load_game
from spielkiste.engine.chance import Generator, generator

from .bot import Bot, RandomBot
from .spec import Spec, SpecError, read_spec

if TYPE_CHECKING:
    from .desk import Desk


def own_bots(game_name: str) -> Any:
    """Return a game's module of bots; raises OptionError for an unknown game."""
    load_game(game_name)
    return import_module(f"spielkiste.games.{game_name.replace('-', '_')}.bots")


def levels(game_name: str) -> tuple[str, ...]:
    """Return the levels of a game's bots from the weakest to the strongest."""
    known: tuple[str, ...] = own_bots(game_name).LEVELS
    return known


def make_bot(game_name: str, spec: str, *, seed: int) -> Bot:
    """Return a bot of a game: `random`, a level or `search`.

    Equal seeds choose equally, unless the time runs out at another moment.
    Raises SpecError for a bot that the game has not.
    """
    return make_from(game_name, read_spec(spec), seed)


def make_from(game_name: str, spec: Spec, seed: int) -> Bot:
    """Return the bot that a specification asks for; raises SpecError."""
    own = own_bots(game_name)
    searchers = list(own.SEARCHERS)
    name = searchers[-1] if searchers and spec.name == "search" else spec.name
    if name in own.SEARCHERS:
        return _make_searcher(game_name, name, spec, seed)
    if spec.has_budget:
        raise SpecError(f"{spec.name} does not think long enough to be given a limit")
    if name == "random":
        return RandomBot(seed)
    if name not in own.CHOOSERS:
        known = ", ".join(("random", *own.LEVELS, *(["search"] if searchers else [])))
        raise SpecError(f"{game_name} has no bot {spec.name!r}; it has {known}")
    return Chooser(own.CHOOSERS[name], seed)


class Chooser:
    """A bot that a game has written as one function."""

    def __init__(self, choose: Callable[..., int], seed: int) -> None:
        self._choose = choose
        self._dice: Generator = generator("chooser", seed)

    def act(self, observation: Any, legal: list[int], seat: int) -> int:
        """Return what the function chooses."""
        return self._choose(observation, legal, seat, self._dice)


def _make_searcher(game_name: str, name: str, spec: Spec, seed: int) -> Bot:
    from .search import Limits, SearchBot

    kit, (turns, milliseconds) = own_bots(game_name).SEARCHERS[name]
    limits = Limits(turns, milliseconds)
    if spec.has_budget:
        limits = Limits(turns, spec.milliseconds, spec.nodes)
    desk = partial(_find_desk, game_name, name)
    return SearchBot(desk, limits, seed=seed, decided=kit["decided"])


@cache
def _find_desk(game_name: str, name: str) -> Desk:
    """Return this process's desk for one of a game's searchers.

    One bot at a time uses it: a process plays one move, or one match, after another.
    """
    from .desk import Desk, Kit

    kit, _ = own_bots(game_name).SEARCHERS[name]
    return Desk(load_game(game_name), Kit(**kit))


def hint(game_name: str, observation: Any, seat: int) -> list[float] | None:
    """Return a game's hint for what a seat decides now; None where it has none."""
    answer: Callable[[Any, int], list[float] | None] | None
    answer = getattr(own_bots(game_name), "hint", None)
    return None if answer is None else answer(observation, seat)


def warm_list(game_name: str) -> list[tuple[str, Callable[[], object]]]:
    """Return (label, call) of everything that a game's bots can compile ahead."""
    own = own_bots(game_name)
    calls: dict[str, Callable[[], object]] = {
        name: partial(_warm, game_name, name) for name in own.SEARCHERS
    }
    calls |= getattr(own, "WARM", {})
    return [(f"{game_name} {name}", call) for name, call in calls.items()]


def _warm(game_name: str, name: str) -> None:
    """Have a searcher choose once, which compiles or loads all its machine code."""
    game = load_game(game_name)
    match = Match(game, seats=game.seats[0], seed=0)
    match.run_chance()
    seat = game.actors(match.state)[0]
    legal = game.legal_actions(match.state, seat)
    bot = make_from(game_name, Spec(name, nodes=1), 0)
    bot.act(game.observe(match.state, seat), legal, seat)
