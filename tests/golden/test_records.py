"""Our own golden matches: a change of the rules shows up as a difference here."""

from __future__ import annotations

import pytest

from spielkiste import GAMES, load_game
from spielkiste.engine.record import read_records, write_record
from tests.golden.regenerate import MATCHES, path_of, records


@pytest.mark.parametrize("name", GAMES)
def test_golden_matches_are_played_just_as_they_were(name: str) -> None:
    assert records(name) == path_of(name).read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_golden_matches_replay_with_every_outcome_verified(name: str) -> None:
    text = path_of(name).read_text("utf-8")
    matches = list(read_records(text, load_game, verify=True))
    assert [(m.seats, m.options) for m in matches] == list(MATCHES[name])
    assert all(match.is_over for match in matches)
    assert "".join(write_record(match) for match in matches) == text


@pytest.mark.parametrize("name", GAMES)
def test_golden_matches_cover_every_number_of_seats(name: str) -> None:
    assert {seats for seats, _ in MATCHES[name]} == set(load_game(name).seats)
