"""What a table may choose: T-3, T-6, T-7, T-27."""

from __future__ import annotations

from typing import Any

import pytest

from spielkiste import OptionError
from tests.helpers.positions import GAME

HUGE = pytest.param(10**5000, id="huge")
HUGE_BELOW = pytest.param(-(10**5000), id="huge-below")


def refused(seats: Any, **options: Any) -> OptionError:
    """Return the error with which a match is refused."""
    with pytest.raises(OptionError) as caught:
        GAME.new(seats, **options)
    assert len(str(caught.value)) > 10
    return caught.value


def test_the_game_has_three_options_and_their_defaults() -> None:
    """T-6, T-7, T-27."""
    known = {option.name: (option.kind, option.default) for option in GAME.options}
    assert known == {
        "choose_corners": ("flag", False),
        "first_seat": ("number", 0),
        "turn_limit": ("number", None),
    }
    given = GAME.new(2, choose_corners=False, first_seat=0, turn_limit=None)
    assert given == GAME.new(2)


@pytest.mark.parametrize(
    "seats", [-1, 0, 1, 5, 100, HUGE, True, 2.0, "2", None, [2], 2.5, float("nan")]
)
def test_two_to_four_play(seats: Any) -> None:
    """T-3: anything else is refused, and says for how many the game is."""
    line = refused(seats).refusal.line
    assert line.key == "seats-range"
    assert (line.args["low"], line.args["high"]) == (2, 4)


@pytest.mark.parametrize("name", ["turns", "seed", "Turn_limit", "x" * 99])
def test_an_option_that_does_not_exist_is_refused(name: str) -> None:
    """T-27: with the name that was given."""
    refusal = refused(2, **{name: 1}).refusal
    assert refusal.line.key == "option-unknown"
    assert refusal.line.args["game"] == "twisty"


@pytest.mark.parametrize("value", [None, 0, 1, 2, -1, HUGE, 1.0, "yes", "", [], {}])
def test_corners_are_chosen_or_not(value: Any) -> None:
    """T-6: yes or no and nothing that looks like it."""
    refusal = refused(2, choose_corners=value).refusal
    assert (refusal.clause, refusal.line.key) == ("T-6", "option-flag")


@pytest.mark.parametrize("value", [-1, HUGE, True, False, 1.0, "1", "", [0], None])
def test_the_first_seat_is_a_seat(value: Any) -> None:
    """T-7."""
    refusal = refused(4, first_seat=value).refusal
    assert (refusal.clause, refusal.line.key) == ("T-7", "option-value")
    assert (refusal.line.args["low"], refusal.line.args["high"]) == (0, 3)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_seat_is_one_of_the_seats_of_this_match(seats: int) -> None:
    """T-7."""
    for first in range(seats):
        assert GAME.new(seats, first_seat=first).first_seat == first
    assert refused(seats, first_seat=seats).refusal.line.args["high"] == seats - 1


@pytest.mark.parametrize("value", [0, -1, HUGE_BELOW, HUGE, True, 1.0, "400", []])
def test_the_turn_limit_counts_from_one(value: Any) -> None:
    """T-27."""
    refusal = refused(2, turn_limit=value).refusal
    assert (refusal.clause, refusal.line.key) == ("T-27", "option-value")
    assert refusal.line.args["low"] == 1


@pytest.mark.parametrize("value", [1, 2, 400, 100_000, None])
def test_any_sensible_turn_limit_is_taken(value: int | None) -> None:
    """T-27: none unless given."""
    assert GAME.new(2, turn_limit=value).turn_limit == (value or 0)
