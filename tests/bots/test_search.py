"""The search: the same in plain Python and compiled, in time, and never blind."""

from __future__ import annotations

from typing import Any

import pytest

from spielkiste.bots.desk import Desk, Kit
from spielkiste.bots.search import BETWEEN_LOOKS, Limits, SearchBot
from spielkiste.games.twisty.bots import SEARCHERS
from tests.bots.positions import GAME, random_states

SEARCHER_NAMES = tuple(SEARCHERS)


def new_desk(name: str, *, is_plain: bool) -> Desk:
    parts: dict[str, Any] = SEARCHERS[name][0]
    return Desk(GAME, Kit(**parts), is_plain=is_plain)


def some_states(seed: int, *, seats: int, step: int) -> list[Any]:
    return list(random_states(seed, seats=seats, plies=200))[::step]


@pytest.fixture(scope="module", params=SEARCHER_NAMES)
def desks(request: pytest.FixtureRequest) -> tuple[Desk, Desk]:
    name = request.param
    return new_desk(name, is_plain=True), new_desk(name, is_plain=False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plain_and_compiled_search_alike(desks: tuple[Desk, Desk], seats: int) -> None:
    for state in some_states(seats, seats=seats, step=40):
        seat = GAME.to_move(state)
        found = [_search(desk, state, seat, turns=2, most=300) for desk in desks]
        assert found[0] == found[1], GAME.state_text(state)


def _search(
    desk: Desk, state: Any, seat: int, turns: int, most: int
) -> tuple[int, int, int]:
    desk.clear(state, seat, 12345)
    for horizon in range(1, turns + 1):
        desk.begin(horizon)
        desk.go_on(most)
    return desk.result()


def test_a_search_in_pieces_is_one_search() -> None:
    desk = new_desk("hard", is_plain=True)
    state = some_states(3, seats=2, step=30)[2]
    seat = GAME.to_move(state)
    whole = _search(desk, state, seat, turns=1, most=10**6)
    desk.clear(state, seat, 12345)
    desk.begin(1)
    pieces = 1
    while not desk.go_on(3):
        pieces += 1
    assert desk.result() == whole
    assert pieces > 1


def best_by_minimax(state: Any, seat: int, until: int) -> int:
    """Return the worth of a position by trying everything, to the end of a turn."""
    kit: dict[str, Any] = SEARCHERS["hard"][0]
    who = GAME.to_move(state)
    if who < 0 or state.turns >= until:
        sight = kit["sight"]()
        kit["prepare"](state, seat, sight)
        return int(kit["judge"](state, seat, sight))
    worths = [
        best_by_minimax(GAME.play(state.copy(), who, action), seat, until)
        for action in GAME.legal_actions(state, who)
    ]
    return max(worths) if who == seat else min(worths)


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_is_overlooked_within_the_horizon(seats: int) -> None:
    desk = new_desk("hard", is_plain=True)
    for state in some_states(20 + seats, seats=seats, step=60)[1:]:
        seat = GAME.to_move(state)
        if len(GAME.legal_actions(state, seat)) < 2:
            continue
        _, worth, _ = _search(desk, state, seat, turns=1, most=10**6)
        exact = best_by_minimax(state, seat, state.turns + 1)
        assert exact - 1 <= worth <= exact


WIN_IN_ONE = """
seats 2
7  . . . . . . .
6  . . . . . . .
5  . . . . . . .
4  . . . . . . .
3  . . . + . . .
2  . . . . . . .
1  . . . . . . .
blue b2: red* orange* yellow* green* blue* purple* pink*
mint g7: pink green yellow blue purple red orange
turns 12
blue opens
"""


@pytest.mark.parametrize("name", SEARCHER_NAMES)
def test_a_win_at_hand_is_taken(name: str) -> None:
    """T-14, T-25"""
    state = GAME.parse_state(WIN_IN_ONE)
    bot = SearchBot(
        lambda: new_desk(name, is_plain=True), Limits(4), seed=1, decided=500_000
    )
    while not GAME.winners(state):
        assert GAME.to_move(state) == 0
        action = bot.act(GAME.observe(state, 0), GAME.legal_actions(state, 0), 0)
        GAME.play(state, 0, action)
    assert GAME.winners(state) == [0]


class Steady:
    """A desk that never comes to an end, and counts how it is used."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.nodes = self.turns = 0
        self.portions: list[int] = []

    def clear(self, observation: Any, seat: int, word: int) -> None:
        self.nodes = 0

    def begin(self, turns: int) -> None:
        self.turns = turns

    def go_on(self, most: int) -> bool:
        self.portions.append(most)
        self.nodes += most
        return self.turns == 1 and self.nodes >= self.first

    def result(self) -> tuple[int, int, int]:
        return 40 + self.turns, 0, self.nodes


def ask(desk: Steady, limits: Limits, seconds_each: float = 0.0) -> tuple[int, float]:
    """Return the action and when it came, where each portion takes so long."""

    def now() -> float:
        return len(desk.portions) * seconds_each

    made: Any = lambda: desk  # noqa: E731
    bot = SearchBot(made, limits, seed=1, decided=9, now=now)
    return bot.act(None, [41, 42], 0), now()


def test_time_is_kept() -> None:
    action, seconds = ask(Steady(first=1), Limits(9, milliseconds=500), 0.01)
    assert action == 42
    assert seconds == pytest.approx(0.5, abs=0.011)


def test_positions_are_counted_exactly() -> None:
    desk = Steady(first=1)
    ask(desk, Limits(9, nodes=2500 + BETWEEN_LOOKS))
    assert desk.nodes == 2500 + BETWEEN_LOOKS


def test_the_nearest_horizon_is_always_reached() -> None:
    desk = Steady(first=5 * BETWEEN_LOOKS)
    action, seconds = ask(desk, Limits(9, milliseconds=1), 0.01)
    assert action in (41, 42)
    assert len(desk.portions) == 5
    assert seconds > 0.04


def test_a_single_action_needs_no_thought() -> None:
    desk = Steady(first=1)
    made: Any = lambda: desk  # noqa: E731
    bot = SearchBot(made, Limits(3, milliseconds=10), seed=1, decided=9)
    assert bot.act(None, [17], 0) == 17
    assert desk.portions == []
