"""Plies and how they are written."""

from __future__ import annotations

import pytest

from spielkiste import CHANCE, SPECTATOR, Match, NotationError
from tests.helpers.positions import (
    FILES,
    GAME,
    RAINBOW,
    SYMBOLS,
    Position,
    at,
    lay_out,
    new,
)

SPACES = [f"{file}{rank}" for rank in range(1, 8) for file in FILES]
DECISIONS = [*SPACES, "pass", "stop", "save"]
OUTCOMES = [*RAINBOW, *SYMBOLS]


def some_positions() -> list[Position]:
    """Return one position of every kind of decision and of several options."""
    return [
        new(2),
        lay_out(new(4, choose_corners=True, first_seat=3)),
        lay_out(new(3, turn_limit=5)),
        at("seats 2\non b3 leap\nblue a1:\nmint g7:\nblue opens").play("b3"),
        at("seats 2\nblue a1:\nmint b3: red*\nblue opens").play("b3"),
        at("seats 2, limit 1\nblue a1:\nmint g7:\nblue opens").play("b3"),
    ]


@pytest.mark.parametrize("place", range(6))
def test_every_text_of_the_game_is_read_whatever_is_decided(place: int) -> None:
    """T-1, T-2, T-8, T-14, T-24: whether it is legal is for play to say."""
    position = some_positions()[place]
    state = position.state
    for who in range(4):
        for text in DECISIONS:
            action = GAME.parse_action(state, who, text)
            assert GAME.action_text(state, who, action) == text
    for text in OUTCOMES:
        action = GAME.parse_action(state, CHANCE, text)
        assert GAME.action_text(state, CHANCE, action) == text


def test_chance_lays_save_and_a_player_decides_to_save() -> None:
    """T-2, T-24: one text, two actors, two actions."""
    state = new(2).state
    assert GAME.parse_action(state, CHANCE, "save") != GAME.parse_action(
        state, 0, "save"
    )


NO_TEXTS = (
    *("", " ", "C3", "c8", "c0", "h1", "3c", "c3 ", " c3", "c3 d4", "c33", "PASS"),
    *("red cube", "jump", "save!", "blank", "c٣", "?", "none", "a1\n", "x" * 1000),
)


@pytest.mark.parametrize("text", NO_TEXTS)
def test_a_text_that_no_action_has_is_refused(text: str) -> None:
    """T-1: lower case, one space; the error shows what was given."""
    for position in some_positions():
        for who in (0, 1, CHANCE):
            with pytest.raises(NotationError) as caught:
                GAME.parse_action(position.state, who, text)
            refusal = caught.value.refusal
            assert refusal.line.key == "twisty-refusal-unreadable"
            assert refusal.line.args == {"text": text[:40]}
            assert refusal.clause == ""


def test_the_set_up_takes_44_plies_and_seven_a_seat() -> None:
    """T-4, T-5: the last disc and the last token are plies like the others."""
    for seats in GAME.seats:
        match = Match(GAME, seats=seats, seed=3)
        assert len(match.run_chance()) == 44 + 7 * seats
        assert len(set(match.texts()[-7:])) == 7


def test_a_lone_action_is_a_ply_all_the_same() -> None:
    """T-6, T-9, T-21: the only corner left, the pass, the only way to flee."""
    position = at("""
        seats 4
        blue c2:
        mint a1: red*
        pink a7:
        purple g7:
        blue opens
    """).play("a1")
    assert (position.legal(), position.to_move) == (["g1"], 1)
    lost = at("seats 3\nblue a1:\nmint b3:\npink c2:\nblue opens")
    assert lost.legal() == ["pass"]


def test_nothing_is_hidden_from_anybody() -> None:
    """T-4, T-5: every ply is seen by all, every observation is the whole truth."""
    for position in some_positions():
        state = position.state
        for seat in (*range(state.seats), SPECTATOR):
            assert GAME.observe(state, seat) == state
            for action in GAME.legal_actions(state, position.to_move):
                seen = GAME.seen_text(state, seat, position.to_move, action)
                assert seen == GAME.action_text(state, position.to_move, action)


def test_a_match_takes_plies_as_text() -> None:
    """T-7, T-8: and writes them with their actor first."""
    match = Match(GAME, seats=2, seed=7)
    match.run_chance()
    match.play(0, "b3")
    assert match.texts()[-1] == "0 b3"
    assert match.texts()[0].split()[0] == "chance"
