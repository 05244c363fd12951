"""A ply told in sentences: what was done, and what followed by itself."""

from __future__ import annotations

from collections.abc import Callable

from spielkiste.engine.line import Line
from spielkiste.games.schraube_locker.actions import (
    CARD,
    DICE,
    DIE,
    END,
    GET_ACTION,
    GIFT,
    GREEN_ACTION,
    MOVE,
    PUT,
    PUT_PAIR,
    REROLL,
    SCAN,
    START,
    SWAP,
    YELLOW_ACTION,
)
from spielkiste.games.schraube_locker.components import (
    MAX_SEATS,
    N_FACES,
    N_STACKS,
    NO_CARD,
    PICTURES,
)
from spielkiste.games.schraube_locker.rules.dice import (
    count_loose,
    next_stack,
    value_of,
)
from spielkiste.games.schraube_locker.rules.score import winners
from spielkiste.games.schraube_locker.rules.turn import count_steps
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

from .keys import line
from .notation import ordered


def narrate(before: State, who: int, action: int, after: State) -> list[Line]:
    """Return the sentences of one ply, from what a seat saw before and after it."""
    told = _TELLERS[before.phase](before, action, after)
    if _has_taken(before, after):
        told.append(_taken(before))
    if after.phase == OVER:
        told.append(_ended(after))
    return told


def card_facts(state: State, card: int) -> dict[str, str | int]:
    """Return what a sentence may say of a card."""
    return {
        "card": card + 1,
        "picture": PICTURES[state.pictures[card]],
        "points": state.points[card],
    }


def _has_taken(before: State, after: State) -> bool:
    """Tell whether the mover's open card went to him with this ply (S-22)."""
    return sum(after.heights) < sum(before.heights)


def _taken(before: State) -> Line:
    steps = count_steps(before) if before.phase == PLACE else 0
    stack = next_stack(before.pawns[before.mover], steps)
    facts = card_facts(before, before.tops[stack])
    return line("take", player=before.mover, **facts)


def _ended(after: State) -> Line:
    won = winners(after)
    if len(won) == 1:
        return line("win", winner=won[0])
    return line("tie", count=len(won))


def _tell_start(before: State, action: int, after: State) -> list[Line]:
    return [line("start", player=before.to_move, stack=action - START)]


def _tell_reveal(before: State, action: int, after: State) -> list[Line]:
    if before.phase == REVEAL:
        opened = after.phase != REVEAL
        return [line("set-up", player=after.first_seat)] if opened else []
    stack = before.pawns[before.mover]
    facts = card_facts(before, action - CARD)
    return [line("reveal", stack=stack, die=before.die_values[action - CARD], **facts)]


def _tell_dice(before: State, action: int, after: State) -> list[Line]:
    return [line("dice", player=before.mover, count=action - DICE + 1)]


def _tell_die(before: State, action: int, after: State) -> list[Line]:
    """Tell a roll when its last die has fallen, and the scan that may follow."""
    if before.unrolled > 1:
        return []
    dice = list(before.loose)
    dice[action - DIE + 1] += 1
    shown = " ".join(str(face) for face in range(1, 7) for _ in range(dice[face]))
    rolled = line("roll", player=before.mover, dice=shown)
    return [rolled, *_tell_scan(before, after)]


def _tell_scan(before: State, after: State) -> list[Line]:
    """Tell every placement that the scan made, in its order (S-8)."""
    if after.phase != PLACE:
        return []
    told = []
    for steps in range(1, N_STACKS + 1):
        stack = next_stack(before.pawns[before.mover], steps)
        if after.served[stack] and not before.served[stack]:
            face = value_of(before, stack)
            told.append(line("must", player=before.mover, face=face, stack=stack))
    return told


def _tell_ability(before: State, action: int, after: State) -> list[Line]:
    player = before.mover
    if action == SCAN:
        return _tell_scan(before, after)
    if action < YELLOW_ACTION:
        count = count_loose(before)
        card = action - GREEN_ACTION + 1
        return [line("green", player=player, card=card, count=count)]
    card, faces = divmod(action - YELLOW_ACTION, N_FACES * N_FACES)
    face, other = faces // N_FACES + 1, faces % N_FACES + 1
    turned = line("yellow", player=player, card=card + 1, face=face, turned=other)
    return [turned, *_tell_scan(before, after)]


def _tell_place(before: State, action: int, after: State) -> list[Line]:
    player = before.mover
    if action == REROLL:
        return [line("reroll", player=player, count=count_loose(before))]
    if action == MOVE:
        return _tell_move(before)
    if action < PUT_PAIR:
        face, stack = divmod(action - PUT, N_STACKS)
        return [line("put", player=player, face=face + 1, stack=stack)]
    faces, stack = divmod(action - PUT_PAIR, N_STACKS)
    low, high = faces // N_FACES + 1, faces % N_FACES + 1
    return [line("put-pair", player=player, low=low, high=high, stack=stack)]


def _tell_move(before: State) -> list[Line]:
    player, steps = before.mover, count_steps(before)
    if steps == 0:
        return [line("stay", player=player)]
    stack = next_stack(before.pawns[player], steps)
    walked = line("walk", player=player, count=steps, stack=stack)
    return [walked, line("bonus", player=player)] if steps == N_STACKS else [walked]


def _tell_exchange(before: State, action: int, after: State) -> list[Line]:
    if action < SWAP or action >= GIFT + len(before.cards) * MAX_SEATS:
        return []
    key, first = ("swap", SWAP) if action < GIFT else ("gift", GIFT)
    card, victim = divmod(action - first, MAX_SEATS)
    facts = card_facts(before, card)
    return [line(key, player=before.mover, victim=victim, **facts)]


def _tell_get(before: State, action: int, after: State) -> list[Line]:
    if before.phase == GIVE or before.given == NO_CARD:
        return []
    player, victim = before.mover, before.partner
    given = card_facts(before, before.given)
    got = card_facts(before, action - GET_ACTION)
    return [
        line("given", player=player, victim=victim, **given),
        line("got", player=player, victim=victim, **got),
    ]


def _tell_set(before: State, action: int, after: State) -> list[Line]:
    if action == END:
        return []
    shown = ordered(before, action)
    cards = "+".join(str(card + 1) for card in shown)
    kind = "-".join(PICTURES[before.pictures[card]] for card in shown)
    return [line("set", player=before.mover, cards=cards, kind=kind)]


_TELLERS: dict[int, Callable[[State, int, State], list[Line]]] = {
    CHOOSE_START: _tell_start,
    REVEAL: _tell_reveal,
    REFILL: _tell_reveal,
    CHOOSE_DICE: _tell_dice,
    ROLL: _tell_die,
    BEFORE_SCAN: _tell_ability,
    PLACE: _tell_place,
    EXCHANGE: _tell_exchange,
    GIVE: _tell_get,
    GET: _tell_get,
    SETS: _tell_set,
}
