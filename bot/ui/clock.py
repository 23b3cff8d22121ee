"""Clocks in words: paces, what is left, until when."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from bot.localizer import Localizer
from bot.model.clock import TERMS, Pace, SeatClock
from bot.model.table import Table
from bot.pace.clock import fresh_bank
from bot.ui.ids import Id
from bot.ui.items import CairnMenu, option
from bot.ui.names import seat_mention
from games.engine import Text, text

HOURS = 48
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
    if minutes <= 60 * HOURS:
        return text("span-hours", hours=minutes // 60, minutes=minutes % 60)
    return text("span-days", days=minutes // 1440, hours=minutes // 60 % 24)


def pace_name(pace: Pace) -> Text:
    """What a pace is called."""
    return text(f"pace-{pace}")


def pace_line(table: Table, localizer: Localizer) -> str:
    """A table's pace, with what it gives each person and what happens to who is late."""
    line = localizer.format("pace-line", pace=text(f"pace-{table.pace}"), terms=_terms(table.pace))
    return f"{line}\n{localizer.format('late-line', late=text(f'late-{table.late}-about'))}"


def pace_menu(id: Id, now: Pace, localizer: Localizer) -> CairnMenu:  # noqa: A002 - what it is
    """A menu of the paces."""
    found = [
        option(
            localizer.format("pace-option", pace=text(f"pace-{pace}")),
            pace.value,
            description=localizer(_terms(pace)),
            default=pace is now,
        )
        for pace in Pace
    ]
    return CairnMenu(id, found)


def board_lines(table: Table, until: Mapping[int, datetime], now: datetime, localizer: Localizer) -> list[str]:
    """Of each person who is waited for, since when and until when, or since when they are late."""
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
            lines.append(localizer.format("clock-until", who=who, since=since, until=at))
    return [f"-# {line}" for line in lines]


def wait_line(longest: timedelta, localizer: Localizer) -> str:
    """How long a turn may take, in days of the calendar."""
    return localizer.format("lobby-wait", days=-(-longest // timedelta(days=1)))


def _late(table: Table, who: str, since: datetime, localizer: Localizer) -> str:
    """The mark of who is late, and what that leads to."""
    how = "clock-late" if table.pace in TERMS else "clock-late-free"
    mark = localizer.format(how, who=who, since=moment(since) if table.pace in TERMS else date(since))
    return f"{mark} · {localizer.format(f'late-{table.late}-now')}"


def own_line(table: Table, clock: SeatClock, left: timedelta, until: datetime | None, localizer: Localizer) -> str:
    """What somebody has left, for their panel."""
    terms = TERMS[table.pace]
    if clock.late_since is not None:
        fresh = span(fresh_bank(terms))
        return "-# " + localizer.format("clock-own-late", since=moment(clock.late_since), fresh=fresh)
    if until is None:
        return "-# " + localizer.format("clock-own-stands", left=span(left))
    adds = {"added": span(terms.added), "most": span(terms.most)}
    return "-# " + localizer.format("clock-own", left=span(left), until=moment(until), **adds)


def _terms(pace: Pace) -> Text:
    terms = TERMS.get(pace)
    if terms is None:
        return text("pace-terms-free")
    given = {"bank": span(terms.bank), "added": span(terms.added), "most": span(terms.most)}
    return text("pace-terms" if terms.calendars else "pace-terms-evening", **given)
