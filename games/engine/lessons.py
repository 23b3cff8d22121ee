"""Lessons: the first turns of a game, explained where each thing matters. Data; the game's own engine plays them.

The words of a lesson ``first`` stand in the game's catalogue: ``lesson-first`` is its name, ``lesson-first-<step>``
what a step says, ``lesson-first-<step>-else`` what is said to whoever chooses something else there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from games.engine.decisions import THEN
from games.engine.text import Text

LEARNER = 0
"""The seat of whoever takes a lesson."""

BOARD, HAND = "board", "hand"
"""What a step may show, beside the regions of the board by their keys."""


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One step: what to read while looking at something, and what to do.

    ``show`` are pictures (BOARD, HAND, or regions of the board), on which the pieces ``marks`` are marked. ``do`` are
    the choices that lead on, the best first, as keys or paths; without any there is only something to read, unless
    ``anything`` legal leads on. ``then`` are the keys that are taken after it, by whoever is asked; where one is not
    open, and where they end, the others play by their rules of thumb until the learner is asked. ``position`` prepares
    a new position for this step; else it goes on from the step before. ``explains``: it says why not to whoever
    chooses something else.
    """

    id: str
    show: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    anything: bool = False
    then: tuple[str, ...] = ()
    position: Callable[[], Any] | None = None
    explains: bool = False

    @property
    def asks(self) -> bool:
        """Whether there is something to do, beside reading."""
        return bool(self.do) or self.anything

    def accepts(self, path: str) -> bool:
        """Whether a choice leads on."""
        return self.anything or any(path == key or path.startswith(key + THEN) for key in self.do)


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson of a game for ``seats``. Its first step has a position; its last one only says goodbye."""

    key: str
    seats: int
    steps: tuple[LessonStep, ...]

    @property
    def name(self) -> Text:
        """What it is called."""
        return Text(f"lesson-{self.key}")

    def words(self, step: LessonStep) -> Text:
        """What a step says."""
        return Text(f"lesson-{self.key}-{step.id}")

    def otherwise(self, step: LessonStep) -> Text | None:
        """What it says to whoever chooses something else."""
        return Text(f"lesson-{self.key}-{step.id}-else") if step.explains else None

    def number(self, step_id: str) -> int | None:
        """Where a step stands, from 0; None for one that is not (any more) in this lesson."""
        return next((number for number, step in enumerate(self.steps) if step.id == step_id), None)
