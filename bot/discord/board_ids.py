"""Which board a message shows: its table, and that table's revision, in the numbers of two of its parts.

Old boards have no buttons, and a message says nothing else that could be read again. The numbers are the least that
Discord leaves alone; they tell no more than the buttons of the same board do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

TABLES, REVISIONS, END = 1_000_000_000, 1_500_000_000, 2**31
"""From which numbers on tables and revisions are counted; below are the numbers of containers, which posts have."""


class BoardShown(NamedTuple):
    """A board as a message shows it."""

    table: int
    revision: int


def numbered(heading: ui.TextDisplay[Any], pictures: Sequence[ui.Item[Any]], shown: BoardShown) -> None:
    """Have the ``heading`` of a board and the first of its ``pictures`` say which board it is."""
    if pictures and shown.table < REVISIONS - TABLES and shown.revision < END - REVISIONS:
        heading.id, pictures[0].id = TABLES + shown.table, REVISIONS + shown.revision


def shown_by(message: discord.Message, bot: int) -> BoardShown | None:
    """Return the board that a message of the ``bot`` (its user id) shows; None where it is no board."""
    if message.author.id != bot:
        return None
    ids = [part.id for part in _parts(message.components)]
    table = next((each for each in ids if TABLES < each < REVISIONS), None)
    revision = next((each for each in ids if each >= REVISIONS), None)
    return None if table is None or revision is None else BoardShown(table - TABLES, revision - REVISIONS)


def is_unnumbered_board(message: discord.Message, bot: int) -> bool:
    """Whether a message of the ``bot`` shows a board and does not say which: 1.0.0 posted it."""
    ours = message.author.id == bot and message.interaction_metadata is None
    galleries = (part for part in _parts(message.components) if isinstance(part, discord.MediaGalleryComponent))
    pictures = (item.media.url for gallery in galleries for item in gallery.items)
    return ours and any("/board-1.png" in url for url in pictures)


def _parts(components: Sequence[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _parts(getattr(part, "children", ()))
