"""A game that is over, once more: same people and options, seats turned by one."""

from __future__ import annotations

import functools
import logging
from collections.abc import Collection
from datetime import timedelta

import msgspec
import sqlalchemy as sa

from bot.matchmaking.rematch_start import is_complete, player_of
from bot.outbox.model import Kind, NewItem
from bot.people import bans
from bot.people import queries as people
from bot.tables.core import queries as table_queries
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Actor, Computer, EntryKind, Person, Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.lobby import invited
from bot.tables.lobby import queries as lobby_queries
from bot.tables.lobby import service as lobby
from bot.tables.lobby.model import Invitations, Rematch
from bot.tables.seating.seating import seat_for
from games.engine import text

log = logging.getLogger(__name__)

REMATCH_LIFE = timedelta(days=1)
"""For so long a rematch waits for everybody; then it is a lobby like any other."""


async def rematch_of(tables: Tables, table: Table, user_id: int) -> Table | None:
    """The rematch of a table that somebody has asked for and that was not closed again, None without one.

    Raises Refusal where ``user_id`` could not ask for one, since the server keeps them away from its tables.
    """

    def read(connection: sa.Connection) -> Table | None:
        found = _last(connection, table.id)[1]
        if found is None:
            people.require_admitted(connection, table.guild_id, [user_id])
        return found

    return await tables.store.read(read)


async def ask(tables: Tables, old: Table, person: Person, channel_id: int | None) -> Table:
    """The rematch of a table where ``person`` has played, opened in a channel (None: by message) unless that was done.

    Raises Refusal, also where they own too many tables.
    """
    require_company(old, person.user_id)

    def read(connection: sa.Connection) -> tuple[int, Table | None, tuple[int, ...]]:
        last, known = _last(connection, old.id)
        if known is None:
            known = lobby_queries.already_opened(connection, old.guild_id, person.user_id, _request(last))
        if known is None:
            lobby_queries.require_room_for_computers(connection, old.guild_id, person.user_id, len(old.computers))
        banned = tuple(each for each in old.people if bans.of_person(connection, old.guild_id, [each]))
        return last, known, banned

    last, known, banned = await tables.store.read(read)
    return known or await _opened(tables, old, person, channel_id, _request(last), banned)


def _last(connection: sa.Connection, table_id: int) -> tuple[int, Table | None]:
    """The table whose rematch is the next one, this or one that was closed again, and that rematch."""
    last, found = table_id, table_queries.opened_by(connection, _request(table_id))
    while found is not None and found.status is Status.CLOSED:
        last, found = found.id, table_queries.opened_by(connection, _request(found.id))
    return last, found


async def _opened(
    tables: Tables, old: Table, person: Person, channel_id: int | None, request: str, banned: Collection[int]
) -> Table:
    """Opens a rematch: ``person`` and the computer players sit there, a seat is kept for each of the others.

    The seats of those whom the server has ``banned`` are free for anybody.
    """
    now = tables.now()
    others = [user for user in old.people if user != person.user_id and user > 0]
    players = [player_of(seat) for seat in old.seats]
    wanted = Rematch((*players[1:], players[0]), now + REMATCH_LIFE)
    there: tuple[Person | Computer, ...] = (
        person,
        *(Computer(seat.level, seat.name) for seat in old.computers if seat.level is not None),
    )
    invitations = Invitations(
        invited=tuple(user for user in others if user not in banned), private=True, rematch=wanted
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
        analysis=old.analysis,
        invitations=invitations if set(others).isdisjoint(banned) else invitations.given_up(),
    )
    return await lobby.create(tables, table, person, request, wanted.until)


async def start_by_itself(tables: Tables, table_id: int) -> None:
    """Begin the game of a lobby whose time has come: a rematch, or one that was set to begin then."""
    table = await tables.get(table_id)
    start = invited.start_by_itself if table.invitations.rematch is None else _start_rematch
    try:
        await start(tables, table)
    except Refusal as refusal:
        log.debug("Table %d does not begin by itself: %s", table_id, refusal)


async def _start_rematch(tables: Tables, table: Table) -> None:
    """Begin a rematch for which all have come; where not all have in a day, it is an ordinary lobby."""
    wanted = table.invitations.rematch
    if table.status is not Status.LOBBY or wanted is None:
        return
    if is_complete(table):
        await lobby.start(tables, table.id, Actor(table.owner_id, table.guild_id))
    elif wanted.until <= tables.now():
        await tables.change(table.id, functools.partial(_no_rematch, tables))


async def _no_rematch(tables: Tables, stored: Stored) -> Change | None:
    table = stored.table
    if table.status is not Status.LOBBY or table.invitations.rematch is None:
        return None
    change = lobby.lobby_change(tables, stored, EntryKind.OPTIONS, table.owner_id, invitations=Invitations())
    note = NewItem(Kind.NOTICE, note=text("notice-no-rematch"))
    return msgspec.structs.replace(change, items=(*change.items, note))


def require_company(table: Table, user_id: int) -> None:
    """Refuses unless a game is over, and this person was there at its end."""
    if not table.over:
        raise Refusal("refusal-rematch-running")
    if table.seat_of(user_id) is None:
        raise Refusal("refusal-rematch-others")


def _request(table_id: int) -> str:
    """Return the request id of a table's rematch. It is the same for everybody, so that it is opened once."""
    return f"rematch-{table_id}"
