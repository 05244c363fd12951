"""The list into which a kernel offers legal actions, and chance its outcomes."""

from __future__ import annotations

from functools import cache

from .kernel import kernel
from .layout import Record, number, record, row


class Choices(Record):
    """Actions that may be taken now; the first `count` entries count."""

    count: int
    total: int  # of the weights
    actions: list[int]
    weights: list[int]  # of chance outcomes only; elsewhere meaningless
    actors: list[int]  # who may take each; filled by `loops.ask` only


@cache
def choices_kind(capacity: int) -> type[Choices]:
    """Return the kind of list that has room for `capacity` actions."""

    class Sized(Choices):
        """A list of choices with room for a fixed number."""

        count: int = number("u4")
        total: int = number("i4")
        actions: list[int] = row("i4", capacity)
        weights: list[int] = row("i4", capacity)
        actors: list[int] = row("i1", capacity)

    return record(Sized)


@kernel
def empty(choices: Choices) -> None:
    """Take everything off the list."""
    choices.count = 0
    choices.total = 0


@kernel
def offer(choices: Choices, action: int) -> None:
    """Add an action."""
    choices.actions[choices.count] = action
    choices.count += 1


@kernel
def offer_outcome(choices: Choices, action: int, weight: int) -> None:
    """Add an outcome of chance; `weight` is at least 1."""
    choices.actions[choices.count] = action
    choices.weights[choices.count] = weight
    choices.count += 1
    choices.total += weight
