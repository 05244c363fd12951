"""The server process: uvicorn around the application."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable
from functools import partial

import uvicorn
from litestar import Litestar

from spielkiste.tables.thinking import Thinker

from .app import make_app
from .house import Settings

PING_SECONDS = 2.5
DEAD_SECONDS = 9.0
LARGEST_FRAME = 65_536
"""What uvicorn takes in; bigger frames than the limit are refused with a sentence."""
GRACE_SECONDS = 3
GARBAGE = 20_000
"""How many new objects the collector waits for; a ply makes some hundreds of them."""


class Server(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(
    settings: Settings,
    thinker: Thinker,
    listener: socket.socket,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve on an open socket until the process is told to end."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    config = config_of(make_app(settings, thinker))
    server = Server(config, partial(_settle, ready))
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listener]))


def _settle(ready: Callable[[], None]) -> None:
    """Take what was loaded at the start out of the collector's rounds."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)
    ready()


def config_of(app: Litestar) -> uvicorn.Config:
    """Return how uvicorn is to run the application."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=DEAD_SECONDS,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        access_log=False,
        server_header=False,
        log_level="warning",
    )


def open_listener(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.set_inheritable(False)
    return listener
