"""What the house style asks of Python's syntax; each check returns complaints."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

MOST_LINES = 40
MOST_PARAMETERS = 5
MOST_NESTED = 3
MOST_WORDS = 3

Function = ast.FunctionDef | ast.AsyncFunctionDef
Named = Function | ast.ClassDef
CLAUSE = re.compile(r"\b[TSVK]-\d+")
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+")
BLOCKS = (
    ast.If,
    ast.For,
    ast.AsyncFor,
    ast.While,
    ast.With,
    ast.AsyncWith,
    ast.Try,
    ast.TryStar,
    ast.Match,
)


def find_functions(tree: ast.AST) -> Iterator[Function]:
    """Yield every function and method, nested ones too."""
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield node


def long_functions(tree: ast.AST) -> list[str]:
    """Complain about functions of more lines than anyone keeps in mind."""
    lines = {f: (f.end_lineno or f.lineno) - f.lineno + 1 for f in find_functions(tree)}
    return [
        f"{f.lineno}: {f.name} has {count} lines, at most {MOST_LINES}"
        for f, count in lines.items()
        if count > MOST_LINES
    ]


def count_parameters(function: Function) -> int:
    """Count what a caller may pass; the object of a method is no parameter."""
    arguments = function.args
    named = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    bound = bool(named) and named[0].arg in ("self", "cls", "mcs")
    return len(named) - bound


def many_parameters(tree: ast.AST) -> list[str]:
    """Complain about functions of too many parameters."""
    return [
        f"{f.lineno}: {f.name} has {count_parameters(f)} parameters, "
        f"at most {MOST_PARAMETERS}"
        for f in find_functions(tree)
        if count_parameters(f) > MOST_PARAMETERS
    ]


def is_elif(parent: ast.AST, child: ast.AST) -> bool:
    """Say whether the child goes on with its parent's chain of conditions."""
    return (
        isinstance(parent, ast.If)
        and isinstance(child, ast.If)
        and parent.orelse == [child]
        and parent.col_offset == child.col_offset
    )


def depth_of(node: ast.AST) -> int:
    """Return how deep blocks are nested below a node, inner functions apart."""
    deepest = 0
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, Function):
            opens = isinstance(child, BLOCKS) and not is_elif(node, child)
            deepest = max(deepest, opens + depth_of(child))
    return deepest


def deep_nesting(tree: ast.AST) -> list[str]:
    """Complain about blocks within blocks within blocks within blocks."""
    return [
        f"{f.lineno}: {f.name} nests {depth_of(f)} blocks, at most {MOST_NESTED}"
        for f in find_functions(tree)
        if depth_of(f) > MOST_NESTED
    ]


def words_of(name: str) -> list[str]:
    """Return the words of a name, however they are joined."""
    return WORD.findall(name)


def long_names(tree: ast.AST) -> list[str]:
    """Complain about functions and classes named by a whole sentence."""
    return [
        f"{node.lineno}: {node.name} is a name of {len(words_of(node.name))} words, "
        f"at most {MOST_WORDS}"
        for node in ast.walk(tree)
        if isinstance(node, Named) and len(words_of(node.name)) > MOST_WORDS
    ]


def is_kernel(function: Function) -> bool:
    """Say whether a function is decorated as a kernel, with options or without."""
    marks = [m.func if isinstance(m, ast.Call) else m for m in function.decorator_list]
    return any(
        (isinstance(mark, ast.Name) and mark.id == "kernel")
        or (isinstance(mark, ast.Attribute) and mark.attr == "kernel")
        for mark in marks
    )


def uncited_kernels(tree: ast.AST) -> list[str]:
    """Complain about kernels that name no clause of the law."""
    return [
        f"{f.lineno}: kernel {f.name} cites no clause"
        for f in find_functions(tree)
        if is_kernel(f) and not CLAUSE.search(ast.get_docstring(f) or "")
    ]


def imported_names(node: ast.AST) -> list[str]:
    """Return the modules that a statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and not node.level:
        return [node.module or ""]
    return []


def numba_imports(tree: ast.AST) -> list[str]:
    """Complain about every import of numba, wherever it hides."""
    return [
        f"{getattr(node, 'lineno', 0)}: imports {name}"
        for node in ast.walk(tree)
        for name in imported_names(node)
        if name.split(".")[0] == "numba"
    ]
