"""Bots at a table: they see observations, never hang it, and leave when they must."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import NoReturn

import pytest

from spielkiste.engine.refusal import RefusedError
from spielkiste.tables import decide, decide_match, seated_bots, thinking
from spielkiste.tables.decide import Asker
from spielkiste.tables.live import LiveTable
from spielkiste.tables.thinking import Question, WorkerThinker
from tests.tables.parts import Moody, made, new_hub, until
from tests.tables.test_live import ANNA, BEN, asker, play_any


async def test_tables_without_a_person_end_at_turn_400() -> None:
    """T-27"""
    hub, _, _, _ = new_hub()
    live = await hub.make(made("bot:random", "bot:random"))
    await live.ask(asker(ANNA), decide_match.start)
    assert live.table.match is not None
    assert live.table.match.options["turn_limit"] == 400
    await hub.close()


async def test_with_a_person_there_is_no_limit() -> None:
    """T-27"""
    hub, _, _, _ = new_hub()
    live = await hub.make(made(ANNA, "bot:random"))
    await live.ask(asker(ANNA), decide_match.start)
    assert live.table.match is not None
    assert live.table.match.options.get("turn_limit") is None
    await hub.close()


async def play_own_turn(live: LiveTable) -> None:
    """Play seat 0's plies until somebody else decides."""
    match = live.table.match
    assert match is not None
    while live.table.game.actors(match.state) == [0]:
        await play_any(live)


def fail(question: Question) -> NoReturn:
    """Fail as a bot may."""
    raise ZeroDivisionError(question.level)


@pytest.mark.parametrize("mood", [fail, lambda question: 10_000, lambda question: 60.0])
async def test_a_bot_that_fails_cheats_or_hangs_is_replaced(
    mood: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.02)
    bot = Moody(mood)  # type: ignore[arg-type]
    hub, _, _, _ = new_hub(bot)
    live = await hub.make(made(ANNA, "bot:moody"))
    live.join(ANNA)
    await live.ask(asker(ANNA), decide_match.start)
    await play_own_turn(live)
    before = live.table.plies
    await until(lambda: live.table.plies > before)
    assert len(bot.asked) >= 2
    await hub.close()


async def test_a_bot_gets_an_observation_of_its_own_seat() -> None:
    bot = Moody(lambda question: question.legal[0])
    hub, _, _, _ = new_hub(bot)
    live = await hub.make(made("bot:moody", "bot:moody"))
    await live.ask(asker(ANNA), decide_match.start)
    await until(lambda: len(bot.asked) > 10)
    assert {question.seat for question in bot.asked} == {0, 1}
    assert live.table.match is not None
    assert all(q.observation is not live.table.match.state for q in bot.asked)
    await hub.close()


async def test_bots_rest_while_every_person_is_away() -> None:
    hub, _, _, _ = new_hub()
    live = await hub.make(made("bot:random", ANNA))
    await live.ask(asker(ANNA), decide_match.start)
    start = live.table.plies
    await asyncio.sleep(0.05)
    assert live.table.plies == start
    live.join("eve")
    await until(lambda: live.table.plies > start)
    await hub.close()


async def test_an_open_undo_makes_bots_wait() -> None:
    slow = Moody(lambda question: 0.05)
    hub, _, _, _ = new_hub(slow)
    live = await hub.make(made(ANNA, "bot:moody", BEN))
    live.join(ANNA)
    await live.ask(asker(ANNA), decide_match.start)
    await play_own_turn(live)
    await live.ask(asker(ANNA), partial(decide_match.propose, what="undo"))
    plies = live.table.plies
    assert not hub.is_busy(live.table.id)
    await live.ask(asker(BEN), partial(decide_match.answer, yes=True))
    assert live.table.plies < plies
    await hub.close()


async def test_a_ply_that_cannot_be_kept_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seated_bots, "RETRY_AFTER", 0.01)
    hub, log, _, _ = new_hub()
    live = await hub.make(made("bot:random", ANNA))
    await live.ask(asker(ANNA), decide_match.start)
    log.is_broken = True
    plies = live.table.plies
    live.join(ANNA)
    await until(lambda: hub.is_busy(live.table.id))
    log.is_broken = False
    await until(lambda: live.table.plies > plies)
    await hub.close()


async def test_a_stand_in_needs_somebody_absent_and_a_known_level() -> None:
    hub, _, _, _ = new_hub()
    live = await hub.make(made(ANNA, BEN))
    stand_in = partial(decide.stand_in, seat=1, present=live.present)
    with pytest.raises(RefusedError, match="No match"):
        await live.ask(asker(ANNA), partial(stand_in, level="random"))
    await live.ask(asker(ANNA), decide_match.start)
    with pytest.raises(RefusedError, match="level"):
        await live.ask(asker(ANNA), partial(stand_in, level="wizard"))
    await live.ask(Asker(BEN, ""), partial(stand_in, level="random"))
    assert live.table.scene.seats[1].bot == "random"
    await live.give_back(BEN)
    assert live.table.scene.seats[1].bot == ""
    await hub.close()


async def test_workers_think_in_processes_of_their_own() -> None:
    hub, _, _, _ = new_hub(WorkerThinker(1))
    live = await hub.make(made("bot:random", "bot:random", turn_limit=4))
    await live.ask(asker(ANNA), decide_match.start)
    await until(lambda: live.table.scene.phase == "over")
    await hub.close()
