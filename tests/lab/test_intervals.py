"""Wilson's intervals against figures that others have printed, and against counting."""

from __future__ import annotations

from math import comb

import pytest

from spielkiste.lab.intervals import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_published_intervals(
    successes: int, trials: int, low: float, high: float
) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=0.00006)


def test_nothing_tried_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("successes", "trials"), [(-1, 5), (6, 5), (0.5, 0)])
def test_no_share_is_refused(successes: float, trials: int) -> None:
    with pytest.raises(ValueError, match="no share"):
        wilson(successes, trials)


def test_halves_lie_between_wholes() -> None:
    lows = [wilson(half / 2, 20).low for half in range(41)]
    assert lows == sorted(lows)


def coverage(share: float, trials: int) -> float:
    """Return how likely the interval holds the true share, by counting all cases."""
    return sum(
        comb(trials, wins) * share**wins * (1 - share) ** (trials - wins)
        for wins in range(trials + 1)
        if wilson(wins, trials).low <= share <= wilson(wins, trials).high
    )


@pytest.mark.parametrize("trials", [20, 60, 200])
def test_the_true_share_lies_inside_as_often_as_promised(trials: int) -> None:
    """95 times of 100 over all shares, though for some a little more or less often."""
    found = [coverage(share / 50, trials) for share in range(5, 46)]
    assert sum(found) / len(found) == pytest.approx(0.95, abs=0.005)
    assert min(found) > 0.91
