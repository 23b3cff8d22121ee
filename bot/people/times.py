"""Days and times of day as people type them.

Their words stand in the catalogues as ``typed-…``; all languages are understood, the reader's own first.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from bot.core.localizer import LANGUAGES, Localizer
from bot.core.refusal import Refusal
from bot.discord.sanitize import quoted
from bot.people.calendar import MINUTES_OF_A_DAY

CLOCK = re.compile(r"(\d{1,2})(?:\s*[:.h]\s*([0-5]\d))?\s*(\D*)")
"""``7``, ``7:30``, ``22.00 uhr``, ``10 pm``, ``24:00``."""
SPAN = re.compile(r"(\d{1,4})\s*([^\W\d]+)\.?")
"""``3 h``, ``90 min``."""
ISO, DOTTED = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})"), re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.?(?:\s*(\d{4}|\d{2}))?")
NAMED = re.compile(
    r"(\d{1,2})(?:[^\W\d]{1,2}\b)?\.?\s*([^\W\d]+)\.?,?(?:\s*(\d{4}))?"
    r"|([^\W\d]+)\.?\s*(\d{1,2})[^\W\d]{0,2}(?:,?\s*(\d{4}))?"
)
"""``24 dec``, ``24th dec``, ``24. dezember 2026``, ``dec 24th, 2026``."""

TODAY = 2
"""The place of today in the list ``typed-days``, which begins with the day before yesterday."""
UNITS = (timedelta(minutes=1), timedelta(hours=1), timedelta(days=1), timedelta(weeks=1))
"""How long each of ``typed-units`` is."""
MAX_WORDS = 10
"""Longer texts are no time."""


def time_in(typed: str, language: str) -> int:
    """Minutes after midnight of a typed time of day; midnight may be 0:00 or 24:00. Raises Refusal."""
    minutes = _minutes(_plain(typed), language)
    if minutes is None:
        raise Refusal("refusal-hours-time", typed=quoted(typed))
    return minutes


def day_in(typed: str, today: date, language: str, after: date | None = None) -> date:
    """The typed day; one without a year is the next, unless it was within the last months. Raises Refusal.

    A day of the week is the first one from ``after`` on (None: from today).
    """
    day = _day(_plain(typed), today, after or today, language)
    if day is None:
        raise Refusal("refusal-away-date", typed=quoted(typed))
    return day


def moment_in(typed: str, now: datetime, zone: str, language: str) -> datetime:
    """The typed time to come, by the clocks of ``zone``: a time of day, with or without a day, or a span from now.

    Raises Refusal for what is not a time, or is past.
    """
    plain, local = _plain(typed), now.astimezone(ZoneInfo(zone))
    span = _span(plain, language)
    at = _on_the_clock(plain, local, language) if span is None else now + span
    if at is not None and at > now:
        return at.astimezone(UTC)
    day = _day(plain, local.date(), local.date(), language)
    if at is not None or (day is not None and day < local.date()):
        raise Refusal("refusal-start-past", typed=quoted(typed))
    raise Refusal("refusal-start-time", typed=quoted(typed))


def _plain(typed: str) -> str:
    return " ".join(typed.casefold().replace("'", "’").split())


@lru_cache
def _words(kind: str, language: str) -> dict[str, int]:
    """The words of the list ``typed-<kind>`` with their places in it, of ``language`` and then of all others."""
    places: dict[str, int] = {}
    for spoken in (language, *LANGUAGES):
        for place, synonyms in enumerate(Localizer(spoken).format(f"typed-{kind}").split(";")):
            for word in synonyms.split(","):
                places.setdefault(word.casefold().strip(), place)
    return places


@lru_cache
def _any_of(kind: str, language: str) -> re.Pattern[str]:
    """Finds a word of a kind that stands alone."""
    words = sorted(_words(kind, language), key=len, reverse=True)
    return re.compile(rf"(?<!\S)(?:{'|'.join(map(re.escape, words))})(?!\S) ?")


def _on_the_clock(typed: str, local: datetime, language: str) -> datetime | None:
    """A time of day before or behind its day; without one the next such time."""
    words = typed.split()
    if len(words) > MAX_WORDS:
        return None
    cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(len(words))]
    for day, clock in [*cuts, *((after, before) for before, after in cuts[1:])]:
        on, minutes = _day(day, local.date(), local.date(), language), _minutes(clock, language)
        if minutes is None or (day and on is None):
            continue
        at = datetime.combine(on or local.date(), time(), local.tzinfo) + timedelta(minutes=minutes)
        return at if day or at > local else at + timedelta(days=1)
    return None


def _minutes(typed: str, language: str) -> int | None:
    while filler := _any_of("fillers", language).match(typed):
        typed = typed[filler.end() :]
    found = CLOCK.fullmatch(typed)
    if found is None:
        return None
    hour, minutes = int(found[1]), int(found[2] or 0)
    for word in found[3].split():
        half = _words("halves", language).get(word.replace(".", ""))
        if half is not None and 1 <= hour <= 12:
            hour = hour % 12 + 12 * half
        elif half is not None or word not in _words("clock", language):
            return None
    return hour * 60 + minutes if hour * 60 + minutes <= MINUTES_OF_A_DAY else None


def _span(typed: str, language: str) -> timedelta | None:
    """The time from now that was typed, negative if it has passed."""
    plain, ago = _any_of("ago", language).subn("", typed)
    found = SPAN.fullmatch(_any_of("fillers", language).sub("", plain).strip())
    unit = None if found is None else _words("units", language).get(found[2])
    if found is None or unit is None:
        return None
    return int(found[1]) * UNITS[unit] * (-1 if ago else 1)


def _day(typed: str, today: date, after: date, language: str) -> date | None:
    typed, gone = _any_of("last", language).subn("", _any_of("fillers", language).sub("", typed))
    typed = typed.strip()
    name = typed.rstrip(".")
    if (place := _words("days", language).get(name)) is not None:
        return today + timedelta(days=place - TODAY)
    if (weekday := _words("weekdays", language).get(name)) is not None:
        return after + timedelta(days=(weekday - after.weekday()) % 7 - (7 if gone else 0))
    if (span := _span(typed, language)) is not None:
        return None if span.seconds else today + span
    try:
        day, month, year = _parts(typed, language)
        return date(year, month, day) if year else _next(day, month, today)
    except ValueError:
        return None


def _parts(typed: str, language: str) -> tuple[int, int, int]:
    """Day, month, and year (0: not said). Raises ValueError."""
    if found := ISO.fullmatch(typed):
        return int(found[3]), int(found[2]), int(found[1])
    if found := DOTTED.fullmatch(typed):
        year = int(found[3] or 0)
        return int(found[1]), int(found[2]), year + 2000 if 0 < year < 100 else year
    found = NAMED.fullmatch(typed)
    month = None if found is None else _words("months", language).get(found[2] or found[4])
    if found is None or month is None:
        raise ValueError(typed)
    return int(found[1] or found[5]), month + 1, int(found[3] or found[6] or 0)


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
