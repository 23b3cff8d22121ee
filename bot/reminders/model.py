"""How a person wants to be told that a table waits for them, as data."""

from __future__ import annotations

from datetime import timedelta
from enum import StrEnum

ACTIVE_TIME = timedelta(minutes=10)
"""The time after an action at any table for which its person is not reminded of the others."""


class AlertKind(StrEnum):
    """The kinds of alerts, by their messages.

    PING: it is your turn, in the table's channel. TURN: likewise, by message. REMINDER: tables wait for you. DAILY: the
    one message a day.
    """

    PING = "alert-ping"
    TURN = "alert-turn"
    REMINDER = "alert-reminder"
    DAILY = "alert-daily"
