"""Run the benchmarks that the arguments name, or all of them."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).parent


def names() -> list[str]:
    """Return every benchmark: each file here that has a `main`."""
    files = sorted(HERE.glob("[a-z]*.py"))
    return [file.stem for file in files if "\ndef main(" in file.read_text("utf-8")]


def run(wanted: list[str]) -> int:
    """Run benchmarks one after the other, for they would disturb each other."""
    unknown = [name for name in wanted if name not in names()]
    if unknown:
        print(f"no benchmark {', '.join(unknown)}; there are {', '.join(names())}")
        return 1
    for name in wanted or names():
        importlib.import_module(f"benchmarks.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
