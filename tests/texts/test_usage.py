"""Code says only what the catalogues know, and the catalogues nothing idle."""

from __future__ import annotations

import re

from tests.texts import catalogues as c
from tests.texts.usage import PREFIXES, constants, uses

SOURCES = sorted((c.ROOT / "src/spielkiste").rglob("*.py"))
USES = uses(SOURCES)
KEYS = set(c.all_patterns("en"))
SAID = re.compile(rf"({'|'.join(PREFIXES)})-(line|refusal)-|(table|record|option)-")


def matching(pattern: str) -> set[str]:
    return {key for key in KEYS if re.fullmatch(pattern, key)}


def test_uses_are_found() -> None:
    used = {use.key for use in USES}
    assert {"twisty-line-move", "twisty-refusal-must-move", "option-unknown"} <= used
    assert len(used) > 40


def test_every_key_in_the_source_has_a_message() -> None:
    missing = [f"{u.place}: {u.key}" for u in USES if not matching(u.key)]
    assert missing == []


def test_every_call_gives_what_its_message_fills_in() -> None:
    lacking = [
        f"{use.place}: {key} lacks {sorted(need)}"
        for use in USES
        if use.arguments is not None
        for key in KEYS & {use.key}
        if (need := c.variables(key, "en") - use.arguments)
    ]
    assert lacking == []


def test_no_message_is_idle() -> None:
    words = constants(SOURCES)
    patterns = {use.key for use in USES}
    idle = [
        key
        for key in sorted(KEYS)
        if SAID.match(key) and "." not in key and not key.startswith("twisty-page")
        if key not in words and SAID.sub("", key, count=1) not in words
        if not any(re.fullmatch(pattern, key) for pattern in patterns)
    ]
    assert idle == []
