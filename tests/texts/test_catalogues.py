"""The catalogues say the same in every language, and in the house's tone."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast, serialize

from tests.texts import catalogues as c

FILES = c.english_files()
BOTH = pytest.mark.parametrize("language", ["de", "ru"])
EVERY_FILE = pytest.mark.parametrize("path", FILES, ids=lambda p: c.ROOT.name + str(p))
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
}
WORDS = {"colour": 7, "disc": 12, "picture": 8, "kind": 6, "seat": 4}


def public(path: Path) -> set[str]:
    """Give the keys that code may use; other attributes are cases of a language."""
    return {key for key in c.patterns(path) if "." not in key or key.endswith(".help")}


def test_the_catalogues_are_found() -> None:
    names = {path.parent.relative_to(c.ROOT).as_posix() for path in FILES}
    assert {"src/spielkiste/texts", "src/spielkiste/games/twisty/texts"} <= names


@pytest.mark.parametrize("language", c.LANGUAGES)
@EVERY_FILE
def test_every_file_parses_without_a_rest(path: Path, language: str) -> None:
    junk = [e for e in c.body(c.sister(path, language)) if isinstance(e, ast.Junk)]
    assert not [entry.content for entry in junk]


@BOTH
@EVERY_FILE
def test_every_language_has_the_same_keys(path: Path, language: str) -> None:
    assert public(c.sister(path, language)) == public(path)


@BOTH
@EVERY_FILE
def test_every_language_fills_in_the_same(path: Path, language: str) -> None:
    differing = {
        key: (c.variables(key, "en"), c.variables(key, language))
        for key in public(path)
        if c.variables(key, "en") != c.variables(key, language)
    }
    assert not differing


@pytest.mark.parametrize("language", c.LANGUAGES)
def test_no_key_is_used_twice(language: str) -> None:
    files = [c.body(c.sister(path, language)) for path in FILES]
    keys = Counter(
        entry.id.name
        for body in files
        for entry in body
        if isinstance(entry, ast.Message)
    )
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", c.LANGUAGES)
def test_we_shout_only_when_somebody_wins(language: str) -> None:
    """A sign that is quoted, (!), is no shout."""
    loud = {
        key
        for key, pattern in c.all_patterns(language).items()
        if "!" in serialize_pattern(pattern).replace("(!)", "")
    }
    about_winning = {
        key
        for key, pattern in c.all_patterns("en").items()
        if re.search(r"\b(wins?|won)\b", serialize_pattern(pattern))
    }
    assert loud - about_winning == set()


def serialize_pattern(pattern: ast.Pattern) -> str:
    """Write a text as it stands in its file."""
    message = ast.Message(ast.Identifier("x"), pattern)
    return serialize(ast.Resource([message]))


@pytest.mark.parametrize("language", c.LANGUAGES)
@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_the_notation_is_inflected(language: str, word: str) -> None:
    """A text that chooses by colour or disc knows all of them, or all of a kind."""
    counts = {
        key: len(chosen)
        for key, pattern in c.all_patterns(language).items()
        if (chosen := c.selected(pattern, word))
    }
    kinds = {WORDS[word], 4, 5}  # all, those that move a pawn, all with a symbol
    assert {key: n for key, n in counts.items() if n not in kinds} == {}


@pytest.mark.parametrize("language", c.LANGUAGES)
def test_numbers_take_the_plurals_of_the_language(language: str) -> None:
    for key, pattern in c.all_patterns(language).items():
        for variable in ("count", "turns"):
            chosen = {k for k in c.selected(pattern, variable) if not k.isdigit()}
            assert chosen <= PLURALS[language], key
