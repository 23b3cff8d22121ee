"""What would help with a structure that cannot be built yet: one rover parked, the expedition card, or one flip.

A hint tries a single extra to its end; it does not put several together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, reduce
from itertools import combinations_with_replacement

from games.engine import Player, Text, text
from games.moon import wording
from games.moon.building import ANY, Terms
from games.moon.card_index import BLUEPRINTS, Blueprint, bound
from games.moon.components import COLOURS, RESOURCE, RESOURCES, Amounts, amounts
from games.moon.counts import worth
from games.moon.effects import Convert, Discount, Gain, Immediate, OneOf, Pay, Per, StandIn
from games.moon.extras import free_spots, may_explore, may_park, pink
from games.moon.payment import StandIns, any_ways, missing
from games.moon.possible import swaps
from games.moon.state import State
from games.moon.stores import held

Position = tuple[Amounts, int, int, StandIns]
"""Resources of each kind, those still free to be of any kind, resources off the price, and what stands in for what."""


class Hints:
    """What the extras that ``seat`` has left this turn could do for a structure; worked out once for a whole hand."""

    def __init__(self, state: State, seat: int, terms: Terms) -> None:
        self.state, self.seat, self.terms = state, seat, terms

    def hint(self, card: Blueprint) -> Text | None:
        """The first extra that would make a structure affordable, in words; None where no single one does."""
        return self._by_parking(card) or self._by_effect(card)

    @cached_property
    def spots(self) -> dict[tuple[str, tuple[int, ...]], tuple[int, str]]:
        """One free spot for each thing that spots give."""
        if not may_park(self.state, self.seat):
            return {}
        found: dict[tuple[str, tuple[int, ...]], tuple[int, str]] = {}
        for host, key in free_spots(self.state, self.seat):
            card = BLUEPRINTS[key]
            found.setdefault((card.spot, card.flags if card.spot == "flags" else ()), (host, key))
        return found

    def _by_parking(self, card: Blueprint) -> Text | None:
        terms, have = self.terms, held(self.state, self.seat)
        flags_met = terms.flags_met(card)
        paid = bool(terms.ways(card, have))
        for (gives, flags), (host, key) in self.spots.items():
            if gives == "flags":
                helped = paid and all(terms.flags[flag] + flags.count(flag) >= n for flag, n in card.needs)
            else:
                helped = flags_met and bool(terms.ways(card, _more(have, gives, 1)))
            if helped:
                return text("hint-park", card=wording.name(key), player=Player(host))
        return None

    @cached_property
    def reached(self) -> list[tuple[Text, dict[str, set[Position]]]]:
        """What the expedition card and each flip lead to, by the colour their discounts are for."""
        state, seat = self.state, self.seat
        able: list[tuple[Text, str]] = []
        card = state.seats[seat].expedition
        if card is not None and may_explore(state, seat):
            able.append((text("hint-expedition"), card))
        if not state.turn.flipped:
            able += [
                (text("hint-flip", card=wording.name(key)), key) for key, site in pink(state, seat) if not site.flipped
            ]
        start: Position = (held(state, seat), 0, 0, self.terms.stand_ins)
        return [
            (said, {colour: self._after(bound(key, "use", seat), [start], colour) for colour in COLOURS})
            for said, key in able
        ]

    def _by_effect(self, card: Blueprint) -> Text | None:
        if not self.terms.flags_met(card):
            return None
        off = self.terms.discount(card)
        for said, positions in self.reached:
            for have, free, discount, stand_ins in positions[COLOURS[card.colour]]:
                if sum(missing(card.cost, have, off + discount, stand_ins)) <= free:
                    return said
        return None

    def _after(self, abilities: Sequence[Immediate], positions: Iterable[Position], colour: str) -> set[Position]:
        """Where ``abilities`` can lead from ``positions``; each of them may be declined."""
        found = set(positions)
        for ability in abilities:
            found |= {after for position in found for after in self._one(ability, position, colour)}
        return found

    def _one(self, ability: Immediate, position: Position, colour: str) -> Iterator[Position]:
        have, free, discount, stand_ins = position
        match ability:
            case Gain(what=what, n=n):
                yield from _gained(what, n, position)
            case Per(what=what):
                yield from _gained(what, worth(self.state, self.seat, ability), position)
            case Convert():
                yield from _converted(ability, position)
            case Pay(then=then):
                for left in self._paid(ability, have):
                    yield from self._after(then, [(left, free, discount, stand_ins)], colour)
            case OneOf(branches=branches):
                for branch in branches:
                    yield from self._one(branch, position, colour)
            case Discount(n=n) if ability.colour in {ANY, colour} and not self.state.turn.acted:
                yield have, free, discount + n, stand_ins
            case StandIn(resource=resource, instead=instead):
                yield have, free, discount, stand_ins | {(resource, instead)}

    def _paid(self, pay: Pay, have: Amounts) -> Iterator[Amounts]:
        if pay.what == "rover":
            if self.state.seats[self.seat].rovers >= pay.n:
                yield have
            return
        for paid in any_ways(pay.n, have) if pay.what == ANY else (amounts({pay.what: pay.n}),):
            if all(paid[kind] <= have[kind] for kind in range(len(RESOURCES))):
                yield _less(have, paid)


def _gained(what: str, n: int, position: Position) -> Iterator[Position]:
    have, free, discount, stand_ins = position
    if what in RESOURCE:
        yield _more(have, what, n), free, discount, stand_ins
    elif what == ANY:
        yield have, free + n, discount, stand_ins


def _converted(convert: Convert, position: Position) -> Iterator[Position]:
    found = {position}
    for _ in range(convert.times):
        for have, free, discount, stand_ins in tuple(found):
            for give, get in swaps(convert, have):
                left = _more(have, give, -convert.n)
                if convert.get != ANY:
                    found.add((_more(left, get, convert.m), free, discount, stand_ins))
                elif convert.m == 1:
                    found.add((left, free + 1, discount, stand_ins))
                else:  # none of them is of the kind that is given, so they are not free
                    for rest in combinations_with_replacement(sorted({*RESOURCES} - {give}), convert.m - 1):
                        got = reduce(lambda sofar, what: _more(sofar, what, 1), (get, *rest), left)
                        found.add((got, free, discount, stand_ins))
    yield from found


def _more(have: Amounts, what: str, n: int) -> Amounts:
    kind = RESOURCE[what]
    return (*have[:kind], have[kind] + n, *have[kind + 1 :])  # type: ignore[return-value]


def _less(have: Amounts, paid: Amounts) -> Amounts:
    energy, water, biomass, metal = (old - spent for old, spent in zip(have, paid, strict=True))
    return energy, water, biomass, metal
