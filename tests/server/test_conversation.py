"""Commands and their answers: repeats, stale plies, strangers, resuming."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from spielkiste.engine.option import digest_of
from spielkiste.games.schraube_locker.edition import house_text
from tests.server.guest import Guest, new_table, refusal_key


@contextmanager
def two_people(server: str, **more: Any) -> Iterator[tuple[Guest, Guest]]:
    """Let two people sit down and begin."""
    table, token = new_table(server, "me", "open", **more)
    with ExitStack() as stack:
        anna = stack.enter_context(Guest(server, table, token=token))
        ben = stack.enter_context(Guest(server, table, "Ben"))
        ben.ask("Sit", seat=1)
        anna.ask("Start")
        ben.until_type("Started")
        yield anna, ben


def table_of(guest: Guest) -> str:
    """Return the id of a guest's table."""
    table: str = guest.events[0]["table"]["id"]
    return table


def test_the_same_command_twice_is_one_command_with_one_answer(server: str) -> None:
    with two_people(server) as (anna, _):
        first = anna.play("b3" if "b3" in anna.legal else anna.legal[0], id="once")
        ply = anna.position["ply"] if anna.position else 0
        again = anna.ask("Play", id="once", ply=ply, text="c2")
        assert again == first
        assert first["type"] == "Accepted"
        assert anna.ask("Rename", nickname="Anni")["version"] == first["version"] + 1


def test_a_refused_command_is_refused_again(server: str) -> None:
    with two_people(server) as (_, ben):
        first = ben.play("c3", id="early")
        assert refusal_key(first) == "twisty-refusal-not-your-turn"
        assert first["refusal"]["clause"] == "T-7"
        assert ben.play("c3", id="early") == first


def test_two_people_may_use_the_same_id(server: str) -> None:
    with two_people(server) as (anna, ben):
        assert anna.ask("Rename", id="1", nickname="A")["type"] == "Accepted"
        later = ben.ask("Rename", id="1", nickname="B")
        assert later["version"] > anna.version


def test_an_outdated_ply_is_refused(server: str) -> None:
    with two_people(server) as (anna, _):
        ply = anna.position["ply"] if anna.position else 0
        answer = anna.play(anna.legal[0], ply=ply - 1)
        assert refusal_key(answer) == "table-stale"


def test_an_illegal_ply_is_refused_with_its_clause(server: str) -> None:
    with two_people(server) as (anna, _):
        answer = anna.play("pass")
        assert answer["refusal"]["clause"].startswith("T-")
        why = anna.ask("Why", text="pass")
        assert why["type"] == "Reason"
        assert why["refusal"] == answer["refusal"]
        assert anna.ask("Why", text=anna.legal[0])["refusal"] is None


def test_an_onlooker_plays_for_nobody(server: str) -> None:
    with two_people(server) as (anna, _), Guest(server, table_of(anna), "Eve") as eve:
        assert eve.legal == []
        assert refusal_key(eve.play(anna.legal[0])) == "table-not-seated"
        assert refusal_key(eve.ask("Why", text="c3")) == "table-not-seated"
        assert refusal_key(eve.ask("Sit", seat=0)) == "table-seat-taken"
        assert refusal_key(eve.ask("Propose", what="end")) == "table-not-seated"
        assert refusal_key(eve.ask("StandIn", seat=0, level="")) == "table-not-seated"
        assert refusal_key(eve.ask("Clear", seat=0)) == "table-owner-only"


def test_nobody_plays_after_the_people_have_ended_it(server: str) -> None:
    """T-27"""
    with two_people(server) as (anna, ben):
        ben.ask("Propose", what="end")
        anna.until_type("TableChanged")
        assert anna.ask("Answer", yes=True)["type"] == "Accepted"
        ended = next(e for e in anna.events if e["type"] == "Ended")
        assert ended["table"]["result"]["agreed"] is True
        assert refusal_key(anna.play("c3")) == "table-not-playing"


def test_after_the_last_turn_the_law_refuses(server: str) -> None:
    """T-27"""
    with two_people(server, options={"turn_limit": 1}) as (anna, ben):
        while anna.legal:
            anna.play("stop" if "stop" in anna.legal else anna.legal[0])
        assert anna.events[-2]["type"] == "Ended"
        ben.until_type("Ended")
        assert ben.play("c3")["refusal"]["clause"] == "T-27"


def test_a_page_that_returns_is_told_exactly_what_it_missed(server: str) -> None:
    with two_people(server) as (anna, ben):
        table, token, since = table_of(ben), ben.token, ben.version
        anna.play(anna.legal[0])
        anna.ask("Rename", nickname="Anneliese")
        with Guest(server, table, "Ben", token, since=since) as back:
            assert back.events[0]["type"] == "Resumed"
            assert back.events[0]["table"]["you"] == 1
            while back.version < anna.version or len(back.events) < 3:
                back.receive()
            while ben.version < anna.version:
                ben.receive()
            versioned = [e for e in back.events[1:] if "version" in e]
            assert versioned == [e for e in ben.events if e.get("version", 0) > since]


def test_nothing_missed_is_nothing_told(server: str) -> None:
    with (
        two_people(server) as (anna, _),
        Guest(server, table_of(anna), token=anna.token, since=anna.version) as back,
    ):
        assert back.events[0]["type"] == "Resumed"
        assert back.ask("Rename", nickname="A")["type"] == "Accepted"
        assert [e["type"] for e in back.events if "version" in e] == [
            "Resumed",
            "TableChanged",
            "Accepted",
        ]


@pytest.mark.parametrize("since", [-1, 0, 10**9])
def test_whoever_was_away_too_long_begins_anew(server: str, since: int) -> None:
    with two_people(server) as (anna, _):
        for number in range(50):
            anna.ask("Rename", nickname=f"A{number}")
        with Guest(server, table_of(anna), token=anna.token, since=since) as back:
            assert back.events[0]["type"] == "Welcome"
            assert back.events[0]["version"] == anna.version
            assert back.legal == anna.legal


def test_a_forged_token_gets_no_seat(server: str) -> None:
    with two_people(server) as (anna, _):
        person, _, signature = anna.token.rpartition(".")
        for forged in (person, f"{person}.AAAA", f"x{anna.token}", "." + signature):
            with Guest(server, table_of(anna), "Eve", forged) as eve:
                welcome = eve.events[0]
                assert welcome["table"]["you"] is None
                assert welcome["table"]["owner"] is False
                assert eve.token not in (forged, anna.token)


def test_an_unknown_table_is_refused_and_the_socket_closed(server: str) -> None:
    with Guest(server, "nosuchtable") as guest:
        assert refusal_key(guest.events[0]) == "table-unknown"
        with pytest.raises(Exception, match="4404"):
            guest.receive()


def test_a_second_hello_is_refused(server: str) -> None:
    with two_people(server) as (anna, _):
        anna.send(type="Hello", table=table_of(anna), nickname="Mallory")
        refused = anna.until_type("Refused")
        assert refusal_key(refused) == "table-already-here"


def test_a_hint_is_for_the_one_who_decides(server: str) -> None:
    """Twisty has none to give; somebody who is not to move is told to wait."""
    with two_people(server) as (anna, ben):
        hinted = anna.ask("Hint")
        assert (hinted["type"], hinted["chances"]) == ("Hinted", None)
        assert anna.position is not None
        assert hinted["ply"] == anna.position["ply"]
        assert refusal_key(ben.ask("Hint")) == "table-hint-later"
        with Guest(server, table_of(anna), "Eve") as eve:
            assert refusal_key(eve.ask("Hint")) == "table-not-seated"


def test_a_table_plays_its_own_edition(server: str) -> None:
    """S-3: the page is told a digest, and configuring keeps the text behind it."""
    edition = house_text().replace("points = 1, die = 4", "points = 7, die = 4", 1)
    table, token = new_table(
        server, "me", "open", game="schraube-locker", options={"edition": edition}
    )
    with Guest(server, table, token=token) as anna:
        options = anna.events[0]["table"]["options"]
        assert options == {"edition": digest_of(edition)}
        anna.ask("Configure", seats=2, options=options | {"combine_dice": True})
        with Guest(server, table, "Ben") as ben:
            ben.ask("Sit", seat=1)
            assert anna.ask("Start")["type"] == "Accepted"
        started = next(e for e in anna.events if e["type"] == "Started")
        shown = started["table"]["options"]
        assert shown == {"edition": digest_of(edition), "combine_dice": True}
