"""The layout: positions, who touches whom, and the holes with the face-up cards. Tiles are dealt onto it."""

from __future__ import annotations

from itertools import chain, pairwise

from games.expeditions.terms import Region, Spot
from games.parts.maps import neighbours

SOUTH = tuple(f"s{n}" for n in range(1, 7))
CENTRAL = tuple(f"c{n}" for n in range(1, 8))
NORTH = tuple(f"n{n}" for n in range(1, 8))
POSITIONS = (*SOUTH, *CENTRAL, *NORTH)

BASECAMP = ("s2", "s4", "s6")
"""The positions Basecamp touches; it is none itself."""

LINKS = (("n1", "c1"), ("n3", "c3"), ("n5", "c5"), ("n7", "c7"), ("c2", "s1"), ("c4", "s3"), ("c6", "s5"))
"""What touches across the rows; along a row neighbours touch."""

HOLES: dict[Spot, tuple[str, ...]] = {
    "a": ("n1", "n2", "n3", "c1", "c2", "c3"),
    "b": ("n3", "n4", "n5", "c3", "c4", "c5"),
    "c": ("n5", "n6", "n7", "c5", "c6", "c7"),
    "d": ("c2", "c3", "c4", "s1", "s2", "s3"),
    "e": ("c4", "c5", "c6", "s3", "s4", "s5"),
}
"""The tiles around each face-up card: a mech on one of them is adjacent to it."""


NEIGHBOURS = neighbours(POSITIONS, (*chain(*map(pairwise, (SOUTH, CENTRAL, NORTH))), *LINKS))
"""The positions each position touches."""


def region_of(position: str) -> Region:
    """The region a position lies in."""
    return {"s": "south", "c": "central", "n": "north"}[position[0]]  # type: ignore[return-value]


def adjacent(position: str) -> tuple[Spot, ...]:
    """The face-up cards adjacent to a mech on ``position``."""
    return tuple(spot for spot, around in HOLES.items() if position in around)
