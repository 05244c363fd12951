"""The text of every action, and back."""

from __future__ import annotations

import re
from collections.abc import Callable

from spielkiste.engine.refusal import NotationError, refuse
from spielkiste.games.schraube_locker.actions import (
    CARD,
    DICE,
    DIE,
    DONE,
    END,
    GET_ACTION,
    GIFT,
    GIVE_ACTION,
    GREEN_ACTION,
    MOVE,
    N_ACTIONS,
    PAIR,
    PUT,
    PUT_PAIR,
    REROLL,
    SCAN,
    START,
    SWAP,
    YELLOW_ACTION,
    cards_of,
    gift,
    pair_of,
    put,
    put_pair,
    swap,
    triple_of,
    turn_die,
)
from spielkiste.games.schraube_locker.components import (
    BOLT,
    DOUBLE_BOLT,
    DOUBLE_NUT,
    MAX_SEATS,
    N_FACES,
    N_STACKS,
    NUT,
)
from spielkiste.games.schraube_locker.state import State

SET_ORDER = {DOUBLE_NUT: 0, DOUBLE_BOLT: 1, NUT: 2, BOLT: 3}


def write_action(state: State, action: int) -> str:
    """Return the text of an action; only a set needs the state, for its order."""
    if PAIR <= action < END:
        return f"set {'+'.join(str(card + 1) for card in ordered(state, action))}"
    for first, write in _WRITERS:
        if action >= first:
            return write(action - first)
    raise IndexError(action)


def ordered(state: State, action: int) -> list[int]:
    """Return the cards of a set: doubles, singles; nuts, bolts; ascending (S-24)."""

    def rank(card: int) -> tuple[int, int]:
        return SET_ORDER.get(state.pictures[card], len(SET_ORDER)), card

    return sorted(cards_of(action), key=rank)


def _numbered(word: str, first: int = 1) -> Callable[[int], str]:
    return lambda index: f"{word} {index + first}"


def _with_seat(word: str) -> Callable[[int], str]:
    return lambda index: f"{word} {index // MAX_SEATS + 1} {index % MAX_SEATS}"


def _write_turn(index: int) -> str:
    card, faces = divmod(index, N_FACES * N_FACES)
    return f"yellow {card + 1} {faces // N_FACES + 1} {faces % N_FACES + 1}"


def _write_pair(index: int) -> str:
    faces, stack = divmod(index, N_STACKS)
    return f"put {faces // N_FACES + 1}+{faces % N_FACES + 1} {stack}"


_WRITERS: tuple[tuple[int, Callable[[int], str]], ...] = (
    (END, lambda _: "end"),
    (GET_ACTION, _numbered("get")),
    (GIVE_ACTION, _numbered("give")),
    (DONE, lambda _: "done"),
    (GIFT, _with_seat("gift")),
    (SWAP, _with_seat("swap")),
    (MOVE, lambda _: "move"),
    (REROLL, lambda _: "roll"),
    (PUT_PAIR, _write_pair),
    (PUT, lambda index: f"put {index // N_STACKS + 1} {index % N_STACKS}"),
    (SCAN, lambda _: "scan"),
    (YELLOW_ACTION, _write_turn),
    (GREEN_ACTION, _numbered("green")),
    (DIE, _numbered("die")),
    (DICE, _numbered("dice")),
    (CARD, _numbered("card")),
    (START, _numbered("stack", 0)),
)


def _set(*numbers: int) -> int:
    """Return the id of a set of different cards, -1 when one is named twice."""
    if len(set(numbers)) < len(numbers):
        return -1
    cards = [number - 1 for number in numbers]
    return pair_of(*cards) if len(cards) == len("ab") else triple_of(*cards)


CARD_NUMBER = r"([1-9]|[123][0-9]|4[0-2])"
FACE = "([1-6])"
STACK = "([0-5])"
SEAT = "([0-3])"

_FORMS: tuple[tuple[str, Callable[..., int]], ...] = (
    (f"stack {STACK}", lambda stack: START + stack),
    (f"card {CARD_NUMBER}", lambda card: CARD + card - 1),
    (f"dice {FACE}", lambda count: DICE + count - 1),
    (f"die {FACE}", lambda face: DIE + face - 1),
    (f"green {CARD_NUMBER}", lambda card: GREEN_ACTION + card - 1),
    (f"yellow {CARD_NUMBER} {FACE} {FACE}", lambda c, f, o: turn_die(c - 1, f, o)),
    ("scan", lambda: SCAN),
    (f"put {FACE} {STACK}", put),
    (rf"put {FACE}\+{FACE} {STACK}", put_pair),
    ("roll", lambda: REROLL),
    ("move", lambda: MOVE),
    (f"swap {CARD_NUMBER} {SEAT}", lambda card, seat: swap(card - 1, seat)),
    (f"gift {CARD_NUMBER} {SEAT}", lambda card, seat: gift(card - 1, seat)),
    ("done", lambda: DONE),
    (f"give {CARD_NUMBER}", lambda card: GIVE_ACTION + card - 1),
    (f"get {CARD_NUMBER}", lambda card: GET_ACTION + card - 1),
    (rf"set {CARD_NUMBER}\+{CARD_NUMBER}", _set),
    (
        rf"set {CARD_NUMBER}\+{CARD_NUMBER}\+{CARD_NUMBER}",
        _set,
    ),
    ("end", lambda: END),
)


def read_action(state: State, who: int, text: str) -> int:
    """Return the id of a text; raises NotationError for one of no action."""
    for pattern, make in _FORMS:
        match = re.fullmatch(pattern, text)
        if match:
            action = make(*map(int, match.groups()))
            if 0 <= action < N_ACTIONS and write_action(state, action) == text:
                return action
    shown = text[:40]
    raise NotationError(refuse("", "schraube-locker-refusal-unreadable", text=shown))
