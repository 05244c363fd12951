"""Sets: S-23 to S-25."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from spielkiste.games.schraube_locker import GAME
from spielkiste.games.schraube_locker.edition import house_text, read_edition
from tests.helpers.screws import Spot, at

NUTS, BOLTS = range(1, 9), range(9, 17)
DOUBLE_NUTS, DOUBLE_BOLTS = range(17, 22), range(22, 27)
HOUSE_SETS = 449


def forming(cards: str) -> Spot:
    """Return seat 0 after taking card 19 with these cards in front of him."""
    return (
        at(f"""
        seats 2
        seat 0 at 2: {cards}
        served 3
        seat 0 places
    """)
        .play("move")
        .next_card()
    )


def vocabulary() -> set[frozenset[int]]:
    """Return every set of the house edition, straight from the words of the law."""
    pairs: list[tuple[int, ...]] = [*product(NUTS, BOLTS)]
    pairs += product(DOUBLE_NUTS, DOUBLE_BOLTS)
    for doubles, singles in ((DOUBLE_NUTS, BOLTS), (DOUBLE_BOLTS, NUTS)):
        pairs += product(doubles, singles)
        for double, two in product(doubles, combinations(singles, 2)):
            pairs.append((double, *two))
    return {frozenset(cards) for cards in pairs}


def read_set(text: str) -> frozenset[int]:
    """Return the cards of a set's text."""
    return frozenset(map(int, text.removeprefix("set ").split("+")))


def test_sets_are_formed_after_taking_the_card_also_with_it() -> None:
    """S-23: the double nut 19 was just taken; forming is optional."""
    spot = forming("9 10")
    assert spot.phase == "sets"
    assert spot.legal() == ["set 19+9", "set 19+10", "set 19+9+10", "end"]
    assert spot.play("end").view["mover"] == 1


def test_any_number_of_sets_may_be_formed() -> None:
    """S-23"""
    spot = forming("1 3 9 10").play("set 1+9")
    assert spot.phase == "sets"
    spot.play("set 3+10")
    assert spot.phase == "roll"
    assert spot.view["seats"][0]["sets"] == 2


def test_without_a_fitting_pair_nobody_is_asked() -> None:
    """S-23: nuts alone fit nothing."""
    assert forming("1 3 27").phase == "roll"


def test_the_house_edition_has_449_different_sets() -> None:
    """S-24"""
    assert len(vocabulary()) == HOUSE_SETS


def test_exactly_the_sets_of_the_law_can_be_formed() -> None:
    """S-24: with all screws in one hand, all 449 and no other."""
    others = [card for card in range(1, 27) if card not in (24, 26, 25, 19, 22, 23)]
    spot = forming(" ".join(map(str, others)))
    screws = {*others, 19}
    legal = {read_set(text) for text in spot.legal() if text != "end"}
    assert legal == {cards for cards in vocabulary() if cards <= screws}
    assert len(legal) == len(spot.legal()) - 1
    assert GAME.capacity > HOUSE_SETS


@pytest.mark.parametrize(
    "text",
    ["set 1+3", "set 9+10", "set 19+1", "set 1+9+10", "set 17+19", "set 19+1+9"],
)
def test_what_is_no_set_is_refused(text: str) -> None:
    """S-24: two nuts, two bolts, nut and double nut, a nut with two bolts …"""
    assert forming("1 3 9 10 17").why(text) == "S-24"


def test_a_set_is_made_of_own_face_up_cards() -> None:
    """S-23"""
    spot = forming("9")
    assert spot.why("set 1+9") == "S-23"
    assert spot.why("move") == "S-23"


def test_a_set_goes_face_down_and_is_worth_three_whatever_its_size() -> None:
    """S-25"""
    small, large = forming("9 10"), forming("9 10")
    before = small.scores[0]
    small.play("set 19+9")
    large.play("set 19+9+10")
    assert small.scores[0] == large.scores[0] == before + 3
    assert small.cards(0) == [10]
    assert large.cards(0) == []


def test_a_set_cannot_be_changed_or_stolen_but_seen() -> None:
    """S-25"""
    spot = forming("1 3 9 10").play("set 1+9")
    assert spot.why("set 3+9") == "S-25"
    shown = [card["id"] for card in spot.view["seats"][0]["set_cards"]]
    assert shown == [1, 9]


def test_the_text_of_a_set_names_doubles_first_then_nuts() -> None:
    """S-24: one text for every set, as the notation has it."""
    spot = forming("1 3 9 10 17")
    assert "set 1+9" in spot.legal()
    assert "set 17+9+10" in spot.legal()
    with pytest.raises(ValueError, match="set 9"):
        GAME.parse_action(spot.state, 0, "set 9+1")
    assert len(read_edition(house_text()).pictures) == 42
