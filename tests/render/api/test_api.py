"""What authors of games may import stays as it is promised, suffices for a game, and explains itself."""

from __future__ import annotations

import ast
import difflib
import inspect
from pathlib import Path

import pytest

from render.api import NAMES
from testing.api import named, written
from tests.render.api import RECORDED

ROOT = Path(__file__).parents[3]
EXAMPLES = [*(ROOT / "tests/fifth_game").rglob("*.py"), *(ROOT / "bot/cli/new_game").rglob("*.py.txt")]
SHOWN = ("games", "render", "bot", "sandbox", "testing", "tests", "tools")

ADVICE = f"""
What authors of games may import has changed (−: as it was promised, +: as it is). Games that others have written count
on it, and their authors cannot be asked.
- Something more (a name, a parameter with a default, a method with a default): `python -m tests.render.api` writes it
  into {RECORDED.name}; say it in CHANGELOG.md.
- Something is gone, or asks for more than before: bring it back, beside what is new. Its docstring says that it is
  deprecated, and since when; after two minor versions it may go, and API in games/packages.py rises.
"""


def test_what_authors_may_import_is_as_it_was_promised() -> None:
    was, now = RECORDED.read_text("utf-8"), written()
    changes = difflib.unified_diff(was.splitlines(), now.splitlines(), "promised", "now", n=0, lineterm="")
    assert was == now, "\n".join([ADVICE, *changes])


def test_every_class_and_function_of_it_explains_itself() -> None:
    silent = [
        f"{module}.{name}"
        for module, name, thing in named()
        if (inspect.isclass(thing) or inspect.isfunction(thing)) and not inspect.getdoc(thing)
    ]
    assert silent == []


@pytest.mark.parametrize("path", sorted(EXAMPLES), ids=lambda path: path.name)
def test_a_game_needs_nothing_else(path: Path) -> None:
    imported = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    wrong = [
        f"{node.module}.{each.name}"
        for node in imported
        for each in node.names
        if str(node.module).split(".")[0] in SHOWN
        and each.name not in NAMES.get(str(node.module), ())
        and f"{node.module}.{each.name}" not in NAMES
    ]
    assert wrong == []
