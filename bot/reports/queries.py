"""Queries about reports."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec
import sqlalchemy as sa

from bot.core.refusal import Refusal
from bot.db.rows import Rows
from bot.outbox.model import Kind, NewItem
from bot.outbox.queries import insert_items
from bot.people import setting_queries as settings
from bot.reports import sources
from bot.reports.model import MESSAGE, OTHER, AbuseReport, Decision, ReportPlace, Written
from bot.reports.schema import reports
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due
from bot.tables.core.base import moment

REPORTS = Rows(AbuseReport, reports)

MAX_REPORTS, PERIOD = 3, timedelta(days=1)
"""How often a person may report something in a period."""

KEPT = timedelta(days=90)
"""How long a report is kept."""


def find(connection: sa.Connection, report_id: int) -> AbuseReport | None:
    """Return the report with this id, if it is still kept."""
    return REPORTS.one(connection, REPORTS.select(reports.c.id == report_id))


def report(
    connection: sa.Connection,
    place: ReportPlace,
    number: int,
    guild_id: int | None,
    key: str,
    by_id: int,
    reason: str,
    now: datetime,
    told: Written | None = None,
) -> int:
    """Store a report of what is named by ``key`` at a place, and have it posted; return its id.

    It goes to the channel that the server has named for that, else, and always where there is no server, to the
    operator. What a message has ``told`` is known to Discord alone. Raise Refusal where the text is gone, or the person
    has reported too much lately.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(by_id)))
    lately = sa.select(reports.c.at).where(reports.c.by_id == by_id, reports.c.at > now - PERIOD)
    earlier = connection.scalars(lately.order_by(reports.c.at)).all()
    if len(earlier) >= MAX_REPORTS:
        raise Refusal("refusal-report-often", limit=MAX_REPORTS, when=moment(earlier[-MAX_REPORTS] + PERIOD))
    found = sources.find(connection, place, number) if told is None else [told]
    known = {each.key: each for each in (OTHER, *found)}
    if key not in known:
        raise Refusal("refusal-report-gone")
    if not reason and key == OTHER.key:
        raise Refusal("refusal-report-what")
    written = known[key]
    channel = settings.of_guild(connection, guild_id).reports_channel
    made = AbuseReport(
        guild_id=guild_id,
        to_operator=channel is None,
        place=place,
        number=number,
        source=written.source,
        ref=written.ref,
        words=written.words,
        author_id=written.author_id,
        by_id=by_id,
        reason=reason,
        at=now,
    )
    values = {name: value for name, value in REPORTS.values(made).items() if name != "id"}
    stored = connection.execute(sa.insert(reports).values(values).returning(reports.c.id)).scalar_one()
    scheduler.schedule(connection, stored, guild_id, {Due.REPORT: now + KEPT})
    _post(connection, made, stored, now)
    return int(stored)


def decide(connection: sa.Connection, report_id: int, by_id: int, decision: Decision, now: datetime) -> AbuseReport:
    """Decide about a report, and remove the text if that is the decision (a message is deleted before).

    Its post says so. Raise Refusal where that was done before.
    """
    locked = reports.c.id == report_id
    connection.execute(sa.select(reports.c.id).where(locked).with_for_update())
    found = find(connection, report_id)
    if found is None or found.decision is not None:
        raise Refusal("refusal-report-decided")
    if decision is Decision.REMOVE and found.source != MESSAGE:
        if found.source not in sources.SOURCES:
            raise Refusal("refusal-unknown-value")
        sources.SOURCES[found.source].remove(connection, found.number, found.ref, now)
    connection.execute(sa.update(reports).where(locked).values(decision=decision, decided_by=by_id))
    _post(connection, found, report_id, now)
    return found


def expire(connection: sa.Connection, report_id: int, now: datetime) -> datetime | None:
    """Forget a report that was kept for long enough; return when that will be, None where it is done."""
    found = find(connection, report_id)
    if found is not None and found.at + KEPT > now:
        return found.at + KEPT
    connection.execute(sa.delete(reports).where(reports.c.id == report_id))
    return None


def hand_over(connection: sa.Connection, report_id: int, now: datetime) -> None:
    """Have the operator decide about a report that its server's channel does not take."""
    found = find(connection, report_id)
    if found is not None and found.decision is None:
        connection.execute(sa.update(reports).where(reports.c.id == report_id).values(to_operator=True))
        _post(connection, msgspec.structs.replace(found, to_operator=True), report_id, now)


def _post(connection: sa.Connection, found: AbuseReport, report_id: int, now: datetime) -> None:
    """Have the post of a report brought up to date."""
    to = None if found.to_operator else found.guild_id
    insert_items(connection, found.subject, to, 0, now, [NewItem(Kind.REPORT, report_id)])
