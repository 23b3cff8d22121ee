"""The interface of the table service to the store: one change of a table, committed as a whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, UnsetType

from bot.outbox.model import NewItem
from bot.scheduler.model import Due
from bot.scores.result import Result
from bot.tables.core.model import Entry, Table
from bot.tables.history.history import TurnEnd
from bot.tables.polls.model import Answered, Poll
from bot.tables.time.clock import SeatClock
from bot.tables.time.turns import ClockContexts
from games.engine import UnreadableState

if TYPE_CHECKING:
    import sqlalchemy as sa


class Stored(msgspec.Struct, frozen=True):
    """A table as it is stored, with its secrets."""

    table: Table
    state: bytes | None
    seed: bytes | None
    hands_due: int  # a bit per seat whose changed hand is sent at the turn's end
    clock_contexts: ClockContexts | None = None  # None: not read with it


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
    polls: tuple[Poll[Any], ...] = ()  # those that are new, or have changed by more than by answers
    poll_answers: tuple[Answered, ...] = ()  # those that were given to others
    polls_over: tuple[int, ...] = ()  # the revisions of those that are over
    charged: tuple[tuple[int, int], ...] = ()  # user ids and days of vacation for which clocks have rested
    forget: bool = False  # nothing before this change can be taken back any more
    turn_end: TurnEnd | None = None  # the turn that ends with this change: its position, ``state``, is kept
    take_back: int | None = None  # the revision of the move that this change undoes, with what was taken along with it
    items: tuple[NewItem, ...] = ()
    drop_items: bool = False  # those that nobody has begun to say; notices stay
    forget_posts: tuple[int, ...] = ()  # of these seats
    result: Result | None = None  # of the game that ends with this change
    due: dict[Due, datetime | None] = {}  # times to be set, or (None) cleared
    planned: bool = False  # somebody plans ahead at the table; known once it is stored


Follow = Callable[["sa.Connection", Change], None]
"""Stores what follows from a change, in its transaction."""


class RevisionConflict(Exception):  # noqa: N818 - what happened, not that it is an error
    """The table is no longer at the revision that the change was made for. Nothing was stored."""


class DuplicateRequest(Exception):  # noqa: N818 - what happened, not that it is an error
    """A change with the same ``interaction_id`` is stored already. Nothing was stored now."""


class UnreadableTable(Exception):  # noqa: N818 - what it is, not that it is an error
    """The rows of a table hold something that this program cannot read. The message says which table, and what."""


class UnknownGame(UnreadableState):
    """No package of a table's game can be used."""


class ChannelTaken(Exception):  # noqa: N818 - what happened, not that it is an error
    """The channel holds another live table. Nothing was stored."""
