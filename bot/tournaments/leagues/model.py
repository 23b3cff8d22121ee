"""Leagues, as data: seasons of divisions, each of which is a tournament in which everybody meets everybody.

A season is a tournament itself: people sign up and check in for it. Once it begins they are put into divisions, and it
is over when the last of these is.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec

from bot.tournaments.model import Participant, Phase, Tournament, TournamentPlan, TournamentState
from bot.tournaments.played import in_order, standing


class LeaguePlan(msgspec.Struct, frozen=True, kw_only=True):
    """How a league is played: each ``season`` in divisions of ``division_size``, between two of which ``movers`` go up.

    As many go down. Sign-up to the next season is open for ``break_days`` after one.
    """

    season: TournamentPlan
    division_size: int
    movers: int
    break_days: int


class League(msgspec.Struct, frozen=True, kw_only=True):
    """A league in the channel ``channel_id``. One that ``closes`` has no season after the one that is played."""

    id: int
    guild_id: int
    channel_id: int
    opener_id: int
    plan: LeaguePlan
    opened_at: datetime
    closes: bool = False


class Season(msgspec.Struct, frozen=True, kw_only=True):
    """A season of a league: its sign-up with all who play or wait, and its divisions from the first on."""

    league: League
    sign_up: TournamentState
    divisions: tuple[TournamentState, ...] = ()

    @property
    def tournament(self) -> Tournament:
        """The tournament that the season is."""
        return self.sign_up.tournament

    @property
    def over(self) -> bool:
        """Whether it is."""
        return self.tournament.phase is Phase.OVER

    def division_of(self, user_id: int) -> TournamentState | None:
        """The division in which a person plays."""
        return next((each for each in self.divisions if each.of_user(user_id) is not None), None)

    def waits(self, user_id: int) -> bool:
        """Whether a person waits for the next season."""
        mine = self.sign_up.of_user(user_id)
        return mine is not None and self.tournament.phase is Phase.RUNNING and is_waiting(mine)


MAX_TOLD, MAX_NAMED = 12, 60
"""The number of divisions that a post at a season’s end tells of, and about that of the people it names."""


def divisions_told(league: League) -> int:
    """How many divisions go into one post at the end of a season."""
    return min(MAX_TOLD, max(1, MAX_NAMED // (1 + 2 * league.plan.movers)))


def is_waiting(person: Participant) -> bool:
    """Whether somebody came to a season after it had begun, and found no place."""
    return not person.seed and person.dropped is None


def winners(division: TournamentState) -> list[int]:
    """Those by user id who share the first place of a division."""
    people = {each.number: each for each in division.people}
    return [people[each.person].user_id for each in standing(division) if each.place == 1 and not each.dropped]


def movers(divisions: Sequence[TournamentState]) -> list[int]:
    """How many change places between each division and the next below."""
    return [each.tournament.plan.down for each in divisions[:-1]]


def ranked(division: TournamentState) -> list[int]:
    """The people of a division by user id, the best first, those who have dropped out at the end."""
    people = {each.number: each for each in division.people}
    return [people[each].user_id for each in in_order(division)]
