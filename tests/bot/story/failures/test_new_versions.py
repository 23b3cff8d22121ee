"""A new version of other people's package is tried on the tables that are under way, while they go on."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from testing.driver import Sandbox
from testing.story.bad_games import BotWithGames, Changes
from testing.story.checked import checked_sandbox
from testing.story.forked import fork_bot
from testing.story.killable_bot import seated

NAMES = ["Ann", "Ben", "Eve"]

SAME: Changes = {}
BROKEN: Changes = {"state.py": {"    spare: list[int]\n": "    spare: list[int]\n    lent: list[int]\n"}}
"""A field that stored games lack, without a step that gives them one."""


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with checked_sandbox(ack_seconds=6.0) as running:
        yield running


async def tried(bot: BotWithGames, folder: Path, changes: Changes) -> tuple[int | None, str]:
    """What a dry run says where the game is installed in ``folder`` as another version, and allowed there."""
    there = BotWithGames(bot.sandbox, folder, bot.database)
    there.install({"magpies_two": changes}, "magpies_two")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "upgrade", "--dry-run", "--workers", "1"),
        env={**os.environ, **there.settings()},
        cwd=bot.folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    out, _ = await process.communicate()
    return process.returncode, out.decode()


async def test_a_version_that_breaks_a_running_table_is_named_before_it_does(sandbox: Sandbox, tmp_path: Path) -> None:
    bot = BotWithGames(sandbox, tmp_path, start=fork_bot)
    bot.install({"magpies_two": SAME}, "magpies_two")
    try:
        await bot.start()
        table = await seated(bot, sandbox, sandbox.guild.channel("games"), 1, NAMES, game="magpies_two")
        await table.turn()
        code, told = await tried(bot, tmp_path / "broken", BROKEN)
        assert code == 3, told
        assert "table 1, magpies_two: opening: Object missing required field `lent`" in told
        assert "magpies_two is of the package magpies_two 1.0" in told
        code, told = await tried(bot, tmp_path / "same", SAME)
        assert code == 0, told
        assert "go: 1 live tables can be played on with this version" in told
        await table.turn()
        assert "Incident" not in bot.log()
    finally:
        await bot.kill()
