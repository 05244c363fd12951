"""Positions of Schraube Locker read from text; `text.py` says how they are written."""

from __future__ import annotations

import re
from collections.abc import Callable

from spielkiste.engine.refusal import NotationError, OptionError, refuse
from spielkiste.engine.terms import CHANCE, NOBODY, TERMINAL
from spielkiste.games.schraube_locker.components import (
    BOX,
    FACE_UP,
    IN_SET,
    MAX_SEATS,
    N_BONUS,
    N_CARDS,
    N_DICE,
    N_FACES,
    N_STACKS,
    NO_CARD,
    NO_STACK,
    OPEN,
    PICTURES,
    STACK_HEIGHT,
    UNSEEN,
)
from spielkiste.games.schraube_locker.edition import house_text, read_edition
from spielkiste.games.schraube_locker.rules.dice import pair_code, pair_on, value_of
from spielkiste.games.schraube_locker.state import (
    BEFORE_SCAN,
    CHOOSE_START,
    ONE_DIE,
    OVER,
    PLACE,
    REFILL,
    REVEAL,
    ROLL,
    State,
)

from .text import DECISIONS, NONE


class BadError(Exception):
    """A line that cannot be read; its argument is the end of the message's key."""


def read_state(text: str) -> State:
    """Return the position; raises NotationError that names the first bad line."""
    state = _empty()
    lines = text.splitlines()
    for number, raw in enumerate(lines, 1):
        try:
            _read_line(state, raw.split("#")[0].strip())
            if number == len(lines):
                _check(state)
        except BadError as bad:
            raise _error(str(bad), number, raw) from None
        except OptionError as error:
            raise NotationError(error.refusal) from None
    if not lines:
        raise _error("unfinished", 0, "")
    return state


def _error(key: str, number: int, raw: str) -> NotationError:
    facts: dict[str, str | int] = {"number": number, "text": raw.strip()[:40]}
    return NotationError(refuse("", f"schraube-locker-position-{key}", **facts))


def _empty() -> State:
    state = State()
    edition = read_edition(house_text())
    state.pictures, state.points, state.die_values = map(list, edition)
    state.cards = [UNSEEN] * N_CARDS
    state.tops = [NO_CARD] * N_STACKS
    state.heights = [STACK_HEIGHT] * N_STACKS
    state.bonus_left = N_BONUS
    state.pawns = [NO_STACK] * MAX_SEATS
    state.partner, state.given = NOBODY, NO_CARD
    state.phase = -1
    return state


def _read_line(state: State, content: str) -> None:
    if not content:
        return
    for pattern, read in _FORMS:
        match = re.fullmatch(pattern, content)
        if match:
            read(state, *match.groups())
            return
    raise BadError("line")


def _read_options(state: State, seats: str, first: str, *flags: str) -> None:
    state.seats = int(seats)
    state.first_seat = int(first or 0)
    state.selective_dice, state.combine_dice = (int(bool(flag)) for flag in flags)
    if state.first_seat >= state.seats:
        raise BadError("seat")


def _read_cards(state: State, cards: str) -> None:
    rows = [card.split("/") for card in cards.split()]
    text = "\n".join(
        f'[[cards]]\nid = {number}\npicture = "{picture}"\npoints = {n}\ndie = {die}'
        for number, (picture, n, die) in enumerate(rows, 1)
    )
    state.pictures, state.points, state.die_values = map(list, read_edition(text))


def _lay(state: State, card: str, place: int) -> None:
    """Put a card somewhere, and nowhere else."""
    index = int(card) - 1
    if not 0 <= index < N_CARDS or state.cards[index] != UNSEEN:
        raise BadError("card")
    state.cards[index] = place


def _read_stack(state: State, stack: str, top: str, height: str) -> None:
    state.heights[int(stack)] = int(height)
    if top != NONE:
        _lay(state, top, OPEN)
        state.tops[int(stack)] = int(top) - 1
    if int(height) > STACK_HEIGHT or (top != NONE and int(height) == 0):
        raise BadError("height")


def _read_bonus(state: State, count: str) -> None:
    state.bonus_left = int(count)


def _read_seat(state: State, number: str, at: str, cards: str, *rest: str) -> None:
    seat = _seat(state, number)
    sets, set_cards, bonuses = rest
    state.pawns[seat] = NO_STACK if at == NONE else int(at)
    for card in cards.split():
        _lay(state, card, FACE_UP + seat)
    for card in (set_cards or "").split():
        _lay(state, card, IN_SET + seat)
    state.sets[seat] = int(sets or 0)
    state.bonuses[seat] = int(bonuses or 0)


def _seat(state: State, number: str) -> int:
    if int(number) >= state.seats:
        raise BadError("seat")
    return int(number)


def _read_box(state: State, cards: str) -> None:
    for card in cards.split():
        _lay(state, card, BOX)


def _read_turns(state: State, turns: str) -> None:
    state.turns = int(turns)


def _read_loose(state: State, faces: str) -> None:
    for face in faces.split():
        state.loose[int(face)] += 1


def _read_served(state: State, stacks: str) -> None:
    for part in stacks.split():
        stack, _, pair = part.partition("=")
        code = pair_code(*map(int, pair.split("+"))) if pair else ONE_DIE
        state.served[int(stack)] = code


def _read_roll(state: State, unrolled: str, rerolls: str) -> None:
    state.unrolled, state.rerolls = int(unrolled), int(rerolls)


def _read_met(state: State, seats: str) -> None:
    for seat in seats.split():
        state.met[_seat(state, seat)] = 1


def _read_swap(state: State, given: str, partner: str) -> None:
    state.partner = _seat(state, partner)
    state.given = NO_CARD if given == NONE else int(given) - 1


def _read_decision(state: State, number: str, decision: str) -> None:
    state.phase = DECISIONS.index(decision)
    state.mover = state.to_move = _seat(state, number)
    if state.phase == CHOOSE_START:
        state.mover = state.first_seat
    if state.phase in (REVEAL, ROLL, REFILL):
        state.to_move = CHANCE
    if state.phase == OVER:
        state.to_move = TERMINAL


NUMBER = r"\d{1,2}"
LIST = rf"((?:{NUMBER}(?: {NUMBER})*)?)"
STACK = "[0-5]"
SERVED = rf"{STACK}(?:=[1-6]\+[1-6])?"
SEAT = "[0-3]"
OWNED = rf"(?:, sets ({NUMBER}) of {LIST})?(?:, bonus ([0-6]))?"
CARD = rf"(?:{'|'.join(PICTURES)})/-?\d{{1,2}}/[1-6]"
_FORMS: tuple[tuple[str, Callable[..., None]], ...] = (
    (r"seats ([2-4])(?:, first ([0-3]))?(, selective)?(, combine)?", _read_options),
    (rf"cards ({CARD}(?: {CARD}){{41}})", _read_cards),
    (rf"stack ({STACK}): ({NUMBER}|-) of (\d)", _read_stack),
    (r"bonus ([0-6])", _read_bonus),
    (
        rf"seat ({SEAT}) at ({STACK}|-): ?{LIST}{OWNED}",
        _read_seat,
    ),
    (rf"box {LIST}", _read_box),
    (r"turns (\d{1,6})", _read_turns),
    (r"loose ([1-6](?: [1-6])*)", _read_loose),
    (rf"served ({SERVED}(?: {SERVED})*)", _read_served),
    (r"unrolled ([0-6]), rerolls ([0-2])", _read_roll),
    (rf"met ({SEAT}(?: {SEAT})*)", _read_met),
    (rf"swap ({NUMBER}|-) with ({SEAT})", _read_swap),
    (rf"seat ({SEAT}) ({'|'.join(DECISIONS)})", _read_decision),
)


def _check_pairs(state: State) -> None:
    """Two dice serve a stack of their sum, where that was agreed (S-29).

    After the walk another card may lie there.
    """
    is_rolling = state.phase in (ROLL, BEFORE_SCAN, PLACE)
    for stack in range(N_STACKS):
        if not (pair := pair_on(state, stack)):
            continue
        fits = not is_rolling or value_of(state, stack) == sum(pair)
        if not (fits and state.combine_dice and pair[0] <= pair[1]):
            raise BadError("pair")


def _check(state: State) -> None:
    """Refuse what no match can come to."""
    if not state.seats or state.phase == -1:
        raise BadError("unfinished")
    if state.cards.count(UNSEEN) + state.cards.count(OPEN) != sum(state.heights):
        raise BadError("count")
    _check_pairs(state)
    placed = sum(2 if code > ONE_DIE else code for code in state.served)
    dice = sum(state.loose[1 : N_FACES + 1]) + state.unrolled + placed
    if dice > N_DICE or state.bonus_left + sum(state.bonuses) != N_BONUS:
        raise BadError("dice")
    waiting = [s for s in range(state.seats) if state.pawns[s] == NO_STACK]
    if waiting and state.phase != CHOOSE_START:
        raise BadError("pawns")
    bare = [
        stack
        for stack in range(N_STACKS)
        if state.tops[stack] == NO_CARD and state.heights[stack]
    ]
    if bare and state.phase not in (CHOOSE_START, REVEAL, REFILL):
        raise BadError("tops")
