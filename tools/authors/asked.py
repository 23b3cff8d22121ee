"""What ``cairn game test`` asks of a game: its tests as sentences, each with the rule that it holds."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

CONTRACT = Path(__file__).parents[2] / "contract"


def tests() -> str:
    """Every test by its module, with its rule: a table for each."""
    lines: list[str] = []
    for file in sorted(CONTRACT.rglob("test_*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        rows = [f"| {words} | {rule} |" for words, rule in _rows(tree)]
        if rows:
            title = file.stem.removeprefix("test_").replace("_", " ").capitalize()
            lines += [f"## {title}", "", ast.get_docstring(tree) or "", "", "| what is asked | rule |", "|---|---|"]
            lines += [*rows, ""]
    return "\n".join(lines)


def _rows(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The tests of a module as sentences, with the rule of each."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            words = node.name.removeprefix("test_").replace("_", " ").capitalize()
            yield f"{words}.", ", ".join(f"`{each}`" if each[:1].isupper() else f"`{each}()`" for each in _rules(node))


def _rules(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    for each in node.decorator_list:
        if isinstance(each, ast.Call) and ast.unparse(each.func) == "rule" and isinstance(each.args[0], ast.Constant):
            yield str(each.args[0].value)
