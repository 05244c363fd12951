"""The set-up finds a Python that can, or says in one line what to install."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.style.files import ROOT

TOO_OLD = "#!/bin/sh\nexit 1\n"
# answers like a Debian Python without the package of its venv module
BARE = """#!/bin/sh
case "$2" in
    *ensurepip*) exit 1 ;;
    *) exec {python} "$@" ;;
esac
"""


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder that stands for the whole PATH, without any Python."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("bash", "rm", "env", "cat", "true", "mktemp"):
        (folder / name).symlink_to(shutil.which(name) or name)
    return folder


def add_tool(folder: Path, name: str, script: str) -> None:
    tool = folder / name
    tool.write_text(script)
    tool.chmod(0o755)


def run(script: str, *arguments: str, path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(ROOT / "tools" / script), *arguments],
        cwd=path.parent,
        env={"PATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_no_python_is_said_in_one_line(tools: Path) -> None:
    add_tool(tools, "python3", TOO_OLD)
    done = run("make_venv.sh", ".venv", path=tools)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        "Python 3.11 to 3.14 is missing: apt install python3 python3-venv\n"
    )


def test_a_missing_venv_module_is_said_in_one_line(tools: Path) -> None:
    add_tool(tools, "python3", BARE.format(python=sys.executable))
    done = run("make_venv.sh", ".venv", path=tools)
    assert done.returncode == 1
    assert re.fullmatch(
        r"Python's venv module is missing: apt install python3\.\d+-venv\n", done.stderr
    )


def test_the_first_python_that_can_is_taken(tools: Path) -> None:
    add_tool(tools, "python3", TOO_OLD)
    add_tool(tools, "python3.11", BARE.format(python=sys.executable))
    # stands for a whole Python: a venv with pip takes seconds
    add_tool(
        tools,
        "python3.12",
        f'#!/bin/sh\n[ "$1" = -m ] && exec {sys.executable} -m venv --without-pip "$3"'
        f'\nexec {sys.executable} "$@"\n',
    )
    done = run("make_venv.sh", "made", path=tools)
    assert done.returncode == 0, done.stderr
    made = tools.parent / "made"
    assert (made / "bin" / "python").exists()
    assert (made / ".place").read_text().strip() == str(tools.parent.resolve())


def test_a_missing_chromium_is_said_in_one_line(tools: Path) -> None:
    done = run("get_chromium.sh", path=tools)
    assert done.returncode == 1
    assert done.stderr == (
        "Chromium for the browser tests is missing: "
        "apt install chromium fonts-dejavu-core\n"
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the Makefile and a set-up that is complete."""
    folder = tmp_path / "checkout"
    stamps = folder / ".venv" / ".stamps"
    stamps.mkdir(parents=True)
    (folder / "tools").mkdir()
    for name in ("Makefile", "pyproject.toml", "tools/build_hook.py"):
        shutil.copy(ROOT / name, folder / name)
    for name in ("requirements.lock", "requirements-dev.lock"):
        (folder / name).touch()
    (folder / ".venv" / ".place").write_text(str(folder.resolve()))
    for name in ("venv", "run", "dev", "package"):
        (stamps / name).touch()
    return folder


def planned(checkout: Path, target: str) -> str:
    """Return what make would do."""
    done = subprocess.run(
        ["make", "--no-print-directory", "--dry-run", target],
        cwd=checkout,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_a_second_run_installs_nothing(checkout: Path) -> None:
    plan = planned(checkout, "play")
    assert "install" not in plan
    assert "make_venv" not in plan
    assert plan.splitlines() == [
        ".venv/bin/python tools/page.py build",
        "exec .venv/bin/spielkiste play ",
    ]


@pytest.mark.parametrize(
    ("changed", "redone"),
    [
        ("requirements.lock", "requirements.lock"),
        ("requirements-dev.lock", "requirements-dev.lock"),
        ("pyproject.toml", "--editable ."),
    ],
)
def test_what_changed_is_done_again(checkout: Path, changed: str, redone: str) -> None:
    assert redone not in planned(checkout, "test")
    (checkout / changed).write_text("# newer")
    newer = (checkout / ".venv/.stamps/dev").stat().st_mtime + 5
    os.utime(checkout / changed, (newer, newer))
    plan = planned(checkout, "test")
    assert redone in plan
    assert "make_venv" not in plan


def test_a_moved_checkout_is_set_up_anew(checkout: Path) -> None:
    moved = checkout.rename(checkout.with_name("elsewhere"))
    plan = planned(moved, "play")
    assert "tools/make_venv.sh .venv" in plan
    assert "--require-hashes" in plan
    assert "--editable ." in plan


def test_the_help_names_every_command() -> None:
    done = subprocess.run(
        ["make"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    named = {line.split()[1] for line in done.stdout.splitlines()}
    assert named >= {"play", "test", "check", "bench", "docs", "golden", "help"}


def test_the_tests_speak_last(checkout: Path) -> None:
    """The last lines of make test and of the CI are pytest's own."""
    last = planned(checkout, "test").strip().splitlines()[-1]
    assert re.search(r"-m pytest -n 2 .*; exit \$status$", last)
    assert (ROOT / ".ci/run").read_text().rstrip().endswith("check test")
