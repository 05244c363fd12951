"""`spielkiste arena` as a person runs it, and stops it."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from spielkiste.engine.option import digest_of
from spielkiste.games.schraube_locker.edition import house_text

COMMAND = [sys.executable, "-c", "from spielkiste.cli import main; main()", "arena"]
WIDE = {**os.environ, "COLUMNS": "120"}
SCREEN = {**WIDE, "TERM": "xterm"}


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, check=False, env=WIDE
    )


def test_it_counts_and_writes(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    done = run(
        "twisty", "easy", "random", "-n", "5", "--seed", "2", "--json", str(file)
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"easy +│ +\d+ │", done.stdout)
    assert "6 matches" in done.stdout
    written = json.loads(file.read_text())
    assert written["contest"]["bots"] == ["easy", "random"]
    assert len(written["results"]) == 6
    wins = sum(row["wins"] for row in written["standings"])
    assert wins == sum(len(each["winners"]) for each in written["results"])


@pytest.mark.parametrize(
    "words", [("twisty",), ("twisty", "easy"), ("chess", "easy", "easy")]
)
def test_what_cannot_be_is_said_in_one_line(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_another_edition_is_played_or_refused_by_its_clause(tmp_path: Path) -> None:
    """S-1: the 42 cards are an edition file; a bad one says what is wrong."""
    cards = house_text()
    other, bad = tmp_path / "other.toml", tmp_path / "bad.toml"
    other.write_text(cards + "\n# a card more or less\n", encoding="utf-8")
    bad.write_text(cards.replace("die = 1", "die = 7", 1), encoding="utf-8")
    words = ["schraube-locker", "random", "random", "-n", "2", "--edition"]
    done = run(*words, str(other))
    assert done.returncode == 0, done.stderr
    assert digest_of(other.read_text(encoding="utf-8"))[:8] in done.stdout
    refused = run(*words, str(bad))
    assert refused.returncode == 1
    assert "S-1" in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1
    missing = run(*words, str(tmp_path / "none.toml"))
    assert "none.toml" in missing.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_stops_it_sees_what_was_played(number: int, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    words = ["twisty", "easy", "easy", "-n", "100000", "-j", "1", "--json", str(file)]
    screen, end = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=end, env=SCREEN
    ) as running:
        os.close(end)
        try:
            await_progress(screen)
            running.send_signal(number)
            drain(screen)
            out, _ = running.communicate(timeout=60)
        finally:
            running.kill()
            os.close(screen)
    assert running.returncode == 0
    assert b"matches," in out
    assert json.loads(file.read_text())["results"]


def await_progress(screen: int) -> None:
    """Read the progress bar until it has counted a match."""
    read = b""
    while not re.search(rb"[1-9]\d*/100000", read):
        ready, _, _ = select.select([screen], [], [], 60)
        assert ready, read
        read += os.read(screen, 4096)


def drain(screen: int) -> None:
    """Read on to the end, so that the bar can be drawn."""
    with suppress(OSError):  # how a terminal says that nobody writes any more
        while os.read(screen, 4096):
            pass
