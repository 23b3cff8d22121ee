"""``/settings``: how Cairn works on a server, and for oneself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.tables.model import GuildSettings, UserSettings
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments, choices
from bot.ui.desk import manages
from bot.ui.message import Message, layout, said
from bot.ui.reply import Reply
from bot.words import LANGUAGES, Words
from games.engine import text

if TYPE_CHECKING:
    from bot.client import Cairn


class Settings(commands.Cog):
    """One command: without arguments it shows, with arguments it changes."""

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
            store = self.client.store
            reply.words = await self.client.desk.words(interaction)
            server = await store.guild_settings(interaction.guild_id or 0)
            own = await store.user_settings(interaction.user.id)
            wanted = _server(server, open, role, language, post, hands)
            mine = _own(own, my_language, my_hands)
            if wanted != server:
                if interaction.guild_id is None:
                    raise Refusal("refusal-guild-only")
                if not manages(interaction):
                    raise Refusal("refusal-manage-only")
                await store.save_guild_settings(interaction.guild_id, wanted)
            if mine != own:
                await store.save_user_settings(interaction.user.id, mine)
            words = await self.client.desk.words(interaction)
            saved = words.say("settings-saved") if (wanted, mine) != (server, own) else None
            await reply.show(_shown(wanted if interaction.guild_id else None, mine, words, saved))


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


def _shown(server: GuildSettings | None, own: UserSettings, words: Words, saved: str | None) -> Message:
    return Message(
        layout(
            said(saved) if saved else None,
            said("\n".join([words.say("settings-title"), *_server_lines(server, words)])) if server else None,
            said("\n".join([words.say("settings-mine-title"), *_own_lines(own, words)])),
        )
    )


def _server_lines(settings: GuildSettings, words: Words) -> list[str]:
    allowed = settings.may_open
    who = f"<@&{allowed}>" if isinstance(allowed, int) else words.say(f"settings-open-{allowed}")
    return [
        _line(words, "settings-open", who),
        _line(words, "settings-language", words.say(f"settings-language-{settings.language or 'auto'}")),
        _line(words, "settings-post", words.say(f"settings-post-{settings.post_to}")),
        _line(words, "settings-hands", words.say("settings-hands-on" if settings.dm_hands else "settings-hands-off")),
    ]


def _own_lines(settings: UserSettings, words: Words) -> list[str]:
    hands = {None: "server", True: "on", False: "off"}[settings.dm_hands]
    return [
        _line(words, "settings-my-language", words.say(f"settings-language-{settings.language or 'auto'}")),
        _line(words, "settings-hands", words.say(f"settings-hands-{hands}")),
    ]


def _line(words: Words, name: str, value: str) -> str:
    return words.say("settings-line", name=text(name), value=value)


async def setup(client: Cairn) -> None:
    await client.add_cog(Settings(client))
