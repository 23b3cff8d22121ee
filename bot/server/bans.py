"""Bans from a server's tables: their managers let somebody come to none of them."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

import sqlalchemy as sa

from bot.core.refusal import Refusal
from bot.matchmaking.service import Matchmaking
from bot.outbox.model import Kind, NewItem
from bot.outbox.queries import insert_items
from bot.people import bans
from bot.people.bans import Ban
from bot.tables.core import queries
from bot.tables.core.model import Status, Table
from bot.tables.core.service import Tables
from bot.tables.lobby import invited
from bot.tables.lobby import service as lobby
from bot.tables.seating import leaving
from bot.tournaments import queries as tournament_rows
from bot.tournaments.leagues.model import is_waiting
from bot.tournaments.model import Organiser, Phase, TournamentState
from bot.tournaments.service import TournamentService


class Running(NamedTuple):
    """The running games of somebody who is banned: a computer player keeps their seat, or they play on."""

    kept: list[Table]
    goes_on: list[Table]


async def ban(
    tables: Tables, finding: Matchmaking, tournaments: TournamentService, by: Organiser, wanted: Ban, why: str
) -> Running:
    """Let a person open, join and look for no table on a server any more, and tell them so, alone.

    They leave lobbies, queues, invitations and tournaments, for which ``why`` is told; a computer player keeps their
    seats in running games, so that nobody has to wait for them. May be done again wherever it was interrupted. Raise
    Refusal where ``by`` may not.
    """
    guild_id, user_id = wanted.guild_id, wanted.user_id
    if user_id == by.actor.user_id:
        raise Refusal("refusal-ban-yourself")

    def store(connection: sa.Connection) -> None:
        bans.store(connection, wanted)
        insert_items(connection, guild_id, guild_id, 0, wanted.at, [NewItem(Kind.BANNED, user_id)])

    await tables.store.write(store)
    tables.scheduler.wake()
    for entry in (await finding.standing(guild_id, user_id)).queue_entries:
        with contextlib.suppress(Refusal):  # its table is being opened, which refuses by itself
            await finding.give_up(guild_id, user_id, entry.id)
    for tournament in await tables.store.read(tournament_rows.live, guild_id):
        with contextlib.suppress(Refusal):  # it is over meanwhile
            await _remove(tournaments, await tournaments.get(tournament.id, guild_id), by, user_id, why)
    running = Running([], [])
    for table in await tables.store.read(queries.of_guild, guild_id):
        if table.status is Status.LOBBY:
            with contextlib.suppress(Refusal):  # it begins at this moment
                await _leave(tables, table, user_id)
        elif table.status is Status.RUNNING and (seat := table.seat_of(user_id)) is not None:
            kept = seat.stand_in or await _kept(tables, table, user_id)
            (running.kept if kept else running.goes_on).append(table)
    tables.on_outbox()
    return running


async def _remove(
    tournaments: TournamentService, state: TournamentState, by: Organiser, user_id: int, why: str
) -> None:
    who, tournament = state.of_user(user_id), state.tournament
    if who is None or who.dropped is not None:
        return
    if not tournament.is_season or tournament.phase is not Phase.RUNNING:
        await tournaments.remove(tournament.id, by, user_id, why)
    elif is_waiting(who):
        await tournaments.leave(tournament.id, tournament.guild_id, user_id)


async def _leave(tables: Tables, table: Table, user_id: int) -> None:
    if user_id in table.invitations.invited:
        await invited.decline(tables, table.id, user_id)
    if table.seat_of(user_id) is not None:
        await lobby.leave(tables, table.id, user_id)


async def _kept(tables: Tables, table: Table, user_id: int) -> bool:
    """Have a computer player keep somebody's seat; return whether it does."""
    try:
        await leaving.leave_to_computer(tables, table.id, user_id)
    except Refusal:  # the game is over meanwhile, or stopped
        return False
    return True
