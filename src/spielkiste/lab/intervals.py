"""How sure one may be of a share that was counted."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

NORMAL_95 = 1.959964
"""Within so many deviations lie 95 of 100 results."""


class Interval(NamedTuple):
    """Where the true share lies, most likely."""

    low: float
    high: float


def wilson(successes: float, trials: int, deviations: float = NORMAL_95) -> Interval:
    """Return Wilson's interval of a share; nothing tried: anything is possible.

    Halves may be counted as well; the interval is then too wide rather than too narrow.
    Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927).
    """
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} of {trials} is no share")
    if trials == 0:
        return Interval(0.0, 1.0)
    share = successes / trials
    square = deviations**2 / trials
    middle = (share + square / 2) / (1 + square)
    spread = deviations * sqrt(share * (1 - share) / trials + square / trials / 4)
    half = spread / (1 + square)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))
