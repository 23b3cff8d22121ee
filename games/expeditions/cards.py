"""What a card, a tile and a mech is; the tables of them are beside this module."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.expeditions.abilities import Ability, Ongoing
from games.expeditions.terms import Colour, Covered, Region


class Core(msgspec.Struct, frozen=True):
    """A core value: power and guile; with ``stars`` or ``melded``, a conditional part that is gained on top of it."""

    power: int = 0
    guile: int = 0
    stars: int = 0
    melded: int = 0


class Item(msgspec.Struct, frozen=True):
    """An item: ``instant`` when a worker is placed, ``ongoing`` while one stands on it or once upgraded.

    ``coins`` is what it is worth at the end if upgraded.
    """

    key: str
    colour: Colour
    core: tuple[Core, ...]
    instant: tuple[Ability, ...]
    ongoing: tuple[Ongoing, ...]
    coins: int


class Meteorite(msgspec.Struct, frozen=True):
    """A meteorite: an ability that grows (its parts behind ``given("melded", n)``), and what it gives at each meld."""

    key: str
    colour: Colour
    core: tuple[Core, ...]
    ability: tuple[Ability, ...]
    bonus: tuple[Ability, ...]


class Quest(msgspec.Struct, frozen=True):
    """A quest: solved on location ``tile`` for ``power`` and ``guile``; and an ability of its own."""

    key: str
    colour: Colour
    core: tuple[Core, ...]
    tile: int
    power: int
    guile: int
    benefit: tuple[Ability, ...]
    ability: tuple[Ability, ...]


class Person(msgspec.Struct, frozen=True):
    """A character or companion; ``pair`` 1 to 6 says who belongs together."""

    key: str
    role: Literal["character", "companion"]
    pair: int
    colour: Colour
    core: tuple[Core, ...]
    ability: tuple[Ability, ...]


Card = Item | Meteorite | Quest | Person


class Tile(msgspec.Struct, frozen=True):
    """A location: its benefits (an ``one_of`` is a "/"), its corruption level (0: none), what corruption covers."""

    number: int
    region: Region
    benefits: tuple[Ability, ...]
    level: int = 0
    covered: Covered | None = None


class Mech(msgspec.Struct, frozen=True):
    """A mech: ``limit`` of solved, upgraded and melded; its ``reach``; and its own rule, if it has one."""

    key: str
    limit: int = 4
    reach: int = 3
    rule: Literal["trash-maps", "first-cheaper", "to-hand"] | None = None
