"""`spielkiste replay`: a recorded match, checked and told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from spielkiste import SPECTATOR, Match, load_game
from spielkiste.engine.match import ply_text
from spielkiste.engine.option import digest_of
from spielkiste.texts import LANGUAGES, render

from .files import read

if TYPE_CHECKING:
    from spielkiste.engine.record import RecordError


def replay(
    file: Path,
    /,
    *,
    verify: bool = False,
    language: str = "en",
    position: bool = False,
    edition: tuple[Path, ...] = (),
) -> None:
    """Print a recorded match, or name its first wrong line and why it is refused.

    Parameters
    ----------
    file
        A record: JSON lines as `docs/notation.md` describes them; - reads them from
        standard input.
    verify
        Check also that every outcome of chance is what the seed of the record says.
    language
        en, de or ru.
    position
        Draw the last position too.
    edition
        Edition files that the record may name; the house edition needs none.
    """
    if language not in LANGUAGES:
        raise SystemExit(f"{language} is none of {', '.join(LANGUAGES)}")
    for match in load(file, [read(path) for path in edition], language, verify=verify):
        tell(match, language)
        if position:
            print(match.game.state_text(match.state))


def load(
    file: Path, editions: list[str], language: str, *, verify: bool
) -> list[Match[Any]]:
    """Return all matches of a file, or end the program with its first wrong line."""
    from spielkiste.engine.record import RecordError, read_records

    known = {digest_of(text): text for text in editions}
    try:
        return list(read_records(read(file), load_game, verify=verify, editions=known))
    except RecordError as error:
        raise SystemExit(refused(file, error, language)) from None


def refused(file: Path, error: RecordError, language: str) -> str:
    """Return why a record is refused, with the line and the clause."""
    clause = f" ({error.refusal.clause})" if error.refusal.clause else ""
    return f"{file}:{error.number}: {render(error.refusal.line, language)}{clause}"


def tell(match: Match[Any], language: str) -> None:
    """Print every ply of a match with what it did, then how it ended."""
    game = match.game
    told = Match(game, seats=match.seats, seed=match.seed, **match.options)
    print(f"{game.name} {game.version}, {match.seats} seats, {match.options}")
    for number, (who, action) in enumerate(match.plies, 1):
        before = game.observe(told.state, SPECTATOR)
        told.play(who, action)
        after = game.observe(told.state, SPECTATOR)
        lines = game.narrate(before, who, action, after)
        said = " ".join(render(line, language) for line in lines)
        print(
            f"{number:5}  {ply_text(game, told.state, who, action):<18} {said}".rstrip()
        )
    print(f"scores {game.scores(match.state)}, returns {game.returns(match.state)}")
