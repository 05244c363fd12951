"""What is told of every ply, and what a page is shown."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spielkiste import SPECTATOR, Match
from spielkiste.engine.chance import draw, generator
from spielkiste.texts import LANGUAGES, text
from tests.helpers.positions import GAME, Position, at, lay_out, new

SEVEN = "red* orange* yellow* green* blue* purple* pink*"
Told = list[tuple[str, dict[str, str | int]]]


def tells(position: Position, ply: str) -> Told:
    """Return what an onlooker is told of a ply, keys without their prefix."""
    who = position.to_move
    action = GAME.parse_action(position.state, who, ply)
    before = GAME.observe(position.state, SPECTATOR)
    position.play(ply)
    after = GAME.observe(position.state, SPECTATOR)
    lines = GAME.narrate(before, who, action, after)
    return [(line.key.removeprefix("twisty-line-"), line.args) for line in lines]


def test_the_set_up_is_told_once_when_all_is_laid() -> None:
    """T-4, T-5, T-7: who begins."""
    position, told = new(3, first_seat=2), []
    while position.decision == "chance lays":
        told += tells(position, position.legal()[0])
    assert told == [("set-up", {"player": 2})]


def test_choosing_a_corner_is_told() -> None:
    """T-6."""
    position = lay_out(new(2, choose_corners=True))
    assert tells(position, "g1") == [("corner", {"player": 1, "space": "g1"})]


MOVES: tuple[tuple[str, str, Told], ...] = (
    ("", "c2", [("move", {"player": 0, "space": "c2"})]),
    (
        "on b3 red",
        "b3",
        [("take", {"player": 0, "colour": "red", "space": "b3"})],
    ),
    ("on b3 green", "b3", [("move", {"player": 0, "space": "b3"})]),
    ("on b3 leap", "b3", [("move", {"player": 0, "space": "b3"})]),
)


@pytest.mark.parametrize(("discs", "ply", "told"), MOVES)
def test_an_opening_move_is_told(discs: str, ply: str, told: Told) -> None:
    """T-8, T-12, T-13."""
    text_of = f"seats 2\n{discs}\nblue a1:\nmint g7:\nblue opens"
    assert tells(at(text_of), ply) == told


@pytest.mark.parametrize(
    ("disc", "target"),
    [("orthogonal", "c3"), ("diagonal", "c4"), ("leap", "c5"), ("warp", "f6")],
)
def test_the_use_of_a_disc_is_told(disc: str, target: str) -> None:
    """T-14."""
    position = at(f"""
        seats 2
        on b3 {disc}, f6 warp
        blue a1:
        mint g7:
        blue opens
    """).play("b3")
    facts: dict[str, str | int] = {"player": 0, "disc": disc, "space": target}
    assert tells(position, target) == [("use", facts)]


def test_a_theft_and_the_flight_are_told() -> None:
    """T-18, T-21."""
    position = at("seats 2\nblue a1:\nmint b3: red*\nblue opens")
    facts = {"player": 0, "victim": 1, "colour": "red", "space": "b3"}
    assert tells(position, "b3") == [("rob", facts)]
    assert tells(position, "a7") == [("flee", {"player": 1, "space": "a7"})]


def test_saving_stopping_and_passing_are_told() -> None:
    """T-9, T-14, T-24."""
    saving = "seats 2\non b3 save\nblue a1: red* orange*\nmint g7:\nblue opens"
    position = at(saving).play("b3")
    assert tells(position, "save") == [("save", {"player": 0, "count": 2})]
    assert tells(at(saving).play("b3"), "stop") == [("stop", {"player": 0})]
    lost = at("seats 3\nblue a1:\nmint b3:\npink c2:\nblue opens")
    assert tells(lost, "pass") == [("pass", {"player": 0})]


def test_the_end_is_told_after_the_ply_that_brought_it() -> None:
    """T-25, T-27."""
    won = at(f"seats 2\nblue c2: {SEVEN}\nmint g7:\nblue opens")
    move = ("move", {"player": 0, "space": "d4"})
    assert tells(won, "d4") == [move, ("win", {"winner": 0})]
    last = at("seats 2, limit 1\nblue c2:\nmint g7:\nblue opens")
    assert tells(last, "d4") == [move, ("limit", {"turns": 1})]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_ply_of_a_match_is_told_in_every_language(seats: int) -> None:
    """T-4..T-27: one sentence a ply, and one more at the end."""
    match: Match[Any] = Match(GAME, seats=seats, seed=5, turn_limit=60)
    match.run_chance()
    source = generator("log", seats)
    while not match.is_over:
        legal = GAME.ask(match.state)
        before = match.state.copy()
        ply = match.play(*legal[draw(source, len(legal))])
        lines = GAME.narrate(before, *ply, match.state)
        assert len(lines) == 1 + match.is_over
        for line in lines:
            for language in LANGUAGES:
                assert text(line.key, language, line.args)


def test_a_page_is_shown_the_whole_position_in_words() -> None:
    """T-4, T-5, T-16, T-21, T-24: as JSON."""
    position = at("""
        seats 2, limit 50
        on b3 leap, d2 red
        blue a1: pink! red*
        mint d4: orange* yellow*
        turns 8
        blue opens
    """).play("b3", "d4")
    shown = GAME.view(GAME.observe(position.state, SPECTATOR))
    assert json.loads(json.dumps(shown)) == shown
    seats = shown.pop("seats")
    assert shown == {
        "phase": "flee",
        "mover": 0,
        "turn": 8,
        "turn_limit": 50,
        "board": {"b3": "leap", "d2": "red"},
        "used": ["b3"],
        "winner": -1,
    }
    assert [seat["at"] for seat in seats] == ["d4", "d4"]
    assert (seats[0]["collected"], seats[0]["protected"]) == (3, 1)
    assert seats[1]["row"][-1] == "orange"
