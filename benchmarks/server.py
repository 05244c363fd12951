"""The server: CPU of one accepted move, and how long 200 busy tables keep one waiting.

The pages are played by this process, the server is another one; only what the server
uses is counted.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

MOVES = 1500
ROUNDS = 3
TABLES = 200
SECONDS = 15
TICKS = os.sysconf("SC_CLK_TCK")

Event = dict[str, Any]


class Page:
    """One socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: Event = {}
        self.ids = itertools.count(1)

    async def hello(self, table: str, token: str = "") -> None:
        """Come to a table."""
        said = {"type": "Hello", "table": table, "nickname": "Page", "token": token}
        await self.socket.send(json.dumps(said))
        await self.until("type", "Welcome")

    async def until(self, key: str, value: Any) -> Event:
        """Receive up to the event that says so."""
        while True:
            event: Event = json.loads(await self.socket.recv())
            self.position = event.get("position") or self.position
            if event.get(key) == value:
                return event

    async def ask(self, kind: str, **fields: Any) -> Event:
        """Send a command and return its answer."""
        command = str(next(self.ids))
        said = {"type": kind, "id": command, **fields}
        await self.socket.send(json.dumps(said))
        return await self.until("id", command)

    async def catch_up(self, ply: int) -> None:
        """Receive until a ply is known."""
        while self.position.get("ply", 0) < ply:
            event: Event = json.loads(await self.socket.recv())
            self.position = event.get("position") or self.position


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """Run a server; yields its address and process."""
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.serving", data],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield f"127.0.0.1:{int(process.stdout.readline())}", process.pid
        finally:
            process.stdin.close()
            process.wait()
            process.stdout.close()


def cpu_seconds(pid: int) -> float:
    """Return the CPU time a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def new_table(address: str) -> tuple[str, str]:
    """Make a table for two; return its id and its owner's token."""
    body = {
        "game": "twisty",
        "nickname": "Page",
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
    made = httpx.post(f"http://{address}/api/tables", json=body).json()
    return made["table"], made["token"]


async def sit_down(
    address: str, stack: AsyncExitStack, onlookers: int
) -> tuple[list[Page], list[Page]]:
    """Open a table; return the pages of the two seats, and those that look on."""
    table, token = new_table(address)
    pages = []
    for number in range(2 + onlookers):
        url = f"ws://{address}/ws"
        connecting = connect(url, compression=None, proxy=None, ping_interval=None)
        page = Page(await stack.enter_async_context(connecting))
        await page.hello(table, token if number == 0 else "")
        pages.append(page)
    await pages[1].ask("Sit", seat=1)
    await pages[0].ask("Start")
    await pages[1].until("type", "Started")
    return pages[:2], pages[2:]


async def play_one(seats: list[Page], dice: random.Random) -> float:
    """Play one ply; return the seconds until it was accepted."""
    mover = seats[0] if seats[0].position["legal"] else seats[1]
    text = dice.choice(mover.position["legal"])
    ply = mover.position["ply"]
    began = time.perf_counter()
    answer = await mover.ask("Play", ply=ply, text=text)
    took = time.perf_counter() - began
    assert answer["type"] == "Accepted", answer
    for page in seats:
        await page.catch_up(ply + 1)
    if not any(page.position["legal"] for page in seats):
        await seats[0].ask("Propose", what="rematch")
        await seats[1].ask("Answer", yes=True)
        await seats[0].until("type", "Started")
    return took


async def cpu_of_a_move(address: str, pid: int) -> float:
    """Return the server's CPU milliseconds for one move told to four sockets."""
    dice = random.Random(1)
    async with AsyncExitStack() as stack:
        seats, onlookers = await sit_down(address, stack, onlookers=2)
        drains = [asyncio.create_task(page.until("type", "")) for page in onlookers]
        for _ in range(100):
            await play_one(seats, dice)
        before = cpu_seconds(pid)
        for _ in range(MOVES):
            await play_one(seats, dice)
        used = cpu_seconds(pid) - before
        for drain in drains:
            drain.cancel()
    return used / MOVES * 1000


async def busy_tables(address: str) -> list[float]:
    """Return the milliseconds that every move at 200 tables had to wait."""
    async with AsyncExitStack() as stack:
        tables = []
        for _ in range(TABLES):
            seats, _ = await sit_down(address, stack, onlookers=0)
            tables.append(seats)
        end = time.perf_counter() + SECONDS
        waits = await asyncio.gather(
            *(_one_a_second(seats, number, end) for number, seats in enumerate(tables))
        )
    return [wait * 1000 for table in waits for wait in table]


async def _one_a_second(seats: list[Page], number: int, end: float) -> list[float]:
    dice = random.Random(number)
    waits = []
    due = time.perf_counter() + dice.random()
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        waits.append(await play_one(seats, dice))
        due += 1
    return waits


def main() -> None:
    """Measure and print."""
    with server() as (address, pid):
        runs = [asyncio.run(cpu_of_a_move(address, pid)) for _ in range(ROUNDS)]
        print(
            f"server: {statistics.median(runs):.3f} ms CPU for an accepted move"
            f" told to 4 sockets (median of {ROUNDS} × {MOVES} moves)"
        )
        before, began = cpu_seconds(pid), time.perf_counter()
        waits = asyncio.run(busy_tables(address))
        share = (cpu_seconds(pid) - before) / (time.perf_counter() - began)
        cuts = statistics.quantiles(waits, n=100)
        print(
            f"server: {TABLES} tables, a move a second each: p50 {cuts[49]:.1f} ms,"
            f" p99 {cuts[98]:.1f} ms over {len(waits)} moves,"
            f" {share:.0%} of one core"
        )
