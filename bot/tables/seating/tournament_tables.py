"""Tables that begin by themselves with people who were brought together, such as those of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.core.pace import Pace
from bot.tables.core import administration
from bot.tables.core import queries as table_queries
from bot.tables.core.base import user_mention
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Actor, Person, Status, Table
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.core.service import Tables
from bot.tables.lobby import service as lobby
from bot.tables.lobby.model import Invitations
from bot.tables.seating import stand_ins as keeping
from bot.tables.seating.absence import Late, Override
from bot.tables.seating.seating import seat_for
from games.engine import text


async def host(
    tables: Tables,
    guild_id: int,
    channel_id: int,
    owner_id: int,
    people: Sequence[Person],
    game: str,
    options: dict[str, Any],
    language: str,
    match_id: int,
    pace: Pace,
    *,
    rated: bool,
) -> Table:
    """The table of a tournament's match, opened with ``people`` on its seats if it was not; nothing is said yet.

    Who is late there forfeits, and nobody may ask to take anything back. Raises Refusal.
    """
    once = f"{table_queries.MATCH}{match_id}"
    if (before := await tables.store.read(table_queries.opened_by, once)) is not None:
        return before
    table = Table(
        id=0,
        guild_id=guild_id,
        channel_id=channel_id,
        game=game,
        options=lobby.checked_options(lobby.game_of(tables, game), options),
        language=language,
        status=Status.LOBBY,
        owner_id=owner_id,
        seats=tuple(seat_for(number, person) for number, person in enumerate(people)),
        revision=1,
        created_at=tables.now(),
        touched_at=tables.now(),
        pace=pace,
        late=Late.FORFEIT,
        undo_by_consent=False,
        rated=rated,
        match=True,
        invitations=Invitations(private=True),
    )
    return await lobby.store_new(tables, table, once)


async def begin(tables: Tables, table: Table) -> Table:
    """``table`` once its game has begun, which it may have before. Raises Refusal."""
    if table.status is not Status.LOBBY:
        return table
    try:
        return (await lobby.start(tables, table.id, Actor(table.owner_id, table.guild_id))).table
    except Refusal:
        now = await tables.get(table.id)
        if now.status is Status.LOBBY:
            raise
        return now  # whoever opened it was faster


async def forfeit(tables: Tables, table_id: int, user_id: int, why: Override) -> Table:
    """A person loses a running game, and it is told ``why``. Raises NotSeated, Refusal."""

    async def decide(stored: Stored) -> Change:
        seat = tables.running(stored).table.seat_of(user_id)
        if seat is None:
            raise NotSeated
        return await keeping.loss_change(tables, stored, seat.seat, why)

    return await tables.change(table_id, decide)


async def close(tables: Tables, table_id: int, by: int) -> Table:
    """A person who organises closes a table without a result, whoever plays there. Raises Refusal."""

    async def decide(stored: Stored) -> Change:
        return administration.close_change(tables, stored, by, text("notice-closed", who=user_mention(by)))

    return await tables.change(table_id, decide)
