"""Cross-tables: in a round robin of two who did what against whom, else what everybody did in each round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from bot.core.localizer import Localizer
from bot.discord.exact import exact
from bot.tournaments.model import Match, Phase, TournamentState
from bot.tournaments.pairing import circle
from bot.tournaments.pairing.field import Form
from bot.tournaments.pairing.standings import Standing, shown
from bot.tournaments.played import entrants, left_early, match_of, standing
from bot.tournaments.records.games import counted
from bot.tournaments.standings_views import Names, places
from games.engine import labelled
from render.alt_text import shortened
from render.tournament import StandingsChart, StandingsLine

MAX_OPPONENTS, OPPONENT = 12, 54.0
MAX_OPPONENTS_TWICE, OPPONENT_TWICE = 8, 86.0
MAX_ROUNDS, ROUND = 7, 92.0
"""The number of columns beside the points that a picture has room for, and their width in pixels: for an opponent, for
one who is met twice, for a round.
"""

SELF, OPEN, NEVER = "×", "·", ""
"""Oneself; a game that is still to be played, and one that never will be and counts for nobody."""


class _Fixtures(NamedTuple):
    """A round robin: the rounds in which two are ``due`` to meet, who is ``out``, and whose games count for nobody."""

    due: Mapping[frozenset[int], Sequence[int]]
    out: frozenset[int]
    uncounted: frozenset[int]
    round: int


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
    most, _ = _columns(state)
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
    plan, fixtures = state.tournament.plan, _fixtures(state)
    found = []
    for each in lines:
        mine = [match for match in games if each.person in match.seats]
        cells = [
            _against(mine, each.person, column, fixtures, localizer)
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
    told = localizer.format("semicolon").join(
        localizer(labelled(f"{line.place} {line.name} {line.numbers[0]}", " ".join(line.numbers[1:]))) for line in found
    )
    note = localizer.format(f"cross-table-note-{_kind(state)}")
    _, width = _columns(state)
    first = localizer.format("standings-head-rounds" if plan.form == Form.KNOCKOUT else "standings-head-points")
    alt = localizer(labelled(title, shortened(told)))
    return StandingsChart(title, (first, *heads), tuple(found), note, alt, width)


def _columns(state: TournamentState) -> tuple[int, float]:
    """How many columns a picture has, and their width."""
    plan = state.tournament.plan
    if not plan.has_fixtures:
        return MAX_ROUNDS, ROUND
    return (MAX_OPPONENTS, OPPONENT) if plan.legs == 1 else (MAX_OPPONENTS_TWICE, OPPONENT_TWICE)


def _kind(state: TournamentState) -> str:
    if state.tournament.plan.has_fixtures:
        return "all"
    return "rounds" if state.tournament.plan.group_size == 2 else "groups"


def _fixtures(state: TournamentState) -> _Fixtures:
    everybody = [replace(each, dropped=False) for each in entrants(state)]
    due = defaultdict[frozenset[int], list[int]](list)
    for number in range(1, state.tournament.rounds + 1) if state.tournament.plan.has_fixtures else ():
        for pair in circle.pairs(everybody, number):
            due[frozenset(pair)].append(number)
    running = state.tournament.phase is Phase.RUNNING
    return _Fixtures(
        due=due,
        out=frozenset(each.number for each in state.entrants if each.dropped is not None),
        uncounted=left_early(state),
        round=state.tournament.round if running else state.tournament.rounds,
    )


def _against(mine: Sequence[Match], person: int, other: int, fixtures: _Fixtures, localizer: Localizer) -> str:
    """Return what somebody got against an ``other``, in brackets where that counts for nobody."""
    if person == other:
        return SELF
    cells = [_got(match, person, localizer) for match in mine if other in match.seats]
    if {person, other} & fixtures.uncounted:
        return f"({' '.join(cells)})" if cells else NEVER
    missing = fixtures.due.get(frozenset((person, other)), ())[len(cells) :]
    return " ".join([*cells, *(_unplayed(person, other, number, fixtures) for number in missing)]) or NEVER


def _unplayed(person: int, other: int, number: int, fixtures: _Fixtures) -> str:
    """A game of a round that was not played: whoever has left loses it, and the other has a bye instead."""
    if number > fixtures.round:
        return OPEN
    if person in fixtures.out:
        return "−"
    return "+" if other in fixtures.out else NEVER


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
