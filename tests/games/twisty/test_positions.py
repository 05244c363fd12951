"""Positions as a person draws them."""

from __future__ import annotations

from textwrap import dedent

import pytest

from spielkiste import NotationError
from tests.helpers.positions import GAME, at

DRAWN = """\
seats 2, first mint, corners chosen, limit 400
7  . + + y r o .
6  + k p p g g x
5  . y k r y g +
4  W x o . + b g
3  W L k y b L x
2  p k b . + p L
1  . S . b W o .
   a b c d e f g
blue d4: red! orange* green yellow blue purple pink
mint g7: pink green yellow blue purple red orange
turns 12
blue opens
"""


def test_a_drawn_position_reads_as_it_looks() -> None:
    """T-1, T-2, T-5, T-24."""
    position = at(DRAWN)
    looks = {"b7": "orthogonal", "b6": "pink", "c6": "purple", "f7": "orange"}
    looks |= {"g6": "diagonal", "b3": "leap", "a4": "warp", "b1": "save"}
    assert {space: position.board[space] for space in looks} == looks
    assert len(position.board) == 41
    assert "d4" not in position.board
    assert position.cubes("blue") == ["red!", "orange*"]
    assert (position.space("mint"), position.turns()) == ("g7", 12)
    assert sorted(position.legal()) == KNIGHT_MOVES
    state = position.state
    assert (state.first_seat, state.choose_corners, state.turn_limit) == (1, 1, 400)


def test_a_drawn_position_is_written_as_it_was_drawn() -> None:
    """T-1."""
    assert GAME.state_text(GAME.parse_state(DRAWN)) == DRAWN


def test_comments_blank_lines_and_missing_rows_do_no_harm() -> None:
    """T-1: a missing row is blank."""
    short = """
        seats 2   # two play

        3  . r . . . . .
        blue a1: red orange yellow green blue purple pink
        mint g7: red orange yellow green blue purple pink

        # it is blue's turn
        blue opens
    """
    state = GAME.parse_state(dedent(short))
    assert GAME.view(state)["board"] == {"b3": "red"}
    assert GAME.view(state)["turn"] == 0


KNIGHT_MOVES = ["b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5"]
ROWS = "blue a1: red*\nmint g7:\n"
RED = "red red red red red red red"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unfinished"),
        (f"seats 2\n{ROWS}", "unfinished"),
        (f"{ROWS}blue opens", "seat"),
        (f"seats 5\n{ROWS}blue opens", "line"),
        (f"seats 1\n{ROWS}blue opens", "line"),
        (f"seats 2, first pink\n{ROWS}blue opens", "line"),
        (f"seats 2, limit no\n{ROWS}blue opens", "line"),
        (f"seats 2, limit 0\n{ROWS}blue opens", "line"),
        (f"seats 2, limit {'9' * 5000}\n{ROWS}blue opens", "line"),
        (f"seats 2\n{ROWS}turns {'9' * 5000}\nblue opens", "line"),
        (f"seats 2\n{ROWS}red opens", "line"),
        (f"seats 2\n{ROWS}pink opens", "seat"),
        (f"seats 2\n{ROWS}pink c3: red\nblue opens", "seat"),
        (f"seats 2\n{ROWS}blue flees from blue", "line"),
        (f"seats 2\n{ROWS}blue opens now", "line"),
        (f"seats 2\n{ROWS}used h9\nblue opens", "line"),
        (f"seats 2\n3  . . .\n{ROWS}blue opens", "rank"),
        (f"seats 2\n3  . . . . . . z\n{ROWS}blue opens", "rank"),
        (f"seats 2\n3  . . . . . . ro\n{ROWS}blue opens", "rank"),
        (f"seats 2\n7  r . . . . . .\n{ROWS}blue opens", "no-disc-space"),
        (f"seats 2\n4  . . . S . . .\n{ROWS}blue opens", "no-disc-space"),
        (f"seats 2\n3  r r r r . . .\n{ROWS}blue opens", "too-many"),
        (f"seats 2\n3  S S . . . . .\n{ROWS}blue opens", "too-many"),
        (f"seats 2\n3  ? . . . . . .\n{ROWS}blue opens", "not-laid"),
        (f"seats 2\nblue a1: {RED}\nmint g7:\nblue opens", "row"),
        ("seats 2\nblue a1: gold\nmint g7:\nblue opens", "row"),
        ("seats 2\nblue a1: red orange*\nmint g7:\nblue opens", "row-marks"),
        ("seats 2\nblue a1: red* orange!\nmint g7:\nblue opens", "row-marks"),
        ("seats 2\nblue a1: red**\nmint g7:\nblue opens", "row"),
        ("seats 2\nblue a1:\nmint a1:\nblue opens", "pawns"),
        ("seats 2\nblue a1:\nmint --:\nblue opens", "pawns"),
        ("seats 2\nblue a1:\nmint g7:\nblue chooses a corner", "pawns"),
        ("seats 2\nblue a1:\nmint g7:\nmint flees from blue", "pawns"),
        ("seats 2\nblue a1:\nmint g7:\nblue uses", "nothing-to-use"),
        ("seats 2\n3  . r . . . . .\nblue b3:\nmint g7:\nblue uses", "nothing-to-use"),
        ("seats 2\n3  . S . . . . .\nblue b3:\nmint g7:\nblue uses", "nothing-to-use"),
        (
            "seats 2\n3  . L . . . . .\nblue b3:\nmint g7:\nused b3\nblue uses",
            "nothing-to-use",
        ),
        ("seats 2\nblue a1:\nmint g7:\nblue has won", "end"),
        ("seats 2\nblue d4: red*\nmint g7:\nblue has won", "end"),
        ("seats 2\nblue a1:\nmint g7:\nnobody has won after blue", "end"),
        ("seats 2, limit 5\nblue a1:\nmint g7:\nturns 5\nblue opens", "end"),
        ("seats 2, limit 5\nblue a1:\nmint g7:\nturns 6\nblue opens", "end"),
        (
            "seats 2, limit 5\nblue a1:\nmint g7:\nturns 4\nnobody has won after blue",
            "end",
        ),
    ],
)
def test_a_position_that_no_match_can_come_to_is_refused(text: str, key: str) -> None:
    """T-1..T-6, T-16, T-17, T-21, T-24, T-25, T-27."""
    with pytest.raises(NotationError) as caught:
        at(text)
    assert caught.value.refusal.line.key == f"twisty-position-{key}"


@pytest.mark.parametrize("bad", [1, 3, 5])
def test_the_error_names_the_line(bad: int) -> None:
    """T-1."""
    lines = DRAWN.splitlines()
    lines[bad - 1] = "nonsense"
    with pytest.raises(NotationError) as caught:
        GAME.parse_state("\n".join(lines))
    assert caught.value.refusal.line.args == {"number": bad, "text": "nonsense"}
    assert str(bad) in str(caught.value)


def test_a_set_up_in_which_something_lies_out_of_turn_is_refused() -> None:
    """T-4, T-5: discs come in the order of the spaces, then the rows in theirs."""
    blank = "? ? ? ? ? ? ?"
    board = dict.fromkeys(range(1, 8), blank)
    board |= {7: ". ? ? ? ? ? .", 4: "? ? ? . ? ? ?", 1: ". r ? ? ? ? ."}
    first = _laying(board)
    assert GAME.view(GAME.parse_state(first))["board"] == {"b1": "red"}
    for out_of_turn in (
        _laying(board | {3: "r ? ? ? ? ? ?"}),
        _laying(board | {1: ". ? r ? ? ? ."}),
        _laying(board, blue="red"),
    ):
        with pytest.raises(NotationError):
            GAME.parse_state(out_of_turn)


def _laying(board: dict[int, str], blue: str = "") -> str:
    rows = [f"{rank}  {board[rank]}" for rank in range(7, 0, -1)]
    return "\n".join(["seats 2", *rows, f"blue a1: {blue}", "mint g7:", "chance lays"])
