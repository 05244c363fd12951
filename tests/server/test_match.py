"""A whole match over real sockets."""

from __future__ import annotations

import random

from tests.server.guest import Event, Guest, new_table, refusal_key


def play_on(guests: list[Guest], most: int = 2000) -> Event:
    """Play anything for whoever may act until the match ends; return its end."""
    dice = random.Random(5)
    for _ in range(most):
        mover = next((guest for guest in guests if guest.legal), None)
        assert mover is not None
        answer = mover.play(dice.choice(mover.legal))
        assert answer["type"] == "Accepted", answer
        for guest in guests:
            while guest.version < answer["version"]:
                guest.receive()
        if mover.events[-2]["type"] == "Ended":
            return mover.events[-2]
    raise AssertionError("the match did not end")


def test_two_people_sit_down_and_play_to_the_end(server: str) -> None:
    table, token = new_table(server, "me", "open", options={"turn_limit": 60})
    with Guest(server, table, token=token) as anna, Guest(server, table, "Ben") as ben:
        assert refusal_key(anna.ask("Start")) == "table-seat-open"
        assert ben.ask("Sit", seat=1)["type"] == "Accepted"
        assert anna.ask("Start")["type"] == "Accepted"
        ben.until_type("Started")
        ended = play_on([anna, ben])
        assert ended["table"]["phase"] == "over"
        assert ended["table"]["result"]["agreed"] is False
        assert ended["table"]["seed"]
        versions = [e["version"] for e in ben.events if e["type"] == "Played"]
        assert versions == list(range(versions[0], versions[0] + len(versions)))


def test_a_person_plays_against_a_bot_from_the_first_request_on(server: str) -> None:
    table, token = new_table(server, "me", "random", start=True)
    with Guest(server, table, token=token) as anna:
        for _ in range(5):
            while not anna.legal:
                anna.receive()
            assert anna.play(anna.legal[0])["type"] == "Accepted"
        assert {e["actor"] for e in anna.events if e["type"] == "Played"} == {0, 1}
