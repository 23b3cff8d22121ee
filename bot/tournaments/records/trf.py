"""A tournament of two at a table as a Tournament Report File, FIDE's exchange format (TRF16, handbook C.04 annex 2).

Columns are counted from 1, as the handbook does. FIDE ratings and identity numbers are left blank: nobody has one here.
"""

from __future__ import annotations

from datetime import datetime
from fractions import Fraction

from bot.discord.sanitize import visible
from bot.tournaments.model import Match, MatchVerdict, TournamentState
from bot.tournaments.played import match_of, standing
from bot.tournaments.records.games import counted

NOBODY, FIRST_ROUND, ROUND = "0000", 92, 10
"""No opponent; the column where the first round begins, and the width of each."""

FORMS = {
    "round_robin": "Individual: Round-Robin",
    "swiss": "Individual: Swiss-System",
    "knockout": "Individual: Knockout",
}


def trf(state: TournamentState, name: str, organiser: str) -> str:
    """The report of a tournament called ``name``. Raises ValueError where more than two sit at a table."""
    plan, tournament = state.tournament.plan, state.tournament
    if plan.group_size != 2:
        raise ValueError("a tournament report is about games of two")
    head = {
        "012": name,
        "042": _day(tournament.opened_at),
        "052": _day(tournament.changed_at),
        "062": str(len(state.entrants)),
        "072": "0",
        "082": "0",
        "092": FORMS[plan.form],
        "102": organiser,
        "122": f"{plan.game}, {plan.pace.value}, {plan.round_days} days a round",
        "XXR": str(tournament.rounds),
    }
    lines = [f"{key} {value}".rstrip() for key, value in head.items()]
    return "\n".join([*lines, *_players(state)]) + "\n"


def _day(at: datetime) -> str:
    return at.strftime("%Y/%m/%d")


def _players(state: TournamentState) -> list[str]:
    """The line of each player, by seeds."""
    ranks = {each.person: rank for rank, each in enumerate(standing(state), 1)}
    seeds = {each.number: each.seed for each in state.entrants}
    games = {(person, match.round): match for match in counted(state) for person in match.seats}
    found = []
    for each in state.entrants:
        rounds = [games.get((each.number, number)) for number in range(1, state.tournament.round + 1)]
        points = sum((_points(match, each.number) for match in rounds if match is not None), Fraction(0))
        name = visible(each.name)[:33]
        line = f"001 {each.seed:>4} {'':>4} {name:<33} {'':>4} {'':>3} {'':>11} {'':>10}"
        line += f" {float(points):>4.1f} {ranks[each.number]:>4}"
        found.append(line + "".join(_round(match, each.number, seeds) for match in rounds))
    return [line.rstrip() for line in found]


def _points(match: Match, person: int) -> Fraction:
    return (match_of(match).points() or {}).get(person, Fraction(0))


def _round(match: Match | None, person: int, seeds: dict[int, int]) -> str:
    """Ten columns: two blanks, the opponent, the colour (white sits first), the result."""
    if match is None:
        return f"  {NOBODY} - Z"
    if len(match.seats) == 1:
        return f"  {NOBODY} - U"
    other = match_of(match).others(person)[0]
    colour = "w" if match.seats[0] == person else "b"
    return f"  {seeds[other]:>4} {colour} {_result(match, person)}"


def _result(match: Match, person: int) -> str:
    """1, = and 0 for games, + and - for those that were forfeited; blank while it is played."""
    if match.verdict is None or match.places is None:
        return " "
    points = _points(match, person)
    if match.forfeited or match.verdict is MatchVerdict.FORFEIT:
        return "+" if points == 1 else "-"
    return {Fraction(1): "1", Fraction(1, 2): "="}.get(points, "0")
