"""Messages about bans: to those who manage a server, and to who is banned."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.form import form, paragraph
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block, text_message
from bot.people.bans import Ban
from bot.server.bans import Running
from bot.tables.core.base import user_mention
from bot.tables.core.model import Table
from bot.tables.show.names import person_mention
from bot.tables.show.status import localizer_for, title
from bot.tables.time.clock_views import date, moment
from games.engine import Text, text

MAX_APPEAL = 300
"""Characters of what a server says about appeals."""

MAX_CHARACTERS = 3000
"""Characters of the lines of a message."""


def ban_list(bans: Sequence[Ban], localizer: Localizer) -> Message:
    """Those who may come to no table of a server, until when and why, and how that is changed."""
    words = localizer.format("bans-title" if bans else "bans-none")
    lines = "\n".join(_line(ban, localizer) for ban in bans)
    appeal = CairnButton(Id("appeal", 0), localizer.format("button-appeal"))
    return Message(layout(text_block(words), text_block(lines, MAX_CHARACTERS) if bans else None, row(appeal)))


def appeal_form(words: str, localizer: Localizer) -> ui.Modal:
    """Asks what whoever is banned is told of whom to ask; ``words`` are what they are told now."""
    label, hint = localizer.format("button-appeal"), localizer.format("appeal-hint")
    return form(Id("appeal", 0), label, paragraph("words", label, hint=hint, value=words, most=MAX_APPEAL))


def _line(ban: Ban, localizer: Localizer) -> str:
    who = person_mention(ban.user_id, localizer)
    words = localizer.format("ban-line", who=who, since=moment(ban.at), until=until(ban.until))
    words += "" if ban.by_id is None else f" · {person_mention(ban.by_id, localizer)}"
    return f"{words}\n-# {ban.reason}" if ban.reason else words


def until(at: datetime | None) -> Text:
    """Until when a ban lasts, in words."""
    return text("ban-for-good") if at is None else text("ban-until", at=date(at))


def banned(ban: Ban, running: Running, localizer: Localizer) -> Message:
    """A person who was banned from a server's tables, and what becomes of the games with them."""
    lines = [localizer.format("said-banned", who=user_mention(ban.user_id), until=until(ban.until))]
    for words, tables in (("banned-kept", running.kept), ("banned-plays", running.goes_on)):
        if tables:
            lines += [localizer.format(words), *(_table(table, localizer) for table in tables)]
    return Message(layout(text_block("\n".join(lines), MAX_CHARACTERS)))


def _table(table: Table, localizer: Localizer) -> str:
    return f"› {title(table, localizer_for(table, localizer.language))} · <#{table.channel_id}>"


def ban_told(ban: Ban, server: str, appeal: str, localizer: Localizer) -> Message:
    """The message to somebody who is banned, alone: where, until when, why, and whom they may ask.

    That is what the ``appeal`` of the server says, ready for a message, else those who manage it.
    """
    lines = [localizer.format("ban-told", server=server, until=until(ban.until))]
    if ban.reason:
        lines.append(localizer.format("ban-told-reason", reason=ban.reason))
    lines.append(localizer.format("ban-told-games"))
    lines.append(localizer.format("ban-told-appeal-words" if appeal else "ban-told-appeal", words=appeal))
    lines.append(localizer.format("ban-told-nobody"))
    return text_message("\n".join(lines))
