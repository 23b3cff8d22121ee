"""Words on boards: drawn along a random game, and whether they stand there large enough for a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from contract.played import played, said
from games import GAMES
from render.canvas import KEY_TEXT
from render.scene import scene
from render.written import Written

NEARLY = 0.985
"""Sizes are rounded to whole pixels."""


def boards(key: str, seats: int, language: str) -> Iterator[Any]:
    """Draws the boards of positions along a random game, and returns each one's view."""
    for state, touched in played(key, seats):
        view = GAMES[key].view(state, None)
        scene(key).board(view, said(key, seats, language), touched=touched)
        yield view


def large(written: Sequence[Written], words: str) -> bool:
    """Whether ``words`` stand there large enough, on whatever lines."""
    there = " ".join(each.words for each in written if each.share >= KEY_TEXT * NEARLY)
    wanted, found = (re.sub(r"[\s-]", "", text) for text in (words, there))  # a line may end with a hyphen
    return wanted in found
