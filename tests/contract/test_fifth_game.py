"""A game from elsewhere needs nothing of the house: it lies in a folder on the path, with what its installation notes.

``tests/fifth_game`` is such a folder, written by following the guide: Magpies, for three to five, in which all
choose at the same time, with hidden hands, options, a lesson and two languages. Here ``cairn game test`` asks it all
that is asked of a game, and the architecture is looked at in a copy of the house, of which no file changes. Then a
second version of it comes, which stores another shape, and opens what the first one has stored.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAME = ROOT / "tests" / "fifth_game"
HOUSE, ELSEWHERE = "house", "elsewhere"
KEY = "magpies"
ARCHITECTURE = "tests/test_architecture.py"
BESIDE = ("pyproject.toml", "tests/__init__.py", "tests/conftest.py", "tests/architecture.toml", ARCHITECTURE)
SKIPPED = shutil.ignore_patterns("__pycache__")
CONTRACT = ("-m", "bot", "game", "test", KEY, "--games", "40")

TOLD = """
from bot.core.localizer import LANGUAGES
from bot.tables.core.model import Status
from bot.tables.show.rules import pages
from bot.tables.show.status import lobby
from testing.messages import table, texts

for language in LANGUAGES:
    told = texts(lobby(table("magpies", 3, Status.LOBBY, language)))
    assert ("Elstern" if language == "de" else "Magpies") in told, told
    assert ("🌐" in told) == (language not in ("en", "de")), told
    assert pages("magpies", language) == pages("magpies", "de" if language == "de" else "en")
assert "Magpies n’est pas encore traduit en français" in texts(lobby(table("magpies", 3, Status.LOBBY, "fr")))
"""

UPGRADES = '''
def cards_are_counted(state):
    """1 to 2: it is said how many cards are turned over."""
    counted = {"cards": len(state["hands"])}
    return {**state, "stack": [frame | (counted if frame["op"] == "turn_over" else {}) for frame in state["stack"]]}
'''

SECOND = {
    "effects.py": {'picks sooner."""': 'picks sooner."""\n\n    cards: int'},
    "rules.py": {"TurnOver()": "TurnOver(len(state.hands))"},
    "state.py": {"TurnOver()": "TurnOver(seats)"},
}
"""How the rules of a second version differ from those of the first, whose stored shape differs, too."""

MENDED = {
    "game.py": {"version: ClassVar[int] = 1": "version: ClassVar[int] = 2"},
    "state.py": {
        "Codec(State)": "Codec(State, {1: cards_are_counted})",
        "\n\nfrom games.engine": "\nfrom magpies.upgrades import cards_are_counted\n\nfrom games.engine",
    },
}
"""What such a version needs, so that games go on that the first one has stored."""

OPENED = """
from games import GAMES
from contract.stored import stored, stored_file

game = GAMES["magpies"]
for one in stored(stored_file(game, 1)):
    assert one.state[0] == 1 and game.encode(game.decode(one.state))[0] == 2
    stack = game.decode(one.state).stack
    assert all(getattr(frame, "cards", one.seats) == one.seats for frame in stack)
"""


def change(package: Path, changes: dict[str, dict[str, str]]) -> None:
    for name, words in changes.items():
        source = (package / name).read_text("utf-8")
        for old, new in words.items():
            assert old in source
            source = source.replace(old, new)
        (package / name).write_text(source, "utf-8")


def process(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in the house, with the folder of the game on the path."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=tmp_path / HOUSE,
        env={**os.environ, "PYTHONPATH": str(tmp_path / ELSEWHERE), "MYPYPATH": str(tmp_path / ELSEWHERE)},
        capture_output=True,
        text=True,
        check=False,
    )


def run(tmp_path: Path, *arguments: str) -> str:
    done = process(tmp_path, *arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_a_game_from_elsewhere_joins_without_a_change_of_the_house(tmp_path: Path) -> None:
    """Half a minute, for it plays every table of the game and tests them in a process of its own."""
    house, package = tmp_path / HOUSE, tmp_path / ELSEWHERE / KEY
    for part in ("games", "render", "sandbox", "bot", "contract", "testing"):
        shutil.copytree(ROOT / part, house / part, ignore=SKIPPED)
    for file in BESIDE:
        (house / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, house / file)
    if (checked := ROOT / ".mypy_cache").is_dir():  # what is the same there need not be checked again
        shutil.copytree(checked, house / ".mypy_cache")
    shutil.copytree(GAME, tmp_path / ELSEWHERE, ignore=SKIPPED)

    assert " passed" in run(tmp_path, *CONTRACT, "--store")
    assert " passed" in run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", KEY, ARCHITECTURE)
    run(tmp_path, "-c", TOLD)
    run(tmp_path, "-m", "mypy", str(package))
    (tmp_path / HOUSE / ".env").write_text(f"CAIRN_GAMES={run(tmp_path, '-m', 'bot', 'games', '--seal')}", "utf-8")
    assert f"{KEY} 1.0" in run(tmp_path, "-m", "bot", "games")

    change(package, SECOND)
    stored = (*CONTRACT, "-k", "stored")
    failed = process(tmp_path, *stored)
    assert "test_every_stored_game_opens_and_is_played_on[magpies]" in failed.stdout
    assert "test_what_is_stored_has_the_shape_that_was_recorded[magpies]" in failed.stdout
    change(package, MENDED)
    (package / "upgrades.py").write_text(UPGRADES, "utf-8")
    assert " passed" in run(tmp_path, *stored, "--store")
    run(tmp_path, "-c", OPENED)
