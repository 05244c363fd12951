"""Winning, and ending without a winner: T-25 to T-27."""

from __future__ import annotations

import pytest

from spielkiste import TERMINAL
from tests.helpers.positions import GAME, Position, at

SEVEN = "red* orange* yellow* green* blue* purple* pink*"
SIX = "red* orange* yellow* green* blue* purple* pink"


def assert_won(position: Position, winner: int) -> None:
    """Assert that the match is over and this seat has won."""
    assert position.to_move == TERMINAL
    assert GAME.winners(position.state) == [winner]
    seats = len(position.scores)
    lost = -1 / (seats - 1)
    expected = [1.0 if seat == winner else lost for seat in range(seats)]
    assert GAME.returns(position.state) == pytest.approx(expected)
    assert all(position.legal(who) == [] for who in range(-3, seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_cubes_and_the_centre_win(seats: int) -> None:
    """T-25: at once; the others get no further turn."""
    others = ["mint g7:", "pink a7:", "purple g1:"][: seats - 1]
    text = "\n".join([f"seats {seats}", f"blue c2: {SEVEN}", *others, "blue opens"])
    position = at(text).play("d4")
    assert position.decision == "blue has won"
    assert_won(position, 0)


def test_seven_protected_cubes_win_as_well() -> None:
    """T-24, T-25."""
    safe = SEVEN.replace("*", "!")
    assert_won(at(f"seats 2\nblue c2: {safe}\nmint g7:\nblue opens").play("d4"), 0)


@pytest.mark.parametrize(
    ("symbol", "disc", "start"),
    [
        ("orthogonal", "d3", "c1"),
        ("diagonal", "c3", "b1"),
        ("leap", "c2", "a1"),
    ],
)
def test_any_kind_of_landing_on_the_centre_wins(
    symbol: str, disc: str, start: str
) -> None:
    """T-25: by knight's move above, here by the discs that can lead there."""
    position = at(f"""
        seats 2
        on {disc} {symbol}
        blue {start}: {SEVEN}
        mint g7:
        blue opens
    """).play(disc, "d4")
    assert_won(position, 0)


def test_collecting_all_seven_is_not_enough() -> None:
    """T-25: the seventh is taken away from the centre, and play goes on."""
    position = at(f"""
        seats 2
        on b3 pink
        blue a1: {SIX}
        mint g7:
        blue opens
    """).play("b3")
    assert (position.scores, position.decision) == ([7, 0], "mint opens")
    assert GAME.winners(position.state) == []
    assert GAME.returns(position.state) == [0.0, 0.0]


def test_having_been_on_the_centre_earlier_does_not_count() -> None:
    """T-25: reached with six, the seventh cube is taken afterwards."""
    position = at(f"""
        seats 2
        on f5 pink
        blue c2: {SIX}
        mint a7:
        blue opens
    """).play("d4", "c6", "f5")
    assert (position.scores, position.decision) == ([7, 0], "mint opens")
    position.play("a7", "d4")
    assert_won(position, 0)


def test_six_cubes_do_not_win_on_the_centre() -> None:
    """T-25."""
    position = at(f"seats 2\nblue c2: {SIX}\nmint g7:\nblue opens").play("d4")
    assert position.decision == "mint opens"


def test_a_seventh_cube_stolen_on_the_centre_wins() -> None:
    """T-26, T-21: nobody moves any more, the victim does not flee."""
    position = at(f"""
        seats 3
        blue c2: {SIX}
        mint d4: pink*
        pink g7:
        blue opens
    """).play("d4")
    assert position.space("mint") == "d4"
    assert position.scores == [7, 0, 0]
    assert_won(position, 0)


def test_a_seventh_cube_stolen_elsewhere_does_not_win() -> None:
    """T-25, T-26."""
    position = at(f"""
        seats 2
        blue a1: {SIX}
        mint b3: pink*
        blue opens
    """).play("b3")
    assert position.decision == "mint flees from blue"


def test_a_player_with_seven_cubes_can_still_be_robbed() -> None:
    """T-26: also on the centre, where he stood since before."""
    position = at(f"""
        seats 2
        blue d4: {SEVEN}
        mint c2:
        mint opens
    """).play("d4")
    assert position.decision == "blue flees from mint"
    assert position.scores == [6, 1]
    assert position.row("blue")[-1] == "red"


def test_a_player_who_waits_on_the_centre_is_no_winner_by_standing_there() -> None:
    """T-25: he has to reach it with seven cubes."""
    position = at(f"seats 2\nblue d4: {SEVEN}\nmint a1:\nblue opens")
    assert GAME.winners(position.state) == []
    assert position.play("b3", "c2").decision == "blue opens"


def test_mutual_theft_can_go_round_for_ever() -> None:
    """T-27: the same table after four plies, so some matches need a limit."""
    position = at("""
        seats 2
        blue a1: orange* yellow* green* blue* purple* pink* red
        mint b3: orange* yellow* green* blue* purple* pink* red*
        turns 5
        blue opens
    """)
    table = position.drawn()[:-2]
    position.play("b3", "a1", "b3", "a1")
    assert position.drawn()[:-2] == table
    assert position.decision == "blue opens"


def test_the_limit_counts_the_turns_of_all_seats_together() -> None:
    """T-27: six turns, two each; then nobody has won."""
    position = at("""
        seats 3, limit 6
        blue a1: red*
        mint a7:
        pink g7:
        blue opens
    """)
    for turn, text in enumerate(["b3", "b5", "f5", "a1", "a7", "g7"]):
        assert position.turns() == turn
        position.play(text)
    assert position.to_move == TERMINAL
    assert position.decision == "nobody has won after pink"
    assert GAME.winners(position.state) == []
    assert GAME.returns(position.state) == [0.0, 0.0, 0.0]


def test_the_limit_counts_turns_and_not_plies() -> None:
    """T-27: a theft with a flight and a disc are one turn; a turn is one opening."""
    position = at("""
        seats 2, limit 2
        on b3 orthogonal
        blue a1:
        mint b3: red*
        blue opens
    """).play("b3", "g7", "c3")
    assert (position.turns(), position.decision) == (1, "mint opens")
    assert position.play("f5").to_move == TERMINAL


def test_passes_count_as_turns() -> None:
    """T-27, T-9."""
    position = at("""
        seats 3, limit 11
        blue a1:
        mint b3:
        pink c2:
        turns 10
        blue opens
    """).play("pass")
    assert position.to_move == TERMINAL


def test_a_win_in_the_last_turn_is_a_win() -> None:
    """T-27, T-25: only a last turn without a winner ends in nothing."""
    position = at(f"""
        seats 2, limit 8
        blue c2: {SEVEN}
        mint g7:
        turns 7
        blue opens
    """).play("d4")
    assert_won(position, 0)


def test_the_last_turn_is_played_to_its_end() -> None:
    """T-27: a disc reached in it may still be used, and can win."""
    position = at(f"""
        seats 2, limit 8
        on c3 diagonal
        blue b1: {SEVEN}
        mint g7:
        turns 7
        blue opens
    """).play("c3")
    assert position.decision == "blue uses"
    assert_won(position.play("d4"), 0)


def test_without_a_limit_there_is_none() -> None:
    """T-27: none unless given."""
    position = at("""
        seats 2
        blue a1:
        mint g7:
        turns 99999
        blue opens
    """).play("b3")
    assert position.decision == "mint opens"
    assert GAME.new(2).turn_limit == 0


def test_without_a_winner_standings_are_by_cubes() -> None:
    """T-27: scores are the cubes collected; equal cubes share a place."""
    position = at("""
        seats 4, limit 1
        blue a1: red*
        mint a7: red* orange* yellow*
        pink g7: green*
        purple g1:
        blue opens
    """).play("b3")
    assert position.scores == [1, 3, 1, 0]
    assert GAME.returns(position.state) == [0.0] * 4


def test_scores_may_be_asked_at_any_time() -> None:
    """T-27, T-12: cubes collected so far, protected or not."""
    position = at("""
        seats 2
        on b3 yellow
        blue a1: red! orange* yellow
        mint g7: pink*
        blue opens
    """)
    assert position.scores == [2, 1]
    assert position.play("b3").scores == [3, 1]
