"""How a bot is named: a level, and after a colon how long it may think.

`hard` · `hard:300ms` · `hard:20000n` (positions looked at; the same on every machine).
"""

from __future__ import annotations

import re
from typing import NamedTuple

FORM = re.compile(r"([a-z]+)(?::([1-9][0-9]{0,8})(ms|n))?")


class SpecError(ValueError):
    """No bot has this name, or it cannot be given time to think."""


class Spec(NamedTuple):
    """A bot as it is asked for; at most one of the two limits is set, 0 is none."""

    name: str
    milliseconds: int = 0
    nodes: int = 0

    @property
    def has_budget(self) -> bool:
        """Whether it says how long to think."""
        return bool(self.milliseconds or self.nodes)


def read_spec(text: str) -> Spec:
    """Return what a text such as `hard:300ms` asks for; raises SpecError."""
    match = FORM.fullmatch(text)
    if match is None:
        raise SpecError(
            f"{text[:40]!r} names no bot: write hard, hard:300ms, hard:900n"
        )
    name, amount, unit = match.groups()
    if unit is None:
        return Spec(name)
    if unit == "ms":
        return Spec(name, milliseconds=int(amount))
    return Spec(name, nodes=int(amount))
