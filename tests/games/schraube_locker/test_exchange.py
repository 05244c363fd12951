"""Swaps and gifts: S-18 to S-21."""

from __future__ import annotations

from tests.helpers.screws import Spot, at


def meeting(mine: str, theirs: str, third: str = "seat 2 at 3:") -> Spot:
    """Return seat 0 about to walk to stack 1, where seat 1 stands."""
    return at(f"""
        seats 3
        seat 0 at 0: {mine}
        seat 1 at 1: {theirs}
        {third}
        served 1
        seat 0 places
    """).play("move")


def test_only_with_opponents_on_the_arrival_stack() -> None:
    """S-18"""
    spot = meeting("39", "")
    assert spot.legal() == ["gift 39 1", "done"]
    assert spot.why("gift 39 2") == "S-18"
    assert spot.why("gift 39 0") == "S-18"
    assert spot.why("gift 39 3") == "S-2"


def test_without_anything_to_exchange_the_step_falls_away() -> None:
    """S-18: nobody here, or neither an orange nor a red card."""
    assert meeting("1 27", "3").phase == "refill"
    assert (
        at("""
        seats 2
        seat 0 at 0: 39
        seat 1 at 4:
        served 1
        seat 0 places
    """)
        .play("move")
        .phase
        == "refill"
    )


def test_one_interaction_with_each_opponent_orange_or_red() -> None:
    """S-18: after the gift, seat 1 cannot be swapped with as well."""
    spot = meeting("35 39 40 1", "3", "seat 2 at 1: 6")
    spot.play("gift 39 1")
    assert spot.legal() == ["swap 35 2", "gift 40 2", "done"]
    assert spot.why("swap 35 1") == "S-18"
    assert spot.play("gift 40 2").phase == "refill"


def test_a_swap_returns_the_orange_card_and_both_cards_change_hands_together() -> None:
    """S-19: the orange card leaves with the swap ply, the others with the `get`."""
    spot = meeting("35 1", "3 7")
    assert spot.legal() == ["swap 35 1", "done"]
    spot.play("swap 35 1")
    assert spot.cards(0) == [1]
    assert spot.legal() == ["give 1"]
    spot.play("give 1")
    assert (spot.cards(0), spot.cards(1)) == ([1], [3, 7])
    assert spot.legal() == ["get 3", "get 7"]
    spot.play("get 7")
    assert spot.cards(1) == [1, 3]
    assert 7 in spot.cards(0)


def test_only_a_card_that_the_opponent_had_before_can_be_got() -> None:
    """S-19: neither the card just offered, nor bonus cards, nor cards in sets."""
    spot = at("""
        seats 2
        seat 0 at 0: 35 1
        seat 1 at 1: 3, sets 1 of 6 10, bonus 1
        bonus 5
        served 1
        seat 0 places
    """).play("move", "swap 35 1", "give 1")
    assert spot.legal() == ["get 3"]
    assert spot.why("get 1") == "S-19"
    assert spot.why("get 6") == "S-19"
    assert spot.why("done") == "S-19"


def test_a_swap_needs_something_on_both_sides() -> None:
    """S-19: the orange card itself does not count."""
    assert meeting("35", "3").phase == "refill"
    assert meeting("35 1", "").phase == "refill"
    spot = meeting("35 39", "", "seat 2 at 1: 6")
    assert spot.why("swap 35 1") == "S-19"
    assert spot.why("swap 36 2") == "S-19"


def test_the_swap_must_follow() -> None:
    """S-19"""
    spot = meeting("35 1", "3").play("swap 35 1")
    assert spot.why("done") == "S-19"
    assert spot.why("give 3") == "S-19"


def test_a_red_card_is_given_away_for_nothing() -> None:
    """S-20"""
    spot = meeting("39 1", "3")
    assert spot.why("gift 1 1") == "S-20"
    spot.play("gift 39 1")
    assert spot.cards(1) == [3, 39]
    assert 39 not in spot.cards(0)


def test_a_card_got_by_a_swap_can_be_used_at_once() -> None:
    """S-21: seat 0 swaps for a red card and gives it to seat 2; nobody is asked."""
    spot = meeting("35 1", "39", "seat 2 at 1:")
    spot.play("swap 35 1", "give 1", "get 39")
    assert spot.to_move == 0
    assert spot.legal() == ["gift 39 2", "done"]
    spot.play("gift 39 2")
    assert spot.cards(2) == [39]


def test_exchanging_is_optional_and_comes_before_the_card() -> None:
    """S-18, S-22, S-23"""
    spot = meeting("39 3 10", "")
    assert spot.why("set 3+10") == "S-23"
    assert spot.why("move") == "S-18"
    assert spot.play("done").phase == "refill"
