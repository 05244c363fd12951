"""Plain requests, by hand and by machine."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from spielkiste import GAMES, load_game
from spielkiste.engine.record import read_records
from spielkiste.server.pages import Pages
from tests.server.guest import Guest, new_table, refusal_key


def test_no_request_is_too_strange(server: str) -> None:
    schema = schemathesis.openapi.from_url(f"{server}/api/schema/openapi.json")
    tried = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        tried.append(operation.label)

        @settings(max_examples=40, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def send(case: Any) -> None:
            case.call_and_validate(excluded_checks=[positive_data_acceptance])

        send()
    assert "POST /api/tables" in tried
    assert len(tried) == 5


def test_the_lobby_learns_of_every_game(server: str) -> None:
    games = httpx.get(f"{server}/api/games").json()
    assert [game["name"] for game in games] == list(GAMES)
    twisty = games[0]
    assert (twisty["minSeats"], twisty["maxSeats"]) == (2, 4)
    assert "random" in twisty["levels"]
    limit = next(o for o in twisty["options"] if o["name"] == "turn_limit")
    assert (limit["kind"], limit["default"]) == ("number", None)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"seats": [{"kind": "me"}]}, "seats-range"),
        (
            {"game": "schraube-locker", "options": {"edition": "cards = []"}},
            "schraube-locker-edition-count",
        ),
        ({"seats": [{"kind": "open"}] * 9}, "seats-range"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "table-one-seat"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "table-level-unknown"),
        ({"seats": [{"kind": "me"}, {"kind": "cat"}]}, "table-unreadable"),
        ({"start": True}, "table-seat-open"),
        ({"nickname": "\u200b"}, "table-nickname"),
        ({"nickname": ""}, "table-unreadable"),
        ({"nickname": "x" * 25}, "table-unreadable"),
        ({"options": {"turn_limit": 0}}, "option-value"),
        ({"options": {"seats": 2}}, "option-unknown"),
        ({"options": {"self": 2}}, "option-unknown"),
        ({"options": {"choose_corners": 1}}, "option-flag"),
    ],
)
def test_a_bad_table_is_refused_with_a_reason(
    server: str, change: dict[str, object], key: str
) -> None:
    body = {
        "game": "twisty",
        "nickname": "Anna",
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
    answer = httpx.post(f"{server}/api/tables", json=body | change)
    assert answer.status_code == 400
    assert answer.json()["refusal"]["line"]["key"] == key


def test_an_invitation_tells_who_is_there_and_draws_the_address(server: str) -> None:
    table, _ = new_table(server, "me", "open")
    brief = httpx.get(f"{server}/api/tables/{table}").json()
    assert brief["phase"] == "waiting"
    assert [seat["kind"] for seat in brief["seats"]] == ["person", "open"]
    picture = httpx.get(f"{server}/api/tables/{table}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.lstrip().startswith("<?xml")
    for path in ("nosuchtable", "nosuchtable/qr.svg", "nosuchtable/record"):
        answer = httpx.get(f"{server}/api/tables/{path}")
        assert answer.status_code == 404
        assert answer.json()["refusal"]["line"]["key"] == "table-unknown"


def test_a_finished_match_is_handed_out_and_verified(server: str) -> None:
    table, token = new_table(server, "me", "random", start=True)
    with Guest(server, table, token=token) as anna:
        early = httpx.get(f"{server}/api/tables/{table}/record")
        assert early.status_code == 404
        assert early.json()["refusal"]["line"]["key"] == "table-not-over"
        anna.play(anna.legal[0])
        anna.ask("Propose", what="end")
    answer = httpx.get(f"{server}/api/tables/{table}/record")
    assert f"twisty-{table}-1.jsonl" in answer.headers["content-disposition"]
    (match,) = read_records(answer.text, load_game, verify=True)
    assert match.seats == 2


def test_every_answer_is_guarded(server: str) -> None:
    for path in ("/", "/t/abc", "/api/games", "/nothing.js", "/healthz"):
        headers = httpx.get(f"{server}{path}").headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    outside = httpx.get(f"{server}/..%2f..%2fwire.py")
    assert outside.status_code == 404


def test_files_of_the_page_are_packed_and_kept(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1a2b.js").write_text("let a = 1;" * 100)
    (tmp_path / "index.html").write_text("<!doctype html>")
    pages = Pages(tmp_path)
    script = pages.find("assets/app-1a2b.js")
    assert script is not None
    assert script.is_lasting
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.body
    page = pages.find("index.html")
    assert page is not None
    assert not page.is_lasting
    assert pages.find("../secret") is None


def test_a_page_that_has_not_changed_is_not_sent_again(server: str) -> None:
    first = httpx.get(f"{server}/")
    if first.status_code == 503:  # the page is not built here
        assert "make play" in first.text
        return
    again = httpx.get(f"{server}/", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


def test_a_body_that_is_too_big_is_refused(server: str) -> None:
    answer = httpx.post(f"{server}/api/tables", content=b"x" * 100_000)
    assert answer.status_code == 413
    assert "refusal" in answer.json()
    with Guest(server, "x") as guest:
        assert refusal_key(guest.events[0]) == "table-unknown"
