"""Settings in words, their menus, and their pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import TEXT_CHANNELS, CairnButton, CairnMenu, CairnPicker, option
from bot.discord.ids import Id
from bot.discord.imprint import marked_name
from bot.discord.interactions import ComponentKind
from bot.discord.message import Message, layout, row, text_block
from bot.discord.permissions import WANTED, lacking, permission_text
from bot.people.settings import (
    OF_PEOPLE,
    OF_SERVERS,
    ON_PAGES,
    GuildSettings,
    Page,
    Setting,
    SettingChange,
    Takes,
    UserSettings,
)
from bot.tables.lobby import tags
from bot.tables.show.names import person_mention
from games import GAMES
from games.engine import labelled, text

PAGES = tuple(page for page in Page if page is not Page.ME)
PICKED_FROM: Mapping[Takes | None, ComponentKind] = {
    Takes.ROLE: ComponentKind.ROLES,
    Takes.CHANNEL: ComponentKind.CHANNELS,
    Takes.CHANNELS: ComponentKind.CHANNELS,
    Takes.FORUM: ComponentKind.CHANNELS,
    Takes.PEOPLE: ComponentKind.PEOPLE,
}
"""The menus of values which Discord fills: there may be more than 25 of them."""
PICK = "pick"
"""Ends the message that asks for one of them beside other choices."""
LOG = "log"
"""The page that tells who has changed what, for managers."""
MAX_LOG = 3800
"""Characters of that page."""


def taken(setting: Setting, guild: discord.Guild | None) -> set[str]:
    """Return the keys of the values that a setting takes beside its choices."""
    match setting.takes:
        case Takes.ROLE if guild:
            return {str(role.id) for role in guild.roles if not role.is_default()}
        case Takes.CHANNEL | Takes.CHANNELS if guild:
            return {str(channel.id) for channel in guild.text_channels}
        case Takes.FORUM if guild:
            return {str(forum.id) for forum in guild.forums}
        case Takes.GAMES:
            return {*GAMES}
        case _:
            return set()


def value_text(setting: Setting, key: str, localizer: Localizer) -> str:
    """A value in words, by its key; a role, a channel or a person by mention."""
    match setting.takes:
        case Takes.GAMES:
            return ", ".join(marked_name(each, localizer) for each in key.split(",") if each in GAMES)
        case Takes.CHANNEL | Takes.CHANNELS | Takes.FORUM if key[:1].isdecimal():
            return ", ".join(f"<#{each}>" for each in key.split(","))
        case Takes.PEOPLE if key[:1].isdecimal():
            return ", ".join(f"<@{each}>" for each in key.split(","))
        case Takes.ROLE if key.isdecimal():
            return f"<@&{key}>"
        case _:
            return localizer(setting.words(key))


def setting_line(setting: Setting, settings: msgspec.Struct, localizer: Localizer) -> str:
    """A setting and its value."""
    value = value_text(setting, setting.key(settings), localizer)
    return localizer.format("settings-line", name=text(setting.id), value=value)


def setting_menus(
    setting: Setting, settings: msgspec.Struct, localizer: Localizer, guild: discord.Guild | None = None
) -> Iterator[ui.ActionRow[Any] | None]:
    """The menus of a setting: its choices, and Discord's own menu of channels or roles, empty where none is chosen."""
    key, verb = setting.key(settings), "me-set" if setting.page is Page.ME else "setting"
    several, name, it = setting.takes is Takes.GAMES, localizer.format(setting.id), Id(verb, 0, arg=setting.name)
    picked = PICKED_FROM.get(setting.takes)
    if several or not picked or len(setting.choices) > 1:
        now, words = key.split(","), {each: value_text(setting, each, localizer) for each in setting.choices}
        words |= {each: marked_name(each, localizer) for each in GAMES} if several else {}
        options = [
            option(shown if several else localizer(labelled(name, shown)), each, default=each in now)
            for each, shown in words.items()
        ]
        yield row(CairnMenu(it, options, most=len(options) if several else 1))
    if picked:
        unpicked = PICK if len(setting.choices) > 1 else next(iter(setting.choices))
        there = [int(each) for each in key.split(",") if each in taken(setting, guild) or _is_person(setting, each)]
        most = setting.takes.most if setting.takes else 1
        empty = localizer(labelled(name, text(f"{setting.id}-{unpicked}")))
        channels = (discord.ChannelType.forum,) if setting.takes is Takes.FORUM else TEXT_CHANNELS
        yield row(CairnPicker(it, picked, there, most=most, placeholder=empty, channels=channels))


def _is_person(setting: Setting, key: str) -> bool:
    return setting.takes is Takes.PEOPLE and key not in setting.choices and key.isdecimal()


def settings_page(
    page: Page,
    server: GuildSettings,
    own: UserSettings,
    localizer: Localizer,
    guild: discord.Guild | None,
    *,
    manager: bool,
    saved: Iterable[Setting] | None = None,
    forum: discord.ForumChannel | None = None,
) -> Message:
    """A page of the settings, each with its menu where the reader may change it; and the way to the others.

    A line tells the value of a setting that has no menu, or whose menu may not show it.
    What was ``saved`` is told above it. ``forum``: the server's forum, where it was changed just now.
    """
    page = page if guild else Page.OWN
    mine, shown = page is Page.OWN, ON_PAGES[page]

    def line(setting: Setting) -> str:
        return setting_line(setting, own if setting in OF_PEOPLE else server, localizer)

    changeable = mine or manager
    changed = [*(saved or ())]
    told = [each for each in shown if each not in changed and (each.takes or not changeable)]
    title = localizer.format("settings-mine-title" if mine else "settings-title")
    parts: list[ui.Item[Any] | None] = [
        None if saved is None else text_block("\n".join([localizer.format("settings-saved"), *map(line, changed)])),
        _pages(page, localizer, manager=manager) if guild else None,
        text_block("\n".join([title, *map(line, told)])),
    ]
    if manager and page is Page.PLACES:
        parts += forum_parts(server, localizer, forum or _forum(server, guild))
    if changeable:
        parts += [menu for each in shown for menu in setting_menus(each, own if mine else server, localizer, guild)]
    return Message(layout(*parts, _own_pages(localizer) if mine else None))


def _own_pages(localizer: Localizer) -> ui.ActionRow[Any] | None:
    """The way to the reader's calendar, and to what is stored about them."""
    return row(
        CairnButton(Id("me", 0), localizer.format("button-me")),
        CairnButton(Id("me-data", 0), localizer.format("button-my-data")),
        CairnButton(Id("me-forget", 0), localizer.format("button-forget"), style=discord.ButtonStyle.danger),
    )


def forum_parts(
    server: GuildSettings, localizer: Localizer, forum: discord.ForumChannel | None
) -> Iterator[ui.Item[Any] | None]:
    """The parts of the page about a forum: permissions the bot lacks there, and tags, which it makes where it may."""
    if forum is None:
        return
    granted = forum.permissions_for(forum.guild.me)
    if lacks := lacking(granted, forum, WANTED):
        missing = permission_text(lacks, localizer)
        yield text_block(localizer.format("forum-lacks", channel=forum.mention, missing=missing))
    if not (wanted := lacking_tags(forum, server, localizer)):
        return
    full = len(forum.available_tags) >= tags.MAX_TAGS
    why = "full" if full else "ready" if granted.manage_channels else "denied"
    words = {"channel": forum.mention, "tags": ", ".join(wanted)}
    yield text_block(localizer.format(f"forum-tags-{why}", **words))
    if why == "ready":
        yield row(CairnButton(Id("forum-tags", 0), localizer.format("button-forum-tags")))


def _forum(server: GuildSettings, guild: discord.Guild | None) -> discord.ForumChannel | None:
    found = guild.get_channel(server.forum) if guild and server.forum else None
    return found if isinstance(found, discord.ForumChannel) else None


def lacking_tags(forum: discord.ForumChannel, server: GuildSettings, localizer: Localizer) -> list[str]:
    """The names of the tags that a server's tables would have in ``forum``, and that are not there."""
    return tags.missing(forum, filter(server.offers, GAMES), server.language or localizer.language)


def settings_log(changes: Sequence[SettingChange], localizer: Localizer) -> Message:
    """The last changes of a server's settings, a line each; and the way to the settings."""
    known = {each.name: each for each in OF_SERVERS}
    lines = [
        localizer.format(
            "changed-setting",
            when=f"<t:{int(each.at.timestamp())}:f>",
            who=person_mention(each.user_id, localizer),
            name=text(setting.id),
            before=value_text(setting, each.before, localizer),
            after=value_text(setting, each.after, localizer),
        )
        for each in changes
        if (setting := known.get(each.name))
    ]
    told = [localizer.format("changed-settings-title"), *(lines or [localizer.format("changed-settings-none")])]
    return Message(layout(_pages(LOG, localizer, manager=True), text_block("\n".join(told), MAX_LOG)))


def _pages(page: str, localizer: Localizer, *, manager: bool) -> ui.ActionRow[Any] | None:
    """The way to the other pages; who may change the server's settings may read who has."""
    keys = [*PAGES, LOG] if manager else PAGES
    pages = [option(localizer.format(f"settings-page-{key}"), key, default=key == page) for key in keys]
    return row(CairnMenu(Id("setting-page", 0), pages))
