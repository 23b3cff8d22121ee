"""The store: what the table service, the outbox and the commands ask of the database, each in one call."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Self

from bot.meter import SILENT, Meter
from bot.model.change import Change, Stored
from bot.model.clock import Outage, SeatClock
from bot.model.history import Archive, TurnEnd
from bot.model.lesson import Learner
from bot.model.outbox import OutboxItem, Post, Sent, Trouble
from bot.model.process import Process
from bot.model.settings import GuildSettings, SettingChange, UserSettings
from bot.model.shards import ALONE, ShardRange
from bot.model.table import Entry, Person, Table
from bot.store import (
    census,
    claims,
    clocks,
    export,
    heartbeats,
    journal,
    learners,
    outbox,
    people,
    positions,
    settings,
    sweeping,
    tables,
)
from bot.store.database import Database, Sqlite, connect
from bot.store.memories import Memories
from bot.store.migrate import migrate
from games.engine import Standing

if TYPE_CHECKING:
    from bot.store.listener import Listener


class Store(Memories):
    """Everything that is kept. Every method may raise StoreUnavailable; one that writes then has stored nothing.

    Where several processes share it, ``process`` is this one, and what is to be done is shared out among them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._newest = positions.NewestPositions()
        self.process: Process | None = None
        self.read = database.read
        self.write = database.write

    @classmethod
    async def open(cls, url: str, *, meter: Meter = SILENT) -> Self:
        """The store behind an SQLAlchemy URL, brought up to date; ``meter`` is told how long everything takes.

        Raises StoreUnavailable.
        """
        database = connect(url, meter)
        try:
            await migrate(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    @property
    def can_be_shared(self) -> bool:
        """Whether several processes may use this database at the same time."""
        return not isinstance(self._database, Sqlite)

    def listener(self, key: int, heard: Callable[[str], None]) -> Listener:
        """What listens to the calls of the processes that share this database."""
        from bot.store.listener import Listener
        from bot.store.server import Server

        assert isinstance(self._database, Server)  # noqa: S101 - nothing else can be shared
        return Listener(self._database, key, heard)

    async def close(self) -> None:
        """Ends what is being written and lets go of the database."""
        await self._database.close()

    async def export(self, table_id: int) -> dict[str, Any] | None:
        """Everything known of a table, as plain data; None where there is no such table."""
        return await self.read(export.export, table_id)

    # tables

    async def table(self, table_id: int) -> Table | None:
        """The table with this id."""
        return await self.read(tables.find, table_id)

    async def load(self, table_id: int) -> Stored | None:
        """The table with this id, with its state."""
        return await self.read(tables.load, table_id)

    async def batch(self, after: int, limit: int) -> list[Stored]:
        """Up to ``limit`` live tables with ids over ``after``, by id."""
        return await self.read(tables.batch, after, limit)

    async def at_channel(self, channel_id: int) -> Table | None:
        """The live table of a channel, else the last one that was."""
        return await self.read(tables.at_channel, channel_id)

    async def of_user(self, user_id: int, guild_id: int | None = None) -> list[Table]:
        """The live tables where a person sits (in one guild), oldest first."""
        return await self.read(tables.of_user, user_id, guild_id)

    async def with_computers_at_play(self) -> list[int]:
        """The running tables where computer players sit, oldest first; of several processes' this one's."""
        if self.process is not None:
            return await self.read(claims.with_computers_at_play, self.process)
        return await self.read(tables.with_computers_at_play)

    async def claim_thought(self, table_id: int, revision: int) -> bool:
        """Whether no other process thinks for the computer players of a table as it is at ``revision``."""
        return self.process is None or await self.write(claims.claim_thought, self.process, table_id, revision)

    async def opened_by(self, interaction_id: str) -> Table | None:
        """The table that the interaction ``interaction_id`` opened."""
        return await self.read(tables.opened_by, interaction_id)

    async def live_owned(self, guild_id: int, owner_id: int) -> int:
        """How many live tables of a guild a person has opened."""
        return await self.read(tables.live_owned, guild_id, owner_id)

    async def create(self, change: Change) -> Table:
        """Stores a new table. Raises ChannelTaken."""
        return await self.write(tables.create, change)

    async def commit(self, change: Change) -> None:
        """Stores a change in one durable transaction. Raises RevisionConflict, DuplicateRequest, ChannelTaken."""
        newest = self._newest.before(change)
        self._newest.note(change, newest, await self.write(tables.commit, change, newest))

    async def snapshot(self, table_id: int) -> tuple[int, bytes, tuple[SeatClock, ...]] | None:
        """The revision of the last move that can be taken back, and the state and the clocks before it."""
        return await self.read(tables.snapshot, table_id)

    async def nudge(self, table: Table, now: datetime, since: datetime) -> datetime | None:
        """Notes a nudge and queues it, unless there was one after ``since``, whose time it answers."""
        return await self.write(tables.nudge, table, now, since)

    async def seen(self, person: Person) -> None:
        """Gives all of a person's seats the present name and locale."""
        if await self.read(tables.seen, person):
            await self.write(tables.rename, person)

    # journal

    async def entry_of(self, table_id: int, interaction_id: str) -> Entry | None:
        """What the interaction ``interaction_id`` did at a table, if anything."""
        return await self.read(journal.entry_of, table_id, interaction_id)

    async def log(self, table_id: int, limit: int, before: int | None = None) -> list[Entry]:
        """The last ``limit`` entries (before a revision), oldest first."""
        return await self.read(journal.last, table_id, limit, before)

    async def since(self, table_id: int, revision: int, to: int | None = None) -> list[Entry]:
        """The entries after a revision (and up to another) that were not undone, oldest first."""
        return await self.read(journal.since, table_id, revision, to)

    async def moves_since(self, table_id: int, revision: int) -> list[tuple[int, int]]:
        """The revision and the seat of each move after a revision that was not undone, in order."""
        return await self.read(journal.moves_since, table_id, revision)

    async def undo_requests(self, table_id: int) -> list[tuple[int, int]]:
        """The revision of each request to take something back at a table, and who asked."""
        return await self.read(journal.undo_requests, table_id)

    async def was_taken(self, table_id: int, key: str) -> bool:
        """Whether a choice was ever taken at a table."""
        return await self.read(journal.was_taken, table_id, key)

    async def turns_undone(self, table_id: int, user_id: int, since: datetime) -> list[datetime]:
        """When a person has taken back a turn that was over, after ``since``."""
        return await self.read(journal.turns_undone, table_id, user_id, since)

    async def seat_offers(self, by: int, to: int | None, table_id: int, seat: int, since: datetime) -> list[datetime]:
        """When ``by`` has offered a seat to person ``to``, or has asked for this seat of a table, after ``since``."""
        return await self.read(journal.seat_offers, by, to, table_id, seat, since)

    # positions

    async def turn_ends(self, table_id: int) -> list[TurnEnd]:
        """The ends of a table's turns whose positions are kept, oldest first."""
        return await self.read(positions.turn_ends, table_id)

    async def state_at(self, table_id: int, revision: int) -> bytes | None:
        """The encoded state at the end of the turn that ended with ``revision``; None where it is not kept."""
        return await self.read(positions.state_at, table_id, revision)

    # what is long over

    async def sweep(self, table_id: int, now: datetime, result: Sequence[Standing] | None) -> bool:
        """Archives a table that is over and forgets the rest of it; whether it did, or somebody else had before."""
        return await self.write(sweeping.sweep, table_id, now, result)

    async def archive(self, table_id: int) -> Archive | None:
        """What stays of a table that was swept."""
        return await self.read(sweeping.archive, table_id)

    async def unswept(self, after: int, limit: int) -> list[int]:
        """Up to ``limit`` ids over ``after`` of tables that are over and were not swept, in order."""
        return await self.read(sweeping.unswept, after, limit)

    # due times

    async def next_due(self) -> tuple[int, str, datetime] | None:
        """The table, kind and time that are due next."""
        if self.process is not None:
            return await self.read(claims.next_due, self.process)
        return await self.read(tables.next_due)

    async def claim_due(self, now: datetime) -> tuple[int, str, datetime] | None:
        """The same of what is due by ``now``, which no other process sees to from now on."""
        if self.process is not None:
            return await self.write(claims.claim_due, self.process, now)
        found = await self.next_due()
        return found if found is not None and found[2] <= now else None

    async def replace_due(self, table_id: int, kind: str, was: datetime, at: datetime | None) -> None:
        """Moves or (None) clears a due time, unless it has been moved since it ``was`` read."""
        await self.write(tables.replace_due, table_id, kind, was, at)

    async def look_again(self, table_id: int, was: datetime, again: datetime | None, read_at: datetime) -> None:
        """Sets when to look again at a table's clocks, after the look that ``was`` due, made at ``read_at``."""
        await self.write(clocks.look_again, table_id, was, again, read_at)

    # outages

    async def note_alive(self, shards: ShardRange, now: datetime, since: clocks.Since) -> None:
        """Notes that people on ``shards`` can play, and an outage where one has ended; ``since`` says when it began."""
        await self.write(clocks.note_alive, shards, now, since)

    async def last_alive(self, guild_id: int, count: int) -> datetime | None:
        """When people of a server could last play, by signs of life of its shard among ``count``."""
        return await self.read(clocks.last_alive, (guild_id >> 22) % count, count)

    async def note_outage(self, outage: Outage, shards: ShardRange = ALONE) -> None:
        """Notes a stretch of time in which nobody on ``shards`` could play."""
        await self.write(clocks.note_outage, outage, shards)

    async def outages(self, since: datetime, guild_id: int) -> tuple[Outage, ...]:
        """The outages that a server has had and that ended after ``since``, oldest first."""
        return await self.read(clocks.find_outages, since, guild_id)

    # outbox and posts

    async def claim(
        self, now: datetime, busy: Collection[int], limit: int, alerts: int = sys.maxsize
    ) -> list[OutboxItem]:
        """Up to ``limit`` items that are due, no more than ``alerts`` of them alerts; their attempts are counted."""
        if self.process is not None:
            return await self.write(claims.claim_items, self.process, now, busy, limit, alerts)
        return await self.write(outbox.claim, now, busy, limit, alerts)

    async def next_item_at(self, busy: Collection[int], *, alerts: bool = True) -> datetime | None:
        """When the next item that is not ``busy`` is due, ``alerts`` among them or not; None where there is none."""
        if self.process is not None:
            return await self.read(partial(claims.next_item_at, alerts=alerts), self.process, busy)
        return await self.read(partial(outbox.next_due_at, alerts=alerts), busy)

    async def finish(self, item: OutboxItem, sent: Sent, now: datetime) -> None:
        """Ends an item and notes what it posted; the clocks of those whom that asks begin to run."""
        await self.write(outbox.finish, item, sent, now)

    async def give_up(self, item: OutboxItem) -> None:
        """Ends an item that cannot be sent."""
        await self.write(outbox.give_up, item)

    async def give_up_place(self, item: OutboxItem, trouble: Trouble | None) -> None:
        """Ends an item and all that waits behind it, and notes the table's trouble (None: as it is noted already)."""
        await self.write(outbox.give_up_place, item, trouble)

    async def wake(self, now: datetime, *, guild_id: int | None = None, channels: Collection[int] | None = None) -> int:
        """Lets what sleeps or waits be tried again where a place has changed; how many tables that are."""
        return await self.write(outbox.wake, now, guild_id=guild_id, channels=channels)

    async def hurry(self, now: datetime) -> None:
        """Lets what waits longer than any wait lasts be tried now: the clock was wrong when it was put off."""
        await self.write(outbox.hurry, now)

    async def postpone(self, item: OutboxItem, due_at: datetime) -> None:
        """Puts an item off."""
        await self.write(outbox.postpone, item, due_at)

    async def pending(self) -> int:
        """How many items are queued."""
        return await self.read(outbox.pending)

    async def post(self, table_id: int, kind: str, seat: int | None = None) -> Post | None:
        """What stands somewhere for a table, of this kind and seat."""
        found = await self.read(outbox.find_posts, table_id, kind, seat)
        return found[0] if found else None

    async def posts(self, table_id: int) -> list[Post]:
        """Everything that stands somewhere for a table."""
        return await self.read(outbox.find_posts, table_id)

    async def record_posts(self, posts: Sequence[Post]) -> None:
        """Notes posts outside of an item; each takes the place of the one before it."""
        await self.write(outbox.record_posts, posts)

    async def forget_post(self, post: Post) -> None:
        """Forgets a post that is gone."""
        await self.write(outbox.forget_posts, [post])

    # whose direct messages are closed

    async def messages_closed(self, user_id: int) -> bool:
        """Whether a person was found to take no direct messages, and has clicked nothing since."""
        return await self.read(people.messages_closed, user_id)

    async def note_messages_closed(self, user_id: int) -> None:
        """Notes that a person takes no direct messages."""
        await self.write(people.note_messages_closed, user_id)

    async def forget_messages_closed(self, user_id: int, games: Collection[str]) -> bool:
        """Forgets that, if it was noted: the person is there, and may have opened them.

        Whether they are to be told: they play one of ``games``, and were not told since the last hand that arrived.
        """
        return await self.messages_closed(user_id) and await self.write(people.forget_messages_closed, user_id, games)

    # who learns

    async def learner(self, user_id: int, game: str) -> Learner | None:
        """What is kept of a person who learns a game."""
        return await self.read(learners.learner, user_id, game)

    async def advance(self, learner: Learner) -> bool:
        """Stores where a learner is now, unless somebody (the same in another window) was faster; whether it did."""
        return await self.write(learners.advance, learner)

    async def note_met(self, user_id: int, game: str, kind: str) -> bool:
        """Notes that a kind of decision was explained to a person; whether it was for the first time."""
        return await self.write(learners.note_met, user_id, game, kind)

    async def invite(self, user_id: int, game: str) -> bool:
        """Whether a game's lesson is to be offered to somebody, which is noted: so it is once, to who is new."""
        return await self.write(learners.invite, user_id, game)

    # settings

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """A server's settings."""
        return await self.read(settings.read, "guild", guild_id, GuildSettings)

    async def save_guild_settings(
        self, guild_id: int, value: GuildSettings, changed: Sequence[SettingChange] = ()
    ) -> None:
        """Stores a server's settings, and who has ``changed`` what."""
        await self.write(settings.save_guild, guild_id, value, changed)

    async def look_again_at_old(self, guild_id: int, at: datetime) -> None:
        """Has all tables of a server that are over looked at then: it keeps games for another time than before."""
        await self.write(sweeping.look_again, guild_id, at)

    async def user_settings(self, user_id: int) -> UserSettings:
        """A person's settings."""
        return await self.read(settings.read, "user", user_id, UserSettings)

    async def save_user_settings(self, user_id: int, value: UserSettings) -> None:
        """Stores a person's settings."""
        await self.write(settings.save, "user", user_id, value)

    # how much there is

    async def tables_by_state(self) -> dict[tuple[str, str], int]:
        """How many tables of each game are in each state."""
        return await self.read(census.by_state)

    async def outbox_queue(self) -> census.Queue:
        """What is still to be said."""
        return await self.read(census.said)

    async def deadlines(self) -> census.Queue:
        """The due times that stand."""
        return await self.read(census.deadlines)

    # the bot itself

    async def beat(self, at: datetime) -> None:
        """Notes that the bot was alive at a time that it knows for certain."""
        await self.write(heartbeats.beat, at)

    async def last_beat(self) -> datetime | None:
        """What the bot, or an earlier run of it, last noted so; None in a new database."""
        return await self.read(heartbeats.last)

    async def server_time(self) -> datetime | None:
        """What the clock of the database's server shows; None where it is a file."""
        return await self.read(heartbeats.server_time)
