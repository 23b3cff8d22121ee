"""Another game from a position of one that is over: for friends, against computers, or to try things."""

from __future__ import annotations

import msgspec

from bot.model.gathering import Branch
from bot.model.table import Seat, Status, Table
from bot.tables.gathering import Gatherings
from bot.tables.lobby import FirstPosition
from bot.tables.refusal import Refusal
from bot.tables.replays import Replays
from games.engine import AnyGame


class Branches(Gatherings, Replays):
    """Games that begin where another one stood."""

    async def branch(self, table: Table, turn: int | None, *, open_hands: bool = False) -> Branch:
        """The position of ``table`` at the end of ``turn`` (0: its start; None: the last) as one to begin with.

        Raises Refusal while the game runs, for a turn that it had not, and for its end.
        """
        if not table.over:
            raise Refusal("refusal-branch-running")
        ends = await self.turns(table)
        last = len(ends) - (2 if table.status is Status.FINISHED else 1)
        turn = last if turn is None else turn
        if not 0 <= turn <= last:
            raise Refusal("refusal-branch-turn", last=max(last, 0))
        return Branch(table.id, turn, ends[turn].revision, len(table.seats), open_hands)

    async def _first_position(self, table: Table, game: AnyGame) -> FirstPosition:
        """That of the game it branches from, with its seed, which is known: the shuffle can be checked as there.

        Who sat there sits where they sat; others take what is left, in the order in which they came.
        """
        branch = table.gathering.branch
        if branch is None:
            return await super()._first_position(table, game)
        source = await self.get(branch.table)
        then = await self._before(branch)
        if source.seed is None:
            raise Refusal("refusal-branch-gone")
        return FirstPosition(_seated(table.seats, source.seats), then.state, source.seed)


def _seated(players: tuple[Seat, ...], then: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """``players`` in the seats of a game that began with other people, in seat order."""
    sat = {seat.user_id: seat.seat for seat in then if seat.user_id is not None}
    known = {sat[player.user_id]: player for player in players if player.user_id in sat}
    others = iter([player for player in players if player.user_id not in sat])
    placed = (known.get(number) or next(others) for number in range(len(then)))
    return tuple(msgspec.structs.replace(player, seat=number) for number, player in enumerate(placed))
