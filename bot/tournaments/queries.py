"""Queries about tournaments. Each is changed as a whole, by one transaction at a time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.core.pace import Pace
from bot.db.rows import Rows
from bot.db.schema import tables
from bot.outbox import queries as outbox
from bot.outbox.model import Kind, NewItem
from bot.people.queries import require_admitted, require_remembered
from bot.people.schema import blocks
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due
from bot.tables.core import journal_queries as journal
from bot.tables.core.change import Change
from bot.tables.core.model import LIVE, Entry, EntryKind, Status
from bot.tournaments.entry.reminder_items import reminders
from bot.tournaments.model import (
    Announcement,
    Match,
    MatchVerdict,
    Participant,
    Phase,
    Tournament,
    TournamentChange,
    TournamentState,
)
from bot.tournaments.schema import tournament_matches, tournament_people, tournaments
from bot.webhooks import queries as webhooks
from bot.webhooks.model import HookEvent
from games.engine import text

Decide = Callable[[TournamentState], TournamentChange | None]
"""A function that decides the change of a tournament; None for no change. It may be called again, and may raise."""

TOURNAMENTS, PEOPLE = Rows(Tournament, tournaments), Rows(Participant, tournament_people)
MATCHES = Rows(Match, tournament_matches, table_id=tournament_matches.c.led_to)
_PINGS = msgspec.json.Decoder(tuple[int, ...])


def open_one(connection: sa.Connection, tournament: Tournament, interaction_id: str) -> int:
    """Stores a new tournament; its id."""
    row = {**_tournament_row(tournament), "interaction_id": interaction_id}
    made = connection.execute(sa.insert(tournaments), row).inserted_primary_key
    assert made is not None  # noqa: S101 - an insert of one row has one
    items = [NewItem(Kind.SIGN_UP, made[0])]
    outbox.insert_items(connection, tournament.guild_id, tournament.guild_id, 0, tournament.opened_at, items)
    _check(
        connection,
        TournamentState(tournament=msgspec.structs.replace(tournament, id=int(made[0])), people=(), matches=()),
    )
    return int(made[0])


def open_state(connection: sa.Connection, state: TournamentState) -> int:
    """Stores a tournament of a league, with its people; its id."""
    tournament = state.tournament
    once = f"league {tournament.league_id} {tournament.season} {tournament.division}"
    if tournament.phase is Phase.SIGN_UP:
        tournament_id = open_one(connection, tournament, once)
    else:
        row = {**_tournament_row(tournament), "interaction_id": once}
        made = connection.execute(sa.insert(tournaments), row).inserted_primary_key
        assert made is not None  # noqa: S101 - an insert of one row has one
        tournament_id = int(made[0])
    for person in state.people:
        _write_person(connection, tournament_id, person)
    opened = msgspec.structs.replace(tournament, id=tournament_id)
    _check(connection, TournamentState(tournament=opened, people=state.people))
    return tournament_id


def opened_by(connection: sa.Connection, interaction_id: str) -> Tournament | None:
    """The tournament that an interaction opened."""
    return TOURNAMENTS.one(connection, TOURNAMENTS.select(tournaments.c.interaction_id == interaction_id))


def find(connection: sa.Connection, tournament_id: int) -> TournamentState | None:
    """The tournament with this id."""
    tournament = TOURNAMENTS.one(connection, TOURNAMENTS.select(tournaments.c.id == tournament_id))
    return None if tournament is None else _state(connection, tournament)


def of_guild(connection: sa.Connection, guild_id: int, most: int) -> list[Tournament]:
    """The tournaments of a server: those under way, then those that are over, newest first."""
    query = TOURNAMENTS.select(tournaments.c.guild_id == guild_id)
    over = sa.case((tournaments.c.phase == Phase.OVER, 1), else_=0)
    return TOURNAMENTS.all(connection, query.order_by(over, tournaments.c.id.desc()).limit(most))


def played_by(connection: sa.Connection, user_id: int, tournament_ids: Collection[int]) -> list[int]:
    """Those of these tournaments that a person plays in."""
    mine = (tournament_people.c.user_id == user_id, tournament_people.c.tournament_id.in_(tournament_ids))
    query = sa.select(tournament_people.c.tournament_id).where(*mine, tournament_people.c.dropped.is_(None))
    return list(connection.scalars(query.order_by(tournament_people.c.tournament_id)))


def counts(connection: sa.Connection, tournament_ids: Collection[int]) -> dict[int, int]:
    """How many people each of these tournaments has."""
    query = sa.select(tournament_people.c.tournament_id, sa.func.count()).where(
        tournament_people.c.tournament_id.in_(tournament_ids)
    )
    return {row[0]: row[1] for row in connection.execute(query.group_by(tournament_people.c.tournament_id))}


def live(connection: sa.Connection, guild_id: int | None = None) -> list[Tournament]:
    """The tournaments (of a server) that are not over, oldest first, those of leagues among them."""
    query = TOURNAMENTS.select(tournaments.c.phase != Phase.OVER)
    if guild_id is not None:
        query = query.where(tournaments.c.guild_id == guild_id)
    return TOURNAMENTS.all(connection, query.order_by(tournaments.c.id))


def change_state(connection: sa.Connection, tournament_id: int, decide: Decide) -> TournamentState | None:
    """Changes a tournament as ``decide`` says, while nobody else does; as it then is, None where there is none."""
    found = TOURNAMENTS.one(connection, TOURNAMENTS.select(tournaments.c.id == tournament_id).with_for_update())
    if found is None:
        return None
    state = _state(connection, found)
    made = decide(state)
    if made is None:
        return state
    mine = sa.update(tournaments).where(tournaments.c.id == tournament_id)
    connection.execute(mine.values(**_tournament_row(made.tournament)))
    if made.gone:  # first: their places may be taken by the same people under another number
        here = tournament_people.c.tournament_id == tournament_id
        connection.execute(sa.delete(tournament_people).where(here, tournament_people.c.number.in_(made.gone)))
    known = {person.user_id for person in state.people}
    newcomers = [person.user_id for person in made.people if person.user_id not in known]
    require_admitted(connection, made.tournament.guild_id, newcomers)
    for person in made.people:
        _write_person(connection, tournament_id, person)
    matches = [_write_match(connection, tournament_id, match) for match in made.matches]
    for table_id, told in made.notices:
        outbox.insert_at_table(connection, table_id, made.tournament.changed_at, (NewItem(Kind.NOTICE, note=told),))
    if made.news is not None:
        tournament = made.tournament
        webhooks.queue(connection, HookEvent.ROUND, tournament.guild_id, tournament.changed_at, made.news)
    items = _posts(state.tournament, made, matches)
    if made.tournament.check_in_until is not None and state.tournament.check_in_until is None:
        items += reminders(state, made.tournament.check_in_until, made.tournament.changed_at)
    outbox.insert_items(
        connection, made.tournament.guild_id, made.tournament.guild_id, 0, made.tournament.changed_at, items
    )
    for opened in made.opened:
        open_state(connection, opened)
    after = _state(connection, msgspec.structs.replace(made.tournament, id=tournament_id))
    if after.tournament.phase is not Phase.SIGN_UP or next_time(after.tournament) != next_time(state.tournament):
        _check(connection, after)
    return after


def _posts(before: Tournament, made: TournamentChange, matches: Sequence[int]) -> list[NewItem]:
    """Return the posts of a tournament that was changed, and the refreshes of its standing posts.

    ``matches`` are the ids of the matches that have changed.
    """
    after, now = made.tournament, made.tournament.changed_at
    items = [
        NewItem(Kind.TOURNAMENT_ANNOUNCEMENT, before.id, note.words, body=msgspec.json.encode(note.pings).decode())
        for note in made.notes
    ]
    moved_on = before.phase is not after.phase
    if before.phase is Phase.SIGN_UP or (before.phase is Phase.CHECK_IN and (moved_on or made.gone or made.notes)):
        items.append(NewItem(Kind.SIGN_UP, before.id))
    if Phase.CHECK_IN in (before.phase, after.phase):
        items.append(NewItem(Kind.CHECK_IN, before.id))
    if after.round:
        items.append(NewItem(Kind.STANDINGS, before.id))
    for number, match in zip(matches, made.matches, strict=True):
        if len(match.seats) > 1:
            wait = max((match.opens_at - now).total_seconds(), 0.0)
            items.append(NewItem(Kind.MATCH, number, wait=0.0 if match.id else wait))
    return items


def show(connection: sa.Connection, tournament_id: int, now: datetime) -> None:
    """Has the posts of a tournament brought up to date."""
    guild_id = connection.execute(
        sa.select(tournaments.c.guild_id).where(tournaments.c.id == tournament_id)
    ).scalar_one()
    items = [NewItem(kind, tournament_id) for kind in (Kind.SIGN_UP, Kind.CHECK_IN, Kind.STANDINGS)]
    outbox.insert_items(connection, guild_id, guild_id, 0, now, items)


def pings_of(body: str) -> tuple[int, ...]:
    """Those whom a note calls, of whose item this is the body."""
    return _PINGS.decode(body)


def of_match(connection: sa.Connection, match_id: int) -> TournamentState | None:
    """The tournament that a match belongs to."""
    mine = sa.select(tournament_matches.c.tournament_id).where(tournament_matches.c.id == match_id)
    tournament = TOURNAMENTS.one(connection, TOURNAMENTS.select(tournaments.c.id.in_(mine)))
    return None if tournament is None else _state(connection, tournament)


def live_though_decided(connection: sa.Connection, tournament_id: int) -> list[int]:
    """The tables of a tournament's decided matches that are to be closed or stopped.

    That are those of annulled matches, and where a game goes on that counts for ratings or has a clock.
    """
    goes_on = sa.and_(tables.c.status == Status.RUNNING.value, sa.or_(tables.c.rated, tables.c.pace != Pace.FREE.value))
    annulled = sa.and_(tables.c.status.in_(LIVE), tournament_matches.c.verdict == MatchVerdict.ANNULLED.value)
    query = (
        sa.select(tables.c.id)
        .join(tournament_matches, tournament_matches.c.led_to == tables.c.id)
        .where(tournament_matches.c.tournament_id == tournament_id, tournament_matches.c.verdict.is_not(None))
        .where(sa.or_(goes_on, annulled))
    )
    return list(connection.scalars(query.order_by(tables.c.id)))


def blocked_among(connection: sa.Connection, tournament_id: int, user_id: int) -> list[int]:
    """Those of a tournament's people whom a person blocks."""
    theirs = sa.select(tournament_people.c.user_id).where(tournament_people.c.tournament_id == tournament_id)
    query = sa.select(blocks.c.blocked_id).where(blocks.c.user_id == user_id, blocks.c.blocked_id.in_(theirs))
    return list(connection.scalars(query.order_by(blocks.c.blocked_id)))


def next_time(tournament: Tournament) -> datetime:
    """When time next does something to a tournament that is not over: a sign-up, a check-in or a round ends."""
    ends = {Phase.SIGN_UP: tournament.plan.sign_up_until, Phase.CHECK_IN: tournament.check_in_until}
    return ends.get(tournament.phase, tournament.round_ends_at) or tournament.changed_at


def check_result(connection: sa.Connection, change: Change) -> None:
    """Have the tournament checked to which the game belongs that ends with a change, if it does to one."""
    if change.result is None:
        return
    known = sa.select(tournaments.c.id, tournaments.c.guild_id).join(tournament_matches)
    row = connection.execute(known.where(tournament_matches.c.led_to == change.table.id)).one_or_none()
    if row is not None:
        now = change.entry.at
        scheduler.no_later(connection, Due.TOURNAMENT, [row.id], row.guild_id, now, now)


def waits_for_table(connection: sa.Connection, state: TournamentState) -> bool:
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


def _check(connection: sa.Connection, state: TournamentState) -> None:
    """Have a tournament checked as soon as there may be something to do about it, as it is now."""
    tournament, now = state.tournament, state.tournament.changed_at
    if tournament.phase is Phase.OVER:
        if tournament.division:
            of_season = (tournaments.c.league_id == tournament.league_id, tournaments.c.season == tournament.season)
            season = sa.select(tournaments.c.id).where(*of_season, tournaments.c.division == 0)
            ids = connection.scalars(season).all()
            scheduler.no_later(connection, Due.TOURNAMENT, ids, tournament.guild_id, now, now)
        return
    waits = tournament.phase is Phase.CHECK_IN and not all(each.checked_in for each in state.people)
    at = next_time(tournament) if waits or tournament.phase is Phase.SIGN_UP else now
    scheduler.no_later(connection, Due.TOURNAMENT, [tournament.id], tournament.guild_id, at, now)


def _state(connection: sa.Connection, tournament: Tournament) -> TournamentState:
    """A tournament with all that belongs to it: where any of that is damaged, so is the whole. Raises DamagedRow."""
    people = PEOPLE.select(tournament_people.c.tournament_id == tournament.id).order_by(tournament_people.c.number)
    matches = MATCHES.select(tournament_matches.c.tournament_id == tournament.id)
    in_order = matches.order_by(tournament_matches.c.round, tournament_matches.c.number)
    return TournamentState(
        tournament=tournament,
        people=tuple(map(PEOPLE.read, connection.execute(people))),
        matches=tuple(map(MATCHES.read, connection.execute(in_order))),
    )


def _write_person(connection: sa.Connection, tournament_id: int, person: Participant) -> None:
    here = sa.and_(tournament_people.c.tournament_id == tournament_id, tournament_people.c.number == person.number)
    row = PEOPLE.values(person)
    if not connection.execute(sa.update(tournament_people).where(here).values(**row)).rowcount:
        require_remembered(connection, [person.user_id])
        connection.execute(sa.insert(tournament_people), {"tournament_id": tournament_id, **row})


def _write_match(connection: sa.Connection, tournament_id: int, match: Match) -> int:
    """Stores a match; its id."""
    row = {**MATCHES.values(match), "tournament_id": tournament_id}
    del row["id"]
    if match.id:
        connection.execute(sa.update(tournament_matches).where(tournament_matches.c.id == match.id).values(**row))
        return match.id
    made = connection.execute(sa.insert(tournament_matches), row).inserted_primary_key
    assert made is not None  # noqa: S101 - an insert of one row has one
    return int(made[0])


def _tournament_row(tournament: Tournament) -> dict[str, Any]:
    row = {**TOURNAMENTS.values(tournament), "sign_up_until": tournament.plan.sign_up_until}
    del row["id"]
    return row
