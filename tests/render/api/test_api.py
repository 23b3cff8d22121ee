"""What authors of games may import stays as it is promised, suffices for a game, and explains itself."""

from __future__ import annotations

import ast
import difflib
import inspect
from pathlib import Path

import pytest

from games.engine.deprecation import deprecated
from render.api import NAMES
from testing.api import declared, gone_too_soon, named, version, written
from tests.render.api import RECORDED

ROOT = Path(__file__).parents[3]
EXAMPLES = [*(ROOT / "tests/fifth_game").rglob("*.py"), *(ROOT / "bot/cli/new_game").rglob("*.py.txt")]
SHOWN = ("games", "render", "bot", "sandbox", "testing", "tests", "tools")

ADVICE = f"""
What authors of games may import has changed (−: as it was promised, +: as it is). Games that others have written count
on it, and their authors cannot be asked.
- Something more (a name, a parameter with a default, a method with a default): `python -m tests.render.api` writes it
  into {RECORDED.name}; say it in CHANGELOG.md.
- Something is gone, or asks for more than before: bring it back, beside what is new, and have it `deprecated`
  (games/engine/deprecation.py), which says since when and what takes its place. It works for two more minor versions.
"""


def test_what_authors_may_import_is_as_it_was_promised() -> None:
    was, now = RECORDED.read_text("utf-8"), written()
    changes = difflib.unified_diff(was.splitlines(), now.splitlines(), "promised", "now", n=0, lineterm="")
    assert was == now, "\n".join([ADVICE, *changes])


def test_what_goes_is_deprecated_and_stays_for_two_more_minor_versions() -> None:
    deck = "class Deck()\n    def cut(self) -> None\n"
    was, now = f"# games\ndef pull(one: int) -> None  # deprecated since 1.4\n{deck}", f"# games\n{deck}"
    for each in ("1.4.0", "1.5.1", "1.6.0"):
        assert gone_too_soon(was, now, each) == ["games.pull"]
    for each in ("1.7.0", "2.0.0"):
        assert gone_too_soon(was, now, each) == []
    assert gone_too_soon(was, "# games\nclass Deck()\n", "1.9.0") == ["games.Deck.cut"]
    assert gone_too_soon(RECORDED.read_text("utf-8"), written(), version()) == []


def test_who_uses_what_is_deprecated_is_warned_and_told_what_takes_its_place() -> None:
    @deprecated("1.4", "use :func:`push`")
    def pull(number: int) -> int:
        """Pulls."""
        return number + 1

    @deprecated("1.5", "use a list")
    class Deck:
        """A deck."""

        def __init__(self, cards: int) -> None:
            self.cards = cards

    with pytest.warns(DeprecationWarning, match=r"pull is deprecated since 1\.4: use push"):
        assert pull(1) == 2
    with pytest.warns(DeprecationWarning, match=r"Deck is deprecated since 1\.5: use a list"):
        assert Deck(3).cards == 3
    assert inspect.getdoc(pull) == "Pulls.\n\n**Deprecated since 1.4**: use :func:`push`."
    assert [*declared("games.engine", "pull", pull)] == ["def pull(number: int) -> int  # deprecated since 1.4"]
    assert next(declared("games.engine", "Deck", Deck)) == "class Deck()  # deprecated since 1.5"


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
