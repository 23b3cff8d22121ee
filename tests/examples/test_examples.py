"""The packages in ``examples/``, which outsiders have written: built, installed, allowed, tested, and taken away."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from testing.driver import Sandbox
from testing.story.acts import add_computer
from testing.story.checked import checked_sandbox
from testing.story.helpers import said
from testing.story.killable_bot import Bot, Patient

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(path.parent for path in (ROOT / "examples").glob("*/pyproject.toml"))


def run(*command: str, folder: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    """Run this Python in a ``folder`` with ``more`` of an environment; what it says and its code are told."""
    known = {name: value for name, value in os.environ.items() if not name.startswith("CAIRN_")} | more
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=known, capture_output=True, text=True, check=False, timeout=300
    )


class Installed(NamedTuple):
    """An example by its ``key``, the folder where it is installed, and the ``line`` that allows it."""

    key: str
    there: Path
    line: str


def path_to(there: Path) -> str:
    """The path on which Python finds Cairn, and what is installed in a folder."""
    return os.pathsep.join(map(str, (ROOT, there)))


class BotWithExample(Bot):
    """The bot, beside which an example is installed."""

    installed: Installed

    def settings(self) -> dict[str, str]:
        (self.folder / "allowed").write_text(self.installed.line, "utf-8")
        games = {"PYTHONPATH": path_to(self.installed.there), "CAIRN_GAMES": str(self.folder / "allowed")}
        return super().settings() | games

    def look_again(self, line: str) -> None:
        """Write this line into the list of what is allowed, and have the bot read it."""
        assert self._process is not None
        (self.folder / "allowed").write_text(line, "utf-8")
        os.kill(self._process.pid, signal.SIGHUP)


async def _played_and_taken_away(installed: Installed, folder: Path) -> None:
    """One person's table with computers is played by clicks to its end; meanwhile its package goes, and comes back."""
    key, there, _ = installed
    async with checked_sandbox(ack_seconds=6.0) as sandbox:
        bot = BotWithExample(sandbox, folder)
        bot.installed = installed
        try:
            await bot.start()
            table = await _begun(sandbox, bot, key)
            await table.turn()
            shutil.move(there / key, kept := there / "kept")
            bot.look_again("")
            await sandbox.until(lambda: "set aside" in table.posts[-1].text)
            assert (await table.users[0].slash("/board", table.channel)).text == said(None, "refusal-game-gone")
            shutil.move(kept, there / key)
            bot.look_again(installed.line)
            await sandbox.until(lambda: any(said(None, "notice-back") in post.text for post in table.posts))
            for _ in range(300):
                await sandbox.until(lambda: table.boards[-1].pings or table.over)
                if table.over:
                    break
                await table.turn()
            assert table.over
            for board in table.boards:
                assert all(picture.data.startswith(b"\x89PNG") for picture in board.pictures)
            assert "Traceback" not in bot.log()
            assert "Incident" not in bot.log()
        finally:
            await bot.kill()


async def _begun(sandbox: Sandbox, bot: BotWithExample, key: str) -> Patient:
    """A short table of one person with as many computers as it needs."""
    ann, games = sandbox.guild.user("Ann"), sandbox.guild.channel("games")
    table = Patient(sandbox, [ann], games, seed=1)
    table.bot, table.game = bot, key
    await ann.slash("/open", games, game=key, preset="short")
    lobby = (await sandbox.until(lambda: table.posts))[-1]
    while lobby.button(custom_id="cairn:b:start").disabled:
        await add_computer(ann, "easy", games)
        await asyncio.sleep(0.3)
    await ann.click(lobby, custom_id="cairn:b:start")
    await sandbox.until(lambda: table.boards)
    return table


@pytest.fixture(scope="module", params=EXAMPLES, ids=lambda example: example.name)
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """An example, built as a wheel and installed in a folder of its own."""
    example: Path = request.param
    folder = tmp_path_factory.mktemp(example.name)
    built = run("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), folder=example)
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(folder / "there"), str(wheel))
    put = run(*pip, folder=folder)
    assert put.returncode == 0, put.stderr
    sealed = run("-m", "bot", "games", "--seal", example.name, folder=folder, PYTHONPATH=path_to(folder / "there"))
    return Installed(example.name, folder / "there", sealed.stdout)


def test_an_example_is_left_out_until_it_is_allowed_and_gone_once_it_is_not_installed(
    installed: Installed, tmp_path: Path
) -> None:
    path, line = path_to(installed.there), installed.line.strip()
    left_out = run("-m", "bot", "games", folder=tmp_path, PYTHONPATH=path)
    assert left_out.returncode == 3
    assert f"{installed.key} of " in left_out.stdout
    assert "it is not allowed" in left_out.stdout
    allowed = run("-m", "bot", "games", folder=tmp_path, PYTHONPATH=path, CAIRN_GAMES=line)
    assert allowed.returncode == 0, allowed.stdout + allowed.stderr
    gone = run("-m", "bot", "games", folder=tmp_path, PYTHONPATH=str(ROOT), CAIRN_GAMES=line)
    assert gone.returncode == 0, gone.stdout
    assert installed.key not in gone.stdout


@pytest.mark.long
def test_an_example_keeps_what_every_game_promises(installed: Installed, tmp_path: Path) -> None:
    asked = ("-m", "bot", "game", "test", installed.key, "--games", "10")
    told = run(*asked, folder=tmp_path, PYTHONPATH=path_to(installed.there))
    assert told.returncode == 0, told.stdout[-4000:]
    assert " passed" in told.stdout


def test_an_author_has_tests_of_their_own(installed: Installed, tmp_path: Path) -> None:
    tests = ROOT / "examples" / installed.key / "tests"
    told = run("-m", "pytest", "-p", "no:cacheprovider", str(tests), PYTHONPATH=path_to(installed.there))
    assert told.returncode == 0, told.stdout[-4000:]


@pytest.mark.long
def test_an_example_is_played_taken_away_and_brought_back(installed: Installed, tmp_path: Path) -> None:
    there = shutil.copytree(installed.there, tmp_path / "there")
    asyncio.run(_played_and_taken_away(installed._replace(there=there), tmp_path))
