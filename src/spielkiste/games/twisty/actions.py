"""Action ids: 0 … 48 a space, then pass, stop, save, then discs for chance to lay."""

from __future__ import annotations

from spielkiste.engine.refusal import NotationError, refuse
from spielkiste.engine.terms import CHANCE

from .components import BY_NAME, DISC_NAMES, NAMES, SPACES
from .state import State

PASS = SPACES
STOP = SPACES + 1
KEEP = SPACES + 2
"""To use the save disc; its text is `save`, like that of the disc."""
LAY = KEEP
"""LAY + kind: chance lays that disc, or that token."""
N_ACTIONS = LAY + len(DISC_NAMES)

TEXTS = (*NAMES, "pass", "stop", "save", *DISC_NAMES[1:])

_DECISIONS = {**BY_NAME, "pass": PASS, "stop": STOP, "save": KEEP}
_OUTCOMES = {name: LAY + kind for kind, name in enumerate(DISC_NAMES) if kind}


def write_action(state: State, action: int) -> str:
    """Return the text of an action id."""
    return TEXTS[action]


def read_action(state: State, who: int, text: str) -> int:
    """Return the id of a text; `save` is the disc for CHANCE, else the decision."""
    first, second = _DECISIONS, _OUTCOMES
    if who == CHANCE:
        first, second = second, first
    found = first.get(text, second.get(text))
    if found is None:
        shown = text[:40]
        raise NotationError(refuse("", "twisty-refusal-unreadable", text=shown))
    return found
