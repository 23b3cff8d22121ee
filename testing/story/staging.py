"""What is done to a running table past Discord: positions put into it, its end, its game taken away; and undo then."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from bot.app import Cairn
from bot.core.config import Settings
from bot.tables.core import play
from bot.tables.core.model import Position, Status
from contract.walk import thumbed
from games import GAMES, PACKAGES
from testing.driver import Sandbox, User
from testing.story.acts import at_table
from testing.story.helpers import put, said
from testing.story.journal_checks import all_said
from testing.story.table import Table
from testing.views import Response


async def staged(cairn: Cairn, settings: Settings, change: Callable[[Any], Any]) -> Position:
    """Writes the first table's position into the store as ``change`` leaves it, or returns it; the position."""
    position = await cairn.tables.position(1)
    game = GAMES[position.table.game]
    state = game.clone(position.state)
    state = change(state) or state
    await put(settings, game.encode(state), *game.to_act(state))
    return await cairn.tables.position(1)


async def play_out(cairn: Cairn, table_id: int = 1) -> None:
    """Play a table to its end by rules of thumb."""
    rng, number = Random(1), 0
    while not (position := await cairn.tables.position(table_id)).over:
        seat, key = thumbed(position.game, position.state, list(position.decisions), rng)
        user_id = position.table.seats[seat].user_id
        assert user_id is not None
        await play.act(cairn.tables, table_id, None, user_id, key, f"out-{table_id}-{number}")
        number += 1


@asynccontextmanager
async def game_away(cairn: Cairn, sandbox: Sandbox, game: str, *tables: int) -> AsyncIterator[None]:
    """The package of a game is taken away, until these tables rest, and is brought back at the end, until they run."""
    PACKAGES.leave_out(game, "it was moved away")
    try:
        for table_id in tables:
            while (await cairn.tables.get(table_id)).status is not Status.QUARANTINED:
                await sandbox.settled(0.02)
        await all_said(cairn.store, sandbox)
        yield
    finally:
        PACKAGES.look_again()
    for table_id in tables:
        while (table := await cairn.tables.get(table_id)).status is Status.QUARANTINED and not table.resting:
            await sandbox.settled(0.02)
        if not table.resting:
            await all_said(cairn.store, sandbox)


def undo(panel: Response) -> str | None:
    """The custom id of a panel's Undo; None where nothing can be taken back."""
    return next((found for b in panel.buttons if (found := b.custom_id or "").startswith("cairn:b:undo:")), None)


def can_undo(panel: Response) -> bool:
    return undo(panel) is not None


async def refused_undo(table: Table, user: User) -> None:
    """Check that a revealed move cannot be taken back, and that ``user`` is told so kindly, alone."""
    refused = await at_table(user, "undo", table.channel)
    assert refused.ephemeral
    assert not refused.failed
    assert refused.text == said(user, "refusal-undo-revealed")
