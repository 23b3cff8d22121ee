"""Posts to one person: direct messages, and alerts that tables wait for them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.core.localizer import Localizer
from bot.discord.message import Message
from bot.outbox import queries as outbox
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.draft import readable
from bot.outbox.messenger import Messenger
from bot.outbox.model import Kind, OutboxItem, Post, Sent
from bot.outbox.sender import NotYet, Undeliverable
from bot.people.settings import TurnAlert
from bot.reminders import queries as alerts
from bot.reminders.model import ACTIVE_TIME, AlertKind
from bot.reminders.views import AlertLine, asked_alert
from bot.reminders.views import alert as alert_message
from bot.tables.core.model import Table
from bot.tables.polls.posts import is_asked
from bot.tables.show.pings import leave_alone
from bot.tables.show.reports import trouble_note
from bot.tables.show.thread_link import find_board
from bot.tables.time import clocks
from bot.tables.time import waiting_queries as waiting
from bot.tables.time.away_views import away_ends
from bot.tables.time.clock import PACE_TERMS
from bot.tables.time.turns import deadlines
from bot.tables.time.waiting import Waiting

if TYPE_CHECKING:
    from bot.db import Store
    from bot.tables.core.service import Tables

log = logging.getLogger(__name__)

RETRY_AFTER = timedelta(hours=1)


class PersonalMessages:
    """Sends for the outbox what goes to one person.

    Alerts are composed as things are when they are sent: nobody is told of what they have answered.
    """

    def __init__(
        self, client: discord.Client, tables: Tables, store: Store, messenger: Messenger, direct: DirectMessages
    ) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._messenger = messenger
        self._direct = direct

    async def send(self, item: OutboxItem) -> Sent:
        """Sends ``item``; raises NotYet, Undeliverable, and as discord.py does."""
        match item.kind:
            case Kind.AWAY_ENDS:
                return await self._away_ends(item)
            case Kind.ASLEEP:
                return await self._asleep(item)
            case Kind.ASKED:
                return await self._asked(item)
            case Kind.TROUBLED:
                return await self._troubled(item)
            case _:
                return await self._alert(item)

    async def _alert(self, item: OutboxItem) -> Sent:
        """Tells a person that tables wait for them, unless they have answered. Raises NotYet where that is to wait."""
        table = await self._tables.get(item.subject)
        here = await self._store.read(waiting.at_table, table.id)
        mine = next((one for one in here if one.seat == item.number), None)
        channel = None if table.channel_id is None else self._messenger.channel(table.channel_id, table.guild_id)
        if mine is None or item.note is None:
            if channel is not None:
                await self._messenger.withdraw(channel, item)
            return Sent()
        told = AlertKind(item.note.id)
        if (at := await self._put_off_until(table, mine.user_id, told)) is not None:
            raise NotYet(at)
        alone = told is not AlertKind.PING or mine.user_id in table.written_to.values()
        if alone and (sent := await self._by_message(table, mine, told, item)) is not None:
            return await self._in_place_of_the_last(table, mine, sent)
        if channel is None:
            return Sent()
        message = await self._message(table, mine, told, item, public=True)
        posted = await self._messenger.post(channel, message, item)
        return await self._in_place_of_the_last(table, mine, posted.message)

    async def _asked(self, item: OutboxItem) -> Sent:
        """Tells a person in one message of all questions that wait for them. Raises NotYet where that is to wait."""
        table, now = await self._tables.get(item.subject), self._tables.now()
        user = table.seats[item.number].user_id
        if user is None or not await is_asked(self._tables, table, user):
            return Sent()
        wanted = await self._tables.people.preferences(user)
        if wanted.turn is TurnAlert.NONE:
            if wanted.remind_hours is None:
                return Sent()
            if (due_at := item.created_at + timedelta(hours=wanted.remind_hours)) > now:
                raise NotYet(due_at)
        if (at := await self._put_off_until(table, user, AlertKind.REMINDER)) is not None:
            raise NotYet(at)
        items = await self._store.read(alerts.questions_to, user)
        if items and items[0][0] < item.id:
            raise NotYet(now + RETRY_AFTER / 60)  # the oldest tells of all of them
        tables = [await self._tables.get(number) for number in dict.fromkeys(number for _, number in items)]
        named = [each for each in tables if await is_asked(self._tables, each, user)] or [table]
        localizer = Localizer(await self._direct.language(user, table.seats[item.number].locale))
        links = [(each, await self._store.read(find_board, each, user)) for each in named]
        dropped = tuple(number for number, _ in items if number != item.id)
        try:
            await self._direct.post(user, partial(asked_alert, links, localizer), item)
        except (Undeliverable, discord.Forbidden) as error:
            log.info("A person at table %d is not told of a question: %s", table.id, error)
        return Sent(dropped=dropped)

    async def _away_ends(self, item: OutboxItem) -> Sent:
        """Tells a person that an absence of theirs ends soon; nothing where it does not any more."""
        seat = (await self._tables.get(item.subject)).seats[item.number]
        away = await self._tables.people.is_away(seat.user_id or 0)
        if seat.user_id is not None and away is not None and away.last is not None:
            localizer = Localizer(await self._direct.language(seat.user_id, seat.locale))
            await self._direct.post(seat.user_id, partial(away_ends, away.last, localizer), item)
        return Sent()

    async def _troubled(self, item: OutboxItem) -> Sent:
        """Tells the person on a seat why their table cannot be posted to."""
        table = await self._tables.get(item.subject)
        seat = table.seats[item.number]
        if seat.user_id is not None and item.note is not None:
            language = await self._direct.language(seat.user_id, seat.locale)
            await self._direct.post(seat.user_id, partial(trouble_note, table, item.note.id, language), item)
        return Sent()

    async def _asleep(self, item: OutboxItem) -> Sent:
        """Tells the owner of a server, the one of its managers whom a bot knows, that a game there sleeps, or will."""
        guild, table = self._client.get_guild(item.subject), await self._tables.get(item.number)
        if guild is not None and guild.owner_id is not None:
            language = await self._direct.language(guild.owner_id, table.language)
            why = "trouble-asleep" if item.note is None else item.note.id
            await self._direct.post(guild.owner_id, partial(trouble_note, table, why, language), item)
        return Sent()

    async def _by_message(
        self, table: Table, mine: Waiting, told: AlertKind, item: OutboxItem
    ) -> discord.Message | None:
        """Tells a person by direct message; None where they take none."""
        try:
            return await self._direct.post(mine.user_id, await self._message(table, mine, told, item), item)
        except (Undeliverable, discord.Forbidden) as error:
            log.info("A message to a person at table %d is posted where they play: %s", table.id, error)
            return None

    async def _message(
        self, table: Table, mine: Waiting, told: AlertKind, item: OutboxItem, *, public: bool = False
    ) -> Callable[[], Message]:
        """The alert; what is posted on a server names only tables of that server."""
        named = [mine]
        if told in (AlertKind.REMINDER, AlertKind.DAILY):
            others = await self._store.read(alerts.of_user, mine.user_id)
            named += [one for one in others if one.table_id != table.id and one.last_at == mine.last_at]
        tables = [(one, await self._tables.get(one.table_id)) for one in named]
        found = [
            AlertLine(
                one,
                each,
                await self._store.read(find_board, each, None if public else mine.user_id),
                None if public or not one.urged else await self._late_at(each, one.seat),
            )
            for one, each in tables
            if not public or each.guild_id == table.guild_id
        ]
        own = await self._direct.language(mine.user_id, table.seats[mine.seat].locale)
        language = table.language if public else own
        message = partial(alert_message, told, mine.user_id, found, Localizer(language), public=public)
        return readable(message, item, Localizer(language))

    async def _late_at(self, table: Table, seat: int) -> datetime | None:
        """When the time of a person is over for whom a table waits."""
        if table.pace not in PACE_TERMS:
            return await clocks.late_at(self._tables, table, seat)
        return deadlines(table, await self._tables.clock_contexts(table)).get(seat)

    async def _in_place_of_the_last(self, table: Table, mine: Waiting, sent: discord.Message) -> Sent:
        old = await self._store.read(outbox.find_post, table.id, Kind.ALERT, mine.seat)
        if old is not None and old.message_id != sent.id:
            await self._messenger.delete(old)
        post = Post(
            kind=Kind.ALERT,
            subject=table.id,
            number=mine.seat,
            channel_id=sent.channel.id,
            message_id=sent.id,
            revision=table.revision,
        )
        return Sent((post,))

    async def _put_off_until(self, table: Table, user_id: int, told: AlertKind) -> datetime | None:
        """When to look again at an alert that is not to be sent now; None: it is.

        Not in quiet hours, and no reminder while they are there: it has waited to be sent, perhaps.
        """
        now = self._tables.now()
        if await leave_alone(self._tables, table, user_id, always=told is AlertKind.DAILY):
            until = await self._tables.people.quiet(user_id)
            return min(until or now, now + RETRY_AFTER)  # they may be back sooner
        if told not in (AlertKind.REMINDER, AlertKind.DAILY):
            return None
        active = await self._store.read(alerts.active_at, user_id, now - ACTIVE_TIME)
        return active and active + ACTIVE_TIME
