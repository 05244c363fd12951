"""The box and the set-up: S-1 to S-7."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from spielkiste import CHANCE, OptionError
from spielkiste.games.schraube_locker import GAME
from spielkiste.games.schraube_locker.edition import house_text
from tests.helpers.screws import TOPS, new, started


def test_the_house_edition_has_the_pictures_points_and_dice_of_the_law() -> None:
    """S-1, S-3: 42 cards, 84 points, every die value on 7 cards worth 14 points."""
    cards = tomllib.loads(house_text())["cards"]
    pictures = Counter(card["picture"] for card in cards)
    doubles = {"double_nut": 5, "double_bolt": 5}
    abilities = {"green": 4, "yellow": 4, "orange": 4, "red": 4}
    assert pictures == {"nut": 8, "bolt": 8, **doubles, **abilities}
    assert sum(card["points"] for card in cards) == 84
    for die in range(1, 7):
        points = [card["points"] for card in cards if card["die"] == die]
        assert (len(points), sum(points)) == (7, 14)
    assert all(c["points"] == -3 for c in cards if c["picture"] == "red")


def test_two_to_four_play_with_six_bonus_cards() -> None:
    """S-2"""
    assert list(GAME.seats) == [2, 3, 4]
    assert new(3).view["bonus_left"] == 6
    with pytest.raises(OptionError) as refused:
        GAME.new(5)
    assert refused.value.refusal.clause == "S-2"


def test_there_are_six_stacks_of_seven() -> None:
    """S-4"""
    assert [stack["height"] for stack in new(2).view["stacks"]] == [7] * 6


def test_pawns_are_placed_in_turn_order_before_cards_are_open() -> None:
    """S-5, S-6: the first seat places first; a stack may be shared."""
    spot = new(3, first_seat=1)
    assert spot.to_move == 1
    assert spot.legal() == [f"stack {n}" for n in range(6)]
    spot.play("stack 4")
    assert spot.to_move == 2
    spot.play("stack 4")
    assert spot.to_move == 0
    assert all(stack["card"] is None for stack in spot.view["stacks"])
    spot.play("stack 0")
    assert spot.to_move == CHANCE
    assert [spot.pawn(seat) for seat in range(3)] == [0, 4, 4]
    assert new(2).why("move") == "S-5"


def test_all_six_top_cards_are_turned_up_then_the_first_seat_rolls() -> None:
    """S-5, S-6"""
    spot = started(2, 0, 3)
    assert [stack["card"]["id"] for stack in spot.view["stacks"]] == list(TOPS)
    assert (spot.phase, spot.view["mover"], spot.view["unrolled"]) == ("roll", 0, 6)
    assert started(2, 0, 3, first_seat=1).view["mover"] == 1


def test_the_turn_passes_clockwise() -> None:
    """S-6: a seat that is not to move is refused by it."""
    spot = started(3, 0, 1, 2).roll("111111")
    assert spot.view["mover"] == 0
    assert spot.why("move", 1) == "S-6"
    assert spot.play("move").view["mover"] == 1
    assert started(2, 0, 0).why("move", 0) == "S-6"


def test_the_next_card_is_any_card_not_yet_seen() -> None:
    """S-7: all unseen cards come alike, and no order of them stands in the state."""
    spot = new(2).play("stack 0", "stack 0", "card 17")
    outcomes = GAME.chance_outcomes(spot.state)
    assert len(outcomes) == 41
    assert {weight for _, weight in outcomes} == {1}
    assert spot.why("card 17") == "S-7"
    assert spot.why("scan", CHANCE) == "S-7"
    assert "17" in GAME.state_text(spot.state)
    assert GAME.observe(spot.state, 0) == spot.state
