"""The games of a tournament as cross-tables and reports show them: in the rounds in which they belong. Pure."""

from __future__ import annotations

import msgspec

from bot.tournaments.model import Match, MatchVerdict, TournamentState


def counted(state: TournamentState) -> list[Match]:
    """The matches that count, or may yet, by round. Those made up for later stand in the round that was missed.

    So everybody has at most one in each round.
    """
    found: list[Match] = []
    taken: set[tuple[int, int]] = set()
    for match in sorted(state.matches, key=lambda each: (each.round, each.number)):
        if match.verdict is MatchVerdict.ANNULLED:
            continue
        free = (
            number
            for number in range(1, match.round + 1)
            if number == match.round or _missed(state, match, number)
            if not any((person, number) in taken for person in match.seats)
        )
        number = next(free, match.round)
        taken |= {(person, number) for person in match.seats}
        found.append(msgspec.structs.replace(match, round=number))
    return sorted(found, key=lambda each: (each.round, each.number))


def _missed(state: TournamentState, match: Match, number: int) -> bool:
    """Whether something was annulled in a round of fixtures for which ``match`` may have been played later."""
    if not state.tournament.plan.has_fixtures:
        return False
    gone = [each for each in state.matches if each.round == number and each.verdict is MatchVerdict.ANNULLED]
    return any({*match.seats} & {*each.seats} for each in gone)
