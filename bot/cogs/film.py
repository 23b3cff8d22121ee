"""Films of games: for who asks alone, and on request in the table's channel. They show what everybody sees."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.film_pool import TooManyFilms
from bot.film_worker import Shot
from bot.localizer import Localizer
from bot.model.history import TurnEnd
from bot.model.outbox import FILM, Post
from bot.model.table import Position, Table
from bot.render_worker import DrawingFailed
from bot.tables import replays
from bot.tables.base import require_here
from bot.tables.refusal import Refusal
from bot.ui import replay as compose
from bot.ui.clock import moment
from bot.ui.context import actor, shown_name
from bot.ui.items import Press
from bot.ui.message import Message, text_message
from bot.ui.names import render_context, short_name
from bot.ui.reply import Reply
from bot.ui.status import localizer_for
from bot.worker_pool import WorkerError

if TYPE_CHECKING:
    from bot.client import Cairn
    from render.film import Film

LONGEST = 600
"""Turns of one film: the last ones of a longer game."""

TELL_EVERY = 1.5
"""Seconds between two words about how far a film is."""

PAUSE = timedelta(minutes=10)
"""How soon another film of a table may be posted."""

LAST = 3.0
"""Seconds for which the last picture stands."""


class FilmCog(commands.Cog):
    """*Film*, *Show as film* and *Post in the channel*."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.context = client.context
        self.tables = client.tables
        client.handlers.add(film=self.on_film, film_post=self.on_post)

    async def on_film(self, press: Press) -> None:
        """A film of the whole game, or of what has happened since the revision that the button names."""
        async with Reply(press.interaction) as reply:
            position = await replays.past(self.tables, await self.context.stored(press.interaction, press.id.table))
            table = position.table
            localizer = await self.context.localizer(press.interaction, table)
            may_post = str(press.id.revision) if self._may_post(press, table) else ""
            made, turns = await self._film(reply, position, press.id.revision, localizer, localizer)
            await reply.show(compose.film(table, made, turns, localizer, may_post=may_post))

    async def on_post(self, press: Press) -> None:
        """The same in the table's channel, in its language, on behalf of a player or a manager."""
        async with Reply(press.interaction) as reply:
            position = await replays.past(self.tables, await self.context.stored(press.interaction, press.id.table))
            table = position.table
            if not self._may_post(press, table):
                require_here(table, actor(press.interaction))
                raise Refusal("refusal-owner-only")
            await self._require_pause(table)
            localizer = await self.context.localizer(press.interaction, table)
            public = localizer_for(table)
            made, turns = await self._film(reply, position, press.id.revision, public, localizer)
            await self._require_pause(table)
            message = compose.film(table, made, turns, public, by=shown_name(press.interaction.user))
            await self._post(table, message)
            await reply.show(text_message(localizer.format("film-posted", channel=f"<#{table.channel_id}>")))

    def _may_post(self, press: Press, table: Table) -> bool:
        by = actor(press.interaction)
        return table.seat_of(by.user_id) is not None or (by.manager and by.guild_id == table.guild_id)

    async def _require_pause(self, table: Table) -> None:
        """Refuses another film of a table too soon after the last."""
        last = await self.client.store.post(table.id, FILM)
        if last is None:
            return
        until = datetime.fromtimestamp(int(last.body), UTC) + PAUSE
        if until > self.tables.now():
            raise Refusal("refusal-film-soon", when=moment(until))

    async def _post(self, table: Table, message: Message) -> None:
        """Posts a film and notes when, for the pause until the next one."""
        channel = self.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        try:
            sent = await channel.send(**message.for_send())
        except (discord.Forbidden, discord.NotFound):
            raise Refusal("refusal-film-not-posted", channel=f"<#{table.channel_id}>") from None
        film = Post(
            table_id=table.id,
            kind=FILM,
            channel_id=table.channel_id,
            message_id=sent.id,
            revision=table.revision,
            body=str(int(self.tables.now().timestamp())),
        )
        await self.client.store.record_posts([film])

    async def _film(
        self, reply: Reply, position: Position, since: int, words: Localizer, reader: Localizer
    ) -> tuple[Film, tuple[int, int]]:
        """A film with these ``words``, and which turns it shows; the ``reader`` is told how far it is."""
        ends = list(enumerate(await replays.turns(self.tables, position.table)))
        first = next((number for number, end in ends if end.revision > since), len(ends))
        chosen = ends[max(0, first - 1) :][-LONGEST:] if since else ends[-LONGEST:]
        if len(chosen) < 2:
            raise Refusal("refusal-film-none")
        await reply.show(text_message(reader.format("film-queued", before=self.client.film_pool.waiting)))
        told = time.monotonic()

        async def progress(done: int) -> None:
            nonlocal told
            if time.monotonic() - told >= TELL_EVERY:
                told = time.monotonic()
                await reply.show(text_message(reader.format("film-progress", done=done, all=len(chosen))))

        on = render_context(position.table, words.language)
        try:
            made = await self.client.film_pool.film(
                on, len(chosen), lambda: self._shots(position, chosen, len(ends) - 1, words), progress
            )
        except TooManyFilms:
            raise Refusal("refusal-film-queue") from None
        except (WorkerError, DrawingFailed) as error:
            raise Refusal("refusal-film-failed") from error
        return made, (chosen[0][0], chosen[-1][0])

    async def _shots(
        self, position: Position, chosen: list[tuple[int, TurnEnd]], last: int, words: Localizer
    ) -> AsyncIterator[Shot]:
        """What a spectator saw at these ends of turns."""
        table, before = position.table, chosen[0][1].revision
        ends = [end for _, end in chosen]
        number = chosen[0][0]
        async for end, view in replays.views(self.tables, position, ends):
            entries = await replays.between(self.tables, table, before, end.revision) if end.revision > before else []
            events = (event for entry in entries for event in entry.readable(None))
            final = end is ends[-1]
            over = position.standings() if final and table.over and number == last else None
            yield Shot(
                view=view,
                touched=frozenset(piece for event in events for piece in event.touched),
                title=_title(table, end, number, last, words),
                seconds=LAST if final else 1.0,
                standings=over or (),
            )
            before, number = end.revision, number + 1


def _title(table: Table, end: TurnEnd, number: int, last: int, words: Localizer) -> str:
    if end.seat is None:
        return words.format("film-start")
    return words.format("film-title", turn=number, last=last, who=short_name(table.seats[end.seat], words, plain=True))


async def setup(client: Cairn) -> None:
    await client.add_cog(FilmCog(client))
