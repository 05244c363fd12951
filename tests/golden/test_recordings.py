"""Complete matches recorded by an independent reader of the law are played again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spielkiste import ANYONE, CLOCK, GAMES, TERMINAL, Game, load_game
from spielkiste.engine.terms import ACTORS_BY_NAME

HERE = Path(__file__).parent
SCORES_EVERY = 50


Row = dict[str, Any]


def recordings() -> dict[str, Row]:
    """Return every recorded match by game and line."""
    return {
        f"{path.stem}-{number}": json.loads(line)
        for path in sorted(HERE.glob("*.jsonl"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
    }


ROWS = recordings()
WITH_LEGAL = {name: row for name, row in ROWS.items() if row["legal"]}


def legal_texts(game: Game[Any], state: Any) -> dict[str, list[str]]:
    """Return the sorted texts of everybody who may act, as recordings name them."""
    names = {actor: name for name, actor in ACTORS_BY_NAME.items()}
    to_move = game.to_move(state)
    actors = [to_move]
    if to_move == ANYONE:
        actors = [*range(state.seats), CLOCK]
    offered = {}
    for who in actors:
        legal = game.legal_actions(state, who)
        if legal:
            texts = [game.action_text(state, who, action) for action in legal]
            offered[names.get(who, str(who))] = sorted(texts)
    return offered


def play_ply(game: Game[Any], state: Any, ply: str) -> None:
    """Play a recorded ply with every check."""
    actor, text = ply.split(" ", maxsplit=1)
    who = ACTORS_BY_NAME[actor] if actor in ACTORS_BY_NAME else int(actor)
    game.play(state, who, game.parse_action(state, who, text))


def test_there_are_recordings_of_every_number_of_seats() -> None:
    seen = {(row["game"], row["seats"]) for row in ROWS.values()}
    assert seen == {(name, seats) for name in GAMES for seats in load_game(name).seats}
    assert len(WITH_LEGAL) == 4 * len(GAMES)


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_recorded_match_plays_to_the_same_end(row: Row) -> None:
    game = load_game(row["game"])
    state = game.new(row["seats"], **row["options"])
    scores: dict[str, list[int]] = {}
    for number, ply in enumerate(row["plies"], 1):
        assert game.to_move(state) != TERMINAL
        play_ply(game, state, ply)
        if number % SCORES_EVERY == 0:
            scores[str(number)] = game.scores(state)
    assert scores == row["scores_after"]
    assert game.to_move(state) == TERMINAL
    assert game.scores(state) == row["scores"]
    assert game.returns(state) == pytest.approx(row["returns"])
    assert game.winners(state) == [s for s, x in enumerate(row["returns"]) if x > 0]


@pytest.mark.parametrize("row", WITH_LEGAL.values(), ids=WITH_LEGAL)
def test_the_recorded_legal_texts_are_the_ones_offered(row: Row) -> None:
    game = load_game(row["game"])
    state = game.new(row["seats"], **row["options"])
    assert len(row["legal"]) == len(row["plies"])
    for ply, legal in zip(row["plies"], row["legal"], strict=True):
        assert legal_texts(game, state) == legal
        play_ply(game, state, ply)
    assert legal_texts(game, state) == {}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_every_position_of_a_recording_survives_as_text(row: Row) -> None:
    game = load_game(row["game"])
    state = game.new(row["seats"], **row["options"])
    for ply in row["plies"]:
        assert game.parse_state(game.state_text(state)) == state
        play_ply(game, state, ply)
    assert game.parse_state(game.state_text(state)) == state
