"""Files that a person names on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

LARGEST_FILE = 100_000_000


def read(file: Path) -> str:
    """Return the text of a file, or end the program with a sentence."""
    try:
        if str(file) == "-":
            return sys.stdin.read(LARGEST_FILE)
        if file.stat().st_size > LARGEST_FILE:
            raise SystemExit(f"{file}: larger than {LARGEST_FILE:,} bytes")
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise SystemExit(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SystemExit(f"{file}: not a text in UTF-8") from None
