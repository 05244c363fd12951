"""Handfuls: multisets of up to six dice, numbered by size, and how they change.

Tables only.  The handfuls of n dice have the numbers FIRST[n] … FIRST[n + 1] - 1; their
weights are the numbers of ways in which n dice can fall so, and add up to 6**n.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod

from ..components import N_DICE, N_FACES

FACES = range(1, N_FACES + 1)
_ALL = [
    handful
    for size in range(N_DICE + 1)
    for handful in combinations_with_replacement(FACES, size)
]
_NUMBER = {handful: number for number, handful in enumerate(_ALL)}

N_HANDFULS = len(_ALL)
SIZE = tuple(map(len, _ALL))
FIRST = tuple(sum(size < n for size in SIZE) for n in range(N_DICE + 2))
NONE = -1
"""No such handful."""


def _weight(handful: tuple[int, ...]) -> int:
    alike = prod(factorial(handful.count(face)) for face in FACES)
    return factorial(len(handful)) // alike


def _without(handful: tuple[int, ...], face: int) -> int:
    rest = list(handful)
    if face not in rest:
        return NONE
    rest.remove(face)
    return _NUMBER[tuple(rest)]


def _with(handful: tuple[int, ...], face: int) -> int:
    return _NUMBER.get(tuple(sorted((*handful, face))), NONE)


WEIGHT = tuple(map(_weight, _ALL))
WAYS = tuple(N_FACES**n for n in range(N_DICE + 1))
WITHOUT = tuple((NONE, *(_without(h, face) for face in FACES)) for h in _ALL)
"""WITHOUT[handful][face]: the handful less one such die, or NONE."""
WITH = tuple((NONE, *(_with(h, face) for face in FACES)) for h in _ALL)
"""WITH[handful][face]: the handful and one such die; NONE above six dice."""


def number_of(counts: list[int]) -> int:
    """Return the number of the handful with so many dice of each face, from face 1."""
    faces = [face for face, n in zip(FACES, counts, strict=True) for _ in range(n)]
    return _NUMBER[tuple(faces)]
