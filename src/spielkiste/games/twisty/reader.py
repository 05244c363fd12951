"""Positions of Twisty read from text; `text.py` says how they are written."""

from __future__ import annotations

import re
from collections.abc import Callable

from spielkiste.engine.refusal import NotationError, refuse
from spielkiste.engine.terms import CHANCE, NOBODY, TERMINAL

from .components import (
    BY_NAME,
    CENTRE,
    CORNERS,
    DISC_COUNTS,
    DISC_NAMES,
    DISC_SPACES,
    N_COLOURS,
    N_DISCS,
    N_WARPS,
    NOT_LAID,
    OFF_BOARD,
    PAWNS,
    SIDE,
    WARP,
)
from .rules import can_use_disc, has_won
from .state import ACT, CORNER, FLEE, OPEN, OVER, SET_UP, State
from .text import LETTERS, NO_SPACE, UNLAID

PAWN = f"({'|'.join(PAWNS)})"
KINDS = {name: kind for kind, name in enumerate(DISC_NAMES)}


class BadError(Exception):
    """A line that cannot be read; its argument is the end of the message's key."""


def read_state(text: str) -> State:
    """Return the position; raises NotationError that names the first bad line."""
    state = State()
    state.phase = -1
    for number, raw in enumerate(text.splitlines(), 1):
        try:
            _read_line(state, raw.split("#")[0].strip())
        except BadError as bad:
            raise _error(str(bad), number, raw) from None
    try:
        _check(state)
    except BadError as bad:
        raise _error(str(bad), len(text.splitlines()), text[-40:]) from None
    return state


def _error(key: str, number: int, raw: str) -> NotationError:
    shown = raw.strip()[:40]
    facts: dict[str, str | int] = {"number": number, "text": shown}
    return NotationError(refuse("", f"twisty-position-{key}", **facts))


def _read_line(state: State, content: str) -> None:
    if not content or re.fullmatch(r"[a-g]( [a-g])*", content):
        return
    for pattern, read in _FORMS:
        match = re.fullmatch(pattern, content)
        if match:
            read(state, *match.groups())
            return
    raise BadError("line")


def _read_options(state: State, seats: str, rest: str) -> None:
    state.seats = int(seats)
    state.winner = NOBODY
    for seat in range(len(state.rows)):
        state.rows[seat] = [NOT_LAID] * N_COLOURS
        state.pawns[seat] = OFF_BOARD
    for part in filter(None, rest.split(", ")):
        word, _, value = part.partition(" ")
        if word == "first" and value in PAWNS[: state.seats]:
            state.first_seat = PAWNS.index(value)
        elif part == "corners chosen":
            state.choose_corners = 1
        elif word == "limit" and re.fullmatch("[1-9][0-9]*", value):
            state.turn_limit = _count(value)
        else:
            raise BadError("line")


def _count(digits: str) -> int:
    if len(digits) > len("100000000"):
        raise BadError("line")
    return int(digits)


def _read_rank(state: State, rank: str, discs: str) -> None:
    letters = discs.split()
    if len(letters) != SIDE:
        raise BadError("rank")
    for column, letter in enumerate(letters):
        space = (int(rank) - 1) * SIDE + column
        kind = NOT_LAID if letter == UNLAID else LETTERS.find(letter)
        if len(letter) != 1 or (kind == -1 and letter != UNLAID):
            raise BadError("rank")
        if kind and space not in DISC_SPACES:
            raise BadError("no-disc-space")
        state.board[space] = kind


def _read_seat(state: State, pawn: str, at: str, tokens: str) -> None:
    seat = PAWNS.index(pawn)
    if seat >= state.seats:
        raise BadError("seat")
    state.pawns[seat] = OFF_BOARD if at == NO_SPACE else BY_NAME[at]
    _read_row(state, seat, tokens.split())


def _read_row(state: State, seat: int, tokens: list[str]) -> None:
    colours = [KINDS.get(re.sub("[*!]$", "", token), 0) for token in tokens]
    all_known = all(0 < colour <= N_COLOURS for colour in colours)
    if len(set(colours)) != len(colours) or not all_known:
        raise BadError("row")
    state.rows[seat] = colours + [NOT_LAID] * (N_COLOURS - len(colours))
    marks = "".join((token[-1] if token[-1] in "*!" else "-") for token in tokens)
    if not re.fullmatch(r"!*\**-*", marks):
        raise BadError("row-marks")
    state.protected[seat] = marks.count("!")
    state.collected[seat] = marks.count("!") + marks.count("*")


def _read_turns(state: State, turns: str) -> None:
    state.turns = _count(turns)


def _read_used(state: State, spaces: str) -> None:
    for name in spaces.split():
        state.used |= 1 << BY_NAME[name]


def _decides(phase: int) -> Callable[[State, str], None]:
    def read(state: State, pawn: str) -> None:
        _set_decision(state, phase, PAWNS.index(pawn))

    return read


def _set_decision(state: State, phase: int, seat: int) -> None:
    if seat >= state.seats:
        raise BadError("seat")
    state.phase = phase
    state.to_move = state.mover = seat
    if phase == CORNER:
        state.mover = state.first_seat
    if phase == OVER:
        state.to_move = TERMINAL


def _read_lays(state: State) -> None:
    state.phase = SET_UP
    state.to_move = CHANCE
    state.mover = state.first_seat


def _read_flight(state: State, victim: str, thief: str) -> None:
    if victim == thief:
        raise BadError("line")
    _set_decision(state, FLEE, PAWNS.index(thief))
    state.to_move = PAWNS.index(victim)


def _read_won(state: State, winner: str) -> None:
    _set_decision(state, OVER, PAWNS.index(winner))
    state.winner = state.mover


SPACE = r"[a-g][1-7]"
_FORMS: tuple[tuple[str, Callable[..., None]], ...] = (
    (r"seats ([2-4])((?:, [a-z0-9 ]+)*)", _read_options),
    (r"([1-7])\s+(\S.*)", _read_rank),
    (rf"{PAWN} ({SPACE}|--):\s*([a-z*! ]*)", _read_seat),
    (r"turns ([0-9]+)", _read_turns),
    (rf"used ({SPACE}(?: {SPACE})*)", _read_used),
    (r"chance lays", _read_lays),
    (rf"{PAWN} chooses a corner", _decides(CORNER)),
    (rf"{PAWN} opens", _decides(OPEN)),
    (rf"{PAWN} uses", _decides(ACT)),
    (rf"{PAWN} flees from {PAWN}", _read_flight),
    (rf"{PAWN} has won", _read_won),
    (rf"nobody has won after {PAWN}", _decides(OVER)),
)


def _check(state: State) -> None:
    """Fill in what follows from the rest; refuse what no match can come to."""
    warps = [space for space, kind in enumerate(state.board) if kind == WARP]
    state.warps = [*warps, *[OFF_BOARD] * N_WARPS][:N_WARPS]
    if not state.seats or state.phase == -1:
        raise BadError("unfinished")
    for kind in range(1, len(DISC_COUNTS)):
        taken = sum(
            kind in state.rows[seat][: state.collected[seat]]
            for seat in range(state.seats)
        )
        if state.board.count(kind) + taken > DISC_COUNTS[kind]:
            raise BadError("too-many")
    if state.phase == SET_UP:
        _check_laying(state)
    else:
        _check_laid(state)
    _check_pawns(state)
    if state.phase == ACT and not can_use_disc(state):
        raise BadError("nothing-to-use")
    _check_end(state)


def _check_laying(state: State) -> None:
    """Discs and tokens lie in the order in which chance lays them (T-4, T-5)."""
    places = [state.board[space] for space in DISC_SPACES]
    for seat in range(state.seats):
        places += state.rows[seat]
    state.laid = sum(kind != NOT_LAID for kind in places)
    if NOT_LAID in places[: state.laid] or state.laid == len(places):
        raise BadError("not-laid")
    for kind in range(1, len(DISC_COUNTS)):
        state.bag[kind] = DISC_COUNTS[kind] - state.board.count(kind)


def _check_laid(state: State) -> None:
    state.laid = N_DISCS + N_COLOURS * state.seats
    rows = state.rows[: state.seats]
    if NOT_LAID in state.board or any(NOT_LAID in row for row in rows):
        raise BadError("not-laid")


def _check_pawns(state: State) -> None:
    """Who waits for a corner stands nowhere, one just robbed below the thief."""
    waiting = 0
    if state.choose_corners and state.phase in (SET_UP, CORNER):
        waiting = state.seats if state.phase == SET_UP else state.to_move + 1
    pawns = state.pawns[waiting : state.seats]
    if any(at != OFF_BOARD for at in state.pawns[:waiting]) or OFF_BOARD in pawns:
        raise BadError("pawns")
    if state.phase == CORNER and not (waiting and set(pawns) <= set(CORNERS)):
        raise BadError("pawns")
    robbed = state.phase == FLEE
    if robbed and state.pawns[state.to_move] != state.pawns[state.mover]:
        raise BadError("pawns")
    has_won_there = state.winner != NOBODY and pawns.count(CENTRE) > 1  # T-26
    if len(set(pawns)) != len(pawns) - (robbed or has_won_there):
        raise BadError("pawns")


def _check_end(state: State) -> None:
    """T-25, T-27."""
    is_last = 0 < state.turn_limit <= state.turns
    if state.winner != NOBODY:
        fits = has_won(state, state.winner) and not is_last
    else:
        fits = is_last == (state.phase == OVER)
    if not fits or 0 < state.turn_limit < state.turns:
        raise BadError("end")
