"""The contract's checks pass a sound toy and find every fault put into it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from spielkiste.engine.choices import Choices, offer
from spielkiste.engine.contract import (
    ContractError,
    check_machine,
    check_match,
    check_secrets,
)
from spielkiste.engine.game import Game
from spielkiste.engine.terms import ANYONE, CHANCE, CLOCK
from tests.toys import whisper
from tests.toys.whisper import GAME, HIGH, LOW, NO_CALL, NO_CARD, State

SEEDS = range(6)


def check_all(game: Game[Any]) -> None:
    """Run every plain check over some matches of a game."""
    for seats in game.seats:
        for seed in SEEDS:
            check_secrets(game, seats, seed)
            check_match(game, seats, seed)


def test_a_sound_game_with_secrets_passes() -> None:
    check_all(GAME)
    check_match(GAME, 3, 1, rounds=1)


def test_the_pairs_of_matches_do_differ_in_what_is_hidden() -> None:
    assert all(check_secrets(GAME, seats, seed) for seats in (2, 3) for seed in SEEDS)


def test_a_sound_game_plays_the_same_both_ways() -> None:
    for seats in GAME.seats:
        for seed in SEEDS:
            assert check_machine(GAME, GAME.new(seats), seed, depth=4) > 0


# --- faults ---------------------------------------------------------------------


def shows_all(seen: State, seat: int) -> None:
    """Hide nothing: every sampled world is then the truth."""


def shows_hands(seen: State, seat: int) -> None:
    hands = list(seen.hands)
    whisper.hide(seen, seat)
    seen.hands = hands


def shows_deck(seen: State, seat: int) -> None:
    places = list(seen.places)
    whisper.hide(seen, seat)
    seen.places = places


def shows_calls(seen: State, seat: int) -> None:
    calls = list(seen.calls)
    whisper.hide(seen, seat)
    seen.calls = calls


def shows_sum(seen: State, seat: int) -> None:
    """Leave a number that follows from what is hidden."""
    total = sum(card for card in seen.hands if card != NO_CARD)
    whisper.hide(seen, seat)
    seen.last[2] = total


def hides_own_call(seen: State, seat: int) -> None:
    whisper.hide(seen, -1)


def legal_by_others(state: State, who: int, choices: Choices) -> None:
    """Offer high only to who holds the highest card, which nobody can know."""
    if state.to_move != ANYONE or who == CLOCK:
        whisper.legal(state, who, choices)
    elif state.calls[who] == NO_CALL:
        offer(choices, LOW)
        if state.hands[who] == max(state.hands):
            offer(choices, HIGH)


def legal_after_calls(state: State, who: int, choices: Choices) -> None:
    """Offer low only while nobody else has called high."""
    whisper.legal(state, who, choices)
    if state.to_move == ANYONE and who != CLOCK and HIGH in state.calls:
        choices.count = min(choices.count, 1)


def legal_never_ends(state: State, who: int, choices: Choices) -> None:
    """Offer nothing to anybody once a call is made, not even to the clock."""
    if state.to_move != ANYONE or max(state.calls) == NO_CALL:
        whisper.legal(state, who, choices)


def legal_twice(state: State, who: int, choices: Choices) -> None:
    whisper.legal(state, who, choices)
    if who == CLOCK:
        whisper.legal(state, who, choices)


def deals_twice(state: State, who: int, action: int) -> None:
    """Deal a card and keep it in the deck."""
    whisper.apply(state, who, action)
    if who == CHANCE:
        state.places[action] = whisper.IN_DECK


def overflows(state: State, who: int, action: int) -> None:
    whisper.apply(state, who, action)
    if state.rounds == 0:
        state.points[0] += 200


def refuses_and_plays(state: State, who: int, action: object) -> Any:
    state.points[0] += 1
    return whisper.why_not(state, who, action)


def refuses_without_clause(state: State, who: int, action: object) -> Any:
    return replace(whisper.why_not(state, who, action), clause="")


def is_open(state: State, seat: int, who: int, action: int) -> bool:
    return False


def sample_truth(seen: State, source: Any) -> State:
    """Leave the unknown numbers as they are."""
    return seen.copy()


def sample_short(seen: State, source: Any) -> State:
    """Deal a card that somebody else holds already."""
    world = whisper.sample_world(seen, source)
    world.hands = [min(world.hands[0], card) for card in world.hands]
    return world


def won_too_soon(state: State) -> list[int]:
    return [0]


def write_short(state: State) -> str:
    """Forget the points."""
    copied = state.copy()
    copied.points = [0] * len(copied.points)
    return whisper.write_state(copied)


def same_text(state: State, action: int) -> str:
    return whisper.TEXTS[action].replace("high", "low")


def loud_text(state: State, action: int) -> str:
    return whisper.TEXTS[action].capitalize()


def forgetful_text(state: State, who: int, text: str) -> int:
    return min(whisper.read_action(state, who, text), LOW)


def aliasing_copy(self: Any) -> Any:
    twin = type(self)()
    twin.assign(self)
    twin.hands = self.hands
    return twin


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "nothing is hidden": ({"hide": shows_all}, "hidden fact is seen"),
    "hands are shown": (
        {"hide": shows_hands},
        "hidden fact is seen",
    ),
    "the deck is shown": ({"hide": shows_deck}, "hidden fact is seen"),
    "calls are shown": ({"hide": shows_calls}, "hidden fact is seen"),
    "a sum of hands is shown": (
        {"hide": shows_sum},
        "hidden fact is seen",
    ),
    "one's own call is hidden": ({"hide": hides_own_call}, "more than is seen"),
    "legal asks for the hands of others": ({"legal": legal_by_others}, "hidden"),
    "legal asks for the calls of others": ({"legal": legal_after_calls}, "hidden"),
    "nobody can act": ({"legal": legal_never_ends}, "somebody acts"),
    "an action is offered twice": ({"legal": legal_twice}, "offered twice"),
    "a card is dealt and kept": ({"apply": deals_twice}, "conserved|all components"),
    "a number is too large": ({"apply": overflows}, "overflows"),
    "a refusal changes the state": ({"refuse": refuses_and_plays}, "changes nothing"),
    "a refusal cites nothing": ({"refuse": refuses_without_clause}, "cites its clause"),
    "hidden plies are told": ({"is_hidden": is_open}, "more than is seen"),
    "a world is left unknown": ({"sample_world": sample_truth}, "complete"),
    "a world has a card twice": ({"sample_world": sample_short}, "all components|same"),
    "somebody wins too soon": ({"winners_of": won_too_soon}, "before the end"),
    "a position is incomplete": ({"write_state": write_short}, "survive as text"),
    "two actions share a text": ({"write_action": same_text}, "texts differ"),
    "a text is no notation": ({"write_action": loud_text}, "lower case"),
    "a text reads otherwise": ({"read_action": forgetful_text}, "read back"),
    "there is too little room": ({"capacity": 6}, "room|range"),
    "ids are too large": ({"actions": 9}, "below"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str) -> None:
    changes, promise = FAULTS[fault]
    with pytest.raises((ContractError, OverflowError, IndexError), match=promise):
        check_all(replace(GAME, **changes))


def test_a_copy_that_shares_something_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(State, "copy", aliasing_copy)
    with pytest.raises(ContractError, match="copies are independent"):
        check_match(GAME, 2, 0)


def test_machine_code_that_plays_otherwise_is_found() -> None:
    broken = replace(GAME)
    other = replace(GAME, apply=whisper.apply_backwards)
    broken.__dict__["compiled"] = other.compiled
    with pytest.raises(ContractError, match="end alike"):
        check_machine(broken, GAME.new(3), 0)
