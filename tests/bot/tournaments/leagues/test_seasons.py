"""Leagues on a database, from the first sign-up to the second season, held against a second implementation."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from bot.core.pace import Pace
from bot.core.refusal import Refusal
from bot.tables.core.model import Actor
from bot.tables.seating import leaving
from bot.tournaments.leagues.model import LeaguePlan, Season, ranked
from bot.tournaments.model import MatchVerdict, Organiser, Phase, Seeding, TournamentPlan, TournamentState
from bot.tournaments.pairing.field import Entrant, Form, Pairing
from testing.crashes import Crashed
from testing.second import standings as second
from testing.second.leagues import next_divisions
from tests.bot.tournaments.hall import BOSS, CHANNEL, GUILD, Hall, person


def planned(until: datetime, **changes: Any) -> LeaguePlan:
    """A plan of a league whose first sign-up is open for so long."""
    season = TournamentPlan(
        name="City league",
        game="pebbles",
        options={},
        pace=Pace.BRISK,
        form=Form.ROUND_ROBIN,
        group_size=2,
        rounds=None,
        most=200,
        rated=True,
        seeding=Seeding.RATING,
        sign_up_until=until,
        round_days=14,
    )
    played = {name: changes.pop(name) for name in [*changes] if name in season.__struct_fields__}
    plan = LeaguePlan(season=msgspec.structs.replace(season, **played), division_size=4, movers=1, break_days=7)
    return msgspec.structs.replace(plan, **changes)


async def opened(hall: Hall, **changes: Any) -> Season:
    """A league whose first sign-up is open."""
    plan = planned(hall.time + timedelta(days=1), **changes)
    return await hall.tournaments.open_league(BOSS, plan, CHANNEL, "league")


async def the(hall: Hall) -> int:
    """The number of the only league."""
    return (await hall.tournaments.leagues_of(GUILD))[0].id


async def season(hall: Hall, number: int | None = None) -> Season:
    return await hall.tournaments.season(await the(hall), GUILD, number)


async def checked_in(hall: Hall, absent: Collection[int] = ()) -> Season:
    """The season once its sign-up is over, and all but those who are absent have checked in."""
    before = await season(hall)
    hall.time = max(hall.time, before.tournament.plan.sign_up_until)
    await hall.arrange()
    for each in before.sign_up.people:
        if each.user_id not in absent:
            await hall.tournaments.check_in(before.tournament.id, GUILD, each.user_id)
    hall.later(days=1)
    await hall.look()
    return await begun(hall)


async def begun(hall: Hall) -> Season:
    """The season with all tables open that can be."""
    await hall.arrange()
    hall.later(minutes=5)
    for division in (await season(hall)).divisions:
        await hall.opened(division.tournament.id)
    return await season(hall)


async def play_round(hall: Hall, wins: Mapping[frozenset[int], int]) -> None:
    """All open games are played: in each the one wins whom ``wins`` has for the two, by user ids."""
    for division in (await begun(hall)).divisions:
        for table in await hall.running(division):
            a, b = table.people
            loser = b if wins[frozenset((a, b))] == a else a
            await leaving.concede(hall.tables, table.id, loser)
    await hall.look()


async def play_season(hall: Hall, wins: Mapping[frozenset[int], int]) -> Season:
    """The season at its end."""
    number = (await season(hall)).tournament.season
    for _ in range(40):
        if (await season(hall, number=number)).over:
            return await season(hall, number=number)
        await play_round(hall, wins)
    raise AssertionError("it never ends")


def second_table(division: TournamentState) -> list[int]:
    """The final table of a division by user id, by the second implementation of standings."""
    users = {each.number: each.user_id for each in division.people}
    field = [Entrant(each.number, each.seed) for each in division.entrants]
    played = [
        Pairing(each.round, each.seats, each.places, frozenset(each.forfeited))
        for each in division.matches
        if each.verdict is not MatchVerdict.ANNULLED
    ]
    for gone in (each.number for each in division.people if each.dropped):
        games = [each for each in played if gone in each.seats and len(each.seats) == 2 and not each.forfeited]
        if 2 * len(games) < division.tournament.rounds:  # then nobody's game, bye or forfeit for them counts
            met = {number for each in played if gone in each.seats for number in each.seats}
            spare = {each.seats for each in played if len(each.seats) == 1 and each.seats[0] not in met}
            played = [each for each in played if gone not in each.seats and each.seats not in spare]
    order = [line[0] for line in second.lines(Form.ROUND_ROBIN, 2, field, played)]
    out = {each.number for each in division.people if each.dropped}
    return [users[each] for each in sorted(order, key=lambda number: number in out)]


async def test_24_people_play_two_seasons_in_three_divisions(hall: Hall) -> None:
    chance, users = Random(29), [*range(100, 124)]
    new = [200, 201, 202]
    everybody = [*users, *new]
    wins = {frozenset((a, b)): chance.choice((a, b)) for a in everybody for b in everybody if a < b}
    await opened(hall, division_size=8, movers=2)
    for user in users:
        await hall.tournaments.join(await the(hall), GUILD, person(user))
    first = await checked_in(hall)
    assert [len(each.entrants) for each in first.divisions] == [8, 8, 8]
    assert sorted(user for each in first.divisions for user in ranked(each)) == users
    quits = first.divisions[0].entrants[2].user_id
    await hall.tournaments.leave(first.divisions[0].tournament.id, GUILD, quits)
    assert await hall.tournaments.join(await the(hall), GUILD, person(200)) == "said-league-waits", (
        "no division has a place"
    )
    ended = await play_season(hall, wins)
    tables = [second_table(each) for each in ended.divisions]
    assert [ranked(each) for each in ended.divisions] == tables
    assert tables[0][-1] == quits
    for each in ended.divisions:
        met = Counter(frozenset(match.seats) for match in each.matches if len(match.seats) > 1)
        assert met.keys() >= {frozenset(pair) for pair in combinations([p.number for p in each.active], 2)}

    second_one = await season(hall)
    assert (second_one.tournament.season, second_one.tournament.phase) == (2, Phase.SIGN_UP)
    assert {each.user_id for each in second_one.sign_up.people} == {*users, 200} - {quits}, "signed up again"
    assert second_one.tournament.plan.sign_up_until == ended.tournament.changed_at + timedelta(days=7)
    for user in new[1:]:
        await hall.tournaments.join(await the(hall), GUILD, person(user))
    stays_away = tables[1][0]
    await hall.tournaments.leave(second_one.tournament.id, GUILD, tables[2][-1])
    begun_again = await checked_in(hall, {stays_away})
    plays = {*everybody} - {quits, stays_away, tables[2][-1]}
    newcomers = [each.user_id for each in begun_again.sign_up.entrants if each.user_id in new]
    expected = next_divisions(tables, 2, plays, newcomers, 8)
    assert [[each.user_id for each in division.entrants] for division in begun_again.divisions] == expected
    again = await play_season(hall, wins)
    assert [ranked(each) for each in again.divisions] == [second_table(each) for each in again.divisions]
    assert again.tournament.over == "league-over-season"
    said = await hall.said(again.tournament.id)
    assert said == ["league-note-begins", "league-over-season"]


async def small(hall: Hall, count: int, **changes: Any) -> Season:
    """A season that has begun, with so many people in divisions of four."""
    await opened(hall, **changes)
    for user in range(100, 100 + count):
        await hall.tournaments.join(await the(hall), GUILD, person(user))
    return await checked_in(hall)


async def test_late_joiners_play_in_the_lowest_division_as_long_as_it_has_a_place(hall: Hall) -> None:
    first = await small(hall, 9)
    assert [len(each.entrants) for each in first.divisions] == [4, 5]
    assert await hall.tournaments.join(await the(hall), GUILD, person(200)) == "said-league-late"
    with pytest.raises(Refusal, match="refusal-league-in"):
        await hall.tournaments.join(await the(hall), GUILD, person(200))
    with pytest.raises(Refusal, match="refusal-league-in"):
        await hall.tournaments.join(await the(hall), GUILD, person(100))
    assert await hall.tournaments.join(await the(hall), GUILD, person(201)) == "said-league-waits"
    assert await hall.tournaments.join(await the(hall), GUILD, person(202)) == "said-league-waits"
    now = await season(hall)
    assert now.waits(201)
    await hall.tournaments.leave(now.tournament.id, GUILD, 202)
    assert not (await season(hall)).waits(202)
    everybody = [*range(100, 109), 200]
    ended = await play_season(hall, {frozenset((a, b)): min(a, b) for a in everybody for b in everybody if a < b})
    low = ended.divisions[1]
    met = Counter(frozenset(each.seats) for each in low.matches if each.verdict is not MatchVerdict.ANNULLED)
    assert met == Counter(frozenset(pair) for pair in combinations(range(1, 7), 2)), "all met, nobody had a bye"
    assert ranked(low)[-1] == 200
    following = await season(hall)
    assert {each.user_id for each in following.sign_up.people} == {*everybody, 201}


async def test_as_many_change_divisions_as_was_said_when_the_season_began_whoever_joins_late(hall: Hall) -> None:
    first = await small(hall, 7, movers=2)
    assert [(each.tournament.plan.up, each.tournament.plan.down) for each in first.divisions] == [(0, 1), (1, 0)]
    assert await hall.tournaments.join(await the(hall), GUILD, person(200)) == "said-league-late"
    users = [*range(100, 107), 200]
    ended = await play_season(hall, {frozenset((a, b)): min(a, b) for a in users for b in users if a < b})
    tables = [ranked(each) for each in ended.divisions]
    following = await checked_in(hall)
    upper = {each.user_id for each in following.divisions[0].entrants}
    assert upper == {*tables[0][:-1], tables[1][0]}


async def test_who_missed_the_check_in_of_a_season_comes_back_like_a_late_joiner(hall: Hall) -> None:
    await opened(hall)
    for user in range(100, 106):
        await hall.tournaments.join(await the(hall), GUILD, person(user))
    now = await checked_in(hall, {105})
    await hall.tournaments.come_back(now.tournament.id, GUILD, 105)
    now = await season(hall)
    assert now.division_of(105) is not None


async def test_an_organiser_places_a_strong_newcomer_before_the_season_begins(hall: Hall) -> None:
    await opened(hall)
    for user in range(100, 108):
        await hall.tournaments.join(await the(hall), GUILD, person(user))
    with pytest.raises(Refusal, match="refusal-no-division"):
        await hall.tournaments.place(await the(hall), BOSS, 107, 3, "strong")
    with pytest.raises(Refusal, match="refusal-tournament-organisers"):
        await hall.tournaments.place(await the(hall), Organiser(Actor(107, GUILD)), 107, 1, "strong")
    wanted = {user: 1 + user % 2 for user in range(100, 108)}
    for user, division in wanted.items():
        await hall.tournaments.place(await the(hall), BOSS, user, division, "as it was agreed")
    now = await checked_in(hall)
    assert {each.user_id: at for at, each_one in enumerate(now.divisions, 1) for each in each_one.people} == wanted
    with pytest.raises(Refusal, match="refusal-league-begun"):
        await hall.tournaments.place(await the(hall), BOSS, 107, 1, "late")


async def test_who_joins_during_the_check_in_is_there(hall: Hall) -> None:
    await opened(hall)
    for user in (100, 101):
        await hall.tournaments.join(await the(hall), GUILD, person(user))
    hall.later(days=1)
    await hall.arrange()
    assert await hall.tournaments.join(await the(hall), GUILD, person(102)) == "said-league-signed-up"
    assert (await season(hall)).sign_up.people[2].checked_in


async def test_in_a_break_games_pause_and_no_round_begins(hall: Hall) -> None:
    first = await small(hall, 4)
    division = first.divisions[0]
    tables = await hall.running(division)
    with pytest.raises(Refusal, match="refusal-tournament-organisers"):
        await hall.tournaments.rest(await the(hall), Organiser(Actor(100, GUILD)), 10, "me too")
    await hall.tournaments.rest(await the(hall), BOSS, 10, "holidays")
    await hall.look()
    rested = (await season(hall)).divisions[0].tournament
    assert rested.round_ends_at == (division.tournament.round_ends_at or hall.time) + timedelta(days=10)
    for table in tables:
        assert (await hall.tables.get(table.id)).absence.paused_until is not None
        await leaving.concede(hall.tables, table.id, table.people[0])
    hall.later(days=9)
    await hall.look()
    assert (await season(hall)).divisions[0].tournament.round == 1, "the next waits"
    assert (await season(hall)).divisions[0].open == ()
    hall.later(days=1, minutes=1)
    await hall.look()
    assert (await season(hall)).divisions[0].tournament.round == 2
    assert await hall.said(first.tournament.id) == ["league-note-begins", "tournament-note-break"]


async def test_a_break_before_a_season_begins_keeps_its_sign_up_open(hall: Hall) -> None:
    first = await opened(hall)
    await hall.tournaments.rest(await the(hall), BOSS, 10, "holidays")
    until = (await season(hall)).tournament.plan.sign_up_until
    assert until == first.tournament.plan.sign_up_until + timedelta(days=10)


async def test_one_that_closes_has_no_further_season(hall: Hall) -> None:
    first = await small(hall, 4)
    await hall.tournaments.close_league(await the(hall), BOSS, "enough")
    with pytest.raises(Refusal, match="refusal-league-over"):
        await hall.tournaments.close_league(await the(hall), BOSS, "enough")
    wins = {frozenset((a, b)): a for a in range(100, 104) for b in range(a + 1, 104)}
    assert (await play_season(hall, wins)).over
    assert (await season(hall)).tournament.id == first.tournament.id
    with pytest.raises(Refusal, match="refusal-league-over"):
        await hall.tournaments.join(await the(hall), GUILD, person(300))


async def test_a_season_that_is_called_off_takes_its_divisions_along(hall: Hall) -> None:
    first = await small(hall, 8)
    await hall.tournaments.end(first.tournament.id, BOSS, "a flood")
    now = await season(hall)
    assert now.tournament.season == 1
    assert [each.tournament.over for each in now.divisions] == ["tournament-over-ended"] * 2
    with pytest.raises(Refusal, match="refusal-league-over"):
        await hall.tournaments.join(await the(hall), GUILD, person(300))


async def test_one_that_closes_before_a_season_calls_it_off(hall: Hall) -> None:
    await opened(hall)
    await hall.tournaments.close_league(await the(hall), BOSS, "enough")
    assert (await season(hall)).tournament.over == "league-over-closed"


async def test_all_meet_twice_with_seats_exchanged_where_there_are_two_legs(hall: Hall) -> None:
    await small(hall, 4, legs=2)
    wins = {frozenset((a, b)): a for a in range(100, 104) for b in range(a + 1, 104)}
    (division,) = (await play_season(hall, wins)).divisions
    assert {*Counter(each.seats for each in division.matches).values()} == {1}
    assert len(division.matches) == 12


@pytest.mark.parametrize("before", [True, False])
async def test_a_season_begins_and_ends_once_though_the_program_dies(hall: Hall, before: bool) -> None:
    """It dies before or after each write in turn, where a season begins and where the next is opened."""
    wins = {frozenset((a, b)): a for a in range(100, 106) for b in range(a + 1, 106)}
    await opened(hall, division_size=4)
    for user in range(100, 105):
        await hall.tournaments.join(await the(hall), GUILD, person(user))
    points = itertools.count(1)
    hall.crashes.plan = lambda _step, at: at == before and next(points) % 3 == 0
    for _ in range(200):
        try:
            if (await season(hall)).tournament.season == 2:
                break
            now = await season(hall)
            hall.time = max(hall.time, now.tournament.plan.sign_up_until)
            await hall.arrange()
            for each in now.sign_up.people:
                if now.tournament.phase is Phase.CHECK_IN and not each.checked_in:
                    await hall.tournaments.check_in(now.tournament.id, GUILD, each.user_id)
            await play_round(hall, wins)
        except Crashed:
            hall.begin()
    ended = await season(hall, number=1)
    assert ended.over
    assert [len(each.entrants) for each in ended.divisions] == [5]
    assert [ranked(each) for each in ended.divisions] == [[100, 101, 102, 103, 104]]
    assert Counter(await hall.said(ended.tournament.id)) == {"league-note-begins": 1, "league-over-season": 1}


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"name": " "}, "league-name"),
        ({"division_size": 3}, "league-division"),
        ({"movers": 3}, "league-movers"),
        ({"break_days": 0}, "league-break"),
        ({"legs": 3}, "league-break"),
        ({"pace": Pace.FREE}, "tournament-pace"),
    ],
)
async def test_what_cannot_be_played_is_refused(hall: Hall, wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal, match=f"refusal-{why}"):
        await opened(hall, **wrong)


async def test_so_many_leagues_and_no_more(hall: Hall) -> None:
    made = [
        await hall.tournaments.open_league(BOSS, planned(hall.time + timedelta(days=1)), CHANNEL, name)
        for name in ("a", "b", "c")
    ]
    with pytest.raises(Refusal, match="refusal-league-many"):
        await opened(hall)
    again = await hall.tournaments.open_league(BOSS, planned(hall.time + timedelta(days=1)), CHANNEL, "a")
    assert again.league.id == made[0].league.id
    with pytest.raises(Refusal, match="refusal-tournament-open"):
        await hall.tournaments.open_league(Organiser(Actor(5, GUILD)), planned(hall.time), CHANNEL, "d")
    with pytest.raises(Refusal, match="refusal-no-league"):
        await hall.tournaments.season(await the(hall), GUILD + 1)
