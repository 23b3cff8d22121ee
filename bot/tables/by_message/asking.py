"""Seats at tables by message: by a code, where the owner lets in who asks, or by the lobby in a conversation."""

from __future__ import annotations

import secrets

import msgspec
import sqlalchemy as sa

from bot.outbox.model import Kind, NewItem
from bot.tables.by_message import codes
from bot.tables.core.base import require_lobby, require_owner
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Actor, EntryKind, Person, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.lobby import service as lobby
from bot.tables.lobby.model import Applicant
from bot.tables.seating.seating import is_welcome, require_welcome, seat_for

MAX_ASKING = 5
"""How many may wait at once to be let in at one table."""


async def ask(tables: Tables, table: Table, person: Person) -> Table:
    """``person`` asks for a seat at a ``table`` whose code they have typed; its owner is told. Raises Refusal."""

    async def decide(stored: Stored) -> Change:
        table, wanted = stored.table, stored.table.invitations
        require_lobby(table)
        if table.seat_of(person.user_id) is not None:
            raise Refusal("refusal-you-sit-already")
        if any(each.user_id == person.user_id for each in wanted.asking):
            raise Refusal("refusal-asks-already")
        if len(wanted.asking) >= MAX_ASKING:
            raise Refusal("refusal-many-ask")
        lobby.require_room(tables, table)
        applicant = Applicant(person.user_id, person.name, person.locale)
        asking = msgspec.structs.replace(wanted, asking=(*wanted.asking, applicant))
        change = lobby.lobby_change(tables, stored, EntryKind.ASKED_IN, person.user_id, invitations=asking)
        return msgspec.structs.replace(change, items=(NewItem(Kind.ANEW, table.owner_id),))

    return await tables.change(table.id, decide)


async def found_by(tables: Tables, typed: str, person: Person) -> Table:
    """The table whose code a person has typed. Raises Refusal, and counts it, where there is none for them.

    Whom somebody there blocks, or whom its owner has refused, hears what everybody hears of a code that is none.
    """
    now, code = tables.now(), codes.read_code(typed)

    def read(connection: sa.Connection) -> tuple[bool, Table | None]:
        until = codes.wrong_until(connection, person.user_id, now)
        return until is not None, None if until or code is None else codes.find(connection, code, now)

    often, table = await tables.query(read)
    if often:
        raise Refusal("refusal-codes-often")
    if table is not None and table.seat_of(person.user_id) is not None:
        return table
    refused = table is not None and person.user_id in table.invitations.refused
    if table is not None and not refused and await is_welcome(tables, table, person.user_id):
        return table
    await tables.store.write(codes.note_wrong, person.user_id, now)
    raise Refusal("refusal-unknown-code", days=codes.CODE_LIFE.days)


async def admit(tables: Tables, table_id: int, user_id: int, by: Actor) -> Table:
    """The owner lets somebody in who asks. Raises Refusal."""

    async def decide(stored: Stored) -> Change:
        table, applicant = stored.table, _asking(stored.table, user_id, by)
        lobby.require_room(tables, table)
        await require_welcome(tables, table, user_id, Refusal("refusal-asks-no-more"))
        person = Person(user_id, applicant.name, applicant.locale)
        seats = (*table.seats, seat_for(len(table.seats), person))
        left = table.invitations.without(user_id)
        return lobby.lobby_change(tables, stored, EntryKind.JOIN, user_id, seats=seats, invitations=left)

    return await tables.change(table_id, decide)


async def turn_away(tables: Tables, table_id: int, user_id: int, by: Actor) -> Table:
    """The owner refuses somebody who asks: they may not ask again. Raises Refusal."""

    async def decide(stored: Stored) -> Change:
        _asking(stored.table, user_id, by)
        left = stored.table.invitations.without(user_id)
        left = msgspec.structs.replace(left, refused=(*left.refused, user_id))
        return lobby.lobby_change(tables, stored, EntryKind.TURNED_AWAY, by.user_id, key=str(user_id), invitations=left)

    return await tables.change(table_id, decide)


def _asking(table: Table, user_id: int, by: Actor) -> Applicant:
    require_owner(table, by)
    require_lobby(table)
    found = next((each for each in table.invitations.asking if each.user_id == user_id), None)
    if found is None:
        raise Refusal("refusal-asks-no-more")
    return found


async def set_code(tables: Tables, table_id: int, by: Actor, *, good: bool) -> Table:
    """The owner has a new code made, or (unless it is to be ``good``) has none: the one before is good no more."""

    async def decide(stored: Stored) -> Change:
        table = stored.table
        require_owner(table, by)
        require_lobby(table)
        if not table.by_message:
            raise Refusal("refusal-code-server")
        code, until = (codes.new_code(), tables.now() + codes.CODE_LIFE) if good else (None, None)
        wanted = msgspec.structs.replace(table.invitations, code_until=until)
        return lobby.lobby_change(tables, stored, EntryKind.OPTIONS, by.user_id, code=code, invitations=wanted)

    return await tables.change(table_id, decide)


def holds_key(table: Table, key: str) -> bool:
    """Whether a button with this key stands on the lobby of ``table`` in a conversation."""
    return bool(table.invitations.key) and secrets.compare_digest(table.invitations.key.encode(), key.encode())
