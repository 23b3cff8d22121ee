"""Days and times of day as texts."""

from __future__ import annotations

from datetime import date

from bot.people.calendar import Away
from games.engine import Text, text


def day_text(day: date, *, year: bool = False) -> Text:
    """A day with its weekday; its ``year`` only where it may be in doubt."""
    named = text("day-words", weekday=day.weekday(), day=day.day, month=day.month)
    return text("day-words-year", day=named, year=str(day.year)) if year else named


def weekday_text(day: int) -> Text:
    """A day of the week (0 is Monday), in short."""
    return text("day-weekday", weekday=day)


def time_of_day(minutes: int) -> str:
    """Minutes after midnight on a clock of 24 hours."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def away_text(away: Away) -> Text:
    """From when until when somebody is away."""
    first = day_text(away.first)
    if away.last is None:
        return text("away-open", first=first)
    return text("away-days", first=first, last=day_text(away.last))
