"""Reminders by direct message to those who have not checked in shortly before it is over."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.core.localizer import Localizer
from bot.discord.message import Message, layout, text_block
from bot.outbox import queries as outbox
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.gate import Gate
from bot.outbox.model import Kind, OutboxItem, Sent
from bot.outbox.places import language_on
from bot.outbox.sender import NotYet, Undeliverable
from bot.tables.time.clock import PACE_TERMS
from bot.tables.time.clock_views import date, moment
from bot.tournaments import queries as tournaments
from bot.tournaments.entry.reminder_items import MAX_NUMBERS, due_at
from bot.tournaments.model import Phase, Tournament
from bot.tournaments.views import heading

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)

RETRY_AFTER = timedelta(minutes=5)


class CheckInReminders:
    """Sends them, as far as their readers may be disturbed."""

    def __init__(
        self, client: discord.Client, store: Store, gate: Gate, direct: DirectMessages, now: Callable[[], datetime]
    ) -> None:
        self._client = client
        self._store = store
        self._gate = gate
        self._direct = direct
        self._now = now

    async def send(self, item: OutboxItem) -> Sent:
        """Reminds a person unless they have checked in. Raises NotYet, and as discord.py does."""
        number, place = divmod(item.number, MAX_NUMBERS)
        state = await self._store.read(tournaments.find, number)
        mine = None if state is None else next((each for each in state.people if each.number == place), None)
        if state is None or mine is None or mine.checked_in or state.tournament.phase is not Phase.CHECK_IN:
            return Sent()
        tournament = state.tournament
        until = tournament.check_in_until or self._now()
        if until <= self._now():
            return Sent()
        if due_at(tournament, until) > self._now():
            raise NotYet(due_at(tournament, until))
        if await self._gate.rests(mine.user_id, heeds=PACE_TERMS[tournament.plan.pace].calendars):
            raise NotYet(min(self._now() + RETRY_AFTER, until))  # they may be back sooner than they have said
        post = await self._store.read(outbox.find_post, tournament.guild_id, Kind.CHECK_IN, tournament.id)
        reads = await self._direct.language(mine.user_id, mine.locale)
        localizer = Localizer(reads, posts=await language_on(self._client, self._store, tournament.guild_id))
        link = f"https://discord.com/channels/{tournament.guild_id}/{tournament.channel_id}"
        words = partial(_reminder, tournament, until, f"{link}/{post.message_id}" if post else link, localizer)
        try:
            await self._direct.post(mine.user_id, words, item)
        except (Undeliverable, discord.Forbidden) as error:
            log.info("A player of tournament %d is not reminded of the check-in: %s", tournament.id, error)
        return Sent()


def _reminder(tournament: Tournament, until: datetime, link: str, localizer: Localizer) -> Message:
    words = localizer.format("tournament-check-in-reminder", until=moment(until), at=date(until), link=link)
    return Message(layout(text_block(f"{heading(tournament, localizer)}\n{words}")))
