"""The service of results: ratings brought up to date, and results that are removed."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

import sqlalchemy as sa

from bot.core.steady_time import utc_now
from bot.outbox.model import Kind, NewItem
from bot.people import queries as people
from bot.people import setting_queries as settings
from bot.results import answer_queries as answers
from bot.results import queries as results
from bot.results import rating_queries as ratings
from bot.results.digest import Digest, surprising
from bot.results.profile import MAX_TURNS, Profile, last_forfeit, profile
from bot.results.queries import StoredResult
from bot.results.ranking import CHANGES_TIME as SPAN_SHOWN
from bot.results.ranking import Ranked, ranked, shown
from bot.scores.arithmetic import REPEATS_WITHIN, Rater
from bot.scores.rating import RatingChange
from bot.scores.result import Removal
from bot.tables.core import queries as tables
from bot.tables.core.change import RevisionConflict
from bot.tables.core.model import Actor, Table
from bot.tables.core.refusals import Refusal
from games.engine import text

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)

MAX_TRIES = 5
"""Attempts where another process rates the same results."""

MAX_REASON = 200
"""Characters."""


class Results:
    """Results and what follows from them.

    ``now`` tells the time, ``on_outbox`` is called when there is something to say.
    """

    def __init__(
        self, store: Store, now: Callable[[], datetime] = utc_now, on_outbox: Callable[[], None] = lambda: None
    ) -> None:
        self._store = store
        self._now = now
        self._on_outbox = on_outbox

    async def rate(self, guild_id: int) -> None:
        """Brings the ratings of a server up to date with its results.

        Where an earlier result has come to light since, or has gone, all that came after it is rated anew.
        """
        if not await self._store.read(ratings.any_unrated, guild_id):  # no move waits for a look at all results
            return
        for _ in range(MAX_TRIES):
            try:
                while await self._store.write(ratings.rate, guild_id, Rater, REPEATS_WITHIN):
                    pass
            except RevisionConflict:
                log.info("Another process rates the results of server %d", guild_id)
            else:
                return

    async def rebuild(self, guild_id: int) -> None:
        """Rates all results of a server anew."""
        await self._store.write(ratings.forget, guild_id)
        await self.rate(guild_id)

    async def changes(self, table_id: int) -> list[RatingChange]:
        """Return the rating changes of a table in seat order; none where its result does not count."""
        kept = await self._store.read(results.find, table_id)
        if kept is None or kept.removal is not None or not kept.result.rated:
            return []
        await self.rate(kept.result.guild_id)
        found = {each.user_id: each for each in await self._store.read(ratings.of_table, table_id)}
        return [found[seat.began] for seat in kept.result.seats if seat.began in found]

    async def ranking(self, guild_id: int, game: str, reader: int) -> tuple[list[Ranked], dict[int, str]]:
        """The ranking of a game on a server as ``reader`` may see it, and the names of the people in it.

        Who has asked to be left out is, and who has not played it lately; but for themselves.
        """
        await self.rate(guild_id)
        before = self._now() - SPAN_SHOWN

        def read(connection: sa.Connection) -> tuple[list[Ranked], dict[int, str]]:
            now, then = ratings.lately(connection, guild_id, game, before, reader)
            hidden = settings.who_hide(connection, now) - {reader}
            found = shown(ranked(now, then, hidden), reader)
            return found, people.names(connection, [each.user_id for each in found])

        return await self._store.read(read)

    async def digest(self, guild_id: int, since: datetime, until: datetime, shown: Callable[[Table], bool]) -> Digest:
        """Return the digest of a server's tables that may be ``shown`` over a span of time.

        Nobody who hides from rankings is named in it.
        """
        await self.rate(guild_id)
        found = []
        for result in await self._store.read(results.between, guild_id, since, until):
            table = None if result.annulled else await self._store.read(tables.find, result.table_id)
            if table is not None and shown(table):
                found.append(result)
        changes = [
            each
            for result in found
            if result.rated
            for each in await self._store.read(ratings.of_table, result.table_id)
        ]
        hidden = await self._store.read(settings.who_hide, [each.user_id for each in changes])
        played = Counter(each.game for each in changes)
        rankings = {}
        for game, _ in played.most_common():
            now = await self._store.read(ratings.standing, guild_id, game, until)
            then = await self._store.read(ratings.standing, guild_id, game, since)
            rankings[game] = ranked(now, then, await self._store.read(settings.who_hide, now))
        named = [each for each in changes if each.user_id not in hidden]
        return Digest(found, surprising(named, found), rankings)

    async def profile(self, guild_id: int, user_id: int, reader: int) -> Profile:
        """Return a person's profile on a server, as ``reader`` may see it.

        Others see no ratings of those who hide from rankings, and no pace of those who hide that.
        """
        await self.rate(guild_id)

        def read(connection: sa.Connection) -> Profile:
            found = results.of_person(connection, guild_id, user_id)
            hidden = settings.who_hide(connection, [user_id]) - {reader}
            changes = [] if hidden else ratings.of_person(connection, guild_id, user_id)
            told = user_id == reader or settings.of_user(connection, user_id).pace_shown
            times = answers.times(connection, guild_id, user_id, MAX_TURNS) if told else []
            late = answers.last_timeout(connection, guild_id, user_id), last_forfeit(found, user_id)
            timeout = max((each for each in late if each is not None), default=None)
            return profile(found, changes, user_id, reader, times, timeout)

        return await self._store.read(read)

    async def remove(self, table_id: int, by: Actor, reason: str) -> StoredResult:
        """A manager removes a result: ratings become what they would have been without it. Raises Refusal.

        Who did and why, ready for a message, is told at the table.
        """
        kept, reason = await self._kept(table_id, by, reason)
        removal = Removal(by=by.user_id, reason=reason, at=self._now())
        note = text("notice-result-removed", by=f"<@{by.user_id}>", reason=reason)
        if not await self._store.write(ratings.remove, table_id, removal, NewItem(Kind.NOTICE, note=note)):
            raise Refusal("refusal-result-removed")
        self._on_outbox()
        log.info("The result of table %d was removed by %d: %s", table_id, by.user_id, reason)
        await self.rate(kept.result.guild_id)
        return StoredResult(kept.result, removal)

    async def restore(self, table_id: int, by: Actor, reason: str) -> StoredResult:
        """A manager has a result that was removed count again, likewise. Raises Refusal."""
        kept, reason = await self._kept(table_id, by, reason)
        note = text("notice-result-restored", by=f"<@{by.user_id}>", reason=reason)
        if not await self._store.write(ratings.restore, table_id, self._now(), NewItem(Kind.NOTICE, note=note)):
            raise Refusal("refusal-result-counts")
        self._on_outbox()
        log.info("The result of table %d was restored by %d: %s", table_id, by.user_id, reason)
        await self.rate(kept.result.guild_id)
        return StoredResult(kept.result, None)

    async def _kept(self, table_id: int, by: Actor, reason: str) -> tuple[StoredResult, str]:
        """The result of a table for a manager who changes whether it counts, and their reason. Raises Refusal."""
        kept = await self._store.read(results.find, table_id)
        if kept is None or kept.result.guild_id != by.guild_id:
            raise Refusal("refusal-no-result")
        if not by.manager:
            raise Refusal("refusal-manage-only")
        reason = " ".join(reason.split())[:MAX_REASON]
        if not reason:
            raise Refusal("refusal-no-reason")
        return kept, reason
