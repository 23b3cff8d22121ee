"""The people who are waited for, as data."""

from __future__ import annotations

from datetime import datetime

import msgspec


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A person who is waited for at a table, since its board was posted, and what they have been told of it.

    ``told``: what was to be said when the turn came is said. They have been ``reminded`` so often by their own
    interval, and ``urged`` once more when little of the bank was left, the last time at ``last_at``. ``several`` were
    waited for at first; that this is the last of them is said once ``alone`` is set.
    """

    table_id: int
    seat: int
    user_id: int
    since: datetime
    notified: bool = False
    reminded: int = 0
    urged: bool = False
    last_at: datetime | None = None
    several: bool = False
    alone: bool = False
