"""The bot dies at any moment, again and again, and nothing that its players were told is lost, doubled or unsaid.

It runs as it is run for real, in a process of its own, with two tables at play, at one of them a computer player;
SIGKILL comes whenever it comes. The players do what people do: they click again. ``make fault-injection`` goes on with
all games.
"""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from testing import databases
from testing.story.checked import checked_sandbox
from testing.story.forked import fork_bot
from testing.story.journal_checks import all_said, hold
from testing.story.killable_bot import MOMENTS, answered, living, moment, play_while, seated

ROUNDS, KILLS = 2, 5
"""So many tests with so many deaths each."""

ON_POSTGRESQL = ROUNDS - 1
"""The test that runs on PostgreSQL whatever the others run on."""

LIFE = 8
"""At most so many clicks are answered in a life before the moment of its end is waited for."""

ACKNOWLEDGED = 6.0
"""Seconds until a click counts as lost, which the dead never answer; its player clicks again."""

WHILE = 0.06
"""Seconds after that moment in which it dies at most."""


@pytest.mark.long
@pytest.mark.parametrize("seed", range(ROUNDS))
async def test_nothing_is_lost_doubled_or_unsaid(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if seed == ON_POSTGRESQL:
        monkeypatch.setenv(databases.KIND, "postgresql")
    async with checked_sandbox(ack_seconds=ACKNOWLEDGED) as sandbox:
        channels = [sandbox.guild.channel("games"), sandbox.guild.channel("more games")]
        async with living(sandbox, tmp_path, fork_bot) as bot:
            tables = [
                await seated(bot, sandbox, channel, seed, names)
                for channel, names in zip(channels, (["Ann", "Ben"], ["Cleo"]), strict=True)
            ]
            playing = asyncio.Event()
            playing.set()
            players = [asyncio.create_task(play_while(table, playing)) for table in tables]
            rng = Random(seed)
            while bot.deaths < KILLS:
                goal = answered(sandbox) + rng.randint(1, LIFE)

                def reached(goal: int = goal) -> bool:
                    return answered(sandbox) >= goal or any(p.done() for p in players)

                await sandbox.until(reached)
                await moment(sandbox, rng.choice(MOMENTS))
                await asyncio.sleep(WHILE * rng.random() ** 2)
                assert not any(player.done() for player in players), [p.exception() for p in players if p.done()]
                await bot.kill()
                await bot.start()
            playing.clear()
            turns = await asyncio.gather(*players)
            await asyncio.gather(*(table.asked() for table in tables))
            async with bot.store() as store:
                await all_said(store, sandbox)
            await bot.kill(signal.SIGTERM)
            assert all(turns), "the tables were at play meanwhile"
            assert "Traceback" not in bot.log()
            async with bot.store() as store:
                for table in tables:
                    await hold(store, table)
