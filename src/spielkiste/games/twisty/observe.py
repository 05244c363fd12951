"""What a seat may see of Twisty: everything, for nothing is hidden (T-4, T-5)."""

from __future__ import annotations

from spielkiste.engine.chance import Generator
from spielkiste.engine.kernel import kernel

from .state import State


@kernel
def hide(seen: State, seat: int) -> None:
    """Discs and rows lie open to everyone: nothing to hide (T-4, T-5)."""


def sample_world(observation: State, generator: Generator) -> State:
    """Return the only state that fits an observation of Twisty (T-4, T-5)."""
    return observation.copy()


def is_hidden(state: State, seat: int, who: int, action: int) -> bool:
    """No ply of Twisty is hidden from anybody (T-4, T-5)."""
    return False
