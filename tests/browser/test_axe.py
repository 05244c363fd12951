"""No barrier that axe-core knows of, in any state, in both schemes."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.conftest import WIDE, Visit
from tests.browser.person import Person
from tests.browser.states import pass_all
from tests.browser.test_sizes import PHONE, by_width

AXE = Axe()
STATES = 14
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
COLOURS = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}


SETTLE = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))))"""


def faults(page: Page) -> list[str]:
    """Return what axe finds by day, and what the colours of the night add."""
    results = [AXE.run(page)]
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(SETTLE)
        if scheme == "dark":
            results.append(AXE.run(page, options=COLOURS))
    return [one.generate_report() for one in results if one.violations_count]


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=by_width)
def test_axe_finds_nothing(visit: Visit, size: dict[str, int]) -> None:
    anna, ben, carl = (visit(name, viewport=size) for name in ("Anna", "Ben", "Carl"))
    found: list[str] = []
    seen: set[str] = set()

    def look(state: str, person: Person) -> None:
        seen.add(state)
        found.extend(f"{state}: {fault}" for fault in faults(person.page))

    pass_all(anna, ben, carl, look)
    assert len(seen) == STATES
    assert not found, "\n".join(found)
