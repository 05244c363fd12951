"""The whole truth of a match, in the order in which a table is set up."""

from __future__ import annotations

from spielkiste.engine.layout import Record, number, record, row

from .components import MAX_SEATS, N_CARDS, N_FACES, N_STACKS

(
    CHOOSE_START,
    REVEAL,
    CHOOSE_DICE,
    ROLL,
    BEFORE_SCAN,
    PLACE,
    EXCHANGE,
    GIVE,
    GET,
    REFILL,
    SETS,
    OVER,
) = range(12)
ONE_DIE = 1
PHASE_NAMES = (
    *("choose_start", "reveal", "choose_dice", "roll", "before_scan", "place"),
    *("exchange", "give", "get", "refill", "sets", "over"),
)


@record
class State(Record):
    """A position of Schraube Locker; no order that nobody may know is in it (S-7)."""

    seats: int = number("i1")  # how many play
    first_seat: int = number("i1")  # who takes the first turn (S-6)
    selective_dice: int = number("i1")  # 1: choose how many dice to roll (S-28)
    combine_dice: int = number("i1")  # 1: two dice may serve one stack (S-29)
    pictures: list[int] = row("i1", N_CARDS)  # of the edition, as are
    points: list[int] = row("i1", N_CARDS)  # the points
    die_values: list[int] = row("i1", N_CARDS)  # and the die values of all cards
    cards: list[int] = row("i1", N_CARDS)  # where every card is
    tops: list[int] = row("i1", N_STACKS)  # the open card of every stack, or NO_CARD
    heights: list[int] = row("i1", N_STACKS)  # cards in every stack, the open one too
    bonus_left: int = number("i1")  # bonus cards in the middle
    pawns: list[int] = row("i1", MAX_SEATS)  # the stack of every pawn, or NO_STACK
    bonuses: list[int] = row("i1", MAX_SEATS)  # bonus cards of every seat
    sets: list[int] = row("i1", MAX_SEATS)  # sets of every seat
    phase: int = number("i1")  # what the next ply decides
    mover: int = number("i1")  # whose turn it is
    to_move: int = number("i1")  # the mover, CHANCE or TERMINAL
    unrolled: int = number("i1")  # dice in the shaker, still to fall
    loose: list[int] = row("i1", N_FACES + 1)  # unplaced dice of this roll, by face
    served: list[int] = row("i1", N_STACKS)  # ONE_DIE, or a pair as 10 * low + high
    rerolls: int = number("i1")  # re-rolls left (S-12)
    met: list[int] = row("i1", MAX_SEATS)  # 1: interacted with this turn (S-18)
    partner: int = number("i1")  # the opponent of a swap under way, or NOBODY
    given: int = number("i1")  # the card offered in that swap, or NO_CARD
    turns: int = number("i4")  # turns that have ended
