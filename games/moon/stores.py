"""What a player gains and gives up: resources, rovers and hearts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.engine import SILENCE, Choice, Decision, Effect, Log, Player, text
from games.moon import wording
from games.moon.abilities import RESOURCES, Resource
from games.moon.facts import RESOURCE, Amounts
from games.moon.machine import MACHINE, number, word
from games.moon.state import State

GAIN = "gain-"


def held(state: State, seat: int) -> Amounts:
    """What ``seat`` has of each resource."""
    energy, water, biomass, metal = state.seats[seat].resources
    return energy, water, biomass, metal


def named(paid: Sequence[int]) -> dict[Resource, int]:
    """Amounts by place as amounts by name, without what is not there."""
    return {resource: n for resource, n in zip(RESOURCES, paid, strict=True) if n}


def spend(state: State, seat: int, paid: Sequence[int]) -> None:
    """Puts resources back into the supply."""
    resources = state.seats[seat].resources
    for kind, n in enumerate(paid):
        resources[kind] -= n


def take_rovers(state: State, seat: int, n: int) -> None:
    """Rovers from the supply, or back to it."""
    state.seats[seat].rovers += n
    state.rovers -= n


@MACHINE.do
def gain(state: State, effect: Effect, log: Log) -> None:
    """Resources, rovers, hearts, or heart tokens on the card itself; resources of one's choice one after the other.

    Hearts go on a card only where it stands in the player's tableau.
    """
    seat, what, n = effect.seat, word(effect, "what"), number(effect, "n")
    owner = state.seats[seat]
    if what in RESOURCE:
        owner.resources[RESOURCE[what]] += n
    elif what == "any":
        state.stack += [_choose_gain(seat)] * n
        return
    elif what == "rover":
        take_rovers(state, seat, n)
    elif what == "heart":
        owner.gained += n
    else:
        key = word(effect, "card")
        if key not in owner.tableau:
            return
        site = owner.tableau[key]
        owner.tableau[key] = replace(site, hearts=site.hearts + n)
        if log is not SILENCE:
            said = text("say-heart-here", player=Player(seat), count=n, card=wording.name(key))
            log.say(said, touched=(f"structure:{key}",))
        return
    if log is not SILENCE:
        log.say(text("say-gain", player=Player(seat), what=wording.amount(what, n)), touched=(f"seat:{seat}",))


@lru_cache
def _choose_gain(seat: int) -> Effect:
    return Effect("choose_gain", seat)


@MACHINE.ask
def choose_gain(state: State, effect: Effect) -> Sequence[Decision]:  # noqa: ARG001 - always the same four
    """Which resource to gain; also asked of a player out of turn, for a rover parked on a card of theirs."""
    return gain_decision(effect.seat)


@lru_cache
def gain_decision(seat: int) -> Sequence[Decision]:
    """The four resources to choose from."""
    choices = tuple(
        Choice(
            f"{GAIN}{resource}", wording.amount(resource, 1), then=(Effect("gain", seat, {"what": resource, "n": 1}),)
        )
        for resource in RESOURCES
    )
    return [Decision(seat, text("ask-gain"), choices)]
