"""Action discs: T-14 to T-17."""

from __future__ import annotations

import pytest

from tests.helpers.positions import Position, at


def landed(symbol: str) -> Position:
    """Return blue on d2, just landed on a disc, with warps on a4 and g5."""
    return at(f"""
        seats 2
        on d2 {symbol}, a4 warp, g5 warp
        blue b1: red*
        mint g7:
        blue opens
    """).play("d2")


@pytest.mark.parametrize(
    ("symbol", "targets"),
    [
        ("orthogonal", ["d1", "c2", "e2", "d3"]),
        ("diagonal", ["c1", "e1", "c3", "e3"]),
        ("leap", ["b1", "f1", "b3", "f3", "c4", "e4"]),
        ("warp", ["a4", "g5"]),
        ("save", ["save"]),
    ],
)
def test_landing_on_a_disc_offers_its_use_or_a_stop(
    symbol: str, targets: list[str]
) -> None:
    """T-14: every kind of disc."""
    position = landed(symbol)
    assert (position.decision, position.to_move) == ("blue uses", 0)
    assert sorted(position.legal()) == sorted([*targets, "stop"])


@pytest.mark.parametrize(
    ("symbol", "target"),
    [("orthogonal", "c2"), ("diagonal", "e3"), ("leap", "c4"), ("warp", "g5")],
)
def test_a_disc_moves_the_pawn_and_stays_for_everyone(symbol: str, target: str) -> None:
    """T-14: the disc is still on the board afterwards."""
    position = landed(symbol).play(target)
    assert position.space("blue") == target
    assert position.board["d2"] == symbol


def test_after_a_stop_the_turn_is_over_and_nothing_has_happened() -> None:
    """T-14."""
    position = landed("leap").play("stop")
    assert position.decision == "mint opens"
    assert position.space("blue") == "d2"
    assert position.turns() == 1


def test_standing_on_a_disc_since_an_earlier_turn_does_not_count() -> None:
    """T-14: only a landing in the same turn counts."""
    position = landed("orthogonal").play("stop", "e6")
    assert position.decision == "blue opens"
    assert sorted(position.legal()) == ["b1", "b3", "c4", "e4", "f1", "f3"]
    for still in ("stop", "save"):
        refusal = position.refused(still)
        assert refusal.clause == "T-14"
        assert refusal.line.key == "twisty-refusal-no-landing"


def test_a_disc_is_used_again_by_another_player() -> None:
    """T-14: it stays on the board, for everyone."""
    position = at("""
        seats 2
        on d2 diagonal
        blue b1:
        mint f1:
        blue opens
    """).play("d2", "c3", "d2")
    assert position.decision == "mint uses"
    assert "c3" not in position.legal()
    assert sorted(position.legal()) == ["c1", "e1", "e3", "stop"]


@pytest.mark.parametrize(
    ("symbol", "wrong", "key"),
    [
        ("orthogonal", ["d2", "c3", "d4", "g5"], "adjacent"),
        ("diagonal", ["d2", "c2", "b4", "g5"], "diagonal"),
        ("leap", ["d2", "d3", "e3", "g5"], "leap"),
        ("warp", ["d2", "d3", "b1", "a1"], "warp"),
    ],
)
def test_a_disc_leads_nowhere_else(symbol: str, wrong: list[str], key: str) -> None:
    """T-14."""
    position = landed(symbol)
    for space in wrong:
        refusal = position.refused(space)
        assert refusal.clause == "T-14"
        assert refusal.line.key == f"twisty-refusal-not-{key}"
        assert refusal.line.args == {"space": space}


def test_on_the_save_disc_one_saves_or_stops() -> None:
    """T-14, T-24."""
    refusal = landed("save").refused("c2")
    assert (refusal.clause, refusal.line.key) == (
        "T-14",
        "twisty-refusal-save-or-stop",
    )


@pytest.mark.parametrize("symbol", ["orthogonal", "diagonal", "leap", "warp"])
def test_cubes_are_saved_on_the_save_disc_only(symbol: str) -> None:
    """T-24."""
    refusal = landed(symbol).refused("save")
    assert (refusal.clause, refusal.line.key) == ("T-24", "twisty-refusal-not-on-save")


@pytest.mark.parametrize("symbol", ["orthogonal", "diagonal", "leap", "warp", "save"])
def test_on_a_disc_one_stops_and_does_not_pass(symbol: str) -> None:
    """T-9: a pass is for a turn without any move."""
    refusal = landed(symbol).refused("pass")
    assert (refusal.clause, refusal.line.key) == ("T-9", "twisty-refusal-no-pass")


def test_a_move_by_an_action_takes_a_cube() -> None:
    """T-15."""
    position = at("""
        seats 2
        on d2 diagonal, e3 red
        blue b1:
        mint g7:
        blue opens
    """).play("d2", "e3")
    assert (position.cubes("blue"), position.board) == (["red*"], {"d2": "diagonal"})
    assert position.decision == "mint opens"


def test_a_move_by_an_action_robs() -> None:
    """T-15, T-18."""
    position = at("""
        seats 2
        on d2 diagonal
        blue b1:
        mint e3: red*
        blue opens
    """).play("d2", "e3")
    assert (position.scores, position.decision) == ([1, 0], "mint flees from blue")


def test_actions_chain_through_several_discs_in_one_turn() -> None:
    """T-15: knight's move, two steps, leap and warp, and no turn between them."""
    position = at("""
        seats 2
        on b3 orthogonal, c3 diagonal, b4 leap, c6 warp, f2 warp
        blue a1:
        mint g7:
        blue opens
    """)
    position.play("b3", "c3", "b4", "c6", "f2")
    assert position.used == ["b3", "c3", "b4", "c6"]
    assert (position.decision, position.turns()) == ("blue uses", 0)
    assert sorted(position.legal()) == ["c6", "stop"]
    position.play("c6")
    assert (position.decision, position.turns()) == ("mint opens", 1)


def test_a_disc_is_used_at_most_once_per_turn() -> None:
    """T-16: two leap discs would lead back and forth for ever."""
    position = at("""
        seats 2
        on b3 leap, c5 leap
        blue a1:
        mint g7:
        blue opens
    """).play("b3", "c5", "b3")
    assert position.space("blue") == "b3"
    assert position.decision == "mint opens"


def test_a_disc_used_this_turn_can_be_used_again_next_turn() -> None:
    """T-16: nothing is used when a turn opens."""
    position = at("""
        seats 2
        on b3 leap, c5 leap
        blue a1:
        mint g7:
        blue opens
    """).play("b3", "c5", "stop", "e6")
    assert position.used == []
    assert position.play("b3").decision == "blue uses"


def test_each_player_may_use_a_disc_in_his_own_turn() -> None:
    """T-16: used up for blue's turn, fresh for mint's."""
    position = at("""
        seats 2
        on c3 orthogonal
        blue b1:
        mint e2:
        blue opens
    """).play("c3", "c4")
    assert position.play("c3").decision == "mint uses"


def test_a_used_warp_can_still_be_landed_on() -> None:
    """T-14, T-16: any other warp disc is a target, used or not."""
    position = at("""
        seats 2
        on b3 warp, e5 warp, f2 warp
        blue a1:
        mint g7:
        blue opens
    """).play("b3", "e5")
    assert sorted(position.legal()) == ["b3", "f2", "stop"]
    assert position.play("f2", "e5").decision == "mint opens"


def crowded(symbol: str, *spaces: str) -> Position:
    """Return blue landed on b1 beside opponents who cannot be robbed."""
    mint, pink, purple = spaces
    return at(f"""
        seats 4
        on b1 {symbol}, c1 orthogonal
        blue e2:
        mint {mint}:
        pink {pink}:
        purple {purple}:
        blue opens
    """).play("c1", "b1")


@pytest.mark.parametrize(
    ("symbol", "targets"),
    [
        ("orthogonal", ("a1", "b2", "g1")),
        ("diagonal", ("a2", "c2", "g1")),
        ("leap", ("a3", "c3", "d2")),
    ],
)
def test_a_disc_all_of_whose_targets_are_closed_lapses(
    symbol: str, targets: tuple[str, str, str]
) -> None:
    """T-17: the turn is over without a decision."""
    if symbol == "orthogonal":  # c1, where blue came from, is open
        assert crowded(symbol, *targets).legal() == ["c1", "stop"]
        blocked = at("""
            seats 4
            on b1 orthogonal
            blue a3:
            mint a1:
            pink b2:
            purple c1:
            blue opens
        """).play("b1")
    else:
        blocked = crowded(symbol, *targets)
    assert (blocked.space("blue"), blocked.decision) == ("b1", "mint opens")
    assert blocked.turns() == 1


def test_a_disc_with_one_open_target_does_not_lapse() -> None:
    """T-17: only c2 is left of the diagonal's two targets."""
    position = crowded("diagonal", "a2", "g7", "g1")
    assert position.legal() == ["c2", "stop"]
    assert position.refused("a2").clause == "T-10"


def test_a_warp_without_any_other_warp_lapses() -> None:
    """T-17."""
    position = at("seats 2\non b3 warp\nblue a1:\nmint g7:\nblue opens").play("b3")
    assert position.decision == "mint opens"


def test_a_warp_lapses_while_opponents_stand_on_all_the_others() -> None:
    """T-17."""
    position = at("""
        seats 3
        on b3 warp, e5 warp, f2 warp
        blue a1:
        mint e5:
        pink f2:
        blue opens
    """).play("b3")
    assert position.decision == "mint opens"


def test_a_warp_to_somebody_who_can_be_robbed_does_not_lapse() -> None:
    """T-17, T-18."""
    position = at("""
        seats 3
        on b3 warp, e5 warp, f2 warp
        blue a1:
        mint e5:
        pink f2: red*
        blue opens
    """).play("b3")
    assert position.legal() == ["f2", "stop"]


@pytest.mark.parametrize("cubes", ["", "red!", "red! orange!"])
def test_a_save_with_nothing_to_protect_lapses(cubes: str) -> None:
    """T-17: no cube yet, or all of them safe."""
    position = at(f"seats 2\non b3 save\nblue a1: {cubes}\nmint g7:\nblue opens")
    assert position.play("b3").decision == "mint opens"
