"""A request to take something back, as data."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from bot.model.table import Table


class UndoRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The request of a person (``by``, on ``seat``) to take a game back to the end of the turn at revision ``to``.

    It is done as soon as everybody else has ``agreed``. ``revision`` is the table's when it was made, and tells it from
    later ones; ``turns`` in which the seats of ``undoes`` moved would be undone.
    """

    by: int
    seat: int
    revision: int
    to: int
    turns: int
    undoes: tuple[int, ...]
    made_at: datetime
    agreed: tuple[int, ...] = ()

    def asked(self, table: Table) -> tuple[int, ...]:
        """The user ids of the persons who have to agree; computer players do."""
        return tuple(user for user in table.present if user != self.by)
