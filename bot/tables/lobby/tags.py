"""Tags of a forum on the posts of tables: the game, and whether it looks for players, is running, or is over.

A tag is known by its name, in any of our languages; those who manage the forum may make it, or the bot may.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import discord

from bot.core.localizer import LANGUAGES, Localizer
from bot.tables.core.model import Status
from games import GAMES

STATES = {
    Status.LOBBY: "tag-looking",
    Status.RUNNING: "tag-running",
    Status.QUARANTINED: "tag-running",
    Status.FINISHED: "tag-finished",
    Status.CLOSED: "tag-finished",
}
"""The tag of each status, as the catalogue names it."""

MAX_APPLIED, MAX_TAGS = 5, 20
"""Discord's limits of the tags of a post, and of a forum."""


@cache
def _names(message: str, game: str | None = None) -> frozenset[str]:
    return frozenset(Localizer(language, game).format(message).casefold() for language in LANGUAGES)


def _game(game: str) -> frozenset[str]:
    return _names("game-name", game)


def fitting(forum: discord.ForumChannel, game: str, status: Status) -> list[discord.ForumTag]:
    """Those tags of ``forum`` that fit a table and that the bot may put on a post, the game's first."""
    moderates = forum.permissions_for(forum.guild.me).manage_threads
    offered = [tag for tag in forum.available_tags if moderates or not tag.moderated]
    wanted = (_game(game), _names(STATES[status]))
    found = (next((tag for tag in offered if tag.name.casefold() in names), None) for names in wanted)
    return [tag for tag in found if tag is not None]


def applied(post: discord.Thread, forum: discord.ForumChannel, game: str, status: Status) -> list[discord.ForumTag]:
    """The tags that a post of ours is to have: those that fit, then what others have put on it.

    Those that it has, where it would have none else.
    """
    ours = frozenset().union(*map(_game, GAMES), *map(_names, STATES.values()))
    others = [tag for tag in post.applied_tags if tag.name.casefold() not in ours]
    return [*fitting(forum, game, status), *others][:MAX_APPLIED] or post.applied_tags


def missing(forum: discord.ForumChannel, games: Iterable[str], language: str) -> list[str]:
    """The names of tags that ``forum`` has not: of the states, and of ``games``."""
    there = {tag.name.casefold() for tag in forum.available_tags}
    states = [(Localizer(language).format(each), _names(each)) for each in dict.fromkeys(STATES.values())]
    named = [(Localizer(language, game).format("game-name"), _game(game)) for game in games]
    return [name for name, known in (*states, *named) if there.isdisjoint(known)]
