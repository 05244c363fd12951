"""Schraube Locker in real pages: every kind of ply, with dice known beforehand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit.screws import (
    GIFT,
    GREEN,
    PUTS,
    SETS,
    SWAP,
    YELLOW,
    House,
    button,
    card_words,
    click,
    dice,
    group,
    house,
    look_in,
    prompt,
    scene,
    stack,
)


def test_a_swap_is_a_choice_in_two_steps(visit: Visit, server: House) -> None:
    """S-19"""
    anna = visit()
    with scene(server, SWAP) as at:
        swap = at.play_until("swap")[0]
        look_in(anna, at)
        expect(prompt(anna)).to_contain_text("swap or give away?")
        click(anna, at, swap)
        expect(prompt(anna)).to_have_text("Swap with Ben: which card do you give?")
        given = next(text for text in at.anna.legal if text.startswith("give"))
        click(anna, at, given)
        expect(prompt(anna)).to_have_text("And which of Ben’s cards do you get?")
        got = next(text for text in at.anna.legal if text.startswith("get"))
        name = card_words(at.view, int(got.split()[1]))
        click(anna, at, got)
        own = [card["id"] for card in at.view["seats"][0]["cards"]]
        assert int(got.split()[1]) in own
        assert int(given.split()[1]) not in own
        expect(anna.log.filter(has_text=f"In return Anna gets {name}")).to_have_count(1)


__all__ = ["house"]
END = 60_000
"""So long a page may show the plies of a whole match, in milliseconds."""


def test_two_clicks_lead_to_a_match_and_a_turn(visit: Visit, server: House) -> None:
    """S-6, S-8, S-14"""
    anna, server.seed = visit(), PUTS
    anna.page.goto("/")
    anna.tell_name()
    card = anna.page.get_by_role("article", name="Schraube Locker", exact=True)
    card.get_by_role("button", name="Play against bots", exact=True).click()
    anna.expect_turn("Your turn")
    expect(prompt(anna)).to_have_text("Put your pawn beside a stack")
    stack(anna, 2).click()
    expect(stack(anna, 2)).to_have_accessible_name(re.compile("Anna stands here"))
    walk = button(anna, "Stay|Full circle|Move to")
    expect(walk).to_be_visible()
    walk.click()
    expect(walk).to_be_hidden()


def test_a_turn_by_clicks_places_rolls_and_walks(visit: Visit, server: House) -> None:
    """S-10, S-11, S-14"""
    anna = visit()
    with scene(server, PUTS) as at:
        look_in(anna, at)
        at.play_until("stack")
        click(anna, at, "stack 3")
        put = at.play_until("put")[0]
        click(anna, at, put)
        expect(stack(anna, int(put[-1]))).to_have_accessible_name(
            re.compile("has its die")
        )
        click(anna, at, "roll")
        goal = at.view["steps"]
        name = "Stay" if goal == 0 else f"Move to {(3 + goal) % 6}"
        expect(button(anna, name)).to_be_visible()
        click(anna, at, "move")
        at.settle()
        assert at.view["seats"][0]["stack"] == (3 + goal) % 6


def test_a_die_is_dragged_to_its_stack(visit: Visit, server: House) -> None:
    """S-10"""
    anna = visit()
    with scene(server, PUTS) as at:
        put = at.play_until("put")[0]
        look_in(anna, at)
        face, number = put.split()[1:]
        dice(anna, int(face)).first.drag_to(stack(anna, int(number)))
        assert at.await_played() == put


def test_a_red_card_is_given_away(visit: Visit, server: House) -> None:
    """S-20"""
    anna = visit()
    with scene(server, GIFT) as at:
        gift = at.play_until("gift")[0]
        look_in(anna, at)
        click(anna, at, gift)
        number = int(gift.split()[1])
        assert number in [card["id"] for card in at.view["seats"][1]["cards"]]
        expect(anna.log.filter(has_text="as a present")).to_have_count(1)


def test_a_set_is_proposed_chosen_and_formed(visit: Visit, server: House) -> None:
    """S-24, S-25"""
    anna = visit()
    with scene(server, SETS) as at:
        at.play_until("set")
        look_in(anna, at)
        chips = group(anna, "Form a set? It brings 3 points").get_by_role("button")
        pressed = chips.and_(anna.page.locator("[aria-pressed=true]"))
        expect(pressed).not_to_have_count(0)
        pressed.first.click()
        expect(button(anna, "Form the set")).to_be_hidden()
        chips.and_(anna.page.locator("[aria-pressed=false]")).first.click()
        before = set(at.anna.legal)
        if button(anna, "Form the set").is_hidden():
            chips.and_(anna.page.locator("[aria-pressed=false]")).first.click()
        button(anna, "Form the set").click()
        text = at.await_played()
        assert text in before
        assert text.startswith("set")
        things = anna.page.get_by_role("button", name=re.compile("^Cards of Anna:"))
        expect(things).to_have_accessible_name(re.compile("1 set, 3 points each"))


def test_no_set_needs_to_be_formed(visit: Visit, server: House) -> None:
    """S-24"""
    anna = visit()
    with scene(server, SETS) as at:
        at.play_until("set")
        look_in(anna, at)
        click(anna, at, "end")
        assert at.view["seats"][0]["sets"] == 0


def test_a_green_card_rolls_once_more(visit: Visit, server: House) -> None:
    """S-13"""
    anna = visit()
    with scene(server, GREEN) as at:
        green = at.play_until("green")[0]
        look_in(anna, at)
        expect(prompt(anna)).to_have_text("Use a card first?")
        click(anna, at, green)
        expect(anna.log.filter(has_text="returns a green card")).to_have_count(1)


def test_a_yellow_card_turns_a_die(visit: Visit, server: House) -> None:
    """S-13"""
    anna = visit()
    with scene(server, YELLOW) as at:
        turn = at.play_until("yellow")[0]
        look_in(anna, at)
        button(anna, "Turn a die").click()
        expect(prompt(anna)).to_have_text("Which die do you turn?")
        anna.button("Back").click()
        expect(prompt(anna)).to_have_text("Use a card first?")
        click(anna, at, turn)
        expect(anna.log.filter(has_text="returns a yellow card")).to_have_count(1)


def test_a_scan_is_a_click_while_a_card_could_be_used(
    visit: Visit, server: House
) -> None:
    """S-8"""
    anna = visit()
    with scene(server, YELLOW) as at:
        at.play_until("yellow")
        look_in(anna, at)
        click(anna, at, "scan")
        expect(prompt(anna)).not_to_have_text("Use a card first?")


def test_the_number_of_dice_is_chosen(visit: Visit, server: House) -> None:
    """S-29"""
    anna = visit()
    with scene(server, 0, selective_dice=True) as at:
        assert at.play_until("dice") == [f"dice {count}" for count in range(1, 7)]
        look_in(anna, at)
        expect(group(anna, "How many dice").get_by_role("button")).to_have_count(6)
        click(anna, at, "dice 3")
        expect(anna.log.filter(has_text="Anna chooses 3 dice")).to_have_count(1)


@pytest.mark.parametrize("more", [{}, {"selective_dice": True}], ids=str)
def test_two_dice_stand_together(
    visit: Visit, server: House, more: dict[str, bool]
) -> None:
    """S-29"""
    anna = visit()
    with scene(server, 0 if more else 1, combine_dice=True, **more) as at:
        pair = at.play_until("pair")[0]
        look_in(anna, at)
        click(anna, at, pair)
        number = int(pair.split()[2])
        assert at.view["stacks"][number]["served"]
        placed = stack(anna, number).locator(".die")
        expect(placed).to_have_count(2)
        anna.page.reload()
        expect(placed).to_have_count(2)


def test_a_wrong_stack_is_refused_with_its_rule(visit: Visit, server: House) -> None:
    """S-10"""
    anna = visit()
    with scene(server, PUTS) as at:
        put = at.play_until("put")[0]
        look_in(anna, at)
        face, right = (int(word) for word in put.split()[1:])
        wrong = next(
            number
            for number, one in enumerate(at.view["stacks"])
            if one["card"]["die"] != face and not one["served"] and number != right
        )
        dice(anna, face).first.click()
        stack(anna, wrong).click()
        expect(anna.refusal).to_contain_text(f"Stack {wrong} wants")
        anna.refusal.get_by_role("button", name="Which rule?").click()
        sheet = anna.page.get_by_role("dialog", name="How to play Schraube Locker")
        clause = sheet.get_by_role("paragraph").filter(has_text=re.compile("S-1[01]"))
        expect(clause.and_(anna.page.locator(":focus"))).to_be_in_viewport()
        assert at.played() == []


def test_a_match_comes_to_its_end_and_begins_anew(visit: Visit, server: House) -> None:
    """S-26, S-27"""
    anna, ben = visit("Anna"), visit("Ben")
    with scene(server, 2) as at:
        look_in(anna, at)
        look_in(ben, at, at.ben)
        at.play_until("over")
        for person in (anna, ben):
            expect(person.headline).to_contain_text("over", timeout=END)
        most = max(seat["score"] for seat in at.view["seats"])
        panel = anna.page.get_by_role("region").filter(has=anna.button("Play again"))
        expect(panel).to_contain_text(str(most))
        anna.button("Play again").click()
        ben.button("Yes").click()
        for person in (anna, ben):
            expect(person.button("Play again")).to_have_count(0)
            expect(prompt(person)).to_be_visible()
