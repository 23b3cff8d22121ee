"""Tables that begin by themselves with people who were brought together, such as those of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.model.absence import Late, Leaving
from bot.model.change import Change, Stored
from bot.model.clock import Pace
from bot.model.gathering import Gathering
from bot.model.table import Actor, Person, Status, Table
from bot.tables import keeping, lobby
from bot.tables.refusal import NotSeated
from bot.tables.seating import seat_for
from bot.tables.tables import Tables


async def host(
    tables: Tables,
    guild_id: int,
    channel_id: int,
    owner_id: int,
    people: Sequence[Person],
    game: str,
    options: dict[str, Any],
    language: str,
    once: str,
    pace: Pace,
    *,
    rated: bool,
) -> Table:
    """The table that ``once`` stands for, opened with ``people`` on its seats if it was not; nothing is said yet.

    Who is late there forfeits, and nobody may ask to take anything back. Raises Refusal.
    """
    if (before := await tables.store.opened_by(once)) is not None:
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
        gathering=Gathering(private=True),
    )
    return await lobby.store_new(tables, table, once)


async def begin(tables: Tables, table: Table) -> Table:
    """``table`` once its game has begun, which it may have before. Raises Refusal."""
    if table.status is not Status.LOBBY:
        return table
    return (await lobby.start(tables, table.id, Actor(table.owner_id, table.guild_id))).table


async def forfeit(tables: Tables, table_id: int, user_id: int, by: int | None = None) -> Table:
    """A person loses a running game, as if their time were up. Raises NotSeated, Refusal."""

    async def decide(stored: Stored) -> Change:
        seat = tables.running(stored).table.seat_of(user_id)
        if seat is None:
            raise NotSeated
        return await keeping.loss_change(tables, stored, seat.seat, Leaving.FORFEITED, by)

    return await tables.change(table_id, decide)
