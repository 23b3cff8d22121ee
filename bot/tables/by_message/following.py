"""Following a table of a server by message: for who would rather have one place to look at."""

from __future__ import annotations

import msgspec

from bot.outbox.model import Kind, NewItem
from bot.tables.core.base import entry_for
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import EntryKind, Status, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.core.service import Tables


async def follow(tables: Tables, table_id: int, user_id: int, *, follows: bool) -> Table:
    """A player has a table in their own messages from now on, besides its channel; or no more. Raises Refusal."""

    async def decide(stored: Stored) -> Change | None:
        table, seat = stored.table, stored.table.seat_of(user_id)
        if seat is None:
            raise NotSeated
        if not table.live:
            raise Refusal("refusal-over")
        if table.by_message or seat.follows is follows:
            return None
        if follows:
            await tables.people.require_admitted(table.guild_id, [user_id])
        own = msgspec.structs.replace(seat, follows=follows, unreachable=False)
        seats = tuple(own if each == seat else each for each in table.seats)
        after = tables.touched(stored, seats=seats)
        hand = () if follows or table.status is not Status.RUNNING else (NewItem(Kind.HAND, seat.seat),)
        return Change(
            table=after,
            entry=entry_for(after, EntryKind.FOLLOWED if follows else EntryKind.UNFOLLOWED, user_id, seat=seat.seat),
            reseated=True,
            hands_due=stored.hands_due,
            items=(NewItem(Kind.LIVING, user_id), *hand),
        )

    return await tables.change(table_id, decide)
