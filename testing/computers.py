"""Computer players at a toy's tables, whose moves a test plans."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from bot.core.fair_queue import QueueKey
from bot.core.workers.thinking_pool import Thought
from bot.db.schema import outbox
from bot.outbox.model import PostTarget, kinds_to
from bot.tables.computers.service import Computers
from bot.tables.core.model import EntryKind, Position, Table
from bot.tables.lobby import service as lobby
from games.players import Knowledge, Level
from testing.toys import PEBBLES, State
from testing.world import ANN, World, by, last_entries

EASY, HARD = Level.EASY, Level.HARD


class FakeChooser:
    """Does what ``plan`` says: a key, or a failure; and wants what ``wishes`` say."""

    def __init__(self, plan: Callable[[State], Any] = lambda _: "end", wishes: Callable[[State], Any] = lambda _: None):
        self.plan, self.wishes = plan, wishes
        self.asked: list[tuple[str, int, Level]] = []
        self.given: list[float] = []
        self.claims: list[QueueKey] = []

    async def choose(self, game: str, known: Knowledge, level: Level, seconds: float, claim: QueueKey) -> Thought:
        self.claims.append(claim)
        self.given.append(seconds)
        self.asked.append((game, known.seat, level))
        return await self._said(self.plan(PEBBLES.decode(known.state)))

    async def asked_for(self, times: int) -> None:
        async with asyncio.timeout(10):
            while len(self.asked) < times:  # noqa: ASYNC110 - a toy's time is not worth an event
                await asyncio.sleep(0)

    async def choose_offer(self, game: str, known: Knowledge, level: Level, claim: QueueKey) -> Thought:
        return await self._said(self.wishes(PEBBLES.decode(known.state)))

    async def _said(self, found: Any) -> Thought:
        if isinstance(found, asyncio.Event):
            await found.wait()
            found = "end"
        if isinstance(found, Exception):
            raise found
        return Thought(found, asyncio.get_running_loop().time())


def at_work(world: World, chooser: FakeChooser | None = None, **more: Any) -> Computers:
    made = Computers(world.store, world.tables, chooser or FakeChooser(), **more)
    world.tables.on_change = lambda change: made.wake(change.table)
    return made


async def seated(world: World, *levels: Level, game: str = "pebbles") -> Table:
    """Ann's lobby with computer players."""
    table = await world.open(game=game)
    for level in levels:
        table = await lobby.add_computer(world.tables, table.id, level, by(ANN))
    return table


async def started(world: World, *levels: Level, game: str = "pebbles") -> Position:
    table = await seated(world, *(levels or (EASY,)), game=game)
    position = await lobby.start(world.tables, table.id, by(ANN))
    await world.hush()
    return position


async def moves(world: World, table: Table | Position) -> list[tuple[int | None, str | None, Level | None]]:
    table_id = table.table.id if isinstance(table, Position) else table.id
    entries = await last_entries(world.tables, table_id, 1000)
    return [(entry.seat, entry.key, entry.level) for entry in entries if entry.kind is EntryKind.MOVE]


async def due(world: World) -> list[tuple[str, float]]:
    """The public items with the seconds until they are due."""
    public = sa.select(outbox).where(outbox.c.kind.in_(kinds_to(PostTarget.TABLE)))
    rows = await world.store.read(lambda c: c.execute(public).all())
    return [(row.kind, (row.due_at - world.time).total_seconds()) for row in rows]
