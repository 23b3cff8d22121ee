"""The 20 location tiles: South 1-6, Central 7-13, North 14-20. Original content to the frame of the specification.

The South gives the workers of the four ordinary colours, each pair of colours on one tile; the possessed wait further
north. A "/" of a tile is an ``one_of``: one side of it.
"""

from __future__ import annotations

from games.expeditions.abilities import (
    Ability,
    activate,
    all_of,
    boast,
    gain,
    gain_card,
    meld,
    neighbour,
    one_of,
    play,
    refresh,
    rescue_card,
    sweep,
    upgrade,
)
from games.expeditions.cards import Tile
from games.expeditions.terms import Covered

TILES: dict[int, Tile] = {
    tile.number: tile
    for tile in (
        Tile(1, "south", (one_of(gain("red"), gain("blue")), sweep())),
        Tile(2, "south", (one_of(gain("green"), gain("yellow")), gain("guile"))),
        Tile(3, "south", (one_of(gain("red"), gain("green")), gain_card("deck"))),
        Tile(4, "south", (one_of(gain("blue"), gain("yellow")), gain_card(kind="item"))),
        Tile(5, "south", (one_of(gain("red"), gain("yellow")), gain_card(kind="quest"))),
        Tile(6, "south", (one_of(gain("blue"), gain("green")), gain("power"))),
        Tile(7, "central", (one_of(gain("power", 2), gain("guile", 2)), gain_card(kind="item")), 5, "upgrade"),
        Tile(8, "central", (gain_card(kind="meteorite"), gain("power"), gain("guile")), 5, "meld"),
        Tile(9, "central", (play(), gain("guile")), 6, "upgrade"),
        Tile(10, "central", (refresh(), gain_card(kind="quest")), 7, "boast"),
        Tile(11, "central", (activate("adjacent"), gain("power")), 7, "meld"),
        Tile(12, "central", (gain("purple"), sweep(), gain_card("adjacent")), 7, "upgrade"),
        Tile(13, "central", (one_of(gain("coins"), gain_card()), rescue_card()), 7, "boast"),
        Tile(14, "north", (gain("map"), gain_card("two")), 7, "meld"),
        Tile(
            15, "north", (one_of(gain_card(kind="item"), gain_card(kind="meteorite")), gain("power", 2)), 8, "upgrade"
        ),
        Tile(16, "north", (one_of(gain("purple"), gain("coins")), gain_card("adjacent")), 9, "boast"),
        Tile(17, "north", (refresh(), one_of(gain("power", 2), gain("guile", 2))), 10, "meld"),
        Tile(18, "north", (play(), one_of(gain("purple"), gain("coins"))), 10, "upgrade"),
        Tile(19, "north", (neighbour(), one_of(gain("power", 2), gain("guile", 2))), 11, "meld"),
        Tile(
            20,
            "north",
            (one_of(gain("coins", 2), all_of(gain("power", 2), gain("guile", 2))), gain_card()),
            20,
            "boast",
        ),
    )
}

COVERED: dict[Covered, Ability] = {"upgrade": upgrade(), "meld": meld(), "boast": boast()}
"""What corruption covers, as a benefit."""
