"""Meetings at work: asks those who fit, and opens their table once all have said yes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.finding.finding import Finding
from bot.localizer import Localizer
from bot.model.finding import GuildPost, Meeting
from bot.model.table import Actor, Status, Table
from bot.outbox.guild_poster import GuildPoster
from bot.sleeper import LONGEST_SLEEP
from bot.store import finding, guild_posts
from bot.tables import lobby
from bot.tables.refusal import Refusal
from bot.ui.find import meeting_over, meeting_post
from bot.ui.message import shortened
from bot.ui.sanitize import visible

if TYPE_CHECKING:
    from bot.store import Store
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)

KIND = "meeting"
AGAIN = 60.0
"""Seconds until what Discord has refused is tried again."""

NO_PLACE = (10003, 50001, 50013, 50024, 160005)
"""Discord's codes for a channel where no thread can be opened."""

HAS_THREAD = 160004
"""Discord's code for a message that has its thread already, which has the message's number."""


class Meetings(GuildPoster):
    """Posts what is to be asked and opens tables, for the servers that this process ``serves`` and the bot is on.

    Whatever dies meanwhile: a post is noted before it is made, a thread has its post's number, and a table is opened
    for a meeting once.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        people_find: Finding,
        *,
        now: Callable[[], datetime],
        serves: Callable[[int], bool] = lambda _: True,
        may_send: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(client, store, now=now, serves=serves, may_send=may_send)
        self._tables = tables
        self._finding = people_find

    async def run_due(self) -> float:
        """Does everything that is due; see :meth:`bot.sleeper.Sleeper.run_due`."""
        await self._finding.arrange(self._served)
        well = True
        for meeting in await self._store.read(finding.under_way):
            if self._serves(meeting.wanted.guild_id):
                well = await self._safely(meeting.wanted.guild_id, self._hold(meeting)) and well
        for post in await self._store.read(guild_posts.of_kind, KIND):
            if self._serves(post.guild_id):
                over = await self._store.read(finding.find, post.number)
                if over is None or over.over is not None:
                    well = await self._safely(post.guild_id, self._settle(post.guild_id, post.number, over)) and well
        at = await self._store.read(finding.next_time)
        wait = LONGEST_SLEEP if at is None else max((at - self._now()).total_seconds(), 1.0)
        return min(wait, LONGEST_SLEEP if well else AGAIN)

    async def _hold(self, meeting: Meeting) -> None:
        """Brings the post of a meeting up to date, and opens its table where all have said yes."""
        guild_id, settings = meeting.wanted.guild_id, await self._store.guild_settings(meeting.wanted.guild_id)
        known = await self._store.read(guild_posts.find, guild_id, KIND, meeting.id)
        where = known.channel_id if known else settings.lobby_channel or meeting.channel_id
        language = await self._language(guild_id)
        post = await self._posts.keep(guild_id, KIND, meeting.id, where, partial(meeting_post, meeting, language))
        if not meeting.complete:
            return
        try:
            thread = await self._thread(meeting, post, language)
            table = await self._open(meeting, thread, language)
        except (Refusal, discord.HTTPException) as error:
            if isinstance(error, discord.HTTPException) and error.code not in NO_PLACE:
                raise
            log.warning("No table can be opened for meeting %d: %s", meeting.id, error)
            await self._store.write(finding.end_without, meeting.id)
        else:
            await self._store.write(finding.end_with_table, meeting.id, table.id)

    async def _thread(self, meeting: Meeting, post: GuildPost, language: str) -> int:
        """The thread below the post of a meeting, which is opened once."""
        name = Localizer(language, meeting.wanted.game).format("game-name")
        people = ", ".join(visible(wait.person.name) for wait in meeting.waits)
        there = self._client.get_partial_messageable(post.channel_id, guild_id=post.guild_id)
        try:
            return (
                await there.get_partial_message(post.message_id).create_thread(
                    name=shortened(f"{name} · {people}", 100)
                )
            ).id
        except discord.HTTPException as error:
            if error.code != HAS_THREAD:
                raise
            return post.message_id

    async def _open(self, meeting: Meeting, channel_id: int, language: str) -> Table:
        """The table of a meeting, opened, filled and begun as far as that has not been done. Raises Refusal."""
        guild_id, people = meeting.wanted.guild_id, [wait.person for wait in meeting.waits]
        owner, id_ = people[0], f"meeting-{meeting.id}"
        known = await self._store.opened_by(id_)
        table = known or await lobby.open_table(
            self._tables, guild_id, channel_id, owner, meeting.wanted.game, {}, language, id_, (), meeting.wanted.pace
        )
        for person in people:
            if table.status is Status.LOBBY and table.seat_of(person.user_id) is None:
                table = await lobby.join(self._tables, table.id, person)
        if table.status is Status.LOBBY:
            table = (await lobby.start(self._tables, table.id, Actor(table.owner_id, guild_id))).table
        return table

    async def _settle(self, guild_id: int, number: int, meeting: Meeting | None) -> None:
        """Has the post of a meeting that is over say what has come of it."""
        post = await self._store.read(guild_posts.find, guild_id, KIND, number)
        if post is None:
            return
        if meeting is None:
            await self._posts.remove(post)
            return
        table = await self._store.table(meeting.table_id) if meeting.table_id else None
        language = await self._language(guild_id)
        await self._posts.settle(post, meeting_over(meeting, table.channel_id if table else None, language))
