"""Alpha-beta over any game without chance, in steps that can be interrupted.

The horizon is a number of turns, not of plies: a turn of many plies is looked at to its
end.  One seat wants the most of its own worth, all others the least (*paranoid*; of
two seats that is plain minimax).  Nothing recurs and nothing is allocated: the path
from the root lies in arrays, so a search can stop after any position and go on later.

`clock`, `fingerprint` and `judge` are ports like `legal` and `apply`; a game's `bots`
puts its own in their place.
"""

from __future__ import annotations

from typing import Any

from spielkiste.engine.chance import draw
from spielkiste.engine.choices import Choices, empty
from spielkiste.engine.kernel import kernel
from spielkiste.engine.loops import apply, copy_state, legal
from spielkiste.engine.terms import TERMINAL

from .path import MOST_ACTIONS, MOST_SEATS, Node, Task

ENDLESS = 1 << 30
"""More than any position can be worth."""
NO_ACTION = -1
EXACT, AT_LEAST, AT_MOST = range(3)
BORING = 100
"""What coming back costs at first: about a turn."""
MORE_BORING = 3
"""What it costs more after every turn of the match."""


@kernel
def clock(state: Any) -> int:
    """Stand for how many turns of a match have ended."""
    raise NotImplementedError


@kernel
def fingerprint(state: Any) -> int:
    """Stand for a number that differs between positions that differ; never 0."""
    raise NotImplementedError


@kernel
def judge(state: Any, seat: int, sight: Any) -> int:
    """Stand for the worth of a position to a seat."""
    raise NotImplementedError


@kernel
def clear(task: Task, path: Any, seat: int, word: int) -> None:
    """Forget everything, and get ready to search for a seat."""
    _, _, _, slots = path
    task.seat = seat
    task.word = word
    task.nodes = 0
    for who in range(MOST_SEATS):
        for action in range(MOST_ACTIONS):
            task.history[who][action] = 0
    for index in range(len(slots)):
        slots[index].key = 0


@kernel
def begin(task: Task, path: Any, turns: int) -> None:
    """Enter the root, states[0], to look so many turns ahead; it has some action."""
    states, menus, nodes, slots = path
    root = nodes[0]
    task.level = 0
    task.horizon = clock(states[0]) + turns
    task.boredom = BORING + MORE_BORING * clock(states[0])
    root.low = root.first_low = -ENDLESS
    root.high = root.first_high = ENDLESS
    root.ahead = turns
    root.key = fingerprint(states[0])
    root.hint = NO_ACTION
    slot = slots[root.key % len(slots)]
    if slot.key == root.key:
        root.hint = slot.action
    open_node(task, states[0], menus[0], root)
    shuffle(task, menus[0])


@kernel
def shuffle(task: Task, menu: Choices) -> None:
    """Put equally promising actions into any order."""
    for index in range(menu.count - 1, 0, -1):
        other = draw(task, index + 1)  # type: ignore[arg-type]  # it has a word
        swap(menu.actions, index, other)
        swap(menu.weights, index, other)


@kernel
def go_on(task: Task, path: Any, sight: Any, most: int) -> bool:
    """Search `most` positions further; True when everything is known."""
    limit = task.nodes + most
    while task.level >= 0 and task.nodes < limit:
        step(task, path, sight)
    return task.level < 0


@kernel
def result(task: Task, path: Any) -> tuple[int, int, int]:
    """Return the best action so far, its worth, and how many positions were seen."""
    _, _, nodes, _ = path
    return int(nodes[0].action), int(nodes[0].best), int(task.nodes)


@kernel
def step(task: Task, path: Any, sight: Any) -> None:
    """Try the next action of the deepest node, or close it."""
    states, menus, nodes, slots = path
    level = task.level
    node = nodes[level]
    if node.cursor == menus[level].count or node.low >= node.high:
        close_node(task, node, slots)
        task.level -= 1
        if level > 0:
            prefer_short(task, states, level)
            take_worth(task, nodes[level - 1], menus[level - 1])
        return
    action = pick_action(node, menus[level])
    copy_state(states, level + 1, level)
    apply(states[level + 1], node.who, action)
    task.nodes += 1
    if enter(task, path, sight, level + 1):
        take_worth(task, node, menus[level])
    else:
        task.level += 1


@kernel
def prefer_short(task: Task, states: Any, level: int) -> None:
    """Make a turn that only goes on worth a little less than one that comes to its end.

    At the root only: there it decides between equals, deeper it would cost time.
    """
    is_same_turn = clock(states[1]) == clock(states[0])
    if level == 1 and is_same_turn and states[1].to_move == task.seat:
        task.worth -= 1


@kernel
def enter(task: Task, path: Any, sight: Any, level: int) -> bool:
    """Look at a new position; True if its worth is known without going deeper."""
    states, menus, nodes, slots = path
    state = states[level]
    node = nodes[level]
    node.key = fingerprint(state)
    if is_repeated(nodes, level):
        task.worth = -task.boredom
        return True
    node.ahead = task.horizon - clock(state)
    is_end = state.to_move == TERMINAL or level == len(states) - 1
    if is_end or node.ahead <= 0:
        task.worth = judge(state, task.seat, sight)
        return True
    node.low = node.first_low = nodes[level - 1].low
    node.high = node.first_high = nodes[level - 1].high
    if is_remembered(task, node, slots):
        return True
    open_node(task, state, menus[level], node)
    return False


@kernel
def is_repeated(nodes: Any, level: int) -> bool:
    """Tell whether the position has been on the path already: nobody gets anywhere."""
    for earlier in range(level):  # noqa: SIM110  # machine code knows no generators
        if nodes[earlier].key == nodes[level].key:
            return True
    return False


@kernel
def is_remembered(task: Task, node: Node, slots: Any) -> bool:
    """Tell whether the worth is known well enough; else there may be a hint."""
    slot = slots[node.key % len(slots)]
    node.hint = NO_ACTION
    if slot.key != node.key:
        return False
    node.hint = slot.action
    if slot.ahead < node.ahead:
        return False
    worth = slot.worth
    task.worth = worth
    if slot.bound == AT_LEAST:
        return bool(worth >= node.high)
    if slot.bound == AT_MOST:
        return bool(worth <= node.low)
    return True


@kernel
def open_node(task: Task, state: Any, menu: Choices, node: Node) -> None:
    """List what can be done, and how promising each action is."""
    node.who = state.to_move
    node.cursor = 0
    node.action = NO_ACTION
    node.best = -ENDLESS if node.who == task.seat else ENDLESS
    empty(menu)
    legal(state, node.who, menu)
    for index in range(menu.count):
        action = menu.actions[index]
        menu.weights[index] = task.history[node.who][action]
        if action == node.hint:
            menu.weights[index] = ENDLESS


@kernel
def pick_action(node: Node, menu: Choices) -> int:
    """Move the most promising action that is left to the cursor, and take it."""
    best = node.cursor
    for index in range(node.cursor + 1, menu.count):
        if menu.weights[index] > menu.weights[best]:
            best = index
    swap(menu.actions, node.cursor, best)
    swap(menu.weights, node.cursor, best)
    node.cursor += 1
    return menu.actions[node.cursor - 1]


@kernel
def swap(row: list[int], one: int, other: int) -> None:
    """Exchange two entries."""
    kept = row[one]
    row[one] = row[other]
    row[other] = kept


@kernel
def take_worth(task: Task, node: Node, menu: Choices) -> None:
    """Let a node know what the action begun last has turned out to be worth."""
    worth = task.worth
    action = menu.actions[node.cursor - 1]
    if node.who == task.seat:
        if worth > node.best:
            node.best = worth
            node.action = action
        node.low = max(node.low, worth)
    else:
        if worth < node.best:
            node.best = worth
            node.action = action
        node.high = min(node.high, worth)
    if node.low >= node.high:
        task.history[node.who][action] += 1


@kernel
def close_node(task: Task, node: Node, slots: Any) -> None:
    """Hand the worth of a node up and remember it."""
    task.worth = node.best
    slot = slots[node.key % len(slots)]
    slot.key = node.key
    slot.worth = node.best
    slot.ahead = node.ahead
    slot.action = node.action
    slot.bound = EXACT
    if node.best <= node.first_low:
        slot.bound = AT_MOST
    elif node.best >= node.first_high:
        slot.bound = AT_LEAST
