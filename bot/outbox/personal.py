"""What goes to one person: messages to them alone, alerts that tables wait for them, and whom a board pings."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.localizer import Localizer, language_of
from bot.model.alerts import ACTIVE, Told, TurnAlert, Waiting
from bot.model.clock import TERMS
from bot.model.outbox import Kind, OutboxItem, Post, Sent
from bot.model.table import Table
from bot.outbox.messenger import Messenger
from bot.outbox.sender import NotYet, Undeliverable
from bot.store import alerts, waiting
from bot.ui.alerts import alert as alert_message
from bot.ui.away import away_ends
from bot.ui.message import Message

if TYPE_CHECKING:
    from bot.store import Store
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)

LOOK_AGAIN = timedelta(hours=1)

CANNOT_DM, NO_SHARED_SERVER = 50007, 50278


class PersonalMessages:
    """Sends for the outbox what goes to one person.

    Alerts are composed as things are when they are sent: nobody is told of what they have answered.
    """

    def __init__(self, client: discord.Client, tables: Tables, store: Store, messenger: Messenger) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._messenger = messenger

    async def pings(self, table: Table, asked: Sequence[int]) -> tuple[list[int], bool]:
        """Whom of those ``asked`` a board of ``table`` pings, and whether it is to make no sound for anybody.

        In a pause computers may finish their turn, but nobody is asked for theirs.
        """
        if table.absence.paused_until is not None:
            return [], True
        quiet = [user for user in asked if await self._quiet(table, user)]
        wanted = [
            user
            for user in asked
            if user not in quiet and (await self._tables.people.preferences(user)).turn is TurnAlert.PING
        ]
        return wanted, bool(asked) and len(quiet) == len(asked)

    async def alert(self, item: OutboxItem) -> Sent:
        """Tells a person that tables wait for them, unless they have answered. Raises NotYet where that is to wait."""
        table = await self._tables.get(item.table_id)
        mine = next((one for one in await self._store.read(waiting.at_table, table.id) if one.seat == item.seat), None)
        channel = self._messenger.channel(table.channel_id, table.guild_id)
        if mine is None or item.note is None:
            await self._messenger.withdraw(channel, item)
            return Sent()
        told = Told(item.note.id)
        if (at := await self._put_off_until(table, mine.user_id, told)) is not None:
            raise NotYet(at)
        if told is not Told.PING and (sent := await self._by_message(table, mine, told, item)) is not None:
            return await self._in_place_of_the_last(table, mine, sent)
        message = await self._message(table, mine, told, item, public=True)
        return await self._in_place_of_the_last(table, mine, await self._messenger.post(channel, message, item))

    async def answered(self, table: Table) -> tuple[Post, ...]:
        """Deletes the alerts of a table that are answered; those that are gone."""
        seats = {one.seat for one in await self._store.read(waiting.at_table, table.id)}
        gone = [
            post for post in await self._store.posts(table.id) if post.kind == Kind.ALERT and post.seat not in seats
        ]
        for post in gone:
            await self._messenger.delete(post)
        return tuple(gone)

    async def post(self, user_id: int, message: Callable[[], Message], item: OutboxItem) -> discord.Message:
        """Posts to a person. Whose messages are closed is not tried again before that person clicks something."""
        if await self._store.messages_closed(user_id):
            raise Undeliverable("messages are closed")
        channel = await self._client.create_dm(discord.Object(user_id))
        try:
            return await self._messenger.post(channel, message, item)
        except discord.Forbidden as error:
            if error.code in {CANNOT_DM, NO_SHARED_SERVER}:
                await self._store.note_messages_closed(user_id)
            raise

    async def away_ends(self, item: OutboxItem) -> Sent:
        """Tells a person that an absence of theirs ends soon; nothing where it does not any more."""
        seat = (await self._tables.get(item.table_id)).seats[item.seat or 0]
        away = await self._tables.people.is_away(seat.user_id or 0)
        if seat.user_id is not None and away is not None and away.last is not None:
            localizer = Localizer(await self.language(seat.user_id, seat.locale))
            await self.post(seat.user_id, partial(away_ends, away.last, localizer), item)
        return Sent()

    async def language(self, user_id: int, locale: str) -> str:
        """The language of what a person alone reads whose Discord has ``locale``."""
        return (await self._store.user_settings(user_id)).language or language_of(locale)

    async def _by_message(self, table: Table, mine: Waiting, told: Told, item: OutboxItem) -> discord.Message | None:
        """Tells a person by direct message; None where they take none."""
        try:
            return await self.post(mine.user_id, await self._message(table, mine, told, item), item)
        except (Undeliverable, discord.Forbidden) as error:
            log.info("A message to a person at table %d is posted where they play: %s", table.id, error)
            return None

    async def _message(
        self, table: Table, mine: Waiting, told: Told, item: OutboxItem, *, public: bool = False
    ) -> Callable[[], Message]:
        """The alert; what is posted on a server names only tables of that server."""
        named = [mine]
        if told in (Told.REMINDER, Told.DAILY):
            others = await self._store.read(alerts.of_user, mine.user_id)
            named += [one for one in others if one.table_id != table.id and one.last_at == mine.last_at]
        tables = [(one, await self._tables.get(one.table_id)) for one in named]
        found = [
            (one, each, await self._store.post(each.id, Kind.STATUS))
            for one, each in tables
            if not public or each.guild_id == table.guild_id
        ]
        own = await self.language(mine.user_id, table.seats[mine.seat].locale)
        language = table.language if public else own
        message = partial(alert_message, told, mine.user_id, found, Localizer(language), public=public)
        if not item.incident:
            return message
        note = Localizer(language).format("plain-instead", number=item.incident)
        return lambda: message().in_plain_text(note)

    async def _in_place_of_the_last(self, table: Table, mine: Waiting, sent: discord.Message) -> Sent:
        old = await self._store.post(table.id, Kind.ALERT, mine.seat)
        if old is not None and old.message_id != sent.id:
            await self._messenger.delete(old)
        post = Post(
            table_id=table.id,
            kind=Kind.ALERT,
            channel_id=sent.channel.id,
            message_id=sent.id,
            revision=table.revision,
            seat=mine.seat,
        )
        return Sent((post,))

    async def _quiet(self, table: Table, user_id: int, told: Told = Told.PING) -> bool:
        """Whether somebody is to be left alone now; the one message a day heeds that at every pace."""
        terms = TERMS.get(table.pace)
        return (terms is None or terms.calendars or told is Told.DAILY) and await self._tables.people.quiet(
            user_id
        ) is not None

    async def _put_off_until(self, table: Table, user_id: int, told: Told) -> datetime | None:
        """When to look again at an alert that is not to be sent now; None: it is.

        Not in quiet hours, and no reminder while they are there: it has waited to be sent, perhaps.
        """
        now = self._tables.now()
        if await self._quiet(table, user_id, told):
            until = await self._tables.people.quiet(user_id)
            return min(until or now, now + LOOK_AGAIN)  # they may be back sooner
        if told not in (Told.REMINDER, Told.DAILY):
            return None
        active = await self._store.read(alerts.active_at, user_id, now - ACTIVE)
        return active and active + ACTIVE
