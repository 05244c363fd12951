"""Every level at every table: legal, repeatable, and better than the one below."""

from __future__ import annotations

from typing import Any

import pytest

from spielkiste import Match
from spielkiste.bots import Bot
from spielkiste.bots.bot import RandomBot
from spielkiste.bots.registry import Chooser
from spielkiste.games.schraube_locker import GAME
from spielkiste.games.schraube_locker.bots import CHOOSERS, LEVELS
from spielkiste.games.schraube_locker.state import PHASE_NAMES
from tests.games.schraube_locker.bots.walks import random_states

VARIANTS: list[dict[str, bool]] = [
    {},
    {"selective_dice": True},
    {"combine_dice": True},
    {"selective_dice": True, "combine_dice": True},
]
DECISIONS = {
    *("choose_start", "choose_dice", "before_scan", "place"),
    *("exchange", "give", "get", "sets"),
}


def make(level: str, seed: int) -> Bot:
    return RandomBot(seed) if level == "random" else Chooser(CHOOSERS[level], seed)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_is_legal_and_repeatable(level: str, seats: int) -> None:
    met = set()
    for seed, variant in enumerate(VARIANTS):
        bots = [make(level, seed) for _ in range(2)]
        for state in thin_out(list(random_states(seed, seats=seats, **variant))):
            seat = GAME.to_move(state)
            legal = GAME.legal_actions(state, seat)
            seen = GAME.observe(state, seat)
            chosen = [bot.act(seen, list(legal), seat) for bot in bots]
            assert chosen[0] in legal, GAME.state_text(state)
            assert chosen[0] == chosen[1]
            assert seen == GAME.observe(state, seat)
            met.add(PHASE_NAMES[state.phase])
    assert met == DECISIONS


def thin_out(states: list[Any]) -> list[Any]:
    """Return a few positions of each phase; rare ones as often as frequent ones."""
    by_phase: dict[int, list[Any]] = {}
    for state in states:
        by_phase.setdefault(state.phase, []).append(state)
    return [state for met in by_phase.values() for state in met[:: len(met) // 4 + 1]]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_level_plays_matches_to_their_end(
    level: str, variant: dict[str, bool]
) -> None:
    match = Match(GAME, seats=3, seed=1, **variant)
    play_out(match, [make(each, 1) for each in (level, "easy", "random")])
    assert GAME.winners(match.state)


def play_out(match: Match[Any], bots: list[Bot]) -> None:
    match.run_chance()
    while not match.is_over:
        seat = GAME.to_move(match.state)
        legal = GAME.legal_actions(match.state, seat)
        seen = GAME.observe(match.state, seat)
        match.play(seat, bots[seat].act(seen, legal, seat))
        match.run_chance()


@pytest.mark.parametrize(
    ("better", "worse", "pairs", "least"),
    [("easy", "random", 20, 0.6), ("medium", "easy", 12, 0.7), ("hard", "easy", 2, 1)],
)
def test_a_level_is_better_than_a_lower_one(
    better: str, worse: str, pairs: int, least: float
) -> None:
    won = 0.0
    for seed in range(pairs):
        for seat in range(2):
            match = Match(GAME, seats=2, seed=seed)
            bots = [make(better, seed), make(worse, seed)]
            play_out(match, bots[::-1] if seat else bots)
            winners = GAME.winners(match.state)
            won += (seat in winners) / len(winners)
    assert won / (2 * pairs) >= least
