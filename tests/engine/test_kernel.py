"""Machine code is kept on disk, and never a wrong one: each test in new processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spielkiste.engine.kernel import bind, compiled, kernel

Run = Callable[..., Any]

TOP = """
from spielkiste.engine.kernel import kernel, compiled
from {place} import LIMIT, TABLE
from .callee import twice

@kernel
def top(number: int) -> int:
    return twice(number) + TABLE[1] + LIMIT
"""
CALLEE = """
from spielkiste.engine.kernel import kernel

@kernel
def twice(number: int) -> int:
    return number * 2
"""
TABLES = "LIMIT = 100\nTABLE = (1, 10)\n"
ASK_TOP = """
from house.top import top
from spielkiste.engine.kernel import compiled
run = compiled(top)
print([run(3), top(3), sum(run.stats.cache_hits.values())])
"""


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Return a way to run Python in a new process; gives what it prints last."""

    def in_new_process(script: str, **changes: str) -> Any:
        env = {
            **os.environ,
            "PYTHONPATH": str(tmp_path),
            "PYTHONDONTWRITEBYTECODE": "1",
            "SPIELKISTE_CACHE": str(tmp_path / "cache"),
            "NUMBA_BOUNDSCHECK": "0",
            **changes,
        }
        done = subprocess.run(
            [sys.executable, "-W", "always", "-c", script],
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        in_new_process.errors = done.stderr  # type: ignore[attr-defined]
        return json.loads(done.stdout.splitlines()[-1])

    return in_new_process


def write(folder: Path, **files: str) -> Path:
    """Write a package of modules."""
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").touch()
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


def house(tmp_path: Path, place: str = ".tables") -> Path:
    """Write a kernel, its callee and its tables, each in a file of its own."""
    top = TOP.replace("{place}", place)
    return write(tmp_path / "house", top=top, callee=CALLEE, tables=TABLES)


def test_machine_code_is_taken_from_the_cache(tmp_path: Path, run: Run) -> None:
    house(tmp_path)
    assert run(ASK_TOP) == [116, 116, 0]
    assert run(ASK_TOP) == [116, 116, 1]


def test_an_edit_in_the_file_of_a_callee_is_noticed(tmp_path: Path, run: Run) -> None:
    folder = house(tmp_path)
    assert run(ASK_TOP) == [116, 116, 0]
    write(folder, callee=CALLEE.replace("* 2", "* 5"))
    assert run(ASK_TOP) == [125, 125, 0]
    write(folder, callee=CALLEE)
    assert run(ASK_TOP) == [116, 116, 1]


@pytest.mark.parametrize(
    ("edited", "result"),
    [("LIMIT = 100\nTABLE = (1, 20)\n", 126), ("LIMIT = 300\nTABLE = (1, 10)\n", 316)],
)
def test_an_edit_of_a_constant_is_noticed(
    tmp_path: Path, run: Run, edited: str, result: int
) -> None:
    folder = house(tmp_path)
    assert run(ASK_TOP)[0] == 116
    write(folder, tables=edited)
    assert run(ASK_TOP) == [result, result, 0]


def test_an_edit_in_another_package_is_noticed(tmp_path: Path, run: Run) -> None:
    house(tmp_path, "shed.things")
    shed = write(tmp_path / "shed", things=TABLES)
    assert run(ASK_TOP)[0] == 116
    write(shed, things=TABLES.replace("10)", "30)"))
    assert run(ASK_TOP) == [136, 136, 0]


LOOP = """
from spielkiste.engine.kernel import kernel

@kernel
def step(number: int) -> int:
    pass

@kernel
def loop(number: int) -> int:
    for _ in range(3):
        number = step(number)
    return number
"""
GAME = """
from spielkiste.engine.kernel import kernel

@kernel
def step(number: int) -> int:
    return number {does}
"""
ASK_GAMES = """
import sys
from spielkiste.engine.kernel import bind, compiled
from house.loop import loop, step
from house import adds, doubles
found = {}
for name in ORDER:
    game = {"adds": adds, "doubles": doubles}[name]
    run = compiled(loop, {step: game.step})
    found[name] = [run(1), bind(loop, {step: game.step})(1)]
print([found["adds"], found["doubles"]])
"""


@pytest.mark.parametrize("first", ["adds", "doubles"])
def test_two_games_never_run_each_others_rules(
    tmp_path: Path, run: Run, first: str
) -> None:
    """Their kernels have one name, one line and one loop; cold and from the cache."""
    added, doubled = GAME.replace("{does}", "+ 5"), GAME.replace("{does}", "* 2")
    write(tmp_path / "house", loop=LOOP, adds=added, doubles=doubled)
    orders = [["adds", "doubles"], ["doubles", "adds"]]
    orders.sort(key=lambda order: order[0] != first)
    for order in orders:
        assert run(ASK_GAMES.replace("ORDER", repr(order))) == [[16, 16], [8, 8]]


REACH = """
from spielkiste.engine.kernel import kernel

TABLE = (1, 2, 3)

@kernel
def reach(place: int) -> int:
    return TABLE[place] * 0 + 7
"""
ASK_REACH = """
from house.reach import reach
from spielkiste.engine.kernel import compiled
try:
    print([compiled(reach)(4)])
except IndexError:
    print('["IndexError"]')
"""


@pytest.mark.parametrize("first", ["0", "1"])
def test_bounds_are_checked_when_asked_for(
    tmp_path: Path, run: Run, first: str
) -> None:
    """Checked and unchecked code lie apart in the cache, in either order."""
    write(tmp_path / "house", reach=REACH)
    expected = {"0": [7], "1": ["IndexError"]}
    for flag in (first, "1" if first == "0" else "0", first):
        assert run(ASK_REACH, NUMBA_BOUNDSCHECK=flag) == expected[flag]


def test_without_a_place_to_write_all_works_with_one_warning(
    tmp_path: Path, run: Run
) -> None:
    house(tmp_path)
    write(tmp_path / "hut", reach=REACH)
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    script = ASK_TOP + "from hut.reach import reach\n"
    script += "print([run(4), compiled(reach)(1)])"
    assert run(script, SPIELKISTE_CACHE=str(blocked / "cache")) == [118, 7]
    errors: str = run.errors  # type: ignore[attr-defined]
    assert errors.count("Machine code is not kept") == 1


def test_a_closure_cannot_be_compiled() -> None:
    """It would carry what it closes over into a cache that does not know of it."""
    number = 3

    @kernel
    def closes(other: int) -> int:
        return number + other

    with pytest.raises(TypeError, match="closure"):
        compiled(closes)


@kernel
def plain_port(number: int) -> int:
    """Stand for a game's kernel."""
    return number


@kernel
def plain_loop(number: int) -> int:
    """Call the port twice."""
    return plain_port(plain_port(number))


@kernel
def triple(number: int) -> int:
    """Be a game's kernel."""
    return number * 3


def test_binding_changes_neither_the_loop_nor_the_port() -> None:
    assert bind(plain_loop, {plain_port: triple})(2) == 18
    assert plain_loop(2) == 2
    assert bind(triple, {plain_port: triple}) is triple
