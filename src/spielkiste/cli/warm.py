"""`spielkiste warm`: compile everything ahead, so that nothing compiles in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from spielkiste import GAMES, load_game


def warm() -> None:
    """Compile the loops and the search of every game and keep the machine code."""
    from rich.progress import track

    from spielkiste.engine.kernel import cache_root

    for label, compile_one in track(list(steps()), description="Compiling"):
        compile_one()
        print(f"  {label}")
    print(f"Machine code is kept in {cache_root()}")


def steps() -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield what there is to compile, with a label for people."""
    from spielkiste.bots import warm_list
    from spielkiste.engine.machine import warm_loops

    for name in GAMES:
        for label, step in (*warm_loops(load_game(name)), *warm_list(name)):
            yield f"{name}: {label}", step
