"""Bans from a server's tables: their managers let somebody come to none of them."""

from __future__ import annotations

import contextlib

from bot.core.refusal import Refusal
from bot.matchmaking.service import Matchmaking
from bot.tables.core import queries
from bot.tables.core.model import Status, Table
from bot.tables.core.service import Tables
from bot.tables.lobby import invited
from bot.tables.lobby import service as lobby
from bot.tournaments import queries as tournament_rows
from bot.tournaments.leagues.model import is_waiting
from bot.tournaments.model import Organiser, Phase, TournamentState
from bot.tournaments.service import TournamentService


async def ban(
    tables: Tables, finding: Matchmaking, tournaments: TournamentService, by: Organiser, user_id: int, reason: str
) -> list[Table]:
    """Let a person open, join and look for no table on a server any more, and return the games they play in there.

    These go on. They leave lobbies, queues, invitations and tournaments, whose organisers are told the ``reason``.
    May be done again wherever it was interrupted. Raise Refusal where ``by`` may not.
    """
    guild_id = by.actor.guild_id
    if guild_id is None:
        raise Refusal("refusal-guild-only")
    if user_id == by.actor.user_id:
        raise Refusal("refusal-ban-yourself")
    await tables.people.ban(guild_id, user_id)
    for entry in (await finding.standing(guild_id, user_id)).queue_entries:
        with contextlib.suppress(Refusal):  # its table is being opened, which refuses by itself
            await finding.give_up(guild_id, user_id, entry.id)
    for tournament in await tables.store.read(tournament_rows.live, guild_id):
        with contextlib.suppress(Refusal):  # it is over meanwhile
            await _remove(tournaments, await tournaments.get(tournament.id, guild_id), by, user_id, reason)
    known = [each for each in await tables.store.read(queries.of_guild, guild_id) if each.live]
    for table in known:
        if table.status is Status.LOBBY:
            with contextlib.suppress(Refusal):  # it begins at this moment
                await _leave(tables, table, user_id)
    return [table for table in known if table.status is Status.RUNNING and table.seat_of(user_id) is not None]


async def _remove(
    tournaments: TournamentService, state: TournamentState, by: Organiser, user_id: int, reason: str
) -> None:
    who, tournament = state.of_user(user_id), state.tournament
    if who is None or who.dropped is not None:
        return
    if not tournament.is_season or tournament.phase is not Phase.RUNNING:
        await tournaments.remove(tournament.id, by, user_id, reason)
    elif is_waiting(who):
        await tournaments.leave(tournament.id, tournament.guild_id, user_id)


async def _leave(tables: Tables, table: Table, user_id: int) -> None:
    if user_id in table.invitations.invited:
        await invited.decline(tables, table.id, user_id)
    if table.seat_of(user_id) is not None:
        await lobby.leave(tables, table.id, user_id)
