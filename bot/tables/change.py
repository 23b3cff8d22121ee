"""What the service asks of the store: one change of a table, committed as a whole or not at all."""

from __future__ import annotations

from datetime import datetime

import msgspec
from msgspec import UNSET, UnsetType

from bot.post.errand import Draft
from bot.tables.model import Entry, Table


class Stored(msgspec.Struct, frozen=True):
    """A table as it is stored, with what nobody at it may know."""

    table: Table
    state: bytes | None
    seed: bytes | None
    hands_due: int  # a bit per seat whose changed hand is sent at the turn's end


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is to be, what the journal says about that, and what must be said to people.

    ``table.revision`` is one more than that of the row it replaces, and equals ``entry.revision``. What is left UNSET
    or at its default stays as it is.
    """

    table: Table
    entry: Entry
    once: str | None = None
    state: bytes | UnsetType = UNSET
    seed: bytes | UnsetType = UNSET
    hands_due: int = 0
    reseated: bool = False
    keep: bytes | None = None  # the state before this move, so that it can be taken back
    forget: bool = False  # nothing before this change can be taken back any more
    take_back: int | None = None  # the revision of the move that this change undoes
    errands: tuple[Draft, ...] = ()
    drop_errands: bool = False  # those that nobody has begun to say; notices stay
    forget_posts: tuple[int | None, ...] = ()  # of these seats; None: the table's public ones
    expires: datetime | UnsetType | None = UNSET  # when an untouched lobby is closed


class Moved(Exception):  # noqa: N818 - what happened, not that it is an error
    """The table is no longer at the revision that the change was made for. Nothing was stored."""


class Repeated(Exception):  # noqa: N818 - what happened, not that it is an error
    """A change with the same ``once`` is stored already. Nothing was stored now."""


class ChannelTaken(Exception):  # noqa: N818 - what happened, not that it is an error
    """The channel holds another live table. Nothing was stored."""
