"""What cannot be is answered kindly and exactly, in both languages, and nothing of it is kept."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from bot.core.localizer import Localizer
from bot.db import Store
from bot.people.calendar import Hours, Schedule
from bot.people.service import MAX_ABSENCES, MAX_HOURS, People
from bot.tables.core.refusals import Refusal
from bot.tables.time.vacation_queries import refresh
from testing.databases import url

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
TODAY, DAY = date(2026, 3, 2), timedelta(days=1)
ANN = 1

Wish = Callable[[People], Awaitable[object]]


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[People]:
    store = await Store.open(url(tmp_path))
    times = itertools.count()
    yield People(store, lambda: NOW + next(times) * timedelta.resolution, refresh)
    await store.close()


def said(refusal: Refusal) -> tuple[str, str]:
    """What it says, in English and in German."""
    return Localizer("en")(refusal.text), Localizer("de")(refusal.text)


@pytest.mark.parametrize(
    ("wish", "english", "german"),
    [
        (
            lambda people: people.set_zone(ANN, "Atlantis"),
            (
                "I don’t know the time zone “Atlantis”. Type a city, a country or an offset such as +2 into "
                "`/settings zone:`, "
                "and choose from the list."
            ),
            (
                "Die Zeitzone „Atlantis“ kenne ich nicht. Gib bei `/einstellungen zeitzone:` eine Stadt, ein Land "
                "oder einen Abstand "
                "wie +2 ein und wähle aus der Liste."
            ),
        ),
        (
            lambda people: people.set_days_off(ANN, range(7)),
            (
                "That would leave you no time to play at all. Leave some open time in the week, or use *Away from … "
                "to …* "
                "if you’re going to be gone for a while."
            ),
            (
                "Damit bliebe dir gar keine Zeit zum Spielen. Lass in der Woche etwas Zeit frei oder nutze "
                "*Weg von … bis …*, wenn du eine Weile nicht da bist."
            ),
        ),
        (
            lambda people: people.add_hours(ANN, Hours(0, 1440)),
            (
                "That would leave you no time to play at all. Leave some open time in the week, or use *Away from … "
                "to …* "
                "if you’re going to be gone for a while."
            ),
            (
                "Damit bliebe dir gar keine Zeit zum Spielen. Lass in der Woche etwas Zeit frei oder nutze "
                "*Weg von … bis …*, wenn du eine Weile nicht da bist."
            ),
        ),
        (
            lambda people: people.go_away(ANN, TODAY - DAY, TODAY + DAY),
            "Sun 1 Mar 2026 is over: where you are, it’s Mon 2 Mar 2026. An absence can begin today at the earliest.",
            (
                "So, 1. März 2026 ist vorbei: Bei dir ist Mo, 2. März 2026. Eine Abwesenheit kann frühestens heute "
                "beginnen."
            ),
        ),
        (
            lambda people: people.go_away(ANN, TODAY + 3 * DAY, TODAY + DAY),
            "The last day, Tue 3 Mar 2026, is before the first, Thu 5 Mar 2026. Enter them the other way round.",
            "Der letzte Tag (Di, 3. März 2026) liegt vor dem ersten (Do, 5. März 2026). Gib sie umgekehrt ein.",
        ),
        (
            lambda people: people.go_away(ANN, TODAY, TODAY + 366 * DAY),
            "An absence can reach as far as Tue 2 Mar 2027, a year from now. Enter an earlier day.",
            (
                "Eine Abwesenheit kann höchstens bis Di, 2. März 2027 reichen, ein Jahr ab heute. Gib einen früheren "
                "Tag ein."
            ),
        ),
    ],
    ids=["zone", "days off", "hours", "past", "backwards", "far"],
)
async def test_what_cannot_be_entered(people: People, wish: Wish, english: str, german: str) -> None:
    with pytest.raises(Refusal) as refused:
        await wish(people)
    assert said(refused.value) == (english, german)
    assert await people.schedule(ANN) == Schedule()


async def test_what_does_not_fit_any_more(people: People) -> None:
    for number in range(MAX_HOURS):
        await people.add_hours(ANN, Hours(60 * number, 60 * number + 30))
    with pytest.raises(Refusal, match="refusal-hours-many"):
        await people.add_hours(ANN, Hours(0, 1))
    for number in range(MAX_ABSENCES):
        await people.go_away(ANN, TODAY + 2 * number * DAY, TODAY + 2 * number * DAY)
    with pytest.raises(Refusal) as refused:
        await people.go_away(ANN, TODAY + 99 * DAY, None)
    assert said(refused.value)[0] == "You’ve entered 10 absences, and no more fit. Call one off first."
    assert len(await people.absences(ANN)) == MAX_ABSENCES


async def test_a_vacation_longer_than_allowed_is_kept_and_says_for_how_much_of_it_clocks_rest(people: People) -> None:
    found = await people.vacation(ANN, 10, TODAY, TODAY + 39 * DAY)
    assert (found.days, found.granted, found.allowance) == (40, 30, 30)
    say: dict[str, str | int] = {
        "server": "Home",
        "days": found.days,
        "granted": found.granted,
        "allowance": found.allowance,
    }
    assert Localizer("en").format("me-saved-away-beyond", **say) == (
        "On Home, your clocks rest for the first 30 of these 40 days only, then they run on: the server grants 30 days "
        "a year. You’re still shown as away, and reminders still rest."
    )
    assert Localizer("de").format("me-saved-away-beyond", **say) == (
        "Auf Home ruhen deine Uhren nur an den ersten 30 von diesen 40 Tagen, dann laufen sie weiter: Der Server "
        "gewährt 30 Tage im Jahr. Als weg angezeigt wirst du trotzdem, und Erinnerungen ruhen."
    )
