"""What every part of the tournament service shares: reading a tournament, changing it, who may do what."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec

from bot.model.contest import Contest, Official, Phase, Whole
from bot.model.refusal import Refusal
from bot.steady_time import utc_now
from bot.store import contests
from bot.store.contests import Decide
from games import GAMES
from games.engine import AnyGame

if TYPE_CHECKING:
    from bot.store import Store
    from bot.tables.tables import Tables


class ContestsBase:
    """The store and the tables; ``draw_lot`` draws a lot, ``on_change`` is called when there is something to do."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        games: Mapping[str, AnyGame] = GAMES,
        *,
        now: Callable[[], datetime] = utc_now,
        draw_lot: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._games = games
        self._now = now
        self._draw_lot = draw_lot
        self._on_change = on_change

    async def get(self, contest_id: int, guild_id: int | None) -> Whole:
        """A tournament of a server. Raises Refusal for any other."""
        whole = await self._store.read(contests.find, contest_id)
        if whole is None or whole.contest.guild_id != guild_id:
            raise Refusal("refusal-no-tournament")
        return whole

    async def find(self, contest_id: int) -> Whole | None:
        """The tournament with this id."""
        return await self._store.read(contests.find, contest_id)

    async def of_guild(self, guild_id: int, most: int = 25) -> list[Contest]:
        """The latest tournaments of a server, newest first."""
        return await self._store.read(contests.of_guild, guild_id, most)

    async def _alter(self, contest_id: int, guild_id: int | None, decide: Decide) -> Whole:
        """Changes a tournament of a server as ``decide`` says. Raises Refusal, and whatever that raises."""
        await self.get(contest_id, guild_id)
        whole = await self._store.write(contests.alter, contest_id, decide)
        if whole is None:
            raise Refusal("refusal-no-tournament")
        self._on_change()
        return whole

    def _touched(self, contest: Contest, **changes: object) -> Contest:
        """A tournament after a change made now."""
        return msgspec.structs.replace(contest, changed_at=self._now(), **changes)

    async def _require_organiser(self, contest_id: int, by: Official) -> Whole:
        """A tournament for somebody who organises it: who opened it, who has the role for that, and managers."""
        whole = await self.get(contest_id, by.actor.guild_id)
        role = (await self._store.guild_settings(whole.contest.guild_id)).organisers
        mine = by.actor.user_id == whole.contest.opener_id
        if not (by.actor.manager or mine or (role is not None and role in by.roles)):
            raise Refusal("refusal-tournament-organisers")
        return whole


def require_phase(contest: Contest, *phases: Phase) -> None:
    """Refuses unless a tournament is at one of ``phases``."""
    if contest.phase not in phases:
        raise Refusal(
            {
                Phase.SIGN_UP: "refusal-tournament-not-begun",
                Phase.CHECK_IN: "refusal-tournament-not-begun" if Phase.RUNNING in phases else "refusal-sign-up-over",
                Phase.RUNNING: "refusal-sign-up-over",
                Phase.OVER: "refusal-tournament-over",
            }[contest.phase]
        )
