"""The shape of the database through all versions; applied when the server starts."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

NEWEST = "0001"
"""The revision that this program needs."""
HERE = Path(__file__).parent


def upgrade(connection: Connection) -> None:
    """Apply what is missing; does nothing, and quickly, when nothing is."""
    if _revision(connection) == NEWEST:
        return
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(
        text("SELECT version_num FROM alembic_version")
    )
    return found
