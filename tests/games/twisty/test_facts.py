"""Facts that the law gives a test to rely on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spielkiste import CHANCE, Match
from spielkiste.engine.chance import draw, generator
from tests.helpers.positions import FILES, GAME, RAINBOW, at

SPACES = [f"{file}{rank}" for rank in range(1, 8) for file in FILES]


def is_near(one: str, other: str) -> bool:
    """Tell whether two spaces are a knight's move apart, or the same."""
    files = abs(FILES.index(one[0]) - FILES.index(other[0]))
    ranks = abs(int(one[1]) - int(other[1]))
    return (files, ranks) in {(0, 0), (1, 2), (2, 1)}


def graph() -> dict[str, set[str]]:
    """Return where a turn may lead from every space of an empty board."""
    found = {}
    for space in SPACES:
        away = next(s for s in ("g7", "a1") if not is_near(s, space))
        text = f"seats 2\nblue {space}:\nmint {away}:\nblue opens"
        found[space] = set(at(text).legal())
    return found


def distances(moves: dict[str, set[str]], start: str) -> dict[str, int]:
    """Return the fewest turns from a space to every other."""
    found, edge = {start: 0}, [start]
    while edge:
        space = edge.pop(0)
        for target in moves[space] - set(found):
            found[target] = found[space] + 1
            edge.append(target)
    return found


def test_the_graph_of_knights_moves() -> None:
    """T-1, T-8: 120 edges, their degrees, corner to centre in 2, diameter 5."""
    moves = graph()
    assert all(a in moves[b] for a in moves for b in moves[a])
    assert sum(map(len, moves.values())) == 2 * 120
    degrees = Counter(len(targets) for targets in moves.values())
    assert degrees == {2: 4, 3: 8, 4: 16, 6: 12, 8: 9}
    for corner in ("a1", "a7", "g7", "g1"):
        assert distances(moves, corner)["d4"] == 2
    assert max(max(distances(moves, s).values()) for s in SPACES) == 5


def cubes_of(state: Any) -> list[list[str]]:
    """Return the collected colours of every seat, left to right."""
    players = GAME.view(state)["seats"]
    return [player["row"][: player["collected"]] for player in players]


def needed_of(state: Any, seat: int) -> str:
    """Return the colour a seat needs next, "" with all seven."""
    player = GAME.view(state)["seats"][seat]
    return str((*player["row"], "")[player["collected"]])


def check_ply(before: Any, who: int, after: Any) -> None:
    """Assert that cubes changed hands as the law says, and rows with them."""
    gained = [
        set(new) - set(old)
        for old, new in zip(cubes_of(before), cubes_of(after), strict=True)
    ]
    lost = [
        set(old) - set(new)
        for old, new in zip(cubes_of(before), cubes_of(after), strict=True)
    ]
    for seat in range(after.seats):
        assert gained[seat] <= ({needed_of(before, who)} if seat == who else set())
        assert lost[seat] <= gained[who]
        kept = [c for c in cubes_of(before)[seat] if c not in lost[seat]]
        assert cubes_of(after)[seat][: len(kept)] == kept
        assert sorted(GAME.view(after)["seats"][seat]["row"]) == sorted(RAINBOW)


def check_supply(state: Any) -> None:
    """Assert that whoever needs a colour can still get it from the board."""
    on_board = Counter(GAME.view(state)["board"].values())
    for colour in RAINBOW:
        holders = sum(colour in cubes for cubes in cubes_of(state))
        assert on_board[colour] == 4 - holders >= state.seats - holders


@pytest.mark.parametrize("seats", GAME.seats)
def test_collected_tokens_are_left_and_no_colour_runs_out(seats: int) -> None:
    """T-2, T-12, T-19, T-20: whatever happens, in matches played at random."""
    thefts = 0
    for seed in range(3):
        match = Match(GAME, seats=seats, seed=seed, turn_limit=400)
        match.run_chance()
        source = generator(seed, seats)
        while not match.is_over:
            legal = GAME.ask(match.state)
            who, action = legal[draw(source, len(legal))]
            before = match.state.copy()
            match.play(who, action)
            check_ply(before, who, match.state)
            check_supply(match.state)
            counts = GAME.scores(before), GAME.scores(match.state)
            thefts += sum(counts[0]) == sum(counts[1]) and counts[0] != counts[1]
    assert thefts > 0


def test_the_last_disc_of_a_colour_is_enough_for_the_last_who_needs_it() -> None:
    """T-2: three hold red; the one red disc left is enough for the fourth."""
    position = at("""
        seats 4
        on b3 red
        blue a1:
        mint a7: red*
        pink g7: red!
        purple g1: red*
        blue opens
    """).play("b3")
    assert position.scores == [1, 1, 1, 1]
    assert "red" not in position.board.values()


def test_the_set_up_is_random_and_uniform() -> None:
    """T-4, T-5: the save disc lies on b1 in 1 of 44 set-ups, red is first in 1 of 7."""
    saves = reds = 0
    count = 700
    for seed in range(count):
        match = Match(GAME, seats=2, seed=seed)
        first = GAME.action_text(match.state, CHANCE, match.play_chance().action)
        saves += first == "save"
        match.run_chance()
        reds += GAME.view(match.state)["seats"][1]["row"][0] == "red"
    assert abs(saves - count / 44) < 4 * (count / 44) ** 0.5
    assert abs(reds - count / 7) < 4 * (count * 6 / 49) ** 0.5
