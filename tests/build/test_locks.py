"""The locks pin everything by hash and name no place to fetch it from."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.style.files import ROOT

PIN = re.compile(r"^([\w.-]+(?:\[[\w,]+\])?)==(\S+)(?: ; .*)? \\$", re.MULTILINE)


def canonical(name: str) -> str:
    """Return a package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name.split("[", maxsplit=1)[0]).lower()


def pins(lock: str) -> dict[str, set[str]]:
    """Return the versions of each package in a lock."""
    found: dict[str, set[str]] = {}
    for name, version in PIN.findall((ROOT / lock).read_text()):
        found.setdefault(canonical(name), set()).add(version)
    return found


def wanted(*, dev: bool) -> set[str]:
    """Return the names of what the project asks for itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    asked = [*project["project"]["dependencies"], *groups["build"]]
    if dev:
        asked += [entry for entry in groups["dev"] if isinstance(entry, str)]
    return {canonical(re.split(r"[<>=;\s]", entry)[0]) for entry in asked}


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_a_lock_names_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_every_pin_has_a_hash(lock: str) -> None:
    blocks = re.split(r"\n(?=[\w])", (ROOT / lock).read_text())[1:]
    assert len(blocks) > 20
    assert [b for b in blocks if not re.search(r"--hash=sha256:[0-9a-f]{64}", b)] == []


def test_the_locks_hold_what_the_project_asks_for() -> None:
    assert wanted(dev=False) <= pins("requirements.lock").keys()
    assert wanted(dev=True) <= pins("requirements-dev.lock").keys()


def test_the_locks_agree() -> None:
    dev = pins("requirements-dev.lock")
    assert {name: dev.get(name) for name in pins("requirements.lock")} == pins(
        "requirements.lock"
    )
