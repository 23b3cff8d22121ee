"""Leagues as people see them: a season for one reader, its end, its fixtures."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton, CairnMenu, option, turn_buttons
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block, units
from bot.tables.show.names import person_mention
from bot.tables.time.clock_views import date
from bot.tournaments.deciding.deeds import organise_button
from bot.tournaments.leagues.ladder import moves
from bot.tournaments.leagues.model import League, Season, divisions_told, movers, ranked, winners
from bot.tournaments.model import Match, Phase, Tournament, TournamentState
from bot.tournaments.outcome import verdict_text
from bot.tournaments.pairing import circle
from bot.tournaments.played import entrants, left_early
from bot.tournaments.records.games import counted
from bot.tournaments.views import MAX_CALLED, facts, heading, phase_line, text_of

LEADERS = 3
"""The number of people of each division who are named on a season's page."""

MAX_IN_FULL = 8
"""The number of divisions that a season’s page tells of in full; of more it names the first of each."""

MAX_FIXTURES = 3400
"""Characters of the fixtures on one page."""

MAX_PAST = 5
"""The number of past seasons whose winners are named."""


def about(league: League, localizer: Localizer) -> str:
    """How a league is played, and unless it closes how it moves people between seasons."""
    plan = league.plan
    movers, days = (0, 0) if league.closes else (plan.movers, plan.break_days)
    return localizer.format("league-about", size=plan.division_size, movers=movers, days=days, legs=plan.season.legs)


def season_page(
    season: Season,
    past: Sequence[Season],
    localizer: Localizer,
    reader: int,
    *,
    shown: TournamentState | None = None,
    divisions: Sequence[Tournament] = (),
    organises: bool = False,
) -> Message:
    """A season for one reader: how it is played, who leads, what they may do; and who won the seasons before.

    One of the ``divisions`` is ``shown`` first, the reader's own if there is one; a menu leads to the others.
    """
    tournament = season.tournament
    lines = [phase_line(tournament, localizer)]
    if season.league.closes and not season.over:
        lines.append(localizer.format("league-closes"))
    if not season.over:
        lines.append(_own(season, localizer, reader))
    many = len(season.divisions) > MAX_IN_FULL
    told = [_division_line(each, localizer, short=many) for each in season.divisions]
    won = [_past_line(each, localizer) for each in past]
    return Message(
        layout(
            text_block(heading(tournament, localizer)),
            text_block(f"{facts(tournament, localizer)}\n{about(season.league, localizer)}"),
            text_block("\n".join(lines)),
            text_block("\n".join(told), 2800) if told else None,
            text_block("\n".join(won), 600) if won else None,
            _join(season, localizer, reader),
            _division_menu(divisions, localizer) if len(divisions) > 1 else None,
            row(
                *(_looks(shown.tournament, localizer) if shown else ()),
                _leave(season, localizer, reader),
                organise_button(tournament, localizer) if organises else None,
            ),
        )
    )


def _division_menu(divisions: Sequence[Tournament], localizer: Localizer) -> ui.ActionRow[Any] | None:
    options = [
        option(localizer.format("league-standings-of", division=each.division), str(each.id)) for each in divisions
    ]
    return row(CairnMenu(Id("league-division", 0), options, placeholder=localizer.format("menu-divisions")))


def _looks(division: Tournament, localizer: Localizer) -> tuple[CairnButton, CairnButton]:
    """The ways to the table and the fixtures of a division."""
    return (
        CairnButton(Id("league-division", 0, arg=str(division.id)), localizer.format("button-standings")),
        CairnButton(Id("league-fixtures", 0, arg=str(division.id)), localizer.format("button-fixtures")),
    )


def _leave(season: Season, localizer: Localizer, reader: int) -> CairnButton | None:
    """The button of who plays, is signed up, or waits."""
    own = season.division_of(reader) or season.sign_up
    mine = own.of_user(reader)
    if season.over or not (season.waits(reader) or (mine is not None and mine.dropped is None)):
        return None
    return CairnButton(Id("league-leave", 0, arg=str(season.league.id)), localizer.format("button-league-leave"))


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
    mine = season.sign_up.of_user(reader)
    if mine is not None and mine.dropped is not None:
        return localizer.format(mine.dropped)
    return localizer.format("league-you-are-out" if mine is None else "league-you-are-in")


def _division_line(division: TournamentState, localizer: Localizer, *, short: bool) -> str:
    """A division: its first, and what it is at; in ``short`` the first alone."""
    leaders = [person_mention(user, localizer) for user in ranked(division)[: 1 if short else LEADERS]]
    tournament = division.tournament
    return localizer.format(
        "league-division-short" if short else "league-division",
        division=tournament.division,
        number=str(tournament.id),
        leaders=", ".join(f"{place}. {who}" for place, who in enumerate(leaders, 1)),
        phase=phase_line(tournament, localizer),
    )


def _past_line(season: Season, localizer: Localizer) -> str:
    best = [person_mention(user, localizer) for each in season.divisions for user in winners(each)]
    return localizer.format("league-past", season=season.tournament.season, who=", ".join(best))


def season_over_post(season: Season, language: str, first: int) -> Message:
    """The post at the end of a season: who has won each division, who goes up and who goes down. It calls those.

    It tells of the divisions from the ``first`` on, from 0, as many as go into a post.
    """
    tournament, localizer = season.tournament, text_of(season.tournament, language)
    order = [ranked(each) for each in season.divisions]
    going = moves(order, movers(season.divisions))
    told = range(first, min(first + divisions_told(season.league), len(order)))

    def named(users: Sequence[int]) -> str:
        return ", ".join(person_mention(user, localizer) for user in users)

    lines, called = list[str](), list[int]()
    for place in told:
        best, up, down = winners(season.divisions[place]), going.up[place], going.down[place]
        lines.append(localizer.format("league-winner", division=place + 1, who=named(best)))
        if up:
            lines.append(localizer.format("league-up", who=named(up)))
        if down:
            lines.append(localizer.format("league-down", who=named(down)))
        called += [*best, *up, *down]
    last = "league-over-last" if season.league.closes else "league-over-next"
    thanks = localizer.format(last, organiser=person_mention(tournament.opener_id, localizer))
    return Message(
        layout(
            text_block(f"{heading(tournament, localizer)}\n{localizer.format('league-over-season')}"),
            text_block("\n".join(lines), 3000),
            text_block(thanks) if told.stop == len(order) else None,
        ),
        pings=[*dict.fromkeys(called)][:MAX_CALLED],
    )


def fixtures_page(division: TournamentState, localizer: Localizer, reader: int, page: int | None = None) -> Message:
    """Return who meets whom in each round of a division, how that came out, and until when each round lasts at most.

    One ``page`` of them, counted from 0; None: where the round is that is played.
    """
    tournament, pages, opened = division.tournament, list[str](), 0
    games = counted(division)
    for number in range(1, tournament.rounds + 1):
        pairs = _pairs(division, games, number, localizer, reader)
        told = "\n".join([_round_line(division, number, localizer), *pairs])
        if pages and units(pages[-1]) + units(told) < MAX_FIXTURES:
            pages[-1] += f"\n{told}"
        else:
            pages.append(told)
        opened = len(pages) - 1 if number <= tournament.round else opened
    shown = opened if page is None else max(0, min(page, len(pages) - 1))
    turns = turn_buttons(shown, len(pages), lambda to: Id("league-fixtures", 0, arg=f"{tournament.id}.{to}"), localizer)
    return Message(
        layout(text_block(heading(tournament, localizer)), text_block(pages[shown], MAX_FIXTURES), row(*turns))
    )


def _round_line(division: TournamentState, number: int, localizer: Localizer) -> str:
    tournament = division.tournament
    ends = tournament.round_ends_at
    ahead = number - tournament.round
    known = ends is not None and tournament.phase is Phase.RUNNING and ahead >= 0
    until = ends + ahead * timedelta(days=tournament.plan.round_days) if known and ends is not None else None
    state = "open" if until is not None else "over"
    return localizer.format("league-round", round=number, state=state, until=date(until) if until else "")


def _pairs(
    division: TournamentState, games: Sequence[Match], number: int, localizer: Localizer, reader: int
) -> list[str]:
    """Those of the ``games`` that are of a round; where everybody meets everybody those to come are known."""
    if number <= division.tournament.round:
        there = [each for each in games if each.round == number]
        met = [(each.seats, localizer(verdict_text(division, each)) if each.verdict else "") for each in there]
    elif division.tournament.plan.has_fixtures:
        met = [(seats, "") for seats in circle.pairs(entrants(division), number)]
    else:
        return [localizer.format("league-drawn-then")]
    found, uncounted = [], left_early(division)
    for seats, told in met:
        users = [division.participant(each).user_id for each in seats]
        who = " – ".join(person_mention(user, localizer) for user in users)
        who = localizer.format("tournament-bye", who=who) if len(users) == 1 else who
        line = f"**{who}**" if reader in users else who
        spoilt = localizer.format("league-not-counted") if told and uncounted & {*seats} else ""
        found.append(" · ".join(part for part in (line, told if len(users) > 1 else "", spoilt) if part))
    return found
