"""What is proposed to all at a table, and the question whether a table goes on that nobody has touched for long."""

from __future__ import annotations

import discord

from bot.model.table import Table
from bot.tables.absence import IDLE, PROPOSAL_LIFE
from bot.tables.seats import user_mention, user_mentions
from bot.ui.absence import play_on_button
from bot.ui.clock import moment
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.message import QUIET, Message, layout, row, text_block
from bot.ui.status import localizer_for, title
from games.engine import Text


def proposal(table: Table, over: Text | None = None) -> Message:
    """The post of what is proposed, with how many have agreed, and never who; or why it is ``over``."""
    localizer, found = localizer_for(table), table.absence.proposal
    heading = f"**{title(table, localizer)}**"
    if found is None:
        ended = localizer(over) if over is not None else localizer.format("proposal-over")
        return Message(layout(text_block(f"{heading}\n🤝 {ended}"), accent=QUIET))
    asked = [user for user in table.present if user != found.by]
    lines = [
        heading,
        localizer.format(f"proposal-{found.what}", who=user_mention(found.by), days=found.days),
        localizer.format("proposal-count", asked=user_mentions(asked), agreed=len(found.agreed), all=len(asked)),
        "-# " + localizer.format("proposal-until", until=moment(found.made_at + PROPOSAL_LIFE)),
    ]
    agree = Id("proposal-agree", table.id, found.revision)
    return Message(
        layout(
            text_block("\n".join(lines)),
            row(
                CairnButton(agree, localizer.format("button-agree"), style=discord.ButtonStyle.success),
                CairnButton(Id("proposal-refuse", table.id, found.revision), localizer.format("button-refuse")),
            ),
        ),
        pings=asked,
    )


def idle_question(table: Table, over: Text | None = None) -> Message:
    """The post that asks whether a table goes on; or why it asks no more."""
    localizer, idle = localizer_for(table), table.absence.idle
    heading = f"**{title(table, localizer)}**"
    if idle is None:
        ended = localizer(over) if over is not None else localizer.format("idle-over")
        return Message(layout(text_block(f"{heading}\n💤 {ended}"), accent=QUIET))
    words = localizer.format("idle-asks", people=user_mentions(table.people), days=IDLE.days, ends=moment(idle.ends_at))
    return Message(
        layout(text_block(f"{heading}\n💤 {words}"), row(play_on_button(table, localizer))), pings=table.people
    )
