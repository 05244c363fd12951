"""`spielkiste play` on a machine without a desktop."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx

COMMAND = "from spielkiste.cli import main; main()"


def test_play_says_where_it_is_open_here_and_in_the_network(tmp_path: Path) -> None:
    arguments = ["play", "--port", "0", "--lan", "--no-browser", "--data"]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *arguments, str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        here = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
        assert here is not None
        assert f":{here[1]}/" in process.stdout.readline()
        assert httpx.get(f"{here[0]}healthz").text == "ok"
    finally:
        process.terminate()
        process.communicate(timeout=30)
    assert (tmp_path / "tables.sqlite3").exists()
