"""Editions: what the box of a game holds, as a text that can be exchanged."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from .option import Option

LARGEST = 20_000
"""Characters of an edition file at most."""


def digest_of(text: str) -> str:
    """Return the name that records give an edition: a digest of its text."""
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def name_editions(
    known: tuple[Option, ...], values: Mapping[str, Any]
) -> dict[str, Any]:
    """Return options with digests in the place of edition texts, the house's too."""
    named = dict(values)
    for option in known:
        if option.kind == "edition":
            named[option.name] = digest_of(values.get(option.name) or option.house())
    return named


def find_editions(
    known: tuple[Option, ...], named: Mapping[str, Any], editions: Mapping[str, str]
) -> dict[str, Any]:
    """Return options with the texts that digests name; the house edition needs none.

    Raises KeyError with the digest of an edition that is not at hand.
    """
    values = dict(named)
    for option in known:
        if option.kind == "edition" and option.name in named:
            digest = named[option.name]
            is_house = digest == digest_of(option.house())
            values[option.name] = None if is_house else editions[digest]
    return values
