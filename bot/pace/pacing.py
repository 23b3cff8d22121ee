"""What clocks depend on besides themselves: when the bot, or Discord, was not there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.model.clock import Outage
from bot.model.table import Table
from bot.pace.clock import Circumstances
from bot.pace.turns import About

if TYPE_CHECKING:
    from bot.store import Store

SHORTEST = timedelta(minutes=2)
"""The bot makes sure several times in this that it and Discord are there; what is shorter is no outage."""


class Pacing:
    """Knows since when nobody can play; ``alive_at`` is when an earlier run last knew that they could, if one did."""

    def __init__(self, store: Store, now: Callable[[], datetime], alive_at: datetime | None = None) -> None:
        self._store = store
        self._now = now
        self._alive_at = alive_at

    async def note_alive(self) -> None:
        """People can play now. To be called several times in :data:`SHORTEST`; where it was not, that is an outage."""
        outage = self._outage()
        if outage is not None:
            await self._store.note_outage(outage)
        self._alive_at = self._now()

    def leap(self, span: timedelta) -> None:
        """The world's clock was set forward, which is no outage."""
        if self._alive_at is not None:
            self._alive_at += span

    async def about(self, table: Table) -> About:
        """What the clocks of ``table`` depend on; nothing where none runs."""
        running = [clock.since for clock in table.clocks if clock.since is not None]
        if not running:
            return {}
        outages = await self._store.outages(min(running))
        ongoing = self._outage()
        circumstances = Circumstances(outages=outages if ongoing is None else (*outages, ongoing))
        return {clock.seat: circumstances for clock in table.clocks}

    def _outage(self) -> Outage | None:
        """What has become an outage since the last sign of life."""
        began, now = self._alive_at, self._now()
        return Outage(began, now) if began is not None and now - began >= SHORTEST else None
