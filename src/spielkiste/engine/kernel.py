"""Rules once, run two ways: plain Python as written, and compiled on demand.

`@kernel` leaves a function as it is.  `compiled(function)` returns its machine-code
twin: the same code, with every kernel it calls replaced by that one's twin and every
constant tuple by an array.  Loops that work for any game call *ports*, kernels without
a body of their own; `bind` and `compiled` put a game's kernels in their place.

This is the only file that knows Numba.  Numba's disk cache notices edits only in the
file of the function itself, and confuses functions of one name: so machine code lies
in a folder named by a fingerprint of everything it was built from, and a function that
was bound carries the digest of its bindings in its name.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import warnings
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Kernel = Callable[..., Any]
Bindings = tuple[tuple[Kernel, Kernel], ...]

CONSTANTS = (int, float, str, tuple)
"""What a kernel may read from its module; tuples become arrays."""

MOST_INLINED = 11_000
"""The `_weight` up to which a kernel becomes a part of its callers (decision 10)."""

_kernels: set[Kernel] = set()
_machine_forms: dict[Kernel, Kernel] = {}


def kernel(function: F) -> F:
    """Mark a function as one that can also be compiled; it stays plain Python."""
    _kernels.add(function)
    return function


def primitive(machine_form: Kernel) -> Callable[[F], F]:
    """Mark a kernel whose compiled twin is written differently, as `machine_form`."""

    def mark(function: F) -> F:
        _machine_forms[function] = machine_form
        return kernel(function)

    return mark


def bind(function: Kernel, ports: Mapping[Kernel, Kernel]) -> Kernel:
    """Return `function` in plain form with a game's kernels in the place of ports."""
    return _bound(function, _sorted(ports))


def compiled(function: Kernel, ports: Mapping[Kernel, Kernel] | None = None) -> Kernel:
    """Return the machine-code twin of a kernel, its ports bound; cached on disk."""
    return _compiled(function, _sorted(ports or {}))


def _sorted(ports: Mapping[Kernel, Kernel]) -> Bindings:
    return tuple(sorted(ports.items(), key=lambda pair: _name(pair[0])))


def _name(function: Kernel) -> str:
    return f"{function.__module__}.{function.__qualname__}"


@cache
def _bound(function: Kernel, ports: Bindings) -> Kernel:
    replaced = dict(ports)
    if function in replaced:
        return replaced[function]
    if not _reaches(function, frozenset(replaced)):
        return function
    scope = dict(_scope(function))
    scope |= {name: _bound(called, ports) for name, called in _calls(function)}
    return _twin(function, scope)


@cache
def _compiled(function: Kernel, ports: Bindings) -> Kernel:
    import numba  # the plain way never imports it

    replaced = dict(ports)
    if function in replaced:
        return _compiled(replaced[function], ())
    used = ports if _reaches(function, frozenset(replaced)) else ()
    if used != ports:
        return _compiled(function, used)
    source = _machine_forms.get(function, function)
    scope = dict(_scope(source))
    scope |= {name: _compiled(called, ports) for name, called in _calls(source)}
    scope |= dict(_tables(source))
    twin = _twin(source, scope)
    if ports:
        names = ",".join(f"{_name(port)}={_name(given)}" for port, given in ports)
        twin.__qualname__ += f"_{_hash(names.encode())}"
    folder = _cache_folder(_fingerprint(function, ports))
    numba.config.CACHE_DIR = str(folder or "")  # type: ignore[attr-defined]
    return numba.njit(
        twin,
        cache=folder is not None,
        nogil=True,
        error_model="numpy",
        forceinline=_weight(function, ports) <= MOST_INLINED,
    )


def _twin(function: Kernel, scope: dict[str, Any]) -> Kernel:
    """Return the function with other globals."""
    code = function.__code__
    if code.co_freevars:
        raise TypeError(f"{_name(function)} is a closure; give it ports instead")
    twin = FunctionType(code, scope, function.__name__, function.__defaults__)
    twin.__qualname__, twin.__module__ = function.__qualname__, function.__module__
    return twin


def _scope(function: Kernel) -> dict[str, Any]:
    return function.__globals__


def _calls(function: Kernel) -> Iterator[tuple[str, Kernel]]:
    """Yield the kernels that a kernel names, in no order that matters."""
    for name in function.__code__.co_names:
        value = _scope(function).get(name)
        if isinstance(value, FunctionType) and value in _kernels:
            yield name, value


def _tables(function: Kernel) -> Iterator[tuple[str, Any]]:
    """Yield the constant tables a kernel reads, as arrays."""
    import numpy as np  # the plain way never imports it

    for name in function.__code__.co_names:
        value = _scope(function).get(name)
        if isinstance(value, tuple):
            yield name, np.array(value, dtype=np.int64)


@cache
def _weight(function: Kernel, ports: Bindings) -> int:
    """Return the bytes of byte code of a kernel and of all it calls, each time."""
    given = dict(ports).get(function, function)
    source = _machine_forms.get(given, given)
    called = sum(_weight(each, ports) for _, each in _calls(source))
    return len(source.__code__.co_code) + called


@cache
def _reaches(function: Kernel, ports: frozenset[Kernel]) -> bool:
    """Tell whether a kernel calls one of these ports, itself or through others."""
    source = _machine_forms.get(function, function)
    return function in ports or any(
        called is not function and _reaches(called, ports)
        for _, called in _calls(source)
    )


def _fingerprint(function: Kernel, ports: Bindings) -> str:
    """Return a digest of all that the machine code of a kernel depends on.

    That is the byte code, the constants and the globals of every function it reaches,
    in whatever file they stand, and the versions and flags of the compiler.
    """
    import numba
    import numpy as np

    config: Any = numba.config
    flags = (config.BOUNDSCHECK, MOST_INLINED, numba.__version__, np.__version__)
    parts = sorted(_describe(each) for each in _reached(function, ports))
    return _hash("\n".join([repr(flags), *parts]).encode())


def _reached(function: Kernel, ports: Bindings) -> set[Kernel]:
    seen: set[Kernel] = set()
    open_ones = [function, *(given for _, given in ports)]
    while open_ones:
        current = open_ones.pop()
        current = _machine_forms.get(current, current)
        if current not in seen:
            seen.add(current)
            open_ones += [called for _, called in _calls(current)]
    return seen


def _describe(function: Kernel) -> str:
    """Return a text that differs wherever the function would behave differently."""
    code = function.__code__
    scope = _scope(function)
    read = [(n, scope[n]) for n in code.co_names if isinstance(scope.get(n), CONSTANTS)]
    bare = (code.co_code, code.co_consts, code.co_names, function.__defaults__)
    return f"{_name(function)} {bare!r} {read!r}"


def _hash(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=8).hexdigest()


def cache_root() -> Path:
    """Return where machine code is kept: SPIELKISTE_CACHE or the user's cache."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("SPIELKISTE_CACHE") or Path(base) / "spielkiste")


def _cache_folder(digest: str) -> Path | None:
    """Return the folder for this digest; None where nothing can be written."""
    root = _writable_root()
    return root and root / digest


@cache
def _writable_root() -> Path | None:
    """Make the cache; where that cannot be, say so once and return None."""
    root = cache_root()
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError as error:
        warnings.warn(
            f"Machine code is not kept, every start compiles anew: {error}",
            RuntimeWarning,
            stacklevel=2,
        )
        return None
