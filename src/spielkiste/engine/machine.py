"""Loops as machine code over arrays: the plain public face for NumPy users.

Everything here imports NumPy and Numba, on first use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from . import loops
from .chance import Generator, seed_word
from .choices import choices_kind
from .game import Game
from .layout import Record, dtype, pack

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[Any]]

ENDLESS = 1 << 40


def new_states(game: Game[Any], state: Any, count: int) -> Array:
    """Return `count` packed copies of a state."""
    import numpy as np

    states = np.zeros(count, dtype(game.kind))
    pack(state, states[:1][0])
    states[:] = states[0]
    return states


def new_generators(seed: int | str, count: int) -> Array:
    """Return `count` packed generators, each hashed from the seed and its number."""
    import numpy as np

    generators = np.zeros(count, dtype(Generator))
    generators["word"] = [seed_word(seed, number) for number in range(count)]
    return generators


def new_choices(game: Game[Any], count: int = 1) -> Array:
    """Return packed lists of choices with room for the game's."""
    import numpy as np

    return np.zeros(count, dtype(choices_kind(game.capacity)))


def new_floats(count: int) -> Array:
    """Return so many floating-point zeros."""
    import numpy as np

    return np.zeros(count)


def packed(record: Record) -> Any:
    """Return a record as machine code takes it."""
    import numpy as np

    made = np.zeros(1, dtype(type(record)))[0]
    pack(record, made)
    return made


def run_playouts(game: Game[Any], states: Array, generators: Array) -> int:
    """Play every packed state to its end, at random, in place; return all plies."""
    run = game.compiled(loops.playouts)
    return int(run(states, generators, new_choices(game)[0], ENDLESS))


def run_trace(game: Game[Any], state: Any, seed: int, limit: int) -> list[list[int]]:
    """Return [actor, action, number of choices] of each ply of a random match."""
    import numpy as np

    states = new_states(game, state, 1)
    plies = np.zeros((limit, 3), np.int64)
    generators = new_generators(seed, 1)
    run = game.compiled(loops.trace)
    count = run(states[0], generators[0], new_choices(game)[0], plies)
    return [[int(number) for number in ply] for ply in plies[:count]]


def run_perft(game: Game[Any], state: Any, depth: int) -> int:
    """Count the paths of `depth` plies from a state, by machine code."""
    import numpy as np

    states = new_states(game, state, depth + 1)
    cursors = np.zeros(depth + 1, np.int64)
    run = game.compiled(loops.perft)
    return int(run(states, new_choices(game, max(depth, 1)), cursors, depth))


def warm_loops(game: Game[Any]) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield every loop with what compiles it, for `spielkiste warm`."""
    state = game.new(game.seats[0])

    def playouts() -> object:
        run = game.compiled(loops.playouts)
        one = (new_states(game, state, 1), new_generators(0, 1))
        return run(*one, new_choices(game)[0], 1)

    yield "playouts", playouts
    yield "trace", lambda: run_trace(game, state, 0, 1)
    yield "perft", lambda: run_perft(game, state, 1)
