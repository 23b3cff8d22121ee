"""The paces at which a game is played."""

from __future__ import annotations

from enum import StrEnum


class Pace(StrEnum):
    """How fast a table is played. FREE has no clock; EVENING takes no notice of calendars."""

    FREE = "free"
    SLOW = "slow"
    STEADY = "steady"
    BRISK = "brisk"
    EVENING = "evening"
