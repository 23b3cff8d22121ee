"""Clocks of people with calendars, about when clocks are changed: none vanishes or counts an hour twice.

The bot's arithmetic is held against a second one that looks at every minute by itself
(``testing/second/clocks.py``) and shares nothing with it but the data.
"""

from __future__ import annotations

from testing.second.clock_checks import compare
from tools.fault_injection.progress import Progress

ASKED = {"calendars": 100_000}
CALENDARS_A_PIECE = 500


def attack(progress: Progress, seed: int) -> None:
    """Some calendars, each with a clock that is followed until it is empty."""
    for number in range(seed * CALENDARS_A_PIECE, (seed + 1) * CALENDARS_A_PIECE):
        try:
            minutes = compare(number)
        except Exception as error:
            progress.found(f"calendar {number} (piece {seed}): {type(error).__name__}: {str(error)[:300]}")
            minutes = 0
        progress.count("calendars")
        progress.count("minutes", minutes)
