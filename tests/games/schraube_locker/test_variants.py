"""The professional variants: S-28 and S-29."""

from __future__ import annotations

import pytest

from spielkiste import NotationError
from spielkiste.games.schraube_locker import GAME
from tests.helpers.screws import at, started


def test_with_selective_dice_one_to_six_dice_are_chosen() -> None:
    """S-28: the others stay out for the whole turn."""
    spot = started(2, 0, 0, selective_dice=True)
    assert spot.legal() == [f"dice {n}" for n in range(1, 7)]
    assert spot.why("move") == "S-28"
    spot.play("dice 2").roll("11").play("roll")
    assert spot.view["unrolled"] == 2


def test_without_the_option_all_dice_are_rolled() -> None:
    """S-28"""
    assert started(2, 0, 0).view["unrolled"] == 6


def pairs(dice: str, served: str = "served 1") -> str:
    """Return a text with the option `combine_dice`."""
    return f"""
        seats 2, combine
        seat 0 at 0:
        {served}
        loose {dice}
        seat 0 places
    """


def test_two_dice_of_the_roll_may_serve_a_stack_of_their_sum() -> None:
    """S-29: exactly two, the smaller first; equal ones too."""
    spot = at(pairs("1 2 2 3 6"))
    puts = [text for text in spot.legal() if "+" in text]
    assert puts == ["put 1+2 2", "put 1+3 3", "put 2+2 3", "put 2+3 4"]
    spot.play("put 2+2 3")
    assert spot.served == [1, 3]
    assert spot.dice == [1, 3, 6]


def test_a_position_tells_which_two_dice_serve_a_stack() -> None:
    """S-29: in what a page draws and in the text, which reads back to the same."""
    spot = at(pairs("1 3 6")).play("put 1+3 3")
    assert [stack["pair"] for stack in spot.view["stacks"]][1:4] == [[], [], [1, 3]]
    text = GAME.state_text(spot.state)
    assert "served 1 3=1+3\n" in text
    assert GAME.parse_state(text) == spot.state


@pytest.mark.parametrize(
    ("old", "new"),
    [("3=1+3", "3=3+1"), ("3=1+3", "3=2+3"), (", combine", "")],
)
def test_a_position_with_an_impossible_pair_is_refused(old: str, new: str) -> None:
    """S-29"""
    text = GAME.state_text(at(pairs("1 3 6")).play("put 1+3 3").state)
    with pytest.raises(NotationError) as refused:
        GAME.parse_state(text.replace(old, new))
    assert refused.value.refusal.line.key == "schraube-locker-position-pair"


def test_pairs_are_refused_without_the_option() -> None:
    """S-29"""
    spot = at(pairs("1 2").replace(", combine", ""))
    assert spot.why("put 1+2 2") == "S-29"


def test_a_pair_needs_both_dice_the_sum_and_a_free_stack() -> None:
    """S-29, S-10"""
    spot = at(pairs("1 2"))
    assert spot.why("put 1+1 1") == "S-10"
    assert spot.why("put 1+2 3") == "S-29"
    assert spot.why("put 2+2 3") == "S-29"


def test_the_larger_die_is_not_written_first() -> None:
    """S-29"""
    spot = at(pairs("1 2"))
    assert "put 1+2 2" in spot.legal()
    assert spot.why("put 2+1 2") == "S-29"


def test_the_scan_looks_at_single_dice_only() -> None:
    """S-29: stack 1 asks for a 2; two ones are not forced on it."""
    spot = started(2, 0, 0, combine_dice=True).roll("114444")
    assert spot.served == []
    assert "put 1+1 1" in spot.legal()


def test_a_die_due_in_the_scan_cannot_be_kept_back_for_a_pair() -> None:
    """S-29"""
    spot = started(2, 0, 0, combine_dice=True).roll("211111")
    assert spot.served == [1]
    assert 2 not in spot.dice


def test_a_pair_on_the_stop_stack_lets_later_scans_pass() -> None:
    """S-29: after the pair the rest of the roll stays optional."""
    spot = started(2, 0, 0, combine_dice=True).roll("115533").play("put 1+1 1")
    assert spot.served == [1]
    assert spot.dice == [3, 3, 5, 5]
    spot.play("roll").roll("3466")
    assert spot.served == [1, 2, 3]


def test_both_variants_go_together() -> None:
    """S-28, S-29"""
    spot = started(2, 0, 0, selective_dice=True, combine_dice=True)
    assert spot.play("dice 2").roll("11").legal()[1:] == ["put 1+1 1", "roll", "move"]
