"""Two processes on one PostgreSQL, and what a server makes of its games, which is never there twice.

A tournament begins, people find each other, a digest is told, a post of open tables stands: the process that serves
the server is killed at one moment after another, and comes back.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from bot.core.steady_time import utc_now
from bot.db.schema import tables
from bot.outbox.messenger import HAS_THREAD
from bot.people import setting_queries as stored_settings
from bot.people.settings import GuildSettings
from bot.tournaments import queries as tournaments
from bot.tournaments.model import TournamentChange, TournamentState
from sandbox.settings import SandboxSettings
from testing.driver import Channel, Sandbox
from testing.story.checked import UNAVOIDABLE
from testing.story.crew import Crew, Process, crew
from testing.story.helpers import begun, opened, post_with, said
from testing.story.killable_bot import MOMENTS, moment
from testing.views import Message
from tools.bench.fixtures import server
from tools.campaign import attempt
from tools.fault_injection.progress import Progress

ASKED = {"kills": 40}

LATEST = 600.0
"""Seconds within which anything comes that is waited for, on a machine with ten times as much to do as it can."""


def attack(progress: Progress, seed: int) -> None:
    """One server, whose process is killed four times."""
    with server() as cluster:
        if cluster is None:
            progress.found("PostgreSQL is not installed here (Debian: apt-get install postgresql)")
            return
        attempt(progress, seed, partial(_serve, progress, seed, cluster.url("postgres")))


async def _serve(progress: Progress, seed: int, database: str, folder: Path) -> None:
    rng = Random(seed)
    settings = SandboxSettings(rate_limits="off", ack_seconds=30, shards=2)
    async with (
        Sandbox(settings, quiet=0.1, noted=10.0, timeout=LATEST) as sandbox,
        crew(sandbox, folder, database=database) as bots,
    ):
        zero, one = await asyncio.gather(bots.start("0/2"), bots.start("1/2"))
        guild = sandbox.new_guild("club", shard=1)
        boss, *four = (guild.user(name, manager=name == "Boss") for name in ("Boss", "Ann", "Ben", "Cleo", "Dora"))
        games, wall = guild.channel("games"), guild.channel("wall")
        await boss.slash("/open", games, options={"game": "moon"})
        changed = {"digest_channel": int(wall.id)}
        await bots.store.write(stored_settings.change, "guild", int(guild.id), GuildSettings, changed)
        await boss.slash("/server board", games, options={"channel": wall})
        given = {"game": "lost_cities", "pace": "brisk", "title": "Cup", "rounds": 2, "seeding": "lot"}
        await boss.slash("/tournament open", games, options=given)
        post = await sandbox.until(lambda: post_with(games, "tournament-in"))
        for person in four:
            await person.click(post, said(None, "button-sign-up"))
        await bots.store.write(tournaments.change_state, 1, _sign_up_ends)
        for person in four[:2]:
            await person.slash("/find", games, game="lost_cities")
        asks = await sandbox.until(lambda: post_with(games, "find-in"))
        for person in four[:2]:
            await person.click(asks, said(None, "button-in"))
        await _dies(one, rng, progress)
        here = await sandbox.until(lambda: post_with(games, "tournament-here"))
        for person in four:
            await person.click(here, said(None, "button-here"))
        await _dies(one, rng, progress)
        await sandbox.until(lambda: begun(games, 1))
        await _dies(one, rng, progress)
        await sandbox.until(lambda: opened(games, 1))
        await _dies(one, rng, progress)
        await sandbox.until(lambda: _told(wall, said(None, "digest-title")) and not asks.buttons)
        await bots.quiet()
        await _hold(bots, games, wall)
        assert not zero.gone, "nobody has killed the other"
        refused = [each.answer for each in sandbox.server.requests if each.status == 400]
        assert all(each["code"] in UNAVOIDABLE | {HAS_THREAD} for each in refused), refused


async def _dies(process: Process, rng: Random, progress: Progress) -> None:
    """It is killed at some moment, and started again."""
    await moment(process.sandbox, rng.choice(MOMENTS))
    await asyncio.sleep(rng.random() ** 2)
    await process.kill()
    progress.count("kills")
    await process.start()


async def _hold(bots: Crew, games: Channel, wall: Channel) -> None:
    """Everything is there once. Raises AssertionError."""
    state = await bots.store.read(tournaments.find, 1)
    assert state is not None
    assert [(each.round, each.number) for each in state.matches] == [(1, 1), (1, 2)]
    rows = await bots.store.read(lambda c: c.execute(tables.select()).all())
    assert sorted(row.status for row in rows) == ["lobby", "running", "running", "running"]
    assert len({row.channel_id for row in rows}) == 4, "each table has its place"
    assert len(begun(games, 1)) == 2
    for words in ("🎲", said(None, "tournament-check-in-over", count=4)):
        assert len(_told(games, words)) == 1, words
    assert len(_told(wall, said(None, "digest-title"))) == 1
    assert sum(message.by_bot for message in wall.messages) == 2, "the digest, and the post of open tables"
    assert "Traceback" not in bots.log, bots.log.partition("Traceback")[2][:3000]


def _told(channel: Channel, words: str) -> list[Message]:
    return [message for message in channel.messages if message.by_bot and words in message.text]


def _sign_up_ends(state: TournamentState) -> TournamentChange:
    plan = msgspec.structs.replace(state.tournament.plan, sign_up_until=utc_now() - timedelta(minutes=1))
    return TournamentChange(tournament=msgspec.structs.replace(state.tournament, plan=plan))
