"""The box, the board and the rows: T-1 to T-7."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from spielkiste import CHANCE
from tests.helpers.positions import GAME, PAWNS, RAINBOW, Position, lay_out, new

FILES = "abcdefg"
SPACES = [f"{file}{rank}" for rank in range(1, 8) for file in FILES]
BARE = {"a1", "g1", "a7", "g7", "d4"}
BOX = dict.fromkeys(RAINBOW, 4) | {
    "orthogonal": 6,
    "diagonal": 3,
    "leap": 3,
    "warp": 3,
    "save": 1,
}


def test_the_board_has_49_spaces_of_which_44_get_a_disc() -> None:
    """T-1, T-4: all but the corners and the centre, whatever the player count."""
    for seats in GAME.seats:
        position = lay_out(new(seats))
        assert set(position.board) == set(SPACES) - BARE
        assert len(position.board) == 44


def test_the_box_holds_28_cubes_and_16_symbols() -> None:
    """T-2."""
    assert sum(BOX.values()) == 44
    for seats in GAME.seats:
        assert Counter(lay_out(new(seats)).board.values()) == BOX


def test_discs_are_laid_from_a1_along_the_ranks_without_corners_and_centre() -> None:
    """T-1, T-4: spaces in order a1 b1 … g1 a2 … g7."""
    position = new(2)
    order = [space for space in SPACES if space not in BARE]
    for count, space in enumerate(order, 1):
        laid = position.legal()[-1]
        position.play(laid)
        assert list(position.board) == order[:count]
        assert position.board[space] == laid


def test_a_disc_comes_by_how_many_of_its_kind_are_left() -> None:
    """T-2, T-4: the weights of chance."""
    position, left = new(4), dict(BOX)
    while len(position.board) < 44:
        outcomes = GAME.chance_outcomes(position.state)
        shown = {GAME.action_text(position.state, CHANCE, a): w for a, w in outcomes}
        assert shown == {kind: count for kind, count in left.items() if count}
        kind = max(shown, key=lambda each: (shown[each], each))
        position.play(kind)
        left[kind] -= 1


def test_a_kind_that_is_used_up_is_laid_no_more() -> None:
    """T-2: there is only one save disc, and only four red cubes."""
    position = new(2).play("save")
    refusal = position.refused("save")
    assert (refusal.clause, refusal.line.key) == ("T-2", "twisty-refusal-disc-used-up")
    assert refusal.line.args == {"disc": "save"}
    assert position.play("red", "red", "red", "red").refused("red").clause == "T-2"


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_player_gets_a_row_of_seven_tokens_one_of_each_colour(seats: int) -> None:
    """T-3, T-5: seat 0 first, left to right, open to everyone."""
    position = new(seats)
    while len(position.board) < 44:
        position.play(position.legal()[0])
    for seat in range(seats):
        row = [RAINBOW[(place * 3 + seat) % 7] for place in range(7)]
        for place, colour in enumerate(row):
            assert sorted(position.legal()) == sorted(set(RAINBOW) - set(row[:place]))
            assert {w for _, w in GAME.chance_outcomes(position.state)} == {1}
            position.play(colour)
            assert position.row(PAWNS[seat]) == row[: place + 1]
        for onlooker in (*range(seats), -5):
            seen = GAME.view(GAME.observe(position.state, onlooker))
            assert seen["seats"][seat]["row"] == row
    assert position.to_move == 0


def test_a_colour_comes_once_in_a_row() -> None:
    """T-3: a set has one token of each colour."""
    position = new(2)
    while len(position.board) < 44:
        position.play(position.legal()[0])
    refusal = position.play("pink").refused("pink")
    assert (refusal.clause, refusal.line.key) == ("T-3", "twisty-refusal-token-laid")
    assert refusal.line.args == {"colour": "pink"}


def test_there_are_pawns_and_token_sets_for_two_to_four() -> None:
    """T-3."""
    assert list(GAME.seats) == [2, 3, 4]
    players = GAME.view(new(4).state)["seats"]
    assert [p["pawn"] for p in players] == ["blue", "mint", "pink", "purple"]
    assert [p["shape"] for p in players] == ["star", "square", "triangle", "circle"]


@pytest.mark.parametrize(
    ("seats", "corners"),
    [(2, ["a1", "g7"]), (3, ["a1", "a7", "g7"]), (4, ["a1", "a7", "g7", "g1"])],
)
def test_pawns_start_on_their_corners_clockwise(seats: int, corners: list[str]) -> None:
    """T-6: two players on opposite corners."""
    position = lay_out(new(seats))
    assert [position.space(pawn) for pawn in PAWNS[:seats]] == corners
    assert position.decision == "blue opens"


@pytest.mark.parametrize(
    ("seats", "first"),
    [(seats, first) for seats in GAME.seats for first in range(seats)],
)
def test_corners_are_chosen_from_the_last_seat_down(seats: int, first: int) -> None:
    """T-6, T-7: after the rows are open, seats n-1 … 0, whoever begins."""
    laid = lay_out(new(seats, choose_corners=True, first_seat=first))
    for picks in permutations(("a1", "a7", "g7", "g1"), seats):
        position = Position(laid.state)
        free = {"a1", "a7", "g7", "g1"}
        for seat, pick in zip(range(seats - 1, -1, -1), picks, strict=True):
            assert position.to_move == seat
            assert position.decision == f"{PAWNS[seat]} chooses a corner"
            assert position.space(PAWNS[seat]) == "--"
            assert set(position.legal()) == free
            position.play(pick)
            free.discard(pick)
        assert [position.space(PAWNS[s]) for s in range(seats)] == list(picks[::-1])
        assert position.decision == f"{PAWNS[first]} opens"


def test_corners_are_chosen_only_on_request() -> None:
    """T-6: the option is off unless given."""
    assert lay_out(new(3, choose_corners=False)).decision == "blue opens"
    assert lay_out(new(3)).decision == "blue opens"
    assert lay_out(new(3, choose_corners=True)).decision == "pink chooses a corner"


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_seat_begins_and_play_moves_clockwise(seats: int) -> None:
    """T-7: first_seat, 0 unless given; no ply decides it."""
    for first in range(seats):
        position = lay_out(new(seats, first_seat=first))
        order: list[int] = []
        while len(order) < 2 * seats:
            order.append(position.to_move)
            position.play(position.legal()[0])
            while position.decision.split()[1] in ("uses", "flees"):
                position.play(position.legal()[-1])
        assert order == [(first + turn) % seats for turn in range(2 * seats)]
    assert lay_out(new(seats)).to_move == 0
