"""Files of other people's packages are looked through before anything of them runs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from games import PACKAGES
from games.inspection import Refused, inspect
from games.installed import Games
from tests.games.test_packages import Install, install, why

__all__ = ["install"]

MAGPIES = Path(__file__).parents[1] / "fifth_game" / "magpies"

OF_ITS_OWN = "a game has no files, network, clock, processes or chance of its own"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("import socket", f"imports socket: {OF_ITS_OWN}"),
        ("import os.path as path", f"imports os.path: {OF_ITS_OWN}"),
        ("from urllib import request", f"imports urllib: {OF_ITS_OWN}"),
        ("from pathlib import Path", f"imports pathlib: {OF_ITS_OWN}"),
        ("from importlib import resources", f"imports importlib: {OF_ITS_OWN}"),
        ("def late():\n    import time", f"imports time: {OF_ITS_OWN}"),
        ("import datetime", f"imports datetime: {OF_ITS_OWN}"),
        ("import subprocess, json", f"imports subprocess: {OF_ITS_OWN}"),
        ("from multiprocessing import Process", f"imports multiprocessing: {OF_ITS_OWN}"),
        ("import threading", f"imports threading: {OF_ITS_OWN}"),
        ("import pickle", f"imports pickle: {OF_ITS_OWN}"),
        ("import marshal", f"imports marshal: {OF_ITS_OWN}"),
        ("import ctypes", f"imports ctypes: {OF_ITS_OWN}"),
        ("import random", "imports random, of which a game may import Random alone"),
        ("from random import randint", "imports random, of which a game may import Random alone"),
        ("import sys", "imports sys, of which a game may import intern, maxsize alone"),
        ("import bot.core.config", "imports bot.core.config, which is no part of what Cairn offers to games"),
        ("from games import PACKAGES", "imports games, which is no part of what Cairn offers to games"),
        ("import aiohttp", "imports aiohttp, which its distribution does not depend on"),
        ("rules = eval('1')", "uses eval"),
        ("exec('1')", "uses exec"),
        ("words = open('words')", "uses open"),
        ("hide = __import__", "uses __import__"),
        ("found = ().__class__.__base__.__subclasses__()", "uses __subclasses__"),
        ("world = (lambda: 0).__globals__", "uses __globals__"),
    ],
)
def test_what_a_game_has_no_use_for_is_refused_with_file_and_line(tmp_path: Path, line: str, reason: str) -> None:
    file = tmp_path / "rules.py"
    file.write_text(f"import msgspec\nfrom games.engine import Game\n{line}\n", "utf-8")
    number = 3 + line.count("\n")
    with pytest.raises(Refused) as refused:
        inspect({"other/rules.py": file})
    assert f"{refused.value}" == f"its file other/rules.py, line {number}: {reason}"


@pytest.mark.parametrize(
    "line",
    [
        "from random import Random",
        "from sys import intern",
        "from other.state import State",
        "from .state import State",
        "import json, re, math",
        "from PIL import Image",
        "from render.scene import Scene",
        "import nowhere_at_all",
        "def",
    ],
)
def test_what_it_has_use_for_or_its_import_tells_of_is_not(tmp_path: Path, line: str) -> None:
    (tmp_path / "rules.py").write_text(line, "utf-8")
    inspect({"other/rules.py": tmp_path / "rules.py"})


@pytest.mark.parametrize("name", ["other/fast.so", "other/fast.pyd", "other/rules.pyc"])
def test_what_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    (file := tmp_path / Path(name).name).touch()
    with pytest.raises(Refused, match=f"its file {name} cannot be looked through"):
        inspect({name: file})


@pytest.mark.parametrize("line", ["import os; os.abort()", "\ufefffolder\x0cimport\tos"])
def test_what_runs_when_python_starts_is_refused(tmp_path: Path, line: str) -> None:
    (file := tmp_path / "other.pth").write_text(line, "utf-8")
    with pytest.raises(Refused, match=r"its file other\.pth runs code whenever Python starts"):
        inspect({"other.pth": file})


def test_where_a_game_lies_that_is_installed_by_pip_install_e_is_not(tmp_path: Path) -> None:
    (file := tmp_path / "_editable_impl_other.pth").write_text(f"{tmp_path / 'other'}\n", "utf-8")
    inspect({file.name: file})


def test_magpies_and_the_rules_of_our_own_games_are_all_right() -> None:
    inspect({f"magpies/{file.name}": file for file in MAGPIES.rglob("*.py")})
    for package in PACKAGES.values():
        package.inspect()


def test_nothing_of_a_package_that_is_refused_is_imported(install: Install, tmp_path: Path) -> None:
    packages = install("other", f"open({str(tmp_path / 'was_here')!r}, 'w')")
    assert "other" not in Games(packages)
    assert why(packages) == "its file other/__init__.py, line 1: uses open"
    assert "other" not in sys.modules
    assert not (tmp_path / "was_here").exists()
