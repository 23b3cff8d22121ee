"""The posts of shared reviews: the film, and each pinned position below it; by message, one message a person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from functools import partial

import discord
import msgspec

from bot.core.errors import describe
from bot.core.fair_queue import QueueKey
from bot.core.localizer import Localizer
from bot.core.workers.drawing_pool import RenderPool
from bot.core.workers.drawings import DrawingFailed
from bot.core.workers.film_pool import TooManyFilms
from bot.core.workers.pool import WorkerError
from bot.discord.message import Message
from bot.outbox import queries as outbox
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.draft import Compose, Draft, readable
from bot.outbox.messenger import Messenger
from bot.outbox.model import Kind, OutboxItem, Post, Sent
from bot.outbox.sender import NotYet
from bot.reviews import queries
from bot.reviews import views as compose
from bot.reviews.model import Pin
from bot.reviews.service import Reviews
from bot.tables.core.client import TableClient
from bot.tables.core.model import Position, Table
from bot.tables.core.refusals import Refusal
from bot.tables.films import films
from bot.tables.history import replays
from bot.tables.history.history import Moment
from bot.tables.history.views import film_picture, turn_title
from bot.tables.show.names import render_context
from bot.tables.show.status import localizer_for
from render.scene import Picture

log = logging.getLogger(__name__)

FILM_WAITS, RETRY_FILM_AFTER = timedelta(minutes=10), timedelta(seconds=20)
"""How long a review waits for its turn at the films, and how often it is tried; then it goes without one."""
MAX_FILM_SECONDS = 90.0
"""A film that takes longer is left: an attempt at a post has so much time, and some."""
MAX_PICTURES = 4
"""Pictures of one pinned position."""


class ReviewPosts:
    """Composes them for ``client``, drawn by ``pictures``; sends what goes to a person by ``direct``."""

    def __init__(
        self,
        client: TableClient,
        pictures: RenderPool,
        messenger: Messenger,
        direct: DirectMessages,
        reviews: Reviews,
    ) -> None:
        self._client, self._tables, self._store = client, client.tables, client.store
        self._pictures, self._messenger, self._direct = pictures, messenger, direct
        self._reviews = reviews

    @property
    def composers(self) -> dict[Kind, Compose]:
        """Return the composer of each kind of post in a channel."""
        return {Kind.REVIEW: self._review, Kind.PIN: self._pin}

    async def _review(self, item: OutboxItem) -> Draft:
        position = await replays.past(self._tables, await self._tables.load(item.subject))
        table, localizer = position.table, localizer_for(position.table)
        try:
            shown = await films.reel(self._tables, table)
            pictures = [await self._film(position, shown, localizer, item)]
            message = partial(compose.review_post, table, pictures, shown.turns, localizer)
        except (Refusal, WorkerError, DrawingFailed, TooManyFilms, TimeoutError) as error:
            log.info("The review of table %d has no film: %s", table.id, describe(error))
            on = render_context(table, table.language)
            pictures = list(await self._pictures.board(on, position.view(None)))
            message = partial(compose.review_post, table, pictures, None, localizer)
        guild, channel_id = self._client.get_guild(table.guild_id or 0), table.channel_id or 0
        takes_threads = guild is not None and isinstance(guild.get_channel(channel_id), discord.TextChannel)
        thread = compose.thread_name(table, localizer) if takes_threads else ""
        return Draft(channel_id=channel_id, message=message, thread=thread)

    async def _film(self, position: Position, shown: films.Reel, localizer: Localizer, item: OutboxItem) -> Picture:
        """Make the film. Raises NotYet as long as too many are wanted, then TooManyFilms."""

        async def untold(_done: int) -> None:
            return

        claim, now = QueueKey(item.guild_id or 0, 0, item.subject, attended=False), self._tables.now()
        try:
            async with asyncio.timeout(MAX_FILM_SECONDS):
                made = await films.film(self._tables, self._client.film_pool, position, shown, localizer, untold, claim)
        except TooManyFilms:
            if item.created_at + FILM_WAITS < now:
                raise
            raise NotYet(now + RETRY_FILM_AFTER) from None
        return film_picture(position.table, made, shown.turns, localizer)

    async def _pin(self, item: OutboxItem) -> Draft | None:
        number = int(item.key)
        pin = await self._store.read(queries.find_pin, item.subject, number)
        channel_id = await self._store.read(queries.channel_of, item.subject)
        if pin is None or channel_id is None:
            return None
        position = await replays.past(self._tables, await self._tables.load(item.subject))
        table, localizer = position.table, localizer_for(position.table)
        moment = await replays.moment(self._tables, position, pin.user_id, pin.turn, pin.eyes)
        pictures = await self._drawn(position, pin, moment, table.language)
        when = turn_title(table, moment.turn, localizer, moment.last)
        message = partial(compose.pin_post, table, pin, when, pictures, localizer)
        return Draft(channel_id=channel_id, message=message)

    async def _drawn(self, position: Position, pin: Pin, moment: Moment, language: str) -> Sequence[Picture]:
        """The board as it was, and the hands that are shown; before a choice, as who made it saw it."""
        on = render_context(position.table, language)
        board, hands = moment.board, [view for _, view in moment.hands]
        if pin.moment is not None and position.table.archived_at is None:
            at, key = pin.moment.revision, pin.moment.key
            view = (await self._reviews.look_back.before(position, pin.user_id, at, key)).view
            board, hands = view, [view]
        touched = {piece for event in moment.turn.events if event.seats is None for piece in event.touched}
        pictures = list(await self._pictures.board(on, board, touched=set() if pin.moment else touched))
        drawn = [await self._pictures.hand(on, view) for view in hands]
        return [*pictures, *(hand for hand in drawn if hand is not None)][:MAX_PICTURES]

    async def send_to_person(self, item: OutboxItem) -> Sent:
        """Have the review stand in a person's messages as it is, without a sound; raises as discord.py does."""
        user, table = item.number, await self._tables.get(item.subject)
        old = await self._store.read(outbox.find_post, table.id, Kind.REVIEWED, user)
        people = await self._store.read(queries.all_reviewers, table.id)
        seat = table.seat_of(user)
        if seat is None or all(each.user_id != user for each in people):
            return Sent()
        language = await self._direct.language(user, seat.locale)
        message = await self._message(table, user, language)
        looks = message().fingerprint()
        if old is not None and old.fingerprint == looks and item.note is None and item.attempts == 1:
            return Sent((old,), already_posted=True)
        words = readable(message, item, localizer_for(table, language))
        if old is not None and (edited := await self._direct.edit(user, old, words, item)):
            return Sent((msgspec.structs.replace(edited, fingerprint=looks),))
        sent = await self._direct.post(user, words, item)
        if old is not None and old.message_id != sent.id:
            await self._messenger.delete(old)
        post = Post(
            kind=Kind.REVIEWED,
            subject=table.id,
            number=user,
            channel_id=sent.channel.id,
            message_id=sent.id,
            fingerprint=looks,
            shown_at=self._tables.now(),
        )
        return Sent((post,))

    async def _message(self, table: Table, user: int, language: str) -> partial[Message]:
        """The message of a person, with the position that was pinned last, or the last of the game."""
        pins = await self._reviews.readable(table, user)
        position = await replays.past(self._tables, await self._tables.load(table.id))
        localizer = localizer_for(table, language)
        if pins:
            moment = await replays.moment(self._tables, position, pins[-1].user_id, pins[-1].turn, pins[-1].eyes)
            pictures = await self._drawn(position, pins[-1], moment, language)
        else:
            on = render_context(table, language)
            pictures = list(await self._pictures.board(on, position.view(None)))
        return partial(compose.person_message, table, pins, pictures, localizer)
