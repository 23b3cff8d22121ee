"""The form of a report, its post, and the form of a ban that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton, option
from bot.discord.form import form, line, select
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.people.bans import MAX_DAYS, MAX_REASON
from bot.reports.model import MESSAGE, OTHER, AbuseReport, Decision, ReportPlace, Written
from bot.reports.sources import SOURCES
from bot.tables.show.names import person_mention
from games.engine import Text, text

MAX_WHY = 300
"""Characters that a reporter may type."""

MAX_TEXTS = 24
"""Texts of which one can be reported: a menu has one more entry."""

VERBS = {decision: f"report-{decision}" for decision in Decision}
"""The verbs of the buttons below a report."""


def report_form(place: ReportPlace, number: int, texts: Sequence[Written], localizer: Localizer) -> ui.Modal:
    """Asks what somebody reports, and why."""
    why = line(
        "why", localizer.format("report-why"), about=localizer.format("report-why-about"), needed=False, most=MAX_WHY
    )
    if place is ReportPlace.MESSAGE:
        return form(Id("report", 0, arg=f"{place}.{number}"), localizer.format("report-title"), why)
    options = [
        option(each.words.replace("\\", ""), each.key, description=localizer.format(f"report-source-{each.source}"))
        for each in texts[-MAX_TEXTS:]
    ]
    options.append(option(localizer.format("report-other"), OTHER.key, default=not texts))
    return form(
        Id("report", number if place is ReportPlace.TABLE else 0, arg=f"{place}.{number}"),
        localizer.format("report-title"),
        select("what", localizer.format("report-what"), options),
        why,
    )


def message_page(number: int, localizer: Localizer) -> Message:
    """Asks somebody who has chosen a message of the bot's whether they report it."""
    button = CairnButton(
        Id("report-message", 0, arg=str(number)), localizer.format("button-report"), style=discord.ButtonStyle.danger
    )
    return Message(layout(text_block(localizer.format("report-message")), row(button)))


def report_post(report: AbuseReport, place: Text, localizer: Localizer) -> Message:
    """A report as those read it who decide about it: who wrote what where, and what the reporter says of it."""
    author = text("report-nobody") if report.author_id is None else person_mention(report.author_id, localizer)
    known = report.source in (*SOURCES, MESSAGE)
    lines = [
        localizer.format("report-heading", number=str(report.id)),
        localizer.format(f"report-line-{report.source if known else OTHER.source}", who=author, place=place),
    ]
    lines += ["> " + report.words.replace("\n", "\n> ")] if report.words else []
    lines += [localizer.format("report-reason", reason=report.reason)] if report.reason else []
    if report.decision is not None:
        by = person_mention(report.decided_by or 0, localizer)
        lines.append("-# " + localizer.format(f"report-decided-{report.decision}", by=by))
    return Message(layout(text_block("\n".join(lines)), _buttons(report, localizer, removable=known)))


def _buttons(report: AbuseReport, localizer: Localizer, *, removable: bool) -> ui.ActionRow[Any] | None:
    if report.decision is not None:
        return None
    offered = {
        Decision.REMOVE: removable,
        Decision.BAN: report.author_id is not None and report.author_id > 0 and not report.to_operator,
        Decision.NOTHING: True,
    }
    return row(
        *(
            CairnButton(
                Id(VERBS[decision], 0, arg=str(report.id)),
                localizer.format(f"button-report-{decision}"),
                style=discord.ButtonStyle.secondary if decision is Decision.NOTHING else discord.ButtonStyle.danger,
            )
            for decision, there in offered.items()
            if there
        )
    )


def ban_form(report: AbuseReport, localizer: Localizer) -> ui.Modal:
    """Asks for how long who wrote what was reported is banned, and why."""
    return form(
        Id("report-ban", 0, arg=str(report.id)),
        localizer.format("report-ban-title"),
        line(
            "days",
            localizer.format("report-ban-days", most=MAX_DAYS),
            about=localizer.format("report-ban-days-about"),
            needed=False,
            most=3,
        ),
        line("reason", localizer.format("report-ban-reason"), needed=False, most=MAX_REASON),
    )
