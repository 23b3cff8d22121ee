"""What a seat may know of a game of Nim."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True):
    """A position as ``me`` (None: a spectator) sees it. ``cards`` are None where they are hidden."""

    me: int | None
    heap: int
    taken: tuple[int, ...]
    cards: tuple[int | None, ...]
    actor: int | None
