"""Every command, by name; its file is read when it is called."""

from __future__ import annotations

from cyclopts import App

from spielkiste import __version__

app = App(
    name="spielkiste",
    help="A chest of table games: play them, replay them, let bots play them.",
    version=__version__,
)

COMMANDS = {
    "arena": "Let bots play each other, and count.",
    "play": "Start the chest and open it in a browser.",
    "serve": "Serve the chest to the network.",
    "replay": "Print a recorded match, or say what is wrong with it.",
    "warm": "Compile everything ahead.",
}

for _name, _help in COMMANDS.items():
    app.command(f"spielkiste.cli.{_name}:{_name}", name=_name, help=_help)
