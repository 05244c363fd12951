"""The whole truth of a match, in the order in which a table is set up."""

from __future__ import annotations

from spielkiste.engine.layout import Record, grid, number, record, row

from .components import MAX_SEATS, N_COLOURS, N_KINDS, N_WARPS, SPACES

SET_UP, CORNER, OPEN, ACT, FLEE, OVER = range(6)
PHASE_NAMES = ("set_up", "corner", "open", "act", "flee", "over")


@record
class State(Record):
    """A position of Twisty; nothing in it is hidden from anybody."""

    seats: int = number("i1")  # how many play
    first_seat: int = number("i1")  # who takes the first turn (T-7)
    choose_corners: int = number("i1")  # 1: pawns wait for their players' choice (T-6)
    turn_limit: int = number("i4")  # turns of all seats together (T-27); 0: none
    board: list[int] = row("i1", SPACES)  # the disc on every space, BLANK, NOT_LAID
    bag: list[int] = row("i1", N_KINDS + 1)  # discs of each kind still to be laid
    warps: list[int] = row("i1", N_WARPS)  # where warp discs lie; searched too often
    laid: int = number("i1")  # discs, then tokens, that chance has laid
    rows: list[list[int]] = grid("i1", MAX_SEATS, N_COLOURS)  # tokens, left to right
    pawns: list[int] = row("i1", MAX_SEATS)  # the space of every pawn, or OFF_BOARD
    collected: list[int] = row("i1", MAX_SEATS)  # cubes under the left of the row
    protected: list[int] = row("i1", MAX_SEATS)  # of those, safe ones, from the left
    phase: int = number("i1")  # what the next ply decides
    mover: int = number("i1")  # whose turn it is
    to_move: int = number("i1")  # who decides: the mover, the robbed one, CHANCE …
    used: int = number("i8")  # spaces of discs used this turn, one bit each (T-16)
    turns: int = number("i4")  # turns that have ended, of all seats together
    winner: int = number("i1")  # a seat or NOBODY
