"""What comes later, a premove, the effect of a poll and a reminder, in a process that dies by SIGKILL at any moment."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from bot.core.steady_time import utc_now
from bot.db.column_types import EPOCH
from bot.db.schema import due, outbox
from bot.db.schema import journal as journal_rows
from bot.outbox.model import Kind
from bot.scheduler.model import Due
from bot.tables.core import journal_queries as journal
from bot.tables.time.schema import waiting
from testing.driver import Sandbox
from testing.story.acts import pause
from testing.story.checked import checked_sandbox
from testing.story.forked import fork_bot
from testing.story.helpers import ballot, plan_choice, post_with, said
from testing.story.journal_checks import all_said, hold
from testing.story.killable_bot import Bot, Patient, living, moment, seated

KILLS = 3
"""Deaths, each at another moment."""

MOMENTS = ("POST /channels", "PATCH /channels", "")
"""Requests during which it dies: a post, the removal of buttons, any."""

ACKNOWLEDGED = 6.0
"""Seconds until a click counts as lost."""


async def bring_forward(bot: Bot, kind: Due) -> None:
    """Let what the stopped bot has to do of a ``kind`` be due at its next start."""
    async with bot.store() as store:
        sooner = sa.update(due).where(due.c.kind == kind).values(at=EPOCH)
        await store.write(lambda connection: connection.execute(sooner) and None)


def _execute(connection: sa.Connection, change: sa.Update) -> None:
    connection.execute(change)


async def die_often(bot: Bot, sandbox: Sandbox, rng: Random, kind: Due) -> None:
    """Let what is due begin, and the bot die in it, again and again; then let it live."""
    for _ in range(KILLS):
        await bot.kill()
        await bring_forward(bot, kind)
        await bot.start()
        await moment(sandbox, rng.choice(MOMENTS))
        await asyncio.sleep(0.3 * rng.random() ** 2)
    await bot.kill()
    await bring_forward(bot, kind)
    await bot.start()


@pytest.mark.parametrize("seed", [3])
async def test_a_premove_is_played_once_whenever_the_bot_dies_in_it(seed: int, tmp_path: Path) -> None:
    async with checked_sandbox(ack_seconds=ACKNOWLEDGED) as sandbox, living(sandbox, tmp_path, fork_bot) as bot:
        table: Patient = await seated(bot, sandbox, sandbox.guild.channel("games"), seed, ["Ann", "Ben"])
        waiting = table.other
        panel = await waiting.click(await table.board(), custom_id="cairn:b:plan")
        for wanted in ("", "draw-pile"):
            panel = await plan_choice(waiting, panel, wanted)
        assert said(waiting, "plan-whole") in panel.text
        await table.turn()
        await die_often(bot, sandbox, Random(seed), Due.PREMOVE)
        await sandbox.until(lambda: waiting.mention not in table.boards[-1].text, timeout=60)
        await table.turn()
        async with bot.store() as store:
            await all_said(store, sandbox)
            played = [entry for entry in await store.read(journal.since, 1, 0) if entry.ordered]
            assert len(played) == 2, "the card and the draw"
            assert {entry.user_id for entry in played} == {int(waiting.id)}
            await hold(store, table)
        assert "Traceback" not in bot.log()


@pytest.mark.parametrize("seed", [4])
async def test_a_vote_has_one_effect_whenever_the_bot_dies_in_it(seed: int, tmp_path: Path) -> None:
    async with checked_sandbox(ack_seconds=ACKNOWLEDGED) as sandbox, living(sandbox, tmp_path, fork_bot) as bot:
        channel = sandbox.guild.channel("games")
        table: Patient = await seated(bot, sandbox, channel, seed, ["Ann", "Ben"])
        ann, ben = table.users
        await pause(ann, 3, channel)
        poll = await sandbox.until(partial(post_with, channel, "poll"))
        agree, rng = ballot(poll, "agree"), Random(seed)
        for _ in range(KILLS):
            clicking = asyncio.create_task(table.insist(partial(ben.click, poll, custom_id=agree, stale=True)))
            await moment(sandbox, rng.choice((*MOMENTS, "POST /interactions")))
            await asyncio.sleep(0.1 * rng.random() ** 2)
            await bot.kill()
            await clicking
            await bot.start()
        await table.insist(partial(ben.click, poll, custom_id=agree, stale=True))
        async with bot.store() as store:
            await all_said(store, sandbox)
            entries = await store.read(journal.since, 1, 0)
            told = [event for entry in entries for event in entry.events if event.text.id == "log-paused"]
            assert len(told) == 1
        assert post_with(channel, "poll") is None, "nobody is asked any more"
        assert len([message for message in channel.messages if "⏸️" in message.text]) == 1
        assert "Traceback" not in bot.log()


@pytest.mark.parametrize("seed", [5])
async def test_a_reminder_comes_once_whenever_the_bot_dies_in_it(seed: int, tmp_path: Path) -> None:
    async with checked_sandbox(ack_seconds=ACKNOWLEDGED) as sandbox, living(sandbox, tmp_path, fork_bot) as bot:
        table: Patient = await seated(bot, sandbox, sandbox.guild.channel("games"), seed, ["Ann", "Ben"])
        await table.board()
        async with bot.store() as store:
            await all_said(store, sandbox)
        user = table.actor
        line = said(user, "alert-reminder", count=1)

        async def a_day_later() -> None:
            """All that the stopped bot knows of who is waited for, and has to say, was a day earlier."""
            async with bot.store() as store:
                earlier = utc_now() - timedelta(hours=30)
                for change in (
                    sa.update(waiting).where(waiting.c.reminded == 0).values(since=earlier),
                    sa.update(journal_rows).values(at=earlier),
                    sa.update(outbox).where(outbox.c.kind == Kind.ALERT).values(due_at=EPOCH),
                ):
                    await store.write(partial(_execute, change=change))
            await bring_forward(bot, Due.REMINDER)

        rng = Random(seed)
        for _ in range(KILLS):
            await bot.kill()
            await a_day_later()
            await bot.start()
            await moment(sandbox, rng.choice(("POST /channels", "POST /users/@me", "")))
            await asyncio.sleep(0.3 * rng.random() ** 2)
        await bot.kill()
        await a_day_later()
        await bot.start()
        await sandbox.until(lambda: any(line in post.text for post in user.dms()), timeout=60)
        async with bot.store() as store:
            await all_said(store, sandbox)
            asked = await store.read(lambda c: c.execute(sa.select(waiting.c.user_id, waiting.c.reminded)).all())
        assert [tuple(row) for row in asked] == [(int(user.id), 1)]
        assert len([post for post in user.dms() if line in post.text]) == 1
        assert "Traceback" not in bot.log()
