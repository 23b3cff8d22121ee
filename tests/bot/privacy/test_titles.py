"""Titles that name somebody who is forgotten: of a league, of its seasons, and of all their divisions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.privacy.service import Forgetting
from tests.bot.privacy.test_queries import EVE, ZOE, everything
from tests.bot.tournaments.hall import BOSS, CHANNEL, GUILD, Hall, hall, person
from tests.bot.tournaments.leagues.test_seasons import checked_in, planned


@pytest.fixture
async def leagues(tmp_path: Path) -> AsyncIterator[Hall]:
    """A server where a league is played that is named after Zoë: in the lower of its two divisions, and by Eve too."""
    async with hall(tmp_path) as made:
        plan = planned(made.time + timedelta(days=1), name=f"{ZOE.name}’s and {EVE.name}’s league")
        season = await made.tournaments.open_league(BOSS, plan, CHANNEL, "league")
        for each in (*map(person, range(100, 106)), EVE, ZOE):
            await made.tournaments.join(season.league.id, GUILD, each)
        await made.tournaments.place(season.league.id, BOSS, ZOE.user_id, 2, "she is new")
        yield made


async def _named(world: Hall, *words: str) -> set[str]:
    """The columns in which one of ``words`` stands."""
    values = await world.store.read(lambda c: list(everything(c)))
    return {column for column, value in values if any(word in value for word in words)}


@pytest.mark.parametrize("begun", [False, True])
async def test_the_title_of_a_league_names_nobody_who_was_forgotten(leagues: Hall, begun: bool) -> None:
    """Neither that of the season, nor that of a division in which they do not play."""
    if begun:
        season = await checked_in(leagues)
        assert season.divisions[0].of_user(ZOE.user_id) is None
        assert season.divisions[1].of_user(ZOE.user_id) is not None
    assert {"leagues.plan", "tournaments.plan"} <= await _named(leagues, "Zoë")
    service = Forgetting(leagues.store, leagues.tables)
    await service.forget(ZOE.user_id)
    assert await _named(leagues, "Zoë", str(ZOE.user_id)) == set()
    assert {"leagues.plan", "tournaments.plan"} <= await _named(leagues, "Eve’s league"), "others are named as before"
    league = (await leagues.tournaments.leagues_of(GUILD))[0]
    assert league.plan.season.name.startswith("former player ")
