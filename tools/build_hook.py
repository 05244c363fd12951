"""Build hook of hatchling: a wheel or an editable install carries the built page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# hatchling loads this file by its path, so its neighbours are not importable yet
sys.path.insert(0, str(Path(__file__).resolve().parent))

from page import NODE_REQUIREMENT, Web, WebBuildError, build


class WebBuildHook(BuildHookInterface[Any]):
    """Builds the page before hatchling collects the files."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node only when the page has to be built."""
        return [] if Web(Path(self.root)).is_current() else [NODE_REQUIREMENT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is missing or older than its sources."""
        try:
            build(Web(Path(self.root)))
        except WebBuildError as error:
            self.app.abort(f"spielkiste: {error}")
