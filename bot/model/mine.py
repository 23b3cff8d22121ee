"""A person's own tables, as a value."""

from __future__ import annotations

from datetime import datetime

import msgspec

from bot.model.table import Table


class Mine(msgspec.Struct, frozen=True):
    """One of a person's live tables, and whether it waits for that person.

    ``until``: then the time of whoever it waits for runs out, that person's before others'; ``late``: it has.
    """

    table: Table
    my_turn: bool
    until: datetime | None = None
    late: bool = False
