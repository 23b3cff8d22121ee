"""A line that is begun on one process and goes on on another, where the first dies in the middle of a choice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.analysis.model import Line, LineStep
from bot.analysis.queries import ANALYSES
from bot.premoves import queries as premoves
from bot.scheduler import queries as due_times
from bot.scheduler.model import Due
from bot.tables.core import journal_queries as journal
from bot.tables.core.model import EntryKind
from testing import databases
from testing.driver import Sandbox, User
from testing.story.checked import checked_sandbox
from testing.story.crew import Crew, Process, crew
from testing.story.forked import fork_bot
from testing.story.helpers import said
from testing.story.journal_checks import hold
from testing.story.killable_bot import moment, seated
from testing.views import Response
from tests.bot.story.learning.test_tries import choose

pytestmark = pytest.mark.usefixtures("each_kind")


async def line(bots: Crew) -> Line:
    """The one line of the one who tries something, as it is stored."""
    (found,) = await bots.store.read(lambda c: ANALYSES.all(c, ANALYSES.select(sa.true())))
    (scratch,) = found.lines
    return scratch


async def dies(bot: Process, sandbox: Sandbox, when: str, act: Callable[[], Awaitable[Response]]) -> None:
    """Does something, in the middle of which the process dies."""
    doing = asyncio.create_task(bot.insist(act))
    await moment(sandbox, when)
    await bot.kill()
    await doing


async def insisted(bot: Process, act: Callable[[], Awaitable[Response]]) -> Response:
    """Does something until it is answered."""
    while (answer := await bot.insist(act)) is None:
        pass
    return answer


async def by_message(user: User) -> Response:
    """*Try it* in the panel below one's hand, of which the process with the first shard hears."""
    panel = await user.click(user.dms()[-1], custom_id="cairn:b:turn")
    return await user.click(panel, custom_id="cairn:b:analysis")


async def test_a_line_goes_on_on_another_process_and_its_order_is_there_once(tmp_path: Path) -> None:
    """On SQLite, which serves one process, the other is the next on the same file."""
    apart = databases.kind() == "postgresql"
    async with checked_sandbox(shards=2, ack_seconds=6) as sandbox, crew(sandbox, tmp_path, begin=fork_bot) as bots:
        here = await bots.start("1/2" if apart else "0-1/2")
        there = await bots.start("0/2") if apart else here
        guild = sandbox.new_guild("shard 1", shard=1)
        table = await seated(here, sandbox, guild.channel("games"), 1, ["Ann", "Ben"], guild=guild)
        await bots.quiet()
        me, mover = table.other, table.actor

        async def in_channel() -> Response:
            panel = await me.click(await table.board(), custom_id="cairn:b:turn")
            return await me.click(panel, custom_id="cairn:b:analysis")

        known: tuple[LineStep, ...] = ()
        for when in ("POST /interactions", "PATCH /webhooks"):
            page = await insisted(here, in_channel)
            assert (await line(bots)).steps == known
            await dies(here, sandbox, when, partial(choose, me, page))
            if not apart:
                await there.start()
            begun = (await line(bots)).steps
            assert begun[: len(known)] == known, "no choice is lost"
            assert len(begun) <= len(known) + 1, "none is made twice"
            page = await insisted(there, partial(by_message, me))
            assert (await line(bots)).steps == begun
            await insisted(there, partial(choose, me, page, "draw-pile"))
            known = (await line(bots)).steps
            assert known[: len(begun)] == begun
            assert len(known) == len(begun) + 1
            if apart:
                await here.start()
        while len(known) < 4:
            page = await insisted(there, partial(by_message, me))
            await insisted(there, partial(choose, me, page, "draw-pile"))
            known = (await line(bots)).steps

        page = await insisted(there, partial(by_message, me))
        order = partial(me.click, page, custom_id="cairn:b:analysis-order")
        await dies(there, sandbox, "PATCH /webhooks", order)
        await there.start()
        page = await insisted(there, partial(by_message, me))
        laid = await insisted(there, partial(me.click, page, custom_id="cairn:b:analysis-order"))
        assert said(me, "plan-title") in laid.text
        premove = await bots.store.read(premoves.find, 1, int(me.id))
        assert premove is not None
        (planned,) = premove.alternatives
        keys = tuple(step.key for step in known if step.seat == table.users.index(me))[:2]
        assert planned.keys == keys

        assert await table.turn() is mover
        await bots.quiet()
        await here.kill()
        now = datetime.now(UTC)
        await bots.store.write(due_times.no_later, Due.PREMOVE, [premove.id], int(guild.id), now, now)
        await here.start()  # its pause is over, and its process there again
        await sandbox.until(lambda: table.actor is mover and len(table.boards) >= 3)
        await bots.quiet()
        mine = [
            entry.key
            for entry in await bots.store.read(journal.since, 1, 0)
            if entry.kind is EntryKind.MOVE and entry.user_id == int(me.id)
        ]
        assert tuple(mine) == keys, "it was played once"
        assert (await line(bots)).steps == known
        await hold(bots.store, table)
        assert "Traceback" not in bots.log
