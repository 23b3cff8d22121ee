"""Settings: how Cairn works on a server and for the user."""

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
}
"""The options of ``/server settings`` in order, each a setting by name."""

OWN_OPTIONS: Mapping[str, type] = {"my-language": str, "my-hands": str, "my-hints": str}
"""The same of ``/settings``."""

MAX_CHANGES_SHOWN = 20


Handler = Callable[..., Coroutine[Any, Any, None]]


def settings_options(options: Mapping[str, type]) -> Callable[[Handler], Handler]:
    """Give the handler of a command, after its own parameters, ``options`` with the choices of their settings."""

    def give(handler: Handler) -> Handler:
        names = {name: name.replace("-", "_") for name in options}
        given = [
            inspect.Parameter(names[name], inspect.Parameter.KEYWORD_ONLY, default=None, annotation=wanted | None)
            for name, wanted in options.items()
        ]
        own = inspect.signature(handler).parameters.values()
        first = [each for each in own if each.kind is not inspect.Parameter.VAR_KEYWORD]
        handler.__signature__ = inspect.Signature([*first, *given])  # type: ignore[attr-defined]
        offered = {
            names[name]: _choices(setting_named(name, *PAGES)) for name, wanted in options.items() if wanted is str
        }
        return app_commands.choices(**offered)(handler)

    return give


def _choices(setting: Setting) -> list[app_commands.Choice[str]]:
    keys = [*setting.choices, *([ROLE] if setting.takes is Takes.ROLE else [])]
    return [app_commands.Choice(name=message(setting.words(key)), value=key) for key in keys]


class SettingsCog(commands.Cog):
    """The menus on the pages of settings: what is chosen is changed at once."""

    def __init__(self, client: TableClient) -> None:
        self.client = client

    @menu("setting")
    async def on_setting(self, request: ComponentInteraction) -> None:
        await change_settings(self.client, request, {request.arg: request.values})

    @menu("setting-page")
    async def on_page(self, request: ComponentInteraction) -> None:
        await change_settings(self.client, request, {}, page=request.value)

    @button("forum-tags", needs=MANAGED, ack=Ack.UPDATE)
    async def on_tags(self, request: ComponentInteraction, guild: discord.Guild) -> None:
        """Make the tags that the server's forum lacks, as many as there is room for."""
        settings = await self.client.context.guild_settings(request.interaction)
        forum, after = guild.get_channel(settings.forum or 0), None
        if isinstance(forum, discord.ForumChannel) and forum.permissions_for(guild.me).manage_channels:
            new = [discord.ForumTag(name=name) for name in lacking_tags(forum, settings, request.localizer)]
            after = await forum.edit(available_tags=[*forum.available_tags, *new][:MAX_TAGS])
        await change_settings(self.client, request, {}, page=Page.PLACES, forum=after)


class SettingsCommands(commands.Cog):
    """``/server settings``, for its cog: a page of settings; what is given with it is changed at once."""

    client: TableClient

    @command("server-settings", needs=MANAGED)
    @settings_options(OPTIONS)
    async def settings(self, request: Request, _guild: discord.Guild, **given: Any) -> None:
        await change_settings(self.client, request, wished(given), page=Page.TABLES)


def wished(given: Mapping[str, Any]) -> dict[str, Sequence[str]]:
    """Return the keys of values that the options of a command wish for, by the names of their settings."""
    wishes: dict[str, Sequence[str]] = {
        name.replace("_", "-"): [_key(value)] for name, value in given.items() if value is not None
    }
    role = wishes.pop(ROLE, None)
    if role and wishes.get("open", [ROLE]) == [ROLE]:
        wishes["open"] = role
    return wishes


async def change_settings(
    client: TableClient,
    request: Request,
    wishes: Mapping[str, Sequence[str]],
    page: str = Page.OWN,
    forum: discord.ForumChannel | None = None,
) -> None:
    """Change settings to the keys wished for by name, and show the page of the first of them, or else ``page``.

    ``forum``: the server's forum, where it was changed just now.
    """
    context, interaction = client.context, request.interaction
    before = await context.guild_settings(interaction), await context.user_settings(interaction)
    wanted = {setting_named(name, *PAGES): keys for name, keys in wishes.items()}
    values = {each: _value(each, keys, interaction.guild) for each, keys in wanted.items()}
    of_server = {each.field: value for each, value in values.items() if each in OF_SERVERS}
    of_reader = {each.field: value for each, value in values.items() if each in OF_PEOPLE}
    if of_server:
        await _change_server(client, interaction, **of_server)
    if of_reader:
        await context.change_own(interaction, **of_reader)
    server, own = await context.guild_settings(interaction), await context.user_settings(interaction)
    localizer, manager = await context.localizer(interaction), manages(interaction)
    if page == LOG and manager and interaction.guild_id is not None:
        changes = await client.store.read(setting_queries.changes, interaction.guild_id, MAX_CHANGES_SHOWN)
        await request.show(settings_log(changes, localizer))
        return
    asked = Page(page) if page in PAGES else Page.OWN
    shown = next((each for each in PAGES if not {*ON_PAGES[each]}.isdisjoint(wanted)), asked)
    saved = wanted if (server, own) != before else None
    await request.show(
        settings_page(shown, server, own, localizer, interaction.guild, manager=manager, saved=saved, forum=forum)
    )


async def _change_server(client: TableClient, interaction: discord.Interaction, **changed: Any) -> None:
    """Store the server's settings with the fields that are ``changed``. Raise Refusal where the reader may not."""
    if interaction.guild_id is None:
        raise Refusal("refusal-guild-only")
    if not manages(interaction):
        raise Refusal("refusal-manage-only")
    user_id = interaction.user.id
    interaction.extras[GUILD] = await server_settings.change(client.tables, interaction.guild_id, user_id, **changed)


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
