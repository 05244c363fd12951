"""What a seat may see: everything, for what nobody may know is in no state (S-7)."""

from __future__ import annotations

from spielkiste.engine.chance import Generator
from spielkiste.engine.kernel import kernel

from .state import State


@kernel
def hide(seen: State, seat: int) -> None:
    """Cards below the top are in no state, sets stay visible (S-7, S-25)."""


def sample_world(observation: State, generator: Generator) -> State:
    """Return the only state that fits: chance has drawn no card ahead (S-7)."""
    return observation.copy()


def is_hidden(state: State, seat: int, who: int, action: int) -> bool:
    """No ply is hidden from anybody (S-25)."""
    return False
