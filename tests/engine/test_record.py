"""Records: a match as text, read back whole or not at all."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spielkiste import Match, load_game
from spielkiste.engine.record import RecordError, read_records, write_record
from spielkiste.texts import LANGUAGES, text
from tests.golden.regenerate import play_out

SHORT = {"seats": 2, "seed": 4, "turn_limit": 3}


def recorded(**changes: Any) -> str:
    """Return the record of a short match."""
    match = Match(load_game("twisty"), **(SHORT | changes))
    play_out(match)
    return write_record(match)


def unfinished() -> Match[Any]:
    """Return a match in mid-play."""
    match = Match(load_game("twisty"), seats=3, seed=-5, choose_corners=True)
    match.run_chance()
    match.play(2, "g1")
    return match


def read(record: str, **options: Any) -> list[Match[Any]]:
    """Return all matches of a text."""
    return list(read_records(record, load_game, **options))


def refused(record: str, **options: Any) -> RecordError:
    """Return the error with which a record is refused; it has words everywhere."""
    with pytest.raises(RecordError) as caught:
        read(record, **options)
    line = caught.value.refusal.line
    for language in LANGUAGES:
        assert text(line.key, language, line.args)
    return caught.value


def changed(record: str, number: int, value: Any) -> str:
    """Return a record with another line, counted from 1, -1 for the last."""
    lines = record.splitlines()
    place = number if number < 0 else number - 1
    lines[place] = value if isinstance(value, str) else json.dumps(value)
    return "\n".join(lines) + "\n"


def test_a_record_reads_back_as_the_same_match() -> None:
    [match] = read(recorded(), verify=True)
    again = Match(load_game("twisty"), **SHORT)
    play_out(again)
    assert (match.plies, match.state) == (again.plies, again.state)
    assert (match.seats, match.seed, match.options) == (2, 4, {"turn_limit": 3})
    assert write_record(match) == recorded()


def test_a_match_in_mid_play_is_recorded_without_a_result() -> None:
    match = unfinished()
    record = write_record(match)
    assert json.loads(record.splitlines()[-1])["result"] is None
    [back] = read(record, verify=True)
    assert (back.state, back.is_over) == (match.state, False)


def test_a_record_may_keep_its_seed_to_itself() -> None:
    record = write_record(unfinished(), with_seed=False)
    assert "seed" not in json.loads(record.splitlines()[0])
    assert len(read(record)) == 1
    assert refused(record, verify=True).refusal.line.key == "record-no-seed"


def test_several_records_stand_in_one_text() -> None:
    records = [recorded(), write_record(unfinished()), recorded(seed=9)]
    matches = read("".join(records), verify=True)
    assert [write_record(match) for match in matches] == records
    assert refused("".join(records[:2]) + records[2][:-40]).number > 100


def test_a_record_cut_short_is_refused_wherever_it_was_cut() -> None:
    record = recorded()
    for end in range(0, len(record) - 1, 5):
        assert refused(record[:end]).number <= len(record.splitlines())


def test_a_record_with_a_line_missing_is_refused() -> None:
    lines = recorded().splitlines()
    for gone in range(len(lines)):
        kept = lines[:gone] + lines[gone + 1 :]
        refused("\n".join(kept))


def test_a_record_with_two_lines_exchanged_is_refused() -> None:
    """Even where the exchange would be legal, as with discs laid by chance."""
    lines = recorded().splitlines()
    for place in range(len(lines) - 1):
        pair = lines[place : place + 2]
        if pair[0] != pair[1]:
            refused("\n".join([*lines[:place], *pair[::-1], *lines[place + 2 :]]))


@pytest.mark.parametrize("letter", ["x", "9", '"', " ", "\n", "é"])
def test_an_altered_record_is_refused_wherever_it_was_altered(letter: str) -> None:
    record = recorded()
    for place in range(ord(letter) % 11, len(record) - 1, 11):
        spoilt = record[:place] + letter + record[place + 1 :]
        if spoilt != record:
            refused(spoilt)


def test_the_first_wrong_line_is_named_with_the_refusal_and_its_clause() -> None:
    record = recorded()
    plies = record.splitlines()
    first = next(n for n, line in enumerate(plies, 1) if line.startswith('"0'))
    error = refused(changed(record, first, '"0 g7"'))
    assert (error.number, error.refusal.clause) == (first, "T-8")
    assert error.refusal.line.key == "record-refused"
    assert "knight" in str(error)
    assert refused(changed(record, first, '"1 c3"')).refusal.clause == "T-7"
    assert refused(changed(record, first, '"0 z9"')).number == first


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("{", "record-no-json"),
        ('"0"', "record-no-ply"),
        ('""', "record-no-ply"),
        ('"-1 red"', "record-no-ply"),
        ('"9999 red"', "record-no-ply"),
        ('"clocks red"', "record-no-ply"),
        ("7", "record-no-ply"),
        ("null", "record-no-ply"),
        ('["0 c3"]', "record-no-ply"),
        ("[" * 100_000, "record-no-json"),
        ('"chance  red"', "record-refused"),
        ('"chance mauve"', "record-refused"),
        ('"3 c3"', "record-refused"),
        ('"clock c3"', "record-refused"),
    ],
)
def test_a_line_that_is_no_ply_is_refused(line: str, key: str) -> None:
    error = refused(changed(recorded(), 5, line))
    assert (error.number, error.refusal.line.key) == (5, key)


HEAD = json.loads(recorded().splitlines()[0])


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"spielkiste": 2}, "record-no-head"),
        ({"spielkiste": None}, "record-no-head"),
        ({"version": "0"}, "record-version"),
        ({"game": "chess"}, "record-refused"),
        ({"game": 7}, "record-refused"),
        ({"game": ["twisty"]}, "record-refused"),
        ({"seats": 5}, "record-refused"),
        ({"seats": "2"}, "record-refused"),
        ({"seats": 2.0}, "record-refused"),
        ({"options": []}, "record-no-head"),
        ({"options": {"speed": 1}}, "record-refused"),
        ({"options": {"turn_limit": 0}}, "record-refused"),
        ({"options": {"game": 1}}, "record-no-head"),
        ({"options": {"seats": 2}}, "record-no-head"),
        ({"options": {"self": 2}}, "record-no-head"),
        ({"seed": "seven"}, "record-no-head"),
        ({"seed": None}, "record-no-head"),
        ({"seed": [1]}, "record-no-head"),
        ({"more": 1}, "record-no-head"),
    ],
)
def test_a_wrong_head_is_refused(changes: dict[str, Any], key: str) -> None:
    error = refused(changed(recorded(), 1, HEAD | changes))
    assert (error.number, error.refusal.line.key) == (1, key)


@pytest.mark.parametrize("name", sorted(HEAD.keys() - {"seed"}))
def test_a_head_needs_all_its_facts(name: str) -> None:
    head = {key: value for key, value in HEAD.items() if key != name}
    assert refused(changed(recorded(), 1, head)).number == 1


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"plies": 1}, "record-cut-short"),
        ({"result": None}, "record-other-result"),
        ({"result": {"scores": [9, 9], "returns": [0.0, 0.0]}}, "record-other-result"),
        ({"digest": "0" * 32}, "record-altered"),
        ({"digest": None}, "record-altered"),
        ({"more": 1}, "record-cut-short"),
    ],
)
def test_a_wrong_end_is_refused(changes: dict[str, Any], key: str) -> None:
    record = recorded()
    tail = json.loads(record.splitlines()[-1]) | changes
    error = refused(changed(record, -1, tail))
    assert error.refusal.line.key == key


def test_an_outcome_that_the_seed_does_not_give_is_named() -> None:
    record = changed(recorded(), 1, HEAD | {"seed": "5"})
    error = refused(record, verify=True)
    assert error.refusal.line.key == "record-other-outcome"
    assert error.number > 1
    assert refused(record).refusal.line.key == "record-altered"


@pytest.mark.parametrize("nothing", ["", "\n", " ", "[]", "null", "0", '"twisty"'])
def test_what_is_no_record_is_refused(nothing: str) -> None:
    assert refused(nothing).number == 1
