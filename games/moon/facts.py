"""The card tables as the rules read them: numbers by place, effects bound to a seat and a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, Literal, TypeVar

import msgspec

from games.engine import Effect
from games.moon.abilities import COLOURS, FLAGS, RESOURCES
from games.moon.catalogue import EXPEDITIONS, REPUTATIONS, STRUCTURES

FLAG: dict[str, int] = {flag: n for n, flag in enumerate(FLAGS)}
RESOURCE: dict[str, int] = {resource: n for n, resource in enumerate(RESOURCES)}
COLOUR: dict[str, int] = {colour: n for n, colour in enumerate(COLOURS)}

AT_ONCE = frozenset({"produce-now", "tap-flag", "copy-flip", "build-again"})
"""The red structures' own ops that happen when built; the others are ongoing or score at the end."""
ONGOING = frozenset({"whenever", "discount", "stand_in", "special"})

Amounts = tuple[int, int, int, int]
"""So much of each resource, in the order of RESOURCES."""


class Fact(msgspec.Struct, frozen=True):
    """A structure as the rules read it: what is paid, counted, made and shown, by place instead of by name.

    ``spot`` is "" without one. ``ongoing``: it has an effect that goes on for good.
    """

    key: str
    colour: int
    cost: Amounts
    needs: tuple[tuple[int, int], ...]
    makes: tuple[tuple[int, int], ...]
    flags: tuple[int, ...]
    spot: str
    ongoing: bool
    build: str
    assimilate: str


T = TypeVar("T")


class Lookup(dict[str, T], Generic[T]):
    """What is made of a card, by its key, made at the first question."""

    def __init__(self, make: Callable[[str], T]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: str) -> T:
        found = self[key] = self._make(key)
        return found


def amounts(of: Mapping[Any, int]) -> Amounts:
    """Resources by name as amounts by place."""
    energy, water, biomass, metal = (of.get(resource, 0) for resource in RESOURCES)
    return energy, water, biomass, metal


def _fact(key: str) -> Fact:
    card = STRUCTURES[key]
    return Fact(
        key,
        COLOUR[card.colour],
        amounts(card.cost),
        tuple((FLAG[flag], n) for flag, n in card.needs.items()),
        tuple((RESOURCE[resource], n) for resource, n in card.makes.items()),
        tuple(FLAG[flag] for flag in card.flags),
        card.spot or "",
        card.colour in {"grey", "red"} and any(map(is_ongoing, card.effects)),
        f"build-{key}",
        f"assimilate-{key}",
    )


FACTS: Lookup[Fact] = Lookup(_fact)
"""Every structure by its key."""


def is_ongoing(effect: Effect) -> bool:
    """Whether an effect of a grey or red structure, or of a reputation, goes on for good instead of happening once."""
    return effect.op in ONGOING and effect.args.get("what") not in AT_ONCE


def ongoing_effects(key: str) -> tuple[Effect, ...]:
    """The ongoing effects of a structure or reputation, unbound."""
    effects = STRUCTURES[key].effects if key in STRUCTURES else REPUTATIONS[key].ongoing
    return tuple(filter(is_ongoing, effects))


def _modifiers(key: str) -> tuple[Effect, ...]:
    return tuple(effect for effect in ongoing_effects(key) if effect.op in {"discount", "stand_in"})


def _specials(key: str) -> frozenset[str]:
    return frozenset(str(effect.args["what"]) for effect in ongoing_effects(key) if effect.op == "special")


MODIFIERS: Lookup[tuple[Effect, ...]] = Lookup(_modifiers)
"""By card: what makes its owner's building cheaper for good."""
SPECIALS: Lookup[frozenset[str]] = Lookup(_specials)
"""By card: the red structures' own ops that go on for good."""


@lru_cache(maxsize=1 << 14)
def heard(key: str, moment: str, seat: int) -> tuple[tuple[str, str, tuple[Effect, ...]], ...]:
    """What a card's "whenever" effects for ``moment`` ask for (colour, flag), and what they cause for ``seat``."""
    return tuple(
        (str(effect.args["colour"]), str(effect.args["flag"]), bind(effect.then, seat, key))
        for effect in ongoing_effects(key)
        if effect.op == "whenever" and effect.args["moment"] == moment
    )


Part = Literal["use", "built", "bin"]


@lru_cache(maxsize=1 << 14)
def bound(key: str, part: Part, seat: int) -> tuple[Effect, ...]:
    """The effects of a card for ``seat``: ``use`` of a pink structure, an expedition or a reputation's reward.

    ``built``: what a grey or red structure does at once; ``bin``: its bin corner. An ability that is a single effect
    was meant when it was chosen, and is not asked for once more.
    """
    effects: Sequence[Effect]
    if key in EXPEDITIONS:
        effects = EXPEDITIONS[key].effects
    elif key in REPUTATIONS:
        effects = REPUTATIONS[key].reward
    elif part == "bin":
        effects = STRUCTURES[key].bin
    elif part == "use":
        effects = STRUCTURES[key].effects
    else:
        card = STRUCTURES[key]
        now = card.colour in {"grey", "red"}
        effects = [effect for effect in card.effects if now and not is_ongoing(effect) and effect.op != "score"]
    return tuple(map(meant, bind(effects, seat, key))) if len(effects) == 1 else bind(effects, seat, key)


def bind(effects: Iterable[Effect], seat: int, key: str) -> tuple[Effect, ...]:
    """``effects`` of the card ``key`` for ``seat``."""
    return tuple(Effect(e.op, seat, {**e.args, "card": key}, bind(e.then, seat, key)) for e in effects)


def meant(effect: Effect) -> Effect:
    """The effect, not to be asked for once more."""
    return Effect(effect.op, effect.seat, {**effect.args, "meant": True}, effect.then)
