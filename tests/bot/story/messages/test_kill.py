"""The bot dies again and again while two play by message: no move is lost or doubled, and no message stands twice."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from bot.tables.core import queries as tables
from testing.driver import Sandbox
from testing.story.checked import checked_sandbox
from testing.story.forked import fork_bot
from testing.story.journal_checks import all_said, hold_by_message
from testing.story.killable_bot import MOMENTS, Bot, answered, living, moment
from testing.story.messages import PatientByMessage, installed

KILLS = 5

LIFE = 6
"""At most so many clicks are answered in a life before the moment of its end is waited for."""


async def play(table: PatientByMessage, playing: asyncio.Event) -> int:
    turns = 0
    while playing.is_set():
        await table.turn()
        turns += 1
    return turns


@pytest.mark.long
async def test_nothing_is_lost_or_doubled_in_peoples_own_messages(tmp_path: Path) -> None:
    async with checked_sandbox(ack_seconds=6.0) as sandbox:
        sandbox.guild.channel("games")
        ann, ben = installed(sandbox, "ann"), installed(sandbox, "ben", "de")
        async with living(sandbox, tmp_path, fork_bot) as bot:
            table = await PatientByMessage.by_code(sandbox, [ann, ben])
            table.bot = bot
            playing = asyncio.Event()
            playing.set()
            player = asyncio.create_task(play(table, playing))
            await _die(sandbox, bot, player)
            playing.clear()
            assert await player
            await table.next_actor()
            async with bot.store() as store:
                await all_said(store, sandbox)
                assert [len(user.dms()) for user in (ann, ben)] == [1, 1]
                found = await store.read(tables.find, 1)
                await hold_by_message(store, table, 1, ann)
            await bot.kill(signal.SIGTERM)
            assert "Traceback" not in bot.log()
    assert found is not None
    assert found.awaited == tuple(int(user.id) for user in (ann, ben) if table.asks(user))
    assert not any(seat.unreachable for seat in found.seats)


async def _die(sandbox: Sandbox, bot: Bot, player: asyncio.Task[int]) -> None:
    rng = Random(1)
    while bot.deaths < KILLS:
        goal = answered(sandbox) + rng.randint(1, LIFE)
        await sandbox.until(lambda: answered(sandbox) >= goal or player.done())  # noqa: B023 - asked at once
        await moment(sandbox, rng.choice(MOMENTS))
        assert not player.done(), player.exception()
        await bot.kill()
        await bot.start()
