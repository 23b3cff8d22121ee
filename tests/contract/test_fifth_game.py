"""A fifth game needs its package, its scene and its entry in the registry, and nothing else.

``tests/fifth_game`` was written by following CONTRIBUTING.md. Here it joins a copy of the house, and meets everything
that is asked of a game there: the whole contract, the architecture, pictures and words.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = ROOT / "tests" / "fifth_game"
SKIPPED = shutil.ignore_patterns("__pycache__", "test_fifth_game.py", "fonts_src")

DRAWN = """
from bot.localizer import LANGUAGES, Localizer
from games import GAMES
from render.scene import scene

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


def run(house: Path, *arguments: str) -> str:
    done = subprocess.run([sys.executable, *arguments], cwd=house, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_fifth_game_joins_by_its_package_its_scene_and_the_registry_alone(tmp_path: Path) -> None:
    """Ten seconds, for it plays every table of the game and tests them in a process of its own."""
    for part in ("games", "render", "bot", "tests/contract", "tests/stored"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=SKIPPED)
    for file in ("pyproject.toml", "tests/__init__.py", "tests/test_architecture.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    shutil.copytree(GAME / "games" / "nim", tmp_path / "games" / "nim")
    shutil.copy(GAME / "render" / "nim.py", tmp_path / "render")
    registry = tmp_path / "games" / "__init__.py"
    source = registry.read_text("utf-8")
    assert source.count("MOON)") == 1
    source = source.replace("MOON)", "MOON, NIM)").replace("\n\nGAMES", "\nfrom games.nim import GAME as NIM\n\nGAMES")
    registry.write_text(source, "utf-8")

    run(tmp_path, "-m", "tests.stored.games")
    said = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "nim", "tests")
    assert " passed" in said
    run(tmp_path, "-c", DRAWN)
