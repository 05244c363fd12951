"""The catalogues as the tests see them: files, messages and what they fill in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "de", "ru")
PLACES = (
    "src/spielkiste/texts",
    "src/spielkiste/games/*/texts",
    "web/src/texts",
    "web/src/games/*/texts",
)
Patterns = dict[str, ast.Pattern]


def english_files() -> list[Path]:
    """Find every English file; its sisters are called alike."""
    return sorted(
        path
        for place in PLACES
        for folder in ROOT.glob(place)
        for path in folder.glob("*.ftl")
        if path.stem.split(".")[-1] == "en"
    )


def sister(path: Path, language: str) -> Path:
    """Name the file of the same messages in another language."""
    return path.with_name(path.name.removesuffix("en.ftl") + f"{language}.ftl")


@cache
def body(path: Path) -> list[ast.EntryType]:
    """Parse a file."""
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def patterns(path: Path) -> Patterns:
    """Give every text of a file, attributes by `message.attribute`."""
    found: Patterns = {}
    for message in body(path):
        if isinstance(message, ast.Message):
            if message.value:
                found[message.id.name] = message.value
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


@cache
def all_patterns(language: str) -> Patterns:
    """Give every text of a language."""
    files = (sister(path, language) for path in english_files())
    return {key: value for path in files for key, value in patterns(path).items()}


class Needs(Visitor):
    """Collects what a text fills in, and which other texts it uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, it: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable; the base class finds this method by its name."""
        self.variables.add(it.id.name)

    def visit_MessageReference(self, it: ast.MessageReference) -> None:  # noqa: N802
        """Note another message or an attribute of it."""
        suffix = f".{it.attribute.name}" if it.attribute else ""
        self.texts.add(it.id.name + suffix)


def variables(key: str, language: str) -> set[str]:
    """Give what a text fills in, by itself and through others."""
    needs = Needs()
    needs.visit(all_patterns(language)[key])
    inner = (variables(other, language) for other in needs.texts)
    return needs.variables.union(*inner)


def selected(pattern: ast.Pattern, variable: str) -> set[str]:
    """Give the words by which a text chooses on a variable."""
    return {name for select in _selects(pattern, variable) for name in _keys(select)}


def _selects(pattern: ast.Pattern, variable: str) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        inner = getattr(element, "expression", None)
        if not isinstance(inner, ast.SelectExpression):
            continue
        chosen = inner.selector
        if isinstance(chosen, ast.VariableReference) and chosen.id.name == variable:
            yield inner
        for variant in inner.variants:
            yield from _selects(variant.value, variable)


def _keys(select: ast.SelectExpression) -> Iterator[str]:
    for variant in select.variants:
        key = variant.key
        yield key.name if isinstance(key, ast.Identifier) else key.value
