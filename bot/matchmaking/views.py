"""Views for somebody who queues for a game, and the post that asks those who fit."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton, CairnMenu, option
from bot.discord.ids import Id
from bot.discord.message import QUIET, Message, layout, row, text_block
from bot.matchmaking.model import Criteria, Party
from bot.matchmaking.service import QueueStatus
from bot.tables.core.base import user_mention, user_mentions
from bot.tables.time.clock_views import calendar_notes, moment, pace_name
from games.engine import Text, text


def criteria_summary(wanted: Criteria) -> Text:
    """Return criteria in words: the game, the number of people, the pace."""
    return text("find-wanted", seats=wanted.seats, pace=pace_name(wanted.pace))


def criteria_text(wanted: Criteria, localizer: Localizer) -> str:
    """The same with the game's name."""
    return Localizer(localizer.language, wanted.game).format(
        "find-game", game=text("game-name"), what=criteria_summary(wanted)
    )


def queue_page(standing: QueueStatus, localizer: Localizer) -> Message:
    """Compose the entries of a person, with a button to leave each queue."""
    parts: list[ui.Item[Any] | None] = [text_block(localizer.format("find-title"))]
    lines = [
        localizer.format(
            "find-asked" if wait.party is not None else "find-line",
            what=criteria_text(wait.wanted, localizer),
            count=standing.together.get(wait.id, 0),
            seats=wait.wanted.seats,
            until=moment(wait.until),
        )
        for wait in standing.queue_entries
    ]
    parts.append(text_block("\n".join(lines) if lines else localizer.format("find-none")))
    paces = dict.fromkeys(note for wait in standing.queue_entries for note in calendar_notes(wait.wanted.pace))
    parts += [text_block(localizer(note)) for note in paces]
    if any(wait.only_one for wait in standing.queue_entries):
        parts.append(text_block(localizer.format("find-only-one")))
    if standing.queue_entries:
        parts.append(text_block("-# " + localizer.format("find-how")))
        options = [option(criteria_text(wait.wanted, localizer), str(wait.id)) for wait in standing.queue_entries]
        parts.append(row(CairnMenu(Id("find-stop", 0), options[:25], placeholder=localizer.format("find-stop"))))
    parts.append(row(CairnButton(Id("seats", 0), localizer.format("button-open-seats"))))
    return Message(layout(*parts))


def party_post(party: Party, language: str) -> Message:
    """The post that asks those who fit; it pings them when it is sent."""
    localizer = Localizer(language)
    people = [wait.person.user_id for wait in party.queue_entries]
    heading = f"**🎲 {criteria_text(party.wanted, localizer)}**"
    words = localizer.format("party-asks", who=user_mentions(people), until=moment(party.until))
    lines = [f"{'✅' if wait.ready else '⏳'} {user_mention(wait.person.user_id)}" for wait in party.queue_entries]
    buttons = row(
        CairnButton(
            Id("find-in", 0, arg=str(party.id)), localizer.format("button-in"), style=discord.ButtonStyle.success
        ),
        CairnButton(Id("find-out", 0, arg=str(party.id)), localizer.format("button-not-now")),
    )
    return Message(layout(text_block(heading), text_block(words), text_block("\n".join(lines)), buttons), pings=people)


def party_over(party: Party, channel_id: int | None, language: str) -> Message:
    """Compose the outcome of a party; ``channel_id`` is the channel of its table."""
    localizer = Localizer(language)
    words = localizer.format(
        party.over or "party-failed",
        table=str(party.table_id or 0),
        channel=f"<#{channel_id}>" if channel_id else "",
    )
    heading = f"**🎲 {criteria_text(party.wanted, localizer)}**"
    return Message(layout(text_block(f"{heading}\n{words}"), accent=QUIET))
