"""Bots in other processes: answers, faults, deaths, and the end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from spielkiste.bots import SpecError, make_bot
from spielkiste.bots import workers as workers_module
from spielkiste.bots.workers import Workers
from tests.bots.positions import GAME, random_states

PATIENCE = 60


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(1)
    yield made
    made.close()


def question(spec: str = "easy", seed: int = 5) -> dict[str, Any]:
    state = list(random_states(4, seats=2, plies=30))[-1]
    seat = GAME.to_move(state)
    return {
        "game_name": "twisty",
        "spec": spec,
        "seat": seat,
        "observation": GAME.observe(state, seat),
        "legal": GAME.legal_actions(state, seat),
        "seed": seed,
    }


def answer_here(asked: dict[str, Any]) -> int:
    bot = make_bot(asked["game_name"], asked["spec"], seed=asked["seed"])
    return bot.act(asked["observation"], asked["legal"], asked["seat"])


def processes(workers: Workers) -> list[int]:
    return list(workers.living_pool()._processes or {})


@pytest.mark.parametrize("spec", ["random", "easy", "hard:300n"])
def test_a_worker_chooses_as_a_bot_here_does(workers: Workers, spec: str) -> None:
    for seed in range(3):
        asked = question(spec, seed)
        assert workers.submit(**asked).result(PATIENCE) == answer_here(asked)


def test_a_question_may_be_asked_in_order(workers: Workers) -> None:
    asked = question()
    assert workers.submit(*asked.values()).result(PATIENCE) == answer_here(asked)


def test_a_fault_of_a_bot_comes_back_and_the_pool_lives(workers: Workers) -> None:
    with pytest.raises(SpecError):
        workers.submit(**question("clever")).result(PATIENCE)
    before = processes(workers)
    assert workers.submit(**question()).result(PATIENCE) in question()["legal"]
    assert processes(workers) == before


def test_a_dead_process_is_replaced(workers: Workers) -> None:
    for _ in range(2):
        assert workers.submit(**question()).result(PATIENCE) in question()["legal"]
        for pid in processes(workers):
            os.kill(pid, signal.SIGKILL)
    assert workers.submit(**question()).result(PATIENCE) in question()["legal"]


def test_a_question_is_asked_again_when_its_process_dies(workers: Workers) -> None:
    workers.warm("twisty").result(PATIENCE)
    asked = workers.submit(**question("hard:2000ms"))
    time.sleep(0.3)
    assert not asked.done()
    for pid in processes(workers):
        os.kill(pid, signal.SIGKILL)
    assert asked.result(PATIENCE) in question()["legal"]


def test_a_deadly_question_is_given_up(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_module, "answer", die)
    with pytest.raises(BrokenProcessPool):
        workers.submit(**question()).result(PATIENCE)
    monkeypatch.undo()
    assert workers.submit(**question()).result(PATIENCE) in question()["legal"]


def die(question: object) -> int:
    os._exit(3)


def test_closed_workers_take_no_questions() -> None:
    workers = Workers(1)
    workers.submit(**question()).result(PATIENCE)
    workers.close()
    workers.close()
    with pytest.raises(RuntimeError):
        workers.submit(**question())


PARENT = """
import os, sys, time
from spielkiste.bots.workers import Workers
if __name__ == "__main__":
    workers = Workers(1)
    workers.warm("twisty")
    while not workers.living_pool()._processes:
        time.sleep(0.01)
    print(*workers.living_pool()._processes, flush=True)
    time.sleep(120)
"""


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{pid}/stat") as stat:  # noqa: PTH123
        return stat.read().rpartition(")")[2].split()[0] != "Z"


def test_workers_do_not_outlive_a_killed_parent(tmp_path: Any) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline().split()[0])
        assert is_alive(pid)
        parent.kill()
    until = time.monotonic() + PATIENCE
    while is_alive(pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_alive(pid)
