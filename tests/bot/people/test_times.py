"""Times of day, days and time zones as people type them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.core import localizer
from bot.core.localizer import LANGUAGES, Localizer
from bot.core.refusal import Refusal
from bot.people.formatting import day_text, weekday_text
from bot.people.times import day_in, moment_in, time_in
from bot.people.zones import known_zone, zones_like

TODAY = date(2026, 11, 22)  # a Sunday
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("7", 420), (" 7:30 ", 450), ("22.00 Uhr", 1320), ("10 pm", 1320), ("10 p.m.", 1320), ("12 am", 0), ("0:00", 0),
        ("24:00", 1440), ("8 o'clock", 480), ("um 18h30", 1110), ("8 Uhr abends", 1200), ("noon", 720),
        ("midnight", 0), ("10 p. m.", 1320), ("11 at night", 1380), ("12 Uhr mittags", 720), ("9 h du matin", 540),
        ("à minuit", 0), ("2 h de l’après-midi", 840), ("9 de la mañana", 540), ("12 de la noche", 0),
        ("1 de la noche", 60), ("9 de la noche", 1260), ("al mediodía", 720), ("21 hs", 1260),
    ],
)  # fmt: skip
def test_a_time_of_day(typed: str, minutes: int) -> None:
    assert time_in(typed, "en") == minutes


@pytest.mark.parametrize("typed", ["", "25", "24:01", "7:60", "13 pm", "9 mañana", "-1", "7:30:00", "7 foo", "3.10."])
def test_what_is_no_time_of_day(typed: str) -> None:
    with pytest.raises(Refusal, match="refusal-hours-time"):
        time_in(typed, "en")


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("today", TODAY), ("morgen", date(2026, 11, 23)), ("Di", date(2026, 11, 24)), ("Sunday", TODAY),
        ("2026-12-24", date(2026, 12, 24)), ("24.12.", date(2026, 12, 24)), ("24. 12. 27", date(2027, 12, 24)),
        ("3.1.", date(2027, 1, 3)), ("1.11.", date(2026, 11, 1)), ("24. Dezember", date(2026, 12, 24)),
        ("Dec 24th, 2027", date(2027, 12, 24)), ("24 dec", date(2026, 12, 24)), ("1. März", date(2027, 3, 1)),
        ("the 4th of May", date(2027, 5, 4)), ("24dec", date(2026, 12, 24)), ("am Di.", date(2026, 11, 24)),
        ("in 3 days", date(2026, 11, 25)), ("vor 2 Tagen", date(2026, 11, 20)), ("in 1 week", date(2026, 11, 29)),
        ("the day after tomorrow", date(2026, 11, 24)), ("gestern", date(2026, 11, 21)),
        ("24/12", date(2026, 12, 24)), ("12/24/27", date(2027, 12, 24)), ("1er mai", date(2027, 5, 1)),
        ("il y a 2 jours", date(2026, 11, 20)), ("24 de diciembre", date(2026, 12, 24)),
        ("pasado mañana", date(2026, 11, 24)),
    ],
)  # fmt: skip
def test_a_day(typed: str, day: date) -> None:
    assert day_in(typed, TODAY, "en") == day


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_days_stand_before_months_where_people_write_them_so(language: str) -> None:
    assert day_in("5/6", TODAY, language) == date(2026, 6, 5)


def test_a_day_of_the_week_follows_another_day() -> None:
    assert day_in("Fri", TODAY, "en", date(2026, 12, 1)) == date(2026, 12, 4)


@pytest.mark.parametrize(
    "typed", ["", "32.1.", "2026-13-01", "someday", "24", "5/6", "30.2.", "31 foo", "in 3 h", "in 3"]
)
def test_what_is_no_day(typed: str) -> None:
    with pytest.raises(Refusal, match="refusal-away-date"):
        day_in(typed, TODAY, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_days_are_read_as_cairn_writes_them(language: str) -> None:
    words = Localizer(language)
    for ahead in range(366):
        day = TODAY + timedelta(days=ahead)
        assert day_in(words(weekday_text(day.weekday())), day, language) == day
        written = words(day_text(day)).removeprefix(words(weekday_text(day.weekday()))).lstrip(", ")
        assert day_in(written, day, language) == day


def test_a_language_brings_its_words_in_its_catalogue_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    italian = {
        "days": "l’altro ieri; ieri; oggi; domani; dopodomani",
        "weekdays": "lunedì; mar, martedì; mercoledì; giovedì; venerdì; sabato; domenica",
        "months": "gen; feb; mar; apr; maggio; giu; lug; ago; set; ott; nov; dic",
        "units": "minuti; ore; giorni; settimane",
        "halves": "mattina; sera; notte",
        "slashes": "day",
        "hours": "mezzanotte; mezzogiorno",
        "clock": "di",
        "ago": "fa",
        "last": "scorso",
        "fillers": "alle, il, fra",
    }
    source = "\n".join(f"typed-{kind} = {words}" for kind, words in italian.items())
    others, new = localizer.catalogue, localizer.Catalogue("it", source.encode())
    monkeypatch.setattr(localizer, "catalogue", lambda it, *of: new if it == "it" else others(it, *of))
    assert moment_in("domani alle 18:30", NOON, "Europe/Rome", "it") == datetime(2026, 7, 4, 16, 30, tzinfo=UTC)
    assert moment_in("domani a mezzogiorno", NOON, "Europe/Rome", "it") == datetime(2026, 7, 4, 10, tzinfo=UTC)
    assert day_in("il 1 maggio", TODAY, "it") == date(2027, 5, 1)
    assert day_in("mar", TODAY, "it") == date(2026, 11, 24), "Tuesday, though a month in English"
    assert day_in("2 giorni fa", TODAY, "it") == date(2026, 11, 20)
    assert day_in("martedì scorso", TODAY, "it") == date(2026, 11, 17)
    with pytest.raises(Refusal):
        day_in("domani", TODAY, "en")


@pytest.mark.parametrize(
    ("typed", "language", "zone"),
    [
        ("wien", "de", "Europe/Vienna"), ("Munich", "en", "Europe/Berlin"), ("sao paulo", "en", "America/Sao_Paulo"),
        ("Schweiz", "de", "Europe/Zurich"), ("united states", "en", "America/New_York"), ("+1", "en", "Europe/Berlin"),
        ("UTC+5:30", "en", "Asia/Kolkata"), ("-0330", "en", "America/St_Johns"), ("europe/lis", "en", "Europe/Lisbon"),
        ("CET", "en", "Europe/Berlin"), ("mesz", "en", "Europe/Berlin"), ("EST", "de", "America/New_York"),
        ("germany", "de", "Europe/Berlin"), ("Calcutta", "en", "Asia/Kolkata"),
    ],
)  # fmt: skip
def test_a_zone_is_found_by_city_country_offset_or_name(typed: str, language: str, zone: str) -> None:
    found = zones_like(typed, language, NOW)
    assert found[0].zone == zone
    assert len(found) <= 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_zone_is_listed_twice_under_an_older_name(language: str) -> None:
    for typed in ("", "india", "kol", "austr", "+9:30", "kyiv", "Europe/"):
        found = zones_like(typed, language, NOW)
        assert len({each.zone for each in found}) == len({each.place for each in found}) == len(found), typed
    assert [each.zone for each in zones_like("indianapolis", language, NOW)] == ["America/Indiana/Indianapolis"]


def test_a_zone_that_was_typed_out() -> None:
    assert known_zone(" berlin ") == known_zone("europe/berlin") == "Europe/Berlin"
    assert known_zone("utc") == "UTC"
    assert [known_zone(typed) for typed in ("CET", "mez", "BST", "est")] == [
        *("Europe/Berlin", "Europe/Berlin", "Europe/London", "America/New_York"),
    ]
    assert known_zone("asia/calcutta") == "Asia/Kolkata"
    with pytest.raises(Refusal, match="refusal-zone"):
        known_zone("CST")  # of Chicago, or of Shanghai
    assert zones_like("xyzzy", "en", NOW) == []
    for typed in ("Atlantis", "+1", "", "../etc/passwd"):
        with pytest.raises(Refusal, match="refusal-zone"):
            known_zone(typed)


NOON = datetime(2026, 7, 3, 12, tzinfo=UTC)
"""A Friday; in Berlin it is two o'clock then."""


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("20:00", 6.0), ("13:00", 23.0), ("tomorrow 19:30", 29.5), ("morgen um 19.30 Uhr", 29.5),
        ("today at 8 pm", 6.0), ("sat 14:00", 24.0), ("in 3 h", 3.0), ("90 min", 1.5), ("in 2 Tagen", 48.0),
        ("in 3 days", 72.0),
        ("fri 8pm", 6.0), ("morgen 18 Uhr", 28.0), ("18 Uhr morgen", 28.0), ("in 2 days at 14:00", 48.0),
        ("4 july 2026 14:00", 24.0), ("am 4. Juli um 14", 24.0), ("4 july 18", 28.0),
    ],
)  # fmt: skip
def test_a_time_to_come_is_understood(typed: str, hours: float) -> None:
    assert moment_in(typed, NOON, "Europe/Berlin", "de") == NOON + timedelta(hours=hours)


@pytest.mark.parametrize(
    ("typed", "language", "hours"),
    [
        ("20h", "fr", 6.0), ("20 h", "de", 6.0), ("3h", "en", 3.0), ("dans 3 h", "fr", 3.0),
        ("demain midi", "fr", 22.0),
        ("vendredi 20h", "fr", 6.0), ("9 mañana", "es", 19.0), ("mañana a las 9 de la noche", "es", 31.0),
        ("dentro de 2 días", "es", 48.0), ("tomorrow at noon", "en", 22.0), ("morgen mittag", "de", 22.0),
    ],
)  # fmt: skip
def test_hours_are_written_as_each_language_writes_them(typed: str, language: str, hours: float) -> None:
    """Berlin’s clocks and Paris’s are the same."""
    assert moment_in(typed, NOON, "Europe/Paris", language) == NOON + timedelta(hours=hours)


@pytest.mark.parametrize(
    "typed",
    [
        "today 13:00", "yesterday", "gestern 20:00", "2 hours ago", "vor 2 Tagen", "1.7. 20:00", "2020-01-01", "0 min",
        "last Friday", "last thu 20:00", "letzten Freitag 20:00",
    ],
)  # fmt: skip
def test_a_time_that_is_over_is_told_from_what_is_no_time(typed: str) -> None:
    with pytest.raises(Refusal, match="refusal-start-past"):
        moment_in(typed, NOON, "Europe/Berlin", "en")


@pytest.mark.parametrize("typed", ["soon", "", "25:00", "tomorrow", "today", "32.1. 20:00", "1 2 3 20:00", "7 " * 20])
def test_what_is_no_time_to_come_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="refusal-start-time"):
        moment_in(typed, NOON, "Europe/Berlin", "en")


def test_a_refusal_repeats_no_more_than_a_line_of_what_was_typed() -> None:
    with pytest.raises(Refusal) as refused:
        moment_in("soon " * 1000, NOON, "Europe/Berlin", "en")
    assert len(str(refused.value.text.args["typed"])) <= 100
