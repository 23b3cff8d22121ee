"""A person's own page: when they play, when they are away, how they are told, whom they block; and its forms."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from discord import ui

from bot.localizer import LANGUAGES, Localizer
from bot.model.alerts import DELAYS, REMIND_AFTER, TurnAlert
from bot.model.calendar import WEEK, Away, Calendar, Hours, Schedule
from bot.model.settings import UserSettings
from bot.people.calendar import FIRST_DAYS, REST_DAYS, is_away, overfull
from bot.people.words import away_text, time_of_day, weekday_text
from bot.people.zones import offset_of, offset_words
from bot.ui.away import back_button
from bot.ui.form import form, line, ticks
from bot.ui.ids import Id
from bot.ui.items import CairnButton, CairnMenu, CairnPeople, option
from bot.ui.message import Message, layout, row, text_block
from games.engine import Text, text

AUTO, NEVER = "auto", "never"
SHOWN, HIDDEN = "shown", "hidden"


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """What the page of a person shows: the calendar, the absences that are not over, the settings, the block list."""

    calendar: Calendar
    absences: Sequence[Away]
    settings: UserSettings
    blocked: Sequence[int]
    now: datetime


def page(me: Me, localizer: Localizer, saved: Sequence[str] = ()) -> Message:
    """The page, with what was ``saved`` just now above it."""
    return Message(
        layout(
            text_block("\n".join([localizer.format("me-title"), *saved])),
            *_calendar(me, localizer),
            *_away(me, localizer),
            *_alerts(me.settings, localizer),
            text_block(localizer.format("me-blocked")),
            row(CairnPeople(Id("me-block", 0), me.blocked, placeholder=localizer.format("me-choose-block"))),
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


def zone_words(zone: str, now: datetime, localizer: Localizer, id: str = "me-zone") -> str:  # noqa: A002
    """A zone, with what its clocks show."""
    here = now.astimezone(ZoneInfo(zone))
    return localizer.format(id, zone=zone, offset=offset_words(offset_of(zone, now)), time=f"{here:%H:%M}")


def overfull_lines(calendar: Calendar, localizer: Localizer) -> list[str]:
    """What of a calendar clocks take no notice of."""
    days, many = overfull(calendar)
    lines = [localizer.format("me-overfull-hours", days=days_text(days))] if days else []
    if many:
        resting = [day for day in FIRST_DAYS if day in calendar.days_off][:REST_DAYS]
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
    found = "; ".join(localizer(hours_text(each)) for each in calendar.hours)
    lines = [
        zone_words(calendar.zone, me.now, localizer),
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
    found = "; ".join(localizer(away_text(each)) for each in me.absences) or localizer.format("me-none")
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


def _alerts(settings: UserSettings, localizer: Localizer) -> list[ui.Item[Any] | None]:
    alerts = settings.alerts
    turns = {each.value: text(f"me-turn-{each}") for each in TurnAlert}
    delays = {str(each): text("me-delay-minutes", minutes=each) for each in DELAYS}
    hours = {str(each): text("me-hour-clock", time=time_of_day(60 * each)) for each in range(24)}
    reminders = {each: _remind_text(each) for each in (*map(str, REMIND_AFTER), NEVER)}
    languages = {AUTO: text("me-language-auto")} | {each: text(f"settings-language-{each}") for each in LANGUAGES}
    shown = {value: text(f"me-ranked-{value}") for value in (SHOWN, HIDDEN)}
    paces = {value: text(f"me-pace-{value}") for value in (SHOWN, HIDDEN)}
    first = NEVER if alerts.remind_hours is None else str(alerts.remind_hours)
    return [
        text_block(localizer.format("me-alerts")),
        _menu("turn", turns, alerts.turn.value, localizer),
        _menu("delay", delays, str(alerts.delay), localizer) if alerts.turn is TurnAlert.LATER else None,
        _menu("hour", hours, str(alerts.hour), localizer) if alerts.turn is TurnAlert.DAILY else None,
        _menu("remind", reminders, first, localizer),
        _menu("language", languages, settings.language or AUTO, localizer),
        _menu("pace", paces, SHOWN if settings.pace_shown else HIDDEN, localizer),
        _menu("ranked", shown, SHOWN if settings.ranked else HIDDEN, localizer),
    ]


def _remind_text(value: str) -> Text:
    """After how many hours somebody is reminded, as a menu's value says it."""
    return text("me-remind-never") if value == NEVER else text("me-remind-hours", hours=int(value))


def wished(settings: UserSettings, name: str, value: str) -> UserSettings | None:
    """``settings`` with what was chosen in the menu ``name``; None for what is not offered there."""
    alerts = settings.alerts
    match name:
        case "turn" if value in list(TurnAlert):
            alerts = msgspec.structs.replace(alerts, turn=TurnAlert(value))
        case "delay" if value in map(str, DELAYS):
            alerts = msgspec.structs.replace(alerts, delay=int(value))
        case "hour" if value in map(str, range(24)):
            alerts = msgspec.structs.replace(alerts, hour=int(value))
        case "remind" if value == NEVER or value in map(str, REMIND_AFTER):
            alerts = msgspec.structs.replace(alerts, remind_hours=None if value == NEVER else int(value))
        case "language" if value == AUTO or value in LANGUAGES:
            return msgspec.structs.replace(settings, language=None if value == AUTO else value)
        case "ranked" if value in {SHOWN, HIDDEN}:
            return msgspec.structs.replace(settings, ranked=value == SHOWN)
        case "pace" if value in {SHOWN, HIDDEN}:
            return msgspec.structs.replace(settings, pace_shown=value == SHOWN)
        case _:
            return None
    return msgspec.structs.replace(settings, alerts=alerts)


def _menu(name: str, values: dict[str, Text], now: str, localizer: Localizer) -> ui.ActionRow[Any] | None:
    label = localizer.format(f"me-{name}")
    found = [
        option(localizer.format("me-option", name=label, value=shown), value, default=value == now)
        for value, shown in values.items()
    ]
    return row(CairnMenu(Id("me-set", 0, arg=name), found))


def _day(day: int, localizer: Localizer) -> str:
    return localizer(weekday_text(day))
