"""``/me``: a person's own page, and what is chosen and typed there."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.data import DataCommands
from bot.localizer import Localizer
from bot.model.calendar import Away, Calendar, Hours
from bot.model.clock import TERMS
from bot.model.table import Status
from bot.people.calendar import YEAR, week
from bot.people.people import Edit
from bot.people.words import away_text
from bot.people.zones import offset_of, offset_words, zones_like
from bot.tables import own_tables
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments, message
from bot.ui.items import Press
from bot.ui.me import Me, away_form, away_key, hours_form, hours_key, page, wished, zone_words
from bot.ui.message import shortened, text_message
from bot.ui.reply import Reply
from bot.ui.sanitize import escaped
from bot.ui.times import day_in, time_in

if TYPE_CHECKING:
    from bot.client import Cairn

PAGE = "page"
"""Says of a button that it stands on the page, which it brings up to date."""


class MeCog(
    DataCommands, commands.GroupCog, group_name=message("cmd-me"), group_description=message("cmd-me-about"), name="me"
):
    """Everything under ``/me``."""

    def __init__(self, client: Cairn) -> None:
        super().__init__()
        self.client = client
        self.context = client.context
        self.people = client.people
        self.serve_data()
        client.handlers.add(
            me=self.on_me,
            me_hours=self.on_hours,
            me_hours_off=self.on_hours_off,
            me_days=self.on_days,
            me_away=self.on_away,
            me_away_open=self.on_away_open,
            me_back=self.on_back,
            me_call_off=self.on_call_off,
            me_set=self.on_set,
            me_block=self.on_block,
            me_forget=self.on_forget,
        )

    @app_commands.command(**about("me-page"))
    async def page(self, interaction: discord.Interaction) -> None:
        async with Reply(interaction) as reply:
            await self._show(reply)

    @app_commands.command(**about("me-zone"))
    @arguments("zone")
    async def zone(self, interaction: discord.Interaction, zone: str) -> None:
        async with Reply(interaction) as reply:
            await self._localize(reply)
            edit = await self.people.set_zone(interaction.user.id, zone)
            await self._show(reply, *self._zone_saved(edit, reply.localizer))

    @zone.autocomplete("zone")
    async def zones(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        localizer, now = await self.context.localizer(interaction), self.client.time.now()
        found = zones_like(current, localizer.language, now)
        names = [
            localizer.format(
                "zone-choice",
                place=each.place,
                offset=offset_words(offset_of(each.zone, now)),
                time=f"{now + offset_of(each.zone, now):%H:%M}",
            )
            for each in found
        ]
        return [
            app_commands.Choice(name=shortened(name, 100), value=each.zone)
            for name, each in zip(names, found, strict=True)
        ]

    async def on_me(self, press: Press) -> None:
        async with Reply(press.interaction) as reply:
            await self._show(reply)

    async def on_hours(self, press: Press) -> None:
        """Asks for hours; or adds those that were typed."""
        async with Reply(press.interaction, form=not press.fields, update=True) as reply:
            localizer = await self._localize(reply)
            if not press.fields:
                await reply.ask(hours_form(localizer))
                return
            edit = await self.people.add_hours(press.interaction.user.id, _hours(press))
            await self._show(reply, *_edited(edit, localizer))

    async def on_hours_off(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            localizer, user = await self._localize(reply), press.interaction.user.id
            known = (await self.people.schedule(user)).calendar.hours
            gone = next((each for each in known if hours_key(each) in press.values), None)
            if gone is None:
                raise Refusal("refusal-unknown-value")
            await self._show(reply, *_edited(await self.people.remove_hours(user, gone), localizer))

    async def on_days(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            localizer = await self._localize(reply)
            if not all(value.isdecimal() and int(value) < 7 for value in press.values):
                raise Refusal("refusal-unknown-value")
            edit = await self.people.set_days_off(press.interaction.user.id, [int(value) for value in press.values])
            await self._show(reply, *_edited(edit, localizer))

    async def on_away(self, press: Press) -> None:
        """Asks for days away; or notes those that were typed."""
        async with Reply(press.interaction, form=not press.fields, update=True) as reply:
            localizer, user = await self._localize(reply), press.interaction.user.id
            if not press.fields:
                await reply.ask(away_form(localizer))
                return
            today = await self.people.today(user)
            first, last = (_typed(press, name) for name in ("first", "last"))
            if not first:
                raise Refusal("refusal-form-gone")
            begins = day_in(first, today)
            ends = day_in(last, today, after=begins) if last else None
            await self._show(reply, *await self._gone(reply, await self.people.go_away(user, begins, ends)))

    async def on_away_open(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            await self._localize(reply)
            user = press.interaction.user.id
            found = await self.people.go_away(user, await self.people.today(user), None)
            await self._show(reply, *await self._gone(reply, found))

    async def on_back(self, press: Press) -> None:
        """Ends the absence that there is; the page follows, anything else stays as it is."""
        here = press.id.arg == PAGE
        async with Reply(press.interaction, update=here) as reply:
            localizer = await self._localize(reply)
            if await self.people.come_back(press.interaction.user.id) is None:
                raise Refusal("refusal-not-away")
            said = localizer.format("me-saved-back")
            await (self._show(reply, said) if here else reply.show(text_message(said)))

    async def on_call_off(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            localizer, user = await self._localize(reply), press.interaction.user.id
            found = next((each for each in await self.people.absences(user) if away_key(each) in press.values), None)
            if found is None or await self.people.come_back(user, found.made_at) is None:
                raise Refusal("refusal-unknown-value")
            await self._show(reply, localizer.format("me-saved-called-off", away=away_text(found)))

    async def on_set(self, press: Press) -> None:
        """A menu with one thing that is wished."""
        async with Reply(press.interaction, update=True) as reply:
            await self._localize(reply)
            known = await self.context.user_settings(press.interaction)
            wanted = wished(known, press.id.arg, press.values[0] if press.values else "")
            if wanted is None:
                raise Refusal("refusal-unknown-value")
            await self.context.save_settings(press.interaction, user=wanted)
            localizer = await self._localize(reply)
            await self._show(reply, localizer.format("me-saved"))

    async def on_block(self, press: Press) -> None:
        """The menu of those whom somebody blocks."""
        async with Reply(press.interaction, update=True) as reply:
            localizer = await self._localize(reply)
            data: Any = press.interaction.data
            users = data.get("resolved", {}).get("users", {})
            if not all(value in users for value in press.values):
                raise Refusal("refusal-unknown-value")
            robot = next((value for value in press.values if users.get(value, {}).get("bot")), None)
            if robot is not None:
                raise Refusal("refusal-block-bot", who=f"<@{robot}>")
            await self.people.set_blocked(press.interaction.user.id, [int(value) for value in press.values])
            await self._show(reply, localizer.format("me-saved"))

    async def _localize(self, reply: Reply) -> Localizer:
        reply.localizer = await self.context.localizer(reply.interaction)
        return reply.localizer

    async def _show(self, reply: Reply, *saved: str) -> None:
        """Shows the page of who asks, with what was ``saved``."""
        localizer, user = await self._localize(reply), reply.interaction.user.id
        schedule = await self.people.schedule(user)
        me = Me(
            calendar=schedule.calendar,
            absences=await self.people.absences(user),
            settings=await self.context.user_settings(reply.interaction),
            blocked=await self.people.blocked(user),
            now=self.client.time.now(),
        )
        await reply.show(page(me, localizer, saved))

    def _zone_saved(self, edit: Edit, localizer: Localizer) -> list[str]:
        if edit.before.zone == edit.after.zone:
            return [localizer.format("me-saved-nothing")]
        return [zone_words(edit.after.zone, self.client.time.now(), localizer, "me-saved-zone")]

    async def _gone(self, reply: Reply, away: Away) -> list[str]:
        """What is said about an absence: for how much of it clocks rest, on each server where one runs."""
        localizer, interaction = reply.localizer, reply.interaction
        lines = [localizer.format("me-saved-away", away=away_text(away))]
        tables = [found.table for found in await own_tables.of_user(self.client.tables, interaction.user.id)]
        clocked = [table for table in tables if table.status is Status.RUNNING and table.pace in TERMS]
        guilds = dict.fromkeys([table.guild_id for table in clocked] or [interaction.guild_id or 0])
        for guild_id in guilds:
            guild = self.client.get_guild(guild_id)
            if guild is not None:
                lines.append(await self._granted(interaction.user.id, guild, away, localizer))
        return lines

    async def _granted(self, user_id: int, guild: discord.Guild, away: Away, localizer: Localizer) -> str:
        last = away.last or away.first + timedelta(days=YEAR - 1)
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
    """What is said about a calendar that was changed: from when on it counts."""
    if edit.after == edit.before:
        return [localizer.format("me-saved-nothing")]
    lines = [localizer.format("me-saved")]
    if _minutes(edit.after) - _minutes(edit.before):
        lines.append(localizer.format("me-saved-closed"))
    if _minutes(edit.before) - _minutes(edit.after):
        lines.append(localizer.format("me-saved-opened"))
    return lines


def _minutes(calendar: Calendar) -> set[tuple[int, int]]:
    """The minutes of the week in which clocks rest."""
    return {(day, m) for day, spans in enumerate(week(calendar)) for start, end in spans for m in range(start, end)}


def _typed(press: Press, name: str) -> str:
    """What was typed into a field; nothing where there is none."""
    return next(iter(press.fields.get(name, ())), "").strip()


def _hours(press: Press) -> Hours:
    """The hours that a form names. Raises Refusal for what is none."""
    start, end = time_in(_typed(press, "from")), time_in(_typed(press, "to"))
    days = sorted({int(day) for day in press.fields.get("days", ()) if day in set("0123456")})
    if not days:
        raise Refusal("refusal-hours-no-days")
    if start % 1440 == end % 1440:
        raise Refusal("refusal-hours-same")
    return Hours(start % 1440, end, tuple(days))


async def setup(client: Cairn) -> None:
    await client.add_cog(MeCog(client))
