"""An archived game, played again from what stays of it: its seed and its moves lead to every position it had."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from bot.tables.core.model import Entry, EntryKind, Table
from bot.tables.core.refusals import Refusal
from bot.tables.history.history import Archive, TurnEnd
from games.engine import AnyGame, IllegalMove

BATCH_SIZE = 10
"""Moves that are made at once; then others have their turn."""


class PlayedAgain(msgspec.Struct, frozen=True):
    """A game from its start to its end, its ``last`` state. Its revisions count moves, for those that it had are gone.

    ``states`` are encoded, by revision; nobody knows any more when a turn ended, so all ended when the game did.
    """

    last: Any
    ends: list[TurnEnd]
    states: dict[int, bytes]
    entries: list[Entry]

    def between(self, after: int, last: int | None) -> list[Entry]:
        """The moves after revision ``after`` up to ``last``."""
        return self.entries[after:last]


async def played_again(table: Table, archive: Archive | None, game: AnyGame, first: Any = None) -> PlayedAgain:
    """Plays an archived ``table`` again, from its seed or another ``first`` state.

    Raises Refusal where this version's rules no longer lead to its result.
    """
    if table.seed is None or archive is None:
        raise Refusal("refusal-swept")
    try:
        if first is None:
            first = game.setup(len(table.seats), msgspec.convert(table.options, game.Options), table.seed)
        found = await _played(table, archive, game, first)
    except (IllegalMove, msgspec.MsgspecError, ValueError, LookupError):
        raise Refusal("refusal-swept-rules") from None
    leads_there = _same_rules(table, game) if archive.result is None else game.standings(found.last) == archive.result
    if not leads_there:
        raise Refusal("refusal-swept-rules")
    return found


async def _played(table: Table, archive: Archive, game: AnyGame, state: Any) -> PlayedAgain:
    at, entries = table.touched_at, list[Entry]()
    ends, states = [TurnEnd(0, 0, None, at)], {0: game.encode(state)}
    for number, (seat, key) in enumerate(archive.moves, start=1):
        turn, outcome = game.turn(state), game.apply(state, seat, key)
        state = outcome.state
        ended = game.turn(state) != turn or not game.to_act(state)
        entries.append(
            Entry(
                table_id=table.id,
                revision=number,
                kind=EntryKind.MOVE,
                at=at,
                seat=seat,
                key=key,
                events=outcome.events,
                turn_ended=ended,
            )
        )
        if ended:
            ends.append(TurnEnd(number, game.turn(state), seat, at))
            states[number] = game.encode(state)
        if number % BATCH_SIZE == 0:
            await asyncio.sleep(0)
    return PlayedAgain(state, ends, states, entries)


def _same_rules(table: Table, game: AnyGame) -> bool:
    return table.rules_version == game.version
