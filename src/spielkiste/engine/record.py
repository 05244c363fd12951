"""A match as text, and back: JSON lines, one for the head, each ply, and the result.

::

    {"spielkiste":1,"game":"twisty","version":"1","seats":2,"options":{},"seed":"7"}
    "chance red"
    "0 c3"
    {"plies":2,"result":{"scores":[0,1],"returns":[0.0,0.0]},"digest":"…"}

`seed` is there when chance followed one, `result` is null for a match that was not
played to its end.  The digest covers every line before it, so that nothing can be cut
off or altered without notice.  Several records may stand in one file.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .game import Game
from .line import english
from .match import Match, chance_action
from .option import find_editions, name_editions
from .refusal import RefusedError, refuse
from .terms import ACTORS_BY_NAME, CHANCE

FORMAT = 1
MOST_PLIES = 1_000_000

Loader = Callable[[str], Game[Any]]


class RecordError(RefusedError):
    """A record that is cut short, altered or wrong; `number` is the bad line."""

    def __init__(self, number: int, key: str, why: str = "", clause: str = "") -> None:
        super().__init__(refuse(clause, key, number=number, why=why))
        self.number = number


def write_record(match: Match[Any], *, with_seed: bool = True) -> str:
    """Return a match as JSON lines that end with a line break."""
    head: dict[str, Any] = {
        "spielkiste": FORMAT,
        "game": match.game.name,
        "version": match.game.version,
        "seats": match.seats,
        "options": name_editions(match.game.options, match.options),
    }
    if with_seed:
        head["seed"] = str(match.seed)
    lines = [_json(head), *(_json(text) for text in match.texts())]
    tail = {"plies": len(match.plies), "result": _result(match)}
    lines.append(_json(tail | {"digest": _digest(lines)}))
    return "\n".join(lines) + "\n"


def _result(match: Match[Any]) -> dict[str, Any] | None:
    if not match.is_over:
        return None
    game, state = match.game, match.state
    return {"scores": game.scores(state), "returns": game.returns(state)}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _digest(lines: list[str]) -> str:
    content = "\n".join(lines).encode()
    return hashlib.blake2b(content, digest_size=16).hexdigest()


@dataclass(frozen=True)
class Shelf:
    """Where the games and the editions that a record names are found."""

    load: Loader
    editions: Mapping[str, str]


@dataclass(frozen=True)
class Row:
    """One line of a file: its number from 1, its text, what it says."""

    number: int
    text: str
    value: Any


def read_records(
    text: str,
    load: Loader,
    *,
    verify: bool = False,
    editions: Mapping[str, str] | None = None,
) -> Iterator[Match[Any]]:
    """Yield every match of a text of records, checked from first to last line.

    With `verify`, every outcome of chance must be what the seed of the record says.
    `editions` gives the texts of editions other than the house's by their digests.
    Raises RecordError naming the first wrong line; a record that is refused yields
    nothing.
    """
    rows = [_row(n, line) for n, line in enumerate(text.splitlines(), 1)]
    if not rows:
        raise RecordError(1, "record-empty")
    shelf = Shelf(load, editions or {})
    start = 0
    while start < len(rows):
        end = _find_tail(rows, start)
        yield _read_one(rows[start : end + 1], shelf, verify=verify)
        start = end + 1


def _row(number: int, text: str) -> Row:
    try:
        return Row(number, text, json.loads(text))
    except (ValueError, RecursionError):
        raise RecordError(number, "record-no-json") from None


def _find_tail(rows: list[Row], start: int) -> int:
    """Return the index of the line that closes the record."""
    for index in range(start + 1, len(rows)):
        if isinstance(rows[index].value, dict):
            return index
    raise RecordError(rows[-1].number, "record-cut-short")


def _read_one(rows: list[Row], shelf: Shelf, *, verify: bool) -> Match[Any]:
    head, plies, tail = rows[0], rows[1:-1], rows[-1]
    match = _begin(head, shelf)
    if verify and "seed" not in head.value:
        raise RecordError(head.number, "record-no-seed")
    for row in plies:
        _play(match, row, verify=verify)
    _check_tail(match, rows, tail)
    return match


def _begin(head: Row, shelf: Shelf) -> Match[Any]:
    facts = head.value
    needed = {"spielkiste", "game", "version", "seats", "options"}
    if not isinstance(facts, dict) or not needed <= set(facts) <= needed | {"seed"}:
        raise RecordError(head.number, "record-no-head")
    if facts["spielkiste"] != FORMAT or not isinstance(facts["options"], dict):
        raise RecordError(head.number, "record-no-head")
    try:
        game = shelf.load(facts["game"])
        seed = int(facts.get("seed", "0"))
        options = find_editions(game.options, facts["options"], shelf.editions)
        match = Match(game, seats=facts["seats"], seed=seed, **options)
    except RefusedError as error:
        raise _because(head, error) from None
    except KeyError as error:
        raise RecordError(head.number, "record-edition", str(error.args[0])) from None
    except (TypeError, ValueError):
        raise RecordError(head.number, "record-no-head") from None
    if facts["version"] != game.version:
        raise RecordError(head.number, "record-version", why=game.version)
    return match


def _because(row: Row, error: RefusedError) -> RecordError:
    clause = error.refusal.clause
    return RecordError(
        row.number, "record-refused", english(error.refusal.line), clause
    )


def _play(match: Match[Any], row: Row, *, verify: bool) -> None:
    who, text = _actor_and_text(row)
    if len(match.plies) == MOST_PLIES:
        raise RecordError(row.number, "record-no-ply")
    rolled = _rolled(match) if verify and who == CHANCE else text
    try:
        match.play(who, text)
    except RefusedError as error:
        raise _because(row, error) from None
    if rolled != text:
        raise RecordError(row.number, "record-other-outcome", why=rolled)


def _actor_and_text(row: Row) -> tuple[int, str]:
    actor, _, text = str(row.value).partition(" ")
    if isinstance(row.value, str) and text:
        if actor in ACTORS_BY_NAME:
            return ACTORS_BY_NAME[actor], text
        if re.fullmatch(r"[0-9]{1,3}", actor):
            return int(actor), text
    raise RecordError(row.number, "record-no-ply")


def _rolled(match: Match[Any]) -> str:
    """Return what chance had to do here, or "" when it was not to move."""
    if match.game.to_move(match.state) != CHANCE:
        return ""
    number = len(match.plies)
    action = chance_action(match.game, match.state, match.seed, number)
    return match.game.action_text(match.state, CHANCE, action)


def _check_tail(match: Match[Any], rows: list[Row], tail: Row) -> None:
    claimed = dict(tail.value)
    digest = claimed.pop("digest", None)
    if "spielkiste" in claimed:
        raise RecordError(tail.number - 1, "record-cut-short")
    if set(claimed) != {"plies", "result"} or claimed["plies"] != len(match.plies):
        raise RecordError(tail.number, "record-cut-short")
    if claimed["result"] != _result(match):
        raise RecordError(tail.number, "record-other-result")
    if digest != _digest([row.text for row in rows[:-1]]):
        raise RecordError(tail.number, "record-altered")
