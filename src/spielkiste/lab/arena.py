"""Bots against bots: matches in processes, results as they come."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from spielkiste import load_game
from spielkiste.bots import SpecError, make_bot
from spielkiste.bots.workers import new_pool

from .contest import Contest, Result, play_matches
from .schedule import Pairing, arrange

WAITING = 2
"""Batches for every process: one in work and one that waits."""


def check_contest(contest: Contest) -> None:
    """Raise OptionError or SpecError for a contest that cannot take place."""
    game = load_game(contest.game)
    for spec in contest.bots:
        make_bot(contest.game, spec, seed=0)
    seats = len(contest.bots)
    if seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise SpecError(f"{game.name} is for {few} to {many} bots, not {seats}")
    game.new(seats, **contest.options)


def run_arena(
    contest: Contest, *, games: int, seed: int, jobs: int
) -> Iterator[Result]:
    """Play at least so many matches and yield each result when its batch is done.

    One who stops listening stops the arena: what has not begun is not played.
    """
    check_contest(contest)
    pool = new_pool(jobs)
    try:
        yield from _run(pool, contest, _batches(contest, games, seed), jobs)
    finally:
        _stop(pool)


def _batches(contest: Contest, games: int, seed: int) -> Iterator[list[Pairing]]:
    """Yield whole rounds: a batch is never worth less than one."""
    bots = len(contest.bots)
    pairings = arrange(bots, games, seed)
    while batch := list(islice(pairings, bots)):
        yield batch


def _run(
    pool: ProcessPoolExecutor,
    contest: Contest,
    batches: Iterator[list[Pairing]],
    jobs: int,
) -> Iterator[Result]:
    def send(count: int) -> set[Future[list[Result]]]:
        return {
            pool.submit(play_matches, contest, batch)
            for batch in islice(batches, count)
        }

    waiting = send(WAITING * jobs)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= send(len(done))
        for future in done:
            yield from future.result()


def _stop(pool: ProcessPoolExecutor) -> None:
    """Cancel what waits, and do not wait for what is under way."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
