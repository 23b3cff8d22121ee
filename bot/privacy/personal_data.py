"""Collect everything that is stored about one person, as plain data for JSON."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.db.column_types import Mark, as_stored, marked, plain_rows
from bot.db.schema import due, journal, seats, tables, whole_schema
from bot.results.schema import result_people, results
from bot.scheduler.model import SubjectKind, kinds_about
from bot.tables.core.model import EntryKind
from bot.tournaments.schema import tournament_people


def personal_data(connection: sa.Connection, user_id: int) -> dict[str, Any]:
    """All rows about a person by the name of the table they lie in; of what they share with others their own part."""
    found: dict[str, Any] = {}
    for column in marked(whole_schema(), Mark.OWN, Mark.PERSON):
        heading = column.info.get("heading", "")
        if heading != "":
            own = column.info["mark"] is Mark.OWN
            shown = [each for each in column.table.c if each.info.get("disclosed", own)]
            where = [column == user_id]
            if column.table is seats:
                shown += [tables.c[name] for name in ("guild_id", "channel_id", "game", "status", "created_at")]
                where.append(tables.c.id == seats.c.table_id)
            found[heading or column.table.name] = plain_rows(connection, shown, *where)
    proposed = as_stored(tournament_people.c.substitute)
    named = sa.or_(*(proposed.contains(f'"{role}":{user_id},') for role in ("user_id", "by")))
    found["tournament_substitutes"] = plain_rows(
        connection, [tournament_people.c.tournament_id, tournament_people.c.substitute], named
    )
    played = sa.select(result_people.c.table_id).where(result_people.c.user_id == user_id)
    found["results"] = plain_rows(connection, [results.c.record], results.c.table_id.in_(played))
    said = (journal.c.user_id == user_id, journal.c.kind == EntryKind.SAID.value)
    found["lines"] = plain_rows(connection, [journal.c.table_id, journal.c.at, journal.c.events], *said)
    about = (due.c.kind.in_(kinds_about(SubjectKind.PERSON)), due.c.subject == user_id)
    found["due"] = plain_rows(connection, [due.c.kind, due.c.at], *about)
    return found
