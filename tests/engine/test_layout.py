"""States as plain records with slots, and the same as NumPy's."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielkiste.engine.layout import (
    Field,
    Record,
    dtype,
    grid,
    number,
    pack,
    record,
    row,
    unpack,
)
from spielkiste.engine.terms import (
    ANYONE,
    CHANCE,
    CLOCK,
    NOBODY,
    SPECTATOR,
    TERMINAL,
    UNKNOWN,
)


@record
class Sample(Record):
    """A little of everything."""

    single: int = number("i1")
    wide: int = number("i8")
    places: list[int] = row("i2", 3)
    rows: list[list[int]] = grid("i4", 2, 4)


@record
class Other(Record):
    """Something else."""

    single: int = number("i1")


def whole(bits: int) -> st.SearchStrategy[int]:
    """Return all numbers of a signed width."""
    return st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


@st.composite
def samples(draw: Any) -> Sample:
    """Return any state of the sample."""
    state = Sample()
    state.single = draw(whole(8))
    state.wide = draw(whole(64))
    state.places = draw(st.lists(whole(16), min_size=3, max_size=3))
    line = st.lists(whole(32), min_size=4, max_size=4)
    state.rows = draw(st.lists(line, min_size=2, max_size=2))
    return state


def test_a_new_state_is_all_zeros() -> None:
    state = Sample()
    assert state.values() == (0, 0, [0, 0, 0], [[0] * 4, [0] * 4])
    assert repr(Other()) == "Other(single=0)"


def test_a_state_has_no_other_fields() -> None:
    state: Any = Sample()
    with pytest.raises(AttributeError):
        state.singel = 1
    assert not hasattr(state, "__dict__")


@given(samples())
def test_a_copy_is_equal_and_shares_nothing(state: Sample) -> None:
    twin = state.copy()
    assert twin == state
    twin.places[0] ^= 1
    assert twin != state
    twin = state.copy()
    twin.rows[1][3] ^= 1
    assert twin != state
    state.assign(twin)
    assert twin == state
    twin.rows[0][0] ^= 1
    assert twin != state


@given(samples())
def test_a_state_survives_numpy_and_pickle(state: Sample) -> None:
    packed = np.zeros(2, dtype(Sample))
    pack(state, packed[1])
    assert unpack(Sample, packed[1]) == state
    assert unpack(Sample, packed[0]) == Sample()
    assert pickle.loads(pickle.dumps(state)) == state
    values = unpack(Sample, packed[1]).values()
    assert type(values[0]) is int
    assert type(values[3][0][0]) is int


def test_states_of_different_kinds_are_not_equal() -> None:
    assert Sample() != Other()
    assert Other() != 0
    with pytest.raises(TypeError):
        hash(Other())


def test_a_width_must_exist() -> None:
    for width in ("i3", "u1", "f8", "", "int"):
        with pytest.raises(ValueError, match="width"):
            Field(width)


def test_a_state_needs_fields_and_the_decorator() -> None:
    class Bare(Record):
        """No fields at all."""

    with pytest.raises(TypeError, match="declares no fields"):
        record(Bare)
    for use in (lambda: Bare().copy(), lambda: Bare().assign(Bare())):
        with pytest.raises(TypeError, match="needs the decorator"):
            use()


def test_the_named_numbers_are_no_seats_and_differ() -> None:
    named = [CHANCE, ANYONE, CLOCK, TERMINAL, SPECTATOR, NOBODY, UNKNOWN]
    assert all(each < 0 for each in named)
    assert len(set(named)) == len(named)
