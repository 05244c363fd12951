"""What a page is told of an observation, in words instead of numbers."""

from __future__ import annotations

from typing import TypedDict

from spielkiste.games.schraube_locker.components import (
    FACE_UP,
    IN_SET,
    N_CARDS,
    N_STACKS,
    NO_CARD,
    NO_STACK,
    PICTURES,
)
from spielkiste.games.schraube_locker.rules.dice import pair_on
from spielkiste.games.schraube_locker.rules.score import scores, winners
from spielkiste.games.schraube_locker.rules.turn import count_steps
from spielkiste.games.schraube_locker.state import PHASE_NAMES, PLACE, State

PAWNS = ("blue", "mint", "pink", "purple")


class CardView(TypedDict):
    """A card that everybody can see."""

    id: int
    picture: str
    """nut, bolt, double_nut, double_bolt, green, yellow, orange or red."""
    points: int
    die: int


class StackView(TypedDict):
    """One of the six stacks."""

    card: CardView | None
    """The open card."""
    height: int
    """Cards left, the open one too."""
    served: bool
    """Whether it has its die this turn."""
    pair: list[int]
    """The two dice that serve it together (S-29), else none."""


class SeatView(TypedDict):
    """One player's things."""

    pawn: str
    stack: int
    """Where the pawn stands, -1 before it was placed."""
    cards: list[CardView]
    """Face up."""
    set_cards: list[CardView]
    """In sets, face down but known to all."""
    sets: int
    bonuses: int
    score: int


class View(TypedDict):
    """A position of Schraube Locker for everyone: nothing is hidden in this game."""

    phase: str
    """choose_start, reveal, choose_dice, roll, before_scan, place, exchange, give,
    get, refill, sets or over."""
    mover: int
    turn: int
    """Turns ended so far."""
    stacks: list[StackView]
    bonus_left: int
    dice: list[int]
    """Unplaced dice of this roll, ascending."""
    unrolled: int
    """Dice still to fall."""
    rerolls: int
    steps: int
    """How far the pawn would walk now: the unbroken row from the next stack."""
    partner: int
    """The opponent of a swap under way, or -1."""
    given: int
    """The card offered in it, or 0."""
    seats: list[SeatView]
    winners: list[int]


def view(observation: State) -> View:
    """Return an observation in words."""
    state = observation
    placed = state.pawns[state.mover] != NO_STACK
    return {
        "phase": PHASE_NAMES[state.phase],
        "mover": state.mover,
        "turn": state.turns,
        "stacks": [_view_stack(state, stack) for stack in range(N_STACKS)],
        "bonus_left": state.bonus_left,
        "dice": [f for f, count in enumerate(state.loose) for _ in range(count)],
        "unrolled": state.unrolled,
        "rerolls": state.rerolls,
        "steps": count_steps(state) if placed and state.phase <= PLACE else 0,
        "partner": max(state.partner, -1),
        "given": state.given + 1,
        "seats": [_view_seat(state, seat) for seat in range(state.seats)],
        "winners": winners(state),
    }


def _view_card(state: State, card: int) -> CardView:
    return {
        "id": card + 1,
        "picture": PICTURES[state.pictures[card]],
        "points": state.points[card],
        "die": state.die_values[card],
    }


def _view_stack(state: State, stack: int) -> StackView:
    top = state.tops[stack]
    return {
        "card": None if top == NO_CARD else _view_card(state, top),
        "height": state.heights[stack],
        "served": bool(state.served[stack]),
        "pair": pair_on(state, stack),
    }


def _view_seat(state: State, seat: int) -> SeatView:
    return {
        "pawn": PAWNS[seat],
        "stack": max(state.pawns[seat], NO_STACK),
        "cards": _view_cards(state, FACE_UP + seat),
        "set_cards": _view_cards(state, IN_SET + seat),
        "sets": state.sets[seat],
        "bonuses": state.bonuses[seat],
        "score": scores(state)[seat],
    }


def _view_cards(state: State, place: int) -> list[CardView]:
    cards = range(N_CARDS)
    return [_view_card(state, card) for card in cards if state.cards[card] == place]
