"""What somebody sees who waits for a game, and the post that asks those who fit."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.finding.finding import Standing
from bot.localizer import Localizer
from bot.model.finding import Meeting, Wanted
from bot.tables.seats import user_mention, user_mentions
from bot.ui.clock import moment, pace_name
from bot.ui.ids import Id
from bot.ui.items import CairnButton, CairnMenu, option
from bot.ui.message import QUIET, Message, layout, row, text_block
from games.engine import Text, text


def wanted_text(wanted: Wanted) -> Text:
    """What is waited for: the game, for how many, at which pace."""
    return text("find-wanted", seats=wanted.seats, pace=pace_name(wanted.pace))


def wanted_words(wanted: Wanted, localizer: Localizer) -> str:
    """The same with the game's name."""
    return Localizer(localizer.language, wanted.game).format(
        "find-game", game=text("game-name"), what=wanted_text(wanted)
    )


def waiting_page(standing: Standing, localizer: Localizer) -> Message:
    """What a person waits for, with the way out of it."""
    parts: list[ui.Item[Any] | None] = [text_block(localizer.format("find-title"))]
    lines = [
        localizer.format(
            "find-asked" if wait.meeting is not None else "find-line",
            what=wanted_words(wait.wanted, localizer),
            count=standing.together.get(wait.id, 0),
            seats=wait.wanted.seats,
            until=moment(wait.until),
        )
        for wait in standing.waits
    ]
    parts.append(text_block("\n".join(lines) if lines else localizer.format("find-none")))
    if any(wait.only_one for wait in standing.waits):
        parts.append(text_block(localizer.format("find-only-one")))
    if standing.waits:
        parts.append(text_block("-# " + localizer.format("find-how")))
        options = [option(wanted_words(wait.wanted, localizer), str(wait.id)) for wait in standing.waits]
        parts.append(row(CairnMenu(Id("find-stop", 0), options[:25], placeholder=localizer.format("find-stop"))))
    return Message(layout(*parts))


def meeting_post(meeting: Meeting, language: str) -> Message:
    """The post that asks those who fit; it pings them when it is sent."""
    localizer = Localizer(language)
    people = [wait.person.user_id for wait in meeting.waits]
    heading = f"**🎲 {wanted_words(meeting.wanted, localizer)}**"
    words = localizer.format("meeting-asks", who=user_mentions(people), until=moment(meeting.until))
    lines = [f"{'✅' if wait.ready else '⏳'} {user_mention(wait.person.user_id)}" for wait in meeting.waits]
    buttons = row(
        CairnButton(
            Id("find-in", 0, arg=str(meeting.id)), localizer.format("button-in"), style=discord.ButtonStyle.success
        ),
        CairnButton(Id("find-out", 0, arg=str(meeting.id)), localizer.format("button-not-now")),
    )
    return Message(layout(text_block(heading), text_block(words), text_block("\n".join(lines)), buttons), pings=people)


def meeting_over(meeting: Meeting, channel_id: int | None, language: str) -> Message:
    """What has come of a meeting; ``channel_id`` is where its table is."""
    localizer = Localizer(language)
    words = localizer.format(
        meeting.over or "meeting-failed",
        table=str(meeting.table_id or 0),
        channel=f"<#{channel_id}>" if channel_id else "",
    )
    heading = f"**🎲 {wanted_words(meeting.wanted, localizer)}**"
    return Message(layout(text_block(f"{heading}\n{words}"), accent=QUIET))
