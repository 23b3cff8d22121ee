"""Rounds whose tables are set aside: they do not end before these go on, and last longer by as long as that took."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

import msgspec
import sqlalchemy as sa

from bot.db.schema import tables
from bot.tables.core import journal_queries as journal
from bot.tables.core.change import Change
from bot.tables.core.model import Entry, EntryKind, Status
from bot.tournaments.model import Announcement, Phase, TournamentChange, TournamentState
from bot.tournaments.queries import change_state
from bot.tournaments.schema import tournament_matches
from games.engine import text


def waits(connection: sa.Connection, state: TournamentState) -> bool:
    """Whether a match of the round is played at a table that is set aside."""
    return _any_set_aside(connection, [each.table_id for each in state.open if each.table_id is not None])


def wait_for_table(connection: sa.Connection, change: Change) -> None:
    """Have the round wait to which the table belongs that is set aside, or goes on after that."""
    if change.entry.kind not in (EntryKind.QUARANTINED, EntryKind.BACK):
        return
    mine = sa.select(tournament_matches.c.tournament_id).where(tournament_matches.c.led_to == change.table.id)
    tournament_id = connection.scalar(mine)
    if tournament_id is not None:
        change_state(connection, tournament_id, partial(_waiting, connection, change.entry))


def _waiting(connection: sa.Connection, entry: Entry, state: TournamentState) -> TournamentChange | None:
    """The change that follows for a round. The first table that is set aside is told of, and the last that goes on."""
    tournament, until = state.tournament, state.tournament.round_ends_at
    is_open = any(each.table_id == entry.table_id for each in state.open)
    if tournament.phase is not Phase.RUNNING or until is None or not is_open:
        return None
    known = [each.table_id for each in state.current if each.table_id is not None]
    others = [each for each in known if each != entry.table_id]
    waits_on = _any_set_aside(connection, others)
    if entry.kind is EntryKind.QUARANTINED:
        words = text("tournament-note-waits", table=str(entry.table_id), round=tournament.round)
    else:
        aside = journal.last_at(connection, (entry.table_id,), EntryKind.QUARANTINED) or entry.at
        counted = journal.last_at(connection, others, EntryKind.BACK) or aside
        until += entry.at - max(aside, counted)
        words = text("tournament-note-goes-on", round=tournament.round, until=f"<t:{int(until.timestamp())}:f>")
    return TournamentChange(
        tournament=msgspec.structs.replace(tournament, changed_at=entry.at, round_ends_at=until),
        notes=() if waits_on else (Announcement(words=words),),
    )


def _any_set_aside(connection: sa.Connection, table_ids: Collection[int]) -> bool:
    aside = sa.select(tables.c.id).where(tables.c.id.in_(table_ids), tables.c.status == Status.QUARANTINED.value)
    return connection.execute(aside.limit(1)).first() is not None
