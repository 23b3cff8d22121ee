"""What would help with a structure that cannot be built yet: one rover parked, the expedition card, or one flip.

A hint tries a single option to its end; it does not put several together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, reduce
from itertools import combinations_with_replacement

from games.engine import Effect, Player, Text, text
from games.moon import wording
from games.moon.abilities import COLOURS, RESOURCES
from games.moon.building import ANY, Terms
from games.moon.counts import worth
from games.moon.effects import swaps_of
from games.moon.facts import FACTS, RESOURCE, Amounts, Fact, amounts, bound
from games.moon.options import free_spots, may_explore, may_park, pink
from games.moon.payment import StandIns, any_ways, missing
from games.moon.state import State
from games.moon.stores import held

Position = tuple[Amounts, int, int, StandIns]
"""Resources of each kind, those still free to be of any kind, resources off the price, and what stands in for what."""


class Helps:
    """What the options that ``seat`` has left this turn could do for a structure; worked out once for a whole hand."""

    def __init__(self, state: State, seat: int, terms: Terms) -> None:
        self.state, self.seat, self.terms = state, seat, terms

    def hint(self, fact: Fact) -> Text | None:
        """The first option that would make a structure affordable, in words; None where no single one does."""
        return self._by_parking(fact) or self._by_effect(fact)

    @cached_property
    def spots(self) -> dict[tuple[str, tuple[int, ...]], tuple[int, str]]:
        """One free spot for each thing that spots give."""
        if not may_park(self.state, self.seat):
            return {}
        found: dict[tuple[str, tuple[int, ...]], tuple[int, str]] = {}
        for host, key in free_spots(self.state, self.seat):
            fact = FACTS[key]
            found.setdefault((fact.spot, fact.flags if fact.spot == "flags" else ()), (host, key))
        return found

    def _by_parking(self, fact: Fact) -> Text | None:
        terms, have = self.terms, held(self.state, self.seat)
        flags_met = terms.flags_met(fact)
        paid = bool(terms.ways(fact, have))
        for (gives, flags), (host, key) in self.spots.items():
            if gives == "flags":
                helped = paid and all(terms.flags[flag] + flags.count(flag) >= n for flag, n in fact.needs)
            else:
                helped = flags_met and bool(terms.ways(fact, _more(have, gives, 1)))
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

    def _by_effect(self, fact: Fact) -> Text | None:
        if not self.terms.flags_met(fact):
            return None
        off = self.terms.discount(fact)
        for said, positions in self.reached:
            for have, free, discount, stand_ins in positions[COLOURS[fact.colour]]:
                if sum(missing(fact.cost, have, off + discount, stand_ins)) <= free:
                    return said
        return None

    def _after(self, effects: Sequence[Effect], positions: Iterable[Position], colour: str) -> set[Position]:
        """Where ``effects`` can lead from ``positions``; each of them may be declined."""
        found = set(positions)
        for effect in effects:
            found |= {after for position in found for after in self._one(effect, position, colour)}
        return found

    def _one(self, effect: Effect, position: Position, colour: str) -> Iterator[Position]:
        have, free, discount, stand_ins = position
        args = effect.args
        match effect.op:
            case "gain" | "per":
                n = worth(self.state, self.seat, effect) if effect.op == "per" else int(str(args["n"]))
                what = str(args["what"])
                if what in RESOURCE:
                    yield _more(have, what, n), free, discount, stand_ins
                elif what == ANY:
                    yield have, free + n, discount, stand_ins
            case "convert":
                yield from self._converted(effect, position)
            case "pay":
                for left in self._paid(effect, have):
                    yield from self._after(effect.then, [(left, free, discount, stand_ins)], colour)
            case "one_of":
                for branch in effect.then:
                    yield from self._one(branch, position, colour)
            case "discount" if args["colour"] in {ANY, colour} and not self.state.turn.acted:
                yield have, free, discount + int(str(args["n"])), stand_ins
            case "stand_in":
                pair = (str(args["resource"]), str(args["instead"]))
                yield have, free, discount, stand_ins | {pair}

    def _converted(self, effect: Effect, position: Position) -> Iterator[Position]:
        n, m, times = (int(str(effect.args[name])) for name in ("n", "m", "times"))
        found = {position}
        for _ in range(times):
            for have, free, discount, stand_ins in tuple(found):
                for give, get in swaps_of(effect, have):
                    left = _more(have, give, -n)
                    if effect.args["get"] != ANY:
                        found.add((_more(left, get, m), free, discount, stand_ins))
                    elif m == 1:
                        found.add((left, free + 1, discount, stand_ins))
                    else:  # the first is of another kind than what is given, so they are not all free
                        for rest in combinations_with_replacement(RESOURCES, m - 1):
                            got = reduce(lambda sofar, what: _more(sofar, what, 1), (get, *rest), left)
                            found.add((got, free, discount, stand_ins))
        yield from found

    def _paid(self, effect: Effect, have: Amounts) -> Iterator[Amounts]:
        what, n = str(effect.args["what"]), int(str(effect.args["n"]))
        if what == "rover":
            if self.state.seats[self.seat].rovers >= n:
                yield have
            return
        for paid in any_ways(n, have) if what == ANY else (amounts({what: n}),):
            if all(paid[kind] <= have[kind] for kind in range(len(RESOURCES))):
                yield _less(have, paid)


def _more(have: Amounts, what: str, n: int) -> Amounts:
    kind = RESOURCE[what]
    return (*have[:kind], have[kind] + n, *have[kind + 1 :])  # type: ignore[return-value]


def _less(have: Amounts, paid: Amounts) -> Amounts:
    energy, water, biomass, metal = (old - spent for old, spent in zip(have, paid, strict=True))
    return energy, water, biomass, metal
