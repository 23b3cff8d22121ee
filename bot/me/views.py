"""A person's own page: when they play, when they are away, how they are told, whom they block; and its forms."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton, CairnMenu, CairnPicker, option
from bot.discord.form import form, line, ticks
from bot.discord.ids import Id
from bot.discord.interactions import ComponentKind
from bot.discord.message import Message, layout, row, text_block
from bot.people.availability import FIRST_DAYS, MAX_REST_DAYS, is_away, overfull
from bot.people.calendar import WEEK, Away, Calendar, Hours, Schedule
from bot.people.formatting import away_text, time_of_day, weekday_text
from bot.people.service import MAX_BLOCKED
from bot.people.settings import ON_PAGES, Page, TurnAlert, UserSettings
from bot.people.zones import offset_of, offset_text
from bot.server.settings_views import setting_menus
from bot.tables.time.away_views import back_button
from games.engine import Text, text

WHEN = {"delay": TurnAlert.LATER, "hour": TurnAlert.DAILY}
"""Settings that matter only to who is told of turns so."""


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The page of a person: the calendar, the absences that are not over, the settings, the block list."""

    calendar: Calendar
    absences: Sequence[Away]
    settings: UserSettings
    blocked: Sequence[int]
    now: datetime


def page(me: Me, localizer: Localizer, saved: Sequence[str] = ()) -> Message:
    """The page, with what was ``saved`` just now above it."""
    choose = localizer.format("me-choose-block")
    return Message(
        layout(
            text_block("\n".join([localizer.format("me-title"), *saved])),
            *_calendar(me, localizer),
            *_away(me, localizer),
            *_wishes(me.settings, localizer),
            text_block(localizer.format("me-blocked")),
            row(CairnPicker(Id("me-block", 0), ComponentKind.PEOPLE, me.blocked, most=MAX_BLOCKED, placeholder=choose)),
        )
    )


def hours_text(hours: Hours) -> Text:
    """Hours in which somebody does not play, with their days."""
    return text(
        "hours-words", start=time_of_day(hours.start), end=time_of_day(hours.end), days=days_text(hours.weekdays)
    )


def days_text(days: Sequence[int]) -> Text | tuple[Text, ...]:
    """Days of the week: each, or the first and the last of several in a row."""
    found = sorted(set(days))
    if len(found) == len(WEEK):
        return text("days-every")
    if len(found) > 2 and found == list(range(found[0], found[-1] + 1)):
        return text("days-range", first=weekday_text(found[0]), last=weekday_text(found[-1]))
    return tuple(map(weekday_text, found))


def hours_key(hours: Hours) -> str:
    """Hours as the value of a menu's option."""
    return f"{hours.start}.{hours.end}.{''.join(map(str, hours.weekdays))}"


def zone_text(zone: str, now: datetime, localizer: Localizer, id: str = "me-zone") -> str:  # noqa: A002
    """A zone, with what its clocks show."""
    here = now.astimezone(ZoneInfo(zone))
    return localizer.format(id, zone=zone, offset=offset_text(offset_of(zone, now)), time=f"{here:%H:%M}")


def overfull_lines(calendar: Calendar, localizer: Localizer) -> list[str]:
    """Return lines about hours of a calendar that clocks do not heed."""
    days, many = overfull(calendar)
    lines = [localizer.format("me-overfull-hours", days=days_text(days))] if days else []
    if many:
        resting = [day for day in FIRST_DAYS if day in calendar.days_off][:MAX_REST_DAYS]
        lines.append(localizer.format("me-overfull-days", days=tuple(map(weekday_text, sorted(resting)))))
    return lines


def hours_form(localizer: Localizer) -> ui.Modal:
    """Asks for hours in which somebody does not play."""
    return form(
        Id("me-hours", 0),
        localizer.format("form-hours-title"),
        line("from", localizer.format("form-hours-from"), hint=localizer.format("form-hours-hint-from")),
        line("to", localizer.format("form-hours-to"), hint=localizer.format("form-hours-hint-to")),
        ticks("days", localizer.format("form-hours-days"), [(str(day), _day(day, localizer), True) for day in WEEK]),
    )


def away_form(localizer: Localizer) -> ui.Modal:
    """Asks from when until when somebody is away."""
    return form(
        Id("me-away", 0),
        localizer.format("form-away-title"),
        line("first", localizer.format("form-away-first"), hint=localizer.format("form-away-hint-first")),
        line("last", localizer.format("form-away-last"), hint=localizer.format("form-away-hint-last"), needed=False),
    )


def _calendar(me: Me, localizer: Localizer) -> list[ui.Item[Any] | None]:
    calendar = me.calendar
    found = localizer.format("semicolon").join(localizer(hours_text(each)) for each in calendar.hours)
    lines = [
        zone_text(calendar.zone, me.now, localizer),
        localizer.format("me-hours", hours=found or text("me-hours-none")),
        localizer.format("me-days-off", days=days_text(calendar.days_off) if calendar.days_off else text("me-none")),
        *overfull_lines(calendar, localizer),
        "-# " + localizer.format("me-rest-note"),
    ]
    gone = [option(localizer(hours_text(each)), hours_key(each)) for each in calendar.hours]
    days = [option(_day(day, localizer), str(day), default=day in calendar.days_off) for day in WEEK]
    return [
        text_block("\n".join(lines)),
        row(CairnButton(Id("me-hours", 0), localizer.format("button-add-hours"))),
        row(CairnMenu(Id("me-hours-off", 0), gone, placeholder=localizer.format("me-choose-remove"))) if gone else None,
        row(
            CairnMenu(
                Id("me-days", 0), days, placeholder=localizer.format("me-choose-days-off"), least=0, most=len(WEEK)
            )
        ),
    ]


def _away(me: Me, localizer: Localizer) -> list[ui.Item[Any] | None]:
    absences = localizer.format("semicolon").join(localizer(away_text(each)) for each in me.absences)
    found = absences or localizer.format("me-none")
    now = is_away(Schedule(away=tuple(me.absences)), me.now)
    gone = [option(localizer(away_text(each)), away_key(each)) for each in me.absences]
    return [
        text_block(f"{localizer.format('me-away', away=found)}\n-# {localizer.format('me-away-note')}"),
        row(
            CairnButton(Id("me-away", 0), localizer.format("button-away-days")),
            None if now else CairnButton(Id("me-away-open", 0), localizer.format("button-away-open")),
            back_button(localizer, "page") if now else None,
        ),
        row(CairnMenu(Id("me-call-off", 0), gone, placeholder=localizer.format("me-choose-call-off")))
        if gone
        else None,
    ]


def away_key(away: Away) -> str:
    """An absence as the value of a menu's option: when it was entered, in microseconds."""
    return str(round(away.made_at.timestamp() * 1_000_000))


def _wishes(own: UserSettings, localizer: Localizer) -> list[ui.Item[Any] | None]:
    """The settings of the page, but for those that matter only to who wants to be told otherwise."""
    return [
        text_block(localizer.format("me-alerts")),
        *(
            menu
            for each in ON_PAGES[Page.ME]
            if WHEN.get(each.name, own.turn) is own.turn
            for menu in setting_menus(each, own, localizer)
        ),
    ]


def _day(day: int, localizer: Localizer) -> str:
    return localizer(weekday_text(day))
