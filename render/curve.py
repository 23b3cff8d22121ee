"""What a plot over time says: apart from the drawing, so that who asks for one need not load Pillow."""

from __future__ import annotations

from typing import NamedTuple


class Curve(NamedTuple):
    """One line of a plot: its ``name``, the words at its end, and its points as (time, value), in order of time."""

    name: str
    end: str
    points: tuple[tuple[float, float], ...]


class Plot(NamedTuple):
    """Curves over the same time, with words for its beginning and its end, and ``alt`` to describe the picture."""

    title: str
    curves: tuple[Curve, ...]
    first: str
    last: str
    alt: str
