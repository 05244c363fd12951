"""Edition files: S-1, S-3."""

from __future__ import annotations

import pytest

from spielkiste import Match, OptionError, load_game
from spielkiste.engine.option import digest_of
from spielkiste.engine.record import RecordError, read_records, write_record
from spielkiste.games.schraube_locker import GAME
from spielkiste.games.schraube_locker.edition import house_text

HOUSE = house_text()
FIRST = '{ id = 1, picture = "nut", points = 1, die = 4 }'


def other_edition() -> str:
    """Return an edition in which the first nut is worth five."""
    return HOUSE.replace(FIRST, FIRST.replace("points = 1", "points = 5"))


def load(name: str) -> object:
    """Return this game by its name, in the chest or not."""
    return GAME if name == GAME.name else load_game(name)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (HOUSE, "cards = [", "TOML"),
        (HOUSE, "cards = []", "42"),
        (FIRST, FIRST.replace("id = 1", "id = 2"), "taken"),
        (FIRST, FIRST.replace("id = 1", "id = 43"), "43"),
        (FIRST, FIRST.replace('"nut"', '"wrench"'), "wrench"),
        (FIRST, FIRST.replace("die = 4", "die = 7"), "7"),
        (FIRST, FIRST.replace("die = 4", "die = true"), "True"),
        (FIRST, FIRST.replace("points = 1", "points = -3"), "red"),
        (FIRST, FIRST.replace("points = 1", "points = 2.5"), "2.5"),
        (FIRST, FIRST.replace(", die = 4", ""), "die"),
        ('picture = "red", points = -3', 'picture = "red", points = -2', "red"),
    ],
)
def test_a_bad_edition_is_refused_and_says_why(old: str, new: str, words: str) -> None:
    """S-1"""
    with pytest.raises(OptionError) as refused:
        GAME.new(2, edition=HOUSE.replace(old, new))
    assert refused.value.refusal.clause == "S-1"
    assert words.lower() in str(refused.value).lower()


def test_an_edition_with_too_many_sets_is_refused() -> None:
    """S-1, S-24"""
    crowded = HOUSE.replace('"green"', '"bolt"').replace('"yellow"', '"nut"')
    crowded = crowded.replace('"orange"', '"double_nut"')
    with pytest.raises(OptionError, match="sets"):
        GAME.new(2, edition=crowded)


def test_the_edition_must_be_a_text() -> None:
    """S-3"""
    with pytest.raises(OptionError) as refused:
        GAME.new(2, edition=7)
    assert refused.value.refusal.clause == "S-3"


def test_another_edition_can_be_played() -> None:
    """S-3"""
    state = GAME.new(2, edition=other_edition())
    assert state.points[0] == 5
    assert GAME.parse_state(GAME.state_text(state)) == state


def test_a_record_names_its_edition_by_digest() -> None:
    """S-3: another reader needs the file, and is told so."""
    match = Match(GAME, seats=2, seed=1, edition=other_edition())
    match.play(0, "stack 1")
    text = write_record(match)
    assert digest_of(other_edition()) in text
    assert "points = 5" not in text
    with pytest.raises(RecordError) as refused:
        list(read_records(text, load))  # type: ignore[arg-type]
    assert refused.value.number == 1
    assert digest_of(other_edition()) in str(refused.value)
    editions = {digest_of(other_edition()): other_edition()}
    (read,) = read_records(text, load, editions=editions)  # type: ignore[arg-type]
    assert read.state == match.state


def test_a_record_of_the_house_edition_needs_no_file() -> None:
    """S-3"""
    match = Match(GAME, seats=2, seed=1)
    text = write_record(match)
    assert digest_of(HOUSE) in text
    (read,) = read_records(text, load)  # type: ignore[arg-type]
    assert read.state == match.state
