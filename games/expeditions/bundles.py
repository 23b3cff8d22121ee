"""The parts of a bundle of benefits: how each can be taken, which are alike, and whether one would do something."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.expeditions.abilities import Ability, AllOf, Gain, Given, OneOf, Per
from games.expeditions.machine import MACHINE, Need, bind
from games.expeditions.state import State

_PART = "take-"


def pure(effect: Ability) -> bool:
    """Whether it just gives something that nobody would leave: it is not asked about where it falls due."""
    return isinstance(effect, Gain | Per) or (isinstance(effect, Given | AllOf) and all(map(pure, effect.then)))


class Part(NamedTuple):
    """A benefit of a bundle: its ways to be taken by key (two for an "or"), and whether it is a plain gain.

    With each way comes what tells why it would do nothing now.
    """

    number: int
    effect: Ability
    ways: tuple[tuple[str, Ability, Need[Ability]], ...]
    plain: bool


def part(index: int, effect: Ability) -> Part:
    """A bound benefit as part of a bundle."""
    if isinstance(effect, OneOf):
        ways = tuple((f"{_PART}{index}.{n}", side, MACHINE.need_of(side)) for n, side in enumerate(effect.then))
    else:
        ways = ((f"{_PART}{index}", effect, MACHINE.need_of(effect)),)
    return Part(index, effect, ways, pure(effect))


class Way(NamedTuple):
    """A way to take a benefit: its key, what it gives, for how many plain gains alike it stands, and what it needs."""

    key: str
    effect: Ability
    plain: int
    need: Need[Ability]


def ways(left: Sequence[Part]) -> tuple[Way, ...]:
    """The ways to take one of ``left``, of those alike only one: rather a benefit of its own than a side of an "or"."""
    found: dict[Ability, Way] = {}
    for one in sorted(left, key=lambda one: len(one.ways)):
        for key, effect, need in one.ways:
            alike = bind((effect,), -1, None, ())[0]  # whatever card it stands on
            twin = found.get(alike)
            found[alike] = (
                Way(key, effect, int(one.plain), need) if twin is None else twin._replace(plain=twin.plain + one.plain)
            )
    by_key = {way.key: way for way in found.values()}
    return tuple(by_key[key] for one in left for key, *_ in one.ways if key in by_key)


Split = tuple[tuple[Part, ...], tuple[Way, ...], dict[str, tuple[int, Ability]]]
"""Benefits as parts, the ways to take one of them, and by the key of each what is taken of which part."""


def any_open(state: State, parts: Sequence[Part]) -> bool:
    """Whether one of the benefits would do something now."""
    for _, _, found, _ in parts:
        for _, effect, need in found:
            if need(state, effect) is None:
                return True
    return False


@lru_cache(maxsize=4096)
def split(effects: tuple[Ability, ...], left: tuple[int, ...]) -> Split:
    """The benefits ``left`` of ``effects``, by their numbers."""
    parts = tuple(part(index, effects[index]) for index in left)
    return parts, ways(parts), {key: (one.number, effect) for one in parts for key, effect, _ in one.ways}
