"""Ways to a running match, as people go them."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.kit.person import Person


def open_table(owner: Person, *, seats: list[str] | None = None, turns: int = 0) -> str:
    """Make a table by the form and return its link; further seats stay open."""
    owner.open_chest()
    owner.tell_name()
    owner.in_card("New table").click()
    form = owner.page.get_by_role("dialog")
    for number, sitter in enumerate(seats or [], 1):
        if number > 1:
            form.get_by_role("button", name="One more").click()
        form.get_by_role("combobox").nth(number).select_option(label=sitter)
    if turns:
        form.get_by_text("Rules to choose").click()
        form.get_by_label("Turn limit").fill(str(turns))
        form.get_by_label("Turn limit").press("Tab")
    form.get_by_role("button", name="Open the table").click()
    return owner.link_to_table()


def join(guest: Person, link: str) -> None:
    """Follow the link, tell one's name, and sit down."""
    guest.follow(urlsplit(link).path)  # by the guest's own line to the server
    guest.tell_name()
    guest.button("Sit here").first.click()
    expect(guest.page.get_by_text("you", exact=True)).to_be_visible()


def start(owner: Person) -> None:
    """Begin the match once everybody is here."""
    button = owner.button("Start the match")
    expect(button).to_be_enabled()
    button.click()
    expect(owner.page.get_by_role("grid", name="Board")).to_be_visible()


def begin_match(owner: Person, guest: Person, *, turns: int = 0) -> str:
    """Bring two people to a running match; returns its link."""
    link = open_table(owner, turns=turns)
    join(guest, link)
    start(owner)
    expect(guest.page.get_by_role("grid", name="Board")).to_be_visible()
    return link
