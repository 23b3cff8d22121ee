"""The package of a game is taken away while tables of it are open, and comes back: they rest meanwhile, and go on."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games import allowed
from games.packages import Rights, about
from testing.driver import Channel, Message, NotPossible, Sandbox
from testing.story.acts import table_page
from testing.story.checked import checked_sandbox
from testing.story.commands import commands
from testing.story.forked import fork_bot
from testing.story.helpers import said
from testing.story.killable_bot import Bot, seated

ELSEWHERE = Path(__file__).parents[3] / "fifth_game"
[PACKAGE] = ELSEWHERE.glob("*/game.toml")
ABOUT = about(PACKAGE.parent)
NAME = next(ELSEWHERE.glob("*.dist-info")).stem.rpartition("-")[0]
GAME, NAMES = ABOUT.key, ["Ann", "Ben", "Eve", "Finn", "Gus"][: ABOUT.seats[0]]


ACKNOWLEDGED = 6.0
"""Seconds until a click counts as lost: a bot that has just started, on a machine that is busy, may be slow."""


class BotWithGame(Bot):
    """The bot, beside which the package of a game is ``installed`` or not."""

    installed, rights = True, ""
    elsewhere = ELSEWHERE

    def settings(self) -> dict[str, str]:
        found = super().settings()
        return {
            **found,
            "CAIRN_RIGHTS": self.rights,
            "CAIRN_GAMES": str(self.allowed()),
            "PYTHONPATH": os.pathsep.join([found["PYTHONPATH"], *([str(self.elsewhere)] * self.installed)]),
        }

    def allowed(self) -> Path:
        """A file that allows the package, as it lies there now."""
        seal = allowed.seal(allowed.files(NAME, self.elsewhere / PACKAGE.parent.name, ["cairn"]))
        (file := self.folder / "allowed").write_text(f"# by hand\n{NAME}@{seal}\n", "utf-8")
        return file

    async def start_again(self, *, installed: bool) -> None:
        await self.kill()
        self.installed = installed
        await self.start()

    async def clear(self, rights: str) -> None:
        """Start again with games of these rights alone."""
        self.rights = rights
        await self.start_again(installed=True)


def offered(sandbox: Sandbox) -> bool:
    """Whether the command that opens a table lists the game."""
    [options] = [options for name, options in commands(sandbox) if name == "open"]
    return any(choice["value"] == GAME for choice in options[0]["choices"])


async def told(sandbox: Sandbox, channel: Channel, words: str) -> Message:
    """The post of a channel that says so."""
    return await sandbox.until(lambda: next((post for post in channel.messages if words in post.text), None))


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with checked_sandbox(ack_seconds=ACKNOWLEDGED) as running:
        yield running


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[BotWithGame]:
    made = BotWithGame(sandbox, tmp_path, start=fork_bot)
    try:
        await made.start()
        yield made
    finally:
        await made.kill()


async def test_tables_of_a_game_that_is_gone_rest_until_it_is_back(sandbox: Sandbox, bot: BotWithGame) -> None:
    games, waiting = sandbox.guild.channel("games"), sandbox.guild.channel("waiting")
    table = await seated(bot, sandbox, games, 1, NAMES, game=GAME)
    board, actor = await table.board(), table.actor
    cleo, dora = sandbox.guild.user("Cleo"), sandbox.guild.user("Dora")
    await dora.slash("/open", waiting, game=GAME)
    await told(sandbox, waiting, "**1")

    await bot.start_again(installed=False)
    gone, rests = said(actor, "refusal-game-gone"), said(actor, "table-status-game-gone")
    for channel in (games, waiting):
        await told(sandbox, channel, "isn’t available here at the moment, so this table is set aside")
    for answer in (
        await actor.click(board, custom_id="cairn:b:turn"),
        await actor.slash("/play", games, choice="x"),
        await actor.slash("/hand", games),
        await dora.slash("/board", waiting),
    ):
        assert answer.text == gone
    assert not (await told(sandbox, waiting, rests)).buttons
    assert rests in (await table_page(actor, games)).text
    for command in ("/mygames", "/help", "/learn", "/find"):
        answer = await actor.slash(command, games)
        assert answer.message is not None, command
        assert said(actor, "refusal-incident", number="x")[:20] not in answer.text

    await bot.start_again(installed=True)
    for channel in (games, waiting):
        await told(sandbox, channel, said(actor, "notice-back"))
    assert await table.turn() == actor
    answer = await cleo.click(await told(sandbox, waiting, "**1"), custom_id="cairn:b:join")
    assert not answer.failed
    assert "Incident" not in bot.log()
    assert "Traceback" not in bot.log()


async def test_tables_of_a_game_that_is_not_cleared_rest_until_it_is(sandbox: Sandbox, bot: BotWithGame) -> None:
    games = sandbox.guild.channel("games")
    table = await seated(bot, sandbox, games, 1, NAMES, game=GAME)
    board, actor = await table.board(), table.actor
    others = " , ".join({*Rights} - {ABOUT.rights})

    await bot.clear(others)
    await told(sandbox, games, "isn’t available here at the moment, so this table is set aside")
    assert (await actor.click(board, custom_id="cairn:b:turn")).text == said(actor, "refusal-game-gone")
    with pytest.raises(NotPossible):
        await actor.slash("/open", games, game=GAME)
    assert ABOUT.title not in (await actor.slash("/help", games)).text
    [line] = [line for line in bot.log().splitlines() if "left out" in line]
    assert f"{GAME} of {GAME}: its rights are {ABOUT.rights}, which CAIRN_RIGHTS does not clear" in line

    await bot.clear(f"{others},{GAME.upper()}")
    await told(sandbox, games, said(actor, "notice-back"))
    assert await table.turn() == actor
    assert "Traceback" not in bot.log()


async def test_a_game_that_its_operator_withdraws_rests_at_once_until_it_is_allowed_again(
    sandbox: Sandbox, bot: BotWithGame
) -> None:
    games = sandbox.guild.channel("games")
    table = await seated(bot, sandbox, games, 1, NAMES, game=GAME)
    await table.board()

    line = (bot.folder / "allowed").read_text("utf-8")
    bot.allow("")
    await told(sandbox, games, "isn’t available here at the moment, so this table is set aside")
    assert (await table.actor.slash("/play", games, choice="x")).text == said(table.actor, "refusal-game-gone")
    [left_out] = [line for line in bot.log().splitlines() if "left out" in line]
    assert f"{GAME} of {NAME}: it is not allowed; `cairn games --seal {NAME}` prints the line" in left_out
    await sandbox.until(lambda: not offered(sandbox))
    waiting = sandbox.guild.channel("waiting")
    late = await table.actor.forge_command("open", [{"type": 3, "name": "game", "value": GAME}], channel=waiting)
    assert late.text == said(table.actor, "refusal-game-away"), "somebody has typed it before"

    bot.allow(line)
    await told(sandbox, games, said(table.actor, "notice-back"))
    await table.turn()
    await sandbox.until(lambda: offered(sandbox))
    await table.actor.slash("/open", waiting, game=GAME)
    await told(sandbox, waiting, ABOUT.title)
    assert "Traceback" not in bot.log()


async def test_a_game_that_can_no_longer_be_drawn_is_left_out_with_one_line(
    sandbox: Sandbox, bot: BotWithGame, tmp_path: Path
) -> None:
    await bot.kill()
    bot.elsewhere = shutil.copytree(ELSEWHERE, tmp_path / "elsewhere")
    await bot.start()
    games = sandbox.guild.channel("games")
    table = await seated(bot, sandbox, games, 1, NAMES, game=GAME)

    scene = bot.elsewhere / PACKAGE.parent.name / "scene.py"
    drawn = scene.read_text("utf-8")
    scene.write_text("import nowhere", "utf-8")
    await bot.start_again(installed=True)
    await told(sandbox, games, "isn’t available here at the moment, so this table is set aside")
    [line] = [line for line in bot.log().splitlines() if "left out" in line]
    assert f"{PACKAGE.parent.name}.scene cannot be imported, ModuleNotFoundError: No module named 'nowhere'" in line

    scene.write_text(drawn, "utf-8")
    await bot.start_again(installed=True)
    await told(sandbox, games, said(table.actor, "notice-back"))
    await table.turn()
