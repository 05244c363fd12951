"""Each check of the house style finds the fault it looks for, and no other."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.style import files, syntax

GOOD = '''
class Table(Base):
    @kernel
    def take_disc(self, a, b, c, d, *, e):
        """Take the disc (T-7)."""
        if a:
            return 1
        elif b:
            return 2
        elif c:
            return 3
        elif d:
            return 4
        import numbers
'''


@pytest.mark.parametrize(
    "check",
    [
        syntax.long_functions,
        syntax.many_parameters,
        syntax.deep_nesting,
        syntax.long_names,
        syntax.uncited_kernels,
        syntax.numba_imports,
    ],
)
def test_good_code_is_left_in_peace(check: object) -> None:
    assert callable(check)
    assert check(ast.parse(GOOD)) == []


def complaints(check: object, source: str) -> int:
    assert callable(check)
    return len(check(ast.parse(source)))


@pytest.mark.parametrize(("lines", "found"), [(39, 0), (40, 1)])
def test_a_function_has_forty_lines(lines: int, found: int) -> None:
    source = "def f():\n" + "    x = 1\n" * lines
    assert complaints(syntax.long_functions, source) == found


@pytest.mark.parametrize(
    "source",
    [
        "def f(a, b, c, d, e, g): ...",
        "async def f(a, /, b, c, *, d, e, g): ...",
        "class A:\n    def f(self, a, b, c, d, e, g): ...",
    ],
)
def test_six_parameters_are_too_many(source: str) -> None:
    assert complaints(syntax.many_parameters, source) == 1


def test_four_blocks_are_too_deep() -> None:
    source = (
        "def f():\n for a in b:\n  if a:\n   pass\n"
        "  else:\n   if c:\n    while d:\n     pass\n"
    )
    assert complaints(syntax.deep_nesting, source) == 1


def test_an_inner_function_starts_anew() -> None:
    source = (
        "def f():\n for a in b:\n  for c in d:\n"
        "   def g():\n    if a:\n     with c:\n      pass\n"
    )
    assert complaints(syntax.deep_nesting, source) == 0


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("_find_next_disc", 3),
        ("__init__", 1),
        ("IllegalActionError", 3),
        ("HTTPServer", 2),
        ("find_the_next_disc", 4),
    ],
)
def test_words_of_a_name(name: str, words: int) -> None:
    assert len(syntax.words_of(name)) == words


def test_four_words_are_too_many() -> None:
    source = "def find_the_next_disc(): ...\nclass VeryLongClassName: ..."
    assert complaints(syntax.long_names, source) == 2


@pytest.mark.parametrize("mark", ["kernel", "kernel(inline=True)", "engine.kernel"])
@pytest.mark.parametrize("docstring", ["", '"""Take a disc."""', '"""See B-3."""'])
def test_a_kernel_without_a_clause_is_found(mark: str, docstring: str) -> None:
    source = f"@{mark}\ndef take():\n    {docstring}\n    return 1"
    assert complaints(syntax.uncited_kernels, source) == 1


@pytest.mark.parametrize(
    "source",
    [
        "import numba",
        "import numba.core as core",
        "from numba import njit",
        "def f():\n    from numba.core import types",
    ],
)
def test_numba_is_found_wherever_it_hides(source: str) -> None:
    assert complaints(syntax.numba_imports, source) == 1


@pytest.mark.parametrize(
    ("name", "most"), [("match.py", 300), ("rules.py", 400), ("de.ftl", 400)]
)
def test_tables_have_more_room(name: str, most: int) -> None:
    path = Path("src") / name
    assert files.too_long(path, "x\n" * most) == []
    assert len(files.too_long(path, "x\n" * (most + 1))) == 1


def test_a_wide_line_is_found() -> None:
    assert files.too_wide("x" * 88) == []
    assert files.too_wide("\n" + "ü" * 89) == ["2: 89 columns, at most 88"]


@pytest.mark.parametrize(
    "words", [files.UNFINISHED, files.PLACES, files.SKIPS, files.WEB_SKIPS]
)
def test_every_banned_word_is_found(words: tuple[str, ...]) -> None:
    for word in words:
        assert len(files.banned_words(f"one\ntwo {word}three", words)) == 1


def test_a_crowded_folder_is_found() -> None:
    paths = [Path("a") / f"{number}.py" for number in range(15)]
    assert files.crowded_folders(paths[:14]) == []
    assert files.crowded_folders(paths) == ["a: 15 files, at most 14"]


def test_the_walk_leaves_out_what_is_made(tmp_path: Path) -> None:
    for place in ("src/a.py", "src/__pycache__/b.py", "src/.x/c.py", "src/static/d.js"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).touch()
    assert list(files.walk("src", root=tmp_path)) == [tmp_path / "src/a.py"]
