"""The message catalogues: Fluent files, found by their place and read once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "ru")

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"


class MissingTextError(LookupError):
    """A catalogue lacks a message, or the message lacks an argument."""


def text(
    key: str, language: str = "en", args: Mapping[str, str | int] | None = None
) -> str:
    """Give one message, filled in.

    Raises MissingTextError if the key is unknown or an argument is not given.
    """
    bundle = _bundle(language)
    if not bundle.has_message(key) or (found := bundle.get_message(key)).value is None:
        raise MissingTextError(f"no message {key} in {language}")
    filled, errors = bundle.format_pattern(found.value, dict(args or {}))
    if errors:
        raise MissingTextError(f"message {key} in {language}: {errors[0]}")
    return str(filled)


def has_text(key: str, language: str = "en") -> bool:
    """Say whether a language has a message of this key."""
    return bool(_bundle(language).has_message(key))


def catalogue_files(language: str) -> Iterator[Path]:
    """Find the files of one language: the common one, then one for each game."""
    if language not in LANGUAGES:
        raise MissingTextError(f"no catalogue for the language {language}")
    yield HERE / f"{language}.ftl"
    yield from sorted(GAMES.glob(f"*/texts/{language}.ftl"))


@cache
def _bundle(language: str) -> FluentBundle:
    """Read one language; Fluent is imported only now, for most programs need none."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogue_files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
