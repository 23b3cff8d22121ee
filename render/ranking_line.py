"""What a line of a ranking's picture says: apart from the drawing, so that who asks for one need not load Pillow."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """Somebody's line, in words; ``change`` is empty where there is none, ``mine`` marks the reader's own."""

    place: str
    name: str
    number: str
    change: str
    settling: bool
    mine: bool
