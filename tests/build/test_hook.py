"""A wheel carries the page that the build hook made from its sources."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.style.files import ROOT

PAGE = "spielkiste/server/static/index.html"
# stands for the whole front end: writes one page with the word of its source
BUILD = """
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
const out = "../src/spielkiste/server/static";
mkdirSync(out, { recursive: true });
writeFileSync(`${out}/index.html`, readFileSync("word.txt"));
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with our settings and hook, one module and a tiny front end."""
    for name in ("pyproject.toml", "LICENSE", "LICENSE-ART", "tools"):
        source = ROOT / name
        copy = shutil.copytree if source.is_dir() else shutil.copy
        copy(source, tmp_path / name)
    (tmp_path / "README.md").write_text("# A project\n")
    (tmp_path / "src/spielkiste").mkdir(parents=True)
    (tmp_path / "src/spielkiste/__init__.py").touch()
    web = tmp_path / "web"
    web.mkdir()
    package = {"name": "page", "version": "1.0.0"}
    lock = {**package, "lockfileVersion": 3, "packages": {"": package}}
    scripts = {"scripts": {"build": "node build.mjs"}}
    (web / "package.json").write_text(json.dumps({**package, **scripts}))
    (web / "package-lock.json").write_text(json.dumps(lock))
    (web / "build.mjs").write_text(BUILD)
    (web / "word.txt").write_text("first")
    return tmp_path


def build(project: Path, target: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"],
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
    )


def page_in_wheel(project: Path) -> str:
    done = build(project, "wheel")
    assert done.returncode == 0, done.stderr
    (wheel,) = (project / "dist").glob("*.whl")
    return zipfile.ZipFile(wheel).read(PAGE).decode()


def test_a_wheel_carries_the_newest_page(project: Path) -> None:
    assert page_in_wheel(project) == "first"
    (project / "web/word.txt").write_text("second")
    assert page_in_wheel(project) == "second"


def test_a_source_archive_needs_no_node(project: Path) -> None:
    done = build(project, "sdist")
    assert done.returncode == 0, done.stderr
    (archive,) = (project / "dist").glob("*.tar.gz")
    subprocess.run(["tar", "-xzf", str(archive)], cwd=archive.parent, check=True)
    (unpacked,) = (path for path in archive.parent.iterdir() if path.is_dir())
    # whoever builds the page again would fail here
    tool = unpacked / "tools" / "page.py"
    tool.write_text(tool.read_text() + "\ndef npm(*_: object) -> None:\n    1 / 0\n")
    assert page_in_wheel(unpacked) == "first"


def test_a_failed_build_is_no_wheel(project: Path) -> None:
    (project / "web/build.mjs").write_text("process.exit(3)")
    done = build(project, "wheel")
    assert done.returncode != 0
    assert "spielkiste: npm run build failed" in done.stderr
    assert list((project / "dist").glob("*.whl")) == []
