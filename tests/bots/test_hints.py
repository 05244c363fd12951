"""Hints, by the registry and by worker processes."""

from __future__ import annotations

from spielkiste import Match, load_game
from spielkiste.bots import hint, warm_list
from spielkiste.bots.workers import Workers

PATIENCE = 120
GAME = "schraube-locker"


def test_a_worker_hints_as_the_registry_does() -> None:
    match = Match(load_game(GAME), seats=2, seed=4, selective_dice=True)
    for text in ("stack 0", "stack 3"):
        match.play(match.game.to_move(match.state), text)
    match.run_chance()
    workers = Workers(1)
    try:
        asked = workers.submit_hint(GAME, match.state, 0)
        other = workers.submit_hint(GAME, match.state, 1)
        assert asked.result(PATIENCE) == hint(GAME, match.state, 0)
        assert other.result(PATIENCE) is None
    finally:
        workers.close()
    found = hint(GAME, match.state, 0)
    assert found is not None
    assert len(found) == 6


def test_a_game_may_have_no_hint() -> None:
    assert hint("twisty", load_game("twisty").new(2), 0) is None


def test_what_a_hint_needs_is_compiled_ahead() -> None:
    calls = dict(warm_list(GAME))
    assert list(calls) == ["schraube-locker dice"]
    assert calls["schraube-locker dice"]() is not None
