"""Finding a game, as data: what somebody waits for, and the meetings of those who fit."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

import msgspec

from bot.model.clock import Pace
from bot.model.table import Person


class Wanted(NamedTuple):
    """What is waited for on a server: a game for so many people, at a pace."""

    guild_id: int
    game: str
    seats: int
    pace: Pace


class Wait(msgspec.Struct, frozen=True, kw_only=True):
    """A person waits for others, ``until`` then at the longest; what was asked for in the channel ``channel_id``.

    ``only_one``: the first game that is found takes all their other waits on this server away. ``meeting``: those who
    fit are being asked; ``ready``: this person has said yes there.
    """

    id: int
    person: Person
    wanted: Wanted
    channel_id: int
    since: datetime
    until: datetime
    only_one: bool = False
    meeting: int | None = None
    ready: bool = False


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """People who fit are asked, in the channel ``channel_id``, and all have to answer ``until`` then.

    ``waits`` are theirs, who has waited longest first. ``over``: what has come of it, by the message that says so.
    ``table_id``: the table that was opened for them.
    """

    id: int
    wanted: Wanted
    channel_id: int
    made_at: datetime
    until: datetime
    waits: tuple[Wait, ...] = ()
    over: str | None = None
    table_id: int | None = None

    @property
    def complete(self) -> bool:
        """Whether all have said yes."""
        return len(self.waits) == self.wanted.seats and all(wait.ready for wait in self.waits)

    def wait_of(self, user_id: int) -> Wait | None:
        """What a person who is asked here waits for."""
        return next((wait for wait in self.waits if wait.person.user_id == user_id), None)


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
