"""A fifth game needs its package, its scene and its entry in the registry, and nothing else.

``tests/fifth_game`` was written by following CONTRIBUTING.md: Magpies, for three to five, in which all choose at the
same time, with hidden hands, options, a lesson and two languages. Here it joins a copy of the house, and meets all that
is asked of a game there: the whole contract, the architecture, pictures and words. Then a second version of it comes,
which stores another shape, and opens what the first one has stored.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = ROOT / "tests" / "fifth_game"
KEY = "magpies"
ASKED = ("tests/contract", "tests/render", "tests/games/players", "tests/test_architecture.py")
"""What asks something of every game by itself, beside the tests of the bot."""
BESIDE = (
    "pyproject.toml",
    "tests/__init__.py",
    "tests/conftest.py",
    "tests/architecture.toml",
    "tests/games/__init__.py",
)
SKIPPED = shutil.ignore_patterns("__pycache__", "test_fifth_game.py", "fonts_src", "golden", "test_film.py")

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
        "\n\nfrom games.engine": "\nfrom games.magpies.upgrades import cards_are_counted\n\nfrom games.engine",
    },
}
"""What such a version needs, so that games go on that the first one has stored."""

OPENED = """
from games import GAMES
from tests.stored.games import stored, stored_file

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


def run(house: Path, *arguments: str) -> str:
    done = subprocess.run([sys.executable, *arguments], cwd=house, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_fifth_game_joins_by_its_package_its_scene_and_the_registry_alone(tmp_path: Path) -> None:
    """Half a minute, for it plays every table of the game and tests them in a process of its own."""
    for part in ("games", "render", "sandbox", "bot", "testing", *ASKED[:-1], "tests/stored"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=SKIPPED)
    for file in (*BESIDE, ASKED[-1]):
        shutil.copy(ROOT / file, tmp_path / file)
    if (checked := ROOT / ".mypy_cache").is_dir():  # what is the same there need not be checked again
        shutil.copytree(checked, tmp_path / ".mypy_cache")
    for part in ("games", "render"):
        shutil.copytree(GAME / part / KEY, tmp_path / part / KEY)
    registry = tmp_path / "games" / "__init__.py"
    source = registry.read_text("utf-8")
    assert source.count('"moon")') == 1
    registry.write_text(source.replace('"moon")', f'"moon", "{KEY}")'), "utf-8")

    run(tmp_path, "-m", "tests.stored.games", KEY)
    said = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", KEY, *ASKED)
    assert " passed" in said
    run(tmp_path, "-c", TOLD)
    run(tmp_path, "-m", "mypy", f"games/{KEY}", f"render/{KEY}")

    change(tmp_path / "games" / KEY, SECOND)
    of_stored = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", KEY, "tests/contract/test_stored_games.py")
    failed = subprocess.run([sys.executable, *of_stored], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "test_every_stored_game_opens_and_is_played_on[magpies-1]" in failed.stdout
    assert "test_what_is_stored_has_the_shape_that_was_recorded[magpies]" in failed.stdout
    change(tmp_path / "games" / KEY, MENDED)
    (tmp_path / "games" / KEY / "upgrades.py").write_text(UPGRADES, "utf-8")
    run(tmp_path, "-m", "tests.stored.games", KEY)
    assert " passed" in run(tmp_path, *of_stored)
    run(tmp_path, "-c", OPENED)
