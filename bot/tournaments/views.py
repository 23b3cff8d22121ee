"""Tournaments as people see them: sign-up, check-in, the tables of a round, notes, and pages for one reader."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.core.refusal import Refusal
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import QUIET, Message, layout, row, text_block
from bot.discord.sanitize import escaped, visible
from bot.tables.lobby.option_views import game_option_lines
from bot.tables.show.names import person_mention
from bot.tables.time.clock_views import date, moment, pace_name
from bot.tournaments.deciding.deeds import organise_button
from bot.tournaments.entry.late import require_open
from bot.tournaments.model import Announcement, Match, MatchVerdict, Participant, Phase, Tournament, TournamentState
from bot.tournaments.outcome import verdict_text
from games.engine import Text, commitment, text

MAX_NAMED = 60
"""The number of people who are named in a post of all who have signed up."""

MAX_TABLES = 24
"""The number of a round's tables that are listed."""

MAX_CALLED = 80
"""The number of people who are named and pinged in one message."""

ABSENT = "tournament-out-absent"
"""Why somebody is out who has not checked in."""


def text_of(tournament: Tournament, language: str) -> Localizer:
    """Return the localizer for a tournament, with the names of its game."""
    return Localizer(language, tournament.plan.game)


def heading(tournament: Tournament, localizer: Localizer) -> str:
    """A tournament's name and number."""
    known = Localizer(localizer.language, tournament.plan.game)
    return known.format(
        "tournament-heading" if tournament.league_id is None else "league-heading",
        name=name_of(tournament),
        number=str(tournament.id),
        season=tournament.season,
        division=tournament.division,
    )


def name_of(tournament: Tournament) -> Text | str:
    """Return the name of a tournament: as its opener wished, or else after its game."""
    return escaped(tournament.plan.name) or text("game-name")


def full_name(tournament: Tournament) -> Text | str:
    """The same, in a league with its season and division."""
    if tournament.league_id is None:
        return name_of(tournament)
    return text("league-name", name=name_of(tournament), season=tournament.season, division=tournament.division)


def plain_name(tournament: Tournament, localizer: Localizer) -> str:
    """The same for a picture."""
    name = visible(tournament.plan.name) or Localizer(localizer.language, tournament.plan.game).format("game-name")
    if tournament.league_id is None:
        return name
    season, division = tournament.season, tournament.division
    return localizer.format("league-name", name=name, season=season, division=division)


def facts(tournament: Tournament, localizer: Localizer) -> str:
    """How a tournament is played."""
    plan, known = tournament.plan, Localizer(localizer.language, tournament.plan.game)
    many = plan.rounds if tournament.is_season else tournament.rounds or plan.rounds
    said = known.format(
        "tournament-facts",
        game=text("game-name"),
        form=text(f"form-{plan.form}"),
        seats=plan.group_size,
        rounds=text("tournament-rounds", count=many) if many else text("tournament-rounds-open"),
        days=plan.round_days,
        pace=pace_name(plan.pace),
        rated=text("tournament-rated" if plan.rated else "tournament-unrated"),
        seeding=text(f"seeding-{plan.seeding}" if tournament.league_id is None else "seeding-league"),
    )
    third = [known.format("tournament-third-place")] if plan.third_place else []
    return "\n".join([" · ".join([said, *third]), *game_option_lines(plan.game, plan.options, known)])


def sign_up_post(
    state: TournamentState, language: str, more: str = "", late: ui.ActionRow[Any] | None = None
) -> Message:
    """The post below which people sign up; once that is over, it says so.

    For a season of a league it says ``more``, and how to join ``late``.
    """
    tournament, localizer = state.tournament, text_of(state.tournament, language)
    people = _people(state.people, localizer)
    draw_seed = draw_seed_line(tournament, localizer)
    parts: list[ui.Item[Any] | None] = [
        text_block(heading(tournament, localizer)),
        text_block("\n".join(part for part in (facts(tournament, localizer), more) if part)),
    ]
    count = localizer.format("tournament-signed-up", count=len(state.people), most=tournament.plan.most)
    if tournament.phase is Phase.SIGN_UP:
        until = tournament.plan.sign_up_until
        parts.append(text_block(localizer.format("tournament-sign-up", until=moment(until), at=date(until))))
        parts.append(text_block(f"{count}\n{people}"))
        parts.append(text_block("-# " + localizer.format("tournament-rules") + "\n-# " + draw_seed))
        parts.append(
            row(
                _button("tournament-in", tournament, localizer.format("button-sign-up"), discord.ButtonStyle.success),
                _button("tournament-out", tournament, localizer.format("button-withdraw")),
                organise_button(tournament, localizer),
            )
        )
        return Message(layout(*parts))
    said = tournament.over or "tournament-sign-up-over"
    parts.append(text_block(f"{count}\n{localizer.format(said)}\n-# {draw_seed}"))
    parts.append(late if tournament.over is None else None)
    return Message(layout(*parts, accent=QUIET))


def check_in_post(state: TournamentState, language: str) -> Message:
    """The post that asks everybody whether they are there; it calls the first of them."""
    tournament, localizer = state.tournament, text_of(state.tournament, language)
    here = sum(each.checked_in for each in state.people)
    top = text_block(heading(tournament, localizer))
    if tournament.phase is not Phase.CHECK_IN or tournament.check_in_until is None:
        over = localizer.format("tournament-check-in-over", count=len(state.entrants))
        back = _back(state, localizer) if any(each.dropped == ABSENT for each in state.people) else None
        return Message(layout(top, text_block(over), back, accent=QUIET))
    until = tournament.check_in_until
    called = [each for each in state.people if not each.checked_in][:MAX_CALLED]
    parts = [
        top,
        text_block(localizer.format("tournament-check-in", until=moment(until), at=date(until))),
        text_block(localizer.format("tournament-here", count=here, all=len(state.people), missing=len(called))),
        text_block(" ".join(person_mention(each.user_id, localizer) for each in called)) if called else None,
        row(
            _button("tournament-here", tournament, localizer.format("button-here"), discord.ButtonStyle.success),
            _button("tournament-out", tournament, localizer.format("button-withdraw")),
            organise_button(tournament, localizer),
        ),
    ]
    return Message(layout(*parts), pings=[each.user_id for each in called])


def match_post(state: TournamentState, match: Match, language: str) -> Message:
    """The post of a table of a round, which calls its players; its thread holds the game."""
    tournament, localizer = state.tournament, text_of(state.tournament, language)
    people = [state.participant(each) for each in match.seats]
    top = localizer.format("tournament-table", round=match.round, number=match.number, name=full_name(tournament))
    lines = [top, _versus(people, localizer)]
    if match.verdict is not None:
        lines.append(verdict_line(state, match, localizer))
        return Message(layout(text_block("\n".join(lines)), accent=QUIET))
    if match.closed:
        knockout = tournament.plan.knockout
        lines.append(localizer.format("tournament-closed", table=str(match.table_id), knockout=knockout))
        decide = CairnButton(
            Id("tournament-decide", 0, arg=str(match.id)),
            localizer.format("button-decide-match"),
            style=discord.ButtonStyle.primary,
        )
        return Message(layout(text_block("\n".join(lines)), row(decide)))
    if match.table_id is not None:
        lines.append(localizer.format("tournament-at-table", table=str(match.table_id)))
    until = tournament.round_ends_at
    if until is not None and match.round == tournament.round:
        lines.append(
            "-# " + localizer.format("tournament-table-until", until=date(until), knockout=tournament.plan.knockout)
        )
    return Message(layout(text_block("\n".join(lines))), pings=[each.user_id for each in people])


def thread_name(state: TournamentState, match: Match, language: str) -> str:
    """Return the name of a table's thread, before it is cut and made safe."""
    localizer = text_of(state.tournament, language)
    names = ", ".join(state.participant(each).name for each in match.seats)
    division = state.tournament.division
    kind = "league-thread" if division else "tournament-thread"
    return localizer.format(kind, round=match.round, number=match.number, names=names, division=division)


def verdict_line(state: TournamentState, match: Match, localizer: Localizer) -> str:
    """How a match was decided."""
    return localizer(verdict_text(state, match, lambda user: person_mention(user, localizer)))


def note_post(tournament: Tournament, note: Announcement, language: str) -> Message:
    """Something that is said in a tournament's channel; who is asked for a player's place agrees by a button."""
    localizer, words = text_of(tournament, language), note.words
    agree = None
    if words.id == "tournament-note-replace-asked":
        ask = Id("tournament-agree", 0, arg=f"{tournament.id}.{words.args['number']}")
        agree = row(CairnButton(ask, localizer.format("button-agree"), style=discord.ButtonStyle.success))
    return Message(
        layout(text_block(f"{heading(tournament, localizer)}\n{localizer(words)}"), agree), pings=list(note.pings)
    )


def page(state: TournamentState, localizer: Localizer, reader: int, *, organises: bool = False) -> Message:
    """A tournament for one reader: how it is played, what it is at, what they may do."""
    tournament = state.tournament
    mine = state.of_user(reader)
    lines = [phase_line(tournament, localizer)]
    lines.append(localizer.format("tournament-signed-up", count=len(state.people), most=tournament.plan.most))
    if mine is not None:
        lines.append(localizer.format(mine.dropped or "tournament-you-play"))
    return Message(
        layout(
            text_block(heading(tournament, localizer)),
            text_block(facts(tournament, localizer)),
            text_block("\n".join(lines)),
            text_block("\n".join(round_lines(state, localizer, reader)), 2800) if tournament.round else None,
            text_block("-# " + draw_seed_line(tournament, localizer)),
            _back(state, localizer) if mine is not None and mine.dropped == ABSENT else None,
            *_page_buttons(tournament, localizer, plays=mine is not None and mine.dropped is None, organises=organises),
        )
    )


def _page_buttons(
    tournament: Tournament, localizer: Localizer, *, plays: bool, organises: bool
) -> list[ui.ActionRow[Any] | None]:
    """The ways to look closer, and what a reader can do."""
    begun, over = bool(tournament.round), tournament.phase is Phase.OVER
    out = "button-leave-tournament" if begun else "button-withdraw"
    return [
        row(
            _button("tournament-standings", tournament, localizer.format("button-standings")) if begun else None,
            _button("tournament-crosstable", tournament, localizer.format("button-crosstable")) if begun else None,
            _button("tournament-export", tournament, localizer.format("button-export")) if begun else None,
            _button("tournament-list", tournament, localizer.format("button-tournaments")),
        ),
        row(
            _button("tournament-out", tournament, localizer.format(out)) if plays and not over else None,
            organise_button(tournament, localizer) if organises else None,
            _button("report-title", tournament, localizer.format("button-report")) if tournament.plan.name else None,
        ),
    ]


def _back(state: TournamentState, localizer: Localizer) -> ui.ActionRow[Any] | None:
    """The button for those who missed the check-in; None where it is too late."""
    try:
        require_open(state)
    except Refusal:
        return None
    return row(_button("tournament-back", state.tournament, localizer.format("button-play-after-all")))


def draw_seed_line(tournament: Tournament, localizer: Localizer) -> str:
    """The draw seed's fingerprint; at the end the draw seed itself."""
    if tournament.phase is Phase.OVER:
        return localizer.format(
            "tournament-lot-shown", draw_seed=tournament.draw_seed.hex(), commitment=commitment(tournament.draw_seed)
        )
    return localizer.format("tournament-lot", draw_seed=commitment(tournament.draw_seed))


def round_lines(state: TournamentState, localizer: Localizer, reader: int) -> list[str]:
    """Return lines about the tables of the present round, the ``reader``'s own first, as many as have room."""
    found = [localizer.format("tournament-round", round=state.tournament.round, rounds=state.tournament.rounds)]
    own = [each for each in state.current if any(state.participant(seat).user_id == reader for seat in each.seats)]
    shown = own + [each for each in state.current if each not in own]
    for match in shown[:MAX_TABLES]:
        people = _versus([state.participant(each) for each in match.seats], localizer)
        told = "" if match.verdict in (None, MatchVerdict.BYE) else verdict_line(state, match, localizer)
        told = localizer.format("tournament-waits") if match.closed and not told else told
        where = localizer.format("tournament-at-table", table=str(match.table_id)) if match.table_id else ""
        found.append(" · ".join(part for part in (f"**{match.number}.** {people}", where, told) if part))
    if len(shown) > MAX_TABLES:
        found.append("-# " + localizer.format("tournament-more-tables", count=len(shown) - MAX_TABLES))
    return found


def phase_line(tournament: Tournament, localizer: Localizer) -> str:
    """Return a line about the phase of a tournament and its end."""
    match tournament.phase:
        case Phase.SIGN_UP:
            until: datetime | None = tournament.plan.sign_up_until
        case Phase.CHECK_IN:
            until = tournament.check_in_until
        case Phase.RUNNING:
            until = tournament.round_ends_at
        case Phase.OVER:
            return localizer.format(tournament.over or "tournament-over-finished")
    if tournament.is_season and tournament.phase is Phase.RUNNING:
        return localizer.format("league-phase-running", count=tournament.rounds)
    return localizer.format(
        f"tournament-phase-{tournament.phase.value.replace('_', '-')}",
        until=moment(until) if until else "",
        round=tournament.round,
        rounds=tournament.rounds,
    )


def tournament_list(found: Sequence[Tournament], counts: dict[int, int], localizer: Localizer) -> Message:
    """The tournaments of a server."""
    lines = [
        localizer.format(
            "tournament-line",
            what=heading(each, localizer),
            where=f"<#{each.channel_id}>",
            count=counts.get(each.id, 0),
            phase=phase_line(each, localizer),
        )
        for each in found
    ]
    return Message(layout(text_block(localizer.format("tournament-list")), text_block("\n".join(lines), 3500)))


def blocked_warning(tournament: Tournament, blocked: Collection[int], localizer: Localizer) -> Message:
    """Asks somebody privately whether they sign up although people play whom they block."""
    who = ", ".join(person_mention(user, localizer) for user in blocked)
    return Message(
        layout(
            text_block(f"{heading(tournament, localizer)}\n{localizer.format('tournament-blocked', who=who)}"),
            row(
                CairnButton(
                    Id("tournament-in", 0, arg=f"{tournament.id}.sure"), localizer.format("button-sign-up-anyway")
                )
            ),
        )
    )


def leave_question(tournament: Tournament, localizer: Localizer) -> Message:
    """Asks somebody privately whether they leave."""
    begun = "yes" if tournament.phase is Phase.RUNNING else "no"
    asks = "tournament-withdraw-sure" if tournament.phase is Phase.SIGN_UP else "tournament-leave-sure"
    sure = Id("tournament-out", 0, arg=f"{tournament.id}.sure")
    label = localizer.format("button-withdraw" if begun == "no" else "button-leave-tournament")
    leave = CairnButton(sure, label, style=discord.ButtonStyle.danger)
    words = f"{heading(tournament, localizer)}\n{localizer.format(asks, begun=begun)}"
    return Message(layout(text_block(words), row(leave)))


def _button(
    verb: str, tournament: Tournament, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> CairnButton:
    return CairnButton(Id(verb, 0, arg=str(tournament.id)), label, style=style)


def _people(people: Sequence[Participant], localizer: Localizer) -> str:
    named = ", ".join(person_mention(each.user_id, localizer) for each in people[-MAX_NAMED:])
    if len(people) > MAX_NAMED:
        return localizer.format("tournament-and-more", count=len(people) - MAX_NAMED, who=named)
    return named


def _versus(people: Sequence[Participant], localizer: Localizer) -> str:
    if len(people) == 1:
        return localizer.format("tournament-bye", who=person_mention(people[0].user_id, localizer))
    return " – ".join(person_mention(each.user_id, localizer) for each in people)
