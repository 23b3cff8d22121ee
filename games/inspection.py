"""A look at the files of a package before anything of it is imported: what a game has no use for is refused.

This is for robustness and for honest authors, who learn early what a game cannot rely on. It keeps nobody out who wants
to get in: whom to trust is what the operator says by the list of what is allowed, see :mod:`games.allowed`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PLAIN = frozenset(
    {
        "__future__",
        "abc",
        "array",
        "bisect",
        "cmath",
        "collections",
        "colorsys",
        "contextlib",
        "copy",
        "dataclasses",
        "decimal",
        "enum",
        "fractions",
        "functools",
        "graphlib",
        "hashlib",
        "heapq",
        "itertools",
        "json",
        "keyword",
        "math",
        "numbers",
        "operator",
        "re",
        "statistics",
        "string",
        "struct",
        "textwrap",
        "types",
        "typing",
        "unicodedata",
        "warnings",
        "zlib",
    }
)
"""Modules of the standard library that reach nothing outside the program."""

IN_PART: Mapping[str, frozenset[str]] = {"random": frozenset({"Random"}), "sys": frozenset({"intern", "maxsize"})}
"""Modules of which a game may import these names: chance comes from the state, and from what the engine hands it."""

LIBRARIES = frozenset({"msgspec", "PIL", "typing_extensions"})
HOUSE = frozenset({"bot", "contract", "sandbox", "testing", "tests", "tools"})
"""Packages of Cairn that are no affair of games."""
HOUSEKEEPING = frozenset(
    {"games", "games.allowed", "games.entry_points", "games.inspection", "games.packages", "games.words"}
)

NAMES = frozenset({"__builtins__", "__import__", "breakpoint", "compile", "eval", "exec", "globals", "input", "open"})
ATTRIBUTES = frozenset(
    {"__bases__", "__builtins__", "__code__", "__globals__", "__loader__", "__mro__", "__subclasses__"}
)


STARTED = re.compile(rb"import[ \t]")
"""A line of a ``.pth`` file that Python runs; others are folders, as that of a game by ``pip install -e``."""


class Refused(Exception):  # noqa: N818 - what happened
    """A file has what a game has no use for; the message names it and the line."""


def inspect(files: Mapping[str, Path]) -> None:
    """Look through ``files``, by the names that people know them by. Raises Refused for the first that is amiss."""
    own = {name.split("/")[0].removesuffix(".py") for name in files}
    for name, file in sorted(files.items()):
        if name.endswith((*EXTENSION_SUFFIXES, ".pyd", ".dll", ".pyc")):
            raise Refused(f"its file {name} cannot be looked through: a game is written in Python alone")
        if name.endswith(".pth") and STARTED.search(file.read_bytes()):
            raise Refused(f"its file {name} runs code whenever Python starts: install it by hatchling, or without -e")
        if not name.endswith(".py"):
            continue
        try:
            tree = ast.parse(file.read_bytes())
        except (SyntaxError, ValueError):  # its import says what is wrong, and runs nothing
            continue
        for node in ast.walk(tree):
            for what in _amiss(node, own):
                raise Refused(f"its file {name}, line {getattr(node, 'lineno', 1)}: {what}")


def _amiss(node: ast.AST, own: set[str]) -> Iterator[str]:
    """What is wrong with a part of a program."""
    match node:
        case ast.Import():
            for each in node.names:
                yield from _imported(each.name, None, own)
        case ast.ImportFrom(level=0):
            names = {each.name for each in node.names}
            yield from _imported(node.module or "", names, own)
        case ast.Name(id=name) if name in NAMES:
            yield f"uses {name}"
        case ast.Attribute(attr=name) if name in ATTRIBUTES:
            yield f"uses {name}"


def _imported(module: str, names: set[str] | None, own: set[str]) -> Iterator[str]:
    """What is wrong with importing ``names`` from a module, or (None) the module itself."""
    top = module.split(".", maxsplit=1)[0]
    if top in own or top in LIBRARIES or top in PLAIN:
        return
    if top in IN_PART:
        if names is None or not names <= IN_PART[top]:
            yield f"imports {module}, of which a game may import {', '.join(sorted(IN_PART[top]))} alone"
    elif top in sys.stdlib_module_names:
        yield f"imports {module}: a game has no files, network, clock, processes or chance of its own"
    elif top in HOUSE or module in HOUSEKEEPING:
        yield f"imports {module}, which is no part of what Cairn offers to games"
    elif top not in {"games", "render"} and _is_there(top):
        yield f"imports {module}, which its distribution does not depend on"


def _is_there(top: str) -> bool:
    """Whether a module can be found, without importing it; where it cannot, its import says so."""
    return any(finder.find_spec(top, None, None) for finder in sys.meta_path if hasattr(finder, "find_spec"))
