"""Players who are late: the vote of the others, what is said of a seat that a computer keeps, what a table does."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.localizer import Localizer
from bot.model.absence import Answer, Vote
from bot.model.table import Seat, Table
from bot.tables.absence import VOTE_LIFE, late_people, open_votes
from bot.tables.seats import user_mention, user_mentions
from bot.ui.absence import back_button
from bot.ui.clock import moment
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.message import QUIET, Message, layout, row, text_block
from bot.ui.status import localizer_for, title
from games.engine import Text

SURE = "sure"
"""What a button says that confirms."""

STYLES = {Answer.COMPUTER: discord.ButtonStyle.primary, Answer.END: discord.ButtonStyle.danger}


def votes(table: Table, over: Text | None = None) -> Message:
    """The post of the votes that are open: about whom, until when, how many have answered; or why they are ``over``.

    Nobody's answer is told, and it always names all who are asked.
    """
    localizer, found = localizer_for(table), open_votes(table)
    heading = f"**{title(table, localizer)}**"
    if not found:
        ended = localizer(over) if over is not None else localizer.format("vote-over")
        return Message(layout(text_block(f"{heading}\n⌛ {ended}"), accent=QUIET))
    parts: list[ui.Item[Any] | None] = []
    for vote in found.values():
        parts += [text_block(_words(table, vote, localizer)), row(*_buttons(table, vote, localizer))]
    asked = [user for vote in found.values() for user in asked_about(table, vote)]
    return Message(layout(text_block(heading), *parts), pings=list(dict.fromkeys(asked)))


def asked_about(table: Table, vote: Vote) -> tuple[int, ...]:
    """The user ids of those who are asked."""
    absent = {vote.user_id, *late_people(table)}
    return tuple(user for user in table.present if user not in absent)


def _words(table: Table, vote: Vote, localizer: Localizer) -> str:
    clock, asked = table.clock_of(vote.seat), asked_about(table, vote)
    since = clock.late_since if clock is not None else None
    until = moment(vote.made_at + VOTE_LIFE)
    lines = [
        localizer.format("vote-asks", who=user_mention(vote.user_id), since=moment(since or vote.made_at)),
        localizer.format("vote-count", asked=user_mentions(asked), given=len(vote.answers), all=len(asked)),
        "-# " + localizer.format("vote-how", until=until, two="yes" if len(table.seats) == 2 else "no"),
    ]
    return "\n".join(lines)


def _buttons(table: Table, vote: Vote, localizer: Localizer) -> list[CairnButton]:
    answers = [answer for answer in Answer if answer is not Answer.WIN or len(table.seats) == 2]
    return [
        CairnButton(
            Id("vote", table.id, vote.revision, f"{vote.seat}.{answer}"),
            localizer.format(f"button-vote-{answer}"),
            style=STYLES.get(answer, discord.ButtonStyle.secondary),
        )
        for answer in answers
    ]


def confirm_answer(table: Table, vote: Vote, answer: Answer, localizer: Localizer) -> Message:
    """Asks once more for an answer that ends the game."""
    sure = Id("vote", table.id, vote.revision, f"{vote.seat}.{answer}.{SURE}")
    label = localizer.format(f"button-vote-{answer}")
    return Message(
        layout(
            text_block(f"**{title(table, localizer)}**\n{localizer.format(f'vote-sure-{answer}')}"),
            row(CairnButton(sure, label, style=discord.ButtonStyle.danger)),
        )
    )


def kept_panel(table: Table, seat: Seat, localizer: Localizer) -> Message:
    """What somebody sees instead of their panel while a computer player keeps their seat warm."""
    words = localizer.format("kept-returning" if seat.coming_back else "kept-panel")
    button = None if seat.coming_back else back_button(table, localizer)
    return Message(layout(text_block(f"### {title(table, localizer)}\n{words}"), row(button)))
