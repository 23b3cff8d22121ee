"""What a structure, an expedition, a base and a reputation is; the tables of them are beside this module."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.moon.components import Colour, Flag, Resource
from games.moon.effects import AnyAbility, Count, Gain, Immediate

Era = Literal[1, 2, 3]
Level = Literal["bronze", "silver", "gold"]


class Structure(msgspec.Struct, frozen=True):
    """A structure of an era's deck.

    ``cost`` is spent, ``needs`` are flags that are only counted. ``makes``: its production symbols (blue). ``flags``:
    printed flags (yellow). ``spot``: what a rover parked there gives: a resource (blue), or "flags" (the printed ones).
    ``effects``: ongoing or end score (grey), when flipped (pink), its own (red). ``hearts``: printed points (grey).
    ``bin``: what assimilating it gives, plain gains.
    """

    key: str
    era: Era
    colour: Colour
    cost: dict[Resource, int] = {}
    needs: dict[Flag, int] = {}
    makes: dict[Resource, int] = {}
    flags: tuple[Flag, ...] = ()
    spot: Resource | Literal["flags"] | None = None
    effects: tuple[AnyAbility, ...] = ()
    hearts: int = 0
    bin: tuple[Gain, ...] = ()


class Expedition(msgspec.Struct, frozen=True):
    """An expedition card: one small action a turn for whoever holds it.

    ``era`` 0 is the First Expedition; it is the same for every player count, which stands printed on it.
    """

    key: str
    era: Literal[0, 1, 2, 3]
    effects: tuple[Immediate, ...]


class Base(msgspec.Struct, frozen=True):
    """A base: it makes one resource and shows one flag."""

    key: str
    makes: Resource
    flag: Flag


class Need(msgspec.Struct, frozen=True):
    """A part of a reputation's condition: at least ``n`` of what is counted."""

    count: Count
    n: int


class Reputation(msgspec.Struct, frozen=True):
    """A reputation card: all ``needs`` must hold when it is claimed.

    It gives ``reward`` at once or has an ``ongoing`` effect, and ``hearts`` at the end.
    """

    key: str
    level: Level
    needs: tuple[Need, ...]
    hearts: int
    reward: tuple[Immediate, ...] = ()
    ongoing: tuple[AnyAbility, ...] = ()
