"""A promise of the contract, and the error that says which one is broken."""

from __future__ import annotations

from typing import Any

from spielkiste.engine.chance import Generator, draw
from spielkiste.engine.game import Game
from spielkiste.engine.terms import CHANCE, CLOCK, SPECTATOR

MOST_PLIES = 5000


class ContractError(AssertionError):
    """A game breaks its contract; the message says which promise, and where."""


def demand(holds: object, promise: str, *facts: object) -> None:
    """Raise ContractError with the promise and the facts unless it holds."""
    if not holds:
        shown = "; ".join(str(fact) for fact in facts)
        raise ContractError(f"{promise}: {shown}" if shown else promise)


def take_any(game: Game[Any], state: Any, source: Generator) -> tuple[int, int]:
    """Return any action that may be taken now, and who takes it."""
    choices = game.ask(state)
    demand(choices, "somebody acts until the end", state)
    return choices[draw(source, len(choices))]


def actors(state: Any) -> list[int]:
    """Return everybody who could ever act."""
    return [*range(state.seats), CHANCE, CLOCK]


def observers(state: Any) -> list[int]:
    """Return everybody who may look on."""
    return [*range(state.seats), SPECTATOR]
