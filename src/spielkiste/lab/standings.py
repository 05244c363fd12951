"""What the results of an arena say about each bot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from .contest import Contest, Result
from .intervals import Interval, wilson


@dataclass
class Standing:
    """What one bot has achieved so far."""

    name: str
    matches: int = 0
    wins: int = 0
    draws: int = 0
    """Matches in which nobody won, or everybody."""
    share: float = 0.0
    """Wins, those of several winners divided, and an equal part of every draw."""
    returns: float = 0.0
    """The sum over all matches."""
    decisions: int = 0
    seconds: float = 0.0
    wins_by_seat: list[int] = field(default_factory=list)

    @property
    def interval(self) -> Interval:
        """Where its true share of the wins lies, with 95 % confidence."""
        return wilson(self.share, self.matches)

    @property
    def milliseconds(self) -> float:
        """How long it took for a decision on average."""
        return 1000 * self.seconds / max(1, self.decisions)


def name_bots(specs: Iterable[str]) -> list[str]:
    """Return the specs, with numbers where one bot plays several times."""
    listed = list(specs)
    return [
        spec if listed.count(spec) == 1 else f"{spec} #{listed[: i + 1].count(spec)}"
        for i, spec in enumerate(listed)
    ]


class Standings:
    """The bots of an arena in the order in which they were named."""

    def __init__(self, contest: Contest) -> None:
        seats = len(contest.bots)
        self.rows = [
            Standing(name, wins_by_seat=[0] * seats) for name in name_bots(contest.bots)
        ]
        self.results: list[Result] = []

    def add(self, result: Result) -> None:
        """Count a match."""
        self.results.append(result)
        is_draw = len(result.winners) in (0, len(result.lineup))
        for seat, entry in enumerate(result.lineup):
            row = self.rows[entry]
            row.matches += 1
            row.returns += result.returns[seat]
            row.decisions += result.decisions[seat]
            row.seconds += result.seconds[seat]
            if is_draw:
                row.draws += 1
                row.share += 1 / len(result.lineup)
            elif seat in result.winners:
                row.wins += 1
                row.wins_by_seat[seat] += 1
                row.share += 1 / len(result.winners)
