"""A sender that notes what it was given, and the items it is given."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.outbox.model import AT_TABLES, Kind, NewItem, OutboxItem, Post, Sent
from bot.outbox.outbox import Outbox
from bot.outbox.queries import insert_at_table
from bot.tables.show.reports import TableReports
from games.engine import text
from testing.world import World

Trouble = Callable[[OutboxItem], BaseException | None]


class Recorder:
    """A sender that notes what it is told, and fails as it is told."""

    def __init__(self, trouble: Trouble = lambda item: None) -> None:
        self.tried: list[OutboxItem] = []
        self.said: list[OutboxItem] = []
        self.trouble = trouble
        self.news = asyncio.Event()

    async def send(self, item: OutboxItem) -> Sent:
        self.tried.append(item)
        self.news.set()
        await asyncio.sleep(0)
        if (error := self.trouble(item)) is not None:
            raise error
        self.said.append(item)
        self.news.set()
        post = Post(kind=item.kind, subject=item.subject, number=item.number, channel_id=1, message_id=item.id,
                    revision=item.revision)  # fmt: skip
        return Sent((post,))

    async def until(self, done: Callable[[], bool]) -> None:
        while not done():
            self.news.clear()
            await self.news.wait()

    @property
    def kinds(self) -> list[tuple[Kind, int | None]]:
        return [(item.kind, item.seat) for item in self.said]


def at_work(world: World, sender: Recorder, **more: object) -> Outbox:
    listeners = dict.fromkeys(AT_TABLES, TableReports(world.tables).heard)
    return Outbox(world.store, sender, listeners, now=lambda: world.time, jitter=lambda: 1.0, **more)  # type: ignore[arg-type]


async def notice(world: World, table_id: int, note: str) -> None:
    items = [NewItem(Kind.NOTICE, note=text(note))]
    await world.store.write(insert_at_table, table_id, world.time, items)
