"""Leagues that end, and seasons for which too few are there."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from itertools import combinations

import msgspec
import pytest

from bot.core.localizer import LANGUAGES, Localizer
from bot.core.refusal import Refusal
from bot.tournaments.charts import ranked as standings_of
from bot.tournaments.charts import standings_post
from bot.tournaments.leagues.model import Season, ranked, winners
from bot.tournaments.leagues.views import season_over_post, season_page
from bot.tournaments.model import Phase, TournamentState
from bot.tournaments.records.ceremony import ceremony_post
from testing.messages import texts
from testing.second.leagues import next_divisions
from tests.bot.tournaments.hall import BOSS, GUILD, Hall, person
from tests.bot.tournaments.leagues.test_seasons import checked_in, opened, play_season, season, small, the

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


async def nobody_comes(hall: Hall) -> None:
    """The check-in of the season goes by, and nobody is there."""
    hall.time = max(hall.time, (await season(hall)).tournament.plan.sign_up_until)
    await hall.arrange()
    hall.later(days=1)
    await hall.arrange()


async def test_a_season_for_which_too_few_are_there_is_called_off_and_the_next_opens(hall: Hall) -> None:
    """Its divisions follow those of the last season that was played."""
    await small(hall, 8)
    tables = [ranked(each) for each in (await play_season(hall, lower_wins(8))).divisions]
    await nobody_comes(hall)
    off, following = await season(hall, 2), await season(hall)
    assert (off.tournament.over, following.tournament.season) == ("league-over-few", 3)
    (note,) = await hall.notes(off.tournament.id)
    assert Localizer("en")(note).startswith("<@1> "), "its organiser is called"
    assert following.tournament.phase is Phase.SIGN_UP
    assert following.tournament.plan.sign_up_until == off.tournament.changed_at + timedelta(days=7)
    assert {each.user_id for each in following.sign_up.people} == {*range(100, 108)}
    begun = await checked_in(hall)
    expected = next_divisions(tables, 1, {*range(100, 108)}, [], 4)
    assert [[each.user_id for each in division.entrants] for division in begun.divisions] == expected


@pytest.mark.parametrize("people", [0, 1, 2])
async def test_a_league_to_which_nobody_comes_twice_in_a_row_is_over(hall: Hall, people: int) -> None:
    first = await opened(hall)
    for user in range(100, 100 + people):
        await hall.tournaments.join(await the(hall), GUILD, person(user))
    await nobody_comes(hall)
    second = await season(hall)
    assert (second.tournament.season, len(second.sign_up.people)) == (2, people)
    await nobody_comes(hall)
    last = await season(hall)
    assert (last.tournament.id, last.tournament.over) == (second.tournament.id, "league-over-few-again")
    assert await hall.said(first.tournament.id) == await hall.said(last.tournament.id) == ["league-note-few"]
    with pytest.raises(Refusal, match="refusal-league-over"):
        await hall.tournaments.join(await the(hall), GUILD, person(300))


async def test_a_league_goes_on_where_too_few_come_now_and_then(hall: Hall) -> None:
    await opened(hall, division_size=4)
    for user in (100, 101):
        await hall.tournaments.join(await the(hall), GUILD, person(user))
    for _ in range(2):
        await nobody_comes(hall)
        await checked_in(hall)
        assert (await play_season(hall, lower_wins(2))).tournament.over == "league-over-season"
    assert (await season(hall)).tournament.season == 5
