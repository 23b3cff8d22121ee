"""What things are worth to a player of Famous Explorers, by rules of thumb: for computer players, not for the rules.

Everything hangs on *prospects*: what the places a player wants are worth, each times the chance to get there, which
falls with its distance from the nearest tip. A choice is worth what it scores and how it changes the prospects.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

import msgspec

from games.famous_explorers.arrow_choices import KEYS
from games.famous_explorers.events import EVENTS
from games.famous_explorers.explorers import EXPLORERS, bonus
from games.famous_explorers.explorers import PRICE as EXPLORER_PRICE
from games.famous_explorers.maps import world_of
from games.famous_explorers.paths import branches, over, passed, tip
from games.famous_explorers.state import Arrow, State
from games.famous_explorers.view import COLOURS

FAR = 40
CARD, MARKED = 2.0, 4.0
"""What scoring a hand card brings: its points, and the penalties for the card and the mark that do not stay behind."""
KEPT = 0.5
"""The chance that a ticket is still there in the end."""
NO_WAY_BACK = 75
"""From so many arrows on none is removed: players of one mind could lay and remove the same one for ever."""

Distances = Mapping[str, Mapping[str, int]]
Chances = dict[str, dict[str, float]]
NOWHERE: Mapping[str, float] = defaultdict(float)


class Weights(msgspec.Struct, frozen=True):
    """The numbers in the rules of thumb, in points; found by self-play."""

    one: float = 0.245  # the chance to reach a place one space away
    step: float = 0.82  # how it falls with each further space
    public: float = 1
    rival: float = 1.3  # how much a rival's mark counts against a player, of what it is worth
    arrow: float = 0.739  # an arrow more
    ticket: float = 0.733  # a ticket gained
    price: float = 0.555  # a ticket spent
    peek: float = 0.284
    swap: float = 0.726
    explorer: float = 0.458  # an explorer's points, where its condition is not met yet
    event: float = 0.1  # an event bought, of those without a rule of their own
    left: float = 0.3  # a ticket left when a roll-out is cut


@lru_cache
def distances(map_name: str) -> Distances:
    """The spaces between any two nodes of a map."""
    world = world_of(map_name)
    return {node.key: world.distances([node.key]) for node in world.nodes}


@lru_cache(maxsize=1 << 13)
def laid(key: str) -> tuple[str, str, str] | None:
    """The kind, colour and target of an arrow by the key of its choice; None where the key lays none."""
    for kind in ("ticket", "main", "bonus", "exit", "tailwind", "fork"):
        for colour in COLOURS:
            begin = f"{KEYS[kind]}-{colour}-"
            if key.startswith(begin):
                target = key.removeprefix(begin)
                return None if kind == "fork" and "." not in target else (kind, colour, target.rpartition(".")[2])
    return None


class Judge:
    """The rules of thumb with certain weights: the chances that they see on a map."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.near = [1.0, *(self.weights.one * self.weights.step**steps for steps in range(FAR))]
        self._chances: dict[str, Chances] = {}

    def chances(self, map_name: str) -> Chances:
        """For any two nodes of a map the chance to get from one to the other."""
        found = self._chances.get(map_name)
        if found is None:
            found = self._chances[map_name] = {
                node: {other: self.near[steps] for other, steps in row.items()}
                for node, row in distances(map_name).items()
            }
        return found

    def tips(self, state: State) -> list[Mapping[str, float]]:
        """For each expedition in the order of COLOURS the chance to get anywhere from its tip; none once it is over."""
        chances = self.chances(state.map)
        return [NOWHERE if over(state, colour) else chances[tip(state, colour)] for colour in COLOURS]


def _targets(path: Sequence[Arrow]) -> set[str]:
    return {arrow.target for arrow in path}


class Eye:
    """One position as one seat looks at it: what it wants, and what a choice is worth to it."""

    def __init__(self, judge: Judge, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.weights, self.near = judge.weights, judge.near
        self.owner = state.seats[seat]
        self.chances = judge.chances(state.map)
        self.tips = judge.tips(state)
        self.reached = passed(state)
        self.wanted = self._wanted()
        self.now = sum(value * self.prospect(place) for place, value in self.wanted.items())
        self._others: dict[str, tuple[float, list[tuple[str, float, float]]]] = {}
        self._targets: dict[tuple[str, str], float] = {}

    def _wanted(self) -> dict[str, float]:
        """What reaching a place brings the seat; for a rival's mark, what it costs."""
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
        one, two, three = self.tips
        return max(one[place], two[place], three[place])

    def worth(self, key: str) -> float:
        """What taking ``key`` is worth, in points."""
        arrow = laid(key)
        if arrow is not None:
            kind, colour, target = arrow
            return self._arrow(colour, target) - (self.weights.price if kind == "ticket" else 0.0)
        verb, _, rest = key.partition("-")
        rule = _RULES.get(verb)
        return rule(self, rest) if rule else -0.1

    def _arrow(self, colour: str, target: str) -> float:
        found = self._targets.get((colour, target))
        if found is None:
            found = self._targets[colour, target] = self._new_tip(colour, target) - self.now
        return found

    def _new_tip(self, colour: str, target: str) -> float:
        """The prospects after an arrow of ``colour`` to ``target``, and what it scores and brings."""
        total = self._prospects(colour, target)
        state, weights = self.state, self.weights
        kind = state.world.by_key[target].kind
        if kind == "red":
            total += weights.ticket if state.supply else 0.0
        elif kind == "green":
            total += weights.arrow
        path = state.paths[colour]
        if path and (target == state.world.start or (target in self.reached and target in _targets(path))):
            total += weights.arrow
        return total

    def _prospects(self, colour: str, target: str) -> float:
        """The prospects, and what is scored, with the tip of ``colour`` at ``target``."""
        found = self._others.get(colour)
        if found is None:
            one, two = (chances for chances, other in zip(self.tips, COLOURS, strict=True) if other != colour)
            others = [(place, value, max(one[place], two[place])) for place, value in self.wanted.items()]
            found = self._others[colour] = sum(value * other for _, value, other in others), others
        total, others = found
        from_target = self.chances[target]
        for place, value, other in others:
            chance = from_target[place]
            if chance > other:
                total += value * (chance - other)
        return total

    # Choices that lay no arrow, by the first word of their keys.

    def _end(self, rest: str) -> float:  # noqa: ARG002
        return 0.0

    def _claim(self, rest: str) -> float:  # noqa: ARG002
        return 20.0

    def _reveal(self, rest: str) -> float:
        number, _, sure = rest.partition("-")
        secret = self.state.secrets[int(number) - 1]
        known = self.seat in secret.peekers and secret.place == self.state.turn.landed
        return (20.0 if known else -100.0) + (1.0 if sure else 0.0)

    def _back(self, rest: str) -> float:  # noqa: ARG002
        return -60.0

    def _mark(self, place: str) -> float:
        chances = self.chances[place]
        return sum(chances[other] for other in self.owner.hand) + 3 * chances[self.state.world.start]

    def _discard(self, place: str) -> float:
        if self.state.stack[-1].op == "redraw":  # what lies among the others keeps them from being marked
            return sum(self.chances[place][other] for other in self.owner.hand)
        if self.owner.tickets == 0 and self.state.stack[-1].op == "swap":
            return -70.0
        return -self.wanted.get(place, 0.0) * self.prospect(place)

    def _keep(self, place: str) -> float:
        return 10.0 if place in self.reached else self.prospect(place)

    def _ticket(self, rest: str) -> float:
        if rest == "swap":
            worst = min((self.prospect(place) for place in self.owner.hand if place not in self.owner.marks), default=1)
            return self.weights.swap * CARD * (self.near[4] - worst) - self.weights.price
        colour = rest.removeprefix("remove-")
        if sum(map(len, self.state.paths.values())) > NO_WAY_BACK:
            return -100.0
        return self._prospects(colour, self.state.paths[colour][-1].source) - self.now - self.weights.price - 0.5

    def _peek(self, rest: str) -> float:  # noqa: ARG002
        return self.weights.peek

    def _score(self, rest: str) -> float:  # noqa: ARG002
        return 30.0

    def _lose(self, place: str) -> float:
        return -self.prospect(place)

    def _exchange(self, place: str) -> float:
        return self.near[4] - self.prospect(place) - (1 if place in self.owner.marks else 0)

    def _replace(self, place: str) -> float:
        return self.near[5] - self.prospect(place)

    def _guide(self, place: str) -> float:
        return 10 + self.wanted.get(place, CARD)

    def _buy(self, card: str) -> float:
        price = self.weights.price
        if card in EXPLORERS:
            met = bonus(self.state.world, self.state.seats, self.seat, card)
            if EXPLORERS[card].kind == "tickets":
                left = max(0, self.owner.tickets - EXPLORER_PRICE)
                return KEPT * min(EXPLORERS[card].points, left // EXPLORERS[card].count) - EXPLORER_PRICE * price
            return (met or self.weights.explorer) - EXPLORER_PRICE * price
        return _EVENTS.get(card, self.weights.event) - price + (0.0 if EVENTS[card].when == "now" else -0.2)

    def _play(self, card: str) -> float:
        match card:
            case "local-guide":
                return 2.0
            case "turned-back":
                return max(map(self._turned_back, COLOURS)) - 0.5
            case "new-commission":
                return max((self._commission(mark) for mark in self.owner.marks), default=0.0) - 0.5
            case "forked-road":
                return max((self._forked(colour) for colour in COLOURS), default=0.0) - 0.5
            case "washed-out-bridge":
                return max(self._danger().values(), default=0.0) - 0.3
            case _:
                return -50.0

    def _turned_back(self, colour: str) -> float:
        """What is won by removing the last two arrows of an expedition."""
        path = self.state.paths[colour]
        if len(path) < 2 or sum(map(len, self.state.paths.values())) > NO_WAY_BACK:
            return -40.0
        return self._prospects(colour, path[-2].source) - self.now

    def _turn(self, rest: str) -> float:
        return self._turned_back(rest.removeprefix("back-"))

    def _commission(self, rest: str) -> float:
        """What is won by moving a mark, to a certain place or to the best."""
        mark, _, place = rest.partition(".")
        others = [place] if place else [card for card in self.owner.hand if card not in self.owner.marks]
        best = max(map(self.prospect, others), default=0.0)
        return (MARKED - CARD + 1.0) * (best - self.prospect(mark))

    def _forked(self, colour: str, source: str = "") -> float:
        """What the best arrow off an expedition's path brings, of those from ``source`` or from anywhere."""
        arrows = branches(self.state, colour)
        return max((self._arrow(colour, arrow.target) for arrow in arrows if source in {"", arrow.source}), default=-40)

    def _fork(self, rest: str) -> float:
        colour, _, source = rest.partition("-")
        return self._forked(colour, source)

    def _danger(self) -> dict[str, float]:
        """What rivals' marks one space from a tip cost, by the two ends of the edge that leads there."""
        found = {}
        tips = {tip(self.state, colour) for colour in COLOURS}
        for edge in self.state.world.edges:
            for one, two in ((edge.a, edge.b), (edge.b, edge.a)):
                if one in tips and self.wanted.get(two, 0.0) < 0:
                    found[f"{edge.a}.{edge.b}"] = -0.5 * self.wanted[two]
        return found

    def _block(self, ends: str) -> float:
        return self._danger().get(ends, 0.0)


_RULES: dict[str, Callable[[Eye, str], float]] = {
    name: getattr(Eye, f"_{name}")
    for name in (
        *("end", "claim", "reveal", "back", "mark", "discard", "keep", "ticket", "peek", "score", "lose"),
        *("exchange", "replace", "guide", "buy", "play", "turn", "commission", "fork", "block"),
    )
}
_RULES["decline"] = _RULES["done"] = Eye._end
_EVENTS = {
    "caravan": 0.9,
    "tailwind": 0.9,
    "local-guide": 0.8,
    "survey": 0.5,
    "letters-of-introduction": 0.5,
    "forked-road": 0.6,
    "new-commission": 0.6,
    "washed-out-bridge": 0.4,
    "turned-back": 0.4,
}
"""What events are worth about, where a rule of thumb knows."""
