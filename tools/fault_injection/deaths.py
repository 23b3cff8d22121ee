"""The bot dies again and again, in every way and at any moment, while people play, vote, plan ahead and hold cups.

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
from typing import Any

from games import GAMES
from testing.driver import Sandbox
from testing.story.checked import checked_sandbox
from testing.story.journal_checks import all_said, hold
from testing.story.killable_bot import MOMENTS, Bot, Patient, answered, living, moment, play_while, seated
from tools.campaign import attempt
from tools.fault_injection import errands, errands_by_message
from tools.fault_injection.errands import Errand
from tools.fault_injection.hanging import waiting
from tools.fault_injection.progress import Progress

ASKED = {
    "deaths": 1_000,
    "workers killed": 100,
    "starts cut short": 100,
    "pauses by vote": 30,
    "turns taken back by vote": 30,
    "premoves played": 30,
    "reminders": 50,
    "rounds played": 20,
    "people let in": 10,
    "posts opened": 30,
    "times somebody began or ended to follow": 50,
    "turns by message": 50,
    "games played to their end": 8,
}
ERRANDS = (*errands.ERRANDS, *errands_by_message.ERRANDS)
DEATHS, MAX_DEATHS = 10, 60
"""In one piece of work, and at most, until what people do beside their turns is done."""

LATEST = 600.0
"""Seconds within which anything comes that is waited for, on a machine with ten times as much to do as it can."""

LAST_TURN = 600.0
"""Seconds within which everybody ends the turn at which they are, when nobody dies any more; it takes a few."""

LIFE = Errand.life
"""At most so many clicks are answered in a life where everybody just plays."""

WAYS = (*["kill"] * 5, *["term"] * 2, "worker", "worker", "start")


def attack(progress: Progress, seed: int) -> None:
    """One program that dies ten times or more, with a table of each game, or with an errand and mostly a table.

    At each table are two people, or one and a computer.
    """
    attempt(progress, seed, partial(_die, progress, seed))


async def _die(progress: Progress, seed: int, folder: Path) -> None:
    rng, games = Random(seed), list(GAMES)
    turn, number = divmod(seed, 1 + len(ERRANDS))
    async with checked_sandbox() as sandbox, living(sandbox, folder) as bot:
        sandbox.timeout = LATEST
        errand = None
        if number:
            games = [games[turn % len(games)]]
            errand = ERRANDS[number - 1](bot, sandbox, seed, *games)
            await errand.prepare()
        tables = []
        for place, key in enumerate([] if errand and errand.alone else games):
            people = ["Ann", "Ben"] if (seed + place) % 2 else ["Cleo"]
            tables.append(await seated(bot, sandbox, sandbox.guild.channel(key), seed, people, key))
        playing = asyncio.Event()
        playing.set()
        players = [asyncio.create_task(play_while(table, playing)) for table in tables]
        doing = asyncio.create_task(_run(errand))
        while bot.deaths < DEATHS or not doing.done():
            await _one_life(bot, sandbox, errand, [*players, doing], rng, progress)
            if bot.deaths >= MAX_DEATHS:
                raise TimeoutError(f"it is never done: {waiting([doing])}")
        playing.clear()
        _, late = await asyncio.wait([*players, doing], timeout=LAST_TURN)
        if late:
            raise TimeoutError(f"somebody's last turn does not end: {waiting(late)}")
        turns = await asyncio.gather(*players)
        await asyncio.gather(*(table.asked() for table in tables))
        async with bot.store() as store:
            await all_said(store, sandbox)
        await bot.kill(signal.SIGTERM)
        await _checked(bot, tables, errand)
        progress.count("deaths", bot.deaths)
        progress.count("starts cut short", bot.starts_cut_short)
        progress.count("turns played meanwhile", sum(turns))
        progress.count("moves that were shown as taken", sum(len(table.moves) for table in tables))
        for what, times in errand.done.items() if errand else ():
            progress.count(what, times)


async def _run(errand: Errand | None) -> None:
    if errand is not None:
        await errand.run()


async def _one_life(
    bot: Bot,
    sandbox: Sandbox,
    errand: Errand | None,
    doing: Sequence[asyncio.Task[Any]],
    rng: Random,
    progress: Progress,
) -> None:
    """Some clicks, and an end."""
    goal = answered(sandbox) + rng.randint(1, errand.life if errand else LIFE)

    def ends() -> bool:
        waits = errand is not None and errand.passes > 0
        return answered(sandbox) >= goal or waits or any(map(_failed, doing)) or all(task.done() for task in doing)

    await sandbox.until(ends)
    for task in doing:
        if task.done():
            task.result()
    await moment(sandbox, rng.choice(MOMENTS))
    await asyncio.sleep(0.06 * rng.random() ** 2)
    match rng.choice(WAYS):
        case "worker":
            progress.count("workers killed", bot.kill_worker())
            return
        case "term":
            await bot.kill(signal.SIGTERM)
        case "start":
            await bot.kill()
            if rng.random() < 0.5:
                sandbox.faults.refuse_gateway(rng.randint(1, 3))  # and stopped while it tries again
            await bot.start(cut_short_after=3 * rng.random(), by=rng.choice((signal.SIGKILL, signal.SIGTERM)))
            sandbox.faults.clear()
        case _:
            await bot.kill()
    if errand is not None and errand.passes:
        bot.away(errand.passes)
        errand.passes = 0.0
    await bot.start()


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and task.exception() is not None


async def _checked(bot: Bot, tables: Sequence[Patient], errand: Errand | None) -> None:
    """Nothing lost, doubled, stuck or left unsaid. Raises where anything is."""
    if "Traceback" in bot.log():
        raise RuntimeError(f"the log has a traceback: {bot.log().partition('Traceback')[2][:3000]}")
    async with bot.store() as store:
        for table in tables:
            await hold(store, table)
        if errand is not None:
            await errand.check(store)
