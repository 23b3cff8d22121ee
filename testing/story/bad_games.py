"""The bot beside which games of other people are installed that go wrong, each in a way of its own."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from games import allowed
from testing.story.killable_bot import PROJECT, Bot

MAGPIES = PROJECT / "tests" / "fifth_game" / "magpies"

BRIEF = """
import sys
from bot.core.workers.foreign_pool import ForeignGames
ForeignGames.__init__.__defaults__ = (0.3,)
from bot.__main__ import main
sys.exit(main(["run"]))
"""
"""The bot, which lets a call of their rules take that many seconds of a core: many a call uses all of them."""

Changes = Mapping[str, Mapping[str, str]]
"""What differs in a game from Magpies: by file, what stands there, and what stands there instead."""


class BotWithGames(Bot):
    """The bot, beside which copies of Magpies are installed, each with its own fault."""

    command: Sequence[str] = ("-c", BRIEF)

    def install(self, bad: Mapping[str, Changes], *keys: str) -> None:
        """Install and allow the packages of these ``keys``, which differ from Magpies as ``bad`` says."""
        lines = list[str]()
        self.elsewhere.mkdir(parents=True)
        for key in keys:
            package = self.elsewhere / key
            shutil.copytree(MAGPIES, package, ignore=shutil.ignore_patterns("__pycache__"))
            for file in (each for each in package.rglob("*") if each.is_file()):
                source = file.read_text("utf-8")
                for old, new in bad[key].get(str(file.relative_to(package)), {}).items():
                    assert old in source, (key, old)  # or nothing is wrong with it
                    source = source.replace(old, new)
                source = source.replace("magpies", key) if file.suffix in {".py", ".toml"} else source
                file.write_text(source, "utf-8", "surrogateescape")
            installed = self.elsewhere / f"{key}-1.0.dist-info"
            installed.mkdir()
            (installed / "METADATA").write_text(f"Name: {key}\nVersion: 1.0\n", "utf-8")
            (installed / "entry_points.txt").write_text(f"[cairn.games]\n{key} = {key}\n", "utf-8")
            lines.append(allowed.line(key, allowed.seal(allowed.files(key, package, ["cairn"]))))
        (self.folder / "allowed").write_text("\n".join(lines), "utf-8")

    @property
    def elsewhere(self) -> Path:
        """The folder where they are installed."""
        return self.folder / "elsewhere"

    def settings(self) -> dict[str, str]:
        """Its environment, in which they are found and allowed."""
        found = super().settings()
        path = os.pathsep.join([found["PYTHONPATH"], str(self.elsewhere)])
        return {**found, "CAIRN_GAMES": str(self.folder / "allowed"), "PYTHONPATH": path}

    def seconds(self, key: str) -> float:
        """How many seconds of a core the processes of a game have used that live."""
        used = 0.0
        for pid in map(str, self.workers()):
            with contextlib.suppress(OSError):  # it has ended meanwhile
                if key in Path("/proc", pid, "cmdline").read_text().split("\0"):
                    user, system = Path("/proc", pid, "stat").read_text().rpartition(")")[2].split()[11:13]
                    used += (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
        return used

    def told(self, words: str) -> list[str]:
        """Return the lines of its log with these words."""
        return [line for line in self.log().splitlines() if words in line]
