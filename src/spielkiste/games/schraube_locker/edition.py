"""The 42 point cards as an edition file (TOML), and the check of one (S-1, S-3)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from spielkiste.engine.refusal import OptionError, refuse

from .components import (
    BOLT,
    DOUBLE_BOLT,
    DOUBLE_NUT,
    MOST_SETS,
    N_CARDS,
    N_FACES,
    NUT,
    PICTURES,
    RED,
    RED_POINTS,
)

HOUSE = Path(__file__).parent / "editions" / "house.toml"
MOST_POINTS = 20
FACTS = {"id", "picture", "points", "die"}


class Edition(NamedTuple):
    """What the cards show, by card number from 0."""

    pictures: tuple[int, ...]
    points: tuple[int, ...]
    values: tuple[int, ...]


def house_text() -> str:
    """Return the house edition as it stands on file (S-3)."""
    return HOUSE.read_text(encoding="utf-8")


@cache
def read_edition(text: str) -> Edition:
    """Return the edition of a TOML text; raises OptionError naming the first fault."""
    try:
        cards = tomllib.loads(text).get("cards")
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise _bad("no-toml", why=str(error)[:80]) from None
    if not isinstance(cards, list) or len(cards) != N_CARDS:
        count = len(cards) if isinstance(cards, list) else 0
        raise _bad("count", count=count, needed=N_CARDS)
    shown: dict[int, tuple[int, int, int]] = {}
    for place, card in enumerate(cards, 1):
        number, facts = _read_card(place, card)
        if number in shown:
            raise _bad("twice", place=place, id=number + 1)
        shown[number] = facts
    edition = Edition(*zip(*(shown[n] for n in range(N_CARDS)), strict=True))
    if count_sets(edition) > MOST_SETS:
        raise _bad("sets", count=count_sets(edition), most=MOST_SETS)
    return edition


def _bad(key: str, **args: str | int) -> OptionError:
    return OptionError(refuse("S-1", f"schraube-locker-edition-{key}", **args))


def _read_card(place: int, card: Any) -> tuple[int, tuple[int, int, int]]:
    """Return the number of a card and what it shows (S-1)."""
    if not isinstance(card, dict) or set(card) != FACTS:
        raise _bad("facts", place=place)
    number = _integer(place, card, "id", (1, N_CARDS))
    if card["picture"] not in PICTURES:
        known = ", ".join(PICTURES)
        shown = str(card["picture"])[:40]
        raise _bad("picture", place=place, picture=shown, known=known)
    picture = PICTURES.index(card["picture"])
    points = _integer(place, card, "points", (RED_POINTS, MOST_POINTS))
    if (picture == RED) != (points == RED_POINTS) or (picture != RED and points < 0):
        raise _bad("red", place=place, points=points)
    value = _integer(place, card, "die", (1, N_FACES))
    return number - 1, (picture, points, value)


def _integer(place: int, card: Any, fact: str, bounds: tuple[int, int]) -> int:
    value = card[fact]
    low, high = bounds
    if (
        isinstance(value, bool)
        or not isinstance(value, int)
        or not low <= value <= high
    ):
        shown = str(value)[:40]
        raise _bad("number", place=place, fact=fact, value=shown, low=low, high=high)
    return value


def count_sets(edition: Edition) -> int:
    """Count the different sets that the cards can form (S-24)."""
    nuts, bolts, double_nuts, double_bolts = (
        edition.pictures.count(p) for p in (NUT, BOLT, DOUBLE_NUT, DOUBLE_BOLT)
    )
    return (
        nuts * bolts
        + double_nuts * (bolts + bolts * (bolts - 1) // 2)
        + double_bolts * (nuts + nuts * (nuts - 1) // 2)
        + double_nuts * double_bolts
    )
