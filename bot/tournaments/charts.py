"""Standings of a tournament, as pictures and words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from bot.core.localizer import Localizer
from bot.discord.message import Message, galleries, layout, row, text_block
from bot.tables.show.names import person_mention
from bot.tournaments.bracket_picture import bracket_chart, part_of, parts
from bot.tournaments.deciding.deeds import organise_button
from bot.tournaments.model import TournamentState
from bot.tournaments.pairing.field import Form
from bot.tournaments.pairing.standings import moved, shown
from bot.tournaments.pairings_picture import Round, pairings_chart
from bot.tournaments.played import entrants, match_of, played, standing
from bot.tournaments.standings_views import Names, StandingsTable, standings_chart, standings_text
from bot.tournaments.views import draw_seed_line, heading, phase_line, plain_name
from render.scene import Picture
from render.tournament import Chart

MAX_PICTURES = 4
"""The number of pictures of a bracket, or of the tables of a round, in one message."""

T = TypeVar("T")


class Standings(NamedTuple):
    """Standings, and the names of the people in them."""

    table: StandingsTable
    names: Names


def ranked(state: TournamentState, localizer: Localizer, reader: int | None = None) -> Standings:
    """The standings as ``reader``, a user id, is to see them. Of hundreds they take long: not for an event loop."""
    names = names_of(state, localizer, reader)
    return Standings(_table(state, localizer, names.reader), names)


def charts(state: TournamentState, found: Standings, localizer: Localizer) -> list[Chart]:
    """Describe the pictures: the standings, and the tables of the round, or the bracket of a knockout.

    Of many pictures of these the one that is about the reader comes first, then the first ones.
    """
    drawn: list[Chart] = [standings_chart(found.table, found.names, localizer)]
    reader, name = found.names.reader, plain_name(state.tournament, localizer)
    if state.tournament.plan.form == Form.KNOCKOUT:
        field, so_far = entrants(state), played(state)
        where = _with_ones_own(parts(field, so_far), part_of(field, so_far, reader))
        return drawn + [bracket_chart(name, field, so_far, part, found.names, localizer) for part in where]
    pages = _round(state, name).pages()
    mine = next((page for page in pages if page.seats(reader)), None)
    return drawn + [pairings_chart(page, found.names, localizer) for page in _with_ones_own(pages, mine)]


def _with_ones_own(parts: list[T], mine: T | None) -> list[T]:
    """The first ``parts``, ``mine`` among them."""
    return parts[:MAX_PICTURES] if mine is None or mine in parts[:MAX_PICTURES] else [mine, *parts[: MAX_PICTURES - 1]]


def _round(state: TournamentState, name: str) -> Round:
    """The tables of the present round, with the points before it."""
    tournament = state.tournament
    before = standing(state, tournament.round - 1) if tournament.round > 1 else ()
    matches = {each.number: match_of(each) for each in state.current}
    points = {each.person: each.points for each in before}
    return Round(name, tournament.round, matches, points, tournament.plan.group_size)


def standings_post(
    state: TournamentState,
    found: Standings,
    pictures: Sequence[Picture],
    localizer: Localizer,
    *,
    organise: bool = False,
) -> Message:
    """The standings as ``pictures``, one for each of the :func:`charts`, and as words.

    Their post also leads organisers to what they can do.
    """
    files = {f"standings-{number}.png": picture for number, picture in enumerate(pictures, 1)}
    top = f"{heading(state.tournament, localizer)}\n{phase_line(state.tournament, localizer)}"
    words, plan = standings_text(found.table, found.names, localizer), state.tournament.plan
    if plan.up or plan.down:
        words += "\n" + localizer.format("league-moves", up=plan.up, down=plan.down)
    alts = [picture.alt for picture in pictures]
    draw_seed = text_block(f"-# {draw_seed_line(state.tournament, localizer)}")
    return Message(
        layout(
            text_block(top, 500),
            *galleries([*files], alts),
            text_block(words, 3100),
            draw_seed,
            row(organise_button(state.tournament, localizer)) if organise else None,
        ),
        files,
    )


def names_of(state: TournamentState, localizer: Localizer, reader: int | None) -> Names:
    """Return the names of the people of a tournament, of whom one ``reader`` (a user id) may be one."""
    mine = state.of_user(reader) if reader is not None else None
    return Names(
        {each.number: each.name for each in state.people},
        {each.number: person_mention(each.user_id, localizer) for each in state.people},
        mine.number if mine is not None else None,
    )


def _table(state: TournamentState, localizer: Localizer, reader: int | None) -> StandingsTable:
    """The standings, with how they have changed since the round before."""
    plan, now = state.tournament.plan, standing(state)
    before = standing(state, state.tournament.round - 1) if state.tournament.round > 1 else ()
    return StandingsTable(
        plain_name(state.tournament, localizer),
        Form(plan.form),
        plan.group_size,
        state.tournament.round,
        shown(now, reader),
        moved(now, before) if before else {},
    )
