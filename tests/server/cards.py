"""A tiny game with secrets: a hidden card each, then a hidden bid, then the reveal."""

from __future__ import annotations

from spielkiste.engine.chance import Generator
from spielkiste.engine.choices import Choices, offer, offer_outcome
from spielkiste.engine.game import Game
from spielkiste.engine.kernel import kernel
from spielkiste.engine.layout import Record, number, record, row
from spielkiste.engine.line import Line, line
from spielkiste.engine.option import OptionValues
from spielkiste.engine.refusal import NotationError, Refusal, refuse
from spielkiste.engine.terms import CHANCE, TERMINAL, UNKNOWN

SEATS = 2
CARDS = 3
BID = CARDS  # ids of bids follow those of cards


@record
class State(Record):
    """Cards and bids of both seats, 0 before they are there."""

    seats: int = number("i1")
    to_move: int = number("i1")
    ply: int = number("i1")
    cards: list[int] = row("i1", SEATS)  # hidden from the other seat
    bids: list[int] = row("i1", SEATS)  # hidden from the other seat


def begin(state: State, seats: int, options: OptionValues) -> None:
    """Chance deals."""
    state.seats = seats
    state.to_move = CHANCE


@kernel
def legal(state: State, who: int, choices: Choices) -> None:
    """Any card may come; a bid may be as high as one's card (no clause)."""
    if who == CHANCE:
        for card in range(CARDS):
            offer_outcome(choices, card, 1)
        return
    for bid in range(int(state.cards[who])):
        offer(choices, BID + bid)


@kernel
def apply(state: State, who: int, action: int) -> None:
    """Deal to seat 0 and 1, then they bid in turn (no clause)."""
    if who == CHANCE:
        state.cards[state.ply] = action + 1
    else:
        state.bids[who] = action - BID + 1
    state.ply += 1
    if state.ply < SEATS:
        state.to_move = CHANCE
    elif state.ply < SEATS + SEATS:
        state.to_move = state.ply - SEATS
    else:
        state.to_move = TERMINAL


@kernel
def hide(seen: State, seat: int) -> None:
    """Cover what the others hold, until the end (no clause)."""
    if seen.to_move == TERMINAL:
        return
    for other in range(SEATS):
        if other != seat:
            seen.cards[other] = UNKNOWN
            seen.bids[other] = UNKNOWN


def winners(state: State) -> list[int]:
    """The higher bid wins."""
    if state.to_move != TERMINAL or state.bids[0] == state.bids[1]:
        return []
    return [int(state.bids[1] > state.bids[0])]


def is_hidden(state: State, seat: int, who: int, action: int) -> bool:
    """Cards and bids are for their own seats only."""
    owner = state.ply if who == CHANCE else who
    return owner != seat


def write_action(state: State, action: int) -> str:
    """`card 2` or `bid 2`."""
    return f"card {action + 1}" if action < BID else f"bid {action - BID + 1}"


def read_action(state: State, who: int, text: str) -> int:
    """Read what `write_action` writes."""
    for action in range(BID + CARDS):
        if write_action(state, action) == text:
            return action
    raise NotationError(refuse("", "cards-refusal-unreadable", text=text))


def narrate(before: State, who: int, action: int, after: State) -> list[Line]:
    """Say that somebody bid, and how much if that is seen."""
    if who == CHANCE:
        return []
    bid = after.bids[who]
    if bid == UNKNOWN:
        return [line("cards-line-bid", player=who)]
    return [line("cards-line-bid-of", player=who, count=bid)]


def refuse_action(state: State, who: int, action: object) -> Refusal:
    """There is but one reason."""
    return refuse("", "cards-refusal-no", player=max(state.to_move, 0))


def read_state(text: str) -> State:
    """No position is ever written."""
    raise NotationError(refuse("", "cards-refusal-unreadable", text=text))


def sample_world(observation: State, generator: Generator) -> State:
    """Nobody searches in this game."""
    return observation.copy()


GAME: Game[State] = Game(
    name="cards",
    version="1",
    seats=range(SEATS, SEATS + 1),
    seats_clause="",
    options=(),
    kind=State,
    actions=BID + CARDS,
    capacity=CARDS,
    begin=begin,
    legal=legal,
    apply=apply,
    hide=hide,
    scores_of=lambda state: list(state.bids),
    winners_of=winners,
    returns_of=lambda state: [float(seat in winners(state)) for seat in range(SEATS)],
    refuse=refuse_action,
    write_action=write_action,
    read_action=read_action,
    write_state=str,
    read_state=read_state,
    narrate=narrate,
    view=lambda seen: {"cards": list(seen.cards), "bids": list(seen.bids)},
    sample_world=sample_world,
    is_hidden=is_hidden,
    components=lambda state: (),
)
