"""``/settings``: how Cairn works on a server and for the user."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.commands import command, message
from bot.discord.interactions import ComponentInteraction, button, menu
from bot.discord.replies import Ack, Request
from bot.people.settings import OF_PEOPLE, OF_SERVERS, ON_PAGES, Page, Setting, Takes, setting_named
from bot.server import setting_queries
from bot.server import settings as server_settings
from bot.server.managing import MANAGED
from bot.server.settings_views import LOG, PAGES, lacking_tags, settings_log, settings_page, taken
from bot.tables.core.client import TableClient
from bot.tables.core.context import GUILD, manages
from bot.tables.core.refusals import Refusal
from bot.tables.lobby.tags import MAX_TAGS

ROLE = "role"
"""The option that names the role of ``open``, and the choice that asks for it."""

EVERYONE = "everyone"
"""The choice for which Discord's menus offer a role that all have."""

OPTIONS: Mapping[str, type] = {
    "open": str,
    ROLE: discord.Role,
    "language": str,
    "post": str,
    "hands": str,
    "keep": str,
    "pace": str,
    "vacation": str,
    "late-days": str,
    "substitutes": discord.TextChannel,
    "lobby": discord.TextChannel,
    "rated": bool,
    "my-language": str,
    "my-hands": str,
    "my-hints": str,
}
"""The options of the command in order, each a setting by name."""

MAX_CHANGES_SHOWN = 20


def settings_options(handler: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., Coroutine[Any, Any, None]]:
    """Give the handler of a command :data:`OPTIONS`, with the choices of their settings."""
    names = {name: name.replace("-", "_") for name in OPTIONS}
    given = [
        inspect.Parameter(names[name], inspect.Parameter.KEYWORD_ONLY, default=None, annotation=wanted | None)
        for name, wanted in OPTIONS.items()
    ]
    first = [*inspect.signature(handler).parameters.values()][:2]
    handler.__signature__ = inspect.Signature([*first, *given])  # type: ignore[attr-defined]
    offered = {names[name]: _choices(setting_named(name, *PAGES)) for name, wanted in OPTIONS.items() if wanted is str}
    return app_commands.choices(**offered)(handler)


def _choices(setting: Setting) -> list[app_commands.Choice[str]]:
    keys = [*setting.choices, *([ROLE] if setting.takes is Takes.ROLE else [])]
    return [app_commands.Choice(name=message(setting.words(key)), value=key) for key in keys]


class SettingsCog(commands.Cog):
    """One command: a page of settings with a menu for each; what is given with it is changed at once."""

    def __init__(self, client: TableClient) -> None:
        self.client = client

    @command("settings")
    @settings_options
    async def settings(self, request: Request, **given: Any) -> None:
        wishes = {name.replace("_", "-"): [_key(value)] for name, value in given.items() if value is not None}
        role = wishes.pop(ROLE, None)
        if role and wishes.get("open", [ROLE]) == [ROLE]:
            wishes["open"] = role
        await self._change(request, wishes)

    @menu("setting")
    async def on_setting(self, request: ComponentInteraction) -> None:
        await self._change(request, {request.arg: request.values})

    @menu("setting-page")
    async def on_page(self, request: ComponentInteraction) -> None:
        await self._change(request, {}, page=request.value)

    @button("forum-tags", needs=MANAGED, ack=Ack.UPDATE)
    async def on_tags(self, request: ComponentInteraction, guild: discord.Guild) -> None:
        """Make the tags that the server's forum lacks, as many as there is room for."""
        settings = await self.client.context.guild_settings(request.interaction)
        forum, after = guild.get_channel(settings.forum or 0), None
        if isinstance(forum, discord.ForumChannel) and forum.permissions_for(guild.me).manage_channels:
            new = [discord.ForumTag(name=name) for name in lacking_tags(forum, settings, request.localizer)]
            after = await forum.edit(available_tags=[*forum.available_tags, *new][:MAX_TAGS])
        await self._change(request, {}, page=Page.PLACES, forum=after)

    async def _change(
        self,
        request: Request,
        wishes: Mapping[str, Sequence[str]],
        page: str = "",
        forum: discord.ForumChannel | None = None,
    ) -> None:
        """Change settings to the keys wished for by name, and show their page, or else ``page``.

        ``forum``: the server's forum, where it was changed just now.
        """
        context, interaction = self.client.context, request.interaction
        before = await context.guild_settings(interaction), await context.user_settings(interaction)
        wanted = {setting_named(name, *PAGES): keys for name, keys in wishes.items()}
        values = {each: _value(each, keys, interaction.guild) for each, keys in wanted.items()}
        of_server = {each.field: value for each, value in values.items() if each in OF_SERVERS}
        of_reader = {each.field: value for each, value in values.items() if each in OF_PEOPLE}
        if of_server:
            await self._change_server(interaction, **of_server)
        if of_reader:
            await context.change_own(interaction, **of_reader)
        server, own = await context.guild_settings(interaction), await context.user_settings(interaction)
        localizer, manager = await context.localizer(interaction), manages(interaction)
        if page == LOG and manager and interaction.guild_id is not None:
            changes = await self.client.store.read(setting_queries.changes, interaction.guild_id, MAX_CHANGES_SHOWN)
            await request.show(settings_log(changes, localizer))
            return
        first = Page.TABLES if manager else Page.OWN
        shown = next((each for each in PAGES if page == each or not {*ON_PAGES[each]}.isdisjoint(wanted)), first)
        saved = wanted if (server, own) != before else None
        await request.show(
            settings_page(shown, server, own, localizer, interaction.guild, manager=manager, saved=saved, forum=forum)
        )

    async def _change_server(self, interaction: discord.Interaction, **changed: Any) -> None:
        """Store the server's settings with the fields that are ``changed``. Raise Refusal where the reader may not."""
        if interaction.guild_id is None:
            raise Refusal("refusal-guild-only")
        if not manages(interaction):
            raise Refusal("refusal-manage-only")
        user_id = interaction.user.id
        interaction.extras[GUILD] = await server_settings.change(
            self.client.tables, interaction.guild_id, user_id, **changed
        )


def _key(value: Any) -> str:
    """Return what an option says, as the key of a setting's value."""
    match value:
        case str():
            return value
        case bool():
            return "on" if value else "off"
        case _:
            return str(value.id)


def _value(setting: Setting, keys: Sequence[str], guild: discord.Guild | None) -> Any:
    if setting.takes is Takes.ROLE and [*keys] == [ROLE]:
        raise Refusal("refusal-role-missing")
    if setting.takes is Takes.ROLE and guild and [*keys] == [str(guild.default_role.id)]:
        if EVERYONE not in setting.choices:
            raise Refusal("refusal-role-everyone")
        keys = [EVERYONE]
    return setting.value(keys, taken(setting, guild))
