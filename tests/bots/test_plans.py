"""Plans of Twisty against a search by brute force that knows the rules' words only."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from spielkiste.games.twisty.bots import judge, plans
from tests.bots.positions import GAME, openings

Key = Callable[[Any, int], object]


def whole(state: Any, seat: int) -> object:
    """Tell positions apart by everything that one seat alone can change."""
    return state.pawns[seat], state.collected[seat], tuple(state.board)


def short(state: Any, seat: int) -> object:
    """Believe the plan that it does not matter which cube of a colour was taken."""
    return state.pawns[seat], state.collected[seat]


def give_turn(state: Any, seat: int) -> Any:
    """Return the position with the turn given to a seat: the others stand still."""
    given = state.copy()
    given.mover = given.to_move = seat
    given.used = 0
    given.turn_limit = 0
    return given


def ends_of_turn(start: Any, seat: int) -> Iterator[Any]:
    """Yield the positions to which a turn without a theft can lead."""
    stack = [start]
    turns = start.turns
    others = [start.pawns[s] for s in range(start.seats) if s != seat]
    while stack:
        state = stack.pop()
        for action in GAME.legal_actions(state, seat):
            text = GAME.action_text(state, seat, action)
            if action in others or text == "pass":
                continue
            after = GAME.play(state.copy(), seat, action)
            if GAME.winners(after) or after.turns > turns:
                yield after
            else:
                stack.append(after)


def fewest_turns(state: Any, seat: int, key: Key) -> int:
    """Return after how many turns of its own a seat can have won, or FAR."""
    front = [give_turn(state, seat)]
    seen = {key(front[0], seat)}
    turns = 0
    while front:
        turns += 1
        following = []
        for after in (end for each in front for end in ends_of_turn(each, seat)):
            if GAME.winners(after):
                return turns
            again = give_turn(after, seat)
            if key(again, seat) not in seen:
                seen.add(key(again, seat))
                following.append(again)
        front = following
    return plans.FAR


def planned_turns(state: Any, seat: int) -> int:
    table = plans.Plans()
    plans.block_pawns(table, state, seat)
    plans.find_reach(table, state)
    return plans.plan(table, state, seat)


def sample(count: int, cubes: range) -> list[tuple[Any, int]]:
    """Return positions of matches with 2, 3, 4 seats, and a seat with so many cubes."""
    dice = random.Random(1)
    found: list[tuple[Any, int]] = []
    for seed in range(count):
        states = openings(seed, seats=2 + seed % 3, plies=900)
        pairs = [
            (state, seat)
            for state in states
            for seat, score in enumerate(GAME.scores(state))
            if score in cubes
        ]
        found += dice.sample(pairs, min(len(pairs), 5))
        if len(found) >= count:
            break
    return found[:count]


@pytest.mark.parametrize(
    ("count", "cubes", "key"),
    [(140, range(5, 8), whole), (50, range(3, 7), short), (14, range(3), short)],
)
def test_a_plan_is_as_short_as_can_be(count: int, cubes: range, key: Key) -> None:
    """T-8, T-10, T-12, T-14, T-15, T-16, T-25"""
    positions = sample(count, cubes)
    assert len(positions) == count
    for state, seat in positions:
        expected = fewest_turns(state, seat, key)
        assert planned_turns(state, seat) == expected, GAME.state_text(state)


def test_remembered_tables_are_those_of_an_empty_board() -> None:
    table = plans.Plans()
    fresh = plans.Plans()
    states = openings(5, seats=3, plies=400)
    judge.prepare(states[0], 0, table)
    for state in states:
        for seat in range(state.seats):
            plans.find_reach(fresh, state)
            alone = plans.plan(fresh, state, seat)
            assert judge.turns_alone(state, seat, table) == alone


def test_robbing_changes_what_is_remembered() -> None:
    """T-20"""
    states = openings(8, seats=4, plies=900)
    rows = {(tuple(s.rows[0]), s.collected[0]) for s in states}
    prints = {judge.fold_row(1, s, 0, s.collected[0]) for s in states}
    suffixes = {(tuple(s.rows[0][s.collected[0] :]), s.collected[0]) for s in states}
    assert len(rows) > 1
    assert len(prints) == len(suffixes)


def test_equal_fingerprints_mean_equal_positions() -> None:
    seen: dict[int, str] = {}
    for seed in range(12):
        for state in openings(seed, seats=2, plies=600):
            lines = GAME.state_text(state).splitlines()
            text = "\n".join(x for x in lines if not x.startswith(("turns", "seats")))
            assert seen.setdefault(judge.fingerprint(state), text) == text
    assert len(seen) > 1000
