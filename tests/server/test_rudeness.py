"""Rubbish, floods and crowds are refused, and harm nobody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace

import httpx
import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from spielkiste.server.limits import Limits
from tests.server.conftest import GENEROUS, running_server
from tests.server.guest import Guest, new_table, refusal_key

STRICT = replace(
    GENEROUS,
    commands_per_second=1.0,
    commands_at_once=5,
    refusals_before_closing=5,
    connections_per_person=2,
    connections_per_address=6,
    hello_seconds=0.3,
)
RUBBISH = (
    "",
    "hello",
    "{",
    "null",
    "[]",
    "5",
    "{}",
    '{"type":"Play"}',
    '{"type":"Nothing","id":"x"}',
    '{"type":"Play","id":"x","ply":"many","text":"c3"}',
    '{"type":"Play","id":"x","ply":1e400,"text":"c3"}',
    '{"type":"Play","id":"x","ply":0,"text":""}',
    '{"type":"Sit","id":"x","seat":-1}',
    '{"type":"Sit","id":"x","seat":99999999999999999999999}',
    '{"type":"Welcome","id":"x"}',
    '{"type":"Answer","id":"x","yes":1}',
    '{"type":"Rename","id":"","nickname":"A"}',
    '{"type":"Rename","id":"' + "x" * 500 + '","nickname":"A"}',
    "[" * 4000,
    "\u0000\ud7ff\ufffe",
)


def socket_of(server: str) -> str:
    """Return where a server's sockets are."""
    return server.replace("http", "ws") + "/ws"


def read_to_the_end(guest: Guest) -> None:
    """Receive until the connection is closed."""
    while True:
        guest.receive()


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with little patience."""
    with running_server(tmp_path_factory.mktemp("strict"), STRICT) as address:
        yield address


@pytest.mark.parametrize("rubbish", RUBBISH)
def test_rubbish_is_refused_and_the_table_goes_on(server: str, rubbish: str) -> None:
    table, token = new_table(server, "me", "random", start=True)
    with Guest(server, table, token=token) as anna:
        anna.send_text(rubbish)
        refused = anna.until_type("Refused")
        assert refusal_key(refused) == "table-unreadable"
        assert refused["id"] in ("", "x")
        assert anna.play(anna.legal[0])["type"] == "Accepted"


def test_options_as_deep_as_a_well_are_refused(server: str) -> None:
    table, token = new_table(server, "me", "open")
    deep = '{"a":' * 600 + "1" + "}" * 600
    with Guest(server, table, token=token) as anna:
        anna.send_text(f'{{"type":"Configure","id":"d","seats":2,"options":{deep}}}')
        assert refusal_key(anna.until_type("Refused")) == "option-unknown"


def test_bytes_are_read_like_text(server: str) -> None:
    table, token = new_table(server, "me", "open")
    with Guest(server, table, token=token) as anna:
        anna.socket.send(b"\xff\xfe\x00rubbish")
        assert refusal_key(anna.until_type("Refused")) == "table-unreadable"
        anna.socket.send(json.dumps({"type": "Sit", "id": "b", "seat": 1}).encode())
        assert anna.until(lambda e: e.get("id") == "b")["type"] == "Accepted"


def test_a_frame_that_is_too_big_is_refused(server: str) -> None:
    table, token = new_table(server, "me", "open")
    with Guest(server, table, token=token) as anna:
        anna.send(type="Rename", id="big", nickname="x" * 5000)
        refused = anna.until_type("Refused")
        assert refusal_key(refused) == "table-too-big"
        assert anna.ask("Rename", nickname="Anna")["type"] == "Accepted"


def test_a_huge_frame_ends_the_connection_only(server: str) -> None:
    table, token = new_table(server, "me", "open")
    with Guest(server, table, token=token) as anna, Guest(server, table, "Eve") as eve:
        eve.send_text("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            read_to_the_end(eve)
        assert anna.ask("Rename", nickname="Anna")["type"] == "Accepted"


def test_a_flood_is_refused_then_closed_and_others_notice_nothing(strict: str) -> None:
    table, token = new_table(strict, "me", "open")
    with Guest(strict, table, "Eve") as eve, Guest(strict, table, token=token) as anna:
        with suppress(ConnectionClosed):  # which may happen before all is sent
            for number in range(60):
                eve.send(type="Why", id=str(number), text="c3")
        with pytest.raises(ConnectionClosed, match="4429"):
            read_to_the_end(eve)
        keys = [refusal_key(e) for e in eve.events if e["type"] == "Refused"]
        assert keys.count("table-too-fast") == STRICT.refusals_before_closing + 1
        assert anna.ask("Rename", nickname="Anna")["type"] == "Accepted"


def test_a_person_and_an_address_hold_so_many_connections(strict: str) -> None:
    table, token = new_table(strict, "me", "open")
    with Guest(strict, table, token=token), Guest(strict, table, token=token):
        with Guest(strict, table, token=token) as third:
            assert refusal_key(third.events[0]) == "table-too-many-connections"
            with pytest.raises(ConnectionClosed, match="4409"):
                third.receive()
        with ExitStack() as stack:
            for number in range(4):
                guest = stack.enter_context(Guest(strict, table, f"G{number}"))
                assert guest.events[0]["type"] == "Welcome"
            last = stack.enter_context(connect(socket_of(strict), proxy=None))
            assert "table-too-many-connections" in str(last.recv(timeout=5))
            with pytest.raises(ConnectionClosed, match="4409"):
                last.recv(timeout=5)
    with Guest(strict, table, token=token) as again:
        assert again.events[0]["type"] == "Welcome"


def test_whoever_says_nothing_is_shown_out(strict: str) -> None:
    with connect(socket_of(strict), proxy=None) as silent:
        silent.send('{"type":"Ack","version":1}')
        assert "table-hello-first" in str(silent.recv(timeout=5))
        with pytest.raises(ConnectionClosed, match="4400"):
            silent.recv(timeout=5)


def test_commands_before_hello_are_refused(server: str) -> None:
    with connect(socket_of(server), proxy=None) as early:
        early.send('{"type":"Start","id":"s"}')
        refused = json.loads(early.recv(timeout=5))
        assert refused["id"] == "s"
        assert refusal_key(refused) == "table-hello-first"


def test_pages_of_other_origins_get_no_socket(server: str) -> None:
    address = socket_of(server)
    for origin in ("https://evil.example", "null", server + "0"):
        with (
            pytest.raises(InvalidStatus, match="403"),
            connect(address, origin=Origin(origin), proxy=None),
        ):
            pass
    with connect(address, origin=Origin(server), proxy=None) as own:
        own.send('{"type":"Hello","table":"x","nickname":"A"}')
        assert "table-unknown" in str(own.recv(timeout=5))


def test_nobody_makes_tables_without_end(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    few = Limits(tables_per_person=3, tables_per_address=5)
    with running_server(tmp_path_factory.mktemp("few"), few) as address:
        _, token = new_table(address, "me", "open")
        body = {"game": "twisty", "nickname": "A", "seats": [{"kind": "open"}] * 2}
        codes = [
            httpx.post(f"{address}/api/tables", json=body | {"token": said}).status_code
            for said in (token, token, token, "", "", "")
        ]
        assert codes == [201, 201, 429, 201, 429, 429]
        answer = httpx.post(f"{address}/api/tables", json=body)
        assert answer.json()["refusal"]["line"]["key"] == "table-too-many-tables"
