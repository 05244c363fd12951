"""The box is opened, pawns are placed, cards turned up (S-1..S-7)."""

from __future__ import annotations

from spielkiste.engine.choices import Choices, offer, offer_outcome
from spielkiste.engine.kernel import kernel
from spielkiste.engine.option import OptionValues, number_of
from spielkiste.engine.terms import CHANCE, NOBODY
from spielkiste.games.schraube_locker.actions import CARD, START
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
from spielkiste.games.schraube_locker.state import CHOOSE_START, REVEAL, State


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


@kernel
def offer_starts(choices: Choices) -> None:
    """Any stack, shared or not (S-5)."""
    for stack in range(N_STACKS):
        offer(choices, START + stack)


@kernel
def choose_start(state: State, stack: int) -> None:
    """Put the pawn there, in turn order; then the top cards are revealed (S-5)."""
    state.pawns[state.to_move] = stack
    state.to_move = (state.to_move + 1) % state.seats
    if state.pawns[state.to_move] != NO_STACK:
        state.phase = REVEAL
        state.to_move = CHANCE


@kernel
def offer_unseen(state: State, choices: Choices) -> None:
    """The next card is any card not yet seen (S-7)."""
    for card in range(N_CARDS):
        if state.cards[card] == UNSEEN:
            offer_outcome(choices, CARD + card, 1)


@kernel
def find_bare_stack(state: State) -> int:
    """The first stack with cards but no open one (S-5, S-22)."""
    stack = 0
    while state.tops[stack] != NO_CARD or state.heights[stack] == 0:
        stack += 1
    return stack
