"""The outbox items that remind people to check in."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.core.pace import Pace
from bot.outbox.model import Kind, NewItem
from bot.tournaments.model import Tournament, TournamentState

REMIND_BEFORE = {Pace.EVENING: timedelta(minutes=10)}
"""How long before the end of a check-in people are reminded, where that is not four hours."""

MAX_NUMBERS = 10_000
"""Numbers of participants are below this: with that of the tournament they are the number of an item."""


def reminders(state: TournamentState, until: datetime, now: datetime) -> list[NewItem]:
    """The items that remind everybody of a check-in that begins ``now`` and lasts ``until`` then."""
    wait = (due_at(state.tournament, until) - now).total_seconds()
    first = state.tournament.id * MAX_NUMBERS
    return [NewItem(Kind.CHECK_IN_REMINDER, first + each.number, wait=max(wait, 0.0)) for each in state.people]


def due_at(tournament: Tournament, until: datetime) -> datetime:
    """When people are reminded of a check-in that lasts ``until`` then."""
    return until - REMIND_BEFORE.get(tournament.plan.pace, timedelta(hours=4))
