"""States as records of named integers: plain objects, strict ones, NumPy records.

A game declares its state once::

    @record
    class State(Record):
        to_move: int = number("i1")          # a seat, CHANCE, ANYONE or TERMINAL
        board: list[int] = row("i1", 49)     # the disc on every space
        rows: list[list[int]] = grid("i1", 4, 7)

`State()` is then a plain object of zeros with slots, `strict(State)` the same with
every access checked, `dtype(State)` the NumPy record that compiled kernels take.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast

if TYPE_CHECKING:
    import numpy as np

WIDTHS = {
    "i1": range(-(1 << 7), 1 << 7),
    "i2": range(-(1 << 15), 1 << 15),
    "i4": range(-(1 << 31), 1 << 31),
    "i8": range(-(1 << 63), 1 << 63),
    "u4": range(1 << 32),
}
"""What a number of each width can hold; u4 is for indices, which are then never < 0."""


@dataclass(frozen=True)
class Field:
    """The width of a field's numbers and its shape, () for a single one."""

    width: str
    shape: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.width not in WIDTHS:
            raise ValueError(f"width {self.width!r} is none of {', '.join(WIDTHS)}")


def number(width: str) -> int:
    """Declare a field of one integer, `width` as NumPy writes it."""
    return cast(int, Field(width))


def row(width: str, length: int) -> list[int]:
    """Declare a field of `length` integers."""
    return cast("list[int]", Field(width, (length,)))


def grid(width: str, rows: int, columns: int) -> list[list[int]]:
    """Declare a field of `rows` times `columns` integers."""
    return cast("list[list[int]]", Field(width, (rows, columns)))


class Record:
    """A state as a plain object; made by `record` from a class of declared fields."""

    __slots__ = ()
    FIELDS: ClassVar[dict[str, Field]] = {}

    def copy(self) -> Self:
        """Return an independent state that is equal to this one."""
        raise TypeError(f"{type(self).__name__} needs the decorator @record")

    def assign(self, other: Self) -> None:
        """Become equal to `other`, in place."""
        raise TypeError(f"{type(self).__name__} needs the decorator @record")

    def values(self) -> tuple[Any, ...]:
        """Return all fields in their declared order."""
        return tuple(getattr(self, name) for name in self.FIELDS)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or other.FIELDS != self.FIELDS:
            return NotImplemented
        return self.values() == other.values()

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} changes in place, it has no hash")

    def __getstate__(self) -> tuple[Any, ...]:
        return self.values()

    def __setstate__(self, values: tuple[Any, ...]) -> None:
        for name, value in zip(self.FIELDS, values, strict=True):
            setattr(self, name, value)

    def __repr__(self) -> str:
        pairs = (f"{name}={getattr(self, name)!r}" for name in self.FIELDS)
        return f"{type(self).__name__}({', '.join(pairs)})"


R = TypeVar("R", bound=Record)


def record(declared: type[R]) -> type[R]:
    """Turn a class of declared fields into a record class with slots."""
    fields = {k: v for k, v in vars(declared).items() if isinstance(v, Field)}
    if not fields:
        raise TypeError(f"{declared.__name__} declares no fields")
    dropped = {*fields, "__dict__", "__weakref__"}
    body = {k: v for k, v in vars(declared).items() if k not in dropped}
    body |= {"__slots__": tuple(fields), "FIELDS": fields, **_methods(fields)}
    return cast("type[R]", type(declared.__name__, declared.__bases__, body))


def _methods(fields: dict[str, Field]) -> dict[str, Any]:
    """Write __init__, copy and assign out field by field, as dataclasses do.

    A loop over the fields would be several times slower, and a search copies more
    often than it does anything else.
    """
    zeros = [f"self.{name} = {_zeros(field.shape)}" for name, field in fields.items()]
    copies = [f"new.{n} = {_copied(f'self.{n}', f)}" for n, f in fields.items()]
    assigns = [f"self.{n} = {_copied(f'other.{n}', f)}" for n, f in fields.items()]
    lines = [
        *("def __init__(self):", *zeros),
        *("def copy(self):", "new = create(type(self))", *copies, "return new"),
        *("def assign(self, other):", *assigns),
    ]
    source = "\n".join(x if x.startswith("def") else f"    {x}" for x in lines)
    scope: dict[str, Any] = {"create": object.__new__}
    exec(source, scope)  # made of field names and sizes only
    return {name: scope[name] for name in ("__init__", "copy", "assign")}


def _zeros(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    inner = _zeros(shape[1:])
    return f"[{inner} for _ in range({shape[0]})]"


def _copied(source: str, field: Field) -> str:
    depth = len(field.shape)
    return (source, f"{source}[:]", f"[line[:] for line in {source}]")[depth]


_dtypes: dict[type, np.dtype[Any]] = {}


def dtype(kind: type[Record]) -> np.dtype[Any]:
    """Return the NumPy record that compiled kernels take for this kind of state."""
    import numpy as np  # the plain way never imports it

    if kind not in _dtypes:
        fields = [(name, each.width, each.shape) for name, each in kind.FIELDS.items()]
        _dtypes[kind] = np.dtype(fields, align=True)
    return _dtypes[kind]


def pack(state: Record, into: Any) -> None:
    """Write a plain state into a NumPy record."""
    for name in state.FIELDS:
        into[name] = getattr(state, name)


def unpack(kind: type[R], packed: Any) -> R:
    """Return a NumPy record as a plain state."""
    state = kind()
    for name in kind.FIELDS:
        setattr(state, name, packed[name].tolist())
    return state
