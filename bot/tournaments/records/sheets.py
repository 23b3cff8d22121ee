"""A tournament as tables for spreadsheets: its standings, and its games. Comma-separated, UTF-8 with a mark."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from fractions import Fraction

from bot.discord.sanitize import visible
from bot.tournaments.model import Participant, TournamentState
from bot.tournaments.pairing.field import Form
from bot.tournaments.pairing.standings import tie_breaks
from bot.tournaments.played import match_of, standing, uncounted
from bot.tournaments.records.games import counted

FORMULAS = ("=", "+", "-", "@")
"""How a cell begins that a spreadsheet would calculate; names get a quote before it."""


def standings_sheet(state: TournamentState) -> bytes:
    """Everybody who began, best first, with points and what breaks ties as decimal numbers."""
    plan = state.tournament.plan
    ties = tie_breaks(Form(plan.form), plan.group_size)
    people = {each.number: each for each in state.people}
    rows = [
        [
            each.place,
            _name(people[each.person]),
            people[each.person].seed,
            _number(each.points),
            *(_number(each.tie_breaks[tie]) for tie in ties),
            each.played,
            each.byes,
            "yes" if each.dropped else "",
        ]
        for each in standing(state)
    ]
    return _sheet(["place", "name", "seed", "points", *ties, "games", "byes", "out"], rows)


def games_sheet(state: TournamentState) -> bytes:
    """A line for everybody at each table, in the order in which they sat; those of who left early may not count."""
    people = {each.number: each for each in state.people}
    rows, spoilt = list[Sequence[object]](), uncounted(state)
    for match in counted(state):
        points = match_of(match).points() or {}
        for at, person in enumerate(match.seats):
            rows.append(
                [
                    match.round,
                    match.number,
                    match.table_id or "",
                    at + 1,
                    _name(people[person]),
                    match.places[at] if match.places is not None else "",
                    _number(points[person]) if person in points else "",
                    match.scores[at] if match.scores is not None else "",
                    match.verdict or "",
                    "yes" if person in match.forfeited else "",
                    "no" if match.id in spoilt else "yes",
                ]
            )
    heads = ["round", "game", "table", "seat", "name", "place", "points", "score", "how", "forfeited", "counts"]
    return _sheet(heads, rows)


def _name(person: Participant) -> str:
    name = visible(person.name)
    return f"'{name}" if name.startswith(FORMULAS) else name


def _number(value: Fraction) -> str:
    return f"{float(value):.3f}".rstrip("0").rstrip(".")


def _sheet(heads: list[str], rows: Iterable[Sequence[object]]) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(heads)
    writer.writerows(rows)
    return out.getvalue().encode("utf-8-sig")
