"""A position as a text that a person can read and write by hand.

::

    seats 3, first 1, selective, combine     all but `seats` may be missing
    stack 0: 17 of 7                         open card and cards in all; `- of 7`: not
    …                                        yet open, `- of 0`: empty
    bonus 6                                  bonus cards in the middle
    seat 0 at 3: 5 12, sets 1 of 1 9, bonus 1   face-up cards; sets and their cards
    seat 1 at -:                             a pawn that is not placed yet
    box 27 31                                cards out of the game
    turns 4                                  turns that have ended
    loose 1 1 4                              unplaced dice of this roll
    served 1 2=1+3                           stacks that have their die, or a pair
    unrolled 2, rerolls 1                    dice still to fall, re-rolls left
    met 2                                    who was met in an exchange this turn
    swap 12 with 2                           a swap under way; `-`: no card chosen yet
    seat 0 places                            what is decided next

What is decided next, by whose turn it is: `starts`, `reveals`, `chooses dice`, `rolls`,
`may use abilities`, `places`, `exchanges`, `gives`, `gets`, `refills`, `forms sets`,
`was last`.  A line `cards nut/1/4 …` gives an edition other than the house's: picture,
points, die of the cards 1 … 42.
"""

from __future__ import annotations

from collections.abc import Sequence

from spielkiste.engine.terms import NOBODY
from spielkiste.games.schraube_locker.components import (
    BOX,
    FACE_UP,
    IN_SET,
    N_CARDS,
    N_STACKS,
    NO_CARD,
    NO_STACK,
    PICTURES,
)
from spielkiste.games.schraube_locker.edition import Edition, house_text, read_edition
from spielkiste.games.schraube_locker.rules.dice import pair_on
from spielkiste.games.schraube_locker.state import State

NONE = "-"
DECISIONS = (
    *("starts", "reveals", "chooses dice", "rolls", "may use abilities", "places"),
    *("exchanges", "gives", "gets", "refills", "forms sets", "was last"),
)
"""By the phase."""


def write_state(state: State) -> str:
    """Return the position as text; `read_state` reads it back to an equal state."""
    lines = [_options(state), *_edition(state)]
    lines += [_stack(state, stack) for stack in range(N_STACKS)]
    lines.append(f"bonus {state.bonus_left}")
    lines += [_seat(state, seat) for seat in range(state.seats)]
    lines += _listed("box", _cards_at(state, BOX))
    lines.append(f"turns {state.turns}")
    lines += _listed("loose", [f for f, n in enumerate(state.loose) for _ in range(n)])
    lines += _listed("served", _served(state))
    lines.append(f"unrolled {state.unrolled}, rerolls {state.rerolls}")
    lines += _listed("met", [s for s in range(state.seats) if state.met[s]])
    if state.partner != NOBODY:
        given = NONE if state.given == NO_CARD else state.given + 1
        lines.append(f"swap {given} with {state.partner}")
    lines.append(f"seat {_decider(state)} {DECISIONS[state.phase]}")
    return "\n".join(lines) + "\n"


def _decider(state: State) -> int:
    """Return whose start or whose turn it is."""
    return state.to_move if state.phase == 0 else state.mover


def _options(state: State) -> str:
    parts = [f"seats {state.seats}"]
    parts += [f"first {state.first_seat}"] if state.first_seat else []
    parts += ["selective"] if state.selective_dice else []
    parts += ["combine"] if state.combine_dice else []
    return ", ".join(parts)


def _edition(state: State) -> list[str]:
    shown = Edition(tuple(state.pictures), tuple(state.points), tuple(state.die_values))
    if shown == read_edition(house_text()):
        return []
    cards = zip(*shown, strict=True)
    return ["cards " + " ".join(f"{PICTURES[p]}/{n}/{v}" for p, n, v in cards)]


def _stack(state: State, stack: int) -> str:
    top = state.tops[stack]
    shown = NONE if top == NO_CARD else top + 1
    return f"stack {stack}: {shown} of {state.heights[stack]}"


def _seat(state: State, seat: int) -> str:
    stack = state.pawns[seat]
    at = NONE if stack == NO_STACK else stack
    text = f"seat {seat} at {at}: {_joined(_cards_at(state, FACE_UP + seat))}".rstrip()
    if state.sets[seat]:
        cards = _joined(_cards_at(state, IN_SET + seat))
        text += f", sets {state.sets[seat]} of {cards}"
    return text + (f", bonus {state.bonuses[seat]}" if state.bonuses[seat] else "")


def _cards_at(state: State, place: int) -> list[int]:
    return [card + 1 for card in range(N_CARDS) if state.cards[card] == place]


def _served(state: State) -> list[str]:
    pairs = [(stack, pair_on(state, stack)) for stack in range(N_STACKS)]
    return [
        f"{stack}={pair[0]}+{pair[1]}" if pair else f"{stack}"
        for stack, pair in pairs
        if state.served[stack]
    ]


def _joined(numbers: Sequence[object]) -> str:
    return " ".join(map(str, numbers))


def _listed(word: str, numbers: Sequence[object]) -> list[str]:
    return [f"{word} {_joined(numbers)}"] if numbers else []
