"""What is in the box: board, discs, pawns, tokens (T-1..T-3, T-6). Tables only."""

from __future__ import annotations

SIDE = 7
SPACES = SIDE * SIDE
FILES = "abcdefg"
NAMES = tuple(f"{FILES[space % SIDE]}{space // SIDE + 1}" for space in range(SPACES))
"""Spaces are numbered a1 b1 … g1 a2 … g7 (T-1)."""
BY_NAME = {name: space for space, name in enumerate(NAMES)}

A1, A7, G7, G1 = (BY_NAME[name] for name in ("a1", "a7", "g7", "g1"))
CENTRE = BY_NAME["d4"]
CORNERS = (A1, G1, A7, G7)
"""In the order of the spaces."""
IS_CORNER = tuple(int(space in CORNERS) for space in range(SPACES))
DISC_SPACES = tuple(s for s in range(SPACES) if s not in CORNERS and s != CENTRE)
"""Where a disc lies at the start (T-1), in the order in which they are laid."""
N_DISCS = len(DISC_SPACES)

# What lies on a space: nothing, a cube of colour 1 … 7, or a symbol.
BLANK = 0
RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE, PINK = range(1, 8)
ORTHOGONAL, DIAGONAL, LEAP, WARP, SAVE = range(8, 13)
NOT_LAID = -1
"""A space that still waits for its disc, or a place in a row for its token."""

N_COLOURS = 7
N_KINDS = 12
DISC_NAMES = (
    "blank",
    *("red", "orange", "yellow", "green", "blue", "purple", "pink"),
    *("orthogonal", "diagonal", "leap", "warp", "save"),
)
DISC_COUNTS = (0, 4, 4, 4, 4, 4, 4, 4, 6, 3, 3, 3, 1)
"""How many discs of each kind there are (T-2)."""
N_WARPS = DISC_COUNTS[WARP]

MAX_SEATS = 4
PAWNS = ("blue", "mint", "pink", "purple")
SHAPES = ("star", "square", "triangle", "circle")
OFF_BOARD = -1
STARTS = (
    (OFF_BOARD, OFF_BOARD, OFF_BOARD, OFF_BOARD),
    (OFF_BOARD, OFF_BOARD, OFF_BOARD, OFF_BOARD),
    (A1, G7, OFF_BOARD, OFF_BOARD),
    (A1, A7, G7, OFF_BOARD),
    (A1, A7, G7, G1),
)
"""By the number of seats: the corners on which pawns start (T-6)."""

N_NEIGHBOURS = 8


def _neighbours(*steps: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
    """Return for every space the spaces at these steps, filled up with OFF_BOARD."""
    table = []
    for space in range(SPACES):
        up, right = divmod(space, SIDE)
        found = sorted(
            (up + i) * SIDE + right + j
            for i, j in steps
            if 0 <= up + i < SIDE and 0 <= right + j < SIDE
        )
        table.append((*found, *[OFF_BOARD] * (N_NEIGHBOURS - len(found))))
    return tuple(table)


_LONG = [(i, j) for i in (-2, 2) for j in (-1, 1)]
KNIGHT = _neighbours(*_LONG, *[(j, i) for i, j in _LONG])
ADJACENT = _neighbours((-1, 0), (0, -1), (0, 1), (1, 0))
SLANTED = _neighbours((-1, -1), (-1, 1), (1, -1), (1, 1))
