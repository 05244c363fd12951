"""Schraube Locker in real pages: every kind of ply, with dice known beforehand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit.screws import (
    House,
    button,
    card_words,
    click,
    dice,
    group,
    look_in,
    open_house,
    prompt,
    scene,
    stack,
)

SWAP, GIFT, SETS, GREEN, YELLOW, PUTS = 22, 49, 0, 23, 10, 1
"""Seeds of matches in which Anna may do this soon."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a server whose next seed the test tells."""
    with open_house(tmp_path_factory.mktemp("data")) as house:
        yield house


def test_a_swap_is_a_choice_in_two_steps(visit: Visit, server: House) -> None:
    """S-19"""
    anna = visit()
    with scene(server, SWAP) as at:
        swap = at.play_until("swap")[0]
        look_in(anna, at)
        expect(prompt(anna)).to_contain_text("swap or give away?")
        click(anna, at, swap)
        expect(prompt(anna)).to_have_text("Swap with Ben: which card do you give?")
        given = next(text for text in at.anna.legal if text.startswith("give"))
        click(anna, at, given)
        expect(prompt(anna)).to_have_text("And which of Ben’s cards do you get?")
        got = next(text for text in at.anna.legal if text.startswith("get"))
        name = card_words(at.view, int(got.split()[1]))
        click(anna, at, got)
        anna.expect_log("")
        own = [card["id"] for card in at.view["seats"][0]["cards"]]
        assert int(got.split()[1]) in own
        assert int(given.split()[1]) not in own
        expect(anna.log.filter(has_text=f"In return Anna gets {name}")).to_have_count(1)
