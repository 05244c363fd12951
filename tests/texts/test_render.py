"""Lines become sentences."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import product

import pytest

from spielkiste.engine.line import Line
from spielkiste.texts import LANGUAGES, MissingTextError, render, text
from tests.texts import catalogues as c

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink")
SYMBOLS = ("orthogonal", "diagonal", "leap", "warp", "save")
PICTURES = (
    *("nut", "bolt", "double_nut", "double_bolt"),
    *("green", "yellow", "orange", "red"),
)
SETS = (
    *("nut-bolt", "double_nut-double_bolt", "double_nut-bolt", "double_bolt-nut"),
    *("double_nut-bolt-bolt", "double_bolt-nut-nut"),
)
FACES = (1, 2, 3, 4, 5, 6)
LONGEST_NAME = "W" * 24
SAMPLES: dict[str, tuple[str | int, ...]] = {
    "colour": COLOURS,
    "disc": (*COLOURS, *SYMBOLS),
    "seat": (0, 1, 2, 3),
    "count": (1, 2, 5, 21),
    "turns": (1, 22, 400),
    "low": (0, 2),
    "high": (1, 4),
    "space": ("c3",),
    "number": (12,),
    "limit": (4096,),
    "picture": PICTURES,
    "kind": SETS,
    "points": (-3, 0, 1, 3, 20),
    "face": FACES,
    "die": FACES,
    "turned": (5,),
    "stack": (0, 5),
    "card": (12,),
    "dice": ("1 2 2 4 5 6",),
}
NAMES = [LONGEST_NAME, "Anna", "Боб", "Müller"]


def our_keys() -> list[str]:
    """Give the keys of the files that Python reads."""
    files = [path for path in c.english_files() if path.name == "en.ftl"]
    ours = [path for path in files if "web" not in path.relative_to(c.ROOT).parts]
    return sorted(k for path in ours for k in c.patterns(path) if "." not in k)


def samples(key: str) -> list[dict[str, str | int]]:
    """Fill in every word there is, one after the other."""
    names = sorted(c.variables(key, "en"))
    seats = {"player": 0, "victim": 1, "winner": 0, "other": 0}
    values = [(seats[n],) if n in seats else SAMPLES.get(n, ("x",)) for n in names]
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", our_keys())
def test_every_message_becomes_a_sentence(key: str, language: str) -> None:
    for args in samples(key):
        said = render(Line(key, args), language, NAMES)
        assert said != key
        assert "{" not in said
        assert said == re.sub(" {2,}", " ", said).strip(), "odd spaces"
        assert not {"\u2068", "\u2069"} & set(said), "isolation marks"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key", [k for k in our_keys() if "-refusal-" in k or k.startswith("table-")]
)
def test_refusals_are_short(key: str, language: str) -> None:
    """Even with the longest nickname."""
    for args in samples(key):
        assert len(render(Line(key, args), language, NAMES)) <= 160


def test_a_theft_is_told_in_three_languages() -> None:
    """T-18"""
    args: dict[str, str | int] = {
        "player": 1, "victim": 0, "colour": "red", "space": "c3",
    }  # fmt: skip
    rob = Line("twisty-line-rob", args)
    assert render(rob) == "Mint robs Blue of the red cube on c3."
    names = ["Bob", "Anna"]
    assert render(rob, "de", names) == "Anna raubt Bob auf c3 den roten Würfel."
    assert render(rob, "ru", names) == (
        "Anna отнимает красный кубик на c3 у игрока Bob."
    )


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "1 кубик"), (3, "3 кубика"), (5, "5 кубиков"), (21, "21 кубик")],
)
def test_russian_counts_as_russians_do(count: int, said: str) -> None:
    line = Line("twisty-line-save", {"player": 0, "count": count})
    assert render(line, "ru") == f"Синий защищает {said}."


def test_a_seat_without_a_name_is_called_as_its_game_does() -> None:
    assert render(Line("twisty-line-win", {"winner": 3})) == "Purple wins!"
    assert render(Line("table-line-sat", {"player": 1})) == "seat 2 sits down."


def test_a_missing_text_stops_nothing_but_can_be_found() -> None:
    assert render(Line("twisty-line-nothing", {})) == "twisty-line-nothing"
    assert render(Line("twisty-line-win", {})) == "twisty-line-win"
    with pytest.raises(MissingTextError, match="twisty-line-nothing"):
        text("twisty-line-nothing")
    with pytest.raises(MissingTextError, match="winner"):
        text("twisty-line-win")
    with pytest.raises(MissingTextError, match="fr"):
        text("twisty-title", "fr")


def test_who_needs_no_sentence_loads_no_catalogue() -> None:
    code = (
        "import sys, spielkiste; spielkiste.load_game('twisty');"
        "sys.exit(any(name.startswith('fluent') for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
