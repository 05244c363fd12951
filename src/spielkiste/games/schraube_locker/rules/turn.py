"""The rules, in the order of the law; dice, exchanges and sets have their own files."""

from __future__ import annotations

from spielkiste.engine.choices import Choices
from spielkiste.engine.kernel import kernel
from spielkiste.engine.terms import CHANCE, NOBODY, TERMINAL
from spielkiste.games.schraube_locker.actions import (
    CARD,
    DICE,
    DIE,
    DONE,
    END,
    GET_ACTION,
    GIVE_ACTION,
    MOVE,
    REROLL,
    START,
)
from spielkiste.games.schraube_locker.components import (
    FACE_UP,
    N_STACKS,
    NO_CARD,
    OPEN,
)
from spielkiste.games.schraube_locker.state import (
    BEFORE_SCAN,
    CHOOSE_DICE,
    CHOOSE_START,
    EXCHANGE,
    GET,
    GIVE,
    OVER,
    PLACE,
    REFILL,
    REVEAL,
    ROLL,
    SETS,
    State,
)

from .dice import (
    drop_die,
    next_stack,
    offer_abilities,
    offer_dice,
    offer_faces,
    offer_places,
    open_turn,
    place,
    roll_again,
    shake,
    use_ability,
)
from .exchange import (
    can_exchange,
    choose_given,
    exchange,
    offer_exchanges,
    offer_others,
    offer_own,
    swap_cards,
)
from .set_up import choose_start, find_bare_stack, offer_starts, offer_unseen
from .sets import can_form_set, form_set, offer_sets

# --- set-up (S-4..S-7) ------------------------------------------------------------


@kernel
def reveal(state: State, card: int) -> None:
    """Turn a card up on the first stack that lacks one (S-5, S-22)."""
    stack = find_bare_stack(state)
    state.tops[stack] = card
    state.cards[card] = OPEN
    if state.phase == REFILL:
        open_sets(state)
    elif stack == N_STACKS - 1:
        open_turn(state)


# --- the move (S-15..S-17) --------------------------------------------------------


@kernel
def move(state: State) -> None:
    """Walk to the end of the unbroken row; no die on the next stack, no move (S-16)."""
    steps = count_steps(state)
    if steps == 0:
        end_turn(state)
        return
    state.pawns[state.mover] = next_stack(state.pawns[state.mover], steps)
    if steps == N_STACKS:
        gain_bonus(state)
    state.phase = EXCHANGE
    state.to_move = state.mover
    go_on_exchanging(state)


@kernel
def count_steps(state: State) -> int:
    """The length of the unbroken row that begins at the next stack (S-15)."""
    steps = 0
    while steps < N_STACKS and has_die(state, steps + 1):
        steps += 1
    return steps


@kernel
def has_die(state: State, steps: int) -> bool:
    """The stack so many steps from the pawn has a die (S-15)."""
    return state.served[next_stack(state.pawns[state.mover], steps)] != 0


@kernel
def gain_bonus(state: State) -> None:
    """A full circle: a bonus card at once (S-17)."""
    state.bonus_left -= 1
    state.bonuses[state.mover] += 1


# --- exchange and taking (S-18..S-22) ---------------------------------------------


@kernel
def go_on_exchanging(state: State) -> None:
    """Exchange while something can be exchanged, then take the card (S-18, S-22)."""
    if not can_exchange(state):
        take_card(state)


@kernel
def take_card(state: State) -> None:
    """Take the open card, forced; chance turns the next one up (S-22)."""
    stack = state.pawns[state.mover]
    state.cards[state.tops[stack]] = FACE_UP + state.mover
    state.tops[stack] = NO_CARD
    state.heights[stack] -= 1
    if state.heights[stack] > 0:
        state.phase = REFILL
        state.to_move = CHANCE
    else:
        open_sets(state)


@kernel
def open_sets(state: State) -> None:
    """After taking the card, and only then, sets may be formed (S-23)."""
    if can_form_set(state):
        state.phase = SETS
        state.to_move = state.mover
    else:
        end_turn(state)


# --- end (S-26, S-27) -------------------------------------------------------------


@kernel
def end_turn(state: State) -> None:
    """The next seat clockwise is to move, unless a supply ran out (S-6, S-26)."""
    state.turns += 1
    if has_run_out(state):
        state.phase = OVER
        state.to_move = TERMINAL
        return
    state.mover = (state.mover + 1) % state.seats
    open_turn(state)


@kernel
def has_run_out(state: State) -> bool:
    """A stack or the bonus supply is empty (S-26)."""
    if state.bonus_left == 0:
        return True
    for stack in range(N_STACKS):
        if state.heights[stack] == 0:
            return True
    return False


# --- the contract -----------------------------------------------------------------


@kernel
def legal(state: State, who: int, choices: Choices) -> None:
    """Offer what the one who decides may do (S-5..S-29)."""
    if state.phase == ROLL:
        offer_faces(choices)
    elif state.phase == PLACE:
        offer_places(state, choices)
    elif state.phase == BEFORE_SCAN:
        offer_abilities(state, choices)
    elif state.phase == REFILL or state.phase == REVEAL:
        offer_unseen(state, choices)
    elif state.phase == SETS:
        offer_sets(state, choices)
    elif state.phase == CHOOSE_DICE:
        offer_dice(choices)
    elif state.phase == CHOOSE_START:
        offer_starts(choices)
    else:
        offer_trades(state, choices)


@kernel
def offer_trades(state: State, choices: Choices) -> None:
    """The plies of exchanging (S-18..S-20)."""
    if state.phase == EXCHANGE:
        offer_exchanges(state, choices)
    elif state.phase == GIVE:
        offer_own(state, choices)
    elif state.phase == GET:
        offer_others(state, choices)


@kernel
def apply(state: State, who: int, action: int) -> None:
    """Carry out a legal action (S-5..S-29)."""
    if state.phase == ROLL:
        drop_die(state, action - DIE + 1)
    elif state.phase == PLACE:
        decide_place(state, action)
    elif state.phase == BEFORE_SCAN:
        use_ability(state, action)
    elif state.phase == REFILL or state.phase == REVEAL:
        reveal(state, action - CARD)
    elif state.phase == SETS:
        decide_set(state, action)
    elif state.phase == CHOOSE_DICE:
        shake(state, action - DICE + 1)
    elif state.phase == CHOOSE_START:
        choose_start(state, action - START)
    else:
        decide_exchange(state, action)


@kernel
def decide_place(state: State, action: int) -> None:
    """Place, roll again, or move (S-10, S-12, S-15)."""
    if action == MOVE:
        move(state)
    elif action == REROLL:
        roll_again(state)
    else:
        place(state, action)


@kernel
def decide_exchange(state: State, action: int) -> None:
    """One ply of exchanging (S-18..S-21)."""
    if state.phase == GIVE:
        choose_given(state, action - GIVE_ACTION)
    elif action == DONE:
        take_card(state)
    elif state.phase == GET:
        swap_cards(state, action - GET_ACTION)
        go_on_exchanging(state)
    else:
        exchange(state, action)
        if state.partner == NOBODY:
            go_on_exchanging(state)


@kernel
def decide_set(state: State, action: int) -> None:
    """Form a set; while another can be formed, go on (S-23)."""
    if action == END:
        end_turn(state)
    else:
        form_set(state, action)
        open_sets(state)
