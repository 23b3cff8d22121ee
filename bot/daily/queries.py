"""Queries about the deals of the days and the tries at them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta

import sqlalchemy as sa

from bot.daily.model import DAY, Deal, Try, TryResult, begins
from bot.daily.schema import daily_deals, daily_places, daily_tries
from bot.db.inserts import insert
from bot.db.rows import Rows
from bot.tables.time.clock import Outage
from bot.tables.time.schema import outages

DEALS, TRIES, RESULTS = Rows(Deal, daily_deals), Rows(Try, daily_tries), Rows(TryResult, daily_tries)

KEEP = timedelta(days=400)
"""How long the result of a try is kept, and so the longest streak."""

KEEP_STATES = timedelta(days=3)
"""How long the last position of a try can be looked at."""


def deal(connection: sa.Connection, day: date) -> Deal | None:
    """Return the deal of a day, if it is fixed."""
    return DEALS.one(connection, DEALS.select(daily_deals.c.day == day))


def deals(connection: sa.Connection, since: date) -> list[Deal]:
    """Return all deals from a day on that are fixed, the earliest first."""
    return DEALS.all(connection, DEALS.select(daily_deals.c.day >= since).order_by(daily_deals.c.day))


def fix(connection: sa.Connection, new: Iterable[Deal]) -> None:
    """Store deals for good; what is fixed for their days already stays."""
    for each in new:
        _insert(connection, daily_deals, DEALS.values(each))


def attempt(connection: sa.Connection, day: date, user_id: int, *, counts: bool = True) -> Try | None:
    """Return a person's try at the deal of a day."""
    return TRIES.one(connection, TRIES.select(_is(day, user_id, counts=counts)))


def begin(connection: sa.Connection, new: Try) -> bool:
    """Store a try that begins; return whether it did: there is only one that counts, and a free one is replaced."""
    if not new.counts:
        connection.execute(sa.delete(daily_tries).where(_is(new.day, new.user_id, counts=False)))
    return _insert(connection, daily_tries, TRIES.values(new))


def advance(connection: sa.Connection, now: Try) -> bool:
    """Store how far a try has come; return whether nobody was faster: the revision stored is the one before."""
    here = sa.and_(_is(now.day, now.user_id, counts=now.counts), daily_tries.c.revision == now.revision - 1)
    begun = daily_tries.c.begun_at == now.begun_at  # a free one may have been begun anew
    return connection.execute(sa.update(daily_tries).where(here, begun).values(TRIES.values(now))).rowcount == 1


def note_place(connection: sa.Connection, day: date, guild_id: int, user_id: int) -> None:
    """Note that somebody looks at the deal of the day on a server: they are in its ranking."""
    _insert(connection, daily_places, {"day": day, "guild_id": guild_id, "user_id": user_id})


def tries(connection: sa.Connection, day: date, guild_id: int | None = None) -> list[TryResult]:
    """Return what others may know of all tries that count at the deal of a day (of the people of one server)."""
    query = RESULTS.select(daily_tries.c.day == day, daily_tries.c.counts)
    if guild_id is not None:
        here = sa.and_(daily_places.c.day == day, daily_places.c.guild_id == guild_id)
        query = query.where(daily_tries.c.user_id.in_(sa.select(daily_places.c.user_id).where(here)))
    return RESULTS.all(connection, query)


def own(connection: sa.Connection, user_id: int) -> list[tuple[date, datetime, bool]]:
    """Return of each try of a person that counts: its day, when it was begun, and whether it was finished."""
    columns = (daily_tries.c.day, daily_tries.c.begun_at, daily_tries.c.finished_at)
    mine = sa.select(*columns).where(daily_tries.c.user_id == user_id, daily_tries.c.counts)
    return [(row.day, row.begun_at, row.finished_at is not None) for row in connection.execute(mine)]


def outages_since(connection: sa.Connection, since: datetime) -> list[Outage]:
    """Return the outages, wherever they were, that ended after ``since``."""
    found = sa.select(outages.c.began, outages.c.ended).where(outages.c.ended > since)
    return [Outage(row.began, row.ended) for row in connection.execute(found.order_by(outages.c.began))]


def forget_old(connection: sa.Connection, now: datetime) -> None:
    """Forget positions and free tries of some days ago, and all that is older than tries are kept."""
    states, everything = now - KEEP_STATES, now - KEEP
    before = daily_tries.c.day < states.date()
    connection.execute(sa.delete(daily_tries).where(before, ~daily_tries.c.counts))
    over = sa.and_(before, daily_tries.c.state.is_not(None))
    connection.execute(sa.update(daily_tries).where(over).values(state=None, told=(), choices=(), leads=()))
    connection.execute(sa.delete(daily_places).where(daily_places.c.day < states.date()))
    for part in (daily_tries, daily_deals):
        connection.execute(sa.delete(part).where(part.c.day < everything.date()))


def missing(connection: sa.Connection, since: date, until: date) -> Sequence[date]:
    """Return the days, the last one excluded, whose deals are not fixed."""
    known = set(connection.scalars(sa.select(daily_deals.c.day).where(daily_deals.c.day >= since)))
    days = ((begins(since) + number * DAY).date() for number in range((until - since).days))
    return [day for day in days if day not in known]


def _insert(connection: sa.Connection, table: sa.Table, values: dict[str, object]) -> bool:
    """Add a row; return whether there was none, also where two processes try at once."""
    added = insert(connection.dialect.name, table).values(values).on_conflict_do_nothing()
    return connection.execute(added).rowcount == 1


def _is(day: date, user_id: int, *, counts: bool) -> sa.ColumnElement[bool]:
    return sa.and_(daily_tries.c.day == day, daily_tries.c.user_id == user_id, daily_tries.c.counts.is_(counts))
