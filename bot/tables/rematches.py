"""A game that is over, once more: same people and options, seats turned by one."""

from __future__ import annotations

import functools
from datetime import timedelta

import msgspec

from bot.model.change import Change, Stored
from bot.model.gathering import Gathering, Rematch
from bot.model.outbox import Kind, NewItem
from bot.model.table import Actor, Computer, EntryKind, Person, Status, Table
from bot.store import guilds
from bot.tables import lobby
from bot.tables.refusal import Refusal
from bot.tables.regathering import is_complete, player_of
from bot.tables.seating import seat_for
from bot.tables.tables import Tables
from games.engine import text

WAIT = timedelta(days=1)
"""For so long a rematch waits for everybody; then it is a lobby like any other."""


async def rematch_of(tables: Tables, table: Table) -> Table | None:
    """The rematch of a table that somebody has asked for and that was not closed again, None without one."""
    return (await _last(tables, table))[1]


async def ask(tables: Tables, table_id: int, person: Person, channel_id: int) -> Table:
    """The rematch of a table where ``person`` has played, opened in a channel unless somebody was faster.

    Raises Refusal, also where they own too many tables.
    """
    old = await tables.get(table_id)
    require_company(old, person.user_id)
    last, known = await _last(tables, old)
    if known is None:
        known = await lobby.already_opened(tables, old.guild_id, person.user_id, _request(last))
    return known or await _opened(tables, old, person, channel_id, _request(last))


async def _last(tables: Tables, table: Table) -> tuple[int, Table | None]:
    """The table whose rematch is the next one, ``table`` or one that was closed again, and that rematch."""
    last, found = table.id, await tables.store.opened_by(_request(table.id))
    while found is not None and found.status is Status.CLOSED:
        last, found = found.id, await tables.store.opened_by(_request(found.id))
    return last, found


async def _opened(tables: Tables, old: Table, person: Person, channel_id: int, request: str) -> Table:
    """Opens a rematch: ``person`` and the computer players sit there, a seat is kept for each of the others."""
    computers = old.computers
    limit = (await tables.store.guild_settings(old.guild_id)).most_computers
    owned = await tables.store.read(guilds.computers_owned, old.guild_id, person.user_id)
    if owned + len(computers) > limit:
        raise Refusal("refusal-too-many-computers", limit=limit)
    now = tables.now()
    players = [player_of(seat) for seat in old.seats]
    wanted = Rematch((*players[1:], players[0]), now + WAIT)
    there: tuple[Person | Computer, ...] = (
        person,
        *(Computer(seat.level, seat.name) for seat in computers if seat.level is not None),
    )
    table = Table(
        id=0,
        guild_id=old.guild_id,
        channel_id=channel_id,
        game=old.game,
        options=lobby.checked_options(lobby.game_of(tables, old.game), old.options),
        language=old.language,
        status=Status.LOBBY,
        owner_id=person.user_id,
        seats=tuple(seat_for(number, player) for number, player in enumerate(there)),
        revision=1,
        created_at=now,
        touched_at=now,
        pace=old.pace,
        late=old.late,
        undo_by_consent=old.undo_by_consent,
        rated=old.rated,
        hints=old.hints,
        gathering=Gathering(
            invited=tuple(user for user in old.people if user != person.user_id and user > 0),
            private=True,
            rematch=wanted,
        ),
    )
    return await lobby.create(tables, table, person, request, wanted.until)


async def start_by_itself(tables: Tables, table: Table) -> None:
    """Begin a rematch for which all have come; where not all have in a day, it is an ordinary lobby."""
    wanted = table.gathering.rematch
    if table.status is not Status.LOBBY or wanted is None:
        return
    if is_complete(table):
        await lobby.start(tables, table.id, Actor(table.owner_id, table.guild_id))
    elif wanted.until <= tables.now():
        await tables.change(table.id, functools.partial(_no_rematch, tables))


async def _no_rematch(tables: Tables, stored: Stored) -> Change | None:
    table = stored.table
    if table.status is not Status.LOBBY or table.gathering.rematch is None:
        return None
    change = lobby.lobby_change(tables, stored, EntryKind.OPTIONS, table.owner_id, gathering=Gathering())
    note = NewItem(Kind.NOTICE, note=text("notice-no-rematch"))
    return msgspec.structs.replace(change, items=(*change.items, note))


def require_company(table: Table, user_id: int) -> None:
    """Refuses unless a game is over, and this person was there at its end."""
    if not table.over:
        raise Refusal("refusal-rematch-running")
    if table.seat_of(user_id) is None:
        raise Refusal("refusal-rematch-others")


def _request(table_id: int) -> str:
    """What opens the rematch of a table: whoever presses, and however often, it is opened once."""
    return f"rematch-{table_id}"
