"""Somebody with a browser of their own, and whatever goes wrong in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import Self

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

LOST_LINE = re.compile(r"WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION")
CUT_SHORT = re.compile("ERR_ABORTED")
MISSING = re.compile(r"\b404\b")
BAD = 400


class Person:
    """A visitor: a browser context and its pages; faults of all of them are kept."""

    def __init__(self, context: BrowserContext, name: str) -> None:
        self.name = name
        self.context = context
        self.faults: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        context.on("page", self._watch)
        self.page = context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", self._fail)
        page.on("requestfailed", self._miss)
        page.on("response", self._weigh)
        page.on("websocket", self._listen)

    def _note(self, fault: str) -> None:
        if not any(pattern.search(fault) for pattern in self._allowed):
            self.faults.append(fault)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text}")

    def _fail(self, error: Error) -> None:
        self._note(f"page error: {error.message}\n{error.stack}")

    def _miss(self, request: Request) -> None:
        self._note(f"request failed: {request.url} {request.failure}")

    def _weigh(self, response: Response) -> None:
        if response.status >= BAD:
            self._note(f"{response.status} for {response.url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("socketerror", lambda error: self._note(f"WebSocket: {error}"))

    @contextmanager
    def broken_line(self) -> Iterator[None]:
        """Within this the test itself breaks connections: that is no fault."""
        with self._allow(LOST_LINE):
            yield

    @contextmanager
    def missing_page(self) -> Iterator[None]:
        """Within this the person asks for a page that does not exist."""
        with self._allow(MISSING):
            yield

    @contextmanager
    def _allow(self, faults: re.Pattern[str]) -> Iterator[None]:
        self._allowed.append(faults)
        yield
        self.page.wait_for_timeout(50)  # what happened before may be told late
        self._allowed.remove(faults)

    def leave(self) -> None:
        """Close the browser, whatever it was still asking for."""
        self._allowed.append(CUT_SHORT)
        self.context.close()

    def in_new_tab(self) -> Self:
        """Return the same person in front of another page of the same browser."""
        twin = copy(self)
        twin.page = self.context.new_page()
        return twin

    # --- the front page and the way to a table -----------------------------------

    def open_chest(self) -> None:
        """Go to the front page."""
        self.page.goto("/")
        expect(self.in_card("Play against bots")).to_be_visible()

    def in_card(self, name: str) -> Locator:
        """Find a button on the card of Twisty."""
        card = self.page.get_by_role("article", name="Twisty", exact=True)
        return card.get_by_role("button", name=name, exact=True)

    def tell_name(self) -> None:
        """Write the name into its field on the front page or in the waiting room."""
        field = self.page.get_by_label("Your name").last
        field.fill(self.name)
        field.press("Tab")

    def button(self, name: str) -> Locator:
        """Find a button by what it says, exactly."""
        return self.page.get_by_role("button", name=name, exact=True)

    def link_to_table(self) -> str:
        """Read the invitation link in the waiting room."""
        return self.page.get_by_label("Link to this table").input_value()

    def follow(self, link: str) -> None:
        """Open a link that somebody sent."""
        self.page.goto(link)

    # --- what stands at a table ------------------------------------------------------

    @property
    def headline(self) -> Locator:
        """Find the heading that says whose turn it is."""
        return self.page.get_by_role("heading", level=1)

    def expect_turn(self, words: str) -> None:
        """Wait until the heading says whose turn it is, in these words."""
        expect(self.headline).to_contain_text(words)

    @property
    def log(self) -> Locator:
        """Find the sentences beside the board (wide windows only)."""
        return self.page.get_by_role("complementary").get_by_role("listitem")

    def expect_log(self, words: str) -> None:
        """Wait until the newest sentence says this."""
        expect(self.log.last).to_contain_text(words)

    @property
    def announced(self) -> Locator:
        """Find what is said to those who do not see the board."""
        return self.page.locator("[aria-live=polite]")

    @property
    def refusal(self) -> Locator:
        """Find the notes at the edge of the page."""
        return self.page.locator("[aria-live=assertive]")
