"""Who may be asked for an action, and other numbers that mean nobody in particular.

All are negative and differ from each other, so that none is mistaken for a seat.
"""

from __future__ import annotations

CHANCE = -1
"""Dice, cards, discs: its actions are outcomes and have weights."""
ANYONE = -2
"""Several seats may act, first come first served."""
CLOCK = -3
"""A time limit that has passed."""
TERMINAL = -4
"""The match is over: nobody is to move."""
SPECTATOR = -5
"""Somebody who looks on and sees what every seat sees."""
NOBODY = -6
"""No seat at all."""
UNKNOWN = -7
"""What stands in an observation for a number hidden from its seat."""

ACTOR_NAMES = {CHANCE: "chance", CLOCK: "clock"}
ACTORS_BY_NAME = {name: actor for actor, name in ACTOR_NAMES.items()}
