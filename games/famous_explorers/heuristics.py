"""What choices are worth to a seat, by rules of thumb: for computer players, not for the rules.

A seat has *prospects*: the sum over all places it wants of what each is worth times the chance to get there, which
falls with the distance from the nearest tip. A choice is worth what it scores plus what it adds to the prospects.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping

from games.engine import once
from games.famous_explorers import event_values
from games.famous_explorers.arrow_choices import read_arrow_key
from games.famous_explorers.effects import PlaceMarks, Swap
from games.famous_explorers.event_values import CARD, MARKED, UNSEEN
from games.famous_explorers.explorers import EXPLORERS, bonus
from games.famous_explorers.explorers import PRICE as EXPLORER_PRICE
from games.famous_explorers.maps import world_of
from games.famous_explorers.state import State, passed
from games.famous_explorers.view import COLOURS
from games.famous_explorers.weights import Weights

FAR = 40
EARLY = {"changed-headlines", "letters-of-introduction", "new-commission", "survey"}
"""Events whose effect the turn's own arrow can make use of."""
KEPT = 0.5
"""The chance that a ticket is still there in the end."""
BESIDE = 0.1
"""What every other place still counts for who has one in mind."""
LONG = 30
"""After so many rounds no arrow is removed: players who think alike could lay and remove the same one forever."""

Chances = dict[str, dict[str, float]]
Others = list[tuple[str, float, float]]
"""Each place that is wanted with its worth, and the chance of two of the expeditions to get there."""
NOWHERE: Mapping[str, float] = defaultdict(float)


class Heuristics:
    """The rules of thumb with certain weights: the chances that they see on a map."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.near = [1.0, *(self.weights.one * self.weights.step**steps for steps in range(FAR))]
        self._chances: dict[str, Chances] = {}

    def chances(self, map_name: str) -> Chances:
        """For any two nodes of a map the chance to get from one to the other."""
        found = self._chances.get(map_name)
        if found is None:
            world = world_of(map_name)
            found = self._chances[map_name] = {
                node.key: {other: self.near[steps] for other, steps in world.spans[node.key].items()}
                for node in world.nodes
            }
        return found

    def tips(self, state: State) -> list[Mapping[str, float]]:
        """For each expedition in the order of COLOURS the chance to get anywhere from its tip; none once it is over."""
        chances = self.chances(state.map)
        return [NOWHERE if path.over else chances[path.tip] for path in state.paths.values()]


class SeatEvaluator:
    """One position seen by one seat: what it wants, and what each choice is worth to it."""

    def __init__(self, heuristics: Heuristics, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.weights, self.near = heuristics.weights, heuristics.near
        self.owner = state.seats[seat]
        self.chances = heuristics.chances(state.map)
        self.tips = heuristics.tips(state)
        self.by_key, self.all_places = state.world.by_key, state.world.place_set
        self._targets: dict[tuple[str, str], float] = {}
        self._prospects: dict[str, float] = {}
        self.reached = passed(state)
        """The nodes that arrows point to."""

    @once
    def wanted(self) -> dict[str, float]:
        """What reaching a place brings the seat; for a rival's mark, what it costs."""
        return self._wanted()

    @once
    def now(self) -> float:
        """The prospects as things stand."""
        return self._around[0]

    @once
    def _others(self) -> dict[str, tuple[float, Others]]:
        """For each expedition the prospects by the other two, with the chance of these to get anywhere."""
        return self._around[1]

    @once
    def _around(self) -> tuple[float, dict[str, tuple[float, Others]]]:
        first, second, third = self.tips
        now = total_1 = total_2 = total_3 = 0.0
        others_1, others_2, others_3 = Others(), Others(), Others()
        prospects = self._prospects
        for place, value in self.wanted.items():
            one, two, three = first[place], second[place], third[place]
            but_1 = two if two > three else three  # noqa: FURB136 - max() takes three times as long
            but_2 = one if one > three else three  # noqa: FURB136
            but_3 = one if one > two else two  # noqa: FURB136
            total_1 += value * but_1
            total_2 += value * but_2
            total_3 += value * but_3
            others_1.append((place, value, but_1))
            others_2.append((place, value, but_2))
            others_3.append((place, value, but_3))
            prospects[place] = chance = one if one > but_1 else but_1  # noqa: FURB136
            now += value * chance
        found = (total_1, others_1), (total_2, others_2), (total_3, others_3)
        return now, dict(zip(COLOURS, found, strict=True))

    @once
    def price(self) -> float:
        """What a ticket is worth to keep; more where an explorer gives points for it."""
        for key in self.owner.explorers:
            explorer = EXPLORERS[key]
            if explorer.kind == "tickets" and self.owner.tickets <= explorer.points * explorer.count:
                return self.weights.price + KEPT / explorer.count
        return self.weights.price

    def _wanted(self) -> dict[str, float]:
        state, weights, owner = self.state, self.weights, self.owner
        reached = self.reached
        found = dict.fromkeys(state.public, weights.public)
        rivals = len(state.seats) - 1
        for number, other in enumerate(state.seats):
            if number != self.seat:
                for place in other.marks:
                    found[place] = found.get(place, 0.0) - weights.rival * MARKED / rivals
        for secret in state.secrets:
            if self.seat in secret.peekers:
                found[secret.place] = 2.0
        for place in owner.hand:
            if place not in reached:
                found[place] = found.get(place, 0.0) + (MARKED if place in owner.marks else CARD)
        return found

    def prospect(self, place: str) -> float:
        """The chance to reach a place as things stand."""
        known = self._prospects.get(place)
        if known is None:
            one, two, three = self.tips
            known = self._prospects[place] = max(one[place], two[place], three[place])
        return known

    @once
    def next(self) -> tuple[float, str] | None:
        """What the best arrow for this turn is worth, and where it leads; None once one is laid."""
        return None if self.state.turn.main else event_values.best_arrow(self)

    def soon(self, place: str) -> float:
        """The chance to reach a place, of which the next arrow is sure."""
        return 1.0 if self.next and place == self.next[1] else self.prospect(place)

    @once
    def may_remove(self) -> bool:
        """Whether arrows are removed at all; not in a long game."""
        return self.state.turns <= LONG * len(self.state.seats)

    @once
    def passed_by(self) -> float:
        """The share of the deck whose places are on some path, so that they score when drawn."""
        state = self.state
        seen = {card.place for seat in state.seats for card in seat.scored}
        seen.update(self.owner.hand, state.public, state.discards)
        return min(1.0, len(self.reached_places - seen) / max(1, len(state.deck)))

    @once
    def reached_places(self) -> frozenset[str]:
        """The places on some path."""
        return self.reached & self.all_places

    @once
    def worst(self) -> list[float]:
        """What the cards without a mark in hand promise, the least first."""
        owner, reached = self.owner, self.reached
        return sorted([self.prospect(card) for card in owner.hand if card not in owner.marks and card not in reached])

    def drawn(self, cards: int) -> float:
        """The chance that the best of so many cards from the deck scores; little where it is not on a path."""
        missed = (1 - self.passed_by) ** cards
        return 1 - missed + missed * self.near[UNSEEN]

    def exchange(self, cards: int, index: int = 0) -> float:
        """What is won by the best of so many cards from the deck in place of the worst in hand."""
        if index >= len(self.worst):
            return 0.0
        return self.weights.swap * CARD * (self.drawn(cards) - self.worst[index])

    def worth(self, key: str) -> float:
        """What taking ``key`` is worth, in points."""
        route = read_arrow_key(key)
        if route is not None:
            return self.arrow(route.colour, route.target) - (self.price if route.kind == "ticket" else 0.0)
        verb, _, rest = key.partition("-")
        rule = _RULES.get(verb)
        return rule(self, rest) if rule else -0.1

    def arrow(self, colour: str, target: str) -> float:
        """What an arrow of ``colour`` to ``target`` is worth."""
        asked = colour, target
        found = self._targets.get(asked)
        if found is None:
            total = self.prospects(colour, target)
            if target not in self.all_places:
                total += self.dot(target)
            if target in self.state.paths[colour].touched:
                total += self.weights.arrow
            found = self._targets[asked] = total - self.now
        return found

    def dot(self, node: str) -> float:
        """What reaching a node, or falling back to it, brings if it is a dot: a ticket or an arrow."""
        kind = self.by_key[node].kind
        if kind == "red":
            return self.weights.ticket if self.state.supply else 0.0
        return self.weights.arrow if kind == "green" else 0.0

    def prospects(self, colour: str, target: str) -> float:
        """The prospects, and what is scored, with the tip of ``colour`` at ``target``."""
        total, others = self._others[colour]
        from_target = self.chances[target]
        for place, value, other in others:
            chance = from_target[place]
            if chance > other:
                total += value * (chance - other)
        return total

    # Choices that lay no arrow, by the first word of their keys.

    def _end(self, rest: str) -> float:
        return 0.0

    def _claim(self, rest: str) -> float:
        return 20.0

    def _reveal(self, rest: str) -> float:
        number, _, sure = rest.partition("-")
        secret = self.state.secrets[int(number) - 1]
        known = self.seat in secret.peekers and secret.place == self.state.turn.landed
        return (20.0 if known else -100.0) + (1.0 if sure else 0.0)

    def _back(self, rest: str) -> float:
        return -60.0

    def _mark(self, place: str) -> float:
        chances = self.chances[place]
        return sum([chances[other] for other in self.owner.hand]) + 3 * chances[self.state.world.start]

    def _discard(self, place: str) -> float:
        if isinstance(self.state.stack[-1], PlaceMarks):  # what lies among the others keeps them from being marked
            return sum(self.chances[place][other] for other in self.owner.hand)
        if self.owner.tickets == 0 and isinstance(self.state.stack[-1], Swap):
            return -70.0
        return -self.wanted.get(place, 0.0) * self.prospect(place)

    def _keep(self, place: str) -> float:
        return 10.0 if place in self.reached else self.prospect(place)

    def _ticket(self, rest: str) -> float:
        if rest == "swap":
            return self.exchange(2) - self.price
        colour = rest.removeprefix("remove-")
        if not self.may_remove:
            return -100.0
        back = self.state.paths[colour].arrows[-1].source
        return self.prospects(colour, back) + self.dot(back) - self.now - self.price

    def _peek(self, rest: str) -> float:
        return self.weights.peek

    def _score(self, rest: str) -> float:
        return 30.0

    def _lose(self, place: str) -> float:
        return -self.prospect(place)

    def _exchange(self, place: str) -> float:
        return self.near[UNSEEN] - self.prospect(place) - (1 if place in self.owner.marks else 0)

    def _replace(self, place: str) -> float:
        return 1.0 - self.prospect(place)

    def _guide(self, place: str) -> float:
        return 10 + self.wanted.get(place, CARD)

    def _buy(self, card: str) -> float:
        price = self.price
        if card in EXPLORERS:
            met = bonus(self.state.world, self.state.seats, self.seat, card)
            if EXPLORERS[card].kind == "tickets":
                left = max(0, self.owner.tickets - EXPLORER_PRICE)
                return KEPT * min(EXPLORERS[card].points, left // EXPLORERS[card].count) - EXPLORER_PRICE * price
            return (met or self.weights.explorer) - EXPLORER_PRICE * price
        return event_values.worth(self, card) - price - self.weights.margin + self._before(card)

    def _play(self, card: str) -> float:
        return event_values.worth(self, card) - self.weights.hold + self._before(card)

    def _before(self, card: str) -> float:
        """What the turn's own arrow is worth, for events that had better come before it."""
        return self.next[0] if card in EARLY and self.next else 0.0

    def _turn(self, rest: str) -> float:
        return event_values.turned_back(self, rest.removeprefix("back-"))

    def _commission(self, rest: str) -> float:
        mark, _, place = rest.partition(".")
        return event_values.commission(self, mark, place or None)

    def _fork(self, rest: str) -> float:
        return event_values.forked(self, rest.partition("-")[0])

    def _block(self, ends: str) -> float:
        return event_values.danger(self).get(ends, 0.0)


class OneIdea(SeatEvaluator):
    """A seat with one place at a time in mind, the one that promises most, and not what rivals are about."""

    def _wanted(self) -> dict[str, float]:
        found = super()._wanted()
        best = max(found, key=lambda place: found[place] * self.prospect(place), default=None)
        return {place: value * (1 if place == best else BESIDE) for place, value in found.items() if value > 0}


_RULES: dict[str, Callable[[SeatEvaluator, str], float]] = {
    name: getattr(SeatEvaluator, f"_{name}")
    for name in (
        *("end", "claim", "reveal", "back", "mark", "discard", "keep", "ticket", "peek", "score", "lose"),
        *("exchange", "replace", "guide", "buy", "play", "turn", "commission", "fork", "block"),
    )
}
_RULES["decline"] = _RULES["done"] = SeatEvaluator._end
