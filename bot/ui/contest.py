"""Tournaments as people see them: sign-up, check-in, the tables of a round, notes, and pages for one reader."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

import discord
from discord import ui

from bot.localizer import Localizer
from bot.model.contest import Contest, ContestMeeting, ContestNote, Participant, Phase, Whole
from bot.ui.clock import date, moment, pace_name
from bot.ui.ids import Id
from bot.ui.items import CairnButton
from bot.ui.message import QUIET, Message, layout, row, text_block
from bot.ui.names import person_mention
from bot.ui.sanitize import escaped, visible
from bot.ui.table_options import game_option_lines
from games.engine import Text, commitment, text

NAMED = 60
"""So many people are named in a post of all who have signed up."""

TABLES = 24
"""So many of a round's tables are listed."""

CALLED = 80
"""So many are named and called in one message."""


def words_of(contest: Contest, language: str) -> Localizer:
    """What says things of a tournament, with the names of its game."""
    return Localizer(language, contest.plan.game)


def heading(contest: Contest, localizer: Localizer) -> str:
    """A tournament's name and number."""
    known = Localizer(localizer.language, contest.plan.game)
    return known.format("contest-heading", name=name_of(contest), number=str(contest.id))


def name_of(contest: Contest) -> Text | str:
    """What a tournament is called: as its opener wished, or else after its game."""
    return escaped(contest.plan.name) or text("game-name")


def plain_name(contest: Contest, localizer: Localizer) -> str:
    """The same for a picture."""
    return visible(contest.plan.name) or Localizer(localizer.language, contest.plan.game).format("game-name")


def facts(contest: Contest, localizer: Localizer) -> str:
    """How a tournament is played."""
    plan, known = contest.plan, Localizer(localizer.language, contest.plan.game)
    many = contest.rounds or plan.rounds
    said = known.format(
        "contest-facts",
        game=text("game-name"),
        form=text(f"form-{plan.form}"),
        seats=plan.group_size,
        rounds=text("contest-rounds", count=many) if many else text("contest-rounds-open"),
        days=plan.round_days,
        pace=pace_name(plan.pace),
        rated=text("contest-rated" if plan.rated else "contest-unrated"),
        seeding=text(f"seeding-{plan.seeding}"),
    )
    return "\n".join([said, *game_option_lines(plan.game, plan.options, known)])


def sign_up_post(whole: Whole, language: str) -> Message:
    """The post below which people sign up; once that is over, it says so."""
    contest, localizer = whole.contest, words_of(whole.contest, language)
    people = _people(whole.people, localizer)
    lot = lot_line(contest, localizer)
    parts: list[ui.Item[Any] | None] = [text_block(heading(contest, localizer)), text_block(facts(contest, localizer))]
    count = localizer.format("contest-signed-up", count=len(whole.people), most=contest.plan.most)
    if contest.phase is Phase.SIGN_UP:
        until = contest.plan.sign_up_until
        parts.append(text_block(localizer.format("contest-sign-up", until=moment(until), at=date(until))))
        parts.append(text_block(f"{count}\n{people}"))
        parts.append(text_block("-# " + localizer.format("contest-rules") + "\n-# " + lot))
        parts.append(
            row(
                _button("contest-in", contest, localizer.format("button-sign-up"), discord.ButtonStyle.success),
                _button("contest-out", contest, localizer.format("button-withdraw")),
            )
        )
        return Message(layout(*parts))
    said = contest.over or "contest-sign-up-over"
    parts.append(text_block(f"{count}\n{localizer.format(said)}\n-# {lot}"))
    return Message(layout(*parts, accent=QUIET))


def check_in_post(whole: Whole, language: str) -> Message:
    """The post that asks everybody whether they are there; it calls the first of them."""
    contest, localizer = whole.contest, words_of(whole.contest, language)
    here = sum(each.checked_in for each in whole.people)
    top = text_block(heading(contest, localizer))
    if contest.phase is not Phase.CHECK_IN or contest.check_in_until is None:
        over = localizer.format("contest-check-in-over", count=len(whole.entrants))
        return Message(layout(top, text_block(over), accent=QUIET))
    until = contest.check_in_until
    called = [each for each in whole.people if not each.checked_in][:CALLED]
    parts = [
        top,
        text_block(localizer.format("contest-check-in", until=moment(until), at=date(until))),
        text_block(localizer.format("contest-here", count=here, all=len(whole.people))),
        text_block(" ".join(person_mention(each.user_id, localizer) for each in called)) if called else None,
        row(
            _button("contest-here", contest, localizer.format("button-here"), discord.ButtonStyle.success),
            _button("contest-out", contest, localizer.format("button-withdraw")),
        ),
    ]
    return Message(layout(*parts), pings=[each.user_id for each in called])


def meeting_post(whole: Whole, meeting: ContestMeeting, language: str) -> Message:
    """The post of a table of a round, which calls its players; its thread holds the game."""
    contest, localizer = whole.contest, words_of(whole.contest, language)
    people = [whole.participant(each) for each in meeting.seats]
    top = localizer.format("contest-table", round=meeting.round, number=meeting.number, name=name_of(contest))
    lines = [top, _versus(people, localizer)]
    if meeting.verdict is not None:
        lines.append(verdict_line(whole, meeting, localizer))
        return Message(layout(text_block("\n".join(lines)), accent=QUIET))
    if meeting.table_id is not None:
        lines.append(localizer.format("contest-at-table", table=str(meeting.table_id)))
    until = contest.round_ends_at
    if until is not None and meeting.round == contest.round:
        lines.append("-# " + localizer.format("contest-table-until", until=date(until)))
    return Message(layout(text_block("\n".join(lines))), pings=[each.user_id for each in people])


def thread_name(whole: Whole, meeting: ContestMeeting, language: str) -> str:
    """What the thread of a table is called, before it is cut and made safe."""
    localizer = words_of(whole.contest, language)
    names = ", ".join(whole.participant(each).name for each in meeting.seats)
    return localizer.format("contest-thread", round=meeting.round, number=meeting.number, names=names)


def verdict_line(whole: Whole, meeting: ContestMeeting, localizer: Localizer) -> str:
    """How a meeting was decided."""
    best = [number for number, place in zip(meeting.seats, meeting.places or (), strict=False) if place == 1]
    winners = [person_mention(whole.participant(each).user_id, localizer) for each in best]
    tie = len(best) != 1
    return localizer.format(
        f"contest-verdict-{meeting.verdict}", who=", ".join(winners), tie="yes" if tie else "no", count=len(best)
    )


def note_post(contest: Contest, note: ContestNote, language: str) -> Message:
    """Something that is said in a tournament's channel."""
    localizer = words_of(contest, language)
    return Message(
        layout(text_block(f"{heading(contest, localizer)}\n{localizer(note.words)}")), pings=list(note.pings)
    )


def page(whole: Whole, localizer: Localizer, reader: int) -> Message:
    """A tournament for one reader: how it is played, what it is at, what they may do."""
    contest = whole.contest
    mine = whole.of_user(reader)
    lines = [phase_line(contest, localizer)]
    lines.append(localizer.format("contest-signed-up", count=len(whole.people), most=contest.plan.most))
    if mine is not None:
        lines.append(localizer.format(mine.dropped or "contest-you-play"))
    return Message(
        layout(
            text_block(heading(contest, localizer)),
            text_block(facts(contest, localizer)),
            text_block("\n".join(lines)),
            text_block("\n".join(round_lines(whole, localizer, reader)), 2800) if contest.round else None,
            text_block("-# " + lot_line(contest, localizer)),
        )
    )


def lot_line(contest: Contest, localizer: Localizer) -> str:
    """The lot's fingerprint; at the end the lot itself."""
    if contest.phase is Phase.OVER:
        return localizer.format("contest-lot-shown", lot=contest.lot.hex(), commitment=commitment(contest.lot))
    return localizer.format("contest-lot", lot=commitment(contest.lot))


def round_lines(whole: Whole, localizer: Localizer, reader: int) -> list[str]:
    """Who meets whom in the present round, the ``reader``'s own table first; of many, as many as have room."""
    found = [localizer.format("contest-round", round=whole.contest.round, rounds=whole.contest.rounds)]
    own = [each for each in whole.current if any(whole.participant(seat).user_id == reader for seat in each.seats)]
    shown = own + [each for each in whole.current if each not in own]
    for meeting in shown[:TABLES]:
        people = _versus([whole.participant(each) for each in meeting.seats], localizer)
        told = verdict_line(whole, meeting, localizer) if meeting.verdict else ""
        where = localizer.format("contest-at-table", table=str(meeting.table_id)) if meeting.table_id else ""
        found.append(" · ".join(part for part in (f"**{meeting.number}.** {people}", where, told) if part))
    if len(shown) > TABLES:
        found.append("-# " + localizer.format("contest-more-tables", count=len(shown) - TABLES))
    return found


def phase_line(contest: Contest, localizer: Localizer) -> str:
    """What a tournament is at, and until when."""
    match contest.phase:
        case Phase.SIGN_UP:
            until: datetime | None = contest.plan.sign_up_until
        case Phase.CHECK_IN:
            until = contest.check_in_until
        case Phase.RUNNING:
            until = contest.round_ends_at
        case Phase.OVER:
            return localizer.format(contest.over or "contest-over-finished")
    return localizer.format(
        f"contest-phase-{contest.phase.value.replace('_', '-')}",
        until=moment(until) if until else "",
        round=contest.round,
        rounds=contest.rounds,
    )


def contest_list(found: Sequence[Contest], counts: dict[int, int], localizer: Localizer) -> Message:
    """The tournaments of a server."""
    lines = [
        localizer.format(
            "contest-line",
            what=heading(each, localizer),
            where=f"<#{each.channel_id}>",
            count=counts.get(each.id, 0),
            phase=phase_line(each, localizer),
        )
        for each in found
    ]
    return Message(layout(text_block(localizer.format("contest-list")), text_block("\n".join(lines), 3500)))


def blocked_warning(contest: Contest, blocked: Collection[int], localizer: Localizer) -> Message:
    """Asks somebody privately whether they sign up although people play whom they block."""
    who = ", ".join(person_mention(user, localizer) for user in blocked)
    return Message(
        layout(
            text_block(f"{heading(contest, localizer)}\n{localizer.format('contest-blocked', who=who)}"),
            row(CairnButton(Id("contest-in", 0, arg=f"{contest.id}.sure"), localizer.format("button-sign-up-anyway"))),
        )
    )


def _button(
    verb: str, contest: Contest, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> CairnButton:
    return CairnButton(Id(verb, 0, arg=str(contest.id)), label, style=style)


def _people(people: Sequence[Participant], localizer: Localizer) -> str:
    named = ", ".join(person_mention(each.user_id, localizer) for each in people[-NAMED:])
    if len(people) > NAMED:
        return localizer.format("contest-and-more", count=len(people) - NAMED, who=named)
    return named


def _versus(people: Sequence[Participant], localizer: Localizer) -> str:
    if len(people) == 1:
        return localizer.format("contest-bye", who=person_mention(people[0].user_id, localizer))
    return " – ".join(person_mention(each.user_id, localizer) for each in people)
