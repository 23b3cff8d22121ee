"""The bot dies while somebody tries a line, and while a game is reviewed: nothing is lost, and nothing stands twice."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import sqlalchemy as sa

from bot.analysis.schema import analyses
from bot.reviews import queries
from bot.tables.core import journal_queries as journal
from bot.tables.core.model import EntryKind
from testing.driver import Sandbox
from testing.story.acts import close
from testing.story.checked import checked_sandbox
from testing.story.forked import fork_bot
from testing.story.journal_checks import all_said
from testing.story.killable_bot import Bot, living, moment, seated
from testing.views import Response
from tests.bot.story.learning.test_tries import choose

CLICKS = 4


async def dying(bot: Bot, sandbox: Sandbox, when: str, act: Callable[[], Awaitable[Response]]) -> None:
    """Does something, in the middle of which the bot dies."""
    doing = asyncio.create_task(bot.insist(act))
    await moment(sandbox, when)
    await bot.kill()
    await doing
    await bot.start()


async def insisted(bot: Bot, act: Callable[[], Awaitable[Response]]) -> Response:
    """Does something until it is answered."""
    while (answer := await bot.insist(act)) is None:
        pass
    return answer


async def test_the_bot_dies_while_somebody_tries_and_while_a_game_is_reviewed(tmp_path: Path) -> None:
    async with checked_sandbox(ack_seconds=6.0) as sandbox:
        channel = sandbox.guild.channel("games")
        async with living(sandbox, tmp_path, fork_bot) as bot:
            table = await seated(bot, sandbox, channel, 1, ["ann", "ben"])
            me, other = table.actor, table.other

            async def tried() -> Response:
                panel = await me.click(await table.board(), custom_id="cairn:b:turn")
                return await me.click(panel, custom_id="cairn:b:analysis")

            known = 0
            for when in ("POST /interactions", "POST /webhooks", "PATCH /webhooks", ""):
                page = await insisted(bot, tried)
                await dying(bot, sandbox, when, partial(choose, me, page))
                async with bot.store() as store:
                    (line,) = await store.read(lambda c: c.execute(sa.select(analyses.c.lines)).scalar_one())
                    assert known <= len(line.steps) <= known + 2, "a choice, or a group and a choice"
                    known = len(line.steps)
                    entries = await store.read(journal.since, 1, 0)
                    assert not [each for each in entries if each.kind is EntryKind.MOVE]
            page = await insisted(bot, partial(choose, me, await insisted(bot, tried)))
            assert page.ephemeral

            user = await table.turn()
            await insisted(bot, partial(close, table.users[0], channel))
            await sandbox.until(lambda: not table.boards[-1].buttons)
            for number, when in enumerate(("POST /interactions", "POST /channels", "PATCH /channels", "")):

                async def pin(words: str = f"number {number}") -> Response:
                    viewer = await user.slash("/replay", channel, table="1", turn=1)
                    form = await user.click(viewer, custom_id="cairn:b:pin")
                    return await user.submit(form, {"words": words})

                await dying(bot, sandbox, when, pin)
                await insisted(bot, pin)
            await sandbox.until(lambda: channel.threads, timeout=60)
            (thread,) = channel.threads
            async with bot.store() as store:
                await all_said(store, sandbox)
                assert len(await store.read(queries.all_pins, 1)) == CLICKS
            told = [each.text for each in thread.messages if each.by_bot and each.text]
            assert [sum(f"number {number}" in each for each in told) for number in range(CLICKS)] == [1] * CLICKS
            assert len([each for each in table.posts if "film" in str([p.name for p in each.pictures])]) == 1
            assert not other.dms()[1:], "nobody else has heard of it"
            await bot.kill(signal.SIGTERM)
            assert "Traceback" not in bot.log()
