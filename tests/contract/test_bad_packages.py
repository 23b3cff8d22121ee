"""``cairn game test`` on packages of others: each fault gets a line of its own, and a game without secrets passes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
KEY = "stone_soup"
FEW = ("--games", "8")
"""Options that take as little time as the fault needs to show."""


class Fault(NamedTuple):
    """A change of one file of a new game, what is asked then, and what is told."""

    file: str
    old: str
    new: str
    asked: tuple[str, ...]
    told: tuple[str, ...]


FAULTS = {
    "modules that import each other": Fault(
        "rules.py",
        "import msgspec\n",
        f"import msgspec\n\nfrom {KEY}.scene import SCENE\n",
        (),
        ("most likely due to a circular import", f"{KEY}/scene.py, line"),
    ),
    "a scene that raises": Fault(
        "scene.py",
        "return [paint.board",
        "raise RuntimeError('no such colour')\n        return [paint.board",
        ("-k", "nobodys_secrets"),
        ("E   RuntimeError: no such colour", "Rule: Scene.board. The public board, ", f"{KEY}/scene.py:"),
    ),
    "a question without choices": Fault(
        "rules.py",
        "for number in state.row]",
        "for number in state.row if number > 3]",
        ("-k", "exactly_at_the_end"),
        ("seat 1 is asked ask-stone, and nothing is open to it", "Rule: Game.decisions."),
    ),
    "a state of a type that cannot be stored": Fault(
        "rules.py",
        "    turns: int = 0\n",
        "    turns: int = 0\n    colour: complex = 0j\n",
        ("-k", "exactly_at_the_end"),
        ("E   TypeError: a state holds no <class 'complex'>",),
    ),
    "a state that does not hold what it says": Fault(
        "rules.py",
        "state.taken[seat].append(stone)",
        "state.taken[seat].append(str(stone))  # type: ignore",
        ("-k", "survives_being_stored"),
        ("Expected `int`, got `str` - at `$.taken", "Rule: Game.encode."),
    ),
    "words with a variable that nobody gives": Fault(
        "locale/en.ftl",
        "do-stone = Take { $stone }",
        "do-stone = Take { $stone } from { $place }",
        ("-k", "everything_a_game_says"),
        ("message 'do-stone' in en: Unknown external: place", "Rule: Text. A message of a Fluent catalogue"),
    ),
    "a picture of forty megabytes": Fault(
        "scene.py",
        'return [paint.board(view, say, " ".join(table(view, say)), touched)]',
        'return [Picture(bytes(40 << 20), "stones", 1200, 800)]',
        ("-k", "pictures_fit"),
        ("it has 41,943,040 bytes, 250,000 at most", "Rule: Picture."),
    ),
    "a rule that never ends": Fault(
        "rules.py",
        "    state.turns += 1\n",
        "    while state.turns >= 0:\n        state.turns += 1\n",
        ("--seconds", "2"),
        (
            "It has not ended after 2 seconds of the processor's time.",
            f"{KEY}/rules.py:",
            "while state.turns >= 0:",
            "a rule seems never to end",
        ),
    ),
    "a game that never ends": Fault(
        "rules.py",
        "    if state.row:\n        push",
        "    if not state.row:\n        state.row.append(state.taken[seat].pop())\n    if state.row:\n        push",
        ("-k", "exactly_at_the_end"),
        ("this game has not ended after 10,000 choices",),
    ),
    "a secret that is not dealt anew": Fault(
        "rules.py",
        "        dealt.bag.sort()\n        rng.shuffle(dealt.bag)\n",
        "",
        ("-k", "hidden_anew"),
        ("Rule: Game.resample. A state with the same view", "Others do it so: games/lost_cities/"),
    ),
}
OPEN = {
    "bag: int\n    row: tuple": "bag: tuple[int, ...]\n    row: tuple",
    "View(seat, len(state.bag),": "View(seat, tuple(state.bag),",
    "        dealt.bag.sort()\n        rng.shuffle(dealt.bag)\n": "",
    "        log.reveal()\n": "",
    "    def standings(self": "    def sees_all(self, seat: int | None) -> bool:\n        return True\n\n"
    "    def standings(self",
    "        plan = self.clone(state)\n": "        if state.stack[-1].seat != seat:\n            return None\n"
    "        plan = self.clone(state)\n",
}
"""What makes of the new game one in which nothing is secret, and nobody plans ahead."""
IN_CI = ("CI", "BUILD_NUMBER")
"""What tells pytest that it runs in CI."""


@pytest.fixture(scope="module")
def new(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game in a folder, with what its installation would note."""
    folder = tmp_path_factory.mktemp("new") / KEY
    run(folder.parent, "new", KEY)
    installed = folder / f"{KEY}-0.1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Name: {KEY}\nVersion: 0.1\n", "utf-8")
    (installed / "entry_points.txt").write_text(f"[cairn.games]\n{KEY} = {KEY}\n", "utf-8")
    return folder


@pytest.fixture
def folder(new: Path, tmp_path: Path) -> Iterator[Path]:
    """A copy of it to be changed."""
    copied = tmp_path / KEY
    shutil.copytree(new, copied, ignore=shutil.ignore_patterns("__pycache__"))
    yield copied
    shutil.rmtree(tmp_path, ignore_errors=True)


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """``cairn game`` in a folder, as at home: in CI pytest shows every difference in full."""
    at_home = {name: value for name, value in os.environ.items() if name not in IN_CI}
    return subprocess.run(
        [sys.executable, "-m", "bot", "game", *arguments],
        cwd=folder,
        env={**at_home, "PYTHONPATH": f"{ROOT}:{folder}"},
        capture_output=True,
        text=True,
        check=False,
    )


def change(file: Path, old: str, new: str) -> None:
    words = file.read_text("utf-8")
    assert old in words
    file.write_text(words.replace(old, new), "utf-8")


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_each_fault_has_a_clear_line(fault: Fault, folder: Path) -> None:
    change(folder / KEY / fault.file, fault.old, fault.new)
    done = run(folder, "test", *FEW, *fault.asked)
    assert done.returncode not in {0, 5}, done.stdout
    said = done.stdout + done.stderr
    assert [line for line in fault.told if line not in said] == [], said
    assert len(said.splitlines()) < 150


@pytest.mark.long
def test_a_game_without_secrets_keeps_all_promises(folder: Path) -> None:
    for old, new in OPEN.items():
        change(folder / KEY / "rules.py", old, new)
    change(folder / KEY / "paint.py", "stones=view.bag", "stones=len(view.bag)")
    change(folder / KEY / "scene.py", "stones=view.bag", "stones=len(view.bag)")
    done = run(folder, "test", *FEW)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
def test_a_new_game_keeps_all_promises_and_stored_games_lie_beside_it(folder: Path) -> None:
    done = run(folder, "test", *FEW, "--store")
    assert done.returncode == 0, done.stdout + done.stderr
    assert sorted(file.name for file in (folder / KEY / "stored").iterdir()) == ["1.xz", "shape.json"]
    kept = (folder / KEY / "stored" / "1.xz").read_bytes()
    change(folder / KEY / "rules.py", "    turns: int = 0\n", "    turns: int = 0\n    colour: str = 'red'\n")
    done = run(folder, "test", KEY, "-k", "stored")
    assert "test_what_is_stored_has_the_shape_that_was_recorded" in done.stdout
    assert (folder / KEY / "stored" / "1.xz").read_bytes() == kept


def test_a_game_that_is_released_keeps_stored_games(folder: Path) -> None:
    change(folder / KEY / "game.toml", "alpha", "released")
    done = run(folder, "test", *FEW, "-k", "stored")
    assert "it has none of format 1: run this with --store, and keep what it writes" in done.stdout


def test_what_cannot_be_asked_is_said_in_a_line(folder: Path, tmp_path: Path) -> None:
    done = run(folder, "test", "other")
    assert done.stderr == "cairn: other cannot be tested: no package that is installed has a game of this key.\n"
    done = run(tmp_path, "test")
    assert done.returncode == 1
    assert done.stderr.startswith("cairn: in this folder lies no game that is installed. Say which one: ")
