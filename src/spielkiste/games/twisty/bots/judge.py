"""What a position is worth to a seat, for bots that look ahead."""

from __future__ import annotations

from spielkiste.engine.chance import MULTIPLIER
from spielkiste.engine.kernel import kernel
from spielkiste.engine.terms import NOBODY

from ..components import N_COLOURS, OFF_BOARD, SPACES
from ..rules import can_rob
from ..state import OVER, State
from .plans import FAR, KEPT, Plans, block_pawns, find_reach, plan

TURN = 100
"""The worth of one turn."""
WON = 1_000_000
"""The worth of a won match; each turn until then takes one from it."""
SAFE = 6
"""The worth of a protected cube."""
WANTED = 6
"""What an open cube costs while another still needs its colour."""
HUNTED = 20
"""What it costs more when the other needs it next."""
CAUGHT = 90
"""What it costs more when the other moves now and can land on it."""
HARM = 10
"""The worth to a planner of a turn that somebody else loses."""

FULL_CARE = 100
LEAST_CARE = 30
PATIENCE = 40
"""Rounds after which a match is felt to take long; most end within 25."""
LAST_TURNS = 20
"""So many turns before a limit it matters how many are left."""

LONGEST = (1 << 63) - 1
MIDDLE = 31
HIGH = 40


# --- telling positions apart -------------------------------------------------------


@kernel
def clock(state: State) -> int:
    """How many turns have ended (T-7)."""
    return int(state.turns)


@kernel
def mix(word: int, value: int) -> int:
    """Fold a number into a fingerprint of what decides a match (T-1..T-27)."""
    word = ((word ^ value) * MULTIPLIER) & LONGEST
    return word ^ (word >> MIDDLE)


@kernel
def fingerprint(state: State) -> int:
    """Tell positions apart by all that matters for what follows (T-7..T-27)."""
    word = mix(int(state.phase) + 1, int(state.mover))
    word = mix(word, int(state.to_move))
    word = mix(word, int(state.used))
    for seat in range(state.seats):
        word = mix(word, int(state.pawns[seat]) + 1)
        word = mix(word, int(state.protected[seat]))
        word = fold_row(word, state, seat, 0)
    if state.turn_limit - state.turns < LAST_TURNS:
        word = mix(word, int(state.turn_limit - state.turns))
    return mix(word, cubes_left(state, LONGEST))


@kernel
def fold_row(word: int, state: State, seat: int, start: int) -> int:
    """Fold in a row from some place on, and how much of it is collected (T-5, T-12)."""
    tokens = int(state.collected[seat])
    for place in range(start, N_COLOURS):
        tokens = tokens * (N_COLOURS + 1) + state.rows[seat][place]
    return mix(word, tokens)


@kernel
def cubes_left(state: State, colours: int) -> int:
    """The spaces on which a cube of these colours, given as bits, lies (T-12)."""
    found = 0
    for space in range(SPACES):
        disc = state.board[space]
        if 0 < disc <= N_COLOURS and (colours >> disc) & 1 == 1:
            found |= 1 << space
    return found


# --- one seat alone ----------------------------------------------------------------


@kernel
def prepare(state: State, seat: int, plans: Plans) -> None:
    """Get ready for positions on this board: discs stay where they are (T-14)."""
    plans.blocked = 0
    find_reach(plans, state)
    for slot in range(KEPT):
        plans.keys[slot] = 0


@kernel
def turns_alone(state: State, seat: int, plans: Plans) -> int:
    """The fewest turns to win on an empty board, remembered (T-12, T-25)."""
    if state.pawns[seat] == OFF_BOARD:
        return FAR
    count = int(state.collected[seat])
    colours = 0
    for place in range(count, N_COLOURS):
        colours |= 1 << state.rows[seat][place]
    key = mix(fold_row(1, state, seat, count), cubes_left(state, colours))
    slot = (key >> HIGH) % KEPT
    if plans.keys[slot] != key:
        plan(plans, state, seat)
        plans.keys[slot] = key
        for space in range(SPACES):
            plans.tables[slot][space] = plans.turns[count][space]
    return int(plans.tables[slot][state.pawns[seat]])


@kernel
def outcome(state: State, seat: int) -> int:
    """The worth of a match that is over: better soon than late (T-25, T-27)."""
    if state.winner == NOBODY:
        return 0
    worth = WON - int(state.turns)
    return worth if state.winner == seat else -worth


@kernel
def judge_plan(state: State, seat: int, plans: Plans) -> int:
    """The worth to somebody who goes his own way while the others stand (T-10, T-25).

    A way that the others' pawns bar counts as if they were gone, and as longer.
    """
    if state.phase == OVER:
        return outcome(state, seat)
    plans.blocked = 0
    find_reach(plans, state)
    worth = int(state.protected[seat]) * SAFE
    for other in range(state.seats):
        if other != seat:
            worth += HARM * plan(plans, state, other)
    around = plan(plans, state, seat) + 1
    block_pawns(plans, state, seat)
    find_reach(plans, state)
    return worth - TURN * min(plan(plans, state, seat), around)


# --- the race ------------------------------------------------------------------------


@kernel
def judge_race(state: State, seat: int, plans: Plans) -> int:
    """The worth to somebody who minds the others: how far ahead he is (T-7, T-25)."""
    if state.phase == OVER:
        return outcome(state, seat)
    nearest = TURN * FAR
    total = 0
    for other in range(state.seats):
        if other != seat:
            delay = delay_of(state, other, plans)
            nearest = min(nearest, delay)
            total += delay
    others = int(state.seats) - 1
    ahead = (3 * nearest + total // others) // 4
    return ahead * care_of(state) // FULL_CARE - delay_of(state, seat, plans)


@kernel
def care_of(state: State) -> int:
    """How much the others count, in per cent: less where nobody dares to go on (T-27).

    Two who fear each other's thefts would else keep their distance for ever.
    """
    rounds = int(state.turns) // int(state.seats)
    return max(LEAST_CARE, min(FULL_CARE, FULL_CARE + PATIENCE - rounds))


@kernel
def delay_of(state: State, seat: int, plans: Plans) -> int:
    """When a seat may win, in hundredths of a round, thefts feared (T-7, T-18)."""
    seats = int(state.seats)
    wait = (seat - state.mover + seats) % seats
    delay = TURN * turns_alone(state, seat, plans) + TURN * wait // seats
    risk = risk_of(state, seat, plans) * care_of(state) // FULL_CARE
    return delay + risk - SAFE * int(state.protected[seat])


@kernel
def risk_of(state: State, seat: int, plans: Plans) -> int:
    """What the others may yet do to a seat's open cubes (T-18, T-23)."""
    risk = 0
    for thief in range(state.seats):
        if thief == seat:
            continue
        risk += WANTED * wanted_by(state, thief, seat)
        if can_rob(state, thief, seat):
            risk += HUNTED
            if thief == state.mover and is_near(state, thief, seat, plans):
                risk += CAUGHT
    return risk


@kernel
def wanted_by(state: State, thief: int, victim: int) -> int:
    """How many open cubes of the victim the thief still needs (T-18, T-23)."""
    count = 0
    for place in range(state.protected[victim], state.collected[victim]):
        colour = state.rows[victim][place]
        for later in range(state.collected[thief], N_COLOURS):
            if state.rows[thief][later] == colour:
                count += 1
    return count


@kernel
def is_near(state: State, thief: int, victim: int, plans: Plans) -> bool:
    """One turn can take the thief's pawn to the victim's (T-8, T-14)."""
    if state.pawns[thief] == OFF_BOARD or state.pawns[victim] == OFF_BOARD:
        return False
    return (plans.reach[state.pawns[thief]] >> state.pawns[victim]) & 1 == 1
