"""Times of day and days as people type them, in English and German."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.model.calendar import DAY
from bot.model.refusal import Refusal
from bot.ui.sanitize import escaped

CLOCK = re.compile(r"(\d{1,2})(?:\s*[:.h]\s*([0-5]\d))?\s*(?:(a\.?m\.?|p\.?m\.?)|uhr|h|o['’]?clock)?", re.IGNORECASE)
"""``7``, ``7:30``, ``22.00 Uhr``, ``10 pm``, ``24:00``."""

ISO, DOTTED = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})"), re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.?(?:\s*(\d{4}|\d{2}))?")
NAMED = re.compile(
    r"(\d{1,2})\.?\s*(?:of\s+)?([^\W\d]+)\.?,?(?:\s*(\d{4}))?"
    r"|([^\W\d]+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?(?:,?\s*(\d{4}))?"
)
"""``24 Dec``, ``24. Dezember 2026``, ``Dec 24``."""

RELATIVE = {"today": 0, "heute": 0, "tomorrow": 1, "morgen": 1, "übermorgen": 2}
WEEKDAYS = (
    ("mo", "mon", "monday", "montag"),
    ("tu", "tue", "tues", "tuesday", "di", "dienstag"),
    ("we", "wed", "wednesday", "mi", "mittwoch"),
    ("th", "thu", "thur", "thurs", "thursday", "do", "donnerstag"),
    ("fr", "fri", "friday", "freitag"),
    ("sa", "sat", "saturday", "samstag", "sonnabend"),
    ("su", "sun", "sunday", "so", "sonntag"),
)
MONTHS = (
    ("jan", "jän"), ("feb",), ("mar", "mär", "mrz"), ("apr",), ("may", "mai"), ("jun",), ("jul",), ("aug",), ("sep",),
    ("oct", "okt"), ("nov",), ("dec", "dez"),
)  # fmt: skip
"""How the names of months begin."""


def time_in(typed: str) -> int:
    """The minutes after midnight of a time of day that was typed; midnight may be 0:00 or 24:00. Raises Refusal."""
    found = CLOCK.fullmatch(typed.strip())
    if found is not None:
        hour, minutes = int(found[1]), int(found[2] or 0)
        half = (found[3] or "").lower()[:1]
        if half and 1 <= hour <= 12:
            hour = hour % 12 + (12 if half == "p" else 0)
        elif half:
            hour = 99
        if hour * 60 + minutes <= DAY:
            return hour * 60 + minutes
    raise Refusal("refusal-hours-time", typed=escaped(typed))


SPAN = re.compile(r"(?:in\s+)?(\d{1,4})\s*(min\w*|m|h\w*|std\.?|stunden?|d|days?|tage?n?)", re.IGNORECASE)
"""``in 3 h``, ``90 min``, ``2 Tagen``."""


def moment_in(typed: str, now: datetime, zone: str) -> datetime:
    """The time to come that was typed, by the clocks of ``zone``: a time of day, perhaps with a day, or a span.

    Raises Refusal for what is none, or is over.
    """
    words = typed.split()
    if found := SPAN.fullmatch(" ".join(words)):
        unit = found[2].lower()[0]
        hours = {"m": 1 / 60, "h": 1.0, "s": 1.0, "d": 24.0, "t": 24.0}[unit]
        return now + timedelta(hours=int(found[1]) * hours)
    here = ZoneInfo(zone)
    today = now.astimezone(here).date()
    for length in range(min(len(words), 3), 0, -1):
        day = [word for word in words[:-length] if word.casefold() not in {"at", "um"}]
        try:
            minutes, on = time_in(" ".join(words[-length:])), day_in(" ".join(day), today) if day else today
        except Refusal:
            continue
        at = datetime.combine(on, time(), here) + timedelta(minutes=minutes)
        at = at.astimezone(now.tzinfo)
        if at <= now and not day:
            at = (datetime.combine(on + timedelta(days=1), time(), here) + timedelta(minutes=minutes)).astimezone(UTC)
        if at <= now:
            raise Refusal("refusal-start-past", typed=escaped(typed))
        return at
    raise Refusal("refusal-start-time", typed=escaped(typed))


def day_in(typed: str, today: date, after: date | None = None) -> date:
    """The day that was typed; one without a year is the next that comes, unless it was lately. Raises Refusal.

    A day of the week is the first one from ``after`` on (None: from today).
    """
    words = " ".join(typed.casefold().split())
    if words in RELATIVE:
        return today + timedelta(days=RELATIVE[words])
    for weekday, names in enumerate(WEEKDAYS):
        if words.rstrip(".") in names:
            since = after or today
            return since + timedelta(days=(weekday - since.weekday()) % 7)
    parts = _parts(words)
    try:
        if parts is not None:
            day, month, year = parts
            return date(year, month, day) if year else _next(day, month, today)
    except ValueError:
        pass
    raise Refusal("refusal-away-date", typed=escaped(typed))


def _parts(words: str) -> tuple[int, int, int] | None:
    """Day, month, and year (0: not said)."""
    if found := ISO.fullmatch(words):
        return int(found[3]), int(found[2]), int(found[1])
    if found := DOTTED.fullmatch(words):
        year = int(found[3] or 0)
        return int(found[1]), int(found[2]), year + 2000 if 0 < year < 100 else year
    if found := NAMED.fullmatch(words):
        name = found[2] or found[4]
        month = next((n for n, begins in enumerate(MONTHS, 1) if name.startswith(begins)), 0)
        if month and len(name) >= 3:
            return int(found[1] or found[5]), month, int(found[3] or found[6] or 0)
    return None


def _next(day: int, month: int, today: date) -> date:
    """The day of this name that is nearest: in this year, or in the next where this year's was over months ago."""
    for year in (today.year, today.year + 1):
        try:
            found = date(year, month, day)
        except ValueError:  # the 29th of February
            continue
        if found >= today - timedelta(days=180):
            return found
    return date(today.year, month, day)
