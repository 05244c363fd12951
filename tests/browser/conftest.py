"""Chromium as it is installed by the system, quiet and without a sandbox."""

from __future__ import annotations

import pytest

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


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Start the system's Chromium instead of a downloaded one."""
    return {"executable_path": "/usr/bin/chromium", "args": FLAGS}
