"""What all tests share: repeatable examples, and browser tests at the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

BROWSER = Path(__file__).parent / "browser"

# the same examples on every machine, and no race against a shared core's clock
settings.register_profile("spielkiste", derandomize=True, deadline=None)
settings.load_profile("spielkiste")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put browser tests last: the browser's driver keeps a loop running for good."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
