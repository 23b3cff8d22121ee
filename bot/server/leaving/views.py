"""The messages about the deletion of what is stored of a server."""

from __future__ import annotations

from datetime import datetime

import discord

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block, text_message
from bot.discord.sanitize import escaped
from bot.server.leaving.erasure_queries import Plan
from bot.tables.core.base import moment, user_mention


def asked_for(guild: discord.Guild, user_id: int, at: datetime, localizer: Localizer) -> Message:
    """Tells all who manage the server, where others read it too, who wants what, and lets them take it back."""
    who, server = user_mention(user_id), escaped(guild.name)
    words = localizer.format("erase-asked", who=who, server=server, when=moment(at))
    return _kept_by_button(words, localizer)


def plan_page(guild: discord.Guild, plan: Plan, localizer: Localizer) -> Message:
    """Tells what will become of the server's data: as it was asked for, or how that is done."""
    server = escaped(guild.name)
    if plan.begun:
        return text_message(localizer.format("refusal-erasing"))
    if plan.asked_at is None:
        return text_message(localizer.format("erase-how", server=server))
    return _kept_by_button(localizer.format("erase-planned", when=moment(plan.asked_at)), localizer)


def kept(user_id: int, localizer: Localizer) -> Message:
    """Tells who has taken it back."""
    return text_message(localizer.format("erase-kept", who=user_mention(user_id)))


def _kept_by_button(words: str, localizer: Localizer) -> Message:
    button = CairnButton(Id("server-keep", 0), localizer.format("button-keep"), style=discord.ButtonStyle.success)
    return Message(layout(text_block(words), row(button)))
