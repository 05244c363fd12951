"""The command line: `spielkiste`."""

from __future__ import annotations


def main() -> None:
    """Run the command that the arguments name."""
    from .app import app

    app()


__all__ = ["main"]
