"""End and score: S-26, S-27, and the facts of the law."""

from __future__ import annotations

from math import sqrt

from spielkiste import TERMINAL, Match
from spielkiste.engine import loops
from spielkiste.engine.chance import generator
from spielkiste.games.schraube_locker import GAME
from tests.helpers.screws import Spot, at

MATCHES = 60


def last_card(mine: str) -> Spot:
    """Return seat 0 about to take the last card of stack 3."""
    return at(f"""
        seats 2
        stack 3: 19 of 1
        stack 0: 24 of 6
        box 27 28 29 30 31 32 33
        seat 0 at 2: {mine}
        seat 1 at 0:
        served 3
        seat 0 places
    """)


def test_the_game_ends_after_the_turn_in_which_a_stack_ran_out() -> None:
    """S-26: nothing is turned up, and no equal number of turns is played."""
    spot = last_card("").play("move")
    assert spot.to_move == TERMINAL
    assert spot.why("move", 1) == "S-26"


def test_the_sets_of_the_last_turn_are_still_formed() -> None:
    """S-26"""
    spot = last_card("9").play("move")
    assert spot.legal() == ["set 19+9", "end"]
    assert spot.play("set 19+9").to_move == TERMINAL


def test_an_empty_bonus_supply_ends_the_game() -> None:
    """S-26: the other five went to seat 1 before."""
    spot = at("""
        seats 2
        bonus 1
        seat 0 at 2:
        seat 1 at 0:, bonus 5
        served 0 1 2 3 4 5
        seat 0 places
    """).play("move")
    assert spot.next_card().to_move == TERMINAL


def test_the_score_counts_cards_sets_and_bonus_cards() -> None:
    """S-27: face up 2 + unused ability 1 - 3, set 1 + 1 and 3, two bonus cards 12."""
    spot = at("""
        seats 2
        seat 0 at 0: 3 27 39, sets 1 of 1 9, bonus 2
        bonus 4
        seat 0 rolls
        unrolled 6, rerolls 2
    """)
    assert spot.scores == [2 + 1 - 3 + 1 + 1 + 3 + 12, 0]


def ended(first: str, second: str) -> Spot:
    """Return a match that is over with these cards."""
    return at(f"""
        seats 2
        seat 0 at 0: {first}
        seat 1 at 1: {second}
        seat 0 was last
    """)


def test_the_highest_score_wins() -> None:
    """S-27"""
    spot = ended("3", "1")
    assert GAME.winners(spot.state) == [0]
    assert GAME.returns(spot.state) == [1, -1]


def test_ties_share_the_victory() -> None:
    """S-27"""
    spot = ended("3", "4")
    assert GAME.winners(spot.state) == [0, 1]
    assert GAME.returns(spot.state) == [0, 0]


def test_random_matches_are_as_long_as_the_law_says() -> None:
    """S-26: about 34 turns and 445 plies; at most 37 turns take a card."""
    play = GAME.plain(loops.playout)
    lengths, turns = [], []
    for seed in range(MATCHES):
        match = Match(GAME, seats=2 + seed % 3, seed=seed)
        state = match.state
        lengths.append(play(state, generator(seed), GAME.choices(), 10_000))
        turns.append(state.turns)
        taken = 42 - sum(state.heights)
        assert GAME.to_move(state) == TERMINAL
        assert taken <= 37
    for found, expected in ((turns, 34), (lengths, 445)):
        mean = sum(found) / MATCHES
        spread = sqrt(sum((x - mean) ** 2 for x in found) / (MATCHES - 1))
        assert abs(mean - expected) < 3 * spread / sqrt(MATCHES) + 0.03 * expected
