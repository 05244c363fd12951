"""The project's own files, and what the house style asks of their size and words."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST_LINES = 300
MOST_LINES_OF_TABLES = 400
MOST_COLUMNS = 88
MOST_FILES = 14

CODE = ("src", "tests", "tools", "benchmarks")
GENERATED_FOLDERS = {"__pycache__", "node_modules", "static", ".vite", "dist"}
GENERATED_FILES = {"web/src/wire.ts", "docs/protocol.md", "web/package-lock.json"}
TABLES = {"rules.py", "components.py"}
TEXTS = {
    "", ".cfg", ".css", ".ftl", ".html", ".ini", ".js", ".json", ".lock", ".mako",
    ".md", ".py", ".sh", ".svelte", ".svg", ".toml", ".ts", ".txt", ".yaml", ".yml",
}  # fmt: skip

# in pieces, or this file would be the first to be found
UNFINISHED = ("TO" + "DO", "FIX" + "ME", "XX" + "X:")
PLACES = ("/wo" + "rk/", "py" + "pi.org", "python" + "hosted", "npm" + "js.")
SKIPS = ("mark." + "skip", "pytest." + "skip", "mark." + "xfail", "importor" + "skip")
WEB_SKIPS = ("." + "skip(", "." + "only(", "." + "todo(")


def walk(*folders: str, root: Path = ROOT) -> Iterator[Path]:
    """Yield the files below folders of the project that people have written."""
    for name in folders:
        for folder, inner, files in os.walk(root / name):
            inner[:] = sorted(
                f for f in set(inner) - GENERATED_FOLDERS if not f.startswith(".")
            )
            for file in sorted(files):
                yield Path(folder) / file


def python_files(*folders: str) -> list[Path]:
    """Return the Python files below the folders, all code if none is named."""
    return [path for path in walk(*(folders or CODE)) if path.suffix == ".py"]


def web_files() -> list[Path]:
    """Return the page's own TypeScript and Svelte files."""
    kinds = (".ts", ".svelte")
    files = [path for path in walk("web") if path.suffix in kinds]
    return [path for path in files if place_of(path) not in GENERATED_FILES]


def text_files() -> list[Path]:
    """Return every file of words: code, documents, texts and settings."""
    top = [path for path in sorted(ROOT.iterdir()) if path.is_file()]
    below = walk(*CODE, "web", "docs", ".ci")
    everything = [path for path in [*top, *below] if path.suffix in TEXTS]
    return [path for path in everything if path.name not in ("uv.lock", ".DS_Store")]


def place_of(path: Path) -> str:
    """Return where a file stands in the project, the same on every system."""
    return path.relative_to(ROOT).as_posix()


def most_lines(path: Path) -> int:
    """Return how long a file may be: tables and tests have more room."""
    roomy = path.name in TABLES or "tests" in path.parts or path.suffix == ".ftl"
    return MOST_LINES_OF_TABLES if roomy else MOST_LINES


def too_long(path: Path, text: str) -> list[str]:
    """Complain about a file of too many lines."""
    count, most = len(text.splitlines()), most_lines(path)
    return [f"{count} lines, at most {most}"] if count > most else []


def too_wide(text: str) -> list[str]:
    """Complain about lines beyond the last column."""
    return [
        f"{number}: {len(line)} columns, at most {MOST_COLUMNS}"
        for number, line in enumerate(text.splitlines(), 1)
        if len(line) > MOST_COLUMNS
    ]


def banned_words(text: str, words: tuple[str, ...]) -> list[str]:
    """Complain about words that have no business in the project."""
    return [
        f"{number}: contains {word!r}"
        for number, line in enumerate(text.splitlines(), 1)
        for word in words
        if word in line
    ]


def crowded_folders(files: list[Path]) -> list[str]:
    """Complain about folders in which one no longer finds a file."""
    counts: dict[Path, int] = {}
    for path in files:
        counts[path.parent] = counts.get(path.parent, 0) + 1
    return [
        f"{folder.as_posix()}: {count} files, at most {MOST_FILES}"
        for folder, count in counts.items()
        if count > MOST_FILES
    ]
