"""A new game as its author has it after ``cairn game new`` and ``pip install -e``."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEY, TITLE = "stone_soup", "Stone Soup"


def allowed(*folders: Path) -> dict[str, str]:
    """Return the settings of a Cairn that finds the games in ``folders`` and is allowed to use them."""
    settings = {"PYTHONPATH": os.pathsep.join(map(str, (ROOT, *folders)))}
    command = (sys.executable, "-m", "bot", "games", "--seal")
    done = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, check=True)
    return settings | {"CAIRN_GAMES": done.stdout}


def install(folder: Path) -> Path:
    """Note in the folder of a game what its installation would; return the folder."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    installed = folder / f"{project['name']}-{project['version']}.dist-info"
    installed.mkdir()
    (pointer := folder / f"_editable_impl_{project['name']}.pth").write_text(f"{folder}\n", "utf-8")
    (installed / "RECORD").write_text(f"{pointer.name},,\n{installed.name}/METADATA,,\n", "utf-8")
    (installed / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    points = "\n".join(f"{name} = {value}" for name, value in project["entry-points"]["cairn.games"].items())
    (installed / "entry_points.txt").write_text(f"[cairn.games]\n{points}\n", "utf-8")
    return folder
