"""Chromium as it is installed by the system, a server, and people with browsers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.kit.person import Person
from tests.browser.kit.server import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
WIDE = {"width": 1280, "height": 800}
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)


class Visit(Protocol):
    """Lets somebody come with a browser of their own."""

    def __call__(self, name: str = "Anna", **options: Any) -> Person:
        """Open a browser context; options are those of a Playwright context."""


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Start the system's Chromium instead of a downloaded one."""
    return {"executable_path": "/usr/bin/chromium", "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server that all tests of this process share."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Let people come; at the end nothing may have gone wrong in any browser."""
    people: list[Person] = []

    def come(name: str = "Anna", **options: Any) -> Person:
        chosen = {
            "base_url": server.address,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "viewport": WIDE,
            **options,
        }
        context = browser.new_context(**chosen)
        context.set_default_timeout(PATIENCE)
        people.append(Person(context, name))
        return people[-1]

    yield come
    for person in people:
        person.leave()
    assert [fault for person in people for fault in person.faults] == []
