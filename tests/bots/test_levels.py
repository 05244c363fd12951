"""Every level at every table: legal, repeatable, and shown no more than it may see."""

from __future__ import annotations

from typing import Any

import pytest

from spielkiste import SPECTATOR, load_game
from spielkiste.bots import make_bot
from spielkiste.engine.layout import Record
from spielkiste.lab.contest import Contest, begin_match, decide, play_match
from spielkiste.lab.schedule import Pairing
from tests.bots.positions import random_states

GAME = load_game("twisty")
SPECS = ("random", "easy", "medium", "hard:500n", "search:300n")


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("spec", SPECS)
def test_every_choice_is_legal_and_repeatable(spec: str, seats: int) -> None:
    for seed in (2, 3):  # odd seeds choose corners
        bots = [make_bot("twisty", spec, seed=seed) for _ in range(2)]
        for state in list(random_states(seed, seats=seats, plies=200))[::5]:
            seat = GAME.to_move(state)
            legal = GAME.legal_actions(state, seat)
            seen = GAME.observe(state, seat)
            chosen = [bot.act(seen, list(legal), seat) for bot in bots]
            assert chosen[0] in legal
            assert chosen[0] == chosen[1]
            assert seen == GAME.observe(state, seat)


def test_other_seeds_choose_otherwise() -> None:
    state = next(iter(random_states(2, seats=2, plies=1)))
    legal = list(range(40))
    chosen = {
        make_bot("twisty", "random", seed=s).act(state, legal, 0) for s in range(9)
    }
    assert len(chosen) > 1


@pytest.mark.parametrize("spec", ["easy", "medium", "hard:500n"])
def test_a_level_plays_matches_to_their_end(spec: str) -> None:
    contest = Contest(game="twisty", bots=(spec, "random"), limit=400)
    match = begin_match(contest, Pairing(0, 5, (0, 1)))
    bots = [make_bot("twisty", name, seed=1) for name in contest.bots]
    match.run_chance()
    while not match.is_over:
        seat = GAME.to_move(match.state)
        match.play(seat, decide(match, bots[seat], seat))
    assert GAME.winners(match.state) == [0]


@pytest.mark.parametrize("pairing", [Pairing(8, 5, (0, 1)), Pairing(9, 5, (1, 0))])
def test_fear_of_thieves_does_not_last_for_ever(pairing: Pairing) -> None:
    """Here both once kept their distance, with a cube or none, up to the limit."""
    contest = Contest(game="twisty", bots=("hard:5000n", "hard:5000n"), limit=400)
    assert len(play_match(contest, pairing).winners) == 1


class Spy:
    """Keeps what it is shown, and scribbles on it."""

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def act(self, observation: Any, legal: list[int], seat: int) -> int:
        self.shown.append(observation.copy())
        for name, field in observation.FIELDS.items():
            if not field.shape:
                setattr(observation, name, 0)
        action = legal[0]
        legal.clear()
        return action


def test_a_bot_is_shown_an_observation_and_not_the_state() -> None:
    contest = Contest(game="twisty", bots=("random", "random"), limit=40)
    match = begin_match(contest, Pairing(0, 5, (0, 1)))
    match.run_chance()
    spy = Spy()
    while not match.is_over:
        seat = GAME.to_move(match.state)
        expected = GAME.observe(match.state, seat)
        before = match.state.copy()
        action = decide(match, spy, seat)
        assert match.state == before
        assert spy.shown[-1] == expected
        match.play(seat, action)


def test_a_bot_learns_no_secret() -> None:
    """What is hidden from a seat is hidden from its bot, in a game with secrets."""
    from spielkiste import Match
    from tests.toys.whisper import GAME as WHISPER

    match = Match(WHISPER, seats=2, seed=4)
    match.run_chance()
    seat = WHISPER.actors(match.state)[0]
    spy = Spy()
    decide(match, spy, seat)
    shown: Record = spy.shown[0]
    assert shown == WHISPER.observe(match.state, seat)
    assert shown != match.state
    assert shown != WHISPER.observe(match.state, SPECTATOR)
