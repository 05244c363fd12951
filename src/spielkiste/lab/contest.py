"""One match between bots, from the first ply to the last."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from spielkiste import Match, load_game
from spielkiste.bots import Bot, make_bot
from spielkiste.engine.chance import seed_word

from .schedule import Pairing


@dataclass(frozen=True, kw_only=True)
class Contest:
    """What all matches of one arena have in common."""

    game: str
    bots: tuple[str, ...]
    limit: int
    """Turns after which nobody has won, 0 for none; only where a game knows it."""
    flags: tuple[str, ...] = ()
    """Options to switch on."""
    edition: str = ""
    """The text of an edition file, "" for the house edition."""

    @property
    def options(self) -> dict[str, int | bool | str]:
        """What every match is begun with."""
        chosen: dict[str, int | bool | str] = dict.fromkeys(self.flags, True)
        if self.edition:
            chosen["edition"] = self.edition
        known = {option.name for option in load_game(self.game).options}
        if self.limit and "turn_limit" in known:
            chosen["turn_limit"] = self.limit
        return chosen


@dataclass(frozen=True, kw_only=True)
class Result:
    """How one match ended; lists are in the order of the seats."""

    number: int
    seed: int
    lineup: tuple[int, ...]
    winners: list[int]
    returns: list[float]
    scores: list[int]
    plies: int
    decisions: list[int]
    seconds: list[float]


def play_match(contest: Contest, pairing: Pairing) -> Result:
    """Play a match; the set-up hangs on its seed, bots on seed and seat."""
    match = begin_match(contest, pairing)
    bots = [
        make_bot(
            contest.game,
            contest.bots[entry],
            seed=seed_word(pairing.seed, "bot", entry, seat),
        )
        for seat, entry in enumerate(pairing.lineup)
    ]
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while not match.is_over:
        match.run_chance()
        for seat in match.game.actors(match.state)[:1]:
            started = time.perf_counter()
            match.play(seat, decide(match, bots[seat], seat))
            seconds[seat] += time.perf_counter() - started
            decisions[seat] += 1
    state = match.state
    return Result(
        **pairing._asdict(),
        winners=match.game.winners(state),
        returns=match.game.returns(state),
        scores=match.game.scores(state),
        plies=len(match.plies),
        decisions=decisions,
        seconds=seconds,
    )


def begin_match(contest: Contest, pairing: Pairing) -> Match[Any]:
    """Return a fresh match with the arena's options."""
    game = load_game(contest.game)
    seed = seed_word(pairing.seed, "match")
    return Match(game, seats=len(pairing.lineup), seed=seed, **contest.options)


def decide(match: Match[Any], bot: Bot, seat: int) -> int:
    """Show a bot what its seat may see, and return what it chooses."""
    observation = match.game.observe(match.state, seat)
    return bot.act(observation, match.game.legal_actions(match.state, seat), seat)


def play_matches(contest: Contest, pairings: list[Pairing]) -> list[Result]:
    """Play several matches one after the other; runs in a worker."""
    return [play_match(contest, pairing) for pairing in pairings]
