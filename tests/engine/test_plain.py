"""Plain Python is all that play needs; machine code with checked bounds plays alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from spielkiste import GAMES, load_game

PLAY = """
import json, sys
import spielkiste
for name in spielkiste.GAMES:
    game = spielkiste.load_game(name)
    match = spielkiste.Match(game, seats=game.seats[0], seed=7)
    match.run_chance()
    for _ in range(5):
        if not match.is_over:
            choices = game.ask(match.state)
            match.play(*choices[0])
    game.refusal(match.state, 0, -1), game.view(game.observe(match.state, 0))
    game.parse_state(game.state_text(match.state)), match.fork().undo()
print(json.dumps(sorted({m.split(".")[0] for m in sys.modules})))
"""

CHECKED = """
import json
from spielkiste import load_game
from spielkiste.engine.machine import run_trace
game, plies = load_game("{name}"), []
for seats in game.seats:
    for seed in range({seeds}):
        plies += run_trace(game, game.new(seats), seed, 5000)
print(json.dumps(plies))
"""
SEEDS = 3


def run(script: str, **changes: str) -> Any:
    """Return what a script prints as JSON in a new process."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, **changes},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_play_imports_neither_numba_nor_numpy() -> None:
    assert not {"numba", "numpy", "llvmlite"} & set(run(PLAY))


@pytest.mark.parametrize("name", GAMES)
def test_whole_matches_stay_within_bounds_as_machine_code(name: str) -> None:
    """Compiled with checked bounds, which lie apart in the cache."""
    from spielkiste.engine.chance import generator
    from spielkiste.engine.loops import trace

    script = CHECKED.replace("{name}", name).replace("{seeds}", str(SEEDS))
    checked = run(script, NUMBA_BOUNDSCHECK="1")
    game, plies = load_game(name), []
    for seats in game.seats:
        for seed in range(SEEDS):
            written = [[0, 0, 0] for _ in range(5000)]
            source = generator(seed, 0)
            play = game.plain(trace)
            count = play(game.new(seats), source, game.choices(), written)
            plies += written[:count]
    assert checked == plies
