"""The card tables as the rules look them up: numbers by place, abilities bound to a seat and a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from games.engine import Lookup
from games.moon.catalogue import EXPEDITIONS, REPUTATIONS, STRUCTURES
from games.moon.components import COLOUR, FLAG, RESOURCE, Amounts, amounts
from games.moon.effects import AnyAbility, Discount, Gain, Immediate, OneOf, Pay, Special, StandIn, Whenever


class Blueprint(msgspec.Struct, frozen=True):
    """A structure as the rules read it: what is paid, counted, made and shown, by place instead of by name.

    ``spot`` is "" without one. ``ongoing``: it has an effect that goes on for good. ``build`` and ``assimilate`` are
    the keys of these choices.
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


def _blueprint(key: str) -> Blueprint:
    card = STRUCTURES[key]
    return Blueprint(
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


BLUEPRINTS: Lookup[str, Blueprint] = Lookup(_blueprint)
"""Every structure by its key."""


def is_ongoing(ability: AnyAbility) -> bool:
    """Whether an ability of a grey or red structure, or of a reputation, goes on for good instead of happening once."""
    return isinstance(ability, Whenever | Discount | StandIn | Special)


def ongoing_abilities(key: str) -> tuple[AnyAbility, ...]:
    """The ongoing abilities of a structure or reputation, unbound."""
    abilities = STRUCTURES[key].effects if key in STRUCTURES else REPUTATIONS[key].ongoing
    return tuple(filter(is_ongoing, abilities))


def _modifiers(key: str) -> tuple[Discount | StandIn, ...]:
    return tuple(ability for ability in ongoing_abilities(key) if isinstance(ability, Discount | StandIn))


def _privileges(key: str) -> frozenset[str]:
    return frozenset(ability.what for ability in ongoing_abilities(key) if isinstance(ability, Special))


MODIFIERS: Lookup[str, tuple[Discount | StandIn, ...]] = Lookup(_modifiers)
"""By card: what makes its owner's building cheaper for good."""
PRIVILEGES: Lookup[str, frozenset[str]] = Lookup(_privileges)
"""By card: the red structures' own privileges."""


@lru_cache(maxsize=1 << 14)
def heard(key: str, moment: str, seat: int) -> tuple[tuple[str, str, tuple[Gain, ...]], ...]:
    """What a card's "whenever" abilities for ``moment`` ask for (colour, flag), and what they bring ``seat``."""
    return tuple(
        (
            ability.colour,
            ability.flag,
            tuple(replace(gain, seat=seat, card=key, because=key) for gain in ability.then),
        )
        for ability in ongoing_abilities(key)
        if isinstance(ability, Whenever) and ability.moment == moment
    )


Part = Literal["use", "built", "bin"]


@lru_cache(maxsize=1 << 14)
def bound(key: str, part: Part, seat: int) -> tuple[Immediate, ...]:
    """The abilities of a card for ``seat``: ``use`` of a pink structure, an expedition or a reputation's reward.

    ``built``: what a grey or red structure does at once; ``bin``: its bin corner.
    """
    abilities: Sequence[AnyAbility]
    if key in EXPEDITIONS:
        abilities = EXPEDITIONS[key].effects
    elif key in REPUTATIONS:
        abilities = REPUTATIONS[key].reward
    elif part == "bin":
        abilities = STRUCTURES[key].bin
    elif part == "use":
        abilities = STRUCTURES[key].effects
    else:
        card = STRUCTURES[key]
        abilities = [one for one in card.effects if card.colour in {"grey", "red"} and not is_ongoing(one)]
    return _for_use(abilities, seat, key)


@lru_cache(maxsize=1 << 12)
def copied(key: str, seat: int, card: str) -> tuple[Immediate, ...]:
    """The abilities of the pink structure ``key`` for ``seat``, which copies them with ``card``."""
    return _for_use(STRUCTURES[key].effects, seat, card)


def _for_use(abilities: Iterable[AnyAbility], seat: int, key: str) -> tuple[Immediate, ...]:
    """What happens once, bound; a single ability was meant when its card was chosen."""
    found = _bind((one for one in abilities if isinstance(one, Immediate)), seat, key)
    return tuple(replace(one, chosen=True) for one in found) if len(found) == 1 else found


def _bind(abilities: Iterable[Immediate], seat: int, key: str) -> tuple[Immediate, ...]:
    """``abilities`` of the card ``key`` for ``seat``, with what is inside them."""
    return tuple(_bound(one, seat, key) for one in abilities)


def _bound(one: Immediate, seat: int, key: str) -> Immediate:
    if isinstance(one, OneOf):
        return replace(one, branches=_bind(one.branches, seat, key), seat=seat, card=key)
    if isinstance(one, Pay):
        return replace(one, then=_bind(one.then, seat, key), seat=seat, card=key)
    return replace(one, seat=seat, card=key)
