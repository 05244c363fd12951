"""Names of bots, and which bots there are."""

from __future__ import annotations

import subprocess
import sys

import pytest

from spielkiste import OptionError
from spielkiste.bots import Spec, SpecError, levels, make_bot, read_spec, warm_list


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("random", Spec("random")),
        ("hard:300ms", Spec("hard", milliseconds=300)),
        ("search:20000n", Spec("search", nodes=20000)),
    ],
)
def test_a_spec_says_how_long_to_think(text: str, spec: Spec) -> None:
    assert read_spec(text) == spec


@pytest.mark.parametrize(
    "text",
    ["", "Hard", "hard:", "hard:0ms", "hard:3s", "hard:-1n", "hard:1n ", "x" * 9 + ":"],
)
def test_a_spec_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(SpecError):
        read_spec(text)


def test_levels_go_from_weak_to_strong() -> None:
    assert levels("twisty") == ("easy", "medium", "hard")


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(OptionError):
        levels("chess")


@pytest.mark.parametrize("spec", ["clever", "random:5ms", "easy:100n"])
def test_a_game_has_no_other_bots(spec: str) -> None:
    with pytest.raises(SpecError):
        make_bot("twisty", spec, seed=1)


def test_everything_that_thinks_can_be_compiled_ahead() -> None:
    labels = [label for label, _ in warm_list("twisty")]
    assert labels == ["twisty medium", "twisty hard"]


def test_asking_for_bots_imports_nothing_heavy() -> None:
    """A server asks, its workers think."""
    code = (
        "import sys; from spielkiste import bots; from spielkiste.bots import workers; "
        "bots.levels('twisty'); bots.make_bot('twisty', 'easy', seed=1); "
        "workers.Workers(2); "
        "sys.exit(not {'numpy', 'numba'}.isdisjoint(sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
