"""A sound player: knows what a card brings now, and about how the dice will fall."""

from __future__ import annotations

from spielkiste.engine.chance import Generator, draw

from ..actions import (
    DICE,
    DONE,
    END,
    GET_ACTION,
    GIFT,
    GIVE_ACTION,
    MOVE,
    REROLL,
    SCAN,
    SWAP,
    YELLOW_ACTION,
)
from ..components import BONUS_POINTS, MAX_SEATS, N_DICE, N_STACKS, SET_POINTS
from ..rules.dice import next_stack, place, scan
from ..rules.turn import count_steps
from ..state import BEFORE_SCAN, CHOOSE_DICE, EXCHANGE, GET, GIVE, PLACE, SETS, State
from .dice import ability_of, faces_of
from .hands import face_up
from .outlook import BOLTS, NUTS
from .trades import choose_set

STAY = -1.0
"""What it is worth not to move at all."""
WORTH_A_CARD = 2.0
"""What an ability must bring beside its points."""
MISS = 5 / 6
"""How often a die does not show a given face."""


def choose_medium(seen: State, legal: list[int], seat: int, dice: Generator) -> int:
    """Go for the best card within reach, reckoning with one roll at a time."""
    if len(legal) == 1:
        return legal[0]
    if seen.phase == PLACE:
        return _place(seen, legal, seat)
    if seen.phase == BEFORE_SCAN:
        return _use(seen, legal, seat)
    if seen.phase == CHOOSE_DICE:
        return DICE + N_DICE - 1
    if seen.phase == SETS:
        return choose_set(seen, [action for action in legal if action != END])
    if seen.phase in (EXCHANGE, GIVE, GET):
        return _exchange(seen, legal)
    return legal[draw(dice, len(legal))]


def worth_of_card(seen: State, seat: int, card: int) -> float:
    """Return a card's points, and what it adds if it completes a set (S-24, S-27)."""
    pictures = [seen.pictures[own] for own in face_up(seen, seat)]
    fitting: tuple[int, ...] = ()
    if seen.pictures[card] in NUTS:
        fitting = BOLTS
    elif seen.pictures[card] in BOLTS:
        fitting = NUTS
    completes = any(picture in fitting for picture in pictures)
    return float(seen.points[card] + SET_POINTS * completes)


def worth_of_end(seen: State, seat: int, steps: int) -> float:
    """Return what the card on the stack brings, and the bonus (S-17, S-22)."""
    if steps == 0:
        return STAY
    stack = next_stack(seen.pawns[seat], steps)
    bonus = BONUS_POINTS if steps == N_STACKS else 0
    return worth_of_card(seen, seat, seen.tops[stack]) + bonus


def _hope(seen: State, seat: int, *, rerolls: int) -> float:
    """Return the worth of the row as it is, or of what rolling on promises.

    Each stack more than the row must be hit by the dice that are left.
    """
    row = count_steps(seen)
    here = worth_of_end(seen, seat, row)
    loose = sum(seen.loose[1:])
    if rerolls == 0 or loose == 0:
        return here
    hit = 1 - MISS ** (loose * rerolls)
    hopes, chance = [here], 1.0
    for steps in range(row + 1, N_STACKS + 1):
        if not seen.served[next_stack(seen.pawns[seat], steps)]:
            chance *= hit
        worth = worth_of_end(seen, seat, steps)
        hopes.append(chance * worth + (1 - chance) * here)
    return max(hopes)


def _place(seen: State, legal: list[int], seat: int) -> int:
    """Stop, roll on, or place what makes the hope greater."""

    def promise(action: int) -> float:
        after = seen.copy()
        if action not in (MOVE, REROLL):
            place(after, action)
        return _hope(after, seat, rerolls=0 if action == MOVE else seen.rerolls)

    first = [action for action in (MOVE, REROLL) if action in legal]
    others = [action for action in legal if action not in first]
    return max((*first, *others), key=promise)


def _use(seen: State, legal: list[int], seat: int) -> int:
    """Turn a die if that is worth a card, roll again if all is lost."""

    def promise(action: int) -> float:
        after = seen.copy()
        price = 0.0
        if action != SCAN:
            face, other = faces_of(action)
            after.loose[face] -= 1
            after.loose[other] += 1
            price = seen.points[ability_of(action)] + WORTH_A_CARD
        scan(after)
        return _hope(after, seat, rerolls=seen.rerolls) - price

    greens = [action for action in legal if action < YELLOW_ACTION]
    if greens and seen.rerolls == 0 and promise(SCAN) <= 0:
        return min(greens, key=lambda action: seen.points[ability_of(action)])
    turns = [action for action in legal if YELLOW_ACTION <= action < SCAN]
    return max((SCAN, *turns), key=promise)


def _exchange(seen: State, legal: list[int]) -> int:
    """Give red cards away; swap the least card for the best if it pays."""
    seat = seen.mover
    if seen.phase == GIVE:
        return min(legal, key=lambda action: seen.points[action - GIVE_ACTION])
    if seen.phase == GET:
        return max(legal, key=lambda a: worth_of_card(seen, seat, a - GET_ACTION))
    for action in legal:
        if GIFT <= action < DONE:
            return action
        if action < GIFT and _pays(seen, seat, action):
            return action
    return DONE


def _pays(seen: State, seat: int, action: int) -> bool:
    card, other = divmod(action - SWAP, MAX_SEATS)
    rest = [own for own in face_up(seen, seat) if own != card]
    least = min(seen.points[own] for own in rest)
    best = max(worth_of_card(seen, seat, each) for each in face_up(seen, other))
    return best - least > seen.points[card] + WORTH_A_CARD
