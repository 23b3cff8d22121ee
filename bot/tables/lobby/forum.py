"""Tables that are posts of a forum: which forum, what is needed there, and how a post begins."""

from __future__ import annotations

import discord

from bot.core.localizer import Localizer
from bot.discord.permissions import lacking, permission_text
from bot.discord.replies import Request
from bot.discord.threads import STAYS, forum_of
from bot.people.settings import GuildSettings
from bot.tables.core.model import Status
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import tags
from bot.tables.show import status as compose

UNKNOWN_TAG, NO_FREE_TAG, TAG_REQUIRED = 10087, 40066, 40067
NEW_TO_US = (UNKNOWN_TAG, NO_FREE_TAG, TAG_REQUIRED)
"""Discord's codes for a forum whose tags are other than we know."""


def forum_for(interaction: discord.Interaction, settings: GuildSettings, *, taken: bool) -> discord.ForumChannel | None:
    """The forum in which a table that is opened here becomes a post: the server's, or the one whose post is ``taken``.

    None: it has its place here, which may be a post that is free.
    """
    here = forum_of(interaction.channel)
    if here is not None and not taken:
        return None
    chosen = interaction.guild.get_channel(settings.forum) if interaction.guild and settings.forum else None
    return chosen if isinstance(chosen, discord.ForumChannel) else here


def require_forum(request: Request, forum: discord.ForumChannel) -> None:
    """Refuse where the bot may not make posts in ``forum``."""
    lacks = lacking(forum.permissions_for(forum.guild.me), forum)
    if lacks:
        missing = permission_text(lacks, request.localizer)
        raise Refusal("refusal-missing-permissions", channel=forum.mention, missing=missing)


async def post_in(forum: discord.ForumChannel, game: str, name: str, words: Localizer, opener: int) -> discord.Thread:
    """A new post for a table, by its ``name``, with those tags that fit it. Raises Refusal.

    Its first message says who has opened it until the table's own words follow. Where the forum has other tags than we
    know of, it is asked for them once.
    """
    try:
        return await _posted(forum, game, name, words, opener)
    except discord.HTTPException as error:
        if error.code not in NEW_TO_US:
            raise
    there = await forum.guild.fetch_channel(forum.id)
    if not isinstance(there, discord.ForumChannel):
        raise Refusal("refusal-place-kind", channel=forum.mention)
    return await _posted(there, game, name, words, opener)


async def _posted(forum: discord.ForumChannel, game: str, name: str, words: Localizer, opener: int) -> discord.Thread:
    fitting = tags.fitting(forum, game, Status.LOBBY)
    if forum.flags.require_tag and not fitting:
        names = ", ".join(tags.missing(forum, [game], words.language))
        raise Refusal("refusal-forum-tag", channel=forum.mention, tags=names)
    first = compose.opening(words, opener).for_send()
    made = await forum.create_thread(name=name, auto_archive_duration=STAYS, applied_tags=fitting, **first)
    return made.thread
