"""Earlier formats of the file a sandbox is kept in, brought to the present one."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from bot.sandbox.settings import SandboxSettings

_decode, _encode = msgspec.msgpack.decode, msgspec.msgpack.encode


def upgrade(database: sqlite3.Connection, found: int, settings: SandboxSettings) -> None:
    """Brings a file of format ``found`` to the present one, in the transaction that is open."""
    if found == 1:
        _to_several_guilds(database, settings)


def _to_several_guilds(database: sqlite3.Connection, settings: SandboxSettings) -> None:
    """Format 1 knew one server: its roles stood with the world, its members' with the people, nonces in messages."""
    worlds = _rows(database, "world")
    if not worlds:
        return
    world = worlds[""]
    bot, (member_role, manager_role, bot_role) = world["bot"], world["roles"]
    people = _rows(database, "person")
    members = {id_: {"roles": one["roles"], "joined": one["joined"]} for id_, one in people.items()}
    members[bot] = {"roles": [bot_role]}
    guild = {
        "id": world["guild"],
        "name": settings.guild_name,
        "locale": settings.guild_locale,
        "member_role": member_role,
        "manager_role": manager_role,
        "bot_role": bot_role,
        "further_roles": world["further_roles"],
        "members": members,
    }
    _write(database, "guild", {guild["id"]: guild})
    _write(database, "world", {"": {"bot": bot, "address": world["address"]}})
    kept = ("id", "name", "locale", "dms_open", "bot")
    _write(database, "person", {id_: {key: one[key] for key in kept} for id_, one in people.items()})
    channels = _rows(database, "channel")
    for channel in channels.values():
        allow, deny = channel.pop("bot_allow"), channel.pop("bot_deny")
        channel["overwrites"] = {bot: {"type": 1, "allow": allow, "deny": deny}} if allow or deny else {}
        channel["guild"] = None if channel["recipient"] else guild["id"]
    _write(database, "channel", channels)
    messages = _rows(database, "message")
    for message in messages.values():
        data = msgspec.json.decode(message["data"])
        message["nonce"] = data.pop("nonce", None)
        message["data"] = msgspec.json.encode(data)
    _write(database, "message", messages)


def _rows(database: sqlite3.Connection, kind: str) -> dict[str, Any]:
    found = database.execute("SELECT id, body FROM kept WHERE kind = ? ORDER BY id", (kind,))
    return {id_: _decode(body) for id_, body in found.fetchall()}


def _write(database: sqlite3.Connection, kind: str, rows: dict[str, Any]) -> None:
    written = [(kind, id_, _encode(body)) for id_, body in rows.items()]
    database.executemany("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", written)
