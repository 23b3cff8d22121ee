"""``/settings``: how Cairn works on a server and for the user."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.localizer import LANGUAGES, Localizer
from bot.model.table import GuildSettings, UserSettings
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments, choices
from bot.ui.context import manages
from bot.ui.message import Message, layout, text_block
from bot.ui.reply import Reply
from games.engine import text

if TYPE_CHECKING:
    from bot.client import Cairn


class SettingsCog(commands.Cog):
    """One command: it shows the settings, or changes those that are given."""

    def __init__(self, client: Cairn) -> None:
        self.client = client

    @app_commands.command(**about("settings"))
    @arguments("open", "role", "language", "post", "hands", "my_language", "my_hands")
    @app_commands.choices(
        open=choices("settings-open", "everyone", "managers", "role"),
        language=choices("settings-language", *LANGUAGES, "auto"),
        post=choices("settings-post", "channel", "thread"),
        hands=choices("settings-hands", "on", "off"),
        my_language=choices("settings-language", *LANGUAGES, "auto"),
        my_hands=choices("settings-hands", "on", "off", "server"),
    )
    async def settings(
        self,
        interaction: discord.Interaction,
        open: str | None = None,  # noqa: A002 - the option's name
        role: discord.Role | None = None,
        language: str | None = None,
        post: str | None = None,
        hands: str | None = None,
        my_language: str | None = None,
        my_hands: str | None = None,
    ) -> None:
        async with Reply(interaction) as reply:
            context = self.client.context
            reply.localizer = await context.localizer(interaction)
            server, own = await context.guild_settings(interaction), await context.user_settings(interaction)
            wanted = _server(server, open, role, language, post, hands)
            mine = _own(own, my_language, my_hands)
            if wanted != server:
                if interaction.guild_id is None:
                    raise Refusal("refusal-guild-only")
                if not manages(interaction):
                    raise Refusal("refusal-manage-only")
                await context.save_settings(interaction, guild=wanted)
            if mine != own:
                await context.save_settings(interaction, user=mine)
            localizer = await context.localizer(interaction)
            saved = localizer.format("settings-saved") if (wanted, mine) != (server, own) else None
            await reply.show(_shown(wanted if interaction.guild_id else None, mine, localizer, saved))


def _server(
    now: GuildSettings,
    may_open: str | None,
    role: discord.Role | None,
    language: str | None,
    post: str | None,
    hands: str | None,
) -> GuildSettings:
    changes: dict[str, object] = {}
    if may_open == "role" or (may_open is None and role is not None):
        if role is None:
            raise Refusal("refusal-role-missing")
        changes["may_open"] = role.id
    elif may_open is not None:
        changes["may_open"] = may_open
    if language is not None:
        changes["language"] = None if language == "auto" else language
    if post is not None:
        changes["post_to"] = post
    if hands is not None:
        changes["dm_hands"] = hands == "on"
    return msgspec.structs.replace(now, **changes)


def _own(now: UserSettings, language: str | None, hands: str | None) -> UserSettings:
    changes: dict[str, object] = {}
    if language is not None:
        changes["language"] = None if language == "auto" else language
    if hands is not None:
        changes["dm_hands"] = None if hands == "server" else hands == "on"
    return msgspec.structs.replace(now, **changes)


def _shown(server: GuildSettings | None, own: UserSettings, localizer: Localizer, saved: str | None) -> Message:
    return Message(
        layout(
            text_block(saved) if saved else None,
            text_block("\n".join([localizer.format("settings-title"), *_server_lines(server, localizer)]))
            if server
            else None,
            text_block("\n".join([localizer.format("settings-mine-title"), *_own_lines(own, localizer)])),
        )
    )


def _server_lines(settings: GuildSettings, localizer: Localizer) -> list[str]:
    allowed = settings.may_open
    who = f"<@&{allowed}>" if isinstance(allowed, int) else localizer.format(f"settings-open-{allowed}")
    return [
        _line(localizer, "settings-open", who),
        _line(localizer, "settings-language", localizer.format(f"settings-language-{settings.language or 'auto'}")),
        _line(localizer, "settings-post", localizer.format(f"settings-post-{settings.post_to}")),
        _line(
            localizer,
            "settings-hands",
            localizer.format("settings-hands-on" if settings.dm_hands else "settings-hands-off"),
        ),
    ]


def _own_lines(settings: UserSettings, localizer: Localizer) -> list[str]:
    hands = {None: "server", True: "on", False: "off"}[settings.dm_hands]
    return [
        _line(localizer, "settings-my-language", localizer.format(f"settings-language-{settings.language or 'auto'}")),
        _line(localizer, "settings-hands", localizer.format(f"settings-hands-{hands}")),
    ]


def _line(localizer: Localizer, name: str, value: str) -> str:
    return localizer.format("settings-line", name=text(name), value=value)


async def setup(client: Cairn) -> None:
    await client.add_cog(SettingsCog(client))
