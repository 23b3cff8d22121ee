"""Saying a line with a turn at a table by message, where the others cannot just be written to."""

from __future__ import annotations

import sqlalchemy as sa

from bot.discord.message import shortened
from bot.discord.sanitize import escaped, visible
from bot.outbox.model import Kind, NewItem
from bot.tables.by_message import lines
from bot.tables.core import journal_queries as journal
from bot.tables.core.base import entry_for, user_mention
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Entry, EntryKind, Seat, Status, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.core.service import Tables
from games.engine import Event, text

MAX_LINE = 200
"""Characters of a line."""


async def say(tables: Tables, table_id: int, user_id: int, typed: str) -> Table:
    """A player says a line, which the others read with the turn, or at once where that is over. Raises Refusal.

    The same again, of a click that comes twice, is no other line.
    """
    words = escaped(shortened(visible(typed), MAX_LINE))
    if not words:
        raise Refusal("refusal-say-nothing")

    async def decide(stored: Stored) -> Change | None:
        table = stored.table
        seat, since, last = await _with_turn(tables, table, user_id)
        name = escaped(seat.name) or user_mention(user_id)  # a mention of a stranger is no name where they are unknown
        event = Event(text(lines.SAID, who=name, words=words))
        if last is not None and last.revision > since:
            if last.events == (event,):
                return None
            raise Refusal("refusal-said-already")
        after = tables.touched(stored)
        return Change(
            table=after,
            entry=entry_for(after, EntryKind.SAID, user_id, seat=seat.seat, events=(event,)),
            hands_due=stored.hands_due,
            items=() if seat.seat in table.to_act else (NewItem(Kind.REFRESH),),
        )

    return await tables.change(table_id, decide)


async def require_may_say(tables: Tables, table: Table, user_id: int) -> None:
    """Raise Refusal unless a player may say a line now: one with each of their turns, and one when the game is over."""
    _, since, last = await _with_turn(tables, table, user_id)
    if last is not None and last.revision > since:
        raise Refusal("refusal-said-already")


async def _with_turn(tables: Tables, table: Table, user_id: int) -> tuple[Seat, int, Entry | None]:
    """Return the seat of a player, since which revision a line goes with this turn of theirs, and their last line.

    It is their turn while they are asked, and until somebody else has ended one. Raises Refusal where it is not.
    """
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated
    if not table.by_message:
        raise Refusal("refusal-say-channel")
    if table.archived_at is not None or table.status not in (Status.RUNNING, Status.FINISHED):
        raise Refusal("refusal-not-running")

    def read(connection: sa.Connection) -> tuple[list[tuple[int, int]], Entry | None]:
        return journal.last_turns(connection, table.id, 2), lines.last_of(connection, table.id, user_id)

    turns, last = await tables.store.read(read)
    ends = [revision for _, revision in turns] + [0, 0]
    if table.status is Status.FINISHED or (seat.seat in table.to_act and not seat.stand_in):
        return seat, ends[0], last
    if turns and turns[0][0] == seat.seat:
        return seat, ends[1], last
    raise Refusal("refusal-say-later")
