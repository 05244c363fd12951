"""Rolling and placing (S-8..S-13, S-28, S-29)."""

from __future__ import annotations

from spielkiste.engine.choices import Choices, offer, offer_outcome
from spielkiste.engine.kernel import kernel
from spielkiste.engine.terms import CHANCE
from spielkiste.games.schraube_locker.actions import (
    DICE,
    DIE,
    GREEN_ACTION,
    MOVE,
    PUT,
    PUT_PAIR,
    REROLL,
    SCAN,
    YELLOW_ACTION,
    put,
    put_pair,
    turn_die,
)
from spielkiste.games.schraube_locker.components import (
    BOX,
    FACE_UP,
    GREEN,
    N_CARDS,
    N_DICE,
    N_FACES,
    N_REROLLS,
    N_STACKS,
    YELLOW,
)
from spielkiste.games.schraube_locker.state import (
    BEFORE_SCAN,
    CHOOSE_DICE,
    ONE_DIE,
    PLACE,
    ROLL,
    State,
)


@kernel
def open_turn(state: State) -> None:
    """The mover rolls all six dice (S-8), or as many as he chooses (S-28)."""
    state.rerolls = N_REROLLS
    for stack in range(N_STACKS):
        state.served[stack] = 0
    for face in range(N_FACES + 1):
        state.loose[face] = 0
    for seat in range(state.seats):
        state.met[seat] = 0
    if state.selective_dice:
        state.phase = CHOOSE_DICE
        state.to_move = state.mover
    else:
        shake(state, N_DICE)


@kernel
def offer_dice(choices: Choices) -> None:
    """One to six dice; the others stay out for the whole turn (S-28)."""
    for count in range(N_DICE):
        offer(choices, DICE + count)


@kernel
def shake(state: State, count: int) -> None:
    """Put so many dice into the shaker; chance lets them fall one by one (S-8)."""
    state.unrolled = count
    state.phase = ROLL
    state.to_move = CHANCE


@kernel
def offer_faces(choices: Choices) -> None:
    """An ordinary die (S-2)."""
    for face in range(N_FACES):
        offer_outcome(choices, DIE + face, 1)


@kernel
def drop_die(state: State, face: int) -> None:
    """A die falls; after the last one abilities may be used, else the scan (S-13)."""
    state.loose[face] += 1
    state.unrolled -= 1
    if state.unrolled == 0:
        open_window(state)


@kernel
def open_window(state: State) -> None:
    """Before placing, green and yellow cards may be returned (S-13)."""
    if has_ability(state):
        state.phase = BEFORE_SCAN
        state.to_move = state.mover
    else:
        scan(state)


@kernel
def is_own(state: State, card: int, picture: int) -> bool:
    """The mover has this card face up and it shows this picture (S-1)."""
    return (
        state.cards[card] == FACE_UP + state.mover and state.pictures[card] == picture
    )


@kernel
def has_ability(state: State) -> bool:
    """The mover has a green or a yellow card face up (S-13)."""
    for card in range(N_CARDS):
        if is_own(state, card, GREEN) or is_own(state, card, YELLOW):
            return True
    return False


@kernel
def offer_abilities(state: State, choices: Choices) -> None:
    """Green, yellow with every turn of a die of this roll, or the scan (S-13)."""
    for card in range(N_CARDS):
        if is_own(state, card, GREEN):
            offer(choices, GREEN_ACTION + card)
        elif is_own(state, card, YELLOW):
            offer_turns(state, choices, card)
    offer(choices, SCAN)


@kernel
def offer_turns(state: State, choices: Choices, card: int) -> None:
    """Turn a die of this roll to any other face (S-13)."""
    for face in range(1, N_FACES + 1):
        for other in range(1, N_FACES + 1):
            if state.loose[face] > 0 and other != face:
                offer(choices, turn_die(card, face, other))


@kernel
def use_ability(state: State, action: int) -> None:
    """Scan, or return a card to the box and use it (S-13, S-14)."""
    if action == SCAN:
        scan(state)
    elif action < YELLOW_ACTION:
        state.cards[action - GREEN_ACTION] = BOX
        shake(state, take_loose(state))
    else:
        turned = action - YELLOW_ACTION
        state.cards[turned // (N_FACES * N_FACES)] = BOX
        state.loose[turned // N_FACES % N_FACES + 1] -= 1
        state.loose[turned % N_FACES + 1] += 1
        open_window(state)


@kernel
def count_loose(state: State) -> int:
    """Count the unplaced dice of this roll (S-12)."""
    count = 0
    for face in range(1, N_FACES + 1):
        count += state.loose[face]
    return count


@kernel
def take_loose(state: State) -> int:
    """Take all unplaced dice back into the hand; how many (S-12, S-13)."""
    count = count_loose(state)
    for face in range(1, N_FACES + 1):
        state.loose[face] = 0
    return count


@kernel
def value_of(state: State, stack: int) -> int:
    """The die value that the open card of a stack asks for (S-1)."""
    return state.die_values[state.tops[stack]]


@kernel
def next_stack(stack: int, steps: int) -> int:
    """The stack so many steps clockwise (S-4, S-15)."""
    return (stack + steps) % N_STACKS


@kernel
def scan(state: State) -> None:
    """Place what must be placed, up to the first stack whose value was not rolled.

    Stacks that have a die are passed over; the own stack comes last (S-8, S-9).
    """
    pawn = int(state.pawns[state.mover])
    for steps in range(1, N_STACKS + 1):
        stack = next_stack(pawn, steps)
        if not state.served[stack]:
            value = value_of(state, stack)
            if state.loose[value] == 0:
                break
            serve(state, stack, value)
    state.phase = PLACE
    state.to_move = state.mover


@kernel
def serve(state: State, stack: int, face: int) -> None:
    """Place one die; one die per stack (S-10)."""
    state.loose[face] -= 1
    state.served[stack] = ONE_DIE


@kernel
def pair_code(low: int, high: int) -> int:
    """How a stack keeps the two dice that serve it (S-29)."""
    return 10 * low + high


def pair_on(state: State, stack: int) -> list[int]:
    """Return the two dice that serve a stack, none where one or no die does (S-29)."""
    code = state.served[stack]
    return [code // 10, code % 10] if code > ONE_DIE else []


@kernel
def offer_places(state: State, choices: Choices) -> None:
    """Place further dice, roll the rest again, or move (S-10, S-12)."""
    for stack in range(N_STACKS):
        if not state.served[stack]:
            value = value_of(state, stack)
            if state.loose[value] > 0:
                offer(choices, put(value, stack))
            if state.combine_dice:
                offer_pairs(state, choices, stack)
    if state.rerolls > 0 and count_loose(state) > 0:
        offer(choices, REROLL)
    offer(choices, MOVE)


@kernel
def offer_pairs(state: State, choices: Choices, stack: int) -> None:
    """Two dice of this roll may serve a free stack of their sum (S-29)."""
    value = value_of(state, stack)
    for low in range(1, value // 2 + 1):
        if has_pair(state, low, value - low):
            offer(choices, put_pair(low, value - low, stack))


@kernel
def has_pair(state: State, low: int, high: int) -> bool:
    """Both dice lie unplaced (S-29)."""
    needed = 2 if low == high else 1
    return state.loose[low] >= needed and state.loose[high] > 0


@kernel
def place(state: State, action: int) -> None:
    """Put one die or a pair on a stack; no second scan within a roll (S-11, S-29)."""
    if action < PUT_PAIR:
        serve(state, (action - PUT) % N_STACKS, (action - PUT) // N_STACKS + 1)
        return
    stack = (action - PUT_PAIR) % N_STACKS
    faces = (action - PUT_PAIR) // N_STACKS
    low = faces // N_FACES + 1
    high = faces % N_FACES + 1
    state.loose[low] -= 1
    state.loose[high] -= 1
    state.served[stack] = pair_code(low, high)


@kernel
def roll_again(state: State) -> None:
    """Re-roll all unplaced dice; placed ones stay (S-12)."""
    state.rerolls -= 1
    shake(state, take_loose(state))
