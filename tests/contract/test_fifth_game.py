"""A game from elsewhere needs nothing of the house: it lies in a folder on the path, with what its installation notes.

``tests/fifth_game`` is such a folder, written by following CONTRIBUTING.md. Here it meets everything that is asked of a
game in a copy of the house, of which no file changes: the whole contract, the architecture, pictures and words. Then a
second version of it comes, which stores another shape, and opens what the first one has stored.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = ROOT / "tests" / "fifth_game"
HOUSE, ELSEWHERE = "house", "elsewhere"
SKIPPED = shutil.ignore_patterns("__pycache__", "test_fifth_game.py", "fonts_src")

DRAWN = """
from bot.core.localizer import LANGUAGES, Localizer
from bot.tables.core.model import Status
from bot.tables.show.rules import pages
from bot.tables.show.status import lobby
from games import GAMES
from render.scene import scene
from testing.messages import table, texts

for language in LANGUAGES:
    told = texts(lobby(table("nim", 2, Status.LOBBY, language)))
    assert "Nim" in told and ("🌐" in told) == (language not in ("en", "de")), told
    assert pages("nim", language) == pages("nim", "de" if language == "de" else "en")
assert "Nim with a card n’est pas encore traduit en français" in texts(lobby(table("nim", 2, Status.LOBBY, "fr")))
game = GAMES["nim"]
state = game.setup(2, game.Options(), b"seed")
for language in LANGUAGES:
    say = Localizer(language, "nim", ("Ana", "Ben"))
    for seat in (0, None):
        view = game.view(state, seat)
        [board] = scene("nim").board(view, say, touched=("heap",))
        assert board.png.startswith(b"\\x89PNG") and "21" in board.alt
        assert (scene("nim").hand(view, say) is None) == (seat is None)
        assert scene("nim").describe(view, say)
    assert scene("nim").sheet(view, game.standings(state, final=False), say).png
"""

UPGRADES = '''
def turns_say_how_many(state):
    """1 to 2: a turn says how many stones may be taken."""
    return {**state, "stack": [frame | ({"most": 3} if frame["op"] == "turn" else {}) for frame in state["stack"]]}
'''

SECOND = {
    "effects.py": {'how many stones to take."""': 'how many stones to take."""\n\n    most: int'},
    "game.py": {
        "Turn(seat=": "Turn(most=MOST, seat=",
        "min(MOST,": "min(frame.most,",
        "MOST + 1": "frame.most + 1",
    },
}
"""How the rules of a second version differ from those of the first, whose stored shape differs, too."""

MENDED = {
    "game.py": {
        "version: ClassVar[int] = 1": "version: ClassVar[int] = 2",
        "Codec(State)": "Codec(State, {1: turns_say_how_many})",
        "from nim.view": "from nim.upgrades import turns_say_how_many\nfrom nim.view",
    },
}
"""What such a version needs, so that games go on that the first one has stored."""

OPENED = """
from games import GAMES
from tests.stored.games import stored, stored_file

game = GAMES["nim"]
for one in stored(stored_file(game, 1)):
    assert one.state[0] == 1 and game.encode(game.decode(one.state))[0] == 2
    assert all(len(decision.choices) == 3 for decision in game.decisions(game.decode(one.state)))
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


def test_a_game_from_elsewhere_joins_without_a_change_of_the_house(tmp_path: Path) -> None:
    """Half a minute, for it plays every table of the game and tests them in a process of its own."""
    house, nim = tmp_path / HOUSE, tmp_path / ELSEWHERE / "nim"
    for part in ("games", "render", "sandbox", "bot", "testing", "tests/contract", "tests/stored"):
        shutil.copytree(ROOT / part, house / part, ignore=SKIPPED)
    for file in ("pyproject.toml", "tests/__init__.py", "tests/architecture.toml", "tests/test_architecture.py"):
        shutil.copy(ROOT / file, house / file)
    if (checked := ROOT / ".mypy_cache").is_dir():  # what is the same there need not be checked again
        shutil.copytree(checked, house / ".mypy_cache")
    shutil.copytree(GAME, tmp_path / ELSEWHERE, ignore=SKIPPED)

    run(tmp_path, "-m", "tests.stored.games")
    said = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "nim", "tests")
    assert " passed" in said
    run(tmp_path, "-c", DRAWN)
    run(tmp_path, "-m", "mypy", str(nim))
    assert "nim 1.0" in run(tmp_path, "-m", "bot", "games")

    change(nim, SECOND)
    of_stored = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "nim", "tests/contract/test_stored_games.py")
    failed = process(tmp_path, *of_stored)
    assert "test_every_stored_game_opens_and_is_played_on[nim-1]" in failed.stdout
    assert "test_what_is_stored_has_the_shape_that_was_recorded[nim]" in failed.stdout
    change(nim, MENDED)
    (nim / "upgrades.py").write_text(UPGRADES, "utf-8")
    run(tmp_path, "-m", "tests.stored.games")
    assert " passed" in run(tmp_path, *of_stored)
    run(tmp_path, "-c", OPENED)
