"""A person's own page and its forms, as full as they can be, in every language."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest

from bot.core.localizer import LANGUAGES, Localizer
from bot.me.views import Me, away_form, hours_form, page
from bot.people.calendar import Away, Calendar, Hours
from bot.people.service import MAX_ABSENCES, MAX_BLOCKED, MAX_HOURS
from bot.people.settings import TurnAlert, UserSettings
from bot.tables.time.away_views import away_ends, away_lines
from games.engine import text
from sandbox.validate.modal import check_modal
from testing.messages import body, positions, texts

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
FULL = Me(
    calendar=Calendar(
        "America/Argentina/ComodRivadavia",
        tuple(Hours(n, n + 1440 - 37, (0, 2, 4, 6)) for n in range(MAX_HOURS)),
        (0, 2, 4),
    ),
    absences=[
        Away(zone="UTC", first=NOW.date() + timedelta(n), last=NOW.date() + timedelta(n), made_at=NOW - timedelta(n))
        for n in range(MAX_ABSENCES)
    ],
    settings=UserSettings(),
    blocked=range(2**62, 2**62 + MAX_BLOCKED),
    now=NOW,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("turn", TurnAlert)
def test_a_full_page_and_its_forms_are_within_discords_limits(language: str, turn: TurnAlert) -> None:
    localizer = Localizer(language)
    full = msgspec.structs.replace(FULL, settings=UserSettings(turn=turn))
    body(page(full, localizer, [localizer.format("me-saved-closed"), localizer.format("me-saved-opened")]))
    body(away_ends(NOW.date(), localizer))
    for form in (hours_form(localizer), away_form(localizer)):
        check_modal(form.to_dict(), ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_nothing_planned_reads_so(language: str) -> None:
    localizer = Localizer(language)
    empty = Me(calendar=Calendar("UTC"), absences=[], settings=UserSettings(), blocked=(), now=NOW)
    assert localizer.format("me-away", away=text("me-none")) in texts(page(empty, localizer))


@pytest.mark.parametrize("language", LANGUAGES)
def test_others_read_until_when_somebody_is_away_and_nothing_else(language: str) -> None:
    position, _ = next(iter(positions("lost_cities", 2, seed=1, every=9, language=language)))
    localizer = Localizer(language)
    soon, later = date(2026, 11, 24), date(2026, 12, 24)
    away = {
        n: Away(zone="Europe/Berlin", first=NOW.date(), last=last, made_at=NOW) for n, last in enumerate((soon, later))
    }
    first, second = away_lines(position.table, away, NOW, localizer)
    weekday, day = {
        "en": ("until Tue", "until Thu 24 Dec"),
        "de": ("bis Di", "bis Do, 24. Dezember"),
        "fr": ("jusqu’au mar.", "jusqu’au jeu. 24 déc."),
        "es": ("hasta el mar", "hasta el jue, 24 dic"),
    }[language]
    assert (first.endswith(weekday), second.endswith(day)) == (True, True), (first, second)
    assert "Berlin" not in first + second
    assert texts(away_ends(later, localizer)).count("24") == 1
