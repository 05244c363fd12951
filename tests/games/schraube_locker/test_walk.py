"""Moving and taking: S-15 to S-17 and S-22."""

from __future__ import annotations

from spielkiste import CHANCE
from tests.helpers.screws import at


def test_the_pawn_walks_to_the_end_of_the_unbroken_row() -> None:
    """S-15: the die on stack 4 is beyond a gap."""
    spot = at("""
        seats 2
        seat 0 at 0:
        served 1 2 4
        seat 0 places
    """)
    assert spot.view["steps"] == 2
    assert spot.play("move").pawn(0) == 2


def test_it_may_not_stop_earlier() -> None:
    """S-15: `move` is one ply that names no place."""
    spot = at("""
        seats 2
        seat 0 at 0:
        served 1 2
        loose 1
        seat 0 places
    """)
    assert spot.legal() == ["put 1 0", "roll", "move"]
    assert spot.why("stack 1") == "S-15"


def test_without_a_die_on_the_next_stack_the_turn_ends_at_once() -> None:
    """S-16: no exchange, no card, no sets, though all would be possible."""
    spot = at("""
        seats 2
        seat 0 at 0: 1 9 39
        seat 1 at 0: 5
        stack 0: 10 of 7
        stack 3: 12 of 7
        served 2
        seat 0 places
    """).play("move")
    assert (spot.pawn(0), spot.view["mover"], spot.phase) == (0, 1, "roll")
    assert spot.cards(0) == [1, 9, 39]


def test_a_full_circle_brings_a_bonus_card_and_the_own_stacks_card() -> None:
    """S-17: at once, then steps 3 and 4 follow there."""
    spot = at("""
        seats 2
        seat 0 at 2:
        served 0 1 2 3 4 5
        seat 0 places
    """).play("move")
    assert spot.pawn(0) == 2
    assert spot.view["seats"][0]["bonuses"] == 1
    assert spot.view["bonus_left"] == 5
    assert spot.cards(0) == [25]
    assert spot.scores[0] == 6 + 4


def test_after_a_full_circle_cards_are_exchanged_at_the_own_stack() -> None:
    """S-17, S-18"""
    spot = at("""
        seats 2
        seat 0 at 2: 39
        seat 1 at 2:
        served 0 1 2 3 4 5
        seat 0 places
    """).play("move")
    assert spot.legal() == ["gift 39 1", "done"]


def test_the_open_card_is_taken_even_a_red_one() -> None:
    """S-22: forced, face up; chance turns the next one up."""
    spot = at("""
        seats 2
        stack 1: 39 of 7
        seat 0 at 0:
        served 1
        seat 0 places
    """).play("move")
    assert spot.cards(0) == [39]
    assert spot.scores[0] == -3
    assert spot.to_move == CHANCE
    assert spot.why("card 39") == "S-7"
    assert spot.play("card 3").view["stacks"][1]["card"]["id"] == 3
    assert spot.view["stacks"][1]["height"] == 6
