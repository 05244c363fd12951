"""Two matches that differ only in what is hidden look alike, byte for byte."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import spielkiste
from spielkiste import Match
from spielkiste.engine.game import Game
from spielkiste.server import requests
from spielkiste.tables import decide_match, hub
from tests.server import cards
from tests.server.conftest import running_server
from tests.server.guest import Guest, new_table

Script = Callable[[Guest, Guest], None]


@pytest.fixture(scope="module")
def card_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose chest has one more game, one with secrets."""

    def load(name: str) -> Game[Any]:
        return cards.GAME if name == "cards" else spielkiste.load_game(name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hub, "load_game", load)
        patch.setattr(requests, "load_game", load)
        with running_server(tmp_path_factory.mktemp("cards")) as address:
            yield address


def dealt(seed: int) -> tuple[int, int]:
    """Return the cards that a seed deals."""
    match = Match(cards.GAME, seats=2, seed=seed)
    match.run_chance()
    return match.state.cards[0], match.state.cards[1]


def seed_for(wanted: tuple[int, int]) -> int:
    """Return a seed that deals these cards."""
    return next(seed for seed in range(1000) if dealt(seed) == wanted)


def bytes_told(
    address: str, game: str, seed: int, script: Script
) -> dict[str, list[str]]:
    """Play a script with this seed; return every frame that each of four was sent."""
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(decide_match, "new_seed", lambda: seed)
        table, token = new_table(address, "me", "open", game=game)
        anna = stack.enter_context(Guest(address, table, "Anna", token))
        ben = stack.enter_context(Guest(address, table, "Ben"))
        eve = stack.enter_context(Guest(address, table, "Eve"))
        ben.ask("Sit", seat=1, id="b1")
        anna.ask("Start", id="a1")
        ben.until_type("Started")
        script(anna, ben)
        late = stack.enter_context(Guest(address, table, "Late"))
        catch_up(anna, ben, eve)
        told = {"anna": anna, "ben": ben, "eve": eve, "late": late}
        return {name: plain(guest, table) for name, guest in told.items()}


def catch_up(*guests: Guest) -> None:
    """Have everybody receive what the others have already received."""
    last = max(guest.version for guest in guests)
    for guest in guests:
        while guest.version < last:
            guest.receive()


def plain(guest: Guest, table: str) -> list[str]:
    """Return the frames without what is random and tells nothing: ids and hashes.

    Who is connected is told at moments of its own, so it is left out too.
    """
    frames = [raw for raw in guest.raw if json.loads(raw)["type"] != "Presence"]
    text = "\n".join(frames).replace(table, "TABLE")
    text = re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":"HASH"', text)
    text = re.sub(r'"onlookers":\d+', '"onlookers":N', text)
    return re.sub(r'"token":"[^"]+"', '"token":"TOKEN"', text).split("\n")


def bid_low(anna: Guest, ben: Guest) -> None:
    """Anna bids, tries again, and asks about a bid that only others might make."""
    anna.play("bid 1", id="a2")
    anna.play("bid 1", id="a3")
    anna.ask("Why", text="bid 3", id="a4")
    anna.ask("Propose", what="undo", id="a5")
    ben.until_type("TableChanged")
    ben.ask("Answer", yes=False, id="b2")


def test_a_seat_and_onlookers_learn_nothing_of_another_seats_card(
    card_server: str,
) -> None:
    one = bytes_told(card_server, "cards", seed_for((2, 1)), bid_low)
    other = bytes_told(card_server, "cards", seed_for((2, 3)), bid_low)
    for name in ("anna", "eve", "late"):
        assert one[name] == other[name]
    assert one["ben"] != other["ben"]


def test_a_hidden_bid_shows_to_nobody_else(card_server: str) -> None:
    def bids(text: str) -> Script:
        def script(anna: Guest, ben: Guest) -> None:
            answer = anna.play(text, id="a2")
            ben.until(lambda event: event.get("version") == answer["version"])

        return script

    seed = seed_for((3, 2))
    one = bytes_told(card_server, "cards", seed, bids("bid 1"))
    other = bytes_told(card_server, "cards", seed, bids("bid 3"))
    for name in ("ben", "eve", "late"):
        assert one[name] == other[name]
    assert one["anna"] != other["anna"]
    assert '"text":"bid ?"' in "".join(one["eve"])


def test_the_seed_stays_at_home_until_the_end(card_server: str) -> None:
    seed = 987654321987654321
    hidden = bytes_told(card_server, "cards", seed, bid_low)
    assert not any(str(seed) in text for told in hidden.values() for text in told)

    def to_the_end(anna: Guest, ben: Guest) -> None:
        anna.play("bid 1", id="a2")
        ben.until_type("Played")
        ben.play("bid 1", id="b2")

    told = bytes_told(card_server, "cards", seed, to_the_end)
    assert f'"seed":"{seed}"' in "".join(told["eve"])


def test_in_twisty_everybody_is_told_the_same_twice(card_server: str) -> None:
    def three_plies(anna: Guest, ben: Guest) -> None:
        for number in range(3):
            mover = anna if anna.legal else ben
            answer = mover.play(mover.legal[0], id=f"p{number}")
            assert answer["type"] == "Accepted"
            catch_up(anna, ben)

    first = bytes_told(card_server, "twisty", 11, three_plies)
    assert first == bytes_told(card_server, "twisty", 11, three_plies)
    assert first["anna"] != bytes_told(card_server, "twisty", 12, three_plies)["anna"]


def test_the_data_folder_keeps_the_secret_from_others(tmp_path: Path) -> None:
    with running_server(tmp_path):
        assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
