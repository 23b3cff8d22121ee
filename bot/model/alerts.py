"""How a person wants to be told that a table waits for them, as data."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum

import msgspec

REMIND_AFTER = (4, 8, 12, 24, 48)
"""After so many open hours a person may want to be reminded."""

DELAYS = (5, 10, 20, 30, 60)
"""Minutes by which a person may want to be told later."""

ACTIVE = timedelta(minutes=10)
"""Who has done something at a table of ours so lately is not reminded of the others."""


class TurnAlert(StrEnum):
    """How a person is told that it has become their turn.

    PING: by a mention in the channel. MESSAGE: by a direct message instead. LATER: by a mention, unless they have
    moved within some minutes. DAILY: by one message a day about all tables, and nothing else. NONE: not at all.
    """

    PING = "ping"
    MESSAGE = "message"
    LATER = "later"
    DAILY = "daily"
    NONE = "none"


class Alerts(msgspec.Struct, frozen=True, kw_only=True):
    """What a person is told, and when.

    ``remind_hours``: after so many open hours they are reminded for the first time (None: never). ``delay`` are the
    minutes of LATER, ``hour`` the local hour of DAILY.
    """

    turn: TurnAlert = TurnAlert.PING
    remind_hours: int | None = 24
    delay: int = 10
    hour: int = 18


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A person who is waited for at a table, since its board was posted, and what they have been told of it.

    ``at``: when to look whether there is something to tell (None: there is nothing more). ``told``: what was to be said
    when the turn came is said. They have been ``reminded`` so often by their own interval, and ``urged`` once more when
    little of the bank was left, the last time at ``last_at``. ``several`` were waited for at first; that this is
    the last of them is said once ``alone`` is set.
    """

    table_id: int
    seat: int
    user_id: int
    since: datetime
    at: datetime | None
    told: bool = False
    reminded: int = 0
    urged: bool = False
    last_at: datetime | None = None
    several: bool = False
    alone: bool = False


class Told(StrEnum):
    """What an alert is about, by the message that says it.

    PING: it is your turn, in the table's channel. TURN: likewise, by message. REMINDER: tables wait for you. DAILY: the
    one message a day.
    """

    PING = "alert-ping"
    TURN = "alert-turn"
    REMINDER = "alert-reminder"
    DAILY = "alert-daily"
