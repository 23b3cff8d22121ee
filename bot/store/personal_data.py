"""What is stored about one person, as plain data that JSON can hold."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from bot.store.contest_schema import contest_people, contests
from bot.store.forgetting import OWN
from bot.store.result_schema import rating_changes, result_people, results
from bot.store.schema import blocks, journal, learners, seats, settings, tables

HIDDEN = {learners.c.state, blocks.c.blocked_id}
"""A lesson's position is no secret and no news; who blocks somebody is the others'."""

JSON = {
    "value",
    "calendar",
    "alternatives",
    "over",
    "finished",
    "met",
    "record",
    "offers",
    "absence",
    "seen_by",
    "plan",
}


def personal_data(connection: sa.Connection, user_id: int) -> dict[str, Any]:
    """All rows about a person by the name of the table they lie in; of what they share with others their own part."""
    found: dict[str, Any] = {}
    for column in OWN:
        if column not in HIDDEN:
            shown = [each for each in column.table.c if each not in HIDDEN - {blocks.c.blocked_id}]
            found[column.table.name] = _rows(connection, sa.select(*shown).where(column == user_id))
    mine = sa.select(settings.c.value).where(settings.c.scope == "user", settings.c.id == user_id)
    found["settings"] = _rows(connection, mine)
    own = [seats.c[name] for name in ("table_id", "seat", "name", "locale", "since", "kept", "kept_turns")]
    at = sa.select(*own, tables.c.guild_id, tables.c.channel_id, tables.c.game, tables.c.status, tables.c.created_at)
    found["seats"] = _rows(
        connection, at.join(tables, tables.c.id == seats.c.table_id).where(seats.c.user_id == user_id)
    )
    opened = sa.select(tables.c.id, tables.c.guild_id, tables.c.game, tables.c.status, tables.c.created_at)
    found["opened_tables"] = _rows(connection, opened.where(tables.c.owner_id == user_id))
    done = sa.select(*(journal.c[name] for name in ("table_id", "revision", "kind", "at", "seat", "key", "undone")))
    found["journal"] = _rows(connection, done.where(journal.c.user_id == user_id))
    found["contests"] = _rows(connection, sa.select(contest_people).where(contest_people.c.user_id == user_id))
    led = sa.select(contests.c.id, contests.c.guild_id, contests.c.channel_id, contests.c.plan, contests.c.opened_at)
    found["opened_contests"] = _rows(connection, led.where(contests.c.opener_id == user_id))
    played = sa.select(result_people.c.table_id).where(result_people.c.user_id == user_id)
    found["results"] = _rows(connection, sa.select(results.c.record).where(results.c.table_id.in_(played)))
    rated = sa.select(*(each for each in rating_changes.c if each is not rating_changes.c.user_id))
    found["rating_changes"] = _rows(connection, rated.where(rating_changes.c.user_id == user_id))
    return found


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> list[dict[str, Any]]:
    return [
        {name: _value(name, value) for name, value in row._mapping.items()} for row in connection.execute(query).all()
    ]


def _value(name: str, value: Any) -> Any:
    if name in JSON and value:
        return msgspec.json.decode(value)
    return value.hex() if isinstance(value, bytes) else msgspec.to_builtins(value)
