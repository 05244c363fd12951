"""A server as a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Self

COMMAND = "from spielkiste.cli import main; main()"


class Server:
    """`spielkiste serve` on one port and one folder, however often it is started."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start it, on the port it has had before; returns once it listens."""
        arguments = ["serve", "--port", str(self.port), "--data", str(self._data)]
        self._process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *arguments, "--bot-pause", "0"],
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", line)
        assert found is not None, line
        self.port = int(found[1])

    def kill(self) -> None:
        """End it without a word, as `kill -9` does, and the processes of its bots."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
