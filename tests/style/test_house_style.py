"""The project keeps to its own house style."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.style import files, syntax

Check = Callable[[ast.AST], list[str]]


def assert_clean(complaints: list[str]) -> None:
    assert not complaints, "\n".join(["against the house style:", *complaints])


def complaints_about(paths: list[Path], check: Check) -> list[str]:
    return [
        f"{files.place_of(path)}:{complaint}"
        for path in paths
        for complaint in check(ast.parse(path.read_text(encoding="utf-8")))
    ]


def is_test(path: Path) -> bool:
    return ".test." in path.name


@pytest.mark.parametrize(
    "check", [syntax.long_functions, syntax.many_parameters, syntax.deep_nesting]
)
def test_functions_are_small_and_flat(check: Check) -> None:
    assert_clean(complaints_about(files.python_files(), check))


def test_names_have_few_words() -> None:
    assert_clean(complaints_about(files.python_files("src"), syntax.long_names))


def test_every_rule_cites_its_clause() -> None:
    games = files.python_files("src/spielkiste/games")
    assert_clean(complaints_about(games, syntax.uncited_kernels))


def test_only_the_kernel_imports_numba() -> None:
    kernel = files.ROOT / "src/spielkiste/engine/kernel.py"
    others = [path for path in files.python_files("src") if path != kernel]
    assert_clean(complaints_about(others, syntax.numba_imports))


def test_files_are_short() -> None:
    code = [*files.python_files(), *files.web_files(), *files.walk("tools")]
    catalogues = [path for path in files.walk("src") if path.suffix == ".ftl"]
    assert_clean(
        [
            f"{files.place_of(path)}: {complaint}"
            for path in [*code, *catalogues]
            if path.suffix in files.TEXTS
            for complaint in files.too_long(path, path.read_text(encoding="utf-8"))
        ]
    )


def test_lines_fit_the_page() -> None:
    assert_clean(
        [
            f"{files.place_of(path)}:{complaint}"
            for path in files.python_files()
            for complaint in files.too_wide(path.read_text(encoding="utf-8"))
        ]
    )


def test_folders_are_not_crowded() -> None:
    found = files.walk(*files.CODE, "web/src")
    assert_clean(
        files.crowded_folders([path.relative_to(files.ROOT) for path in found])
    )


def test_nothing_is_left_undone_or_tied_to_a_machine() -> None:
    words = files.UNFINISHED + files.PLACES
    assert_clean(
        [
            f"{files.place_of(path)}:{complaint}"
            for path in files.text_files()
            for complaint in files.banned_words(path.read_text("utf-8"), words)
        ]
    )


def test_no_test_is_skipped() -> None:
    tests: list[tuple[Path, tuple[str, ...]]] = [
        *((path, files.SKIPS) for path in files.python_files("tests")),
        *((path, files.WEB_SKIPS) for path in files.web_files() if is_test(path)),
    ]
    assert_clean(
        [
            f"{files.place_of(path)}:{complaint}"
            for path, words in tests
            for complaint in files.banned_words(path.read_text("utf-8"), words)
        ]
    )
