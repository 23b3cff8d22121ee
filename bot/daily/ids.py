"""The ids of buttons about the deal of a day: they name the day, whether the try counts, and what is to be done."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from bot.core.refusal import Refusal

VERBS = {"act": "daily-act", "group": "daily-group", "panel": "daily-panel", "why": "daily-why"}
"""The verbs of a panel's buttons in a try, where they lead to nobody's table."""

FREE = "f"
"""Marks a day whose try does not count."""


class DailyWay(StrEnum):
    """The acts of buttons with the verb ``daily``."""

    SHOW = "show"
    BEGIN = "begin"
    ON = "on"
    AGAIN = "again"
    SIGNS = "signs"
    LOOK = "look"
    PROOF = "proof"


class Named(NamedTuple):
    """A try, and the rest of what a button says."""

    day: date
    counts: bool
    rest: str


def name_of(day: date, *, counts: bool = True) -> str:
    """Return how the ids of buttons name a try."""
    return f"{day.toordinal()}{'' if counts else FREE}"


def named(arg: str) -> Named:
    """Return what the argument of a button says. Raises Refusal for a forged one."""
    which, _, rest = arg.partition(".")
    ordinal = which.removesuffix(FREE)
    with suppress(ValueError, OverflowError):
        if ordinal.isdecimal() and len(ordinal) < 8:
            return Named(date.fromordinal(int(ordinal)), not which.endswith(FREE), rest)
    raise Refusal("refusal-old-button")
