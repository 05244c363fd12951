"""Bots in processes of their own, so that a long thought holds nobody up."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Generic, NamedTuple, TypeVar

from .registry import hint, make_bot, warm_list

T = TypeVar("T")

ATTEMPTS = 3
"""How often one question is asked when processes die over it."""


class Question(NamedTuple):
    """What a bot is asked; all of it travels to another process."""

    game_name: str
    spec: str
    seat: int
    observation: Any
    legal: list[int]
    seed: int


def answer(question: Question) -> int:
    """Return what a bot chooses; runs in a worker."""
    bot = make_bot(question.game_name, question.spec, seed=question.seed)
    return bot.act(question.observation, question.legal, question.seat)


class Wonder(NamedTuple):
    """What a person asks before deciding; all of it travels to another process."""

    game_name: str
    observation: Any
    seat: int


def answer_hint(wonder: Wonder) -> list[float] | None:
    """Return the game's hint; runs in a worker."""
    return hint(wonder.game_name, wonder.observation, wonder.seat)


def warm_up(game_name: str) -> int:
    """Load the machine code of a game's bots; runs in a worker."""
    calls = warm_list(game_name)
    for _, call in calls:
        call()
    return len(calls)


def begin_worker() -> None:
    """Leave Ctrl-C to the parent, and end when the parent ends, however it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def new_pool(count: int) -> ProcessPoolExecutor:
    """Return a pool of fresh processes that inherit nothing from this one."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=begin_worker)


class Workers:
    """A pool of bots at work; processes that die are replaced."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._lock = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    def submit(self, *question: Any, **named: Any) -> Future[int]:
        """Ask a bot: (game_name, spec, seat, observation, legal, seed) -> an action.

        The future raises what the bot raises, and BrokenProcessPool when processes
        die over this question again and again.
        """
        return self._ask(answer, Question(*question, **named))

    def submit_hint(
        self, game_name: str, observation: Any, seat: int
    ) -> Future[list[float] | None]:
        """Ask for a game's hint; None comes back where it has none."""
        return self._ask(answer_hint, Wonder(game_name, observation, seat))

    def warm(self, game_name: str) -> Future[int]:
        """Have a worker load a game's machine code before it is needed."""
        return self._ask(warm_up, game_name)

    def close(self) -> None:
        """Let all processes go; what has not begun is cancelled."""
        with self._lock:
            self._is_closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _ask(self, call: Callable[[Any], T], argument: Any) -> Future[T]:
        errand = _Errand(self, call, argument)
        errand.start()
        return errand.future

    def living_pool(self) -> ProcessPoolExecutor:
        """Return the pool, a new one if there is none."""
        with self._lock:
            if self._is_closed:
                raise RuntimeError("these workers have been let go")
            if self._pool is None:
                self._pool = new_pool(self._count)
            return self._pool

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """Forget a broken pool, unless another has already taken its place."""
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False)


class _Errand(Generic[T]):
    """One question on its way, asked again when a process dies over it."""

    def __init__(
        self, workers: Workers, call: Callable[[Any], T], argument: Any
    ) -> None:
        self.future: Future[T] = Future()
        self._workers = workers
        self._call = call
        self._argument = argument
        self._left = ATTEMPTS

    def start(self) -> None:
        """Hand the question to a pool."""
        self._left -= 1
        pool = self._workers.living_pool()
        try:
            inner = pool.submit(self._call, self._argument)
        except BrokenProcessPool as error:
            self._broke(pool, error)
        else:
            inner.add_done_callback(lambda done: self._done(pool, done))

    def _done(self, pool: ProcessPoolExecutor, inner: Future[T]) -> None:
        if inner.cancelled():
            self.future.cancel()
            return
        error = inner.exception()
        if isinstance(error, BrokenProcessPool):
            self._broke(pool, error)
        elif self.future.set_running_or_notify_cancel():
            if error is not None:
                self.future.set_exception(error)
            else:
                self.future.set_result(inner.result())

    def _broke(self, pool: ProcessPoolExecutor, error: BaseException) -> None:
        self._workers.drop(pool)
        try:
            if self._left > 0:
                self.start()
                return
        except RuntimeError as closed:
            error = closed
        if self.future.set_running_or_notify_cancel():
            self.future.set_exception(error)
