"""Tournaments at work: what is posted of them, the threads of their tables, and the tables in these."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.contests.contests import Contests
from bot.model.contest import Contest, ContestMeeting, ContestNote, Phase, Whole
from bot.model.finding import GuildPost
from bot.outbox.guild_poster import GuildPoster
from bot.store import contests, guild_posts
from bot.tables.refusal import Refusal
from bot.ui.contest import check_in_post, meeting_post, note_post, sign_up_post, thread_name, words_of
from bot.ui.contest_charts import charts, ranked, standings_post
from bot.ui.message import Message, shortened
from bot.ui.sanitize import visible

if TYPE_CHECKING:
    from bot.render_pool import RenderPool
    from bot.store import Store

log = logging.getLogger(__name__)

SIGN_UP, CHECK_IN, TABLE, NOTE, STANDINGS = (
    *("contest-sign-up", "contest-check-in", "contest-table", "contest-note", "contest-board"),
)
"""The kinds of its posts."""

EVERY, AGAIN = 600.0, 60.0
"""Seconds until it is looked again: at players who do not move; and after something that Discord has refused."""

BOARD_EVERY, POST_EVERY = timedelta(minutes=1), timedelta(seconds=3)
"""The standings are edited at most so often while it is played, other posts at most so often."""

AFTER = timedelta(days=2)
"""For so long after a tournament its posts are brought up to date."""

HAS_THREAD = 160004
"""Discord's code for a message that has its thread already, which has the message's number."""


class Tournaments(GuildPoster):
    """Takes tournaments further and posts them, for the servers that this process ``serves`` and the bot is on.

    Whatever dies meanwhile: a post is noted before it is made, a thread has its post's number, and a table is opened
    for a meeting once.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        service: Contests,
        pictures: RenderPool,
        *,
        now: Callable[[], datetime],
        serves: Callable[[int], bool] = lambda _: True,
        may_send: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(client, store, now=now, serves=serves, may_send=may_send)
        self._contests = service
        self._pictures = pictures
        self._shown: dict[int, datetime] = {}
        self._soon = EVERY

    async def run_due(self) -> float:
        """Does everything that is due; see :meth:`bot.sleeper.Sleeper.run_due`."""
        await self._contests.arrange(self._serves)
        now, well, self._soon = self._now(), True, EVERY
        found = await self._store.read(contests.live)
        found += await self._store.read(contests.ended_since, now - AFTER)
        for contest in found:
            if self._serves(contest.guild_id):
                well = await self._safely(contest.guild_id, self._hold(contest.id)) and well
        if not well:
            return AGAIN
        at = await self._store.read(contests.next_time)
        return self._soon if at is None else min(max((at - self._now()).total_seconds(), 1.0), self._soon)

    async def _hold(self, contest_id: int) -> None:
        """Brings everything that is posted of a tournament up to date, and opens the tables that are due."""
        whole = await self._contests.find(contest_id)
        if whole is None:
            return
        contest = whole.contest
        due = self._contests.due_to_open(whole)
        for note in await self._store.read(contests.notes, contest_id):
            await self._say(contest, note)
        if self._shown.get(contest_id) == contest.changed_at and not due:
            return
        language = await self._language(contest.guild_id)
        shown = await self._sign_up(whole, language)
        shown = await self._board(whole, language) and shown
        for meeting in due:
            await self._open(whole, meeting, language)
        whole = await self._contests.find(contest_id) or whole
        for meeting in whole.meetings:
            if meeting.round >= contest.round - 1 and len(meeting.seats) > 1:
                await self._refresh(whole, meeting, language)
        if shown:
            self._shown[contest_id] = contest.changed_at

    async def _board(self, whole: Whole, language: str) -> bool:
        """The living post of the standings; whether it is up to date, for it is not edited all the time."""
        contest, now = whole.contest, self._now()
        if not contest.round:
            return True
        post = await self._store.read(guild_posts.find, contest.guild_id, STANDINGS, contest.id)
        if post is not None and post.shown_at is not None and post.message_id:
            if post.shown_at >= contest.changed_at:
                return True
            if contest.phase is Phase.RUNNING and self._rests(post, BOARD_EVERY):
                return False
        localizer = words_of(contest, language)
        found = await asyncio.to_thread(ranked, whole, localizer)
        drawn = charts(whole, found, localizer)
        pictures = [await self._pictures.chart(contest.plan.game, each) for each in drawn]
        words = partial(standings_post, whole, found, pictures, localizer)
        kept = await self._posts.keep(contest.guild_id, STANDINGS, contest.id, contest.channel_id, words)
        await self._store.write(guild_posts.looked_at, kept, now)
        return True

    async def _sign_up(self, whole: Whole, language: str) -> bool:
        """The posts from before it begins; whether they are up to date."""
        contest = whole.contest
        before = contest.phase in (Phase.SIGN_UP, Phase.CHECK_IN)
        shown = await self._stand(contest, SIGN_UP, partial(sign_up_post, whole, language), stays=before)
        asks = contest.phase is Phase.CHECK_IN
        return await self._stand(contest, CHECK_IN, partial(check_in_post, whole, language), stays=asks) and shown

    async def _stand(self, contest: Contest, kind: str, message: Callable[[], Message], *, stays: bool) -> bool:
        """Has a post stand as long as it ``stays``, and then look as it is to look from then on; whether it does."""
        post = await self._store.read(guild_posts.find, contest.guild_id, kind, contest.id)
        if stays:
            if post is not None and post.message_id and self._rests(post, POST_EVERY):
                return False
            await self._posts.keep(contest.guild_id, kind, contest.id, contest.channel_id, message)
        elif post is not None:
            await self._posts.settle(post, message())
        return True

    def _rests(self, post: GuildPost, span: timedelta) -> bool:
        """Whether a post was edited too lately to be edited again; then that is done as soon as it may be."""
        left = (post.shown_at + span - self._now()).total_seconds() if post.shown_at is not None else 0.0
        self._soon = min(self._soon, max(left, 0.1)) if left > 0 else self._soon
        return left > 0

    async def _say(self, contest: Contest, note: ContestNote) -> None:
        """Says something once."""
        language = await self._language(contest.guild_id)
        words = partial(note_post, contest, note, language)
        post = await self._posts.keep(contest.guild_id, NOTE, note.id, contest.channel_id, words)
        await self._store.write(contests.said, note.id)
        await self._store.write(guild_posts.forget, post)

    async def _open(self, whole: Whole, meeting: ContestMeeting, language: str) -> None:
        """The post of a meeting, its thread and its table."""
        contest = whole.contest
        words = partial(meeting_post, whole, meeting, language)
        post = await self._posts.keep(contest.guild_id, TABLE, meeting.id, contest.channel_id, words)
        thread = await self._thread(whole, meeting, post, language)
        try:
            await self._contests.open_table(contest.id, meeting.id, thread, language)
            self.wake()  # its post is to name the table
        except Refusal as refusal:
            log.warning("No table can be opened for meeting %d of a tournament: %s", meeting.id, refusal)

    async def _refresh(self, whole: Whole, meeting: ContestMeeting, language: str) -> None:
        """Has the post of a meeting, if it stands, say what has become of it."""
        guild_id, words = whole.contest.guild_id, partial(meeting_post, whole, meeting, language)
        post = await self._store.read(guild_posts.find, guild_id, TABLE, meeting.id)
        if post is not None and meeting.verdict is not None:
            await self._posts.settle(post, words())
        elif post is not None and meeting.table_id is not None:
            await self._posts.keep(guild_id, TABLE, meeting.id, post.channel_id, words)

    async def _thread(self, whole: Whole, meeting: ContestMeeting, post: GuildPost, language: str) -> int:
        """The thread below the post of a meeting, which is opened once."""
        name = shortened(visible(thread_name(whole, meeting, language)), 100)
        there = self._client.get_partial_messageable(post.channel_id, guild_id=post.guild_id)
        try:
            return (await there.get_partial_message(post.message_id).create_thread(name=name)).id
        except discord.HTTPException as error:
            if error.code != HAS_THREAD:
                raise
            return post.message_id
