"""What is in the box (S-1, S-2, S-4). Tables only; the cards are an edition's."""

from __future__ import annotations

N_CARDS = 42
"""Point cards, numbered 1 … 42 in texts and 0 … 41 in arrays (S-1)."""
N_STACKS = 6
STACK_HEIGHT = 7
"""Cards in a stack at the start (S-4)."""
N_BONUS = 6
BONUS_POINTS = 6
SET_POINTS = 3
N_DICE = 6
N_FACES = 6
N_REROLLS = 2
MAX_SEATS = 4

# What a card shows (S-1).
NUT, BOLT, DOUBLE_NUT, DOUBLE_BOLT, GREEN, YELLOW, ORANGE, RED = range(8)
PICTURES = (
    *("nut", "bolt", "double_nut", "double_bolt"),
    *("green", "yellow", "orange", "red"),
)
RED_POINTS = -3

NO_CARD = -1
NO_STACK = -1

# Where a card is: with a seat face up, in one of a seat's sets, or else.
UNSEEN = -1
OPEN = -2
BOX = -3
FACE_UP = 0
IN_SET = MAX_SEATS
"""`FACE_UP + seat` and `IN_SET + seat` say whose card it is."""

CHOOSE_2 = tuple(n * (n - 1) // 2 for n in range(N_CARDS + 1))
CHOOSE_3 = tuple(n * (n - 1) * (n - 2) // 6 for n in range(N_CARDS + 1))
N_PAIRS = CHOOSE_2[N_CARDS]
N_TRIPLES = CHOOSE_3[N_CARDS]
"""Pairs and triples of cards are numbered in colexicographic order."""

MOST_SETS = 1024
"""An edition in which more different sets can be formed is refused."""
