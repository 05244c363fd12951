"""`spielkiste arena`: bots against bots, seat-balanced, with confidence intervals."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from .files import read

if TYPE_CHECKING:
    from rich.table import Table

    from spielkiste.lab.contest import Contest
    from spielkiste.lab.standings import Standing, Standings

DEFAULT_LIMIT = 400


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How an arena is run."""

    games: Annotated[int, Parameter(alias="-n")] = 200
    """Matches to play, completed to a round in which everybody sits everywhere."""
    seed: int = 1
    """The first round's seed; each round has the next one."""
    jobs: Annotated[int, Parameter(alias="-j")] = 0
    """Processes; 0 for one on each core."""
    limit: int = DEFAULT_LIMIT
    """Turns after which nobody has won, in games that can be limited; 0 for none."""
    flag: tuple[str, ...] = ()
    """Option of the game to switch on, choose_corners for one; may be repeated."""
    edition: Path | None = None
    """Edition file to play with instead of the house's."""
    json: Path | None = None
    """File for the standings and every result."""


DEFAULTS = Settings()


def arena(
    game: str,
    *bots: str,
    settings: Annotated[Settings, Parameter(name="*")] = DEFAULTS,
) -> None:
    """Let bots play each other, every bot equally often on every seat.

    Parameters
    ----------
    game
        The game.
    bots
        As many as there are seats: random, easy, medium, hard, hard:300ms, hard:900n.
    """
    from spielkiste.engine.refusal import OptionError
    from spielkiste.lab.arena import check_contest, run_arena
    from spielkiste.lab.contest import Contest
    from spielkiste.lab.standings import Standings

    contest = Contest(
        game=game,
        bots=bots,
        limit=settings.limit,
        flags=settings.flag,
        edition="" if settings.edition is None else read(settings.edition),
    )
    standings = Standings(contest)
    jobs = settings.jobs or os.cpu_count() or 1
    try:
        check_contest(contest)
        results = run_arena(
            contest, games=settings.games, seed=settings.seed, jobs=jobs
        )
        _watch(results, standings, _round_up(settings.games, len(bots)))
    except (OptionError, ValueError) as error:
        raise SystemExit(str(error)) from None
    _report(contest, standings)
    if settings.json is not None:
        text = _as_json(contest, standings, settings.seed)
        settings.json.write_text(text, encoding="utf-8")


def _round_up(games: int, bots: int) -> int:
    return games if not bots else -(-games // bots) * bots


def _watch(results: Iterator[Any], standings: Standings, total: int) -> None:
    """Count results under a progress bar; Ctrl-C ends it early."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn())
    bar = Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True))
    with suppress(KeyboardInterrupt), _interruptible(), bar:
        task = bar.add_task("matches", total=total)
        for result in results:
            standings.add(result)
            shares = " : ".join(f"{row.share:g}" for row in standings.rows)
            bar.update(task, advance=1, description=f"matches {shares}")
    results.close()  # type: ignore[attr-defined]  # a generator: its processes end


@contextmanager
def _interruptible() -> Iterator[None]:
    """Treat a request to end like Ctrl-C: show what has been played."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _report(contest: Contest, standings: Standings) -> None:
    from rich.console import Console

    console = Console()
    console.print(_table(contest, standings))
    count = len(standings.results)
    plies = sum(result.plies for result in standings.results) / max(1, count)
    console.print(
        f"{count} matches, {plies:.0f} plies on average. A draw, in which nobody or "
        f"everybody has won, counts as 1/{len(contest.bots)} of a win for each."
    )


def _table(contest: Contest, standings: Standings) -> Table:
    from rich.table import Table

    from spielkiste import load_game
    from spielkiste.engine.option import name_editions

    options = name_editions(load_game(contest.game).options, contest.options)
    seats = "/".join(str(seat) for seat in range(len(contest.bots)))
    table = Table(title=", ".join([contest.game, *map(_option, options.items())]))
    table.add_column("bot")
    headings = ("wins", "draws", "share %", "95 sure", "return", "ms", f"wins {seats}")
    for heading in headings:
        table.add_column(heading, justify="right")
    for row in standings.rows:
        table.add_row(*_cells(row))
    return table


def _option(chosen: tuple[str, Any]) -> str:
    name, value = chosen
    return name if value is True else f"{name} {value}"


def _cells(row: Standing) -> list[str]:
    low, high = row.interval
    matches = max(1, row.matches)
    return [
        row.name,
        str(row.wins),
        str(row.draws),
        f"{100 * row.share / matches:.1f}",
        f"{100 * low:.1f} … {100 * high:.1f}",
        f"{row.returns / matches:+.3f}",
        f"{row.milliseconds:.1f}",
        " / ".join(map(str, row.wins_by_seat)),
    ]


def _as_json(contest: Contest, standings: Standings, seed: int) -> str:
    return json.dumps(
        {
            "contest": asdict(contest),
            "seed": seed,
            "standings": [
                asdict(row) | {"interval": row.interval} for row in standings.rows
            ],
            "results": [asdict(result) for result in standings.results],
        },
        indent=1,
    )
