"""Why not: every refusal names the clause that forbids the ply."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import spielkiste.games.twisty as package
from spielkiste import CHANCE, CLOCK, TERMINAL, IllegalActionError, Refusal
from spielkiste.texts import LANGUAGES, text
from tests.helpers.positions import GAME, Position, at, lay_out, new

SEVEN = "red* orange* yellow* green* blue* purple* pink*"
WON = f"seats 2\nblue d4: {SEVEN}\nmint g7:\nturns 30\nblue has won"
LIMIT = "seats 2, limit 9\nblue a1:\nmint g7:\nturns 9\nnobody has won after blue"
OPEN = "seats 2\nblue a1:\nmint g7:\nblue opens"

HUGE = pytest.param(10**5000, id="huge")

Expected = tuple[str, str, dict[str, str | int]]


def says(position: Position, ply: str, who: int | None = None) -> Expected:
    """Return clause, key without its prefix, and facts of a refusal."""
    refusal = position.refused(ply, who)
    key = refusal.line.key.removeprefix("twisty-refusal-")
    return refusal.clause, key, refusal.line.args


@pytest.mark.parametrize("who", [0, 1, 2, CHANCE, CLOCK])
@pytest.mark.parametrize("ply", ["c3", "pass", "stop", "save", "red"])
def test_nothing_is_played_after_a_win(who: int, ply: str) -> None:
    """T-25: whoever tries, whatever he tries."""
    assert says(at(WON), ply, who) == ("T-25", "over-won", {"winner": 0})


@pytest.mark.parametrize("who", [0, 1, 2, CHANCE, CLOCK])
@pytest.mark.parametrize("ply", ["c3", "pass", "stop", "save", "red"])
def test_nothing_is_played_after_the_last_turn(who: int, ply: str) -> None:
    """T-27."""
    assert says(at(LIMIT), ply, who) == ("T-27", "over-limit", {"turns": 9})


@pytest.mark.parametrize("ply", ["b6", "pass", "stop", "save", "red"])
def test_the_others_wait_for_the_player_whose_turn_it_is(ply: str) -> None:
    """T-7."""
    for who in (1, CLOCK):
        assert says(at(OPEN), ply, who) == ("T-7", "not-your-turn", {"player": 0})


def test_nothing_is_left_to_chance_during_play() -> None:
    """T-7: neither for chance itself nor for a player who would lay a disc."""
    for position in (at(OPEN), at(OPEN.replace("blue opens", "mint opens"))):
        player = position.to_move
        expected = ("T-7", "not-chance", {"player": player})
        assert says(position, "red", CHANCE) == expected
        assert says(position, "b3", CHANCE) == expected
        assert says(position, "warp") == expected


@pytest.mark.parametrize("who", [0, 1, CLOCK])
def test_nobody_moves_while_chance_lays(who: int) -> None:
    """T-7, T-4."""
    for ply in ("c3", "red", "pass"):
        assert says(new(2), ply, who) == ("T-7", "chance-moves", {})


def test_a_match_has_only_its_seats() -> None:
    """T-3."""
    for position in (new(2), at(OPEN)):
        assert says(position, "c3", 2) == ("T-3", "no-such-seat", {"seat": 2})


@pytest.mark.parametrize("action", [-1, -52, 64, 10**9, HUGE, True, 2.0, "c3", None])
def test_an_action_that_does_not_exist_is_refused(action: Any) -> None:
    """T-8: as the state is, and in words."""
    position = at(OPEN)
    before = position.state.copy()
    refusal = GAME.refusal(position.state, 0, action)
    assert refusal is not None
    assert (refusal.clause, refusal.line.key) == (
        "T-8",
        "twisty-refusal-unknown-action",
    )
    assert "Twisty" in str(refusal)
    with pytest.raises(IllegalActionError):
        GAME.play(position.state, 0, action)
    assert position.state == before


def test_chance_lays_discs_first_and_only_discs() -> None:
    """T-4: the next space waits for its disc."""
    position = new(2)
    for ply in ("c3", "pass", "stop"):
        assert says(position, ply) == ("T-4", "lay-disc", {"space": "b1"})
    assert says(position.play("red"), "c3") == ("T-4", "lay-disc", {"space": "c1"})


def test_then_chance_lays_tokens_and_only_tokens() -> None:
    """T-5: of whose row it is the turn."""
    position = new(2)
    while len(position.board) < 44:
        position.play(position.legal()[0])
    for ply in ("warp", "save", "c3", "pass"):
        assert says(position, ply) == ("T-5", "lay-token", {"player": 0})
    position.play(*["red", "orange", "yellow", "green", "blue", "purple", "pink"])
    assert says(position, "warp") == ("T-5", "lay-token", {"player": 1})


def test_a_pawn_starts_on_a_free_corner_and_nowhere_else() -> None:
    """T-6."""
    position = lay_out(new(3, choose_corners=True))
    assert says(position, "c3") == ("T-6", "not-a-corner", {"space": "c3"})
    assert says(position, "d4") == ("T-6", "not-a-corner", {"space": "d4"})
    for ply in ("pass", "stop", "save"):
        assert says(position, ply) == ("T-6", "choose-corner", {})
    position.play("g1")
    facts = {"space": "g1", "other": 2}
    assert says(position, "g1") == ("T-6", "corner-taken", facts)
    assert says(position, "a1", 2) == ("T-7", "not-your-turn", {"player": 1})


def test_a_refused_ply_raises_with_clause_and_sentence() -> None:
    """T-23: and leaves everything as it was."""
    position = at("seats 2\nblue a1:\nmint b3: red!\nblue opens")
    before = position.state.copy()
    action = GAME.parse_action(position.state, 0, "b3")
    with pytest.raises(IllegalActionError) as caught:
        GAME.play(position.state, 0, action)
    assert caught.value.refusal.clause == "T-23"
    assert str(caught.value) == (
        "Mint stands on b3, and the red cube there is protected. (T-23)"
    )
    assert position.state == before


SITUATIONS = (
    WON,
    LIMIT,
    OPEN,
    "seats 3\nblue a1: red*\nmint b3: orange!\npink c2:\nblue opens",
    f"seats 2\nblue a1: {SEVEN}\nmint b3:\nblue opens",
    *(
        f"seats 2\non b3 {disc}, f6 warp\nblue b3: red*\nmint g7:\nblue uses"
        for disc in ("orthogonal", "diagonal", "leap", "warp", "save")
    ),
    "seats 3\nblue b3: red*\nmint b3:\npink g7:\nmint flees from blue",
    "seats 2\nblue a1: red*\nmint a1:\nmint flees from blue",
)


def situations() -> list[Position]:
    """Return positions in which everything that can be refused is refused."""
    rows = new(2).play("save")
    while len(rows.board) < 44:
        rows.play(rows.legal()[0])
    corner = lay_out(new(3, choose_corners=True)).play("a1")
    laying = [new(2), new(2).play("save"), rows.play("red"), corner]
    return [*laying, *map(at, SITUATIONS)]


def refusal_keys() -> set[str]:
    """Return the key of every refusal that the catalogue has a sentence for."""
    folder = Path(str(package.__file__)).parent / "texts"
    catalogue = (folder / "en.ftl").read_text("utf-8")
    return set(re.findall(r"^(twisty-refusal-[a-z-]+) =", catalogue, re.MULTILINE))


def refusals(position: Position) -> list[Refusal]:
    """Return why not, for everybody and everything that is not legal."""
    asked = [
        GAME.refusal(position.state, who, action)
        for who in (*range(5), CHANCE, CLOCK, TERMINAL)
        for action in range(-1, GAME.actions + 1)
    ]
    return [refusal for refusal in asked if refusal is not None]


def test_every_refusal_of_the_catalogue_can_happen_and_no_other() -> None:
    """T-2..T-10, T-14, T-21, T-23..T-25, T-27: each with a sentence everywhere."""
    found = {r.line.key: r for position in situations() for r in refusals(position)}
    assert set(found) | {"twisty-refusal-unreadable"} == refusal_keys()
    for refusal in found.values():
        assert re.fullmatch(r"T-\d+", refusal.clause)
        for language in LANGUAGES:
            assert text(refusal.line.key, language, refusal.line.args)
