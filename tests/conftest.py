"""What all tests share: repeatable examples, and browser tests at the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import Phase, settings

BROWSER = Path(__file__).parent / "browser"

# The same examples on every machine, and no race against a shared core's clock.  The
# first failure is told at once: to shrink an example that plays whole matches takes
# hours, and pytest's time limit counts as one failure more.
settings.register_profile(
    "spielkiste",
    derandomize=True,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    report_multiple_bugs=False,
)
settings.load_profile("spielkiste")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put browser tests last: the browser's driver keeps a loop running for good."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
