"""Which keys the Python source uses, and with which arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PREFIXES = ("twisty", "schraube-locker", "table", "option", "record", "seats", "game")
KEY = re.compile(rf"(?:{'|'.join(PREFIXES)})-[a-z_-]+")
SPEAKERS = {"line", "refuse", "Line", "line_of", "refuse_by"}


@dataclass(frozen=True)
class Use:
    """A key (or, with a gap, a pattern of keys) in a call."""

    key: str
    arguments: frozenset[str] | None
    """None where they are not written down in the call."""
    place: str


def uses(paths: list[Path]) -> list[Use]:
    """Find all calls that name a message."""
    trees = [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths]
    shared: dict[str, dict[str, str]] = {}
    for path, tree in trees:
        found = {n: p for n, p in _wrappers(tree).items() if n not in SPEAKERS}
        shared.setdefault(_owner(path), {}).update(found)
    return [
        use
        for path, tree in trees
        for use in _uses_in(tree, path.name, shared[_owner(path)] | _wrappers(tree))
    ]


def _owner(path: Path) -> str:
    """Name the game whose folder a file lies in; wrappers are shared within it."""
    _, found, inside = path.as_posix().partition("/games/")
    return inside.partition("/")[0] if found else ""


def constants(paths: list[Path]) -> set[str]:
    """Find every string of the source."""
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _wrappers(tree: ast.AST) -> dict[str, str]:
    """Find functions that put a prefix before a key they are given."""
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {
        function.name: prefix
        for function in functions
        for node in ast.walk(function)
        if (prefix := _prefix(node, {given.arg for given in function.args.args}))
    }


def _prefix(node: ast.AST, names: set[str]) -> str:
    match node:
        case ast.JoinedStr(
            values=[
                ast.Constant(value=str(start)),
                ast.FormattedValue(value=ast.Name(id=name)),
            ]
        ) if name in names and KEY.match(f"{start}x"):
            return start
    return ""


def _uses_in(tree: ast.AST, place: str, wrappers: dict[str, str]) -> Iterator[Use]:
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        prefix = wrappers.get(name, "")
        if not prefix and name not in SPEAKERS:
            continue
        for word in (word for given in call.args for word in _words(given)):
            if word and KEY.fullmatch(prefix + word.replace(".*", "x")):
                yield Use(prefix + word, _arguments(call), f"{place}:{call.lineno}")


def _words(node: ast.AST) -> Iterator[str]:
    """Give the strings an argument can be, gaps as patterns; not those inside calls."""
    match node:
        case ast.Constant(value=str(word)):
            yield word
        case ast.IfExp(body=one, orelse=other):
            yield from _words(one)
            yield from _words(other)
        case ast.JoinedStr(values=parts):
            yield "".join(_part(part) for part in parts)


def _part(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else ".*"


def _arguments(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    if None in names or len(call.args) > 2:
        return None
    return frozenset(name for name in names if name)
