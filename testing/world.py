"""A table service on a database of its own, with a clock that stands still until it is told to go."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import sqlalchemy as sa

from bot import due_times as due_at_tables
from bot.after_change import AFTER_CHANGE
from bot.db import Store
from bot.db.column_types import as_stored
from bot.db.schema import due, outbox
from bot.outbox import queries as queue
from bot.outbox.model import Kind, OutboxItem, Outcome, Post, PostTarget, SendReport, Sent
from bot.scheduler import queries
from bot.scheduler.model import Due, DueTime
from bot.tables.core import journal_queries as journal
from bot.tables.core import play
from bot.tables.core.model import Actor, Entry, Person, Played, Position, Status, Table
from bot.tables.core.service import Tables
from bot.tables.lobby import service as lobby
from bot.tables.polls import seat_offers, service
from bot.tables.polls.model import Poll, Q
from bot.tables.polls.subjects import AGREE, SeatOffer
from bot.tables.show.reports import TableReports
from games.engine import AnyGame
from testing.databases import url
from testing.outbox import claim
from testing.toys import TOYS

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
        self.scheduler = self.tables.scheduler
        self.scheduler.handle(due_at_tables.handlers(self.tables))
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

    async def queue(self) -> list[tuple[Kind, int | str | None]]:
        """Return the queue besides alerts, as kind and seat, or as the kind of question."""
        others = sa.select(outbox).where(outbox.c.kind != Kind.ALERT).order_by(outbox.c.id)
        rows = await self.store.read(lambda c: c.execute(others).all())
        found = [(Kind(row.kind), row.key, row.number) for row in rows]
        return [(kind, key or (number if kind.target is PostTarget.SEAT else None)) for kind, key, number in found]

    async def notes(self) -> list[str]:
        """The texts of queued notices."""
        notices = sa.select(as_stored(outbox.c.note)).where(outbox.c.kind != Kind.ALERT).order_by(outbox.c.id)
        items = await self.store.read(lambda c: c.execute(notices).scalars().all())
        return [note for note in items if note is not None]

    async def due(self) -> set[str]:
        """Return the due times, but for those of every running game."""
        rows = await self.store.read(lambda c: c.execute(sa.select(due.c.kind)).scalars().all())
        return {*rows} - {Due.CLOCK, Due.IDLE, Due.REMINDER}

    async def due_at(self, kind: Due) -> datetime | None:
        """When something of this kind is due next."""
        found: datetime | None = await self.store.read(
            lambda c: c.execute(sa.select(sa.func.min(due.c.at)).where(due.c.kind == kind.value)).scalar_one()
        )
        return found

    async def first_due(self) -> DueTime | None:
        """Return the first due time."""
        return next(iter(await self.store.read(queries.first, [tuple(Due)], (), self.store.process)), None)

    async def hush(self) -> None:
        """Forgets what is to be posted."""
        await self.store.write(lambda c: c.execute(sa.delete(outbox).where(outbox.c.kind != Kind.WEBHOOK)) and None)


async def last_entries(tables: Tables, table_id: int, limit: int = 20) -> list[Entry]:
    """Return the last ``limit`` journal entries of a table, oldest first."""
    return await tables.store.read(journal.last, table_id, limit)


async def posted(world: World) -> None:
    """Everything that is to be said is said now."""
    while found := await claim(world.store, world.time):
        for item in found:
            await said(world, item)


async def said(world: World, item: OutboxItem) -> None:
    """An item is said: where it is a board's, that stands there."""
    board = Post(kind=Kind.STATUS, subject=item.subject, channel_id=1, message_id=1, revision=item.revision)
    sent = Sent((board,) if item.kind in (Kind.STATUS, Kind.REFRESH) else ())
    also = await TableReports(world.tables).heard(SendReport(item, Outcome.SENT, sent))
    await world.store.write(queue.finish, item, sent, () if also is None else (also,))


async def look(world: World) -> None:
    """Does what is due, and expects that it leaves nothing that is due at once again."""
    assert await world.scheduler.run_due() > 0


def only(table: Table, about: type[Q], seat: int | None = None) -> Poll[Q]:
    """The one poll of a kind that a table has (about a seat)."""
    (poll,) = table.asking(about, seat)
    return poll


async def answer(world: World, table: Table, poll: Poll[Q], person: Person, given: str) -> Table:
    """``person`` answers a poll, as its button does."""
    ballot = service.Ballot(poll.kind, poll.revision, given)
    return await service.answer(world.tables, table.id, ballot, person)


async def hand_over(world: World, table: Table, seat: int, to: Person, owner: Person) -> Table:
    """``owner`` offers a seat, and all who must agree do."""
    table = await seat_offers.hand_over(world.tables, table.id, seat, to, by(owner))
    people = {person.user_id: person for person in (ANN, BEN, CLEO, DORA)}
    while offers := table.asking(SeatOffer, seat):
        who = seat_offers.pending(table, offers[0])[0]
        table = await answer(world, table, offers[0], people[who], AGREE)
    return table


@asynccontextmanager
async def world(path: Path, games: Mapping[str, AnyGame] = TOYS) -> AsyncIterator[World]:
    store = await Store.open(url(path))
    try:
        yield World(store, games)
    finally:
        await store.close()


def some_table(status: Status, number: int = 1) -> Table:
    """Return a table without anybody, which is stored nowhere."""
    at = datetime(2026, 1, 1, tzinfo=UTC)
    return Table(
        id=number,
        guild_id=GUILD,
        channel_id=number,
        game="lost_cities",
        options={},
        language="en",
        status=status,
        owner_id=ANN.user_id,
        seats=(),
        revision=0,
        created_at=at,
        touched_at=at,
    )
