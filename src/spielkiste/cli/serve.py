"""`spielkiste serve`: a server for others."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

DEFAULT_PORT = 8765


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    data: Path | None = None,
    workers: Annotated[int, Parameter(name="--bot-processes")] = 1,
    pause: Annotated[float, Parameter(name="--bot-pause")] = 0.7,
) -> None:
    """Serve tables until told to end (Ctrl-C).

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 takes everybody.
    port
        Port to listen on; 0 takes any free one.
    data
        Folder of the database and the server's secret.
    workers
        Processes in which bots think.
    pause
        Seconds a bot waits before it plays.
    """
    listener = listen(host, port)
    run(
        listener,
        data or default_data(),
        workers=workers,
        pause=pause,
        ready=lambda: print(f"Spielkiste listens on {address(listener)}", flush=True),
    )


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket, or end the program with a sentence."""
    from spielkiste.server.run import open_listener

    try:
        return open_listener(host, port)
    except OSError as error:
        raise SystemExit(
            f"{host}:{port} cannot be listened on: {error.strerror or error}"
        ) from None


def run(
    listener: socket.socket,
    data: Path,
    *,
    workers: int,
    pause: float,
    ready: Callable[[], None],
) -> None:
    """Run a server on an open socket until it is told to end."""
    from spielkiste.server.house import Settings
    from spielkiste.server.run import serve as run_server
    from spielkiste.tables.thinking import WorkerThinker

    settings = Settings(data=data, pause=pause)
    run_server(settings, WorkerThinker(workers), listener, ready)


def address(listener: socket.socket) -> str:
    """Return the address of a listening socket, as a browser takes it."""
    host, port = listener.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def default_data() -> Path:
    """Return the folder in which this user's tables are kept."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "spielkiste"
