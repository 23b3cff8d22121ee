"""Finding a game, as data: what somebody waits for, and the parties of those who fit."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

import msgspec

from bot.core.pace import Pace
from bot.tables.core.model import Person


class Criteria(NamedTuple):
    """The criteria of somebody who queues on a server: a game for a number of people, at a pace."""

    guild_id: int
    game: str
    seats: int
    pace: Pace


class QueueEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A person waits for others, ``until`` then at the longest; what was asked for in the channel ``channel_id``.

    ``only_one``: the first game that is found takes all their other waits on this server away. ``party``: those who
    fit are being asked; ``ready``: this person has said yes there.
    """

    id: int
    person: Person
    wanted: Criteria
    channel_id: int
    since: datetime
    until: datetime
    only_one: bool = False
    party: int | None = None
    ready: bool = False


class Party(msgspec.Struct, frozen=True, kw_only=True):
    """People who fit are asked, in the channel ``channel_id``, and all have to answer ``until`` then.

    ``queue_entries`` are theirs, who has waited longest first. ``over``: what has come of it, by the message that says
    so. ``table_id``: the table that was opened for them.
    """

    id: int
    wanted: Criteria
    channel_id: int
    made_at: datetime
    until: datetime
    queue_entries: tuple[QueueEntry, ...] = ()
    over: str | None = None
    table_id: int | None = None

    @property
    def complete(self) -> bool:
        """Whether all have said yes."""
        return len(self.queue_entries) == self.wanted.seats and all(wait.ready for wait in self.queue_entries)

    def entry_of(self, user_id: int) -> QueueEntry | None:
        """Return the entry of a person who is asked here."""
        return next((wait for wait in self.queue_entries if wait.person.user_id == user_id), None)


class GuildPost(msgspec.Struct, frozen=True, kw_only=True):
    """A message of ours that belongs to a server rather than to a table: one per ``kind`` and ``number`` of its kind.

    ``message_id`` is 0 until it is known to stand there. ``attempts`` at posting it have begun, the first at
    ``first_attempt_at``. ``looks`` is how it looked at ``shown_at``.
    """

    id: int
    guild_id: int
    kind: str
    number: int
    channel_id: int
    message_id: int = 0
    attempts: int = 0
    first_attempt_at: datetime | None = None
    looks: str = ""
    shown_at: datetime | None = None
