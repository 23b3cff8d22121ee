"""The progress of a person who learns a game, and what a search finds in one that they have played."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from games.engine import Text


class Learner(msgspec.Struct, frozen=True, kw_only=True):
    """A person and a game: where in which lesson they are, and what they have met.

    ``lesson`` and ``step`` name where they are ("" before the first), ``state`` is the encoded position there.
    ``revision`` counts the steps taken, so that a button of an earlier one is merely stale. ``finished`` are the
    lessons taken to their end, ``met`` the kinds of decisions that were explained at a table.
    """

    user_id: int
    game: str
    lesson: str = ""
    step: str = ""
    state: bytes = b""
    revision: int = 0
    finished: tuple[str, ...] = ()
    met: tuple[str, ...] = ()


class LostMoment(NamedTuple):
    """In a ``turn``, by the move that led to ``revision``, ``taken`` was chosen; ``best`` seems better.

    ``key`` is its key, ``reason`` what speaks for it, and ``lost`` how much of a win (0 to 1) it is better by.
    """

    turn: int
    revision: int
    taken: Text
    best: Text
    key: str
    reason: Text | None
    lost: float
