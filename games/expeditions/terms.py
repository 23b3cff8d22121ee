"""The closed sets of the game: what is one of a few and has a name."""

from __future__ import annotations

from typing import Literal

Colour = Literal["red", "blue", "green", "yellow", "purple"]
"""Of a worker, and of the card it is placed on: soldier, engineer, explorer, merchant, possessed."""
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow", "purple")

Stock = Literal["power", "guile", "coins", "map", "corruption", "red", "blue", "green", "yellow", "purple"]
"""What can be gained by the piece: on the track, coins, a map, a token from the bag, a worker of a colour."""

Kind = Literal["any", "item", "meteorite", "quest"]
Source = Literal["face-up", "adjacent", "deck", "two"]
"""Where a gained card comes from: any of the five, one adjacent to the mech, the deck, two from it of which one is kept
(the other is swept)."""

Count = Literal[
    "maps",
    "workers",
    "available-workers",
    "cards",
    "red-cards",
    "blue-cards",
    "green-cards",
    "yellow-cards",
    "purple-cards",
    "solved",
    "melded",
    "upgraded",
    "stars",
    "corruption",
]
"""What a per-count gain counts, all of them one's own: controlled cards (of a colour), solved quests, tokens, ..."""

Moment = Literal["move", "vanquish", "solve", "gain-card", "gain-worker", "play", "refresh", "meld", "upgrade"]
"""When a "whenever" fires. ``vanquish``: for each token gained by it. ``gain-card`` and ``play`` may ask for a kind and
a colour."""

Cost = Literal["power", "guile", "coins", "map", "corruption", "card", "discard", "worker"]
"""What is paid: points, coins; a map, token, controlled card or available worker, trashed; a card, discarded."""

Modified = Literal["range", "solve-cost", "vanquish-cost", "any-worker"]
"""What an ongoing ability changes."""

Action = Literal["move", "play", "gather"]
ACTIONS: tuple[Action, ...] = ("move", "play", "gather")
Token = Literal["refresh", "blank", "move", "play", "gather"]
"""Where an action token lies."""

Category = Literal["solve", "meld", "upgrade", "twenty", "corruption", "cards", "workers-maps"]
CATEGORIES: tuple[Category, ...] = ("solve", "meld", "upgrade", "twenty", "corruption", "cards", "workers-maps")

Spot = Literal["a", "b", "c", "d", "e"]
SPOTS: tuple[Spot, ...] = ("a", "b", "c", "d", "e")
"""The places of the face-up cards."""

Region = Literal["south", "central", "north"]
Covered = Literal["upgrade", "meld", "boast"]
"""What corruption covers on a location."""
