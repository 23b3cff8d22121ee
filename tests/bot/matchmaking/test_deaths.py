"""Who waits for a game while the program dies at any of its steps: each is asked once, and a table opens once."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.core.pace import Pace
from bot.core.steady_time import utc_now
from bot.db.schema import posts, tables
from bot.matchmaking.model import Criteria
from bot.matchmaking.opening import PartyTables
from bot.matchmaking.posts import PartyPosts
from bot.matchmaking.schema import parties, queue_entries
from bot.matchmaking.service import ENTRY_LIFE, PARTY_LIFE, Matchmaking
from bot.outbox.messenger import HAS_THREAD, Messenger
from bot.outbox.model import Kind, Pool
from bot.outbox.outbox import Outbox
from bot.outbox.places import language_on
from bot.outbox.server_posts import ServerPosts
from bot.tables.core.model import Person
from bot.tables.core.service import Tables
from games import GAMES
from testing.crashes import CrashInjector, crash_points, new_folder
from testing.world import ANN, BEN, CLEO, DORA, GUILD, World
from testing.world import world as make

FIRST = discord.utils.time_snowflake(utc_now())
"""The number of the first message, and of its thread: old messages are edited three times in ten minutes at most."""
TWO = Criteria(GUILD, "lost_cities", 2, Pace.FREE)


class Post:
    """A message of ours, with the thread below it."""

    attachments = ()

    def __init__(self, channel: Channel, number: int, **message: Any) -> None:
        self.channel, self.id, self.message, self.threads = channel, number, message, 0

    async def edit(self, **message: Any) -> Post:
        return await self.channel.life.step(partial(self._edit, message))

    async def _edit(self, message: dict[str, Any]) -> Post:
        self.message |= message
        return self

    async def create_thread(self, **_options: Any) -> Any:
        return await self.channel.life.step(self._thread)

    async def _thread(self) -> Any:
        if self.threads:
            gone: Any = SimpleNamespace(status=400, reason="")
            raise discord.HTTPException(gone, {"code": HAS_THREAD, "message": "it has one"})
        self.threads += 1
        return SimpleNamespace(id=self.id)


class Channel:
    """What is posted in it; the same nonce posts nothing again, as on Discord."""

    def __init__(self, life: CrashInjector) -> None:
        self.life = life
        self.posts: dict[str, Post] = {}

    async def send(self, *, nonce: str, **message: Any) -> Post:
        return await self.life.step(partial(self._send, nonce, message))

    async def _send(self, nonce: str, message: dict[str, Any]) -> Post:
        return self.posts.setdefault(nonce, Post(self, FIRST + len(self.posts), **message))

    async def history(self, **_: Any) -> AsyncIterator[Post]:
        for post in tuple[Post, ...]():
            yield post

    def get_partial_message(self, number: int) -> Post:
        return next(post for post in self.posts.values() if post.id == number)


class CrashingProgram:
    """A server where people look for others, in a program that dies at a write, or at a request to Discord."""

    def __init__(self, world: World) -> None:
        self.world, self.life = world, CrashInjector(world.store)
        self.channel = Channel(self.life)
        self.begin()

    def begin(self) -> None:
        guild = SimpleNamespace(id=GUILD, preferred_locale=SimpleNamespace(value="en-GB"))
        client: Any = SimpleNamespace(
            user=SimpleNamespace(id=1),
            get_guild=lambda number: guild if number == GUILD else None,
            get_partial_messageable=lambda *_, **__: self.channel,
        )
        store, now = self.world.store, self._now
        tables = Tables(store, GAMES, now=now, draw_seed=lambda: self.world.seed, after_change=AFTER_CHANGE)
        self.finding = Matchmaking(store, GAMES, now=now)
        sender = ServerPosts(store, Messenger(client), {Kind.PARTY: PartyPosts(client, store).compose}, now)
        opening = PartyTables(store, tables, partial(language_on, client, store))
        limits = {Pool.SERVERS: 1}
        self.outbox = Outbox(store, sender, {Kind.PARTY: opening.posted}, now=now, limits=limits)

    def _now(self) -> Any:
        return self.world.time

    async def restart(self) -> None:
        self.begin()

    async def lives(self, *acts: Callable[[], Any]) -> None:
        await self.life.survive(self.restart, *acts)

    async def rows(self, table: sa.Table) -> Sequence[Any]:
        return await self.world.store.read(lambda c: c.execute(table.select()).all())

    async def arrange(self) -> None:
        await self.finding.check(GUILD)
        self.world.later(seconds=1)  # what failed is tried again
        await self.outbox.drained()

    async def wait(self, person: Person) -> None:
        await self.finding.wait(person, TWO, 20)

    async def yes(self, party: int, person: Person) -> None:
        await self.finding.answer(party, GUILD, person.user_id, yes=True)


async def lived(mortal: CrashingProgram) -> dict[str, Any]:
    """Two find each other and play; of two others one does not answer, and the other waits until that expires."""
    for person in (ANN, BEN, CLEO):
        await mortal.lives(partial(mortal.wait, person))
        mortal.world.later(minutes=1)
    await mortal.lives(
        mortal.arrange, partial(mortal.yes, 1, ANN), mortal.arrange, partial(mortal.yes, 1, BEN), mortal.arrange
    )
    await mortal.lives(partial(mortal.wait, DORA), mortal.arrange, partial(mortal.yes, 2, CLEO), mortal.arrange)
    mortal.world.time += PARTY_LIFE
    await mortal.lives(mortal.arrange)
    left = await mortal.rows(queue_entries)
    mortal.world.time += ENTRY_LIFE
    await mortal.lives(mortal.arrange)
    rows = {table.name: await mortal.rows(table) for table in (parties, tables, queue_entries, posts)}
    return {
        "asked": [(row.over, row.led_to) for row in rows["parties"]],
        "tables": [(row.status, row.channel_id) for row in rows["tables"]],
        "seated": [sorted(each.people) for each in [await mortal.world.tables.get(row.id) for row in rows["tables"]]],
        "posts": Counter(post.threads for post in mortal.channel.posts.values()),
        "left": [row.user_id for row in left],
        "queue_entries": rows["queue_entries"],
        "kept": [row for row in rows["posts"] if row.kind == Kind.PARTY],
    }


@asynccontextmanager
async def living(folder: Path) -> AsyncIterator[CrashingProgram]:
    async with make(new_folder(folder)) as world:
        yield CrashingProgram(world)


async def test_nobody_is_asked_twice_and_a_table_opens_once(tmp_path: Path) -> None:
    async with living(tmp_path / "calm") as calm:
        right, steps = await lived(calm), calm.life.steps
    assert right["asked"] == [("party-table", 1), ("party-late", None)]
    assert right["seated"] == [[ANN.user_id, BEN.user_id]]
    assert right["tables"] == [("running", FIRST)]
    assert right["posts"] == {1: 1, 0: 1}
    assert (right["left"], right["queue_entries"], right["kept"]) == ([CLEO.user_id], [], [])
    for last, before in crash_points(steps, every=6):
        async with living(tmp_path / str(last)) as mortal:
            mortal.life.crash_at(last, before=before)
            assert await lived(mortal) == right, f"it died at step {last}"
