"""Whether an ability could do anything now, and in which ways."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.engine import Effect
from games.moon.card_index import bound
from games.moon.components import RESOURCE, RESOURCES, Amounts, Resource, amounts
from games.moon.counts import worth
from games.moon.effects import (
    Convert,
    Discount,
    Immediate,
    OneOf,
    Pay,
    Per,
    Salvage,
    StandIn,
    TakeBack,
    Unflip,
)
from games.moon.payment import any_ways
from games.moon.state import State
from games.moon.stores import held


def possible(state: State, ability: Immediate) -> bool:
    """Whether an ability would change anything now; the seat is the ability's."""
    check = _POSSIBLE.get(type(ability))
    return check is None or check(state, ability)


def any_use(state: State, seat: int, card: str) -> bool:
    """Whether an expedition card or a flip would do anything now."""
    for ability in bound(card, "use", seat):  # noqa: SIM110 - a plain loop: the search asks this all the time
        if possible(state, ability):
            return True
    return False


def ways_to_pay(state: State, pay: Pay) -> Sequence[Amounts]:
    """What may be spent on a price in resources; nothing at all for rovers, and none where it is too dear."""
    if pay.what == "rover":
        return ((0, 0, 0, 0),) if state.seats[pay.seat].rovers >= pay.n else ()
    if pay.what == "any":
        return any_ways(pay.n, held(state, pay.seat))
    return (amounts({pay.what: pay.n}),) if state.seats[pay.seat].resources[RESOURCE[pay.what]] >= pay.n else ()


def swaps(convert: Convert, have: Sequence[int]) -> list[tuple[Resource, Resource]]:
    """What somebody who has ``have`` of each resource may turn into what."""
    give, get = convert.give, convert.get
    return [
        (source, target)
        for source in (RESOURCES if give == "any" else (give,))
        if have[RESOURCE[source]] >= convert.n
        for target in (RESOURCES if get == "any" else (get,))
        if source != target
    ]


def _can_swap(convert: Convert, have: Sequence[int]) -> bool:
    """Whether there are any :func:`swaps`."""
    give, get, n = convert.give, convert.get, convert.n
    if give != "any":
        return give != get and have[RESOURCE[give]] >= n
    return max(have if get == "any" else [own for kind, own in enumerate(have) if kind != RESOURCE[get]]) >= n


def parked_on(state: State, seat: int) -> list[str]:
    """The cards of ``seat`` on which a rover is parked."""
    return [key for key, site in state.seats[seat].tableau.items() if site.parked is not None]


def to_unflip(state: State, seat: int, card: str) -> list[str]:
    """The flipped structures of ``seat`` that ``card`` may unflip: never itself."""
    return [key for key, site in state.seats[seat].tableau.items() if site.flipped and key != card]


def may_build(state: State) -> bool:
    """Whether the player whose turn it is can still build at a price that discounts lower."""
    return not state.turn.acted


_POSSIBLE: dict[type[Effect], Callable[[State, Any], bool]] = {
    Pay: lambda state, pay: bool(ways_to_pay(state, pay)),
    Convert: lambda state, convert: _can_swap(convert, state.seats[convert.seat].resources),
    OneOf: lambda state, one_of: any(possible(state, branch) for branch in one_of.branches),
    Per: lambda state, per: worth(state, per.seat, per) > 0,
    TakeBack: lambda state, take_back: bool(parked_on(state, take_back.seat)),
    Salvage: lambda state, salvage: bool(state.discards and state.seats[salvage.seat].hand),
    Unflip: lambda state, unflip: bool(to_unflip(state, unflip.seat, unflip.card)),
    Discount: lambda state, discount: may_build(state),  # noqa: ARG005
    StandIn: lambda state, stand_in: may_build(state) or state.turn.again,  # noqa: ARG005
}
"""The other abilities always can."""
