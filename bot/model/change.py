"""What the table service asks of the store: one change of a table, committed as a whole or not at all."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec
from msgspec import UNSET, UnsetType

from bot.model.clock import SeatClock
from bot.model.history import TurnEnd
from bot.model.outbox import NewItem
from bot.model.result import Result
from bot.model.table import Entry, Table


class Stored(msgspec.Struct, frozen=True):
    """A table as it is stored, with its secrets."""

    table: Table
    state: bytes | None
    seed: bytes | None
    hands_due: int  # a bit per seat whose changed hand is sent at the turn's end


class Due(StrEnum):
    """What happens to a table by the mere passing of time."""

    LOBBY = "lobby"
    """An untouched lobby is closed."""
    START = "start"
    """A game begins by itself."""
    SEAT_OFFERS = "seat_offers"
    """An offer of a seat that not all have agreed to is withdrawn."""
    UNDO_REQUEST = "undo_request"
    """A request to take something back ends: silence refuses it."""
    SWEEP = "sweep"
    """A game that is over may have been kept for as long as its server keeps games."""
    CLOCK = "clock"
    """Somebody's bank may be empty, or at a table without clocks somebody may be late."""
    ABSENCE = "absence"
    """Something is to be done about somebody who is late, or a vote about it ends."""
    OPEN_SEATS = "open_seats"
    """A seat that nobody has taken over is open no more."""
    PROPOSAL = "proposal"
    """What was proposed to all is off: silence refuses it."""
    PAUSE = "pause"
    """A pause is over."""
    IDLE = "idle"
    """Nobody may have touched the table for long."""
    ORDER = "order"
    """What somebody has planned is played."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A table after a change, the change's journal entry, and what must be posted.

    ``entry.revision`` is one more than that of the row it replaces. ``more`` are the entries of steps that were taken
    with it, each at a revision of its own; ``table.revision`` is that of the last. What is left UNSET or at its default
    is not changed.
    """

    table: Table
    entry: Entry
    more: tuple[Entry, ...] = ()
    interaction_id: str | None = None
    state: bytes | UnsetType = UNSET
    seed: bytes | UnsetType = UNSET
    hands_due: int = 0
    reseated: bool = False
    undo_state: bytes | None = None  # the state before this move, so that it can be taken back
    undo_clocks: tuple[SeatClock, ...] = ()  # the clocks, likewise
    clocks: tuple[SeatClock, ...] = ()  # those that have changed
    charged: tuple[tuple[int, int], ...] = ()  # user ids and days of vacation for which clocks have rested
    forget: bool = False  # nothing before this change can be taken back any more
    turn_end: TurnEnd | None = None  # the turn that ends with this change: its position, ``state``, is kept
    take_back: int | None = None  # the revision of the move that this change undoes, with what was taken along with it
    items: tuple[NewItem, ...] = ()
    drop_items: bool = False  # those that nobody has begun to say; notices stay
    forget_posts: tuple[int | None, ...] = ()  # of these seats; None: the table's public ones
    result: Result | None = None  # of the game that ends with this change
    due: dict[Due, datetime | None] = {}  # times to be set, or (None) cleared


class RevisionConflict(Exception):  # noqa: N818 - what happened, not that it is an error
    """The table is no longer at the revision that the change was made for. Nothing was stored."""


class DuplicateRequest(Exception):  # noqa: N818 - what happened, not that it is an error
    """A change with the same ``interaction_id`` is stored already. Nothing was stored now."""


class UnreadableTable(Exception):  # noqa: N818 - what it is, not that it is an error
    """The rows of a table hold something that this program cannot read. The message says which table, and what."""


class ChannelTaken(Exception):  # noqa: N818 - what happened, not that it is an error
    """The channel holds another live table. Nothing was stored."""
