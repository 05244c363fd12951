"""Write the generated files, or say which are out of date: `--check`."""

from __future__ import annotations

import sys
from pathlib import Path

from spielkiste.server.generate import markdown, typescript

ROOT = Path(__file__).parents[4]


def main(arguments: list[str]) -> int:
    """Write the files; with `--check` only compare, and fail on a difference."""
    wanted = {
        ROOT / "web" / "src" / "wire.ts": typescript.render(),
        ROOT / "docs" / "protocol.md": markdown.render(),
    }
    if "--check" in arguments:
        return _compare(wanted)
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


def _compare(wanted: dict[Path, str]) -> int:
    old = [path for path, text in wanted.items() if _read(path) != text]
    for path in old:
        print(
            f"{path.relative_to(ROOT)} is out of date:"
            " run python -m spielkiste.server.generate"
        )
    return 1 if old else 0


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
