"""Checking the shuffle of a table that is over: that its seed was fixed from the start, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.message import Message, layout, text_block
from bot.tables.core.model import Table
from bot.tables.show.lookup import pieces
from bot.tables.show.status import title
from games import GAMES
from games.engine import commitment

MAX_ORDERS_TEXT = 3000


def shuffle_check(table: Table, localizer: Localizer) -> Message:
    """Whether the seed of ``table`` fits what was shown at its start, and every hidden order that came from it."""
    heading = text_block(f"### {localizer.format('button-shuffle')}\n-# {title(table, localizer)}")
    if table.seed is None or table.commitment is None:
        return Message(layout(heading, text_block(localizer.format("shuffle-open"))))
    fits = commitment(table.seed) == table.commitment
    verdict = "shuffle-fits" if fits else "shuffle-wrong"
    said = localizer.format(verdict, hash=table.commitment, seed=table.seed.hex())
    return Message(
        layout(
            heading,
            text_block(("✅ " if fits else "❌ ") + said),
            *(_dealt(table, table.seed, localizer) if table.game in GAMES else ()),
        )
    )


def _dealt(table: Table, seed: bytes, localizer: Localizer) -> Iterator[ui.TextDisplay[Any]]:
    yield text_block(localizer.format("shuffle-order", command=_command(table)))
    yield text_block("\n".join(_orders(table, seed, localizer)), MAX_ORDERS_TEXT)


def _orders(table: Table, seed: bytes, localizer: Localizer) -> list[str]:
    """Every order that the game began with, in the reader's words without icons where its pieces have names."""
    game, names = GAMES[table.game], pieces(localizer.in_words())
    state = game.setup(len(table.seats), game.Options(**table.options), seed)
    return [
        f"`{place}` {', '.join(names.get(piece, piece) for piece in order)}"
        for place, order in game.orders(state).items()
    ]


def _command(table: Table) -> str:
    """The command that repeats the deal."""
    options = GAMES[table.game].Options(**table.options)
    usual = options == GAMES[table.game].Options()
    given = "" if usual else f" --options '{msgspec.json.encode(options).decode()}'"
    seed = table.seed.hex() if table.seed else ""
    return f"cairn verify {table.game} --seats {len(table.seats)} --seed {seed}{given}"
