"""Parts of the tournament service that all others share: reading and changing a tournament, permissions."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from bot.core.refusal import Refusal
from bot.core.steady_time import utc_now
from bot.people import setting_queries as settings
from bot.tournaments import queries as tournaments
from bot.tournaments.model import Organiser, Phase, Tournament, TournamentState
from bot.tournaments.queries import Decide
from games import GAMES
from games.engine import AnyGame

if TYPE_CHECKING:
    from bot.db import Store
    from bot.tables.core.service import Tables


Also = Callable[[sa.Connection], None]
"""A function that stores something in the transaction in which a tournament is changed."""


async def _english(_guild_id: int) -> str:
    return "en"


class TournamentBase:
    """The store and the tables; ``draw_seed`` draws a lot, ``language`` tells in which language a server is written to.

    ``on_server`` tells whether a server is this process's to see to, ``on_outbox`` is called when there is something to
    say.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        games: Mapping[str, AnyGame] = GAMES,
        *,
        now: Callable[[], datetime] = utc_now,
        draw_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        on_server: Callable[[int], bool] = lambda _: True,
        on_outbox: Callable[[], None] = lambda: None,
        language: Callable[[int], Awaitable[str]] = _english,
    ) -> None:
        self._store = store
        self._tables = tables
        self._games = games
        self._now = now
        self._draw_seed = draw_seed
        self._on_server = on_server
        self._on_outbox = on_outbox
        self._language = language

    async def get(self, tournament_id: int, guild_id: int | None) -> TournamentState:
        """A tournament of a server. Raises Refusal for any other."""
        state = await self._store.read(tournaments.find, tournament_id)
        if state is None or state.tournament.guild_id != guild_id:
            raise Refusal("refusal-no-tournament")
        return state

    async def find(self, tournament_id: int) -> TournamentState | None:
        """The tournament with this id."""
        return await self._store.read(tournaments.find, tournament_id)

    async def of_guild(self, guild_id: int, most: int = 25) -> list[Tournament]:
        """The tournaments of a server: those under way, then those that are over, newest first."""
        return await self._store.read(tournaments.of_guild, guild_id, most)

    async def played_by(self, user_id: int, tournament_ids: Sequence[int]) -> list[int]:
        """Those of these tournaments that a person plays in."""
        return await self._store.read(tournaments.played_by, user_id, tournament_ids)

    async def _change_state(
        self, tournament_id: int, guild_id: int | None, decide: Decide, *also: Also
    ) -> TournamentState:
        """Changes a tournament of a server as ``decide`` says. Raises Refusal, and whatever that raises.

        What is ``also`` to be stored is in the same transaction.
        """
        await self.get(tournament_id, guild_id)
        state = await self._store_change(tournament_id, decide, *also)
        if state is None:
            raise Refusal("refusal-no-tournament")
        self._tables.scheduler.wake()
        return state

    async def _store_change(self, tournament_id: int, decide: Decide, *also: Also) -> TournamentState | None:
        """The tournament as ``decide`` has changed it, None where there is none. What is to be said of it is queued."""

        def change(connection: sa.Connection) -> TournamentState | None:
            state = tournaments.change_state(connection, tournament_id, decide)
            for store in also:
                store(connection)
            return state

        state = await self._store.write(change)
        self._on_outbox()
        return state

    def _touched(self, tournament: Tournament, **changes: object) -> Tournament:
        """A tournament after a change made now."""
        return msgspec.structs.replace(tournament, changed_at=self._now(), **changes)

    async def _is_appointed(self, by: Organiser, guild_id: int) -> bool:
        """Whether somebody has the role of organisers on a server, or manages it."""
        role = (await self._store.read(settings.of_guild, guild_id)).organisers
        return by.actor.manager or (role is not None and role in by.roles)

    async def organises(self, state: TournamentState, by: Organiser) -> bool:
        """Whether somebody organises a tournament: has opened it, or is appointed."""
        tournament = state.tournament
        return by.actor.user_id == tournament.opener_id or await self._is_appointed(by, tournament.guild_id)

    async def organised(self, tournament_id: int, by: Organiser) -> TournamentState:
        """A tournament for somebody who organises it: who has opened it, or is appointed. Raises Refusal."""
        state = await self.get(tournament_id, by.actor.guild_id)
        if not await self.organises(state, by):
            raise Refusal("refusal-tournament-organisers")
        return state


def require_phase(tournament: Tournament, *phases: Phase) -> None:
    """Refuses unless a tournament is at one of ``phases``."""
    if tournament.phase not in phases:
        raise Refusal(
            {
                Phase.SIGN_UP: "refusal-tournament-not-begun",
                Phase.CHECK_IN: "refusal-tournament-not-begun" if Phase.RUNNING in phases else "refusal-sign-up-over",
                Phase.RUNNING: "refusal-sign-up-over",
                Phase.OVER: "refusal-tournament-over",
            }[tournament.phase]
        )
