"""A game of one's own: a package is written that is a game as it stands, and the sandbox plays it alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from games import PACKAGES
from testing.newcomer import KEY, ROOT, TITLE, install
from tests.bot.cli.conftest import Run

PLAYED = f"""
from games import GAMES, PACKAGES
from games.engine import text
from bot.core.localizer import Localizer
from render.scene import scene
from contract.walk import tables, walk

assert PACKAGES.left_out == ()
game, drawing, pictures = GAMES["{KEY}"], scene("{KEY}"), 0
for table in tables(game):
    played = walk(table, b"stones")
    say = Localizer("en", "{KEY}", ("Ana", "Ben", "Cem", "Dia")[: table.seats])
    assert say(text("game-name")) == "{TITLE}" and say(text("about-ask-stone")).startswith("Hello!")
    for state in played.positions():
        for seat in played.observers:
            view = game.view(state, seat)
            assert "Ana" in drawing.describe(view, say)
            drawn = [*drawing.board(view, say), drawing.sheet(view, game.standings(state, final=False), say)]
            drawn.append(drawing.legend(view, say).picture)
            pictures += len([each for each in drawn if each.png and each.alt])
    told = " ".join(map(say, sorted(played.texts, key=repr)))
    assert "{{" not in told and "takes" in told
print(pictures)
"""

SERVED = f"""
from bot.__main__ import main
from bot.cli import sandbox
from games import GAMES

sandbox.run = lambda args: print(args.database, *GAMES)
main(["game", "play", "{KEY}"])
"""


@pytest.fixture
def written(tmp_path: Path, cairn: Run) -> Path:
    """Writes a game into a folder, with what its installation would note."""
    code, out, _ = cairn("game", "new", KEY)
    assert (code, out.split(".")[0]) == (0, f"{TITLE} is in {KEY}")
    folder = tmp_path / KEY
    return install(folder)


def python(folder: Path, *arguments: str, **settings: str) -> str:
    """Run Python with the game on the path; return what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder.parent,
        env={**settings, "PYTHONPATH": f"{ROOT}:{folder}", "MYPYPATH": f"{ROOT}:{folder}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_written_is_found_and_played_and_drawn(written: Path) -> None:
    assert int(python(written, "-c", PLAYED)) > 500
    allowed = python(written, "-m", "bot", "games", "--seal")
    [line] = [each for each in python(written, "-m", "bot", "games", CAIRN_GAMES=allowed).splitlines() if KEY in each]
    assert f"{KEY} 0.1" in line


def test_every_file_of_it_says_what_goes_there(written: Path) -> None:
    files = [
        file
        for file in written.rglob("*")
        if file.is_file() and not {".dist-info", ".pth"} & {file.suffix, file.parent.suffix}
    ]
    assert len(files) == 9
    for file in files:
        text = file.read_text("utf-8")
        assert text.startswith(("#", '"""'))
        assert not any(name in text for name in ("my_game", "My Game", "MyGame"))
        assert max(map(len, text.splitlines())) <= 120 or file.suffix in {".md", ".ftl"}


def test_it_is_played_alone_on_a_database_of_its_own(written: Path) -> None:
    assert python(written, "-c", SERVED).split() == [f"data/{KEY}.db", KEY]


@pytest.mark.parametrize("key", ["Stone", "1st", "class", "json", next(iter(PACKAGES)), "x" * 33])
def test_a_key_that_cannot_be_one_is_refused(key: str, cairn: Run, tmp_path: Path) -> None:
    assert cairn("game", "new", key)[0] != 0
    assert [*tmp_path.iterdir()] == []


def test_nothing_that_is_there_is_written_over(written: Path, cairn: Run) -> None:
    rules = written / KEY / "rules.py"
    rules.write_text("# mine", "utf-8")
    assert "not empty" in cairn("game", "new", KEY)[2]
    assert rules.read_text("utf-8") == "# mine"


def test_what_cannot_be_played_is_said_in_a_line(cairn: Run) -> None:
    code, _, err = cairn("game", "play", "other")
    assert (code, err) == (1, "cairn: other cannot be played: no package that is installed has a game of this key.\n")


def test_why_a_duel_cannot_be_is_said_in_a_line(written: Path) -> None:
    (written / KEY / "__init__.py").write_text("import socket\n", "utf-8")
    duel = (sys.executable, "-m", "bot", "game", "duel", KEY)
    settings = {"PYTHONPATH": f"{ROOT}:{written}"}
    done = subprocess.run(duel, cwd=written.parent, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(f"cairn: {KEY} cannot be played: its file {KEY}/__init__.py, line 1: imports socket")
    assert done.stderr.count("\n") == 1


def test_levels_of_its_computer_players_play_each_other() -> None:
    duel = (sys.executable, "-m", "bot", "game", "duel", "lost_cities")
    asked = (*duel, "easy:random", "--deals", "2", "--preset", "short")
    told = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    assert "easy wins 100% ± 0%" in told
    assert "in 2 deals" in told
    refused = subprocess.run((*duel, "easiest:random"), capture_output=True, text=True, check=False, cwd=ROOT)
    assert refused.returncode == 2
    assert "easiest" in refused.stderr
