"""What organisers do with a league, in a program that dies in the middle of it."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import pytest

from bot.tournaments.model import Phase
from testing.crashes import Crashed, never
from tests.bot.tournaments.hall import BOSS, Hall
from tests.bot.tournaments.leagues.test_seasons import season, small, the


@pytest.mark.parametrize("at", range(1, 9))
@pytest.mark.parametrize("before", [True, False])
async def test_a_break_is_one_for_all_divisions_wherever_the_program_dies(hall: Hall, at: int, before: bool) -> None:
    first = await small(hall, 8)
    ends = {each.tournament.id: each.tournament.round_ends_at for each in first.divisions}
    assert len(ends) == 2
    hall.crashes.crash_at(at, before=before)
    died = 0
    for step in (partial(hall.tournaments.rest, await the(hall), BOSS, 10, "holidays"), lambda: hall.look()):
        try:
            await step()
        except Crashed:
            died += 1
            hall.crashes.plan = never
            hall.begin()
    await hall.look()
    rested = {each.tournament.rests_until for each in (await season(hall)).divisions}
    said = (await hall.said(first.tournament.id)).count("tournament-note-break")
    longer = {
        (each.tournament.round_ends_at or hall.time) - (ends[each.tournament.id] or hall.time)
        for each in (await season(hall)).divisions
    }
    paused = {
        (await hall.tables.get(table.id)).absence.paused_until
        for division in first.divisions
        for table in await hall.running(division)
    }
    if said:
        assert (rested, longer) == ({hall.time + timedelta(days=10)}, {timedelta(days=10)})
        assert paused == rested
    else:
        assert (rested, longer, paused) == ({None}, {timedelta()}, {None})
        assert died


@pytest.mark.parametrize("at", range(1, 4))
@pytest.mark.parametrize("before", [True, False])
async def test_a_season_is_called_off_whole_or_not_at_all(hall: Hall, at: int, before: bool) -> None:
    first = await small(hall, 8)
    hall.crashes.crash_at(at, before=before)
    try:
        await hall.tournaments.end(first.tournament.id, BOSS, "a flood")
    except Crashed:
        hall.crashes.plan = never
        hall.begin()
    now = await season(hall)
    phases = {each.tournament.phase for each in (now.sign_up, *now.divisions)}
    assert len(phases) == 1
    assert now.league.closes == (phases == {Phase.OVER})
