"""Protecting cubes: T-24."""

from __future__ import annotations

from tests.helpers.positions import at


def test_saving_protects_all_cubes_collected_so_far() -> None:
    """T-24: and ends the turn."""
    position = at("""
        seats 2
        on b3 save
        blue a1: pink* red*
        mint g7:
        blue opens
    """).play("b3", "save")
    assert position.cubes("blue") == ["pink!", "red!"]
    assert position.row("blue")[2] == "orange"
    assert (position.decision, position.turns()) == ("mint opens", 1)


def test_one_may_stop_on_the_save_disc_without_saving() -> None:
    """T-24, T-14: the player may protect."""
    position = at("""
        seats 2
        on b3 save
        blue a1: pink*
        mint g7:
        blue opens
    """).play("b3")
    assert position.legal() == ["save", "stop"]
    assert position.play("stop").cubes("blue") == ["pink*"]


def test_protected_cubes_cannot_be_stolen() -> None:
    """T-24: the same landing robs before the save and is closed after it."""
    text = """
        seats 2
        on b3 save
        blue a1: red*
        mint d4:
        {} opens
    """
    assert "b3" in at(text.format("mint").replace("a1", "b3")).legal()
    saved = at(text.format("blue")).play("b3", "save")
    assert "b3" not in saved.legal()
    assert saved.refused("b3").clause == "T-23"


def test_protection_lasts_for_good() -> None:
    """T-24: it outlasts further turns, thefts of other cubes and the flight."""
    position = at("""
        seats 2
        on b3 save, c5 orange
        blue a1: red*
        mint g7: red*
        blue opens
    """).play("b3", "save", "f5", "c5", "e7")
    assert position.cubes("blue") == ["red!", "orange*"]
    assert position.decision == "blue opens"


def test_later_cubes_are_unprotected_until_saved_again() -> None:
    """T-24."""
    position = at("""
        seats 2
        on b3 save, c5 orange
        blue a1: red*
        mint g7:
        blue opens
    """).play("b3", "save", "f5", "c5")
    assert position.cubes("blue") == ["red!", "orange*"]
    position.play("g7", "b3", "save")
    assert position.cubes("blue") == ["red!", "orange!"]


def test_a_later_cube_can_be_stolen_from_beside_protected_ones() -> None:
    """T-24, T-20: the protected ones stay where they are, and protected."""
    position = at("""
        seats 2
        on b3 save
        blue b3: red! green! orange*
        mint d4: red*
        mint opens
    """).play("b3")
    assert position.decision == "blue flees from mint"
    assert position.cubes("blue") == ["red!", "green!"]
    assert position.row("blue")[-1] == "orange"


def test_saving_counts_no_more_after_everything_is_protected() -> None:
    """T-24, T-17: a second landing has nothing to protect and asks nothing."""
    position = at("""
        seats 2
        on b3 save
        blue a1: red*
        mint g7:
        blue opens
    """).play("b3", "save", "f5", "a1", "g7", "b3")
    assert position.decision == "mint opens"
    assert position.cubes("blue") == ["red!"]
