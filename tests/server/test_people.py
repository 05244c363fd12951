"""Seats, consent, stand-ins and rematches over real sockets."""

from __future__ import annotations

from tests.server.guest import Guest, new_table, refusal_key
from tests.server.test_conversation import table_of, two_people


def test_the_owner_arranges_the_seats(server: str) -> None:
    table, token = new_table(server, "me", "open", "open")
    with Guest(server, table, token=token) as anna, Guest(server, table, "Ben") as ben:
        anna.ask("SeatBot", seat=1, level="random")
        anna.ask("SwapSeats", seat=0, other=1)
        assert anna.events[-2]["table"]["you"] == 1
        assert anna.events[-2]["table"]["seats"][0]["kind"] == "bot"
        assert refusal_key(anna.ask("Configure", seats=1, options={})) == "seats-range"
        options = {"turn_limit": 9, "choose_corners": True}
        anna.ask("Configure", seats=2, options=options)
        assert anna.events[-2]["table"]["options"] == options
        bad = anna.ask("Configure", seats=2, options={"seats": 2})
        assert refusal_key(bad) == "option-unknown"
        assert refusal_key(ben.ask("Configure", seats=2, options={})) == (
            "table-owner-only"
        )
        anna.ask("Clear", seat=0)
        assert ben.ask("Sit", seat=0)["type"] == "Accepted"
        assert ben.events[-2]["table"]["seats"][0]["name"] == "Ben"
        bad = anna.ask("SeatBot", seat=0, level="random")
        assert refusal_key(bad) == "table-seat-taken"
        assert refusal_key(anna.ask("Sit", seat=7)) == "table-no-seat"


def test_a_ply_is_taken_back_when_the_other_agrees(server: str) -> None:
    with two_people(server) as (anna, ben):
        before = anna.position
        assert refusal_key(anna.ask("Propose", what="undo")) == "table-nothing-to-undo"
        anna.play(anna.legal[0])
        anna.ask("Propose", what="undo")
        asked = ben.until_type("TableChanged")
        assert asked["table"]["proposal"] == {
            "what": "undo",
            "by": 0,
            "agreed": [0],
            "waiting": [1],
        }
        assert refusal_key(anna.ask("Answer", yes=True)) == "table-not-asked"
        assert refusal_key(ben.ask("Propose", what="end")) == "table-proposal-open"
        ben.ask("Answer", yes=True)
        anna.until_type("Undone")
        assert anna.position == before


def test_a_no_ends_the_question(server: str) -> None:
    with two_people(server) as (anna, ben):
        anna.ask("Propose", what="end")
        ben.ask("Answer", yes=False)
        anna.until_type("TableChanged")
        assert anna.events[-1]["table"]["proposal"] is None
        assert anna.events[-1]["table"]["phase"] == "playing"
        assert refusal_key(ben.ask("Answer", yes=True)) == "table-no-proposal"


def test_a_ply_answers_an_open_undo_with_no(server: str) -> None:
    with two_people(server) as (anna, ben):
        mover, other = (anna, ben)
        answer = mover.play(mover.legal[0])
        while other.version < answer["version"]:
            other.receive()
        mover.ask("Propose", what="undo")
        other.until_type("TableChanged")
        actor = mover if mover.legal else other
        actor.play(actor.legal[0])
        assert actor.events[-2]["table"]["proposal"] is None


def test_a_rematch_needs_everybody_and_keeps_the_score(server: str) -> None:
    with two_people(server) as (anna, ben):
        assert refusal_key(anna.ask("Propose", what="rematch")) == "table-not-over"
        first = anna.events[0]["table"]["commitment"]
        anna.ask("Propose", what="end")
        ben.ask("Answer", yes=True)
        anna.until_type("Ended")
        assert refusal_key(anna.ask("Start")) == "table-rematch-only"
        anna.ask("Propose", what="rematch")
        assert anna.events[-2]["type"] == "TableChanged"
        ben.until_type("TableChanged")
        ben.ask("Answer", yes=True)
        started = anna.until_type("Started")
        assert started["table"]["match"] == 2
        assert started["table"]["seed"] == ""
        assert started["table"]["commitment"] != first


def test_alone_against_bots_everything_is_agreed_at_once(server: str) -> None:
    table, token = new_table(server, "me", "random", start=True)
    with Guest(server, table, token=token) as anna:
        before = anna.position
        anna.play(anna.legal[0])
        assert anna.ask("Propose", what="undo")["type"] == "Accepted"
        assert anna.position == before
        anna.ask("Propose", what="end")
        assert anna.events[-2]["type"] == "Ended"
        anna.ask("Propose", what="rematch")
        assert anna.events[-2]["type"] == "Started"


def test_a_bot_stands_in_for_who_left_and_gives_the_seat_back(server: str) -> None:
    with two_people(server) as (anna, ben):
        table, token = table_of(anna), ben.token
        refused = anna.ask("StandIn", seat=1, level="random")
        assert refusal_key(refused) == "table-not-absent"
        ben.socket.close()
        anna.until(lambda e: e["type"] == "Presence" and e["online"] == [0])
        assert anna.ask("StandIn", seat=1, level="random")["type"] == "Accepted"
        while not any(e["type"] == "Played" and e["actor"] == 1 for e in anna.events):
            if anna.legal:
                anna.play(anna.legal[0])
            else:
                anna.receive()
        with Guest(server, table, "Ben", token) as back:
            changed = anna.until_type("TableChanged")
            assert changed["table"]["seats"][1]["standIn"] == ""
            assert changed["lines"][0]["key"] == "table-line-given-back"
            assert back.events[0]["table"]["you"] == 1


def test_a_friend_takes_over_a_seat_that_was_left(server: str) -> None:
    with two_people(server) as (anna, ben), Guest(server, table_of(anna), "Cem") as cem:
        assert refusal_key(cem.ask("Sit", seat=1)) == "table-seat-taken"
        ben.ask("Stand")
        cem.until_type("TableChanged")
        assert cem.ask("Sit", seat=1)["type"] == "Accepted"
        welcome = cem.events[-2]
        assert welcome["type"] == "Welcome"
        assert welcome["table"]["you"] == 1
        assert refusal_key(cem.ask("Sit", seat=0)) == "table-seat-taken"
        cem.ask("Stand")
        anna.ask("Stand")
        ben.until(
            lambda e: e["type"] == "TableChanged" and e["version"] >= anna.version
        )
        assert refusal_key(ben.ask("Sit", seat=0)) == "table-held-other"
        assert ben.ask("Sit", seat=1)["type"] == "Accepted"


def test_presence_is_told(server: str) -> None:
    table, token = new_table(server, "me", "open")
    with Guest(server, table, token=token) as anna:
        with Guest(server, table, "Eve"):
            told = anna.until_type("Presence")
            assert (told["online"], told["onlookers"]) == ([0], 1)
        told = anna.until_type("Presence")
        assert told["onlookers"] == 0


def test_names_are_cleaned(server: str) -> None:
    table, token = new_table(server, "me", "open")
    with Guest(server, table, token=token) as anna:
        anna.ask("Rename", nickname=" A\u202eb\u0000 \n c ")
        assert anna.events[-2]["table"]["seats"][0]["name"] == "Ab c"
        assert refusal_key(anna.ask("Rename", nickname="\u200b")) == "table-nickname"
