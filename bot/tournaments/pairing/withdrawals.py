"""Withdrawals from a round robin of two: whose games count for nobody. Pure.

Who leaves before half of the rounds are played by them has met some and not others. So that nobody gains or loses by
whom they happened to meet, all of their games are left out of the standings (FIDE, C.05), with the byes and forfeits
of those who would have met them. Who leaves later has played enough: their games count, the rest is won without play.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.tournaments.pairing import circle
from bot.tournaments.pairing.field import Entrant, Pairing


def left_early(entrants: Sequence[Entrant], played: Sequence[Pairing], rounds: int) -> frozenset[int]:
    """Those who have dropped out, and had played fewer than half of so many ``rounds``."""
    games = {
        each.person: sum(
            each.person in match.seats and not match.bye and not match.forfeited and match.places is not None
            for match in played
        )
        for each in entrants
        if each.dropped
    }
    return frozenset(person for person, count in games.items() if 2 * count < rounds)


def counted(entrants: Sequence[Entrant], played: Sequence[Pairing], rounds: int) -> list[Pairing]:
    """The matches that count in the standings of a round robin of two that goes over so many ``rounds``."""
    gone = left_early(entrants, played, rounds)
    if not gone:
        return [*played]
    everybody = [replace(each, dropped=False) for each in entrants]
    spoilt = {
        (person, number)
        for number in range(1, rounds + 1)
        for pair in circle.pairs(everybody, number)
        if gone & {*pair}
        for person in pair
    }
    return [
        match
        for match in played
        if not gone & {*match.seats} and not (match.bye and (match.seats[0], match.round) in spoilt)
    ]
