"""Administration of tables: closing, moving, nudging."""

from __future__ import annotations

from datetime import timedelta

from bot.model.change import Change, Stored
from bot.model.outbox import Kind, NewItem
from bot.model.table import Actor, EntryKind, Person, Status, Table
from bot.tables.absence import open_votes
from bot.tables.base import LOBBY_LIFE, entry_for, moment, require_here, require_owner
from bot.tables.refusal import NotSeated, Refusal, SetAside
from bot.tables.retention import over_due
from bot.tables.seats import offer_items, user_mention
from bot.tables.tables import Tables
from bot.tables.undo_requests import request_items
from games.engine import Text, text

NUDGE_AFTER = timedelta(hours=1)
"""Nobody is nudged who has been asked for less."""


async def close(tables: Tables, table_id: int, by: Actor) -> Table:
    """The owner or a manager ends a table for good, without a result. Its state is kept."""

    async def decide(stored: Stored) -> Change:
        require_owner(stored.table, by)
        return close_change(tables, stored, by.user_id, text("notice-closed", who=user_mention(by.user_id)))

    return await tables.change(table_id, decide)


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
        if not by.manager and table.owner_id != by.user_id and table.seat_of(by.user_id) is None:
            raise NotSeated
        if table.status is Status.SET_ASIDE:
            raise SetAside
        if not table.live:
            raise Refusal("refusal-over")
        moved = tables.touched(stored, channel_id=channel_id)
        public = NewItem(Kind.LOBBY if table.status is Status.LOBBY else Kind.STATUS)
        asked = [NewItem(Kind.UNDO_REQUEST)] if table.undo_request is not None else []
        asked += [NewItem(Kind.VOTE)] if open_votes(table) else []
        asked += [NewItem(Kind.OPEN_SEAT)] if table.absence.open_seats else []
        asked += [NewItem(Kind.PROPOSAL)] if table.absence.proposal is not None else []
        asked += [NewItem(Kind.IDLE)] if table.absence.idle is not None else []
        return Change(
            table=moved,
            entry=entry_for(moved, EntryKind.MOVE_HERE, by.user_id, key=str(channel_id)),
            hands_due=stored.hands_due,
            forget_posts=(None,),
            items=(public, *offer_items(table), *asked),
        )

    return await tables.change(table_id, decide)


async def nudge(tables: Tables, table_id: int, user_id: int) -> Table:
    """A player pings those who are waited for once more, at most every so many hours."""
    table = await nudgeable(tables, table_id, user_id)
    hours = (await tables.store.guild_settings(table.guild_id)).nudge_hours
    now, span = tables.now(), timedelta(hours=hours)
    nudged_at = await tables.store.nudge(table, now, now - span)
    if nudged_at is not None:
        raise Refusal("refusal-nudged-already", hours=hours, when=moment(nudged_at + span))
    tables.on_outbox()
    return table


async def nudgeable(tables: Tables, table_id: int, user_id: int) -> Table:
    """The table, where a player may ping those who are waited for: somebody else, and for an hour."""
    table = await tables.get(table_id)
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated
    if table.status is not Status.RUNNING:
        raise Refusal("refusal-not-running")
    if not table.awaited:
        raise Refusal("refusal-nudge-computer")
    if table.awaited == (user_id,):
        raise Refusal("refusal-nudge-self")
    if table.absence.paused_until is not None:
        raise Refusal("refusal-paused")
    patient = (table.turn_since or table.touched_at) + NUDGE_AFTER
    if tables.now() < patient:
        raise Refusal("refusal-nudge-soon", when=moment(patient))
    return table


async def seen(tables: Tables, person: Person) -> None:
    """Updates a person's name and locale at all their tables."""
    await tables.store.seen(person)


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
    items += (*offer_items(table), *request_items(table, None, "undo-over-closed"))
    closed = tables.touched(
        stored,
        status=Status.CLOSED,
        to_act=(),
        turn_since=None,
        undo_seat=None,
        undo_depth=0,
        seed=stored.seed,
        offers=(),
        undo_request=None,
    )
    return Change(
        table=closed,
        entry=entry_for(closed, EntryKind.CLOSE, user_id),
        forget=True,
        drop_items=True,
        items=tuple(items),
        due=over_due(closed),
    )
