"""No barrier that axe-core knows of, in any state, in both schemes."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.conftest import WIDE, Visit
from tests.browser.kit.person import Person
from tests.browser.kit.states import pass_all
from tests.browser.test_sizes import PHONE

AXE = Axe()
STATES = 14
DAY_AND_NIGHT = [
    pytest.param({"viewport": WIDE, "color_scheme": "light"}, id="wide by day"),
    pytest.param({"viewport": PHONE, "color_scheme": "dark"}, id="phone by night"),
]


@pytest.mark.parametrize("device", DAY_AND_NIGHT)
def test_axe_finds_nothing(visit: Visit, device: dict[str, Any]) -> None:
    anna, ben, carl = (visit(name, **device) for name in ("Anna", "Ben", "Carl"))
    found: list[str] = []
    seen: set[str] = set()

    def look(state: str, person: Person) -> None:
        seen.add(state)
        result = AXE.run(person.page)
        if result.violations_count:
            found.append(f"{state}: {result.generate_report()}")

    pass_all(anna, ben, carl, look)
    assert len(seen) == STATES
    assert not found, "\n".join(found)
