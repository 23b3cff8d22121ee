"""Films of games: for who asks alone, and on request in the table's channel. They show what everybody sees."""

from __future__ import annotations

import time
from datetime import timedelta
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.core.fair_queue import QueueKey
from bot.core.localizer import Localizer
from bot.core.workers.drawings import DrawingFailed
from bot.core.workers.film_pool import TooManyFilms
from bot.core.workers.pool import WorkerError
from bot.discord.interactions import ComponentInteraction, button
from bot.discord.message import Message
from bot.discord.replies import Request
from bot.outbox import queries as outbox
from bot.outbox.model import Kind, Post
from bot.tables.core.arguments import STORED
from bot.tables.core.base import manages, require_here
from bot.tables.core.change import Stored
from bot.tables.core.client import TableClient
from bot.tables.core.context import actor, shown_name
from bot.tables.core.model import Position, Table
from bot.tables.core.refusals import Refusal
from bot.tables.films import films
from bot.tables.history import replays
from bot.tables.history import views as compose
from bot.tables.show.status import localizer_for
from bot.tables.time.clock_views import moment

if TYPE_CHECKING:
    from render.scene import Film

TELL_EVERY = 1.5
"""Seconds between two words about how far a film is."""

RETRY_AFTER = timedelta(minutes=10)
"""How soon another film of a table may be posted."""


class FilmCog(commands.Cog):
    """*Film*, *Show as film* and *Post in the channel*."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables

    @button("film", needs=STORED)
    async def on_film(self, request: ComponentInteraction, stored: Stored) -> None:
        """A film of the whole game, or of what has happened since the revision that the button names."""
        position, localizer = await replays.past(self.tables, stored), request.localizer
        may_post = str(request.id.revision) if _may_post(request, position.table) else ""
        made, turns = await self._film(request, position, localizer)
        await request.show(compose.film(position.table, made, turns, localizer, may_post=may_post))

    @button("film-post", needs=STORED)
    async def on_post(self, request: ComponentInteraction, stored: Stored) -> None:
        """The same in the table's channel, in its language, on behalf of a player or a manager."""
        position = await replays.past(self.tables, stored)
        table = position.table
        if not _may_post(request, table):
            require_here(table, actor(request.interaction))
            raise Refusal("refusal-by-message" if table.by_message else "refusal-owner-only")
        await self._require_pause(table)
        public = localizer_for(table)
        made, turns = await self._film(request, position, public)
        await self._require_pause(table)
        await self._post(table, compose.film(table, made, turns, public, by=shown_name(request.interaction.user)))
        await request.say("film-posted", channel=f"<#{table.channel_id}>")

    async def _require_pause(self, table: Table) -> None:
        """Refuses another film of a table too soon after the last."""
        last = await self.client.store.read(outbox.find_post, table.id, Kind.FILM)
        if last is None or last.shown_at is None:
            return
        until = last.shown_at + RETRY_AFTER
        if until > self.tables.now():
            raise Refusal("refusal-film-soon", when=moment(until))

    async def _post(self, table: Table, message: Message) -> None:
        """Posts a film and notes when, for the pause until the next one."""
        channel_id = table.channel_id or 0
        channel = self.client.get_partial_messageable(channel_id, guild_id=table.guild_id)
        try:
            sent = await channel.send(**message.for_send())
        except (discord.Forbidden, discord.NotFound):
            raise Refusal("refusal-film-not-posted", channel=f"<#{table.channel_id}>") from None
        film = Post(
            kind=Kind.FILM,
            subject=table.id,
            channel_id=channel_id,
            message_id=sent.id,
            revision=table.revision,
            shown_at=self.tables.now(),
        )
        await self.client.store.write(outbox.record_posts, [film])

    async def _film(
        self, request: ComponentInteraction, position: Position, words: Localizer
    ) -> tuple[Film, tuple[int, int]]:
        """A film with these ``words``, and which turns it shows; the reader is told how far it is."""
        shown = await films.reel(self.tables, position.table, request.id.revision)
        await request.say("film-queued", before=self.client.film_pool.waiting)
        told = time.monotonic()

        async def progress(done: int) -> None:
            nonlocal told
            if time.monotonic() - told >= TELL_EVERY:
                told = time.monotonic()
                await request.say("film-progress", done=done, all=len(shown.ends))

        claim = QueueKey(request.interaction.guild_id or 0, request.user_id, position.table.id)
        try:
            made = await films.film(self.tables, self.client.film_pool, position, shown, words, progress, claim)
        except TooManyFilms as error:
            raise Refusal("refusal-film-own" if error.own else "refusal-film-queue") from None
        except (WorkerError, DrawingFailed) as error:
            raise Refusal("refusal-film-failed") from error
        return made, shown.turns


def _may_post(request: Request, table: Table) -> bool:
    by = actor(request.interaction)
    return not table.by_message and (table.seat_of(by.user_id) is not None or manages(table, by))
