"""A line to the server that can be cut, mended, and made to swallow answers."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Self

BITE = 65_536
TICK = 0.05


class Line:
    """Passes bytes on between browsers and a server's port."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.settimeout(TICK)
        self._sockets: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._ends = self._is_cut = self._is_mute = False

    @property
    def address(self) -> str:
        """Where browsers find this end of the line."""
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __enter__(self) -> Self:
        self._run(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        self._ends = True
        self._hang_up()
        for thread in self._threads:
            thread.join(5)
        for one in [self._listener, *self._sockets]:
            one.close()

    def cut(self) -> None:
        """Break every connection, and take none until it is mended."""
        self._is_cut = True
        self._hang_up()

    def mend(self) -> None:
        """Pass everything on again."""
        self._is_cut = self._is_mute = False

    def mute(self) -> None:
        """Let the server hear the browsers, but not the browsers the server."""
        self._is_mute = True

    def _run(self, work: Callable[..., None], *arguments: object) -> None:
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _hang_up(self) -> None:
        for one in self._sockets:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        while not self._ends:
            with suppress(TimeoutError):
                browser, _ = self._listener.accept()
                browser.settimeout(None)
                self._sockets.append(browser)
                if self._is_cut:
                    browser.shutdown(socket.SHUT_RDWR)
                else:
                    self._connect(browser)

    def _connect(self, browser: socket.socket) -> None:
        server = socket.create_connection(("127.0.0.1", self._target))
        self._sockets.append(server)
        self._run(self._ask, browser, server)
        self._run(self._answer, server, browser)

    def _ask(self, browser: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while data := browser.recv(BITE):
                server.sendall(data)
            server.shutdown(socket.SHUT_WR)

    def _answer(self, server: socket.socket, browser: socket.socket) -> None:
        with suppress(OSError):
            while data := server.recv(BITE):
                if not self._is_mute:
                    browser.sendall(data)
            browser.shutdown(socket.SHUT_WR)
