"""The posts of reports, in a server's channel for them or where the operator reads."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.core.localizer import LANGUAGES, Localizer
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.draft import Draft, readable
from bot.outbox.model import Also, OutboxItem, Outcome, SendReport
from bot.outbox.places import language_on
from bot.outbox.sender import Undeliverable
from bot.people import setting_queries as settings
from bot.reports import queries
from bot.reports.model import AbuseReport, ReportPlace
from bot.reports.views import report_post
from bot.tables.core import queries as tables
from bot.tables.core.base import place as place_of
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.db import Store


def operators(application: discord.AppInfo | None) -> list[int]:
    """Return the user ids of who owns the application: a person, or a team with its owner first."""
    if application is None:
        return []
    team = application.team
    if team is None:
        return [application.owner.id]
    return sorted((each.id for each in team.members), key=lambda each: each != team.owner_id)


async def handed_over(now: Callable[[], datetime], sent: SendReport) -> Also | None:
    """Have what a server's channel does not take go to the operator."""
    if sent.outcome not in (Outcome.GONE, Outcome.GIVEN_UP) or sent.item.guild_id is None:
        return None
    return partial(queries.hand_over, report_id=sent.item.number, now=now())


class ReportPosts:
    """Composes them. ``channel`` is the operator's (0: direct messages to who owns the application)."""

    def __init__(self, client: discord.Client, store: Store, direct: DirectMessages, channel: int) -> None:
        self._client = client
        self._store = store
        self._direct = direct
        self._channel = channel

    async def compose(self, item: OutboxItem) -> Draft | None:
        """The post of a report, with buttons until it is decided. Raises Undeliverable."""
        report = await self._store.read(queries.find, item.number)
        if report is None:
            return None
        channel, language = await self._whereto(report)
        localizer = Localizer(language)
        message = partial(report_post, report, await self._place(report), localizer)
        last = report.decision is not None
        return Draft(channel_id=channel, message=readable(message, item, localizer), last=last)

    async def _whereto(self, report: AbuseReport) -> tuple[int, str]:
        """Return the channel of a report, and in which language it is read."""
        if not report.to_operator and report.guild_id is not None:
            channel = (await self._store.read(settings.of_guild, report.guild_id)).reports_channel
            if channel is not None:
                return channel, await language_on(self._client, self._store, report.guild_id)
        if self._channel:
            return self._channel, LANGUAGES[0]
        owner = next(iter(operators(self._client.application)), None)
        if owner is None:
            raise Undeliverable("nobody knows who owns the application")
        return await self._direct.channel_of(owner), await self._direct.language(owner, "")

    async def _place(self, report: AbuseReport) -> Text:
        """Where what was reported stands, in words."""
        if report.place is ReportPlace.TOURNAMENT:
            return text("report-at-tournament", number=str(report.number))
        if report.place is ReportPlace.MESSAGE:
            link = f"https://discord.com/channels/{report.guild_id}/{report.ref}/{report.number}"
            return text("report-at-message", link=link)
        table = await self._store.read(tables.find, report.number)
        where = "" if table is None else place_of(table)
        return text("report-at-table", table=str(report.number), where=where)
