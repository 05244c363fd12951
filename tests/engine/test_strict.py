"""A checked state raises where machine code would silently do something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spielkiste.engine.contract.strict import as_strict, strict
from spielkiste.engine.layout import Record, grid, number, record, row


@record
class Sample(Record):
    """A little of everything."""

    single: int = number("i1")
    wide: int = number("i8")
    places: list[int] = row("i2", 3)
    rows: list[list[int]] = grid("i1", 2, 4)


@pytest.fixture
def state() -> Any:
    """Return a checked state of zeros."""
    return strict(Sample)()


def test_a_misspelt_field_raises(state: Any) -> None:
    with pytest.raises(AttributeError, match="Sample has no field 'singel'"):
        state.singel = 1
    with pytest.raises(AttributeError):
        _ = state.singel


@pytest.mark.parametrize(
    ("name", "low", "high"), [("single", -128, 127), ("wide", -(2**63), 2**63 - 1)]
)
def test_a_number_must_fit_its_width(
    state: Any, name: str, low: int, high: int
) -> None:
    for value in (low, 0, high):
        setattr(state, name, value)
        assert getattr(state, name) == value
    for value in (low - 1, high + 1, 10**30):
        with pytest.raises(OverflowError, match=name):
            setattr(state, name, value)
    assert getattr(state, name) == high


@pytest.mark.parametrize("value", [1.0, "1", None, True, [1]])
def test_a_field_holds_integers_only(state: Any, value: object) -> None:
    with pytest.raises(TypeError, match="single holds integers"):
        state.single = value
    with pytest.raises(TypeError, match="places holds integers"):
        state.places[0] = value
    with pytest.raises(TypeError, match="rows holds integers"):
        state.rows[1][3] = value


@pytest.mark.parametrize("index", [3, 4, -1, -3, 100])
def test_an_index_out_of_range_raises(state: Any, index: int) -> None:
    """Negative ones too: machine code would read the memory before the row."""
    with pytest.raises(IndexError, match="places"):
        _ = state.places[index]
    with pytest.raises(IndexError, match="places"):
        state.places[index] = 1
    with pytest.raises(IndexError, match="rows"):
        _ = state.rows[index]
    with pytest.raises(IndexError, match="rows"):
        _ = state.rows[0][index + 1 if index > 0 else index]


FAULTS: list[tuple[Callable[[Any], object], type[Exception]]] = [
    (lambda s: s.places.__setitem__(0, 2**15), OverflowError),
    (lambda s: s.rows[1].__setitem__(0, -129), OverflowError),
    (lambda s: setattr(s, "places", [1, 2, 2**15]), OverflowError),
    (lambda s: setattr(s, "places", [1, 2]), IndexError),
    (lambda s: setattr(s, "places", [1, 2, 3, 4]), IndexError),
    (lambda s: setattr(s, "rows", [[0] * 4]), IndexError),
    (lambda s: setattr(s, "rows", [[0] * 4, [0] * 3]), IndexError),
    (lambda s: s.rows.__setitem__(0, [0] * 3), IndexError),
    (lambda s: s.rows.__setitem__(0, [0, 0, 0, 200]), OverflowError),
    (lambda s: s.places.__setitem__(slice(0, 2), [1, 2**15]), OverflowError),
    (lambda s: s.places.__setitem__(slice(0, 2), [1]), IndexError),
    (lambda s: s.places.append(1), TypeError),
    (lambda s: s.places.pop(), TypeError),
    (lambda s: s.places.clear(), TypeError),
    (lambda s: s.places.extend([1]), TypeError),
    (lambda s: s.places.insert(0, 1), TypeError),
    (lambda s: s.places.remove(0), TypeError),
    (lambda s: s.places.__delitem__(0), TypeError),
    (lambda s: s.places.__iadd__([1]), TypeError),
]


@pytest.mark.parametrize("number", range(len(FAULTS)))
def test_rows_keep_their_length_and_their_width(state: Any, number: int) -> None:
    fault, error = FAULTS[number]
    before = as_strict(state)
    with pytest.raises(error):
        fault(state)
    assert state == before


def test_a_row_that_is_put_in_place_is_checked_from_then_on(state: Any) -> None:
    state.places = [1, 2, 3]
    state.rows[0] = [5, 6, 7, 8]
    for values in (state.places, state.rows[0]):
        with pytest.raises(OverflowError):
            values[0] = 2**20


def test_a_checked_state_is_equal_to_a_plain_one_and_apart_from_it() -> None:
    plain = Sample()
    plain.rows[1][2] = 7
    checked = as_strict(plain)
    assert checked == plain
    assert plain == checked
    checked.rows[1][2] = 8
    assert plain.rows[1][2] == 7
    twin = checked.copy()
    twin.places[0] = 4
    assert (checked.places[0], twin.places[0]) == (0, 4)
    assert type(twin) is type(checked) is strict(Sample)
    with pytest.raises(OverflowError):
        twin.places[0] = 2**15


def test_reading_is_as_ever(state: Any) -> None:
    state.places = [4, 5, 6]
    assert list(state.places) == [4, 5, 6]
    assert state.places[0:2] == [4, 5]
    assert sum(state.places) == 15
    assert (5 in state.places, state.places.index(6)) == (True, 2)
