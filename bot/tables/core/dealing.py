"""The position with which a game begins: dealt anew, or taken from a game that is over."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from bot.tables.core.model import Seat, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.history import replays
from games.engine import AnyGame


class FirstPosition(NamedTuple):
    """The seats of a game that begins, its state, and the seed that it was dealt from."""

    seats: tuple[Seat, ...]
    state: Any
    seed: bytes


async def first_position(tables: Tables, table: Table, game: AnyGame) -> FirstPosition:
    """Return the position with which the game at ``table`` begins.

    One that branches from another game has that game's seed, which is known: the shuffle can be checked as there.
    Raises Refusal for options that do not fit, and where the other game is gone.
    """
    branch = table.invitations.branch
    if branch is None:
        return _dealt(table, game, tables.draw_seed())
    source = await tables.get(branch.table)
    then = await replays.before_branch(tables, branch)
    if source.seed is None:
        raise Refusal("refusal-branch-gone")
    return FirstPosition(_in_their_seats(table.seats, source.seats), then.state, source.seed)


def _dealt(table: Table, game: AnyGame, seed: bytes) -> FirstPosition:
    try:
        state = game.setup(len(table.seats), msgspec.convert(table.options, game.Options), seed)
    except (ValueError, msgspec.ValidationError):
        raise Refusal("refusal-options") from None
    return FirstPosition(table.seats, state, seed)


def _in_their_seats(players: tuple[Seat, ...], then: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return ``players`` where they sat ``then``, others on what is left, in the order in which they came."""
    sat = {seat.user_id: seat.seat for seat in then if seat.user_id is not None}
    known = {sat[player.user_id]: player for player in players if player.user_id in sat}
    others = iter([player for player in players if player.user_id not in sat])
    placed = (known.get(number) or next(others) for number in range(len(then)))
    return tuple(msgspec.structs.replace(player, seat=number) for number, player in enumerate(placed))
