"""Films of games, of what everybody sees."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import NamedTuple

from bot.core.fair_queue import QueueKey
from bot.core.localizer import Localizer
from bot.core.workers.film_pool import FilmPool, Progress
from bot.core.workers.film_worker import Shot
from bot.tables.core.model import Position, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.history import replays
from bot.tables.history.history import TurnEnd
from bot.tables.show.names import render_context, short_name
from render.scene import Film

MAX_TURNS = 600
"""Turns of one film: the last ones of a longer game."""

LAST_SECONDS = 3.0
"""Seconds for which the last picture stands."""


class Reel(NamedTuple):
    """The turns of a game that a film shows, by number, the one before them first; the game has ``last`` turns."""

    ends: Sequence[tuple[int, TurnEnd]]
    last: int

    @property
    def turns(self) -> tuple[int, int]:
        """The numbers of the first and the last turn."""
        return self.ends[0][0], self.ends[-1][0]


async def reel(tables: Tables, table: Table, since: int = 0) -> Reel:
    """Choose the turns of a game that ended after a revision. Raises Refusal where there are none."""
    ends = list(enumerate(await replays.turns(tables, table)))
    first = next((number for number, end in ends if end.revision > since), len(ends))
    chosen = ends[max(0, first - 1) :][-MAX_TURNS:] if since else ends[-MAX_TURNS:]
    if len(chosen) < 2:
        raise Refusal("refusal-film-none")
    return Reel(chosen, len(ends) - 1)


async def film(
    tables: Tables,
    pool: FilmPool,
    position: Position,
    shown: Reel,
    words: Localizer,
    progress: Progress,
    claim: QueueKey,
) -> Film:
    """Make a film with these ``words``; ``progress`` is told how many turns are done. Raises what ``pool`` does."""
    on = render_context(position.table, words.language)
    shots = partial(_shots, tables, position, shown, words)  # begun anew where a worker dies
    return await pool.film(on, len(shown.ends), shots, progress, claim)


async def _shots(tables: Tables, position: Position, shown: Reel, words: Localizer) -> AsyncIterator[Shot]:
    """Return a spectator's views at the ends of turns."""
    table, ends = position.table, [end for _, end in shown.ends]
    (number, first), *_ = shown.ends
    before = first.revision
    async for end, view in replays.views(tables, position, ends):
        entries = await replays.between(tables, table, before, end.revision) if end.revision > before else []
        events = (event for entry in entries for event in entry.readable(None))
        final = end is ends[-1]
        over = position.standings() if final and table.over and number == shown.last else None
        yield Shot(
            view=view,
            touched=frozenset(piece for event in events for piece in event.touched),
            title=_title(table, end, number, shown.last, words),
            seconds=LAST_SECONDS if final else 1.0,
            standings=over or (),
        )
        before, number = end.revision, number + 1


def _title(table: Table, end: TurnEnd, number: int, last: int, words: Localizer) -> str:
    if end.seat is None:
        return words.format("film-start")
    return words.format("film-title", turn=number, last=last, who=short_name(table.seats[end.seat], words, plain=True))
