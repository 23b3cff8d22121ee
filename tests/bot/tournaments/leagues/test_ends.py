"""Leagues that end, and seasons for which too few are there."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import msgspec
import pytest

from bot.core.localizer import LANGUAGES, Localizer
from bot.tournaments.charts import ranked as standings_of
from bot.tournaments.charts import standings_post
from bot.tournaments.leagues.model import Season, winners
from bot.tournaments.leagues.views import season_over_post, season_page
from bot.tournaments.model import TournamentState
from bot.tournaments.records.ceremony import ceremony_post
from testing.messages import texts
from tests.bot.tournaments.hall import BOSS, Hall
from tests.bot.tournaments.leagues.test_seasons import play_season, season, small, the

ARROWS = ("⬆️", "⬇️")
"""What all that is said of who goes up and down has in it."""


def lower_wins(count: int) -> Mapping[frozenset[int], int]:
    """In each game of so many people the one with the lower user id wins."""
    return {frozenset(pair): min(pair) for pair in combinations(range(100, 100 + count), 2)}


def of_lost_cities(state: TournamentState) -> TournamentState:
    """The same as a tournament of a game that has words."""
    plan = msgspec.structs.replace(state.tournament.plan, game="lost_cities")
    return msgspec.structs.replace(state, tournament=msgspec.structs.replace(state.tournament, plan=plan))


def told(ended: Season, language: str) -> str:
    """All that is said at the end of a season, and of its tables."""
    localizer, divisions = Localizer(language, "lost_cities"), [*map(of_lost_cities, ended.divisions)]
    ended = msgspec.structs.replace(ended, sign_up=of_lost_cities(ended.sign_up), divisions=tuple(divisions))
    posts = [season_over_post(ended, language, 0), season_page(ended, [], localizer, 100)]
    posts += [ceremony_post(each, "league-over-division", language) for each in divisions]
    posts += [standings_post(each, standings_of(each, localizer), [], localizer) for each in divisions]
    return "\n".join(map(texts, posts))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_after_the_last_season_it_is_said_who_has_won_and_nobody_goes_up_or_down(
    hall: Hall, language: str
) -> None:
    await small(hall, 8)
    await hall.tournaments.close_league(await the(hall), BOSS, "enough")
    ended = await play_season(hall, lower_wins(8))
    words = told(ended, language)
    assert not any(arrow in words for arrow in ARROWS)
    for number, division in enumerate(ended.divisions, 1):
        (best,) = winners(division)
        assert Localizer(language).format("league-winner", division=number, who=f"<@{best}>") in words
    about = {"size": 4, "legs": 1}
    assert Localizer(language).format("league-about", movers=0, days=0, **about) in words


async def test_where_a_league_closes_before_a_season_nobody_goes_up_or_down_after_the_one_before(hall: Hall) -> None:
    await small(hall, 8)
    words = told(await play_season(hall, lower_wins(8)), "en")
    assert all(arrow in words for arrow in ARROWS)
    await hall.tournaments.close_league(await the(hall), BOSS, "enough")
    words = told(await season(hall, 1), "en")
    assert not any(arrow in words for arrow in ARROWS)


async def test_a_season_that_is_called_off_has_nobody_go_up_or_down(hall: Hall) -> None:
    first = await small(hall, 8)
    await hall.tournaments.end(first.tournament.id, BOSS, "a flood")
    words = told(await season(hall), "en")
    assert not any(arrow in words for arrow in ARROWS)
