"""Queries about the settings of servers and people."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Literal, TypeVar

import msgspec
import sqlalchemy as sa

from bot.errors import words
from bot.model.settings import GuildSettings, UserSettings
from bot.store.schema import settings

log = logging.getLogger(__name__)


S = TypeVar("S", bound=msgspec.Struct)
Scope = Literal["guild", "user"]


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
