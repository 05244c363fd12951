"""The protocol in words: `docs/protocol.md`."""

from __future__ import annotations

import json
from pathlib import Path

from spielkiste.server.generate import shapes
from spielkiste.server.generate.typescript import type_text

PREAMBLE = Path(__file__).with_name("preamble.md")


def render() -> str:
    """Write the whole page."""
    sections = [PREAMBLE.read_text(encoding="utf-8").rstrip()]
    sections += _chapter("Commands", "From the page.", shapes.commands())
    sections += _chapter("Events", "To the page.", shapes.events())
    sections += _chapter(
        "Parts", "Pieces of messages, and bodies of plain requests.", shapes.parts()
    )
    sections += _chapter(
        "Views", "What `Position.view` holds, game by game.", shapes.views()
    )
    return "\n\n".join(sections) + "\n"


def _chapter(title: str, about: str, members: tuple[shapes.Shape, ...]) -> list[str]:
    return [f"## {title}", about, *(_entry(shape) for shape in members)]


def _entry(shape: shapes.Shape) -> str:
    text = f"### {shape.name}\n\n{shape.doc}"
    if not shape.fields:
        return text
    rows = ["| field | type | |", "|---|---|---|"]
    rows += [_row(field) for field in shape.fields]
    return text + "\n\n" + "\n".join(rows)


def _row(field: shapes.Field) -> str:
    kind = type_text(field.kind).replace("|", "\\|")
    notes = [field.doc] if field.doc else []
    if not field.required:
        notes.append(f"Default: `{json.dumps(field.default)}`.")
    return f"| `{field.name}` | {kind} | {' '.join(notes)} |"
