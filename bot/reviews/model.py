"""Reviews that people share: positions of a game that is over, pinned with a line."""

from __future__ import annotations

from datetime import datetime

import msgspec

from bot.learning.model import LostMoment

MAX_LINE = 200
"""Characters of the line below a pinned position."""
MAX_OWN, MAX_PINS = 10, 60
"""Positions that one person, and all together, may pin in one game."""


class Pin(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a turn of a game that is over, with a line by a person; ``number`` tells it from the table's others.

    ``eyes`` say which hands it shows, see :mod:`bot.tables.history.replays`. With a ``moment`` it is one that a search
    has found for the person instead, and shows how it lay before their choice.
    """

    table_id: int
    number: int
    user_id: int
    turn: int
    eyes: str
    words: str
    at: datetime
    moment: LostMoment | None = None


class Reviewer(msgspec.Struct, frozen=True, kw_only=True):
    """A person who takes part in the review of a game.

    ``agreed_at``: since then others may see the moments in which they lost most; ``looked``: these were looked for.
    """

    user_id: int
    table_id: int
    agreed_at: datetime | None = None
    looked: bool = False
