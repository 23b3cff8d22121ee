"""Administration of tables: closing, moving, nudging."""

from __future__ import annotations

from datetime import timedelta

from bot.outbox.model import Kind, NewItem
from bot.people import setting_queries as settings
from bot.tables.core import queries as table_queries
from bot.tables.core.base import LOBBY_LIFE, entry_for, manages, moment, require_here, require_owner, user_mention
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Actor, EntryKind, Person, Status, Table
from bot.tables.core.refusals import NotSeated, Quarantined, Refusal, require_awake
from bot.tables.core.service import Tables
from bot.tables.history.retention import over_due
from games.engine import Text, text

NUDGE_AFTER = timedelta(hours=1)
"""Nobody is nudged who has been asked for less."""


async def close(tables: Tables, table_id: int, by: Actor, reason: str = "") -> Table:
    """The owner or a manager ends a table for good, without a result. Its state is kept.

    A ``reason`` is told there, and comes ready for a message.
    """
    who = user_mention(by.user_id)
    note = text("notice-closed-why", who=who, reason=reason) if reason else text("notice-closed", who=who)

    async def decide(stored: Stored) -> Change:
        require_closer(stored.table, by)
        return close_change(tables, stored, by.user_id, note)

    return await tables.change(table_id, decide)


def require_closer(table: Table, by: Actor) -> None:
    """Refuse unless ``by`` may close a table alone: no player ends a rated game that others play.

    Raises Refusal.
    """
    require_owner(table, by)
    plays, others = table.seat_of(by.user_id) is not None, set(table.present) - {by.user_id}
    if table.rated and table.status is Status.RUNNING and others and (plays or not manages(table, by)):
        raise Refusal("refusal-close-rated")


async def expire_lobby(tables: Tables, table_id: int) -> None:
    """Closes a lobby that nobody has touched for :data:`LOBBY_LIFE`, with a notice."""

    async def decide(stored: Stored) -> Change | None:
        table = stored.table
        if table.status is not Status.LOBBY or tables.now() < table.touched_at + LOBBY_LIFE:
            return None
        return close_change(tables, stored, None, text("notice-expired", days=LOBBY_LIFE.days))

    await tables.change(table_id, decide)


async def move(tables: Tables, table_id: int, channel_id: int, by: Actor) -> Table:
    """Moves a table to another channel of its server, where it is posted again; for players and managers."""

    async def decide(stored: Stored) -> Change:
        table = stored.table
        require_here(table, by)
        if table.by_message:
            raise Refusal("refusal-by-message")
        if not by.manager and table.owner_id != by.user_id and table.seat_of(by.user_id) is None:
            raise NotSeated
        if table.status is Status.QUARANTINED:
            raise Quarantined
        if not table.live:
            raise Refusal("refusal-over")
        moved = tables.touched(stored, channel_id=channel_id)
        public = NewItem(Kind.LOBBY if table.status is Status.LOBBY else Kind.STATUS)
        asked = dict.fromkeys(poll.kind for poll in table.polls if not poll.resting)
        return Change(
            table=moved,
            entry=entry_for(moved, EntryKind.MOVE_HERE, by.user_id, key=str(channel_id)),
            hands_due=stored.hands_due,
            items=(public, *(NewItem(Kind.POLL, key=kind) for kind in asked)),
        )

    return await tables.change(table_id, decide)


async def nudge(tables: Tables, table_id: int, user_id: int, found: Table | None = None) -> Table:
    """Ping those who are waited for at a table, ``found`` just now or to be loaded, at most every so many hours."""
    table = found or await tables.get(table_id)
    require_nudgeable(tables, table, user_id)
    hours = (await tables.store.read(settings.of_guild, table.guild_id)).nudge_hours
    now, span = tables.now(), timedelta(hours=hours)
    nudged_at = await tables.store.write(table_queries.nudge, table, now, now - span)
    if nudged_at is not None:
        raise Refusal("refusal-nudged-already", hours=hours, when=moment(nudged_at + span))
    tables.on_outbox()
    return table


def require_nudgeable(tables: Tables, table: Table, user_id: int) -> None:
    """Raise Refusal where a player may not ping those who are waited for: somebody else, and for an hour."""
    if table.seat_of(user_id) is None:
        raise NotSeated
    require_awake(table)
    if table.status is not Status.RUNNING:
        raise Refusal("refusal-not-running")
    if table.stopped:
        raise Refusal("refusal-stopped")
    if not table.awaited:
        raise Refusal("refusal-nudge-computer")
    if table.awaited == (user_id,):
        raise Refusal("refusal-nudge-self")
    if table.absence.paused_until is not None:
        raise Refusal("refusal-paused")
    patient = (table.turn_since or table.touched_at) + NUDGE_AFTER
    if tables.now() < patient:
        raise Refusal("refusal-nudge-soon", when=moment(patient))


async def seen(tables: Tables, person: Person, table: Table) -> bool:
    """Store the name and locale of a person for all their tables if they differ at this one; return whether so."""
    seat = table.seat_of(person.user_id)
    if seat is None or (seat.name, seat.locale) == (person.name, person.locale):
        return False
    await tables.store.write(table_queries.rename, person)
    return True


def close_change(tables: Tables, stored: Stored, user_id: int | None, note: Text) -> Change:
    table = stored.table
    if not table.live:
        raise Refusal("refusal-over")
    items = [NewItem(Kind.NOTICE, note=note)]
    if stored.state is None:
        items.insert(0, NewItem(Kind.LOBBY))
    elif table.status is Status.RUNNING:
        items.insert(0, NewItem(Kind.REFRESH))
        items += [NewItem(Kind.HAND, seat.seat) for seat in table.seats if seat.user_id is not None]
    closed = tables.touched(
        stored,
        status=Status.CLOSED,
        to_act=(),
        turn_since=None,
        undo_seat=None,
        undo_depth=0,
        seed=stored.seed,
        code=None,
    )
    return Change(
        table=closed,
        entry=entry_for(closed, EntryKind.CLOSE, user_id),
        forget=True,
        drop_items=True,
        items=tuple(items),
        due=over_due(closed),
    )
