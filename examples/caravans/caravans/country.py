"""The country: its places, where they lie, and the paths between them."""

from __future__ import annotations

from games.parts.maps import neighbours

WHERE = {
    "gate": (1.0, 0.0),
    "stars": (5.0, 0.3),
    "rock": (9.0, 0.0),
    "pan": (2.9, 2.5),
    "dunes": (7.1, 2.5),
    "grove": (0.8, 5.1),
    "camp": (5.0, 4.9),
    "watch": (9.2, 5.1),
    "river": (2.9, 7.6),
    "market": (7.1, 7.6),
}
"""Each place, in units of the map: to the right, then down."""

PATHS = (
    ("gate", "stars"),
    ("stars", "rock"),
    ("gate", "pan"),
    ("stars", "pan"),
    ("stars", "dunes"),
    ("rock", "dunes"),
    ("gate", "grove"),
    ("rock", "watch"),
    ("pan", "camp"),
    ("dunes", "camp"),
    ("pan", "grove"),
    ("dunes", "watch"),
    ("grove", "river"),
    ("watch", "market"),
    ("camp", "river"),
    ("camp", "market"),
    ("river", "market"),
)

PLACES = tuple(WHERE)
START = "camp"
BESIDE = neighbours(PLACES, PATHS)
