"""A real server on a free port, in a thread of the tests."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn

from spielkiste.server.app import make_app
from spielkiste.server.house import Settings
from spielkiste.server.limits import Limits
from spielkiste.server.run import config_of, open_listener
from spielkiste.tables.thinking import RandomThinker, Thinker

GENEROUS = Limits(
    commands_per_second=10_000,
    commands_at_once=10_000,
    tables_per_person=10_000,
    tables_per_address=10_000,
)


@contextmanager
def running_server(
    data: Path, limits: Limits = GENEROUS, thinker: Thinker | None = None
) -> Iterator[str]:
    """Serve until the block ends; yields the address."""
    settings = Settings(data=data, pause=0.0, limits=limits)
    app = make_app(settings, thinker or RandomThinker())
    server = uvicorn.Server(config_of(app))
    listener = open_listener("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(10)
        assert not thread.is_alive(), "the server did not end"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server that every test of a module shares."""
    with running_server(tmp_path_factory.mktemp("data")) as address:
        yield address
