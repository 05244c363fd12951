"""Moving, landing and taking cubes: T-8 to T-13."""

from __future__ import annotations

import pytest

from tests.helpers.positions import FILES, at

SPACES = [f"{file}{rank}" for rank in range(1, 8) for file in FILES]


def knight_moves(space: str) -> set[str]:
    """Return where a knight of chess goes from a space of a 7×7 board."""
    file, rank = FILES.index(space[0]), int(space[1])
    steps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
    reached = [(file + right, rank + up) for right, up in steps]
    return {f"{FILES[f]}{r}" for f, r in reached if 0 <= f < 7 and 1 <= r <= 7}


@pytest.mark.parametrize("space", SPACES)
def test_a_turn_opens_with_a_knights_move_that_stays_on_the_board(space: str) -> None:
    """T-8."""
    away = next(s for s in SPACES if s != space and s not in knight_moves(space))
    position = at(f"""
        seats 2
        blue {space}:
        mint {away}:
        blue opens
    """)
    assert set(position.legal()) == knight_moves(space)
    for target in position.legal():
        moved = at(f"seats 2\nblue {space}:\nmint {away}:\nblue opens").play(target)
        assert moved.space("blue") == target
        assert moved.decision == "mint opens"


def test_the_knights_move_jumps_over_everything() -> None:
    """T-8: blue is walled in by pawns and discs."""
    position = at("""
        seats 4
        on a2 red, b1 leap, b2 warp
        blue a1:
        mint a2:
        pink b1:
        purple b2:
        blue opens
    """)
    assert position.legal() == ["c2", "b3"]


@pytest.mark.parametrize("wrong", ["a1", "a2", "b1", "b2", "c3", "d4", "g7"])
def test_no_other_move_opens_a_turn(wrong: str) -> None:
    """T-8: standing on a disc since earlier gives no other move."""
    position = at("""
        seats 2
        on b2 orthogonal
        blue a1:
        mint g6:
        blue opens
    """)
    refusal = position.refused(wrong)
    assert refusal.clause == "T-8"
    assert refusal.line.key == "twisty-refusal-not-knight"
    assert refusal.line.args == {"space": wrong}


def test_a_player_who_can_move_must_move() -> None:
    """T-8."""
    position = at("seats 2\nblue a1:\nmint g7:\nblue opens")
    refusal = position.refused("pass")
    assert (refusal.clause, refusal.line.key) == ("T-8", "twisty-refusal-must-move")


def test_with_no_open_space_the_turn_is_lost() -> None:
    """T-9: a pass is the only ply, and it is a turn."""
    position = at("""
        seats 3
        blue a1:
        mint b3:
        pink c2:
        turns 10
        blue opens
    """)
    assert position.legal() == ["pass"]
    assert position.refused("b3").clause == "T-10"
    position.play("pass")
    assert position.decision == "mint opens"
    assert position.turns() == 11
    assert position.space("blue") == "a1"


def test_an_open_space_that_can_be_robbed_leaves_no_pass() -> None:
    """T-9, T-18: landing on a pawn that can be robbed is a move like any other."""
    position = at("""
        seats 3
        blue a1:
        mint b3: red*
        pink c2:
        blue opens
    """)
    assert position.legal() == ["b3"]
    assert position.refused("pass").clause == "T-8"


def test_a_space_is_closed_while_an_opponent_stands_on_it() -> None:
    """T-10: mint holds no cube at all; once gone, the space is open."""
    position = at("seats 2\nblue a1:\nmint b3:\nblue opens")
    refusal = position.refused("b3")
    assert (refusal.clause, refusal.line.key) == ("T-10", "twisty-refusal-closed")
    assert refusal.line.args == {"space": "b3", "other": 1}
    assert position.legal() == ["c2"]
    assert "b3" in position.play("c2", "d4", "a1", "f5").legal()


@pytest.mark.parametrize(
    ("symbol", "target"),
    [("orthogonal", "c3"), ("diagonal", "c4"), ("leap", "c5"), ("warp", "f6")],
)
def test_a_closed_space_is_closed_for_every_kind_of_landing(
    symbol: str, target: str
) -> None:
    """T-10, T-15: the disc on b3 leads to a space where mint stands."""
    position = at(f"""
        seats 2
        on b3 {symbol}, f6 warp, f2 warp
        blue a1:
        mint {target}:
        blue opens
    """).play("b3")
    assert position.decision == "blue uses"
    assert target not in position.legal()
    refusal = position.refused(target)
    assert (refusal.clause, refusal.line.key) == ("T-10", "twisty-refusal-closed")
    assert refusal.line.args == {"space": target, "other": 1}


def test_corners_and_the_centre_are_blank_spaces_for_landing() -> None:
    """T-11: with less than seven cubes the centre is no goal."""
    position = at("""
        seats 2
        blue c2: red* orange* yellow* green* blue* purple*
        mint b5:
        blue opens
    """).play("d4")
    assert position.decision == "mint opens"
    assert position.scores == [6, 0]
    position.play("a7", "c2", "b5", "a1")
    assert (position.space("blue"), position.decision) == ("a1", "mint opens")


def test_landing_on_the_colour_needed_next_takes_the_cube() -> None:
    """T-12: it goes under the next token; the space is blank from then on."""
    position = at("""
        seats 2
        on b3 yellow, c2 red
        blue a1: pink* yellow red
        mint g7:
        blue opens
    """).play("b3")
    assert position.cubes("blue") == ["pink*", "yellow*"]
    assert position.board == {"c2": "red"}
    assert position.decision == "mint opens"


def test_taking_the_needed_cube_is_not_optional() -> None:
    """T-12: no decision is offered; the turn is over and the cube is taken."""
    position = at("seats 2\non b3 red\nblue a1:\nmint g7:\nblue opens").play("b3")
    assert (position.scores, position.to_move) == ([1, 0], 1)


def test_only_one_cube_is_taken_though_the_next_colour_lies_near() -> None:
    """T-12: after red blue needs orange, on the next landing."""
    position = at("""
        seats 2
        on b3 red, c5 orange
        blue a1:
        mint g7:
        blue opens
    """)
    position.play("b3", "f5", "c5")
    assert position.cubes("blue") == ["red*", "orange*"]


@pytest.mark.parametrize("colour", ["orange", "yellow", "green", "blue", "purple"])
def test_another_cube_stays_where_it_lies(colour: str) -> None:
    """T-13: blue has pink and needs red."""
    position = at(f"""
        seats 2
        on b3 {colour}
        blue a1: pink* red
        mint g7:
        blue opens
    """).play("b3")
    assert position.board == {"b3": colour}
    assert (position.scores, position.decision) == ([1, 0], "mint opens")


def test_a_cube_of_a_colour_already_collected_stays() -> None:
    """T-13."""
    position = at("seats 2\non b3 red\nblue a1: red*\nmint g7:\nblue opens").play("b3")
    assert (position.board, position.scores) == ({"b3": "red"}, [1, 0])


def test_on_a_blank_space_nothing_happens() -> None:
    """T-13."""
    position = at("seats 2\nblue a1:\nmint g7:\nblue opens").play("b3")
    assert (position.space("blue"), position.scores) == ("b3", [0, 0])
    assert position.decision == "mint opens"


def test_a_player_with_all_cubes_takes_no_more() -> None:
    """T-12, T-13: with seven cubes no colour is needed next."""
    seven = "red* orange* yellow* green* blue* purple* pink*"
    position = at(f"seats 2\non b3 red\nblue a1: {seven}\nmint g7:\nblue opens")
    position.play("b3")
    assert (position.board, position.scores) == ({"b3": "red"}, [7, 0])
