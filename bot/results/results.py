"""The service of results: ratings brought up to date, and results that are removed."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from bot.model.change import RevisionConflict
from bot.model.outbox import Kind, NewItem
from bot.model.rating import RatingChange
from bot.model.result import Removal
from bot.model.table import Actor, Table
from bot.results.digest import Digest, surprising
from bot.results.profile import TURNS, Profile, last_forfeit, profile
from bot.results.ranking import SPAN as SPAN_SHOWN
from bot.results.ranking import Ranked, ranked, shown
from bot.results.rating import SPAN, Rater
from bot.steady_time import utc_now
from bot.store import answers, people, ratings, results, settings
from bot.store.results import Kept
from bot.tables.refusal import Refusal
from games.engine import text

if TYPE_CHECKING:
    from bot.store import Store

log = logging.getLogger(__name__)

TRIES = 5
"""Attempts where another process rates the same results."""

LONGEST_REASON = 200
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
        for _ in range(TRIES):
            try:
                while await self._store.write(ratings.rate, guild_id, Rater, SPAN):
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
        """What the result of a table has changed, in seat order; nothing where it does not count."""
        kept = await self._store.read(results.find, table_id)
        if kept is None or kept.removal is not None or not kept.result.rated:
            return []
        await self.rate(kept.result.guild_id)
        found = {each.user_id: each for each in await self._store.read(ratings.of_table, table_id)}
        return [found[seat.began] for seat in kept.result.seats if seat.began in found]

    async def ranking(self, guild_id: int, game: str, reader: int) -> tuple[list[Ranked], dict[int, str]]:
        """The ranking of a game on a server as ``reader`` may see it, and the names of the people in it.

        Who has asked to be left out is, but for themselves.
        """
        await self.rate(guild_id)
        now = await self._store.read(ratings.standing, guild_id, game)
        then = await self._store.read(ratings.standing, guild_id, game, self._now() - SPAN_SHOWN)
        hidden = await self._store.read(settings.who_hide, now) - {reader}
        found = shown(ranked(now, then, hidden), reader)
        return found, await self._store.read(people.names, [each.user_id for each in found])

    async def digest(self, guild_id: int, since: datetime, until: datetime, shown: Callable[[Table], bool]) -> Digest:
        """What happened on a server in a span of time at those of its tables that may be ``shown``.

        Nobody who hides from rankings is named in them or as a surprise.
        """
        await self.rate(guild_id)
        found = []
        for result in await self._store.read(results.between, guild_id, since, until):
            table = None if result.annulled else await self._store.table(result.table_id)
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
        """What a person's results on a server say of them, as ``reader`` may see it.

        Nothing of ratings where they hide from rankings, nor of their pace where they hide that, but for themselves.
        """
        await self.rate(guild_id)
        found = await self._store.read(results.of_person, guild_id, user_id)
        hidden = await self._store.read(settings.who_hide, [user_id]) - {reader}
        changes = [] if hidden else await self._store.read(ratings.of_person, guild_id, user_id)
        told = user_id == reader or (await self._store.user_settings(user_id)).pace_shown
        times = await self._store.read(answers.times, guild_id, user_id, TURNS) if told else []
        late = await self._store.read(answers.last_timeout, guild_id, user_id), last_forfeit(found, user_id)
        timeout = max((each for each in late if each is not None), default=None)
        return profile(found, changes, user_id, reader, times, timeout)

    async def remove(self, table_id: int, by: Actor, reason: str) -> Kept:
        """A manager removes a result: ratings become what they would have been without it. Raises Refusal.

        Who did and why, ready for a message, is told at the table.
        """
        kept = await self._store.read(results.find, table_id)
        if kept is None or kept.result.guild_id != by.guild_id:
            raise Refusal("refusal-no-result")
        if not by.manager:
            raise Refusal("refusal-manage-only")
        reason = " ".join(reason.split())[:LONGEST_REASON]
        if not reason:
            raise Refusal("refusal-no-reason")
        removal = Removal(by=by.user_id, reason=reason, at=self._now())
        note = text("notice-result-removed", by=f"<@{by.user_id}>", reason=reason)
        if not await self._store.write(ratings.remove, table_id, removal, NewItem(Kind.NOTICE, note=note)):
            raise Refusal("refusal-result-removed")
        self._on_outbox()
        log.info("The result of table %d was removed by %d: %s", table_id, by.user_id, reason)
        await self.rate(kept.result.guild_id)
        return Kept(kept.result, removal)
