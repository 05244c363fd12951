"""Three languages, switched on the spot, with nothing forgotten."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from itertools import combinations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.kit.board import await_turn, play_to_end, press
from tests.browser.kit.person import Person
from tests.browser.kit.states import close_sheet
from tests.browser.kit.tables import begin_match, join, open_table, start

LANGUAGES = {"de": "Deutsch", "ru": "Русский", "en": "English"}
WORDS = """() => {
  const all = [...document.querySelectorAll("body *:not(noscript)")];
  const named = ["aria-label", "title", "placeholder", "alt"];
  const told = all.flatMap((one) => named.map((name) => one.getAttribute(name)));
  const own = (one) => [...one.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
  return [document.title, ...told, ...all.flatMap(own)]
    .map((text) => (text ?? "").trim()).filter((text) => text !== "");
}"""
"""Whatever is written or told on the page."""
RAW = re.compile(
    r"\{|\}|\b(page|twisty|table|menu|end|seat|front|create)-[a-z]+-?[a-z]"
)
LETTERS = re.compile(r"[^\W\d_]{3,}")
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
TITLES = ("Spielkiste", "Twisty", "Schraube Locker")
NAMES = ("Anna", "Ben", "Mint", "Teddy")  # Teddy: a toy for who gives no name
SAME_IN_ALL = {*TITLES, *NAMES, *LANGUAGES.values()}


def words(page: Page) -> set[str]:
    """Collect everything that is written or told."""
    return set(page.evaluate(WORDS))


def own_words(texts: set[str]) -> set[str]:
    """Leave out names, addresses and what has no words in it."""

    def has_words(text: str) -> bool:
        for name in SAME_IN_ALL:
            text = text.replace(name, "")
        return LETTERS.search(text) is not None and "://" not in text

    return set(filter(has_words, texts))


class Ear:
    """Hears what every state says in every language, and compares."""

    def __init__(self) -> None:
        self.heard: dict[str, dict[str, set[str]]] = defaultdict(dict)

    def listen(self, state: str, person: Person, language: str) -> None:
        """Note what is said now; nothing raw may be in it."""
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        texts = words(person.page)
        assert [text for text in texts if RAW.search(text)] == [], state
        self.heard[state][language] = own_words(texts)

    def compare(self) -> None:
        """No two languages say the same, and Russian is written in Cyrillic."""
        for state, said in self.heard.items():
            assert set(said) == set(LANGUAGES), state
            for one, other in combinations(said, 2):
                assert said[one] & said[other] == set(), (state, one, other)
            latin = {text for text in said["ru"] if not CYRILLIC.search(text)}
            assert latin == set(), state


def choose_in_menu(person: Person, language: str) -> None:
    """Switch the language in the menu, which stays open."""
    menu = person.page.get_by_role("dialog")
    if not menu.is_visible():
        person.page.get_by_role("banner").get_by_role("button").last.click()
    menu.get_by_role("radio", name=LANGUAGES[language]).check()
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def in_every_language(person: Person, listen: Callable[[str], None]) -> None:
    """Switch through all languages and come back to English."""
    for language in LANGUAGES:
        choose_in_menu(person, language)
        listen(language)
        if person.page.get_by_role("dialog").is_visible():
            close_sheet(person)


def test_the_chest_and_a_new_table_in_three_languages(visit: Visit) -> None:
    anna, ear = visit("Anna"), Ear()
    anna.open_chest()
    page = anna.page
    card = page.get_by_role("article", name="Twisty")
    for language, name in LANGUAGES.items():
        page.get_by_role("button", name=name, exact=True).click()
        ear.listen("front", anna, language)
        card.get_by_role("button").last.click()
        page.get_by_role("group").locator("summary").click()
        ear.listen("create", anna, language)
        close_sheet(anna)
        page.get_by_role("banner").get_by_role("button").last.click()
        ear.listen("settings", anna, language)
        close_sheet(anna)
    ear.compare()


def test_a_table_speaks_three_languages_from_first_to_last(visit: Visit) -> None:
    anna, ben, ear = visit("Anna"), visit("Ben"), Ear()
    link = open_table(anna, turns=2)
    anna.page.get_by_text("Rules to choose").click()

    def waiting(language: str) -> None:
        ear.listen("waiting with menu", anna, language)
        close_sheet(anna)
        ear.listen("waiting", anna, language)

    in_every_language(anna, waiting)
    join(ben, link)
    start(anna)
    await_turn(anna)

    def playing(language: str) -> None:
        ear.listen("match with menu", anna, language)
        close_sheet(anna)
        press(anna, "d4")
        expect(anna.refusal).not_to_be_empty()
        ear.listen("match with refusal", anna, language)
        anna.page.keyboard.press("?")
        expect(anna.page.get_by_text("T-27")).to_be_attached()
        ear.listen("help", anna, language)

    in_every_language(anna, playing)
    play_to_end(anna, ben)

    def over(language: str) -> None:
        close_sheet(anna)
        ear.listen("end", anna, language)

    in_every_language(anna, over)
    ear.compare()


def test_a_refusal_on_show_follows_the_language(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    begin_match(anna, ben)
    await_turn(anna)
    press(ben, "d4")
    expect(ben.refusal).to_contain_text("It is not your turn")
    choose_in_menu(ben, "de")
    expect(ben.refusal).to_contain_text("Du bist nicht dran")


def test_the_browsers_own_language_comes_first_and_a_choice_is_kept(
    visit: Visit,
) -> None:
    anna = visit("Anna", locale="ru-RU")
    anna.page.goto("/")
    expect(
        anna.page.get_by_role("button", name="Играть с ботами").first
    ).to_be_visible()
    anna.button("Deutsch").click()
    expect(anna.page.get_by_role("button", name="Gegen Bots").first).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="Gegen Bots").first).to_be_visible()
