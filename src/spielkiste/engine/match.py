"""One playing of a game: its state and how it came about."""

from __future__ import annotations

import secrets
from typing import Any, Generic, NamedTuple, Self, TypeVar

from .chance import draw_outcome, generator
from .game import Game
from .layout import Record
from .loops import ask
from .terms import ACTOR_NAMES, CHANCE, TERMINAL

S = TypeVar("S", bound=Record)

SEED_BITS = 128


class Ply(NamedTuple):
    """One action and who took it."""

    who: int
    action: int


def new_seed() -> int:
    """Return a seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def chance_action(game: Game[S], state: S, seed: int, ply: int) -> int:
    """Return the outcome that chance takes in this state as ply number `ply`.

    It depends on the seed and the number of the ply only: taking a ply back rolls
    no new dice, and whoever knows the seed can check every outcome.
    """
    choices = game.scratch()
    game.plain(ask)(state, choices)
    return choices.actions[draw_outcome(generator(seed, ply), choices)]


class Match(Generic[S]):
    """A state with its history; `seed` decides what chance does, None draws one."""

    def __init__(
        self, game: Game[S], *, seats: int, seed: int | None = None, **options: Any
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = new_seed() if seed is None else seed
        self.state = game.new(seats, **options)
        self.plies: list[Ply] = []

    @property
    def is_over(self) -> bool:
        """Whether nobody is to move any more."""
        return self.game.to_move(self.state) == TERMINAL

    def play(self, who: int, action: int | str) -> Ply:
        """Play an action, an id or a text; raises and changes nothing if refused."""
        if isinstance(action, str):
            action = self.game.parse_action(self.state, who, action)
        self.game.play(self.state, who, action)
        ply = Ply(who, action)
        self.plies.append(ply)
        return ply

    def play_chance(self) -> Ply:
        """Let chance take one ply; raises IllegalActionError when it is not to move."""
        if self.game.to_move(self.state) != CHANCE:
            self.game.play(self.state, CHANCE, 0)
        ply = len(self.plies)
        action = chance_action(self.game, self.state, self.seed, ply)
        return self.play(CHANCE, action)

    def run_chance(self) -> list[Ply]:
        """Let chance play until somebody else is to move; return its plies."""
        played = []
        while self.game.to_move(self.state) == CHANCE:
            played.append(self.play_chance())
        return played

    def undo(self, count: int = 1) -> None:
        """Take the last plies back; raises ValueError when there are not so many."""
        if not 0 <= count <= len(self.plies):
            raise ValueError(f"{count} plies of {len(self.plies)} cannot be undone")
        kept = self.plies[: len(self.plies) - count]
        self.state = self.game.new(self.seats, **self.options)
        for who, action in kept:
            self.game.apply(self.state, who, action)
        self.plies = kept

    def fork(self) -> Self:
        """Return an independent match that stands where this one stands."""
        cls = type(self)
        twin = cls(self.game, seats=self.seats, seed=self.seed, **self.options)
        twin.state = self.state.copy()
        twin.plies = list(self.plies)
        return twin

    def texts(self) -> list[str]:
        """Return all plies in notation, each with its actor first."""
        game, state = self.game, self.state
        return [ply_text(game, state, who, action) for who, action in self.plies]


def ply_text(game: Game[Any], state: Any, who: int, action: int) -> str:
    """Return a ply as records write it: actor, space, action.

    `state` may be any of the same match: a text depends on its options at most.
    """
    return f"{ACTOR_NAMES.get(who, who)} {game.action_text(state, who, action)}"
