"""What a search keeps: the path from the root, what it remembers, where it is."""

from __future__ import annotations

from spielkiste.engine.layout import Record, grid, number, record

MOST_SEATS = 8
MOST_ACTIONS = 1024


@record
class Node(Record):
    """One position on the path from the root."""

    who: int = number("i1")
    ahead: int = number("i4")  # turns from here to the horizon
    key: int = number("i8")
    low: int = number("i4")  # a worth below this will not be chosen higher up
    high: int = number("i4")  # nor one above this
    first_low: int = number("i4")  # both as they were on entering
    first_high: int = number("i4")
    best: int = number("i4")
    action: int = number("i4")  # the one that is worth `best`
    hint: int = number("i4")  # the one that was best at a nearer horizon
    cursor: int = number("i4")  # how many actions have been begun


@record
class Slot(Record):
    """What is remembered of a position that was searched."""

    key: int = number("i8")
    worth: int = number("i4")
    ahead: int = number("i4")  # so many turns were looked ahead
    action: int = number("i4")
    bound: int = number("i1")


@record
class Task(Record):
    """A search under way."""

    seat: int = number("i1")  # for whom
    horizon: int = number("i4")  # at this clock positions are judged
    level: int = number("i4")  # how deep the path is; -1 when all is done
    nodes: int = number("i8")  # positions looked at so far
    worth: int = number("i4")  # of the position left last
    boredom: int = number("i4")  # what it costs to come back to the same position
    word: int = number("i8")  # a generator's, to choose between equals
    history: list[list[int]] = grid("i4", MOST_SEATS, MOST_ACTIONS)  # what cut off
