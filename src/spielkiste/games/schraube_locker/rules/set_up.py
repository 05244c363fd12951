"""The box is opened (S-1..S-7)."""

from __future__ import annotations

from spielkiste.engine.option import OptionValues, number_of
from spielkiste.engine.terms import NOBODY
from spielkiste.games.schraube_locker.components import (
    MAX_SEATS,
    N_BONUS,
    N_CARDS,
    N_STACKS,
    NO_CARD,
    NO_STACK,
    STACK_HEIGHT,
    UNSEEN,
)
from spielkiste.games.schraube_locker.edition import house_text, read_edition
from spielkiste.games.schraube_locker.state import CHOOSE_START, State


def begin(state: State, seats: int, options: OptionValues) -> None:
    """Six stacks of seven unseen cards, the first seat chooses a stack (S-4..S-6)."""
    state.seats = seats
    state.first_seat = number_of(options, "first_seat")
    state.selective_dice = number_of(options, "selective_dice")
    state.combine_dice = number_of(options, "combine_dice")
    edition = read_edition(str(options["edition"] or house_text()))
    state.pictures = list(edition.pictures)
    state.points = list(edition.points)
    state.die_values = list(edition.values)
    state.cards = [UNSEEN] * N_CARDS
    state.tops = [NO_CARD] * N_STACKS
    state.heights = [STACK_HEIGHT] * N_STACKS
    state.bonus_left = N_BONUS
    state.pawns = [NO_STACK] * MAX_SEATS
    state.phase = CHOOSE_START
    state.mover = state.to_move = state.first_seat
    state.partner = NOBODY
    state.given = NO_CARD
