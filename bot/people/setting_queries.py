"""Queries about the settings of servers and people."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa

from bot.db.column_types import DAMAGED, as_stored
from bot.db.inserts import insert
from bot.db.statement import Statement
from bot.people.queries import check_reminders, messages_closed
from bot.people.schema import guild_settings, user_settings
from bot.people.settings import GuildSettings, UserSettings

log = logging.getLogger(__name__)


S = TypeVar("S", bound=msgspec.Struct)
Scope = Literal["guild", "user"]


_OWNERS: dict[Scope, sa.Column[int]] = {"guild": guild_settings.c.guild_id, "user": user_settings.c.user_id}
_READ = {
    scope: Statement(sa.select(owner.table.c.value).where(owner == sa.bindparam("of")))
    for scope, owner in _OWNERS.items()
}


def read(connection: sa.Connection, scope: Scope, id_: int, kind: type[S], *, lock: bool = False) -> S:
    """The settings of a guild or a user; the defaults where none are stored, or none that can be read."""
    if lock:
        owner = _OWNERS[scope]
        value = connection.scalar(sa.select(owner.table.c.value).where(owner == id_).with_for_update())
    else:
        value = _READ[scope].scalar(connection, {"of": id_})
    if value is DAMAGED:
        log.error("The settings of %s %d cannot be read", scope, id_)
    return value if isinstance(value, kind) else kind()


def of_guild(connection: sa.Connection, guild_id: int | None) -> GuildSettings:
    """Return a server's settings; for tables that are on none (None) as they are by themselves."""
    return GuildSettings() if guild_id is None else read(connection, "guild", guild_id, GuildSettings)


def of_user(connection: sa.Connection, user_id: int) -> UserSettings:
    """Return a person's settings."""
    return read(connection, "user", user_id, UserSettings)


class Reader(NamedTuple):
    """A person who clicks: their settings, and whether they were found to take no direct messages."""

    settings: UserSettings
    messages_closed: bool


def reader(connection: sa.Connection, user_id: int) -> Reader:
    """Return what is asked about a person at each of their clicks."""
    return Reader(of_user(connection, user_id), messages_closed(connection, user_id))


def change(connection: sa.Connection, scope: Scope, id_: int, kind: type[S], changed: Mapping[str, Any]) -> tuple[S, S]:
    """Store the settings of a guild or a user with the fields that are ``changed``; return them before and after.

    The row is locked meanwhile, so that nobody undoes what another process changes at the same moment.
    """
    before = kind()
    after = msgspec.structs.replace(before, **changed)
    owner = _OWNERS[scope]
    row = {owner.key: id_, "value": after}
    if connection.execute(insert(connection.dialect.name, owner.table).values(row).on_conflict_do_nothing()).rowcount:
        return before, after
    before = read(connection, scope, id_, kind, lock=True)
    after = msgspec.structs.replace(before, **changed)
    connection.execute(sa.update(owner.table).where(owner == id_).values(value=after))
    return before, after


def hold(connection: sa.Connection, user_id: int) -> None:
    """Have whatever else holds a person wait until this transaction ends: what is counted of them does not change."""
    change(connection, "user", user_id, UserSettings, {})


def change_user(
    connection: sa.Connection, user_id: int, changed: Mapping[str, Any], now: datetime
) -> tuple[UserSettings, UserSettings]:
    """Store a person's settings with the fields that are ``changed``; return them before and after.

    How they want to be told that a table waits counts for tables that wait already.
    """
    before, after = change(connection, "user", user_id, UserSettings, changed)
    if after.alerts != before.alerts:
        check_reminders(connection, user_id, now)
    return before, after


def unmute(connection: sa.Connection, user_id: int) -> None:
    """Have nobody mute a person any more, who is being forgotten."""
    named = as_stored(user_settings.c.value).contains(str(user_id), autoescape=True)
    for reader in connection.scalars(sa.select(user_settings.c.user_id).where(named)).all():
        muted = of_user(connection, reader).muted or ()
        if user_id in muted:
            left = tuple(each for each in muted if each != user_id)
            change(connection, "user", reader, UserSettings, {"muted": left})


def who_hide(connection: sa.Connection, users: Iterable[int]) -> set[int]:
    """Those of ``users`` who are not to be shown in rankings."""
    query = sa.select(user_settings).where(user_settings.c.user_id.in_([*users]))
    return {row.user_id for row in connection.execute(query) if row.value is not DAMAGED and not row.value.ranked}
