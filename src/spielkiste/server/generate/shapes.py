"""The protocol's messages and parts, and the games' views, as plain descriptions."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import textwrap
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec
import msgspec.inspect as look

from spielkiste import games
from spielkiste.server import wire


@dataclass(frozen=True)
class Field:
    """One field of a shape, as it is named on the wire."""

    name: str
    kind: look.Type
    required: bool
    default: object
    doc: str


@dataclass(frozen=True)
class Shape:
    """One JSON object: its name, what it is for, its tag ("" without one)."""

    name: str
    doc: str
    tag: str
    fields: tuple[Field, ...]


@cache
def commands() -> tuple[Shape, ...]:
    """All frames a page may send."""
    return _union(wire.Command)


@cache
def events() -> tuple[Shape, ...]:
    """All frames the server may send."""
    return _union(wire.Event)


@cache
def parts() -> tuple[Shape, ...]:
    """All pieces of messages and bodies of plain requests, in the files' order."""
    return tuple(
        struct_shape(item)
        for module in (wire.terms, wire.views, wire.bodies)
        for item in vars(module).values()
        if inspect.isclass(item)
        and item.__module__ == module.__name__
        and issubclass(item, wire.Part)
        and item is not wire.Part
    )


@cache
def aliases() -> dict[str, tuple[str, ...]]:
    """The closed choices of words that have a name: Phase, SeatKind, Proposal."""
    return {
        name: get_args(item)
        for name, item in vars(wire.terms).items()
        if get_origin(item) is Literal
    }


@cache
def views() -> tuple[Shape, ...]:
    """The typed dictionaries of every game's `view.py`, named after their game."""
    found: list[Shape] = []
    for module in pkgutil.iter_modules(games.__path__):
        try:
            view = importlib.import_module(f"{games.__name__}.{module.name}.view")
        except ModuleNotFoundError:
            continue
        found.extend(_views_of(view))
    return tuple(found)


def view_name(cls: type) -> str:
    """`View` in games/twisty/view.py is called TwistyView."""
    game = cls.__module__.split(".")[-2]
    return game.title().replace("_", "") + cls.__name__


def struct_shape(cls: type[msgspec.Struct]) -> Shape:
    """Describe one struct of the protocol."""
    info = look.type_info(cls)
    assert isinstance(info, look.StructType)
    tag = str(info.tag) if info.tag is not None else ""
    return Shape(cls.__name__, _doc(cls), tag, _fields(cls, info.fields))


def _views_of(module: Any) -> list[Shape]:
    found = []
    for item in vars(module).values():
        if inspect.isclass(item) and item.__module__ == module.__name__:
            info = look.type_info(item)
            if isinstance(info, look.TypedDictType):
                fields = _fields(item, info.fields)
                found.append(Shape(view_name(item), _doc(item), "", fields))
    return found


def _union(union: object) -> tuple[Shape, ...]:
    return tuple(struct_shape(cls) for cls in get_args(union))


def _fields(cls: type, fields: tuple[look.Field, ...]) -> tuple[Field, ...]:
    docs = _field_docs(cls)
    by_name = {field.name: field for field in fields}
    return tuple(
        Field(
            name=by_name[name].encode_name,
            kind=by_name[name].type,
            required=by_name[name].required,
            default=_default(by_name[name]),
            doc=docs.get(name, ""),
        )
        for name in cls.__annotations__
    )


def _default(field: look.Field) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None if field.default is msgspec.NODEFAULT else field.default


def _doc(cls: type) -> str:
    return inspect.cleandoc(cls.__doc__ or "").split("\n\n")[0].replace("\n", " ")


def _field_docs(cls: type) -> dict[str, str]:
    """The sentence that stands below a field, for every field that has one."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(tree, ast.ClassDef)
    docs = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(below.value, ast.Constant)
            docs[field.target.id] = " ".join(str(below.value.value).split())
    return docs
