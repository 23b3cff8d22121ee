"""What the names of API 1 say of themselves: their docstrings, as Markdown."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from functools import cache
from typing import Any

ROLE = re.compile(r":(\w+):`~?([^`<>]+)`(\\ )?")
CODE = re.compile(r"``([^`]+)``")
EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


def docstring(module: str, name: str, thing: Any) -> str:
    """What is said of a name of a module, as Markdown; nothing where that is silent."""
    if inspect.isclass(thing) or inspect.isroutine(thing):
        return markdown(inspect.getdoc(thing) or "")
    return markdown(_of_constants(origin(module, name)).get(name, ""))


def origin(module: str, name: str) -> str:
    """The module in which a name of ``module`` is defined."""
    tree = ast.parse(inspect.getsource(importlib.import_module(module)))
    imports = (node for node in tree.body if isinstance(node, ast.ImportFrom))
    return next((str(node.module) for node in imports if name in (each.name for each in node.names)), module)


def markdown(docstring: str, kind: type | None = None) -> str:
    """A docstring with its code and what it refers to in backticks; methods of ``kind`` are named with their class."""

    def referred(found: re.Match[str]) -> str:
        name = found[2].removesuffix("()")
        if kind is not None and hasattr(kind, name):
            name = f"{kind.__name__}.{name}"
        return f"`{name}()`" if found[1] == "func" else f"`{name}`"

    words = CODE.sub(r"`\1`", ROLE.sub(referred, docstring)).replace("::\n", ":\n")
    return EXAMPLE.sub(lambda found: f"```python\n{found[0]}\n```", words)


@cache
def _of_constants(module: str) -> dict[str, str]:
    """What stands below, or behind, each constant of a module."""
    source = inspect.getsource(importlib.import_module(module))
    lines, body = source.splitlines(), ast.parse(source).body
    found: dict[str, str] = {}
    for node, below in zip(body, [*body[1:], None], strict=True):
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        _, _, said = lines[(node.end_lineno or 1) - 1][node.end_col_offset or 0 :].partition("#")
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            said = inspect.cleandoc(str(below.value.value))
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            for each in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(each, ast.Name):
                    found[each.id] = said.strip()
    return found
