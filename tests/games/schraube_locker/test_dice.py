"""Rolling and placing: S-8 to S-14."""

from __future__ import annotations

import pytest

from spielkiste import CHANCE
from spielkiste.games.schraube_locker import GAME
from tests.helpers.screws import at, started


def test_all_six_dice_are_rolled() -> None:
    """S-8: they fall one by one, each face alike."""
    spot = started(2, 0, 0)
    assert [weight for _, weight in GAME.chance_outcomes(spot.state)] == [1] * 6
    spot.roll("11111")
    assert spot.to_move == CHANCE
    assert spot.why("move", CHANCE) == "S-8"
    assert spot.roll("1").to_move == 0


def test_the_scan_places_what_was_rolled_up_to_the_first_value_that_was_not() -> None:
    """S-8, S-9: from stack 1 (a 2) on; the 4 was not rolled, so the 5 stays loose."""
    spot = started(2, 0, 0).roll("223566")
    assert spot.served == [1, 2]
    assert spot.dice == [2, 5, 6, 6]


def test_the_own_stack_is_scanned_as_the_sixth() -> None:
    """S-8"""
    assert started(2, 0, 0).roll("123456").served == [0, 1, 2, 3, 4, 5]
    assert started(2, 3, 3).roll("566111").served == [0, 4, 5]


def test_of_several_stacks_the_nearest_gets_the_die() -> None:
    """S-9: stacks 1 and 2 both ask for a 4; a value used up counts as not rolled."""
    spot = at("""
        seats 2
        stack 2: 10 of 7
        stack 1: 1 of 7
        stack 3: 12 of 7
        seat 0 at 0:
        unrolled 6, rerolls 2
        seat 0 rolls
    """).roll("411111")
    assert spot.served == [1]
    assert spot.dice == [1] * 5


def test_a_mandatory_placement_cannot_be_refused() -> None:
    """S-9: there is no decision before it, and none to undo it."""
    spot = started(2, 0, 0).roll("211111")
    assert spot.served == [1]
    assert "put 2 1" not in spot.legal()
    assert spot.why("put 2 1") == "S-10"


def test_further_dice_may_be_placed_beyond_the_stop_with_gaps() -> None:
    """S-10: any free matching stack, one die each."""
    spot = started(2, 0, 0).roll("255661")
    assert spot.served == [1]
    assert spot.legal() == ["put 1 0", "put 5 4", "put 6 5", "roll", "move"]
    spot.play("put 6 5")
    assert spot.served == [1, 5]
    assert spot.why("put 6 5") == "S-10"
    assert spot.why("put 5 3") == "S-10"
    assert spot.why("put 4 3") == "S-10"


def test_an_optional_die_creates_no_duty_within_the_roll() -> None:
    """S-11: closing the gap at 3 does not force the 5 behind it."""
    spot = at("""
        seats 2
        seat 0 at 0:
        served 1 2
        loose 4 5
        seat 0 places
    """).play("put 4 3")
    assert spot.served == [1, 2, 3]
    assert spot.dice == [5]
    assert spot.why("scan") == "S-11"


def test_the_next_roll_scans_first() -> None:
    """S-12: placed dice stay and are passed over."""
    spot = started(2, 0, 0).roll("266661").play("put 6 5", "roll")
    assert spot.view["unrolled"] == 4
    spot.roll("3411")
    assert spot.served == [1, 2, 3, 5]


def test_all_unplaced_dice_are_rolled_again_at_most_twice() -> None:
    """S-12: without any die placed, too."""
    spot = started(2, 0, 0).roll("111111").play("roll")
    assert spot.view["unrolled"] == 6
    spot.roll("111111").play("roll").roll("111111")
    assert "roll" not in spot.legal()
    assert spot.why("roll") == "S-12"


def test_with_no_die_left_there_is_nothing_to_roll() -> None:
    """S-12"""
    spot = started(2, 0, 0).roll("123456")
    assert spot.legal() == ["move"]
    assert spot.why("roll") == "S-12"


def test_stopping_early_is_free() -> None:
    """S-12: `move` is always offered."""
    assert "move" in started(2, 0, 0).roll("111111").legal()


def with_abilities(cards: str, dice: str = "unrolled 6, rerolls 2") -> str:
    """Return a text in which seat 0 has cards and rolls."""
    return f"""
        seats 2
        seat 0 at 0: {cards}
        {dice}
        seat 0 rolls
    """


def test_green_rolls_exactly_the_dice_just_rolled_again() -> None:
    """S-13, S-14: no re-roll is used up; the card is out with its points."""
    spot = at(with_abilities("27", "served 1\n        unrolled 5, rerolls 1"))
    spot.roll("11111")
    assert spot.legal() == ["green 27", "scan"]
    points = spot.scores[0]
    spot.play("green 27")
    assert (spot.view["unrolled"], spot.view["rerolls"]) == (5, 1)
    assert spot.served == [1]
    assert spot.cards(0) == []
    assert spot.scores[0] == points - 1
    assert "box 27" in GAME.state_text(spot.state)


def test_yellow_turns_one_die_of_the_roll_to_any_other_face() -> None:
    """S-13: `from` is a face of this roll, `to` differs."""
    spot = at(with_abilities("31")).roll("111116")
    yellow = [text for text in spot.legal() if text.startswith("yellow")]
    faces = {tuple(map(int, text.split()[2:])) for text in yellow}
    assert faces == {(f, t) for f in (1, 6) for t in range(1, 7) if f != t}
    assert spot.why("yellow 31 2 5") == "S-13"
    assert spot.why("yellow 31 1 1") == "S-13"
    assert spot.why("yellow 32 1 2") == "S-13"
    spot.play("yellow 31 1 2")
    assert spot.served == [1]
    assert spot.dice == [1, 1, 1, 1, 6]


def test_several_abilities_may_be_used_in_any_order_before_the_scan() -> None:
    """S-13"""
    spot = at(with_abilities("27 31 32")).roll("111111")
    spot.play("yellow 31 1 2", "green 27").roll("666666")
    assert spot.phase == "before_scan"
    spot.play("yellow 32 6 2")
    assert spot.phase == "place"
    assert spot.served == [1]


def test_the_scan_closes_the_window_even_if_it_places_nothing() -> None:
    """S-13"""
    spot = at(with_abilities("27 31")).roll("111111").play("scan")
    assert spot.served == []
    assert spot.why("green 27") == "S-13"
    assert spot.why("yellow 31 1 2") == "S-13"
    assert spot.play("roll").roll("666666").phase == "before_scan"


def test_before_the_scan_nothing_is_placed() -> None:
    """S-8, S-13"""
    spot = at(with_abilities("27")).roll("211111")
    assert spot.why("put 2 1") == "S-8"
    assert spot.why("move") == "S-8"
    assert spot.why("green 28") == "S-13"


@pytest.mark.parametrize("cards", ["", "35 39 1 10"])
def test_without_green_and_yellow_the_scan_follows_by_itself(cards: str) -> None:
    """S-13: orange, red and screws are of no use here."""
    assert at(with_abilities(cards)).roll("111111").phase == "place"


def test_an_ability_just_taken_waits_for_a_later_turn() -> None:
    """S-14: its moment has passed; from the next turn on it can be used."""
    spot = at("""
        seats 2
        stack 1: 30 of 7
        seat 0 at 0:
        served 1
        seat 0 places
    """).play("move")
    spot.next_card()
    assert spot.cards(0) == [30]
    assert spot.view["mover"] == 1
    spot.roll("111111").play("move").roll("111111")
    assert spot.legal() == ["green 30", "scan"]
