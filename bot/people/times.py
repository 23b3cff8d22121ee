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
ABBREVIATED = re.compile(r"(?<=\w)\. ?")
"""The points of ``p. m.``."""
SPAN = re.compile(r"(\d{1,4})\s*([^\W\d]+)\.?")
"""``3 h``, ``90 min``."""
ISO, DOTTED = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})"), re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.?(?:\s*(\d{4}|\d{2}))?")
SLASHED = re.compile(r"(\d{1,2})/(\d{1,2})(?:/(\d{4}|\d{2}))?")
NAMED = re.compile(
    r"(\d{1,2})(?:[^\W\d]{1,2}\b)?\.?\s*([^\W\d]+)\.?,?(?:\s*(\d{4}))?"
    r"|([^\W\d]+)\.?\s*(\d{1,2})[^\W\d]{0,2}(?:,?\s*(\d{4}))?"
)
"""``24 dec``, ``24th dec``, ``24. dezember 2026``, ``dec 24th, 2026``."""

TODAY = 2
"""The place of today in the list ``typed-days``, which begins with the day before yesterday."""
UNITS = (timedelta(minutes=1), timedelta(hours=1), timedelta(days=1), timedelta(weeks=1))
"""How long each of ``typed-units`` is."""
MONTHS, NOON = 12, 12
NIGHT = 2
"""Its place in the list ``typed-halves``; it begins in the evening and ends in the morning."""
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
    span = None if _on_the_hour(plain, language) else _span(plain, language)
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


def _on_the_hour(typed: str, language: str) -> bool:
    """Whether it is an hour as the language writes it: ``20 h`` is a time in French, and a span in English."""
    found = SPAN.fullmatch(typed)
    return found is not None and found[2] in Localizer(language).format("typed-clock").split(", ")


def _minutes(typed: str, language: str) -> int | None:
    while filler := _any_of("fillers", language).match(typed):
        typed = typed[filler.end() :]
    if (place := _words("hours", language).get(typed)) is not None:
        return place * NOON * 60
    found = CLOCK.fullmatch(typed)
    if found is None:
        return None
    hour, minutes = int(found[1]), int(found[2] or 0)
    behind = ABBREVIATED.sub("", found[3])
    half = _any_of("halves", language).search(behind)
    if half is not None:
        if not 1 <= hour <= NOON:
            return None
        hour = _in_half(hour % NOON, _words("halves", language)[half[0].strip()])
        behind = behind[: half.start()] + behind[half.end() :]
    if any(word not in _words("clock", language) for word in behind.split()):
        return None
    return hour * 60 + minutes if hour * 60 + minutes <= MINUTES_OF_A_DAY else None


def _in_half(hour: int, half: int) -> int:
    """The hour of the day that is ``hour``, from 0, in a half of ``typed-halves``."""
    if half == NIGHT:
        return hour + NOON if hour >= NOON // 2 else hour
    return hour + NOON * half


def _span(typed: str, language: str) -> timedelta | None:
    """The time from now that was typed, negative if it has passed."""
    plain, ago = _any_of("ago", language).subn("", typed)
    found = SPAN.fullmatch(_any_of("fillers", language).sub("", plain).strip())
    unit = None if found is None else _words("units", language).get(found[2])
    if found is None or unit is None:
        return None
    return int(found[1]) * UNITS[unit] * (-1 if ago else 1)


def _day(typed: str, today: date, after: date, language: str) -> date | None:
    if (span := _span(typed, language)) is not None:
        return None if span.seconds else today + span
    typed, gone = _any_of("last", language).subn("", _any_of("fillers", language).sub("", typed))
    typed = typed.strip()
    name = typed.rstrip(".")
    if (place := _words("days", language).get(name)) is not None:
        return today + timedelta(days=place - TODAY)
    if (weekday := _words("weekdays", language).get(name)) is not None:
        return after + timedelta(days=(weekday - after.weekday()) % 7 - (7 if gone else 0))
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
        return int(found[1]), int(found[2]), _year(found[3])
    if found := SLASHED.fullmatch(typed):
        return *_slashed(int(found[1]), int(found[2]), language), _year(found[3])
    found = NAMED.fullmatch(typed)
    month = None if found is None else _words("months", language).get(found[2] or found[4])
    if found is None or month is None:
        raise ValueError(typed)
    return int(found[1] or found[5]), month + 1, int(found[3] or found[6] or 0)


def _year(typed: str | None) -> int:
    year = int(typed or 0)
    return year + 2000 if 0 < year < 100 else year


def _slashed(first: int, second: int, language: str) -> tuple[int, int]:
    """Day and month. Raises ValueError where either may be either and the language has no order of its own."""
    if Localizer(language).format("typed-slashes") == "day" or first == second or first > MONTHS:
        return first, second
    if second <= MONTHS:
        raise ValueError(f"{first}/{second}")
    return second, first


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
