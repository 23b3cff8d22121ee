"""Times of day, days and time zones as people type them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.model.refusal import Refusal
from bot.people.zones import known_zone, zones_like
from bot.ui.times import day_in, moment_in, time_in

TODAY = date(2026, 11, 22)  # a Sunday
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [("7", 420), (" 7:30 ", 450), ("22.00 Uhr", 1320), ("10 pm", 1320), ("12 am", 0), ("0:00", 0), ("24:00", 1440)],
)
def test_a_time_of_day(typed: str, minutes: int) -> None:
    assert time_in(typed) == minutes


@pytest.mark.parametrize("typed", ["", "25", "24:01", "7:60", "13 pm", "noon", "-1", "7:30:00"])
def test_what_is_no_time_of_day(typed: str) -> None:
    with pytest.raises(Refusal, match="refusal-hours-time"):
        time_in(typed)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("today", TODAY), ("morgen", date(2026, 11, 23)), ("Di", date(2026, 11, 24)), ("Sunday", TODAY),
        ("2026-12-24", date(2026, 12, 24)), ("24.12.", date(2026, 12, 24)), ("24. 12. 27", date(2027, 12, 24)),
        ("3.1.", date(2027, 1, 3)), ("1.11.", date(2026, 11, 1)), ("24. Dezember", date(2026, 12, 24)),
        ("Dec 24th, 2027", date(2027, 12, 24)), ("24 dec", date(2026, 12, 24)), ("1. März", date(2027, 3, 1)),
    ],
)  # fmt: skip
def test_a_day(typed: str, day: date) -> None:
    assert day_in(typed, TODAY) == day


def test_a_day_of_the_week_follows_another_day() -> None:
    assert day_in("Fri", TODAY, date(2026, 12, 1)) == date(2026, 12, 4)


@pytest.mark.parametrize("typed", ["", "32.1.", "2026-13-01", "someday", "24", "12/24", "30.2.", "31 foo"])
def test_what_is_no_day(typed: str) -> None:
    with pytest.raises(Refusal, match="refusal-away-date"):
        day_in(typed, TODAY)


@pytest.mark.parametrize(
    ("typed", "language", "zone"),
    [
        ("wien", "de", "Europe/Vienna"), ("Munich", "en", "Europe/Berlin"), ("sao paulo", "en", "America/Sao_Paulo"),
        ("Schweiz", "de", "Europe/Zurich"), ("united states", "en", "America/New_York"), ("+1", "en", "Europe/Berlin"),
        ("UTC+5:30", "en", "Asia/Kolkata"), ("-0330", "en", "America/St_Johns"), ("europe/lis", "en", "Europe/Lisbon"),
    ],
)  # fmt: skip
def test_a_zone_is_found_by_city_country_offset_or_name(typed: str, language: str, zone: str) -> None:
    found = zones_like(typed, language, NOW)
    assert found[0].zone == zone
    assert len(found) <= 25


def test_a_zone_that_was_typed_out() -> None:
    assert known_zone(" berlin ") == known_zone("europe/berlin") == "Europe/Berlin"
    assert known_zone("utc") == "UTC"
    assert zones_like("xyzzy", "en", NOW) == []
    for typed in ("Atlantis", "+1", "", "../etc/passwd"):
        with pytest.raises(Refusal, match="refusal-zone"):
            known_zone(typed)


NOON = datetime(2026, 7, 3, 12, tzinfo=UTC)
"""A Friday; in Berlin it is two o'clock then."""


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("20:00", 6.0),
        ("13:00", 23.0),
        ("tomorrow 19:30", 29.5),
        ("morgen um 19.30 Uhr", 29.5),
        ("today at 8 pm", 6.0),
        ("sat 14:00", 24.0),
        ("in 3 h", 3.0),
        ("90 min", 1.5),
        ("in 2 Tagen", 48.0),
    ],
)
def test_a_time_to_come_is_understood(typed: str, hours: float) -> None:
    assert moment_in(typed, NOON, "Europe/Berlin") == NOON + timedelta(hours=hours)


@pytest.mark.parametrize(("typed", "why"), [("soon", "time"), ("today 13:00", "past"), ("", "time"), ("25:00", "time")])
def test_what_is_no_time_to_come_is_refused(typed: str, why: str) -> None:
    with pytest.raises(Refusal, match=f"refusal-start-{why}"):
        moment_in(typed, NOON, "Europe/Berlin")
