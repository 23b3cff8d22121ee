"""A tournament of two at a table as a Tournament Report File, FIDE's exchange format (TRF16, handbook C.04 annex 2).

Columns are counted from 1, as the handbook does. FIDE ratings and identity numbers are left blank: nobody has one here.
Points and ranks are those of the standings. Games of who left early are reported as they were played, as FIDE has it.
"""

from __future__ import annotations

from datetime import datetime
from fractions import Fraction

from bot.discord.sanitize import visible
from bot.tournaments.model import Match, MatchVerdict, TournamentState
from bot.tournaments.pairing.history import HALF
from bot.tournaments.played import match_of, standing, uncounted
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
    ranks = {each.person: (rank, each.points) for rank, each in enumerate(standing(state), 1)}
    seeds = {each.number: each.seed for each in state.entrants}
    games = {(person, match.round): match for match in counted(state) for person in match.seats}
    found, spoilt = [], uncounted(state)
    for each in state.entrants:
        rounds = [games.get((each.number, number)) for number in range(1, state.tournament.round + 1)]
        rank, points = ranks[each.number]
        name = visible(each.name)[:33]
        line = f"001 {each.seed:>4} {'':>4} {name:<33} {'':>4} {'':>3} {'':>11} {'':>10}"
        line += f" {float(points):>4.1f} {rank:>4}"
        found.append(line + "".join(_round(match, each.number, seeds, spoilt) for match in rounds))
    return [line.rstrip() for line in found]


def _round(match: Match | None, person: int, seeds: dict[int, int], spoilt: frozenset[int]) -> str:
    """Ten columns: two blanks, the opponent, the colour (white sits first), the result. A ``spoilt`` bye is worth 0."""
    if match is None or (len(match.seats) == 1 and match.id in spoilt):
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
    points = (match_of(match).points() or {}).get(person, Fraction(0))
    if match.forfeited or match.verdict is MatchVerdict.FORFEIT:
        return "+" if points == 1 else "-"
    return {Fraction(1): "1", HALF: "="}.get(points, "0")
