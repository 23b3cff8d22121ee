"""Who stands where in a tournament, as pictures and words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from bot.contests.field import Form
from bot.contests.played import entrants, meeting_of, played, standing
from bot.contests.standings import moved, shown
from bot.localizer import Localizer
from bot.model.contest import Whole
from bot.ui.bracket import bracket_chart, part_of, parts
from bot.ui.contest import heading, lot_line, phase_line, plain_name
from bot.ui.message import Message, galleries, layout, text_block
from bot.ui.names import person_mention
from bot.ui.pairings import Round, pairings_chart
from bot.ui.standings import Names, Table, standings_chart, standings_words
from render.contest import Chart
from render.scene import Picture

MOST = 4
"""So many pictures of a bracket, or of the tables of a round, stand in one message."""

T = TypeVar("T")


class Standings(NamedTuple):
    """Who stands where, and how they are called."""

    table: Table
    names: Names


def ranked(whole: Whole, localizer: Localizer, reader: int | None = None) -> Standings:
    """The standings as ``reader``, a user id, is to see them. Of hundreds they take long: not for an event loop."""
    names = _names(whole, localizer, reader)
    return Standings(_table(whole, localizer, names.reader), names)


def charts(whole: Whole, found: Standings, localizer: Localizer) -> list[Chart]:
    """What the pictures show: the standings, and the tables of the round, or of a knockout where it is.

    Of many pictures of these the one that is about the reader comes first, then the first ones.
    """
    drawn: list[Chart] = [standings_chart(found.table, found.names, localizer)]
    reader, name = found.names.reader, plain_name(whole.contest, localizer)
    if whole.contest.plan.form == Form.KNOCKOUT:
        field, so_far = entrants(whole), played(whole)
        where = _with_ones_own(parts(field, so_far), part_of(field, so_far, reader))
        return drawn + [bracket_chart(name, field, so_far, part, found.names, localizer) for part in where]
    pages = _round(whole, name).pages()
    mine = next((page for page in pages if page.seats(reader)), None)
    return drawn + [pairings_chart(page, found.names, localizer) for page in _with_ones_own(pages, mine)]


def _with_ones_own(parts: list[T], mine: T | None) -> list[T]:
    """The first ``parts``, ``mine`` among them."""
    return parts[:MOST] if mine is None or mine in parts[:MOST] else [mine, *parts[: MOST - 1]]


def _round(whole: Whole, name: str) -> Round:
    """The tables of the present round, with the points before it."""
    contest = whole.contest
    before = standing(whole, contest.round - 1) if contest.round > 1 else ()
    meetings = {each.number: meeting_of(each) for each in whole.current}
    points = {each.person: each.points for each in before}
    return Round(name, contest.round, meetings, points, contest.plan.group_size)


def standings_post(whole: Whole, found: Standings, pictures: Sequence[Picture], localizer: Localizer) -> Message:
    """The standings as ``pictures``, one for each of the :func:`charts`, and as words."""
    files = {f"standings-{number}.png": picture for number, picture in enumerate(pictures, 1)}
    top = f"{heading(whole.contest, localizer)}\n{phase_line(whole.contest, localizer)}"
    words = standings_words(found.table, found.names, localizer)
    alts = [picture.alt for picture in pictures]
    lot = text_block(f"-# {lot_line(whole.contest, localizer)}")
    return Message(layout(text_block(top, 500), *galleries([*files], alts), text_block(words, 3100), lot), files)


def _names(whole: Whole, localizer: Localizer, reader: int | None) -> Names:
    mine = whole.of_user(reader) if reader is not None else None
    return Names(
        {each.number: each.name for each in whole.people},
        {each.number: person_mention(each.user_id, localizer) for each in whole.people},
        mine.number if mine is not None else None,
    )


def _table(whole: Whole, localizer: Localizer, reader: int | None) -> Table:
    """The standings, with how they have changed since the round before."""
    plan, now = whole.contest.plan, standing(whole)
    before = standing(whole, whole.contest.round - 1) if whole.contest.round > 1 else ()
    return Table(
        plain_name(whole.contest, localizer),
        Form(plan.form),
        plan.group_size,
        whole.contest.round,
        shown(now, reader),
        moved(now, before) if before else {},
    )
