"""`spielkiste replay` and `spielkiste warm`, as a person calls them."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielkiste.cli.replay import replay
from spielkiste.cli.warm import steps
from tests.golden.regenerate import path_of

RECORD = path_of("twisty")


def test_a_record_is_told_ply_by_ply(capsys: pytest.CaptureFixture[str]) -> None:
    replay(RECORD, verify=True, position=True)
    told = capsys.readouterr().out
    assert "The board is laid. Blue begins." in told
    assert "scores" in told
    assert "has won" in told


def test_it_is_told_in_other_languages(capsys: pytest.CaptureFixture[str]) -> None:
    replay(RECORD, language="de")
    assert "zieht" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="fr is none of en, de, ru"):
        replay(RECORD, language="fr")


def test_the_first_wrong_line_is_named_with_its_clause(tmp_path: Path) -> None:
    """T-7: every ply of seat 0 is put down to seat 1."""
    altered = tmp_path / "altered.jsonl"
    altered.write_text(RECORD.read_text("utf-8").replace('"0 ', '"1 '), "utf-8")
    with pytest.raises(SystemExit, match=r"altered\.jsonl:60: .*\(T-7\)"):
        replay(altered)


def test_a_record_cut_short_is_refused(tmp_path: Path) -> None:
    short = tmp_path / "short.jsonl"
    lines = RECORD.read_text("utf-8").splitlines()
    short.write_text("\n".join(lines[:100]), "utf-8")
    with pytest.raises(SystemExit, match="cut short"):
        replay(short)


def test_a_missing_file_and_bytes_that_are_no_text_are_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="No such file"):
        replay(tmp_path / "nothing")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SystemExit, match="not a text in UTF-8"):
        replay(tmp_path / "bytes")


def test_warming_covers_loops_and_bots_of_every_game() -> None:
    labels = [label for label, _ in steps()]
    assert "twisty: playouts" in labels
    assert "schraube-locker: perft" in labels
    assert any("hard" in label for label in labels)
