"""What a seat must not see, and must not be able to work out from what it may do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spielkiste.engine.chance import Generator, draw, generator
from spielkiste.engine.game import Game
from spielkiste.engine.layout import Record
from spielkiste.engine.terms import SPECTATOR, TERMINAL, UNKNOWN

from .promise import demand, observers, take_any


def check_observation(
    game: Game[Any], state: Any, seat: int, source: Generator
) -> None:
    """What a seat sees is enough for it, and all that it sees."""
    seen = game.observe(state, seat)
    demand(game.observe(seen, seat) == seen, "nothing is left to hide", seat)
    public = game.observe(state, SPECTATOR)
    demand(game.observe(seen, SPECTATOR) == public, "onlookers see least", seat)
    world = game.sample_world(seen, source)
    demand(not count_unknown(world), "a sampled world is complete", world)
    demand(game.observe(world, seat) == seen, "a sampled world looks the same", seat)
    same = game.components(world) == game.components(state)
    demand(same, "a sampled world has all components", world)
    check_alike(game, state, world, seat)
    if seat != SPECTATOR:
        own = game.legal_actions(seen, seat)
        needed = game.legal_actions(state, seat)
        demand(own == needed, "legal needs nothing hidden", seat, own, needed)
    game.view(seen)


def check_alike(game: Game[Any], one: Any, other: Any, seat: int) -> None:
    """Two states that look the same to a seat allow and refuse it the same."""
    looks = game.observe(one, seat), game.observe(other, seat)
    demand(looks[0] == looks[1], "a hidden fact is seen", seat, *looks)
    if seat == SPECTATOR or one == other:
        return
    for action in range(game.actions):
        why = game.refusal(one, seat, action), game.refusal(other, seat, action)
        demand(why[0] == why[1], "a hidden fact decides what is legal", seat, *why)


def check_telling(
    game: Game[Any], states: tuple[Any, Any], seat: int, ply: tuple[int, int]
) -> None:
    """A ply's text tells a seat no more than it sees: what differs there differs here.

    `states` are those before and after the ply.
    """
    (before, after), (who, action) = states, ply
    seen, told = game.observe(after, seat), game.seen_text(before, seat, who, action)
    for other in game.legal_actions(before, who):
        if game.seen_text(before, seat, who, other) != told:
            instead = before.copy()
            game.apply(instead, who, other)
            alike = instead != after and game.observe(instead, seat) == seen
            demand(not alike, "a ply tells more than is seen", seat, told, seen)


def check_secrets(game: Game[Any], seats: int, seed: int, **options: Any) -> int:
    """Play pairs of matches that differ only in what is hidden from one observer.

    They must look the same until a ply uncovers something (fewer UNKNOWN); then the
    pair is closed and a new one starts from there.  Returns how often they differed.
    """
    source, differed = generator(seed, "secrets"), 0
    for seat in observers(game.new(seats, **options)):
        one = game.new(seats, **options)
        other = one.copy()
        while game.to_move(one) != TERMINAL:
            unknown = count_unknown(game.observe(one, seat))
            goes_on = step_both(game, (one, other), seat, source)
            if not goes_on or count_unknown(game.observe(one, seat)) < unknown:
                other = one.copy()
            check_alike(game, one, other, seat)
            differed += one != other
    return differed


def step_both(
    game: Game[Any], pair: tuple[Any, Any], seat: int, source: Generator
) -> bool:
    """Play a ply in one state and one that looks like it in the other, if any."""
    one, other = pair
    who, action = take_any(game, one, source)
    seen = game.seen_text(one, seat, who, action)
    likes = [
        twin
        for twin in game.legal_actions(other, who)
        if game.seen_text(other, seat, who, twin) == seen
    ]
    game.apply(one, who, action)
    if likes:
        game.apply(other, who, likes[draw(source, len(likes))])
    return bool(likes)


def count_unknown(observation: Record) -> int:
    """Return how many numbers are hidden in an observation."""
    return sum(number == UNKNOWN for number in numbers(observation.values()))


def numbers(values: Any) -> Iterator[int]:
    """Yield every number of a state, row or grid."""
    for value in values:
        if isinstance(value, int):
            yield value
        else:
            yield from numbers(value)
