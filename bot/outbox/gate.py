"""The one gate that every ping passes: may this person be disturbed now, and how often may they be."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from bot.outbox.model import Kind, OutboxItem
from bot.people.availability import quiet_until
from bot.people.settings import TurnAlert

if TYPE_CHECKING:
    from bot.people.service import People

MAX_BY_ONE = 3
"""One person has another pinged at most so often an hour, at whatever tables."""

MAX_AT_TABLE = 6
"""A table, or a server beside its tables, pings one person at most so often an hour, besides for their turns."""

MAX_ASKED = 1
"""Questions of nobody in particular ping one person at most so often an hour, at whatever tables."""

HOUR = timedelta(hours=1)
TIDY_EVERY = timedelta(minutes=5)
"""How often records older than an hour are forgotten."""


class Ping(NamedTuple):
    """Why a post pings: ``by`` has caused it (None: nobody in particular).

    ``heeds``: quiet hours count, as they do at every pace but the fastest. Those who are ``free`` are pinged for their
    turn, which is never too often.
    """

    by: int | None = None
    heeds: bool = True
    free: Collection[int] = ()


class Admitted(NamedTuple):
    """The users whom a post may ping now, and those who are to be notified later."""

    now: Sequence[int]
    later: Sequence[int]


class Gate:
    """Asks ``people`` who may be disturbed, and counts pings of the last hour in this process."""

    def __init__(self, people: People, now: Callable[[], datetime]) -> None:
        self._people = people
        self._now = now
        self._pings: dict[tuple[object, ...], list[tuple[datetime, int]]] = {}
        self._tidied_at = now()

    async def admit(self, item: OutboxItem, users: Sequence[int], ping: Ping) -> Admitted:
        """Return which of ``users`` the post of ``item`` may ping; the same at every attempt."""
        now, later = list[int](), list[int]()
        for user in dict.fromkeys(users):
            if user not in ping.free and await self.rests(user, heeds=ping.heeds):
                later.append(user)
            elif user in ping.free or self._counted(item, user, ping.by):
                now.append(user)
            elif ping.by is None:
                later.append(user)  # what somebody has caused too often is not worth a message either
        return Admitted(now, later)

    async def rests(self, user_id: int, *, heeds: bool) -> bool:
        """Whether a person is not to be pinged now: in quiet hours, on vacation, or ever."""
        schedule, alerts = (await self._people.wishes([user_id]))[user_id]
        return alerts.turn is TurnAlert.NONE or (heeds and quiet_until(schedule, self._now()) is not None)

    def _counted(self, item: OutboxItem, user: int, by: int | None) -> bool:
        """Whether one more ping is not too often, which is noted."""
        limits: dict[tuple[object, ...], int] = {("place", item.kind.target, item.subject, user): MAX_AT_TABLE}
        if by is not None and by != user:
            limits["by", by, user] = MAX_BY_ONE
        if by is None and item.kind is Kind.POLL:
            limits["asked", user] = MAX_ASKED
        now = self._now()
        if now - self._tidied_at > TIDY_EVERY:
            self._pings = {key: times for key, times in self._pings.items() if times[-1][0] > now - HOUR}
            self._tidied_at = now
        found = {key: [each for each in self._pings.get(key, ()) if each[0] > now - HOUR] for key in limits}
        if any(number == item.id for times in found.values() for _, number in times):
            return True
        if any(len(times) >= limits[key] for key, times in found.items()):
            return False
        self._pings |= {key: [*times, (now, item.id)] for key, times in found.items()}
        return True
