"""A ply told in sentences, one for what was done and one when it ended the match."""

from __future__ import annotations

from spielkiste.engine.line import Line
from spielkiste.engine.line import line as line_of
from spielkiste.engine.terms import CHANCE, NOBODY

from .actions import KEEP, PASS, STOP
from .components import DISC_NAMES, NAMES
from .rules import find_pawn, needed
from .state import ACT, CORNER, FLEE, OVER, State


def line(key: str, **args: str | int) -> Line:
    """Return a sentence of Twisty's log."""
    return line_of(f"twisty-line-{key}", **args)


def narrate(before: State, who: int, action: int, after: State) -> list[Line]:
    """Return the sentences of one ply, from what a seat saw before and after it."""
    if who == CHANCE:
        return [] if after.to_move == CHANCE else [_begun(after)]
    told = [_tell(before, who, action)]
    if after.phase == OVER:
        told.append(_ended(after))
    return told


def _begun(after: State) -> Line:
    return line("set-up", player=after.first_seat)


def _tell(before: State, who: int, action: int) -> Line:
    if action in _WITHOUT_SPACE:
        return _tell_still(before, who, action)
    if before.phase in (CORNER, FLEE):
        key = "corner" if before.phase == CORNER else "flee"
        return line(key, player=who, space=NAMES[action])
    return _tell_landing(before, who, action)


_WITHOUT_SPACE = {PASS: "pass", STOP: "stop", KEEP: "save"}


def _tell_still(before: State, who: int, action: int) -> Line:
    if action == KEEP:
        return line("save", player=who, count=before.collected[who])
    return line(_WITHOUT_SPACE[action], player=who)


def _tell_landing(before: State, who: int, space: int) -> Line:
    victim = find_pawn(before, space)
    colour = DISC_NAMES[needed(before, who)]
    where = NAMES[space]
    if victim != NOBODY:
        return line("rob", player=who, victim=victim, colour=colour, space=where)
    lies = DISC_NAMES[before.board[space]]
    if lies == colour and before.board[space]:
        return line("take", player=who, colour=colour, space=where)
    if before.phase == ACT:
        disc = DISC_NAMES[before.board[before.pawns[who]]]
        return line("use", player=who, disc=disc, space=where)
    return line("move", player=who, space=where)


def _ended(after: State) -> Line:
    if after.winner == NOBODY:
        return line("limit", turns=after.turns)
    return line("win", winner=after.winner)
