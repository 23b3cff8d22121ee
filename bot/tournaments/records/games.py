"""The games of a tournament as cross-tables and reports show them: in the rounds in which they belong. Pure."""

from __future__ import annotations

from collections import defaultdict

import msgspec

from bot.tournaments.model import Match, MatchVerdict, TournamentState


def counted(state: TournamentState) -> list[Match]:
    """The matches that count, or may yet, by round. Those made up for later stand in the round that was missed.

    So everybody has at most one in each round.
    """
    found: list[Match] = []
    taken: set[tuple[int, int]] = set()
    missed = _missed(state)
    for match in sorted(state.matches, key=lambda each: (each.round, each.number)):
        if match.verdict is MatchVerdict.ANNULLED:
            continue
        earlier = sorted(
            number for number in {n for person in match.seats for n in missed[person]} if number < match.round
        )
        free = (number for number in earlier if not any((person, number) in taken for person in match.seats))
        number = next(free, match.round)
        taken |= {(person, number) for person in match.seats}
        found.append(msgspec.structs.replace(match, round=number))
    return sorted(found, key=lambda each: (each.round, each.number))


def _missed(state: TournamentState) -> dict[int, set[int]]:
    """The rounds of fixtures in which something of somebody’s was annulled: that may have been played later."""
    found = defaultdict[int, set[int]](set)
    for each in state.matches if state.tournament.plan.has_fixtures else ():
        if each.verdict is MatchVerdict.ANNULLED:
            for person in each.seats:
                found[person].add(each.round)
    return found
