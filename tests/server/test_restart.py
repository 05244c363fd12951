"""What was acknowledged survives: kill -9, sleep, another start."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guest import Event, Guest, new_table

COMMAND = "from spielkiste.cli import main; main()"


@contextmanager
def server_process(data: Path, port: int = 0) -> Iterator[tuple[str, int]]:
    """Run `spielkiste serve`; yields its address and process, killed at the end."""
    arguments = ["serve", "--port", str(port), "--data", str(data), "--bot-pause", "0"]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *arguments], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+:\d+", line)
        assert found is not None, line
        yield found[0], process.pid
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def catch_up(*guests: Guest) -> None:
    """Have everybody receive what the others have already received."""
    for guest in guests:
        while guest.version < max(other.version for other in guests):
            guest.receive()


def cut_off(guest: Guest) -> None:
    """Receive what is still on the way until the connection breaks."""
    with suppress(ConnectionClosed):
        while True:
            guest.receive()


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    with server_process(tmp_path) as (address, pid):
        table, token = new_table(address, "me", "open")
        with (
            Guest(address, table, token=token) as anna,
            Guest(address, table, "Ben") as ben,
        ):
            ben.ask("Sit", seat=1)
            anna.ask("Start")
            for _ in range(12):
                catch_up(anna, ben)
                mover = anna if anna.legal else ben
                assert mover.play(mover.legal[0])["type"] == "Accepted"
            catch_up(anna, ben)
            before = anna.version
            mover = anna if anna.legal else ben
            assert mover.position is not None
            command = {"ply": mover.position["ply"], "text": mover.legal[0]}
            mover.send(type="Play", id="last", **command)
            os.kill(pid, signal.SIGKILL)
            cut_off(anna)
            cut_off(ben)

    known = anna.version
    with (
        server_process(tmp_path) as (address, _),
        Guest(address, table, token=anna.token, since=before - 8) as anna2,
        Guest(address, table, "Ben", ben.token) as ben2,
    ):
        assert before <= known <= anna2.events[0]["version"] <= before + 1
        assert ben2.events[0]["table"]["you"] == 1
        sender = anna2 if mover is anna else ben2
        answer = sender.ask("Play", id="last", **command)
        assert answer["type"] == "Accepted"
        assert answer["version"] == before + 1
        catch_up(sender, anna2)
        while len(events_of(anna2, before)) < 8:  # a resumed guest is told them late
            anna2.receive()
        assert events_of(anna2, before) == events_of(anna, before)[-8:]


def events_of(guest: Guest, last: int) -> list[Event]:
    """Return the plies a guest was told, up to a version."""
    return [
        event
        for event in guest.events
        if event["type"] == "Played" and event["version"] <= last
    ]


def test_a_command_sent_again_after_a_restart_is_carried_out_once(
    tmp_path: Path,
) -> None:
    with server_process(tmp_path) as (address, pid):
        table, token = new_table(address, "me", "open")
        with Guest(address, table, token=token) as anna:
            first = anna.ask("Rename", id="mine", nickname="Anni")
            os.kill(pid, signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                anna.receive()
    with (
        server_process(tmp_path) as (address, _),
        Guest(address, table, token=token) as anna,
    ):
        assert anna.ask("Rename", id="mine", nickname="Anni") == first
        assert anna.events[0]["table"]["seats"][0]["name"] == "Anni"


def test_ctrl_c_ends_the_server_in_good_order(tmp_path: Path) -> None:
    with server_process(tmp_path) as (address, pid):
        table, token = new_table(address, "me", "random", start=True)
        with Guest(address, table, token=token) as anna:
            os.kill(pid, signal.SIGINT)
            cut_off(anna)
            assert anna.socket.close_code == 1012
    with (
        server_process(tmp_path) as (address, _),
        Guest(address, table, token=token) as anna,
    ):
        assert anna.events[0]["table"]["phase"] == "playing"


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    with server_process(tmp_path) as (address, _):
        port = address.rpartition(":")[2]
        arguments = ["serve", "--port", port, "--data", str(tmp_path / "other")]
        second = subprocess.run(
            [sys.executable, "-c", COMMAND, *arguments],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert second.returncode == 1
    assert f"127.0.0.1:{port} cannot be listened on" in second.stderr


def test_the_server_process_needs_neither_numba_nor_numpy() -> None:
    code = (
        "import sys, spielkiste.server.run, spielkiste.cli.serve, spielkiste;"
        "from spielkiste.tables.thinking import WorkerThinker;"
        "thinker = WorkerThinker(1); thinker.levels('twisty');"
        "spielkiste.load_game('twisty').new(2);"
        "assert not {'numba', 'numpy', 'alembic'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
