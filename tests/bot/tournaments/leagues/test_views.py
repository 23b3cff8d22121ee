"""The posts and pages of leagues: of small ones, and of the largest there may be."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest

from bot.core.localizer import LANGUAGES, Localizer
from bot.discord.message import Message
from bot.tournaments.leagues.model import League, Season, divisions_told, ranked
from bot.tournaments.leagues.seasons import division_lists
from bot.tournaments.leagues.service import MAX_LEAGUE_PEOPLE
from bot.tournaments.leagues.views import fixtures_page, season_over_post, season_page
from bot.tournaments.model import Announcement, Match, MatchVerdict, Participant, Phase, Tournament, TournamentState
from bot.tournaments.pairing import circle
from bot.tournaments.pairing.rounds import Form, rounds
from bot.tournaments.played import entrants
from bot.tournaments.views import note_post
from games.engine import text
from testing.messages import body, parts, texts
from tests.bot.tournaments.hall import CHANNEL, GUILD, LOT, Hall
from tests.bot.tournaments.leagues.test_seasons import planned

EN = Localizer("en")
USER = 10**18
"""The first user id: they are as long as Discord's."""


def mention(user: int) -> str:
    return f"<@{user}>"


def _tournament(league: League, division: int, played: int, people: int) -> Tournament:
    plan = msgspec.structs.replace(league.plan.season, game="lost_cities")
    many = rounds(Form(plan.form), 2, people, plan.rounds, plan.legs)
    over = played == many
    return Tournament(
        id=1 + division,
        guild_id=GUILD,
        channel_id=CHANNEL,
        opener_id=7,
        plan=plan,
        draw_seed=LOT,
        opened_at=Hall.START,
        changed_at=Hall.START,
        phase=Phase.OVER if over else Phase.RUNNING,
        over="league-over-division" if over else None,
        round=played,
        rounds=many,
        round_ends_at=Hall.START + timedelta(days=14),
        league_id=1,
        season=1,
        division=division,
    )


def _division(league: League, number: int, users: range, played: int, down: int) -> TournamentState:
    """A division in which so many rounds were played, and who has the lower user id has won each game."""
    tournament = _tournament(league, number, played, len(users))
    tournament = msgspec.structs.replace(tournament, plan=msgspec.structs.replace(tournament.plan, down=down))
    people = tuple(
        Participant(number=seed, user_id=user, name="x", locale="en", signed_at=Hall.START, checked_in=True, seed=seed)
        for seed, user in enumerate(users, 1)
    )
    state = TournamentState(tournament=tournament, people=people)
    games = [(r, at, seats) for r in range(1, played + 1) for at, seats in enumerate(circle.pairs(entrants(state), r))]
    matches = tuple(
        Match(
            id=1,
            tournament_id=1,
            round=number,
            number=at,
            seats=seats,
            opens_at=Hall.START,
            verdict=MatchVerdict.PLAYED,
            places=(1, 2) if seats[0] < seats[-1] else (2, 1),
        )
        for number, at, seats in games
    )
    return msgspec.structs.replace(state, matches=matches)


def ended(count: int, size: int, movers: int) -> Season:
    """A season that is over, with so many people in divisions of a ``size``, between which many move."""
    plan = planned(Hall.START, division_size=size, movers=movers)
    league = League(id=1, guild_id=GUILD, channel_id=CHANNEL, opener_id=7, plan=plan, opened_at=Hall.START)
    starts = range(USER, USER + count, size)
    states = [
        _division(league, at, range(start, start + size), size - 1, movers if at < len(starts) else 0)
        for at, start in enumerate(starts, 1)
    ]
    sign_up = TournamentState(tournament=_tournament(league, 0, 1, 2))
    return Season(league=league, sign_up=sign_up, divisions=tuple(states))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "movers"), [(4, 0), (4, 2), (8, 2), (8, 4), (12, 6), (12, 1)])
def test_the_posts_at_the_end_of_a_season_name_all_who_win_or_move(language: str, size: int, movers: int) -> None:
    over = ended(MAX_LEAGUE_PEOPLE, size, movers)
    firsts = range(0, len(over.divisions), divisions_told(over.league))
    posts = [season_over_post(over, language, first) for first in firsts]
    lines = [line for post in posts for line in texts(post).splitlines()]
    order = [ranked(each) for each in over.divisions]
    named = {
        *(user for each in order for user in each[:1]),
        *(user for each in order[1:] for user in each[:movers]),
        *(user for each in order[:-1] for user in each[len(each) - movers :]),
    }
    assert {user for each in order for user in each if any(mention(user) in line for line in lines)} >= named
    assert not any(line.endswith("…") for line in lines)
    assert {user for post in posts for user in post.pings} >= named
    thanks = Localizer(language).format("league-over-next", organiser=mention(7))
    assert [thanks in texts(post) for post in posts] == [False] * (len(posts) - 1) + [True], "thanks once"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "legs", "played"), [(8, 1, 3), (8, 2, 3), (12, 1, 11), (16, 2, 10)])
def test_the_fixtures_are_told_in_full_on_pages(language: str, size: int, legs: int, played: int) -> None:
    plan, localizer = planned(Hall.START, legs=legs, division_size=size), Localizer(language)
    league = League(id=1, guild_id=GUILD, channel_id=CHANNEL, opener_id=7, plan=plan, opened_at=Hall.START)
    division = _division(league, 1, range(USER, USER + size), played, 0)
    pages = [texts(fixtures_page(division, localizer, USER, 0))]
    while (page := texts(fixtures_page(division, localizer, USER, len(pages)))) != pages[-1]:
        pages.append(page)
    assert not any(line.endswith("…") for page in pages for line in page.splitlines())
    told = "\n".join(pages)
    for number in range(1, division.tournament.rounds + 1):
        assert told.count(localizer.format("league-round", round=number, state="over", until="")) >= 1
    for a in range(USER, USER + size):
        for b in range(USER, USER + size):
            if a < b:
                met = f"{mention(a)} – {mention(b)}", f"{mention(b)} – {mention(a)}"
                assert sum(told.count(each) for each in met) == legs
    first = texts(fixtures_page(division, localizer, USER))
    assert localizer.format("league-round", round=played, state="over", until="") in first, "where it is played"
    turns = [_turns(fixtures_page(division, localizer, USER, page)) for page in range(len(pages))]
    expected = [[page + step for step in (-1, 1) if 0 <= page + step < len(pages)] for page in range(len(pages))]
    assert turns == [[f"cairn:b:league-fixtures:0:0:2.{to}" for to in each] for each in expected]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fixtures_say_which_games_do_not_count(language: str) -> None:
    """Those of somebody who left before half of the rounds."""
    plan, localizer = planned(Hall.START, division_size=8), Localizer(language)
    league = League(id=1, guild_id=GUILD, channel_id=CHANNEL, opener_id=7, plan=plan, opened_at=Hall.START)
    division = _division(league, 1, range(USER, USER + 8), 2, 0)
    gone = msgspec.structs.replace(division.people[3], dropped="tournament-out-left")
    division = msgspec.structs.replace(division, people=(*division.people[:3], gone, *division.people[4:]))
    lines = texts(fixtures_page(division, localizer, USER)).splitlines()
    played = [line for line in lines if mention(USER + 3) in line]
    word = localizer.format("league-not-counted")
    assert [line.endswith(word) for line in played] == [True, True]
    assert len([line for line in lines if word in line]) == 2


def _turns(message: Message) -> list[str]:
    return [part["custom_id"] for part in parts(body(message)["components"]) if part["type"] == 2]


def test_the_page_of_a_season_with_many_divisions_names_the_first_of_each() -> None:
    over = ended(MAX_LEAGUE_PEOPLE, 8, 2)
    page = texts(season_page(over, [], EN, 5))
    for division in over.divisions:
        assert mention(ranked(division)[0]) in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [4, 8, 32])
def test_when_a_season_begins_everybody_reads_in_which_division_they_are(language: str, size: int) -> None:
    tournament = ended(MAX_LEAGUE_PEOPLE, size, 0).tournament
    found = [range(start, min(start + size, USER + 200)) for start in range(USER, USER + 200, size)]
    words = [
        text("league-note-begins", season=1, lists=lists, first=first)
        for first, lists in enumerate(division_lists(found))
    ]
    told = "\n".join(texts(note_post(tournament, Announcement(words=each), language)) for each in words)
    for number, those in enumerate(found, 1):
        line = next(line for line in told.splitlines() if line.startswith(f"**{number}** · "))
        assert [mention(user) in line for user in those] == [True] * len(those)


@pytest.mark.parametrize("dropped", ["tournament-out-absent", None])
def test_who_missed_the_check_in_reads_that_and_may_join(dropped: str | None) -> None:
    over = ended(16, 8, 2)
    running = msgspec.structs.replace(over.tournament, phase=Phase.RUNNING, rounds=2)
    absent = Participant(number=17, user_id=5, name="x", locale="en", signed_at=Hall.START, dropped=dropped)
    sign_up = TournamentState(tournament=running, people=(absent,))
    page = season_page(msgspec.structs.replace(over, sign_up=sign_up), [], EN, 5)
    assert EN.format(dropped or "league-you-wait") in texts(page)
    assert EN.format("league-you-are-in") not in texts(page)
    assert _turns(page) == ["cairn:b:league-join:0:0:1" if dropped else "cairn:b:league-leave:0:0:1"]
