"""A server without limits, for benchmarks; prints its port, ends with its input."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

from spielkiste.server.house import Settings
from spielkiste.server.limits import Limits
from spielkiste.server.run import open_listener, serve
from spielkiste.tables.thinking import RandomThinker

MANY = 1_000_000
LIMITS = Limits(
    commands_per_second=MANY,
    commands_at_once=MANY,
    connections_per_person=MANY,
    connections_per_address=MANY,
    tables_per_person=MANY,
    tables_per_address=MANY,
)


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    threading.Thread(target=_end_with_input, daemon=True).start()
    listener = open_listener("127.0.0.1", 0)
    port = listener.getsockname()[1]
    settings = Settings(data=Path(sys.argv[1]), pause=0.0, limits=LIMITS)
    serve(settings, RandomThinker(), listener, lambda: print(port, flush=True))
