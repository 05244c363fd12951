"""TypeScript types of the protocol: `web/src/wire.ts`."""

from __future__ import annotations

import msgspec.inspect as look

from spielkiste.server.generate import shapes

HEAD = """\
// Made by `python -m spielkiste.server.generate` from src/spielkiste/server/wire/
// and src/spielkiste/games/*/view.py: change those, not this.
"""

# What a page sends may leave out what has a default; what it receives never does.
SENT_PARTS = ("NewSeat", "NewTable")

WORDS: dict[type[look.Type], str] = {
    look.StrType: "string",
    look.IntType: "number",
    look.FloatType: "number",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}


def render() -> str:
    """Write the whole file."""
    sections = [HEAD]
    sections += [
        f"export type {name} = {_words(words)};\n"
        for name, words in shapes.aliases().items()
    ]
    sections += [
        _interface(part, sent=part.name in SENT_PARTS) for part in shapes.parts()
    ]
    sections += [_interface(shape, sent=True) for shape in shapes.commands()]
    sections.append(_union("Command", shapes.commands()))
    sections += [_interface(shape, sent=False) for shape in shapes.events()]
    sections.append(_union("Event", shapes.events()))
    sections += [_interface(shape, sent=False) for shape in shapes.views()]
    return "\n".join(sections)


def type_text(kind: look.Type) -> str:
    """Write one type as TypeScript has it."""
    if type(kind) in WORDS:
        return WORDS[type(kind)]
    if isinstance(kind, look.LiteralType):
        return _literal(tuple(str(value) for value in kind.values))
    if isinstance(kind, look.StructType):
        return kind.cls.__name__
    if isinstance(kind, look.TypedDictType):
        return shapes.view_name(kind.cls)
    return _compound(kind)


def _compound(kind: look.Type) -> str:
    match kind:
        case look.ListType(item_type=item):
            return f"{_bracketed(type_text(item))}[]"
        case look.DictType(key_type=key, value_type=value):
            return f"Record<{type_text(key)}, {type_text(value)}>"
        case look.UnionType(types=types):
            return " | ".join(dict.fromkeys(type_text(one) for one in types))
    raise TypeError(f"no TypeScript is known for {kind}")


def _interface(shape: shapes.Shape, *, sent: bool) -> str:
    lines = [f"/** {shape.doc} */", f"export interface {shape.name} {{"]
    if shape.tag:
        lines.append(f'  type: "{shape.tag}";')
    for field in shape.fields:
        if field.doc:
            lines.append(f"  /** {field.doc} */")
        mark = "?" if sent and not field.required else ""
        lines.append(f"  {field.name}{mark}: {type_text(field.kind)};")
    return "\n".join([*lines, "}\n"])


def _union(name: str, members: tuple[shapes.Shape, ...]) -> str:
    rows = "".join(f"\n  | {shape.name}" for shape in members)
    return f"export type {name} ={rows};\n"


def _literal(words: tuple[str, ...]) -> str:
    for name, known in shapes.aliases().items():
        if set(known) == set(words):
            return name
    return _words(words)


def _words(words: tuple[str, ...]) -> str:
    return " | ".join(f'"{word}"' for word in words)


def _bracketed(text: str) -> str:
    return f"({text})" if " " in text else text
