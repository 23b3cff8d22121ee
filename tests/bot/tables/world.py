"""A table service on a database of its own, with a clock that stands still until it is told to go."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import sqlalchemy as sa

from bot.model.change import Due
from bot.model.outbox import Kind, Post, Sent
from bot.model.table import Actor, Person, Played, Position, Table
from bot.store import Store
from bot.store.schema import due, outbox
from bot.tables import lobby, play, seats
from bot.tables.after_change import AFTER_CHANGE
from bot.tables.expiry import Expiry
from bot.tables.tables import Tables
from games.engine import AnyGame
from tests.bot.tables.toy import TOYS
from tests.support.databases import url

ANN, BEN, CLEO, DORA = (Person(number, name, "en-GB") for number, name in enumerate(("Ann", "Ben", "Cleo", "Dora"), 1))
GUILD, CHANNEL = 10, 20


def by(person: Person, *, guild: int | None = GUILD, manager: bool = False) -> Actor:
    """``person`` as they act on a server, the tables' own unless another is named."""
    return Actor(person.user_id, guild, manager)


class World:
    def __init__(self, store: Store, games: Mapping[str, AnyGame] = TOYS) -> None:
        self.store = store
        self.time = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self.woken = 0
        self.seed = b"s" * 32
        self.tables = Tables(
            store,
            games,
            now=lambda: self.time,
            on_outbox=self._wake,
            draw_seed=lambda: self.seed,
            after_change=AFTER_CHANGE,
        )
        self._clicks = itertools.count(1)

    def _wake(self) -> None:
        self.woken += 1

    def later(self, **span: float) -> None:
        self.time += timedelta(**span)

    def click(self) -> str:
        return f"click-{next(self._clicks)}"

    async def open(
        self, channel: int = CHANNEL, owner: Person = ANN, game: str = "pebbles", **options: object
    ) -> Table:
        return await lobby.open_table(self.tables, GUILD, channel, owner, game, options, "en", self.click())

    async def started(
        self, *people: Person, channel: int = CHANNEL, game: str = "pebbles", **options: object
    ) -> Position:
        """A game under way, with nothing left to be said."""
        owner, *others = people or (ANN, BEN)
        table = await self.open(channel, owner, game, **options)
        for person in others:
            await lobby.join(self.tables, table.id, person)
        position = await lobby.start(self.tables, table.id, by(owner))
        await self.hush()
        return position

    async def act(self, table: Table | Position, person: Person, *keys: str) -> Played:
        """Takes several choices one after the other."""
        table_id = table.table.id if isinstance(table, Position) else table.id
        for key in keys:
            played = await play.act(self.tables, table_id, None, person.user_id, key, self.click())
        return played

    async def undo(self, position: Position, person: Person) -> Played:
        return await play.undo(self.tables, position.table.id, None, person.user_id, self.click())

    async def queue(self) -> list[tuple[Kind, int | None]]:
        """What is queued, as kind and seat."""
        rows = await self.store.read(lambda c: c.execute(sa.select(outbox).order_by(outbox.c.id)).all())
        return [(Kind(row.kind), None if row.lane < 0 else row.lane) for row in rows]

    async def notes(self) -> list[str]:
        """The texts of queued notices."""
        items = await self.store.read(
            lambda c: c.execute(sa.select(outbox.c.note).order_by(outbox.c.id)).scalars().all()
        )
        return [note.decode() for note in items if note is not None]

    async def due(self) -> set[str]:
        """What is due one day, but for what is of every running game."""
        rows = await self.store.read(lambda c: c.execute(sa.select(due.c.kind)).scalars().all())
        return {*rows} - {Due.CLOCK, Due.IDLE}

    async def due_at(self, kind: Due) -> datetime | None:
        """When something of this kind is due next."""
        found: datetime | None = await self.store.read(
            lambda c: c.execute(sa.select(sa.func.min(due.c.at)).where(due.c.kind == kind.value)).scalar_one()
        )
        return found

    async def hush(self) -> None:
        """Forgets what is queued."""
        await self.store.write(lambda c: c.execute(sa.delete(outbox)) and None)


async def posted(world: World) -> None:
    """Everything that is to be said is said now."""
    while found := await world.store.claim(world.time, (), 10):
        for item in found:
            board = Post(table_id=item.table_id, kind=Kind.STATUS, channel_id=1, message_id=1, revision=item.revision)
            public = item.kind in (Kind.STATUS, Kind.REFRESH)
            await world.store.finish(item, Sent((board,) if public else ()), world.time)


async def look(world: World) -> None:
    """Does what is due, and expects that it leaves nothing that is due at once again."""
    await Expiry(world.store, world.tables, now=lambda: world.time).run_due()
    due = await world.store.next_due()
    assert due is None or due[2] > world.time


async def hand_over(world: World, table: Table, seat: int, to: Person, owner: Person) -> Table:
    """``owner`` offers a seat, and all who must agree do."""
    table = await seats.hand_over(world.tables, table.id, seat, to, by(owner))
    people = {person.user_id: person for person in (ANN, BEN, CLEO, DORA)}
    while (offer := table.offer_of(seat)) is not None:
        table = await seats.agree(world.tables, table.id, seat, offer.revision, people[offer.asked[0]])
    return table


@asynccontextmanager
async def world(path: Path, games: Mapping[str, AnyGame] = TOYS) -> AsyncIterator[World]:
    store = await Store.open(url(path))
    try:
        yield World(store, games)
    finally:
        await store.close()
