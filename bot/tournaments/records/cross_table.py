"""Cross-tables: in a round robin of two who did what against whom, else what everybody did in each round."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bot.core.localizer import Localizer
from bot.discord.exact import exact
from bot.tournaments.model import Match, TournamentState
from bot.tournaments.pairing.field import Form
from bot.tournaments.pairing.standings import Standing, shown
from bot.tournaments.played import match_of, standing
from bot.tournaments.records.games import counted
from bot.tournaments.standings_views import Names, places
from render.tournament import StandingsChart, StandingsLine

MAX_OPPONENTS, OPPONENT = 12, 54.0
MAX_ROUNDS, ROUND = 7, 92.0
"""The number of columns beside the points that a picture has room for, and their width in pixels."""

SELF, OPEN = "×", "·"
"""Oneself; a game that is still to be played."""


def cross_charts(state: TournamentState, title: str, names: Names, localizer: Localizer) -> list[StandingsChart]:
    """Describe the pictures, as many as there are columns for; ``names.reader`` is on each."""
    everybody = standing(state)
    lines = shown(everybody, names.reader)
    columns = (
        [each.person for each in everybody]
        if state.tournament.plan.has_fixtures
        else [*range(1, state.tournament.round + 1)]
    )
    games = counted(state)
    most = MAX_OPPONENTS if state.tournament.plan.has_fixtures else MAX_ROUNDS
    pages = [columns[at : at + most] for at in range(0, len(columns), most)] or [[]]
    return [_chart(state, title, games, everybody, lines, page, names, localizer) for page in pages]


def _chart(
    state: TournamentState,
    title: str,
    games: Sequence[Match],
    everybody: Sequence[Standing],
    lines: Sequence[Standing],
    columns: Sequence[int],
    names: Names,
    localizer: Localizer,
) -> StandingsChart:
    rank = {each.person: number for number, each in enumerate(everybody, 1)}
    by_person = state.tournament.plan.has_fixtures
    heads = [str(rank[each] if by_person else each) for each in columns]
    plan = state.tournament.plan
    found = []
    for each in lines:
        mine = [match for match in games if each.person in match.seats]
        cells = [
            _against(mine, each.person, column, localizer)
            if by_person
            else _in_round(mine, each.person, column, rank, localizer)
            for column in columns
        ]
        points = exact(each.points, localizer, places(plan.group_size))
        found.append(
            StandingsLine(
                f"{rank[each.person]}.",
                names.drawn(each.person, localizer),
                (points, *cells),
                out=each.dropped,
                mine=each.person == names.reader,
            )
        )
    told = "; ".join(f"{line.place} {line.name} {line.numbers[0]}: {' '.join(line.numbers[1:])}" for line in found)
    note = localizer.format(f"cross-table-note-{_kind(state)}")
    width = OPPONENT if by_person else ROUND
    first = localizer.format("standings-head-rounds" if plan.form == Form.KNOCKOUT else "standings-head-points")
    return StandingsChart(title, (first, *heads), tuple(found), note, f"{title}: {told}", width)


def _kind(state: TournamentState) -> str:
    if state.tournament.plan.has_fixtures:
        return "all"
    return "rounds" if state.tournament.plan.group_size == 2 else "groups"


def _against(mine: Sequence[Match], person: int, other: int, localizer: Localizer) -> str:
    """Return what somebody got against an ``other``."""
    if person == other:
        return SELF
    met = [match for match in mine if other in match.seats]
    return " ".join(_got(match, person, localizer) for match in met) or OPEN


def _in_round(mine: Sequence[Match], person: int, number: int, rank: dict[int, int], localizer: Localizer) -> str:
    """The rank of somebody's opponent in a round with what they got, at larger tables their place there."""
    match = next((each for each in mine if each.round == number), None)
    if match is None:
        return "–"
    if len(match.seats) == 1:
        return "+"
    if len(match.seats) > 2:
        return OPEN if match.places is None else f"{match.places[match.seats.index(person)]}."
    return f"{rank[match_of(match).others(person)[0]]}:{_got(match, person, localizer)}"


def _got(match: Match, person: int, localizer: Localizer) -> str:
    """The points of a game; + and - where it was forfeited."""
    points = match_of(match).points()
    if points is None:
        return OPEN
    if match.forfeited:
        return "+" if points[person] == Fraction(1) else "−"
    return exact(points[person], localizer)
