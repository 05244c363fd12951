"""A toy with secrets: cards dealt hidden, calls made by anyone, and a clock.

W-1 Every round chance deals each seat a card, hidden from the others.
W-2 Everyone calls high or low, in any order, hidden; the clock may end it.
W-3 Then cards and calls lie open: the highest card that was called high scores.
W-4 After the last round the most points win.
"""

from __future__ import annotations

from spielkiste.engine.chance import Generator, draw
from spielkiste.engine.choices import Choices, offer, offer_outcome
from spielkiste.engine.game import Game
from spielkiste.engine.kernel import kernel
from spielkiste.engine.layout import Record, number, record, row
from spielkiste.engine.line import Line, line
from spielkiste.engine.option import Option, OptionValues
from spielkiste.engine.refusal import NotationError, Refusal, refuse
from spielkiste.engine.terms import (
    ANYONE,
    CHANCE,
    CLOCK,
    NOBODY,
    TERMINAL,
    UNKNOWN,
)

CARDS = 7
MAX_SEATS = 3
LOW, HIGH, TIME_UP = CARDS, CARDS + 1, CARDS + 2
NO_CARD, NO_CALL = -1, -1
IN_DECK, IN_HAND, OPEN = range(3)
WORDS = (*(f"card {card + 1}" for card in range(CARDS)), "call low", "call high")
TEXTS = (*WORDS, "time_up")


@record
class State(Record):
    """The whole truth of a match."""

    seats: int = number("i1")
    to_move: int = number("i1")  # CHANCE deals, then ANYONE calls
    rounds: int = number("i1")  # still to play, this one included
    places: list[int] = row("i1", CARDS)  # hidden: where every card is
    hands: list[int] = row("i1", MAX_SEATS)  # hidden from the others
    calls: list[int] = row("i1", MAX_SEATS)  # hidden from the others
    last: list[int] = row("i1", MAX_SEATS)  # the cards of the last round, open
    points: list[int] = row("i1", MAX_SEATS)


def begin(state: State, seats: int, options: OptionValues) -> None:
    """Shuffle; chance deals (W-1)."""
    state.seats = seats
    rounds = options["rounds"]
    assert isinstance(rounds, int)
    state.rounds = rounds
    state.to_move = CHANCE
    state.hands = [NO_CARD] * MAX_SEATS
    state.calls = [NO_CALL] * MAX_SEATS
    state.last = [NO_CARD] * MAX_SEATS


@kernel
def find_empty(state: State) -> int:
    """Find who gets the next card, or NOBODY (W-1)."""
    for seat in range(state.seats):
        if state.hands[seat] == NO_CARD:
            return seat
    return NOBODY


@kernel
def legal(state: State, who: int, choices: Choices) -> None:
    """Deal what is in the deck (W-1); call once, or let time pass (W-2)."""
    if who == CHANCE:
        for card in range(CARDS):
            if state.places[card] == IN_DECK:
                offer_outcome(choices, card, 1)
    elif who == CLOCK:
        offer(choices, TIME_UP)
    elif state.calls[who] == NO_CALL:
        offer(choices, LOW)
        offer(choices, HIGH)


@kernel
def apply(state: State, who: int, action: int) -> None:
    """Deal (W-1), call or let time pass (W-2)."""
    if who == CHANCE:
        state.hands[find_empty(state)] = action
        state.places[action] = IN_HAND
        if find_empty(state) == NOBODY:
            state.to_move = ANYONE
        return
    if who != CLOCK:
        state.calls[who] = action
    if who == CLOCK or all_called(state):
        uncover(state)


@kernel
def apply_backwards(state: State, who: int, action: int) -> None:
    """Play another game: a call of high is low (W-2, broken on purpose)."""
    apply(state, who, LOW if action == HIGH else action)
    state.points[0] += 1


@kernel
def all_called(state: State) -> bool:
    """Everybody has called (W-2)."""
    called = 0
    for seat in range(state.seats):
        if state.calls[seat] != NO_CALL:
            called += 1
    return called == state.seats


@kernel
def uncover(state: State) -> None:
    """Score the highest card that was called high; on to the next round (W-3)."""
    best = NOBODY
    for seat in range(state.seats):
        higher = best == NOBODY or state.hands[seat] > state.hands[best]
        if state.calls[seat] == HIGH and higher:
            best = seat
    if best != NOBODY:
        state.points[best] += 1
    for seat in range(state.seats):
        state.places[state.hands[seat]] = OPEN
        state.last[seat] = state.hands[seat]
        state.hands[seat] = NO_CARD
        state.calls[seat] = NO_CALL
    state.rounds -= 1
    state.to_move = TERMINAL if state.rounds == 0 else CHANCE


@kernel
def hide(seen: State, seat: int) -> None:
    """Cover the cards and calls of the others, and the deck (W-1, W-2)."""
    for other in range(seen.seats):
        if other != seat:
            if seen.hands[other] != NO_CARD:
                seen.hands[other] = UNKNOWN
            if seen.calls[other] != NO_CALL:
                seen.calls[other] = UNKNOWN
    for card in range(CARDS):
        is_own = seat >= 0 and seen.hands[seat] == card
        if seen.places[card] != OPEN and not is_own:
            seen.places[card] = UNKNOWN


def is_hidden(state: State, seat: int, who: int, action: int) -> bool:
    """Tell whether a seat may not see a card dealt or a call made (W-1, W-2)."""
    if who == CHANCE:
        return seat != find_empty(state)
    return who not in (CLOCK, seat)


def sample_world(seen: State, source: Generator) -> State:
    """Deal what is unknown anew."""
    world = seen.copy()
    unseen = [card for card in range(CARDS) if world.places[card] == UNKNOWN]
    for card in unseen:
        world.places[card] = IN_DECK
    for seat in range(world.seats):
        if world.hands[seat] == UNKNOWN:
            card = unseen.pop(draw(source, len(unseen)))
            world.hands[seat] = card
            world.places[card] = IN_HAND
        if world.calls[seat] == UNKNOWN:
            world.calls[seat] = LOW + draw(source, 2)
    return world


def scores(state: State) -> list[int]:
    """Return the points of every seat (W-3)."""
    return state.points[: state.seats]


def winners(state: State) -> list[int]:
    """Return who has most points at the end (W-4)."""
    if state.to_move != TERMINAL:
        return []
    best = max(scores(state))
    return [seat for seat, points in enumerate(scores(state)) if points == best]


def returns(state: State) -> list[float]:
    """Return 1 shared among the winners, -1 among the others (W-4)."""
    won = winners(state)
    if len(won) in (0, state.seats):
        return [0.0] * state.seats
    lost = -1 / (state.seats - len(won))
    return [1 / len(won) if seat in won else lost for seat in range(state.seats)]


def why_not(state: State, who: int, action: object) -> Refusal:
    """Say why an action may not be taken."""
    if state.to_move == TERMINAL:
        return refuse("W-4", "whisper-refusal-over")
    dealt = state.to_move == CHANCE
    return refuse("W-1" if dealt else "W-2", "whisper-refusal-not-now")


def read_action(state: object, who: int, text: str) -> int:
    """Return the id of a text."""
    if text not in TEXTS:
        raise NotationError(refuse("", "whisper-refusal-unreadable", text=text))
    return TEXTS.index(text)


def write_state(state: State) -> str:
    """Return the fields, one a line."""
    flat = [[v] if isinstance(v, int) else v for v in state.values()]
    return "".join(f"{' '.join(map(str, values))}\n" for values in flat)


def read_state(text: str) -> State:
    """Return the state that was written."""
    state = State()
    for (name, field), said in zip(
        State.FIELDS.items(), text.splitlines(), strict=True
    ):
        values = [int(word) for word in said.split()]
        setattr(state, name, values if field.shape else values[0])
    return state


def narrate(before: State, who: int, action: int, after: State) -> list[Line]:
    """Tell who has done something."""
    return [line("whisper-line-done", who=who)]


def components(state: State) -> tuple[int, ...]:
    """Count the cards in the deck, in hands, and open."""
    in_hands = sum(card != NO_CARD for card in state.hands[: state.seats])
    spread = in_hands - sum(place == IN_HAND for place in state.places)
    return CARDS, len([p for p in state.places if p in (0, 1, 2)]), spread


GAME: Game[State] = Game(
    name="whisper",
    version="1",
    seats=range(2, MAX_SEATS + 1),
    seats_clause="W-1",
    options=(Option("rounds", "number", default=2, clause="W-4", low=1, high=2),),
    kind=State,
    actions=len(TEXTS),
    capacity=CARDS,
    begin=begin,
    legal=legal,
    apply=apply,
    hide=hide,
    scores_of=scores,
    winners_of=winners,
    returns_of=returns,
    refuse=why_not,
    write_action=lambda _, action: TEXTS[action],
    read_action=read_action,
    write_state=write_state,
    read_state=read_state,
    narrate=narrate,
    view=lambda seen: seen.values(),
    sample_world=sample_world,
    is_hidden=is_hidden,
    components=components,
)
