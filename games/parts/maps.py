"""Maps of points and of hexagons: who touches whom, and how far it is.

A map is data: its points by name, and the pairs that are linked. :mod:`render.maps` draws one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from itertools import combinations
from math import dist, sqrt

Place = tuple[float, float]


def neighbours(points: Iterable[str], links: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """Return the points that each of ``points`` is linked to, in the order of ``links``, which have no direction.

    >>> neighbours("abc", [("a", "b"), ("b", "c")])
    {'a': ('b',), 'b': ('a', 'c'), 'c': ('b',)}
    """
    found: dict[str, list[str]] = {point: [] for point in points}
    for one, other in links:
        found[one].append(other)
        found[other].append(one)
    return {point: tuple(others) for point, others in found.items()}


def distances(beside: Mapping[str, Iterable[str]], origins: Iterable[str]) -> dict[str, int]:
    """Return the steps from the nearest of ``origins`` to every point that can be reached, the nearest first.

    ``beside`` are the :func:`neighbours` of each point.

    >>> distances({"a": ("b",), "b": ("a", "c"), "c": ("b",)}, ["a"])
    {'a': 0, 'b': 1, 'c': 2}
    """
    steps = dict.fromkeys(origins, 0)
    queue = deque(steps)
    while queue:
        here = queue.popleft()
        for there in beside[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def hexes(*rows: tuple[int, str]) -> dict[str, Place]:
    """Return the centres of hexagons that stand on a corner, by name; the distance of two that touch is 1.

    Each of ``rows``, from the top, is how many half hexagons it is moved to the right, and the names in it.

    >>> board = hexes((1, "a b"), (0, "c d e"), (1, "f g"))
    >>> board["d"], neighbours(board, touching(board))["d"]
    ((1.0, 0.8660254037844386), ('a', 'b', 'c', 'e', 'f', 'g'))
    """
    return {
        name: (moved / 2 + column, row * sqrt(3) / 2)
        for row, (moved, names) in enumerate(rows)
        for column, name in enumerate(names.split())
    }


def touching(centres: Mapping[str, Place], distance: float = 1.0) -> list[tuple[str, str]]:
    """Return the pairs of points that lie no farther apart than ``distance``: the links of a board of hexagons."""
    return [(a, b) for a, b in combinations(centres, 2) if dist(centres[a], centres[b]) < distance * 1.001]
