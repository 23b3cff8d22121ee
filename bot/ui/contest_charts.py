"""Who stands where in a tournament, as pictures and words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.contests.field import Form
from bot.contests.played import entrants, played, standing
from bot.contests.standings import moved, shown
from bot.localizer import Localizer
from bot.model.contest import Whole
from bot.ui.bracket import bracket_chart, parts
from bot.ui.contest import heading, lot_line, phase_line, plain_name
from bot.ui.message import Message, galleries, layout, text_block
from bot.ui.names import person_mention
from bot.ui.standings import Names, Table, standings_chart, standings_words
from render.contest import Chart
from render.scene import Picture

BRACKETS = 3
"""So many pictures of a bracket stand in one message."""


class Standings(NamedTuple):
    """Who stands where, and how they are called."""

    table: Table
    names: Names


def ranked(whole: Whole, localizer: Localizer, reader: int | None = None) -> Standings:
    """The standings as ``reader``, a user id, is to see them. Of hundreds they take long: not for an event loop."""
    names = _names(whole, localizer, reader)
    return Standings(_table(whole, localizer, names.reader), names)


def charts(whole: Whole, found: Standings, localizer: Localizer) -> list[Chart]:
    """What the pictures show: the standings, and of a knockout where it is."""
    drawn: list[Chart] = [standings_chart(found.table, found.names, localizer)]
    if whole.contest.plan.form == Form.KNOCKOUT:
        field, so_far, name = entrants(whole), played(whole), plain_name(whole.contest, localizer)
        where = parts(field, so_far)[:BRACKETS]
        drawn += [bracket_chart(name, field, so_far, part, found.names, localizer) for part in where]
    return drawn


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
