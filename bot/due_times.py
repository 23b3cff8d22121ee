"""The due times of tables and of people there, by kind: the handler, how many run at once, and for how long."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from bot.core.logs import log_about
from bot.matchmaking import rematches
from bot.reminders import service as reminders
from bot.reports import queries as reports
from bot.scheduler.model import Check, Due, Handler
from bot.server.posts import ServerPostTimes
from bot.tables.core import administration
from bot.tables.core.refusals import UnknownTable
from bot.tables.core.service import Tables
from bot.tables.history import retention
from bot.tables.polls import late_votes, service, still_playing
from bot.tables.time import clocks, vacations
from bot.tables.time import pauses as pausing

if TYPE_CHECKING:
    from bot.db import Store


def handlers(tables: Tables) -> Mapping[Due, Handler]:
    """Return how what is due at ``tables`` is seen to. Where the time is to be certain, nothing can be made good."""

    def handler(check: Callable[[Tables, int], Awaitable[datetime | None]], at_once: int = 2) -> Handler:
        return Handler(at_table(partial(check, tables)), at_once, certain=True)

    return {
        Due.LOBBY: handler(administration.expire_lobby),
        Due.START: handler(rematches.start_by_itself),
        Due.POLL: handler(service.check),
        Due.ARCHIVE: handler(retention.archive_table, at_once=1),
        Due.CLOCK: handler(clocks.check, at_once=4),
        Due.ABSENCE: handler(late_votes.check),
        Due.PAUSE: handler(pausing.expire),
        Due.IDLE: handler(still_playing.check),
        Due.BAN: Handler(tables.people.expire_ban, certain=True),
        Due.REPORT: Handler(partial(_expire_report, tables), certain=True),
        Due.VACATION: Handler(partial(vacations.check, tables), certain=True),
        Due.REMINDER: Handler(partial(reminders.check, tables), at_once=4),
    }


def at_services(play: Check, look_back: Check) -> Mapping[Due, Handler]:
    """Return how plans are played and moments looked for, by the services of both."""
    return {Due.PREMOVE: Handler(play, certain=True), Due.REVIEW: Handler(at_table(look_back))}


def at_servers(
    store: Store, now: Callable[[], datetime], on_server: Callable[[int], bool], on_outbox: Callable[[], None]
) -> Mapping[Due, Handler]:
    """Return how the posts of servers come to be due, on the servers for which ``on_server`` says so."""
    posts = ServerPostTimes(store, now, on_server, on_outbox)
    return {
        Due.BOARD: Handler(posts.check_board),
        Due.DIGEST: Handler(posts.check_digest),
        Due.DAILY: Handler(posts.check_daily),
    }


async def _expire_report(tables: Tables, report_id: int) -> datetime | None:
    return await tables.store.write(reports.expire, report_id, tables.now())


def at_table(check: Check) -> Check:
    """Return ``check`` as the check of a table, which may be there no more."""

    async def check_if_there(table_id: int) -> datetime | None:
        log_about(table=table_id)
        try:
            return await check(table_id)
        except UnknownTable:
            return None

    return check_if_there
