"""What a table waits for before its game begins, as data."""

from __future__ import annotations

from datetime import datetime

import msgspec

from games.players import Level


class Gathering(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whom a lobby waits for, and until when.

    For each of the ``invited``, by user id, a seat is kept until they join or decline. ``private``: nobody else may
    join. At ``start_at`` the game begins by itself; with ``fill`` computer players of that level take the seats that
    are missing then.
    """

    invited: tuple[int, ...] = ()
    private: bool = False
    start_at: datetime | None = None
    fill: Level | None = None

    def without(self, user_id: int) -> Gathering:
        """Itself once nobody waits for this person any more."""
        return msgspec.structs.replace(self, invited=tuple(user for user in self.invited if user != user_id))
