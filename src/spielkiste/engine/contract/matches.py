"""What must hold from ply to ply, in plain Python and as machine code."""

from __future__ import annotations

from typing import Any

from spielkiste.engine import machine
from spielkiste.engine.chance import Generator, draw, generator
from spielkiste.engine.contract.strict import as_strict
from spielkiste.engine.game import Game
from spielkiste.engine.layout import unpack
from spielkiste.engine.loops import perft, trace
from spielkiste.engine.match import Match

from .promise import MOST_PLIES, demand, observers, take_any
from .secrecy import check_telling
from .states import check_state


def check_match(game: Game[Any], seats: int, seed: int, **options: Any) -> int:
    """Check every state and every ply of one random match; return its plies."""
    match = Match(game, seats=seats, seed=seed, **options)
    source = generator(seed, "contract")
    counted = game.components(match.state)
    check_state(game, match.state, source)
    while not match.is_over:
        demand(len(match.plies) < MOST_PLIES, "a match ends", game.name, seats, seed)
        who, action = take_any(game, match.state, source)
        check_ply(game, match.state, who, action)
        match.play(who, action)
        now = game.components(match.state)
        demand(now == counted, "components are conserved", counted, now, match.texts())
        check_state(game, match.state, source)
    check_history(match, source)
    return len(match.plies)


def check_ply(game: Game[Any], state: Any, who: int, action: int) -> None:
    """A ply leads a checked state where it leads a plain one, within all widths."""
    plain, checked = state.copy(), as_strict(state)
    game.apply(plain, who, action)
    game.apply(checked, who, action)
    demand(checked == plain, "checked states follow the plain ones", who, action)
    for seat in observers(state):
        text = game.action_text(state, who, action)
        seen = game.seen_text(state, seat, who, action)
        masked = game.is_hidden(state, seat, who, action)
        demand(("?" in seen) == masked, "hidden plies are masked", seat, text, seen)
        demand(masked or seen == text, "open plies are shown", seat, text, seen)
        check_telling(game, (state, plain), seat, (who, action))
        seen_after = game.observe(plain, seat)
        lines = game.narrate(game.observe(state, seat), who, action, seen_after)
        demand(all(line.key for line in lines), "plies are told in sentences", lines)


def check_history(match: Match[Any], source: Generator) -> None:
    """Plies taken back and played again lead to the same end; forks stand apart."""
    twin = match.fork()
    taken = match.plies[draw(source, len(match.plies)) :]
    twin.undo(len(taken))
    demand(len(twin.plies) + len(taken) == len(match.plies), "undo takes plies back")
    for who, action in taken:
        twin.play(who, action)
    demand(twin.state == match.state, "the same plies lead to the same state")


def check_machine(game: Game[Any], state: Any, seed: int, depth: int = 2) -> int:
    """Plain and compiled play the same match, and count the same paths.

    Returns how many plies the match took.
    """
    run = game.plain(trace)
    plain, played = [[0, 0, 0] for _ in range(MOST_PLIES)], state.copy()
    count = run(played, generator(seed, 0), game.choices(), plain)
    compiled, ended = trace_machine(game, state, seed)
    for ply, both in enumerate(zip(plain[:count], compiled, strict=False)):
        demand(both[0] == both[1], "plain and compiled play the same", ply, *both)
    demand(count == len(compiled), "plain and compiled take as long", count)
    demand(ended == played, "plain and compiled end alike", played, ended)
    check_paths(game, state, depth)
    return int(count)


def trace_machine(game: Game[Any], state: Any, seed: int) -> tuple[list[Any], Any]:
    """Return the plies that machine code plays, and the state it comes to."""
    import numpy as np

    states = machine.new_states(game, state, 1)
    generators = machine.new_generators(seed, 1)
    plies = np.zeros((MOST_PLIES, 3), np.int64)
    run = game.compiled(trace)
    count = run(states[0], generators[0], machine.new_choices(game)[0], plies)
    return plies[:count].tolist(), unpack(game.kind, states[0])


def check_paths(game: Game[Any], state: Any, depth: int) -> None:
    """Plain and compiled count the same paths from a state."""
    states = [state.copy() for _ in range(depth + 1)]
    menus = [game.choices() for _ in range(max(depth, 1))]
    paths = game.plain(perft)(states, menus, [0] * (depth + 1), depth)
    found = machine.run_perft(game, state, depth)
    demand(found == paths, "plain and compiled count the same paths", paths, found)
