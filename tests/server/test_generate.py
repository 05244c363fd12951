"""What is generated says what the protocol says."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from spielkiste.server import wire
from spielkiste.server.generate import __main__ as generate
from spielkiste.server.generate import markdown, shapes, typescript

EXAMPLE = markdown.PREAMBLE.read_text("utf-8").split("## An example")[1]


def test_the_generated_files_are_up_to_date() -> None:
    assert generate.main(["--check"]) == 0


def test_a_difference_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typescript, "HEAD", "// something else\n")
    assert generate.main(["--check"]) == 1


@pytest.mark.parametrize("line", re.findall(r"^[<>] .*$", EXAMPLE, re.MULTILINE))
def test_every_line_of_the_example_is_a_message(line: str) -> None:
    text = line[2:].replace('"table":{…}', f'"table":{json.dumps(a_table())}')
    position = {"ply": 1, "actors": [], "view": {}, "legal": []}
    text = text.replace('"position":{…}', f'"position":{json.dumps(position)}')
    text = text.replace("{…}", "{}")
    kind = wire.Command if line.startswith(">") else wire.Event
    msgspec.json.decode(text, type=kind)


def a_table() -> dict[str, object]:
    """Return any table as it travels."""
    return {
        **dict.fromkeys(("id", "game", "commitment", "seed"), ""),
        "options": {},
        "seats": [],
        "wins": [],
        **dict.fromkeys(("you", "proposal", "result"), None),
        "phase": "playing",
        "match": 1,
        "onlookers": 0,
        "owner": True,
    }


def test_every_message_and_field_is_explained() -> None:
    for shape in (*shapes.commands(), *shapes.events(), *shapes.parts()):
        assert shape.doc.endswith("."), shape.name


def test_sent_fields_with_defaults_may_be_left_out_and_received_ones_never() -> None:
    text = typescript.render()
    assert "  since?: number | null;" in text
    assert "  args: Record<string, string | number>;" in text
    assert "export interface TwistyView {" in text
    assert "  seats: TwistySeatView[];" in text
