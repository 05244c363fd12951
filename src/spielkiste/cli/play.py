"""`spielkiste play`: the chest on this machine, with a browser on it."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .serve import DEFAULT_PORT, address, default_data, listen, run

EVERYBODY = "0.0.0.0"
OUTSIDE = ("192.0.2.1", 9)
"""An address in no network: asking the way there sends nothing."""


def play(
    *,
    port: int | None = None,
    lan: bool = False,
    browser: bool = True,
    data: Path | None = None,
    pause: Annotated[float, Parameter(name="--bot-pause")] = 0.7,
) -> None:
    """Start the chest and open it in a browser.

    Parameters
    ----------
    port
        Port to listen on; without one 8765, or any free one when that is taken.
    lan
        Let phones and others in the local network join.
    browser
        Open a browser, if there is one.
    data
        Folder of the tables.
    pause
        Seconds a bot waits before it plays.
    """
    listener = _listen(EVERYBODY if lan else "127.0.0.1", port)

    def ready() -> None:
        print(f"Spielkiste is open at {address(listener)}  (Ctrl-C closes it)")
        if lan:
            print(f"Phones in this network: {_lan_address(listener)}")
        sys.stdout.flush()
        if browser:
            _open_browser(address(listener))

    run(listener, data or default_data(), workers=1, pause=pause, ready=ready)


def _listen(host: str, port: int | None) -> socket.socket:
    if port is not None:
        return listen(host, port)
    with socket.socket() as probe:
        is_taken = probe.connect_ex(("127.0.0.1", DEFAULT_PORT)) == 0
    return listen(host, 0 if is_taken else DEFAULT_PORT)


def _lan_address(listener: socket.socket) -> str:
    """Return the address under which others in the network find this machine."""
    port = listener.getsockname()[1]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(OUTSIDE)
            host = asking.getsockname()[0]
        except OSError:
            host = socket.gethostname()
    return f"http://{host}:{port}/"


def _open_browser(url: str) -> None:
    """Open a page without holding up the server; without a desktop, do nothing."""
    has_desktop = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if has_desktop:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
