"""The arena: fair seats, equal results however it is run, and what it adds up."""

from __future__ import annotations

from collections import Counter

import pytest

from spielkiste import OptionError
from spielkiste.bots import SpecError
from spielkiste.lab.arena import check_contest, run_arena
from spielkiste.lab.contest import Contest, Result, begin_match, play_match
from spielkiste.lab.schedule import Pairing, arrange
from spielkiste.lab.standings import Standings, name_bots

DUEL = Contest(game="twisty", bots=("easy", "random"), limit=400)


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_every_bot_sits_everywhere_equally_often(bots: int) -> None:
    pairings = list(arrange(bots, bots * 6, seed=9))
    places = Counter(
        (seat, bot) for pairing in pairings for seat, bot in enumerate(pairing.lineup)
    )
    assert set(places.values()) == {6}
    assert len(places) == bots * bots


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_every_set_up_is_played_from_every_seat(bots: int) -> None:
    by_seed: dict[int, list[tuple[int, ...]]] = {}
    for pairing in arrange(bots, 40, seed=9):
        by_seed.setdefault(pairing.seed, []).append(pairing.lineup)
    for lineups in by_seed.values():
        for seat in range(bots):
            assert sorted(lineup[seat] for lineup in lineups) == list(range(bots))


def test_neighbours_change_too() -> None:
    """With four bots each sits on the left of each of the others."""
    left = {
        (pairing.lineup[seat], pairing.lineup[(seat + 1) % 4])
        for pairing in arrange(4, 24, seed=1)
        for seat in range(4)
    }
    assert len(left) == 12


@pytest.mark.parametrize(("games", "played"), [(0, 0), (1, 3), (3, 3), (7, 9)])
def test_a_round_is_completed(games: int, played: int) -> None:
    numbers = [pairing.number for pairing in arrange(3, games, seed=1)]
    assert numbers == list(range(played))


def untimed(results: list[Result]) -> list[Result]:
    listed = sorted(results, key=lambda result: result.number)
    return [Result(**{**vars(result), "seconds": []}) for result in listed]


def test_processes_change_no_result() -> None:
    here = [play_match(DUEL, pairing) for pairing in arrange(2, 6, seed=3)]
    for jobs in (1, 2):
        there = list(run_arena(DUEL, games=6, seed=3, jobs=jobs))
        assert untimed(there) == untimed(here)


def test_an_arena_can_be_left_early() -> None:
    results = run_arena(DUEL, games=10**6, seed=3, jobs=1)
    assert next(results).number in (0, 1)
    results.close()  # type: ignore[attr-defined]


def test_flags_are_switched_on_and_limits_set_where_a_game_has_them() -> None:
    flags = ("selective_dice", "combine_dice")
    both = Contest(
        game="schraube-locker", bots=("easy", "random"), limit=400, flags=flags
    )
    match = begin_match(both, Pairing(0, 5, (0, 1)))
    assert match.options == {"selective_dice": True, "combine_dice": True}
    assert begin_match(DUEL, Pairing(0, 5, (0, 1))).options == {"turn_limit": 400}
    check_contest(both)


def test_a_limit_ends_a_match_without_a_winner() -> None:
    """T-27"""
    contest = Contest(game="twisty", bots=("random", "random"), limit=5)
    result = play_match(contest, Pairing(0, 1, (1, 0)))
    assert result.winners == []
    assert result.returns == [0.0, 0.0]


@pytest.mark.parametrize(
    ("contest", "error"),
    [
        (Contest(game="chess", bots=("random", "random"), limit=0), OptionError),
        (Contest(game="twisty", bots=("random", "clever"), limit=0), SpecError),
        (Contest(game="twisty", bots=("random",), limit=0), SpecError),
        (Contest(game="twisty", bots=("random",) * 5, limit=0), SpecError),
        (Contest(game="twisty", bots=("random",) * 2, limit=-1), OptionError),
        (
            Contest(game="twisty", bots=("random",) * 2, limit=0, flags=("fast",)),
            OptionError,
        ),
    ],
)
def test_an_impossible_contest_is_refused(
    contest: Contest, error: type[Exception]
) -> None:
    with pytest.raises(error):
        check_contest(contest)


def result(lineup: tuple[int, ...], winners: list[int]) -> Result:
    seats = len(lineup)
    lost = -1 / (seats - 1)
    returns = [1.0 if s in winners else lost for s in range(seats)]
    return Result(
        number=0,
        seed=0,
        lineup=lineup,
        winners=winners,
        returns=returns if winners else [0.0] * seats,
        scores=[0] * seats,
        plies=10,
        decisions=[2] * seats,
        seconds=[0.01] * seats,
    )


def test_wins_and_draws_add_up() -> None:
    """A draw counts as an equal part of a win for each."""
    standings = Standings(Contest(game="twisty", bots=("easy", "easy"), limit=9))
    for each in (result((0, 1), [0]), result((1, 0), [0]), result((1, 0), [])):
        standings.add(each)
    first, second = standings.rows
    assert (first.wins, first.draws, first.share) == (1, 1, 1.5)
    assert (second.wins, second.draws, second.share) == (1, 1, 1.5)
    assert (first.wins_by_seat, second.wins_by_seat) == ([1, 0], [1, 0])
    assert first.returns == second.returns == 0
    assert first.milliseconds == pytest.approx(5)


def test_shares_of_three_add_up_to_the_matches() -> None:
    standings = Standings(Contest(game="twisty", bots=("easy",) * 3, limit=9))
    standings.add(result((2, 0, 1), [1]))
    standings.add(result((0, 1, 2), []))
    assert [row.share for row in standings.rows] == pytest.approx([4 / 3, 1 / 3, 1 / 3])


def test_a_bot_that_plays_twice_gets_numbers() -> None:
    assert name_bots(["hard", "easy", "hard"]) == ["hard #1", "easy", "hard #2"]
