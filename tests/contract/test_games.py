"""Every game of the chest keeps its contract, at every table."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spielkiste import GAMES, Match, load_game
from spielkiste.engine.contract import check_machine, check_match, check_secrets
from spielkiste.engine.option import Option
from spielkiste.texts import LANGUAGES, text
from tests.golden.regenerate import play_out

TABLES = [(name, seats) for name in GAMES for seats in load_game(name).seats]
SEEDS = st.integers(-(2**130), 2**130)
LONG = 60  # more than this, a number only makes the match longer


def values(option: Option, seats: int) -> st.SearchStrategy[Any]:
    """Return everything that may be chosen for an option, nothing beyond LONG."""
    if option.kind == "flag":
        return st.booleans()
    if option.kind == "edition":
        return st.none()
    if option.kind == "choice":
        return st.sampled_from(option.words)
    if option.kind in ("words", "seats"):
        known = option.words if option.kind == "words" else range(seats - 1)
        return st.lists(st.sampled_from(known), unique=True)
    return st.integers(option.low, min(option.highest(seats), LONG))


def choices(name: str, seats: int) -> st.SearchStrategy[dict[str, Any]]:
    """Return options that a table may choose; those that end a match always."""
    known = load_game(name).options
    fixed = {o.name: values(o, seats) for o in known if o.default is None}
    free = {o.name: values(o, seats) for o in known if o.default is not None}
    return st.fixed_dictionaries(fixed, optional=free)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_state_of_a_match_keeps_the_contract(name: str, seats: int) -> None:
    @settings(max_examples=6)
    @given(seed=SEEDS, options=choices(name, seats))
    def holds(seed: int, options: dict[str, Any]) -> None:
        assert check_match(load_game(name), seats, seed, **options) > 0

    holds()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_hidden_stays_hidden(name: str, seats: int) -> None:
    @settings(max_examples=10)
    @given(seed=SEEDS, options=choices(name, seats))
    def holds(seed: int, options: dict[str, Any]) -> None:
        check_secrets(load_game(name), seats, seed, **options)

    holds()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_plain_and_compiled_play_the_same(name: str, seats: int) -> None:
    game = load_game(name)

    @settings(max_examples=60)
    @given(seed=SEEDS, options=choices(name, seats))
    def holds(seed: int, options: dict[str, Any]) -> None:
        assert check_machine(game, game.new(seats, **options), seed) > 0

    holds()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whole_matches_are_played_the_same_both_ways(name: str, seats: int) -> None:
    game = load_game(name)
    for seed in range(20):
        assert check_machine(game, game.new(seats), seed, depth=1) > 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_paths_in_mid_match_are_counted_the_same_both_ways(
    name: str, seats: int
) -> None:
    game = load_game(name)
    for seed in range(4):
        match = Match(game, seats=seats, seed=seed)
        match.run_chance()
        check_machine(game, match.state, seed, depth=3)


@pytest.mark.parametrize("name", GAMES)
def test_options_and_titles_have_words_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        assert text(f"{name}-title", language)
        for option in load_game(name).options:
            assert text(f"{name}-option-{option.name}", language)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_undo_and_fork_hold_at_every_ply(name: str, seats: int) -> None:
    """A taken-back chance ply comes back the same: no new dice."""
    match = Match(load_game(name), seats=seats, seed=9)
    play_out(match)
    plies, texts = list(match.plies), match.texts()
    fork = match.fork()
    match.undo(len(plies))
    assert (match.plies, match.state) == ([], match.game.new(seats))
    for who, action in plies:
        if who == -1:
            assert match.play_chance() == (who, action)
        else:
            match.play(who, action)
    assert match.texts() == texts == fork.texts()
    assert match.state == fork.state
    with pytest.raises(ValueError, match="cannot be undone"):
        fork.undo(len(plies) + 1)
    with pytest.raises(ValueError, match="cannot be undone"):
        fork.undo(-1)
    fork.undo()
    assert len(match.plies) == len(fork.plies) + 1
