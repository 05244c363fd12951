"""One playing of a game: history, undo, forks, and chance that follows a seed."""

from __future__ import annotations

from collections import Counter

import pytest

from spielkiste import CHANCE, IllegalActionError, Match, NotationError, load_game
from spielkiste.engine.match import new_seed
from tests.toys.whisper import GAME as WHISPER

TWISTY = load_game("twisty")


def test_equal_seeds_give_equal_matches() -> None:
    one, same, other = (Match(TWISTY, seats=3, seed=seed) for seed in (8, 8, 9))
    for match in (one, same, other):
        match.run_chance()
    assert one.texts() == same.texts() != other.texts()


def test_without_a_seed_every_match_is_different() -> None:
    matches = [Match(TWISTY, seats=2) for _ in range(3)]
    assert len({match.seed for match in matches}) == 3
    assert max(new_seed() for _ in range(20)) > 2**100


def test_an_outcome_depends_on_the_seed_and_the_number_of_the_ply_only() -> None:
    """Taking back and playing on rolls no new dice."""
    match = Match(TWISTY, seats=2, seed=1)
    texts = [match.game.action_text(match.state, *p) for p in match.run_chance()]
    for count in (1, 10, 58):
        match.undo(count)
        assert len(match.plies) == 58 - count
        assert len(match.run_chance()) == count
        assert [t.split()[1] for t in match.texts()] == texts


def test_outcomes_of_one_ply_are_even_over_many_seeds() -> None:
    counts = Counter(
        Match(WHISPER, seats=2, seed=seed).play_chance().action for seed in range(3500)
    )
    assert all(abs(counts[card] - 500) < 5 * 500**0.5 for card in range(7))


def test_a_refused_ply_leaves_no_trace() -> None:
    match = Match(TWISTY, seats=2, seed=1)
    match.run_chance()
    before = match.state.copy()
    with pytest.raises(IllegalActionError):
        match.play(0, "a1")
    with pytest.raises(IllegalActionError):
        match.play(1, "f5")
    with pytest.raises(NotationError):
        match.play(0, "nowhere")
    with pytest.raises(IllegalActionError):
        match.play_chance()
    assert (match.state, len(match.plies)) == (before, 58)
    assert match.run_chance() == []


def test_a_fork_goes_its_own_way() -> None:
    match = Match(WHISPER, seats=2, seed=3)
    match.run_chance()
    fork = match.fork()
    fork.play(0, "call high")
    assert len(fork.plies) == len(match.plies) + 1
    assert match.state.calls[0] != fork.state.calls[0]
    fork.undo()
    assert fork.state == match.state
    assert fork.seed == match.seed


def test_anyone_may_act_when_several_may() -> None:
    match = Match(WHISPER, seats=3, seed=3)
    assert match.game.actors(match.state) == []
    match.run_chance()
    assert match.game.actors(match.state) == [0, 1, 2]
    match.play(1, "call low")
    assert match.game.actors(match.state) == [0, 2]
    with pytest.raises(IllegalActionError):
        match.play(1, "call high")
    with pytest.raises(IllegalActionError):
        match.play(CHANCE, "card 1")
    match.play(-3, "time_up")
    assert match.texts()[-1] == "clock time_up"
    assert match.game.to_move(match.state) == CHANCE
