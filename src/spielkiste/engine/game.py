"""The contract of a game: declared facts, kernels, and the public face over them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from .chance import Generator
from .choices import Choices, choices_kind, empty
from .kernel import bind, compiled, kernel
from .layout import Record
from .line import Line
from .loops import apply as apply_port
from .loops import ask as ask_loop
from .loops import legal as legal_port
from .option import Option, OptionValues, check_options
from .refusal import IllegalActionError, OptionError, Refusal, refuse, shown
from .terms import ANYONE, CHANCE, CLOCK, TERMINAL

S = TypeVar("S", bound=Record)


@kernel
def hide_nothing(_seen: Any, _seat: int) -> None:
    """Leave everything in sight: the default, for games that lie open."""


def sample_itself(observation: S, _generator: Generator) -> S:
    """Return the only state that fits an observation of everything."""
    return observation.copy()


def never_hidden(_state: Any, _seat: int, _who: int, _action: int) -> bool:
    """Let everybody see every ply."""
    return False


def split(winners: list[int], seats: int) -> list[float]:
    """Return 1/w for each of w winners, -1/(n-w) for the others; else 0 for all.

    That is: nobody has won, or everybody.
    """
    others = seats - len(winners)
    if not winners or not others:
        return [0.0] * seats
    return [1 / len(winners) if s in winners else -1 / others for s in range(seats)]


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """A game: what it declares, and what may be asked of it.

    Kernels get states of `kind` and must obey the contract (see `contract`).
    """

    name: str
    """As in `load_game`; also the prefix of its messages."""
    version: str
    """Changes whenever equal plies may lead to another state."""
    seats: range
    """The numbers of seats it can be played with."""
    seats_clause: str
    """The clause that says so."""
    options: tuple[Option, ...]
    kind: type[S]
    """The class of its states; the fields `to_move` and `seats` are required."""
    actions: int
    """Action ids are 0 to actions - 1."""
    capacity: int
    """The most actions that can be legal at once, of all actors together."""

    begin: Callable[[S, int, OptionValues], None]
    """Fill a fresh state for a number of seats and checked options."""
    legal: Callable[[S, int, Choices], None]
    """Kernel: offer every action that an actor who is to move may take."""
    apply: Callable[[S, int, int], None]
    """Kernel: carry a legal action out, in place."""
    hide: Callable[[S, int], None] = hide_nothing
    """Kernel: put UNKNOWN over all that a seat (or SPECTATOR) must not see."""
    scores_of: Callable[[S], list[int]]
    winners_of: Callable[[S], list[int]]
    returns_of: Callable[[S], list[float]]
    refuse: Callable[[S, int, object], Refusal]
    """Say why an action is not legal; asked only when it is not."""
    write_action: Callable[[S, int], str]
    read_action: Callable[[S, int, str], int]
    """Return the id of an actor's text; raise NotationError for none."""
    write_state: Callable[[S], str]
    read_state: Callable[[str], S]
    narrate: Callable[[S, int, int, S], list[Line]]
    """Tell a ply in sentences: observation before, actor, action, observation after."""
    view: Callable[[S], Any]
    """Say an observation in words, ready for JSON."""
    sample_world: Callable[[S, Generator], S] = sample_itself
    """Return a full state that fits an observation."""
    is_hidden: Callable[[S, int, int, int], bool] = never_hidden
    """Tell whether a seat must not see (state before, seat, actor, action)."""
    components: Callable[[S], tuple[int, ...]]
    """Count what is conserved; equal in all states of one match."""

    # --- the public face ------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether everybody sees everything."""
        return self.hide is hide_nothing

    def new(self, seats: int, **options: Any) -> S:
        """Return the first state; raises OptionError for what the game has not."""
        if type(seats) is not int or seats not in self.seats:
            raise OptionError(self._refuse_seats(seats))
        values = check_options(self.name, self.options, seats, options)
        state = self.kind()
        self.begin(state, seats, values)
        return state

    def to_move(self, state: S) -> int:
        """Return the seat to move, or CHANCE, ANYONE or TERMINAL."""
        return _to_move(state)

    def legal_actions(self, state: S, who: int) -> list[int]:
        """Return the ids of everything `who` may do now, in the game's order."""
        return self._ask(state, who)[0]

    def chance_outcomes(self, state: S) -> list[tuple[int, int]]:
        """Return (id, weight) of every outcome, nothing when CHANCE is not to move."""
        return list(zip(*self._ask(state, CHANCE), strict=True))

    def action_text(self, state: S, who: int, action: int) -> str:
        """Return an action in notation."""
        return self.write_action(state, action)

    def seen_text(self, state: S, seat: int, who: int, action: int) -> str:
        """Return an action in notation as a seat may see it, hidden parts as `?`."""
        text = self.write_action(state, action)
        if not self.is_hidden(state, seat, who, action):
            return text
        return f"{text.split(' ', maxsplit=1)[0]} ?"

    def parse_action(self, state: S, who: int, text: str) -> int:
        """Return the id of an actor's text; raises NotationError, legal or not."""
        return self.read_action(state, who, text)

    def refusal(self, state: S, who: int, action: object) -> Refusal | None:
        """Return why an action may not be played; None when it may."""
        known = isinstance(action, int) and not isinstance(action, bool)
        if known and action in self._ask(state, who)[0]:
            return None
        return self.refuse(state, who, action)

    def play(self, state: S, who: int, action: int) -> S:
        """Check an action, carry it out in place, and return the same state.

        Raises IllegalActionError, which says why and by which clause; the state is
        then untouched.
        """
        refusal = self.refusal(state, who, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        self.apply(state, who, action)
        return state

    def scores(self, state: S) -> list[int]:
        """Return the score of every seat as it stands."""
        return self.scores_of(state)

    def winners(self, state: S) -> list[int]:
        """Return the seats that have won; nobody before the end, or at all."""
        return self.winners_of(state)

    def returns(self, state: S) -> list[float]:
        """Return what the match was worth to every seat; all 0 before the end."""
        return self.returns_of(state)

    def observe(self, state: S, seat: int) -> S:
        """Return what a seat (or SPECTATOR) may see, hidden numbers as UNKNOWN."""
        seen = state.copy()
        self.hide(seen, seat)
        return seen

    def state_text(self, state: S) -> str:
        """Return a position as a drawn text."""
        return self.write_state(state)

    def parse_state(self, text: str) -> S:
        """Return the position of a drawn text; raises NotationError naming the line."""
        return self.read_state(text)

    def actors(self, state: S) -> list[int]:
        """Return the seats that may do something now."""
        who = self.to_move(state)
        if who == ANYONE:
            return [s for s in range(_seats(state)) if self._ask(state, s)[0]]
        return [who] if who >= 0 else []

    # --- for loops --------------------------------------------------------------

    @cached_property
    def ports(self) -> dict[Any, Any]:
        """What takes the place of the ports in `loops.py`."""
        return {legal_port: self.legal, apply_port: self.apply}

    def plain(self, loop: Any) -> Any:
        """Return a loop over this game's kernels, in plain Python."""
        return bind(loop, self.ports)

    def compiled(self, loop: Any) -> Any:
        """Return a loop over this game's kernels, as machine code."""
        return compiled(loop, self.ports)

    def choices(self) -> Choices:
        """Return an empty list with room for this game's choices."""
        return choices_kind(self.capacity)()

    def scratch(self) -> Choices:
        """Return this thread's own empty list; the next call empties it again.

        To make a new one for every question costs more than the question.
        """
        known = self._scratches.__dict__
        choices: Choices = known.get("choices") or known.setdefault(
            "choices", self.choices()
        )
        empty(choices)
        return choices

    @cached_property
    def _scratches(self) -> threading.local:
        return threading.local()

    def ask(self, state: S) -> list[tuple[int, int]]:
        """Return (actor, action) of everything that anybody may do now."""
        choices = self.scratch()
        self.plain(ask_loop)(state, choices)
        count = choices.count
        return list(zip(choices.actors[:count], choices.actions[:count], strict=True))

    def _refuse_seats(self, seats: object) -> Refusal:
        low, high = self.seats[0], self.seats[-1]
        facts: dict[str, str | int] = {"low": low, "high": high, "game": self.name}
        return refuse(self.seats_clause, "seats-range", seats=shown(seats), **facts)

    def _ask(self, state: S, who: int) -> tuple[list[int], list[int]]:
        to_move = self.to_move(state)
        may_act = to_move == who or (to_move == ANYONE and self._is_actor(state, who))
        if to_move == TERMINAL or not may_act:
            return [], []
        choices = self.scratch()
        self.legal(state, who, choices)
        return choices.actions[: choices.count], choices.weights[: choices.count]

    def _is_actor(self, state: S, who: int) -> bool:
        return who == CLOCK or 0 <= who < _seats(state)


def _seats(state: Any) -> int:
    return int(state.seats)


def _to_move(state: Any) -> int:
    return int(state.to_move)
