"""Leagues as people see them: a season for one reader, its end, its fixtures."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.tables.show.names import person_mention
from bot.tables.time.clock_views import date
from bot.tournaments.leagues.ladder import moves
from bot.tournaments.leagues.model import League, Season, ranked, winners
from bot.tournaments.model import Phase, TournamentState
from bot.tournaments.outcome import verdict_text
from bot.tournaments.pairing import circle
from bot.tournaments.played import entrants
from bot.tournaments.records.games import counted
from bot.tournaments.views import facts, heading, phase_line, text_of

LEADERS = 3
"""The number of people of each division who are named on a season's page."""

MAX_PAST = 5
"""The number of past seasons whose winners are named."""


def about(league: League, localizer: Localizer) -> str:
    """How a league moves people between seasons."""
    plan = league.plan
    return localizer.format(
        "league-about", size=plan.division_size, movers=plan.movers, days=plan.break_days, legs=plan.season.legs
    )


def season_page(season: Season, past: Sequence[Season], localizer: Localizer, reader: int) -> Message:
    """A season for one reader: how it is played, who leads, what they may do; and who won the seasons before."""
    tournament = season.tournament
    lines = [phase_line(tournament, localizer)]
    if season.league.closes and not season.over:
        lines.append(localizer.format("league-closes"))
    if not season.over:
        lines.append(_own(season, localizer, reader))
    divisions = [_division_line(each, localizer) for each in season.divisions]
    won = [_past_line(each, localizer) for each in past]
    return Message(
        layout(
            text_block(heading(tournament, localizer)),
            text_block(f"{facts(tournament, localizer)}\n{about(season.league, localizer)}"),
            text_block("\n".join(lines)),
            text_block("\n".join(divisions), 1600) if divisions else None,
            text_block("\n".join(won), 600) if won else None,
            _join(season, localizer, reader),
        )
    )


def join_button(league_id: int, localizer: Localizer) -> ui.ActionRow[Any] | None:
    """The button by which people join a season that has begun, or wait for the next."""
    join = Id("league-join", 0, arg=str(league_id))
    return row(CairnButton(join, localizer.format("button-league-join"), style=discord.ButtonStyle.success))


def _join(season: Season, localizer: Localizer, reader: int) -> ui.ActionRow[Any] | None:
    mine = season.sign_up.of_user(reader)
    there = season.division_of(reader) is not None or season.waits(reader)
    if season.over or there or (mine is not None and season.tournament.phase is not Phase.RUNNING):
        return None
    return join_button(season.league.id, localizer)


def _own(season: Season, localizer: Localizer, reader: int) -> str:
    """The reader's place in a season."""
    division = season.division_of(reader)
    if division is not None:
        mine = division.of_user(reader)
        if mine is not None and mine.dropped is not None:
            return localizer.format(mine.dropped)
        return localizer.format("league-you-play", division=division.tournament.division)
    if season.waits(reader):
        return localizer.format("league-you-wait")
    return localizer.format("league-you-are-in" if season.sign_up.of_user(reader) is not None else "league-you-are-out")


def _division_line(division: TournamentState, localizer: Localizer) -> str:
    """A division: its first, and what it is at."""
    leaders = [person_mention(user, localizer) for user in ranked(division)[:LEADERS]]
    tournament = division.tournament
    return localizer.format(
        "league-division",
        division=tournament.division,
        number=str(tournament.id),
        leaders=", ".join(f"{place}. {who}" for place, who in enumerate(leaders, 1)),
        phase=phase_line(tournament, localizer),
    )


def _past_line(season: Season, localizer: Localizer) -> str:
    best = [person_mention(user, localizer) for each in season.divisions for user in winners(each)]
    return localizer.format("league-past", season=season.tournament.season, who=", ".join(best))


def season_over_post(season: Season, language: str) -> Message:
    """The post at the end of a season: who has won each division, who goes up and who goes down. It calls those."""
    tournament, localizer = season.tournament, text_of(season.tournament, language)
    order = [ranked(each) for each in season.divisions]
    going = moves(order, season.league.plan.movers)

    def named(users: Sequence[int]) -> str:
        return ", ".join(person_mention(user, localizer) for user in users)

    lines = []
    best = [winners(each) for each in season.divisions]
    for place, first in enumerate(best):
        lines.append(localizer.format("league-winner", division=place + 1, who=named(first)))
        if going.up[place]:
            lines.append(localizer.format("league-up", who=named(going.up[place])))
        if going.down[place]:
            lines.append(localizer.format("league-down", who=named(going.down[place])))
    last = "league-over-last" if season.league.closes else "league-over-next"
    called = dict.fromkeys(user for people in (*best, *going.up, *going.down) for user in people)
    return Message(
        layout(
            text_block(f"{heading(tournament, localizer)}\n{localizer.format('league-over-season')}"),
            text_block("\n".join(lines), 3000),
            text_block(localizer.format(last, organiser=person_mention(tournament.opener_id, localizer))),
        ),
        pings=[*called][:80],
    )


def fixtures_page(division: TournamentState, localizer: Localizer, reader: int) -> Message:
    """Return who meets whom in each round of a division, how that came out, and until when each round lasts at most."""
    tournament = division.tournament
    blocks = [text_block(heading(tournament, localizer))]
    lines = list[str]()
    for number in range(1, tournament.rounds + 1):
        lines.append(_round_line(division, number, localizer))
        lines += _pairs(division, number, localizer, reader)
    blocks.append(text_block("\n".join(lines), 3600))
    return Message(layout(*blocks))


def _round_line(division: TournamentState, number: int, localizer: Localizer) -> str:
    tournament = division.tournament
    ends = tournament.round_ends_at
    ahead = number - tournament.round
    known = ends is not None and tournament.phase is Phase.RUNNING and ahead >= 0
    until = ends + ahead * timedelta(days=tournament.plan.round_days) if known and ends is not None else None
    state = "open" if until is not None else "over"
    return localizer.format("league-round", round=number, state=state, until=date(until) if until else "")


def _pairs(division: TournamentState, number: int, localizer: Localizer, reader: int) -> list[str]:
    """The games of a round; those to come are known where everybody meets everybody, two at a table."""
    if number <= division.tournament.round:
        games = [each for each in counted(division) if each.round == number]
        met = [(each.seats, localizer(verdict_text(division, each)) if each.verdict else "") for each in games]
    elif division.tournament.plan.has_fixtures:
        met = [(seats, "") for seats in circle.pairs(entrants(division), number)]
    else:
        return [localizer.format("league-drawn-then")]
    found = []
    for seats, told in met:
        users = [division.participant(each).user_id for each in seats]
        who = " – ".join(person_mention(user, localizer) for user in users)
        who = localizer.format("tournament-bye", who=who) if len(users) == 1 else who
        line = f"**{who}**" if reader in users else who
        found.append(" · ".join(part for part in (line, told if len(users) > 1 else "") if part))
    return found
