"""Robbing others: T-18 to T-23."""

from __future__ import annotations

import pytest

from tests.helpers.positions import Position, at

SEVEN = "red* orange* yellow* green* blue* purple* pink*"


def robbed(row: str = "orange* red* pink*") -> Position:
    """Return mint just robbed of red by blue on b3, in a match of three."""
    return at(f"""
        seats 3
        blue a1:
        mint b3: {row}
        pink g7:
        blue opens
    """).play("b3")


def test_an_opponent_with_the_needed_unprotected_cube_can_be_robbed() -> None:
    """T-18: the theft is part of the landing; no decision is asked."""
    position = at("""
        seats 2
        blue a1:
        mint b3: orange* red*
        blue opens
    """)
    assert position.legal() == ["c2", "b3"]
    position.play("b3")
    assert position.scores == [1, 1]


def test_an_opponent_without_the_needed_cube_cannot_be_robbed() -> None:
    """T-18, T-10: blue needs orange, mint holds red."""
    position = at("""
        seats 2
        blue a1: red*
        mint b3: red*
        blue opens
    """)
    assert position.legal() == ["c2"]
    assert position.refused("b3").clause == "T-10"


def test_it_must_be_the_colour_needed_next() -> None:
    """T-18: yellow would be needed later only."""
    position = at("""
        seats 2
        blue a1: red*
        mint b3: yellow*
        blue opens
    """)
    assert position.legal() == ["c2"]


@pytest.mark.parametrize(
    ("symbol", "target"),
    [("orthogonal", "c3"), ("diagonal", "c4"), ("leap", "d4"), ("warp", "f6")],
)
def test_every_kind_of_landing_can_rob(symbol: str, target: str) -> None:
    """T-15, T-18."""
    position = at(f"""
        seats 2
        on b3 {symbol}, f6 warp
        blue a1:
        mint {target}: red*
        blue opens
    """)
    assert position.play("b3", target).decision == "mint flees from blue"
    assert position.cubes("blue") == ["red*"]


def test_the_thief_has_collected_the_colour() -> None:
    """T-19: the cube is his, unprotected until he saves."""
    position = at("""
        seats 2
        blue a1: red!
        mint b3: orange*
        blue opens
    """).play("b3")
    assert position.cubes("blue") == ["red!", "orange*"]
    assert position.row("blue")[2] == "yellow"


def test_a_stolen_cube_can_be_stolen_back() -> None:
    """T-19: it is unprotected; mint needs red next again."""
    position = at("""
        seats 2
        blue a1:
        mint b3: orange* yellow* green* blue* purple* pink* red*
        blue opens
    """).play("b3", "a1")
    assert position.row("mint")[-1] == "red"
    assert position.play("b3").decision == "blue flees from mint"
    assert position.scores == [0, 7]


@pytest.mark.parametrize(
    ("row", "after"),
    [
        (
            "red* orange* yellow* green blue purple pink",
            "orange* yellow* green blue purple pink red",
        ),
        (
            "orange* red* yellow* green blue purple pink",
            "orange* yellow* green blue purple pink red",
        ),
        (
            "pink* purple* red* orange yellow green blue",
            "pink* purple* orange yellow green blue red",
        ),
        (
            "pink! purple! blue* red* green* yellow orange",
            "pink! purple! blue* green* yellow orange red",
        ),
        (
            "pink! purple! blue! green! yellow! orange! red*",
            "pink! purple! blue! green! yellow! orange! red",
        ),
    ],
)
def test_the_victims_token_moves_to_the_end_of_the_row(row: str, after: str) -> None:
    """T-20: the others close up, order kept, protected ones stay protected."""
    position = robbed(row)
    assert position.row("mint") == after.split()


def test_the_victim_has_to_collect_that_colour_last() -> None:
    """T-20: after red is stolen mint goes on with green."""
    position = at("""
        seats 2
        on c6 red, f5 green
        blue a1:
        mint b3: red* orange* yellow* green
        blue opens
    """).play("b3", "g7", "f5")
    assert position.cubes("mint") == ["orange*", "yellow*", "green*"]


def test_a_robbed_player_chooses_an_empty_corner() -> None:
    """T-21: at once, before anything else; pink stands on g7."""
    position = robbed()
    assert (position.decision, position.to_move) == ("mint flees from blue", 1)
    assert sorted(position.legal()) == ["a1", "a7", "g1"]


@pytest.mark.parametrize("corner", ["a1", "a7", "g1"])
def test_fleeing_is_no_turn_and_triggers_nothing(corner: str) -> None:
    """T-21: the turn is still blue's, and mint's comes next as ever."""
    position = robbed()
    before = position.turns()
    position.play(corner)
    assert position.space("mint") == corner
    assert position.decision == "mint opens"
    assert position.turns() == before + 1


def test_only_the_one_robbed_decides_where_to_flee() -> None:
    """T-21, T-7."""
    position = robbed()
    for other in (0, 2):
        assert position.legal(other) == []
        refusal = position.refused("a7", other)
        assert (refusal.clause, refusal.line.args) == ("T-7", {"player": 1})


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("c3", "flee-not-corner", {"space": "c3"}),
        ("b3", "flee-not-corner", {"space": "b3"}),
        ("d4", "flee-not-corner", {"space": "d4"}),
        ("g7", "flee-taken", {"space": "g7", "other": 2}),
        ("pass", "flee", {}),
        ("stop", "flee", {}),
        ("save", "flee", {}),
    ],
)
def test_nothing_but_an_empty_corner_will_do(
    text: str, key: str, args: dict[str, str | int]
) -> None:
    """T-21."""
    refusal = robbed().refused(text)
    assert refusal.clause == "T-21"
    assert refusal.line.key == f"twisty-refusal-{key}"
    assert refusal.line.args == args


@pytest.mark.parametrize("corner", ["a1", "a7", "g1", "g7"])
def test_one_robbed_on_a_corner_must_take_another(corner: str) -> None:
    """T-21: his own start corner or not, the thief stands there now."""
    up, right = ("2" if corner[1] == "1" else "6"), ("c" if corner[0] == "a" else "e")
    position = at(f"""
        seats 2
        blue {right}{up}:
        mint {corner}: red*
        blue opens
    """).play(corner)
    assert sorted(position.legal()) == sorted({"a1", "a7", "g1", "g7"} - {corner})
    refusal = position.refused(corner)
    assert (refusal.clause, refusal.line.key) == ("T-21", "twisty-refusal-flee-same")
    assert refusal.line.args == {"space": corner}


def test_an_empty_corner_always_exists() -> None:
    """T-21: four pawns, three of them on corners and the thief on none."""
    position = at("""
        seats 4
        blue a1:
        mint b3: red*
        pink a7:
        purple g7:
        blue opens
    """).play("b3")
    assert sorted(position.legal()) == ["a1", "g1"]
    crowded = at("""
        seats 4
        blue c2:
        mint a1: red*
        pink a7:
        purple g7:
        blue opens
    """).play("a1")
    assert crowded.legal() == ["g1"]
    assert crowded.play("g1").decision == "mint opens"


def test_the_cube_under_the_victim_is_not_taken() -> None:
    """T-22: it has the colour that blue needs after the theft; one a landing."""
    for under in ("red", "orange"):
        position = at(f"""
            seats 2
            on b3 {under}
            blue a1:
            mint b3: red*
            blue opens
        """).play("b3")
        assert position.cubes("blue") == ["red*"]
        assert position.board == {"b3": under}
        assert position.play("a7").decision == "mint opens"
        assert position.board == {"b3": under}


def test_a_disc_under_the_victim_is_used_after_he_has_moved() -> None:
    """T-22: first the flight, then the decision about the disc."""
    position = at("""
        seats 2
        on b3 orthogonal
        blue a1:
        mint b3: red*
        blue opens
    """).play("b3")
    assert position.decision == "mint flees from blue"
    assert position.play("g7").decision == "blue uses"
    assert sorted(position.legal()) == ["a3", "b2", "b4", "c3", "stop"]
    assert position.play("c3").decision == "mint opens"


def test_the_disc_counts_the_victim_where_he_has_fled_to() -> None:
    """T-17, T-22: mint's corner closes the last target, so the action lapses."""
    text = """
        seats 4
        on a2 orthogonal
        blue c1:
        mint a2: red*
        pink b2:
        purple a3:
        blue opens
    """
    lapsed = at(text).play("a2", "a1")
    assert lapsed.decision == "mint opens"
    assert at(text).play("a2", "g1").legal() == ["a1", "stop"]


def test_a_victim_may_be_robbed_again_in_the_same_turn() -> None:
    """T-22: mint flees to a1 with orange, which blue needs next."""
    position = at("""
        seats 2
        on b3 leap
        blue c1:
        mint b3: red* orange*
        blue opens
    """).play("b3", "a1")
    assert "a1" in position.legal()
    position.play("a1")
    assert position.decision == "mint flees from blue"
    assert position.cubes("blue") == ["red*", "orange*"]
    assert position.row("mint")[-2:] == ["red", "orange"]
    assert sorted(position.legal()) == ["a7", "g1", "g7"]
    assert position.play("g1").decision == "mint opens"


def test_two_victims_may_be_robbed_in_one_turn() -> None:
    """T-15, T-22."""
    position = at("""
        seats 3
        on b3 orthogonal
        blue a1:
        mint b3: red*
        pink c3: orange*
        blue opens
    """).play("b3", "g1", "c3")
    assert position.decision == "pink flees from blue"
    assert position.scores == [2, 0, 0]


def test_a_protected_cube_does_not_open_the_space() -> None:
    """T-23: even though the victim holds other, unprotected cubes."""
    position = at("""
        seats 2
        blue a1:
        mint b3: red! orange*
        blue opens
    """)
    assert position.legal() == ["c2"]
    refusal = position.refused("b3")
    assert refusal.clause == "T-23"
    assert refusal.line.key == "twisty-refusal-closed-protected"
    assert refusal.line.args == {"space": "b3", "other": 1, "colour": "red"}


def test_an_unprotected_cube_beside_protected_ones_opens_it() -> None:
    """T-18, T-23: red is safe, orange is not."""
    position = at("""
        seats 2
        blue a1: red*
        mint b3: red! orange*
        blue opens
    """).play("b3")
    assert position.row("mint")[0] == "red!"
    assert position.scores == [2, 1]


def test_a_player_with_seven_cubes_robs_nobody() -> None:
    """T-23: he needs no colour."""
    position = at(f"""
        seats 2
        blue a1: {SEVEN}
        mint b3: red*
        blue opens
    """)
    assert position.legal() == ["c2"]
    refusal = position.refused("b3")
    assert (refusal.clause, refusal.line.key) == ("T-23", "twisty-refusal-closed-full")
    assert refusal.line.args == {"space": "b3", "other": 1}
