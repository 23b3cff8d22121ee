"""Queries about the settings of servers and people."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Literal, TypeVar

import msgspec
import sqlalchemy as sa

from bot.errors import words
from bot.model.settings import GuildSettings, SettingChange, UserSettings
from bot.store.guild_schema import setting_changes
from bot.store.schema import settings

log = logging.getLogger(__name__)


S = TypeVar("S", bound=msgspec.Struct)
Scope = Literal["guild", "user"]

KEPT = 100
"""So many changes of a server's settings are kept."""


def read(connection: sa.Connection, scope: Scope, id_: int, kind: type[S]) -> S:
    """The settings of a guild or a user; the defaults where none are stored, or none that can be read."""
    query = sa.select(settings.c.value).where(settings.c.scope == scope, settings.c.id == id_)
    value = connection.execute(query).scalar_one_or_none()
    try:
        return kind() if value is None else msgspec.json.decode(value, type=kind)
    except msgspec.MsgspecError as error:
        log.error("The settings of %s %d cannot be read: %s", scope, id_, words(error))
        return kind()


def save(connection: sa.Connection, scope: Scope, id_: int, value: msgspec.Struct) -> None:
    """Stores the settings of a guild or a user."""
    connection.execute(sa.delete(settings).where(settings.c.scope == scope, settings.c.id == id_))
    row = {"scope": scope, "id": id_, "value": msgspec.json.encode(value).decode()}
    connection.execute(sa.insert(settings), row)


def save_guild(
    connection: sa.Connection, guild_id: int, value: GuildSettings, changed: Sequence[SettingChange]
) -> None:
    """Stores the settings of a guild and who has ``changed`` what in them; of that the last :data:`KEPT` are kept."""
    save(connection, "guild", guild_id, value)
    if changed:
        rows = [{"guild_id": guild_id, **msgspec.structs.asdict(each)} for each in changed]
        connection.execute(sa.insert(setting_changes), rows)
        mine = setting_changes.c.guild_id == guild_id
        kept = sa.select(setting_changes.c.id).where(mine).order_by(setting_changes.c.id.desc()).limit(KEPT)
        connection.execute(sa.delete(setting_changes).where(mine, setting_changes.c.id.not_in(kept)))


def changes(connection: sa.Connection, guild_id: int, most: int) -> list[SettingChange]:
    """The last changes of a guild's settings, the latest first."""
    fields = [setting_changes.c[name] for name in SettingChange.__struct_fields__]
    query = sa.select(*fields).where(setting_changes.c.guild_id == guild_id).order_by(setting_changes.c.id.desc())
    return [SettingChange(**row._mapping) for row in connection.execute(query.limit(most))]


def digest_channels(connection: sa.Connection) -> dict[int, int]:
    """The servers that want a digest, each with the channel for it."""
    query = sa.select(settings.c.id, settings.c.value).where(
        settings.c.scope == "guild", settings.c.value.contains('"digest_channel":')
    )
    found = {}
    for row in connection.execute(query):
        with suppress(msgspec.MsgspecError):
            channel = msgspec.json.decode(row.value, type=GuildSettings).digest_channel
            if channel is not None:
                found[row.id] = channel
    return found


def who_hide(connection: sa.Connection, users: Iterable[int]) -> set[int]:
    """Those of ``users`` who are not to be shown in rankings."""
    query = sa.select(settings.c.id, settings.c.value).where(settings.c.scope == "user", settings.c.id.in_([*users]))
    found = set()
    for row in connection.execute(query):
        with suppress(msgspec.MsgspecError):
            if not msgspec.json.decode(row.value, type=UserSettings).ranked:
                found.add(row.id)
    return found
