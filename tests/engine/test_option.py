"""Options of every kind take what they say, and nothing that resembles it."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from spielkiste import OptionError
from spielkiste.engine.option import Option, check_options


def refuse_short(text: str) -> None:
    """Refuse an edition of less than three letters, as its reader would."""
    if len(text) < 3:
        check_options("toy", (), 2, {text: 1})


KNOWN = (
    Option("flag", "flag", default=False, clause="X-1"),
    Option("number", "number", default=3, clause="X-2", low=1, high=1_000_000),
    Option("seat", "number", default=0, clause="X-3", below_seats=True),
    Option("limit", "number", default=None, clause="X-4", low=1, high=9),
    Option("choice", "choice", default="a", clause="X-5", words=("a", "b")),
    Option("words", "words", default=["a"], clause="X-6", words=("a", "b")),
    Option("seats", "seats", default=[], clause="X-7"),
    Option("box", "edition", default=None, clause="X-8", read=refuse_short),
)
CLAUSES = {option.name: option.clause for option in KNOWN}
GOOD: dict[str, list[Any]] = {
    "flag": [True, False],
    "number": [1, 3, 1_000_000],
    "seat": [0, 1, 2],
    "limit": [None, 1, 9],
    "choice": ["a", "b"],
    "words": [[], ["b"], ["b", "a"]],
    "seats": [[], [2], [2, 0, 1]],
    "box": [None, "abc"],
}
NEVER: tuple[Any, ...] = (1.0, Fraction(1), Decimal(1), 1 + 0j, b"a", {}, (), "1", -1)
BAD: dict[str, list[Any]] = {
    "flag": [None, 0, 1, "yes"],
    "number": [None, True, 0, 1_000_001],
    "seat": [None, True, False, 3],
    "limit": [True, 0, 10],
    "choice": [None, "c", "", "A", ["a"]],
    "words": [None, "a", ["a", "a"], ["c"], [1], [["a"]], ("a",)],
    "seats": [None, 0, [3], [0, 0], [True], [0.0], ["0"], [[0]]],
    "box": [1, True, ["abc"]],
}


def choose(**given: Any) -> dict[str, Any]:
    """Return the values of all options at a table of three."""
    return check_options("toy", KNOWN, 3, given)


def test_what_is_not_given_has_its_default() -> None:
    assert choose() == {option.name: option.default for option in KNOWN}


@pytest.mark.parametrize("name", GOOD)
def test_what_an_option_allows_is_taken_as_it_is(name: str) -> None:
    for value in GOOD[name]:
        assert choose(**{name: value})[name] == value


@pytest.mark.parametrize("name", BAD)
def test_anything_else_is_refused_with_the_clause(name: str) -> None:
    strange = [value for value in NEVER if (name, value) != ("box", "1")]
    for value in (*BAD[name], *strange):
        with pytest.raises(OptionError) as caught:
            choose(**{name: value})
        refusal = caught.value.refusal
        assert (refusal.clause, refusal.line.args["option"]) == (CLAUSES[name], name)


def test_an_edition_is_read_before_it_is_taken() -> None:
    with pytest.raises(OptionError):
        choose(box="ab")
    with pytest.raises(OptionError):
        choose(box="1")
