"""Handfuls of dice, numbered."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb

from spielkiste.games.schraube_locker.bots.handfuls import (
    FACES,
    FIRST,
    N_HANDFULS,
    NONE,
    SIZE,
    WAYS,
    WEIGHT,
    WITH,
    WITHOUT,
    number_of,
)


def counts(faces: tuple[int, ...]) -> list[int]:
    return [faces.count(face) for face in FACES]


def test_every_multiset_of_up_to_six_dice_has_a_number_of_its_own() -> None:
    assert comb(12, 6) == N_HANDFULS
    seen = {number_of(counts(f)) for n in range(7) for f in product(FACES, repeat=n)}
    assert seen == set(range(N_HANDFULS))


def test_weights_count_the_ways_in_which_dice_fall() -> None:
    for size in range(7):
        ways = Counter(number_of(counts(f)) for f in product(FACES, repeat=size))
        assert ways.total() == WAYS[size]
        for handful in range(FIRST[size], FIRST[size + 1]):
            assert SIZE[handful] == size
            assert WEIGHT[handful] == ways[handful]


def test_a_die_more_and_a_die_less_undo_each_other() -> None:
    for size in range(6):
        for faces in product(FACES, repeat=min(size, 4)):
            handful = number_of(counts(faces))
            for face in FACES:
                more = number_of(counts((*faces, face)))
                assert WITH[handful][face] == more
                assert WITHOUT[more][face] == handful


def test_there_is_no_seventh_die_and_none_that_was_not_rolled() -> None:
    for handful in range(FIRST[6], N_HANDFULS):
        assert all(WITH[handful][face] == NONE for face in FACES)
    assert all(WITHOUT[number_of([0, 2, 0, 0, 0, 0])][f] == NONE for f in (1, 3, 6))
