"""One writer: decide, store, carry out, then tell."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from spielkiste.engine.refusal import RefusedError
from spielkiste.tables import decide, decide_match
from spielkiste.tables.decide import Asker
from spielkiste.tables.live import LiveTable
from spielkiste.tables.sight import legal_texts
from tests.tables.parts import made, new_hub, until

ANNA = "anna"
BEN = "ben"


def asker(person: str, command: str = "") -> Asker:
    """Return who asks."""
    return Asker(person, command)


async def play_any(live: LiveTable) -> None:
    """Have whoever is to move play the first legal ply."""
    table = live.table
    assert table.match is not None
    seat = table.game.actors(table.match.state)[0]
    text = legal_texts(table.game, table.match.state, seat)[0]
    person = table.scene.seats[seat].person
    await live.ask(
        asker(person), partial(decide_match.play, ply=table.plies, text=text)
    )


async def test_nothing_is_told_before_it_is_kept() -> None:
    hub, log, ears, _ = new_hub()
    live = await hub.make(made(ANNA, BEN))
    await live.ask(asker(ANNA), decide_match.start)
    for _ in range(5):
        await play_any(live)
    assert log.order == ["kept"] + ["kept", "told"] * 6
    assert [told.version for told in ears.told] == list(range(1, 7))
    await hub.close()


async def test_what_cannot_be_kept_does_not_happen() -> None:
    hub, log, ears, _ = new_hub()
    live = await hub.make(made(ANNA, BEN))
    log.is_broken = True
    with pytest.raises(RefusedError, match="Something went wrong"):
        await live.ask(asker(ANNA), decide_match.start)
    assert live.table.scene.phase == "waiting"
    assert ears.told == []
    log.is_broken = False
    await live.ask(asker(ANNA), decide_match.start)
    assert live.table.is_playing
    await hub.close()


async def test_a_table_read_back_is_the_same_table() -> None:
    hub, _, _, clock = new_hub()
    live = await hub.make(made(ANNA, BEN, choose_corners=True))
    await live.ask(asker(ANNA), decide_match.start)
    for _ in range(30):
        await play_any(live)
    await live.ask(asker(ANNA), partial(decide_match.propose, what="undo"))
    await live.ask(asker(BEN), partial(decide_match.answer, yes=True))
    await live.ask(asker(BEN, "r"), partial(decide.rename, nickname="Benno"))
    await play_any(live)
    before = live.table
    clock.now = 1000
    assert await hub.sleep_idle(500) == 1
    assert hub.awake == 0
    after = (await hub.get(before.id)).table
    assert after is not before
    assert after.scene == before.scene
    assert after.version == before.version
    assert after.answers == before.answers
    assert list(after.happenings) == list(before.happenings)
    assert after.match is not None
    assert before.match is not None
    assert after.match.plies == before.match.plies
    assert after.match.state == before.match.state
    await hub.close()


async def test_tables_sleep_only_when_nobody_needs_them() -> None:
    hub, _, _, clock = new_hub()
    live = await hub.make(made(ANNA, BEN))
    live.join(ANNA)
    clock.now = 1000
    assert await hub.sleep_idle(10) == 0
    live.leave(ANNA)
    assert await hub.sleep_idle(10) == 0
    clock.now = 1011
    assert await hub.sleep_idle(10) == 1
    both = await asyncio.gather(hub.get(live.table.id), hub.get(live.table.id))
    assert both[0] is both[1]
    await hub.close()


async def test_an_unknown_or_broken_table_is_refused() -> None:
    hub, log, _, clock = new_hub()
    with pytest.raises(RefusedError, match="no table nowhere"):
        await hub.get("nowhere")
    live = await hub.make(made(ANNA, BEN))
    await live.ask(asker(ANNA), decide_match.start)
    table = live.table.id
    log.kept[table][1] = log.kept[table][1].replace(b'"version":"', b'"version":"old')
    clock.now = 1000
    await hub.sleep_idle(1)
    with pytest.raises(RefusedError, match="cannot be restored"):
        await hub.get(table)
    await hub.close()


async def test_the_same_command_waits_for_its_first_answer() -> None:
    hub, log, _, _ = new_hub()
    live = await hub.make(made(ANNA, BEN))
    wish = partial(decide.rename, nickname="Anni")
    versions = await asyncio.gather(
        *(live.ask(asker(ANNA, "same"), wish) for _ in range(5))
    )
    assert versions == [1] * 5
    assert len(log.kept[live.table.id]) == 2
    await hub.close()


async def test_wins_are_counted_for_who_sits_there() -> None:
    hub, _, _, _ = new_hub()
    live = await hub.make(made("bot:random", "bot:random"))
    await live.ask(asker(ANNA), decide_match.start)
    await until(lambda: live.table.scene.phase == "over")
    result = live.table.scene.result
    assert result is not None
    wins = [seat.wins for seat in live.table.scene.seats]
    assert wins == [int(seat in result.winners) for seat in (0, 1)]
    await hub.close()
