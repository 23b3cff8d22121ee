"""What the services want to know of people, whatever table they sit at."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec

from bot.model.alerts import Alerts
from bot.model.calendar import Away, Schedule
from bot.people.calendar import is_away, quiet_until
from bot.store import calendars, people

if TYPE_CHECKING:
    from bot.store import Store


class People:
    """The calendars, the wishes and the block lists of people, by user id; ``now`` tells the time."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now

    async def schedule(self, user_id: int) -> Schedule:
        """When a person plays."""
        return (await self.schedules([user_id]))[user_id]

    async def schedules(self, user_ids: Collection[int]) -> dict[int, Schedule]:
        """When each of these people plays."""
        return await self._store.read(calendars.find, user_ids)

    async def preferences(self, user_id: int) -> Alerts:
        """How a person wants to be told that a table waits."""
        return (await self._store.user_settings(user_id)).alerts

    async def set_preferences(self, user_id: int, wanted: Alerts) -> None:
        """Stores how a person wants to be told."""
        known = await self._store.user_settings(user_id)
        await self._store.save_user_settings(user_id, msgspec.structs.replace(known, alerts=wanted))

    async def is_away(self, user_id: int, at: datetime | None = None) -> Away | None:
        """What a person has said of being away ``at`` that time (None: now); None where they are there."""
        return is_away(await self.schedule(user_id), at or self._now())

    async def quiet(self, user_id: int, at: datetime | None = None) -> datetime | None:
        """Until when a person is not to be reminded, if that is so ``at`` that time (None: now); else None.

        They do not play then, or are away; where nobody knows for how long, it is years ahead.
        """
        return quiet_until(await self.schedule(user_id), at or self._now())

    async def blocked(self, user_id: int) -> tuple[int, ...]:
        """The user ids of those whom a person blocks."""
        return await self._store.read(people.blocked, user_id)

    async def blocks(self, user_id: int, other_id: int) -> bool:
        """Whether ``user_id`` blocks ``other_id``: that person is to get no seat at a table which this one has opened.

        Whoever finds people a table or a substitute asks both ways.
        """
        return await self._store.read(people.blocks_any, [user_id], [other_id])
