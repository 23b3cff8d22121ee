"""Clocks in words: paces, what is left, until when."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

import discord

from bot.core.localizer import Localizer
from bot.core.pace import Pace
from bot.discord.components import CairnMenu, option
from bot.discord.ids import Id
from bot.tables.core.model import Table
from bot.tables.show.names import seat_mention
from bot.tables.time.arithmetic import fresh_bank
from bot.tables.time.clock import PACE_TERMS, SeatClock
from games.engine import Text, text

EMPTY: Mapping[int, timedelta] = {}

MAX_HOURS = 48
"""Up to so many hours are not told in days."""


def moment(at: datetime) -> str:
    """A Discord timestamp, which each reader sees in local time: "in 5 minutes"."""
    return f"<t:{int(at.timestamp())}:R>"


def date(at: datetime) -> str:
    """A Discord timestamp that shows the day and the time."""
    return f"<t:{int(at.timestamp())}:f>"


def span(length: timedelta) -> Text:
    """A length of time in its two largest units, rounded down."""
    minutes = int(length.total_seconds()) // 60
    if minutes < 60:
        return text("span-minutes", minutes=minutes)
    if minutes <= 60 * MAX_HOURS:
        return text("span-hours", hours=minutes // 60, minutes=minutes % 60)
    return text("span-days", days=minutes // 1440, hours=minutes // 60 % 24)


def pace_name(pace: Pace) -> Text:
    """Return the name of a pace."""
    return text(f"pace-{pace}")


def calendar_notes(pace: Pace) -> tuple[Text, ...]:
    """Return what somebody is told who joins at ``pace``: whether it takes no notice of their calendar."""
    terms = PACE_TERMS.get(pace)
    return () if terms is None or terms.calendars else (text("pace-any-hour"),)


def pace_line(table: Table, localizer: Localizer) -> str:
    """A table's pace, with what it gives each person and what happens to who is late."""
    line = localizer.format("pace-line", pace=text(f"pace-{table.pace}"), terms=_terms(table.pace))
    return f"{line}\n{localizer.format('late-line', late=text(f'late-{table.late}-about'))}"


def pace_menu(id: Id, now: Pace, localizer: Localizer) -> CairnMenu:  # noqa: A002 - what it is
    """A menu of the paces."""
    return CairnMenu(id, pace_options(now, localizer))


def pace_options(now: Pace, localizer: Localizer) -> list[discord.SelectOption]:
    """The paces in a menu, of which ``now`` is chosen at first."""
    return [
        option(
            localizer.format("pace-option", pace=text(f"pace-{pace}")),
            pace.value,
            description=localizer(_terms(pace)),
            default=pace is now,
        )
        for pace in Pace
    ]


def board_lines(
    table: Table,
    until: Mapping[int, datetime],
    now: datetime,
    localizer: Localizer,
    rested: Mapping[int, timedelta] = EMPTY,
) -> list[str]:
    """Of each person who is waited for, since when and until when, or since when they are late.

    Their clocks have ``rested`` for outages in between.
    """
    paused = table.absence.paused_until
    lines = [] if paused is None else [localizer.format("paused-until", until=date(paused))]
    for clock in table.clocks:
        if clock.seat not in table.to_act or table.seats[clock.seat].active_user is None:
            continue
        who = seat_mention(table.seats[clock.seat], localizer)
        if clock.late_since is not None:
            lines.append(_late(table, who, clock.late_since, localizer))
        elif clock.seat in until:
            since, at = moment(clock.since or now), moment(until[clock.seat])
            line = localizer.format("clock-until", who=who, since=since, until=at)
            lines.append(line + _outages(rested.get(clock.seat, timedelta()), localizer))
    return [f"-# {line}" for line in lines]


def wait_line(longest: timedelta, localizer: Localizer) -> str:
    """How long a turn may take, in days of the calendar."""
    return localizer.format("lobby-wait", days=-(-longest // timedelta(days=1)))


def _late(table: Table, who: str, since: datetime, localizer: Localizer) -> str:
    """The mark of who is late, and what that leads to."""
    how = "clock-late" if table.pace in PACE_TERMS else "clock-late-free"
    mark = localizer.format(how, who=who, since=moment(since) if table.pace in PACE_TERMS else date(since))
    return f"{mark} · {localizer.format(f'late-{table.late}-now')}"


def _outages(rested: timedelta, localizer: Localizer) -> str:
    """The end of a line that says for how long a clock has rested for outages; nothing where that is no minute."""
    if rested < timedelta(minutes=1):
        return ""
    return " · " + localizer.format("clock-outage", length=span(rested))


def own_line(
    table: Table,
    clock: SeatClock,
    left: timedelta,
    until: datetime | None,
    localizer: Localizer,
    rested: timedelta = timedelta(),
) -> str:
    """Return the time that somebody has left, for their panel, and for how long their clock has ``rested``."""
    terms = PACE_TERMS[table.pace]
    if clock.late_since is not None:
        fresh = span(fresh_bank(terms))
        return "-# " + localizer.format("clock-own-late", since=moment(clock.late_since), fresh=fresh)
    if until is None:
        return "-# " + localizer.format("clock-own-stands", left=span(left))
    adds = {"added": span(terms.added), "most": span(terms.most)}
    line = localizer.format("clock-own", left=span(left), until=moment(until), **adds)
    return f"-# {line}{_outages(rested, localizer)}"


def _terms(pace: Pace) -> Text:
    terms = PACE_TERMS.get(pace)
    if terms is None:
        return text("pace-terms-free")
    given = {"bank": span(terms.bank), "added": span(terms.added), "most": span(terms.most)}
    return text("pace-terms" if terms.calendars else "pace-terms-evening", **given)
