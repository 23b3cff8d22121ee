"""``/settings``, and a person's own page with what is chosen and typed there."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.discord.commands import command
from bot.discord.interactions import ComponentInteraction, button, form, menu, when_named
from bot.discord.message import shortened
from bot.discord.replies import Ack, Request
from bot.discord.sanitize import escaped
from bot.me.views import Me, away_form, away_key, hours_form, hours_key, page, zone_text
from bot.people.availability import DAYS_OF_A_YEAR, week
from bot.people.calendar import Away, Calendar, Hours
from bot.people.formatting import away_text
from bot.people.service import Edit, pending
from bot.people.settings import Page, Takes, setting_named
from bot.people.times import day_in, time_in
from bot.people.zones import offset_of, offset_text, zones_like
from bot.privacy.cog import DataCommands
from bot.server.settings_cog import OWN_OPTIONS, change_settings, settings_options, wished
from bot.tables.core.client import TableClient
from bot.tables.core.model import Status
from bot.tables.core.refusals import Refusal
from bot.tables.show import own_tables
from bot.tables.time.clock import PACE_TERMS

PAGE = "page"
"""Says of a button that it stands on the page, which it brings up to date."""


class MeCog(DataCommands, commands.Cog, name="me"):
    """``/settings``, and everything on a person's own page."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.context = client.context
        self.people = client.people
        self.serve_data()

    @command("settings")
    @settings_options(OWN_OPTIONS)
    async def settings(self, request: Request, zone: str | None = None, **given: Any) -> None:
        """Change what is given; show the calendar after a new time zone, else the settings."""
        if zone is None:
            await change_settings(self.client, request, wished(given))
            return
        edit = await self.people.set_zone(request.user_id, zone)
        if wishes := wished(given):
            values = {setting_named(name, Page.OWN): keys for name, keys in wishes.items()}
            changed = {each.field: each.value(keys) for each, keys in values.items()}
            await self.context.change_own(request.interaction, **changed)
            request.localizer = await self.context.localizer(request.interaction)
        await self._show(request, *self._zone_saved(edit, request.localizer))

    @button("me")
    async def page(self, request: ComponentInteraction) -> None:
        await self._show(request)

    @settings.autocomplete("zone")
    async def zones(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        localizer, now = await self.context.localizer(interaction), self.client.time.now()
        found = zones_like(current, localizer.language, now)
        names = [
            localizer.format(
                "zone-choice",
                place=each.place,
                offset=offset_text(offset_of(each.zone, now)),
                time=f"{now + offset_of(each.zone, now):%H:%M}",
            )
            for each in found
        ]
        return [
            app_commands.Choice(name=shortened(name, 100), value=each.zone)
            for name, each in zip(names, found, strict=True)
        ]

    @button("me-hours", ack=Ack.FORM)
    async def ask_hours(self, request: ComponentInteraction) -> None:
        await request.ask(hours_form(request.localizer))

    @form("me-hours")
    async def on_hours(self, request: ComponentInteraction) -> None:
        edit = await self.people.add_hours(request.user_id, _hours(request))
        await self._show(request, *_edited(edit, request.localizer))

    @menu("me-hours-off")
    async def on_hours_off(self, request: ComponentInteraction) -> None:
        known = (await self.people.schedule(request.user_id)).calendar.hours
        gone = next((each for each in known if hours_key(each) in request.values), None)
        if gone is None:
            raise Refusal("refusal-unknown-value")
        await self._show(request, *_edited(await self.people.remove_hours(request.user_id, gone), request.localizer))

    @menu("me-days")
    async def on_days(self, request: ComponentInteraction) -> None:
        if not all(value.isdecimal() and int(value) < 7 for value in request.values):
            raise Refusal("refusal-unknown-value")
        edit = await self.people.set_days_off(request.user_id, [int(value) for value in request.values])
        await self._show(request, *_edited(edit, request.localizer))

    @button("me-away", ack=Ack.FORM)
    async def ask_away(self, request: ComponentInteraction) -> None:
        await request.ask(away_form(request.localizer))

    @form("me-away")
    async def on_away(self, request: ComponentInteraction) -> None:
        user, language = request.user_id, request.localizer.language
        today = await self.people.today(user)
        first, last = request.typed("first"), request.typed("last")
        if not first:
            raise Refusal("refusal-form-gone")
        begins = day_in(first, today, language)
        ends = day_in(last, today, language, after=begins) if last else None
        await self._show(request, *await self._gone(request, await self.people.go_away(user, begins, ends)))

    @button("me-away-open", ack=Ack.UPDATE)
    async def on_away_open(self, request: ComponentInteraction) -> None:
        found = await self.people.go_away(request.user_id)
        await self._show(request, *await self._gone(request, found))

    @button("me-back", ack=when_named)
    async def on_back(self, request: ComponentInteraction) -> None:
        """Ends the absence that there is; the page follows, anything else stays as it is."""
        if await self.people.come_back(request.user_id) is None:
            raise Refusal("refusal-not-away")
        if request.arg == PAGE:
            await self._show(request, request.localizer.format("me-saved-back"))
        else:
            await request.say("me-saved-back")

    @menu("me-call-off")
    async def on_call_off(self, request: ComponentInteraction) -> None:
        user = request.user_id
        found = next((each for each in await self.people.absences(user) if away_key(each) in request.values), None)
        if found is None or await self.people.come_back(user, found.made_at) is None:
            raise Refusal("refusal-unknown-value")
        await self._show(request, request.localizer.format("me-saved-called-off", away=away_text(found)))

    @menu("me-set")
    async def on_set(self, request: ComponentInteraction) -> None:
        """A menu with one thing that is wished."""
        setting = setting_named(request.arg, Page.ME)
        taken = _people(request) if setting.takes is Takes.PEOPLE else ()
        await self.context.change_own(request.interaction, **{setting.field: setting.value(request.values, taken)})
        request.localizer = await self.context.localizer(request.interaction)
        await self._show(request, request.localizer.format("me-saved"))

    @menu("me-block")
    async def on_block(self, request: ComponentInteraction) -> None:
        """The menu of those whom somebody blocks."""
        if not {*request.values} <= {*_people(request)}:
            raise Refusal("refusal-unknown-value")
        await self.people.set_blocked(request.user_id, [int(value) for value in request.values])
        await self._show(request, request.localizer.format("me-saved"))

    async def _show(self, request: Request, *saved: str) -> None:
        """Shows the page of who asks, with what was ``saved``."""
        now = self.client.time.now()
        schedule, blocked = await self.people.schedule_and_blocked(request.user_id)
        me = Me(
            calendar=schedule.calendar,
            absences=pending(schedule, now),
            settings=await self.context.user_settings(request.interaction),
            blocked=blocked,
            now=now,
        )
        await request.show(page(me, request.localizer, saved))

    def _zone_saved(self, edit: Edit, localizer: Localizer) -> list[str]:
        if edit.before.zone == edit.after.zone:
            return [localizer.format("me-saved-nothing")]
        return [zone_text(edit.after.zone, self.client.time.now(), localizer, "me-saved-zone")]

    async def _gone(self, request: Request, away: Away) -> list[str]:
        """Compose the answer to a new absence: for how much of it clocks rest, on each server where one runs."""
        localizer, interaction = request.localizer, request.interaction
        lines = [localizer.format("me-saved-away", away=away_text(away))]
        tables = [found.table for found in await own_tables.of_user(self.client.tables, interaction.user.id)]
        clocked = [table for table in tables if table.status is Status.RUNNING and table.pace in PACE_TERMS]
        for guild_id in dict.fromkeys([table.guild_id for table in clocked] or [interaction.guild_id]):
            guild = None if guild_id is None else self.client.get_guild(guild_id)
            if guild is not None:
                lines.append(await self._granted(interaction.user.id, guild, away, localizer))
        return lines

    async def _granted(self, user_id: int, guild: discord.Guild, away: Away, localizer: Localizer) -> str:
        last = away.last or away.first + timedelta(days=DAYS_OF_A_YEAR - 1)
        found = await self.people.vacation(user_id, guild.id, away.first, last)
        server, allowance = escaped(guild.name), found.allowance
        if away.last is None:
            id_, counts = "me-saved-away-open", {"granted": found.granted}
        elif found.granted == found.days:
            id_, counts = "me-saved-away-free", {"days": found.days}
        else:
            id_, counts = "me-saved-away-beyond", {"days": found.days, "granted": found.granted}
        return localizer.format(id_, server=server, allowance=allowance, **counts)


def _edited(edit: Edit, localizer: Localizer) -> list[str]:
    """Compose the answer to a change of the calendar: from when on it counts."""
    if edit.after == edit.before:
        return [localizer.format("me-saved-nothing")]
    lines = [localizer.format("me-saved")]
    if _minutes(edit.after) - _minutes(edit.before):
        lines.append(localizer.format("me-saved-closed"))
    if _minutes(edit.before) - _minutes(edit.after):
        lines.append(localizer.format("me-saved-opened"))
    return lines


def _people(request: ComponentInteraction) -> list[str]:
    """Return the user ids of the people who are chosen in a menu. Raise Refusal for a bot."""
    data: Any = request.interaction.data
    users = data.get("resolved", {}).get("users", {})
    robot = next((value for value in request.values if users.get(value, {}).get("bot")), None)
    if robot is not None:
        raise Refusal("refusal-block-bot", who=f"<@{robot}>")
    return [value for value in request.values if value in users]


def _minutes(calendar: Calendar) -> set[tuple[int, int]]:
    """The minutes of the week in which clocks rest."""
    return {(day, m) for day, spans in enumerate(week(calendar)) for start, end in spans for m in range(start, end)}


def _hours(request: ComponentInteraction) -> Hours:
    """The hours that a form names. Raises Refusal for what is none."""
    start, end = (time_in(request.typed(name), request.localizer.language) for name in ("from", "to"))
    days = sorted({int(day) for day in request.fields.get("days", ()) if day in set("0123456")})
    if not days:
        raise Refusal("refusal-hours-no-days")
    if start % 1440 == end % 1440:
        raise Refusal("refusal-hours-same")
    return Hours(start % 1440, end, tuple(days))
