"""States in which every access is checked, for tests.

Kernels run on them unchanged.  A misspelt field, a number too large for its width
and an index out of range, which compiled code would let pass, raise here.
"""

from __future__ import annotations

from typing import Any, SupportsIndex, TypeVar, cast

from spielkiste.engine.layout import WIDTHS, Field, Record

R = TypeVar("R", bound=Record)


class Checked(list[Any]):
    """A list of fixed length whose numbers must fit a width."""

    __slots__ = ("field", "name")

    def __init__(self, values: list[Any], name: str, field: Field) -> None:
        super().__init__(values)
        self.name = name
        self.field = field

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(self._checked(index))

    def __setitem__(self, index: Any, value: Any) -> None:
        inner = Field(self.field.width, self.field.shape[1:])
        if not isinstance(index, slice):
            value = _guard(value, self.name, inner)
        elif len(value) == len(self[index]):
            value = [_guard(item, self.name, inner) for item in value]
        else:
            raise IndexError(f"{self.name}[{index}] cannot hold {len(value)} values")
        super().__setitem__(self._checked(index), value)

    def _keep_length(self, *_: Any) -> Any:
        raise TypeError(f"{self.name} has a fixed length")

    append = extend = insert = pop = remove = clear = _keep_length
    __delitem__ = __iadd__ = __imul__ = _keep_length

    def _checked(self, index: SupportsIndex | slice) -> SupportsIndex | slice:
        if not isinstance(index, slice) and not 0 <= int(index) < len(self):
            raise IndexError(f"{self.name}[{index}] of {len(self)}")
        return index


def check_width(value: object, name: str, field: Field) -> None:
    """Refuse a value that the declared width of a field cannot hold."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{name} holds integers, not {value!r}")
    if value not in WIDTHS[field.width]:
        raise OverflowError(f"{name} = {value} overflows {field.width}")


def _guard(value: Any, name: str, field: Field) -> Any:
    """Return a field's new value in checked form."""
    if not field.shape:
        check_width(value, name, field)
        return value
    if len(value) != field.shape[0]:
        raise IndexError(f"{name} holds {field.shape[0]} values, not {len(value)}")
    inner = Field(field.width, field.shape[1:])
    return Checked([_guard(item, name, inner) for item in value], name, field)


_twins: dict[type, Any] = {}


def strict(kind: type[R]) -> type[R]:
    """Return the checked twin of a kind of state, equal to it field by field."""
    if kind not in _twins:
        _twins[kind] = _make_twin(kind)
    return cast("type[R]", _twins[kind])


def _make_twin(kind: Any) -> Any:
    class Strict(kind):  # type: ignore[misc]
        """A state in which every access is checked."""

        __slots__ = ()

        def __setattr__(self, name: str, value: Any) -> None:
            if name not in kind.FIELDS:
                raise AttributeError(f"{kind.__name__} has no field {name!r}")
            super().__setattr__(name, _guard(value, name, kind.FIELDS[name]))

        def copy(self) -> Any:
            """Return an independent checked state."""
            new = type(self)()
            new.assign(self)
            return new

    Strict.__name__ = Strict.__qualname__ = f"Strict{kind.__name__}"
    return Strict


def as_strict(state: R) -> R:
    """Return a checked copy of a plain state."""
    if type(state) in _twins.values():
        return state.copy()
    checked: R = strict(type(state))()
    checked.assign(state)
    return checked
