"""The honours at the end of a tournament: its podium, and awards for what stood out. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from bot.tournaments.model import Match, MatchVerdict, Seeding, TournamentState
from bot.tournaments.pairing.field import Form
from bot.tournaments.pairing.standings import Standing
from bot.tournaments.played import match_of, standing

MAX_PLACE = 3
"""The last place of the podium."""

MIN_GAMES, MIN_STEPS = 2, 2
"""An unbeaten player has played at least so many games; a climb, or a difference of seeds, counts from so many on."""


class Award(NamedTuple):
    """An award of a ``kind`` for participants by number; ``other`` was beaten, ``match`` is the game it was won in."""

    kind: str
    people: tuple[int, ...]
    number: int = 0
    other: int = 0
    match: Match | None = None


def podium(state: TournamentState) -> tuple[tuple[int, tuple[Standing, ...]], ...]:
    """The first three places, each with those who share it."""
    best = [each for each in standing(state) if each.place <= MAX_PLACE]
    return tuple((place, tuple(there)) for place, there in groupby(best, key=lambda each: each.place))


def awards(state: TournamentState) -> tuple[Award, ...]:
    """Awards for what stood out: never beaten, climbed most, won against the highest seed, the closest game."""
    return (*_unbeaten(state), *_climb(state), *_upset(state), *_closest(state))


def films(state: TournamentState, given: tuple[Award, ...], most: int) -> tuple[int, ...]:
    """The tables of the games worth seeing: those of the last round that the best played, and those of awards."""
    first = {each.person for _, there in podium(state) for each in there}
    last = [each for each in state.current if first & {*each.seats}]
    wanted = [*last, *(award.match for award in given if award.match is not None)]
    played = [each.table_id for each in wanted if each.verdict is MatchVerdict.PLAYED and each.table_id is not None]
    return tuple(dict.fromkeys(played))[:most]


def _unbeaten(state: TournamentState) -> Iterator[Award]:
    plan = state.tournament.plan
    if plan.group_size > 2 or plan.form == Form.KNOCKOUT:
        return
    found = []
    for each in state.active:
        games = [match for match in state.matches if each.number in match.seats and len(match.seats) > 1]
        counted = [match_of(match).points() for match in games if match.verdict is not MatchVerdict.ANNULLED]
        lost = any(points is not None and points[each.number] < Fraction(1, 2) for points in counted)
        if len(counted) >= MIN_GAMES and not lost:
            found.append(each.number)
    if found:
        yield Award("unbeaten", tuple(found))


def _climb(state: TournamentState) -> Iterator[Award]:
    """By how many places somebody came out above their seed, where that says how strong they are."""
    if state.tournament.plan.seeding is not Seeding.RATING:
        return
    seeds = {each.number: each.seed for each in state.entrants}
    up = {each.person: seeds[each.person] - each.place for each in standing(state)}
    most = max(up.values(), default=0)
    if most >= MIN_STEPS:
        yield Award("climb", tuple(person for person, steps in up.items() if steps == most), most)


def _upset(state: TournamentState) -> Iterator[Award]:
    """The win against somebody whose seed was better by the most."""
    if state.tournament.plan.seeding is not Seeding.RATING:
        return
    seeds = {each.number: each.seed for each in state.entrants}
    found = [
        Award("upset", (winner,), seeds[winner] - seeds[loser], loser, match)
        for match in _games(state)
        if (won := _won(match)) is not None
        for winner, loser in [won]
    ]
    best = max(found, key=lambda award: award.number, default=None)
    if best is not None and best.number >= MIN_STEPS:
        yield best


def _closest(state: TournamentState) -> Iterator[Award]:
    """The game won by the fewest points."""
    found = [
        Award("closest", (match.seats[match.places.index(1)],), gap, match=match)
        for match in _games(state)
        if match.scores is not None and match.places is not None and match.places.count(1) == 1
        for best, second, *_ in [sorted(match.scores, reverse=True)]
        if (gap := best - second) > 0
    ]
    if found:
        yield min(found, key=lambda award: award.number)


def _games(state: TournamentState) -> list[Match]:
    """The matches that were decided by play."""
    return [each for each in state.matches if each.verdict is MatchVerdict.PLAYED and not each.forfeited]


def _won(match: Match) -> tuple[int, int] | None:
    """The winner and the loser of a match of two; None where there is no such thing."""
    match (match.seats, match.places):
        case ((a, b), (1, 2)):
            return a, b
        case ((a, b), (2, 1)):
            return b, a
        case _:
            return None
