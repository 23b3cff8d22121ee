"""The bot dies again and again, in every way and at any moment, while tables of all games are at play.

SIGKILL and SIGTERM, a start cut short, a worker killed in the middle of a picture or a thought. What players saw
taken is then held against the journal, what was posted against what was to be said, each hand against its seat.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

from games import GAMES
from testing.driver import Sandbox
from testing.story.checked import checked_sandbox
from testing.story.journal_checks import all_said, hold
from testing.story.killable_bot import MOMENTS, Bot, Patient, answered, living, moment, play_while, seated
from tools.campaign import attempt
from tools.fault_injection.hanging import waiting
from tools.fault_injection.progress import Progress

ASKED = {"deaths": 1_000, "workers killed": 100, "starts cut short": 100}
DEATHS = 10
"""In one piece of work."""

LATEST = 600.0
"""Seconds within which anything comes that is waited for, on a machine with ten times as much to do as it can."""

LAST_TURN = 600.0
"""Seconds within which everybody ends the turn at which they are, when nobody dies any more; it takes a few."""

LIFE = 10
"""At most so many clicks are answered in a life."""

WAYS = (*["kill"] * 5, *["term"] * 2, "worker", "worker", "start")


def attack(progress: Progress, seed: int) -> None:
    """One program that dies ten times, with a table of each game, each with two people or one and a computer."""
    attempt(progress, seed, partial(_die, progress, seed))


async def _die(progress: Progress, seed: int, folder: Path) -> None:
    rng = Random(seed)
    async with checked_sandbox() as sandbox, living(sandbox, folder) as bot:
        sandbox.timeout = LATEST
        tables = []
        for number, key in enumerate(GAMES):
            people = ["Ann", "Ben"] if (seed + number) % 2 else ["Cleo"]
            tables.append(await seated(bot, sandbox, sandbox.guild.channel(key), seed, people, key))
        playing = asyncio.Event()
        playing.set()
        players = [asyncio.create_task(play_while(table, playing)) for table in tables]
        while bot.deaths < DEATHS:
            await _one_life(bot, sandbox, players, rng, progress)
        playing.clear()
        _, late = await asyncio.wait(players, timeout=LAST_TURN)
        if late:
            raise TimeoutError(f"somebody's last turn does not end: {waiting(late)}")
        turns = await asyncio.gather(*players)
        await asyncio.gather(*(table.asked() for table in tables))
        async with bot.store() as store:
            await all_said(store, sandbox)
        await bot.kill(signal.SIGTERM)
        await _checked(bot, tables)
        progress.count("deaths", bot.deaths)
        progress.count("starts cut short", bot.starts_cut_short)
        progress.count("turns played meanwhile", sum(turns))
        progress.count("moves that were shown as taken", sum(len(table.moves) for table in tables))


async def _one_life(
    bot: Bot, sandbox: Sandbox, players: Sequence[asyncio.Task[int]], rng: Random, progress: Progress
) -> None:
    """Some clicks, and an end."""
    goal = answered(sandbox) + rng.randint(1, LIFE)
    await sandbox.until(lambda: answered(sandbox) >= goal or all(player.done() for player in players))
    for player in players:
        if player.done():
            player.result()
    await moment(sandbox, rng.choice(MOMENTS))
    await asyncio.sleep(0.06 * rng.random() ** 2)
    match rng.choice(WAYS):
        case "worker":
            progress.count("workers killed", bot.kill_worker())
        case "term":
            await bot.kill(signal.SIGTERM)
            await bot.start()
        case "start":
            await bot.kill()
            if rng.random() < 0.5:
                sandbox.faults.refuse_gateway(rng.randint(1, 3))  # and stopped while it tries again
            await bot.start(cut_short_after=3 * rng.random(), by=rng.choice((signal.SIGKILL, signal.SIGTERM)))
            sandbox.faults.clear()
            await bot.start()
        case _:
            await bot.kill()
            await bot.start()


async def _checked(bot: Bot, tables: Sequence[Patient]) -> None:
    """Nothing lost, doubled, stuck or left unsaid. Raises where anything is."""
    if "Traceback" in bot.log():
        raise RuntimeError(f"the log has a traceback: {bot.log().partition('Traceback')[2][:3000]}")
    async with bot.store() as store:
        for table in tables:
            await hold(store, table)
