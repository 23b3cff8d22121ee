"""Rules of thumb for Moon: what things are worth to a player now, in points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from games.engine import Effect, Lookup, once
from games.moon.building import Terms
from games.moon.card_index import BLUEPRINTS
from games.moon.catalogue import REPUTATIONS, STRUCTURES
from games.moon.components import COLOURS, FLAGS, RESOURCE, Amounts
from games.moon.counts import COUNTERS, Asked, asked, figures, worth
from games.moon.effects import (
    AnyAbility,
    BuildAgain,
    Convert,
    CopyFlip,
    Discount,
    Gain,
    OneOf,
    Pay,
    Per,
    ProduceNow,
    Salvage,
    Score,
    Special,
    StandIn,
    TakeBack,
    TapFlag,
    Unflip,
    Whenever,
)
from games.moon.extras import unclaimed
from games.moon.state import DEALT, ERAS, HEARTS, State
from games.moon.stores import held

RESOURCE_WORTH = 1.12
"""A resource that one is short of, while there are turns to spend it in."""
MARGIN = (1.0, 1.0, 0.9, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2)
"""What each further resource of one kind is worth, of the first."""
MANY = 40
STOCK = tuple(sum(MARGIN[min(n, len(MARGIN) - 1)] for n in range(count)) for count in range(MANY + 1))
"""What so many resources of one kind are worth together, of the first; more than MANY are no more."""
ROVER = 0.94
LEAD = {-3: 0.09, -2: 0.18, -1: 0.32, 0: 0.5, 1: 0.68, 2: 0.82, 3: 0.91}
"""The chance to win a flag's hearts, by the lead in printed flags."""
PRODUCTION = 1.6
"""What a resource that an era to come will make is worth, of one at hand."""
LATER = 0.72
"""What hearts of later eras count, of those of this one: leads change."""
LATER_HEARTS = tuple(LATER * sum(hearts for era, hearts in HEARTS.items() if era > now) for now in range(ERAS + 1))
"""The hearts of a flag that eras after each are still to bring, by what they count."""
MOMENTS = {"build": 0.65, "assimilate": 0.3, "park": 0.4, "parked-on": 0.25, "flip": 0.4, "claim": 0.12}
"""How often a turn sees each moment."""
COLOUR_SHARE = {"any": 1.0, "blue": 0.25, "yellow": 0.33, "grey": 0.25, "pink": 0.14, "red": 0.06}
ACCESS = (0.48, 0.24, 0.06)
"""What the first, second and third flag of a kind open, each era: structures ask for them."""
FLAG_SHARE = 0.15
GROWTH = 0.36
"""How much a count grows in an era to come, of what it is now and one besides."""
NEAR = 0.6
"""The chance to come to claim a reputation that one thing is missing for; for each further one so much less."""
CONTEST = 2.0
"""What a better chance to win hearts counts: what one player wins, the best rival loses."""
PRIVILEGES = {"wins-ties": 3.0, "own-parking": 1.8, "any-flag": 1.2, "park-twice": 1.0, "mirror-score": 5.0}
TAP_FLAG, COPY_FLIP, BUILD_AGAIN = 1.0, 2.5, 1.0
FEW = 1.2
"""What is counted comes to as much as this in time."""


STEPS = tuple(NEAR ** (lack - 1) - NEAR**lack for lack in range(ERAS * max(DEALT.values()) + 1))
"""How much one thing more raises the chance to come to claim a reputation that so many are missing for."""
_ASKED: Lookup[str, Asked] = Lookup(lambda key: asked(REPUTATIONS[key].needs, COUNTERS))
"""What a reputation asks for."""


class Heuristics:
    """The worth of things to ``seat`` in ``state``; made anew for each question, it looks and does not touch."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat, self.owner = state, seat, state.seats[seat]
        self.eras = ERAS - state.era  # still to come
        self.rounds = max(0, state.rounds - state.round)  # still to come in this era
        self.turns = self.rounds + self.eras * state.rounds
        self._structures: dict[str, float] = {}
        self.hopes: dict[tuple[int, ...], float] = {}  # what the hand promises, by the resources one has
        self.unit = RESOURCE_WORTH * min(1.0, (self.turns + (not state.turn.acted)) / 3)
        self.have = held(state, seat)
        self.stocked = self.stock(self.have)  # what the resources at hand are worth

    # Resources

    @once
    def further(self) -> list[float]:
        """What one more resource of each kind is worth."""
        return [self.unit * MARGIN[min(n, len(MARGIN) - 1)] for n in self.have]

    def stock(self, have: tuple[int, ...]) -> float:
        """What resources are worth."""
        return self.unit * _stock(have)

    def spent(self, paid: Amounts) -> float:
        """What it costs to pay."""
        return self.stocked - self.unit * _stock_left(self.have, paid)

    @once
    def any_resource(self) -> float:
        """A resource of one's choice."""
        return max(self.further)

    @once
    def terms(self) -> Terms:
        """What helps to build now."""
        return Terms(self.state, self.seat)

    @once
    def shown(self) -> list[tuple[float, Amounts, int]]:
        """For each structure of the hand whose flags are shown its worth, its cost, and the discount; best first."""
        terms, cards = self.terms, [BLUEPRINTS[key] for key in self.owner.hand]
        found = [(self.structure(card.key), card.cost, terms.discount(card)) for card in cards if terms.flags_met(card)]
        return sorted(found, reverse=True)

    # Flags

    @once
    def flag(self) -> Sequence[float]:
        """What one more printed flag of each kind is worth: for its hearts and structures, and for reputations."""
        mine, state, pull = self.owner.flags, self.state, self.pull
        alone = _flags((*mine,), (*self.best_flags,), (*state.board,), state.era)
        if not pull:
            return alone
        any_kind, new_kind = pull.get("flags", 0.0), pull.get("flag-kinds", 0.0)
        return [
            worth + (pull.get(FLAGS[flag], 0.0) + any_kind + (0.0 if mine[flag] else new_kind))
            for flag, worth in enumerate(alone)
        ]

    @once
    def best_flags(self) -> Sequence[int]:
        """The most printed flags that a rival has of each kind."""
        first, *others = (other.flags for n, other in enumerate(self.state.seats) if n != self.seat)
        return [*map(max, first, *others)] if others else first

    @once
    def pull(self) -> dict[str, float]:
        """For everything that reputations on offer ask for and the player lacks: what one more of it is worth."""
        state, seat, turns = self.state, self.seat, self.turns
        have, found = figures(self.owner, self.owner.flags), dict[str, float]()
        for key in unclaimed(state):
            short, lacks = 0, []
            plain, others = _ASKED[key]
            for count, figure, n in plain:
                if have[figure] < n:
                    short += n - have[figure]
                    lacks.append(count)
            for count, counter, n in others:
                lack = n - counter(state, seat)
                if lack > 0:
                    short += lack
                    lacks.append(count)
            if lacks and short <= turns:
                step = REPUTATIONS[key].hearts * STEPS[short]
                for count in lacks:
                    found[count] = found.get(count, 0.0) + step
        return found

    def expected_flags(self) -> float:
        """The hearts on flags that are likely to come in, of this era and the next."""
        total, later, board = 0.0, LATER_HEARTS[self.state.era], self.state.board
        for flag, (mine, best) in enumerate(zip(self.owner.flags, self.best_flags, strict=True)):
            total += _chance(mine - best) * (board[flag] + later) if mine else 0.0
        return total

    # Cards

    def structure(self, key: str) -> float:
        """What a structure is worth once it stands, its cost aside."""
        found = self._structures.get(key)
        if found is None:
            found = self._structures[key] = self._structure(key)
        return found

    def _structure(self, key: str) -> float:
        blueprint, card, pull = BLUEPRINTS[key], STRUCTURES[key], self.pull
        value, unit, eras = float(card.hearts), self.unit, self.eras
        for _, n in blueprint.makes:
            value += n * unit * (1 + PRODUCTION * eras)
        for flag in blueprint.flags:
            value += self.flag[flag]
        if pull:
            value += self._built(blueprint.colour, blueprint.makes)
        if blueprint.spot:
            value += 0.25 * (eras + 0.5)
        if card.colour == "pink":
            value += self.abilities(card.effects, key) * (0.9 + 0.75 * eras)
        else:
            value += self.abilities(card.effects, key)
        return value

    def _built(self, colour: int, makes: Sequence[tuple[int, int]]) -> float:
        """What reputations promise to whoever builds a structure of a colour that makes so much."""
        pull = self.pull
        value = pull.get(COLOURS[colour], 0.0) + pull.get("structures", 0.0)
        if not self.owner.colours[colour]:
            value += pull.get("colours", 0.0)
        for kind, n in makes:
            value += n * pull.get("production", 0.0)
            if not self.owner.makes[kind]:
                value += pull.get("production-kinds", 0.0)
        return value

    def bin(self, key: str) -> float:
        """What a structure's bin corner gives."""
        return self.abilities(STRUCTURES[key].bin, key)

    def reputation(self, key: str) -> float:
        """What a reputation is worth."""
        card = REPUTATIONS[key]
        return card.hearts + self.abilities(card.reward, key) + self.abilities(card.ongoing, key)

    def abilities(self, abilities: Iterable[AnyAbility], key: str) -> float:
        """What abilities of the card ``key`` are worth, one after the other."""
        value: float = 0
        for ability in abilities:
            value += _WORTH[type(ability)](self, ability, key)
        return value

    def ability(self, ability: AnyAbility, key: str) -> float:
        """What one ability is worth."""
        return _WORTH[type(ability)](self, ability, key)

    def _pay(self, pay: Pay, key: str) -> float:
        return max(0.0, self.abilities(pay.then, key) - self._price(pay.what, pay.n))

    def _convert(self, convert: Convert, _key: str) -> float:
        return self.unit * convert.times * (0.3 + 0.8 * (convert.m - convert.n))

    def _one_of(self, one_of: OneOf, key: str) -> float:
        return max([self.ability(branch, key) for branch in one_of.branches])

    def _whenever(self, whenever: Whenever, key: str) -> float:
        often = MOMENTS[whenever.moment] * COLOUR_SHARE[whenever.colour]
        often *= 1.0 if whenever.flag == "any" else FLAG_SHARE
        return often * self.turns * self.abilities(whenever.then, key)

    def _take_back(self, _ability: TakeBack, _key: str) -> float:
        return ROVER if any(site.parked is not None for site in self.owner.tableau.values()) else 0.0

    def _unflip(self, _ability: Unflip, _key: str) -> float:
        return 1.2 if any(site.flipped for site in self.owner.tableau.values()) else 0.3

    def _hoped(self, per: Per) -> float:
        """What a "per" ability comes to when its time has come: guests, rovers and the like are still few."""
        return max(worth(self.state, self.seat, per), min(per.most, FEW / per.each * per.n))

    def gain(self, what: str, n: float) -> float:
        """What gaining ``n`` of something is worth."""
        if what in RESOURCE:
            return n * self.further[RESOURCE[what]]
        if what == "any":
            return n * self.any_resource
        if what == "rover":
            return n * ROVER
        return n * (1.0 if what == "heart" else 1.0 + 0.6 * self.eras)

    def _price(self, what: str, n: int) -> float:
        return n * (ROVER if what == "rover" else self.unit * 0.8)

    def _discount(self, discount: Discount, key: str) -> float:
        worth = discount.n * self.unit
        if key in REPUTATIONS or (key in STRUCTURES and STRUCTURES[key].colour in {"grey", "red"}):  # for good
            return worth * MOMENTS["build"] * COLOUR_SHARE[discount.colour] * self.turns
        return worth if not self.state.turn.acted else 0.0

    def _end_score(self, score: Score, _key: str) -> float:
        count = COUNTERS[score.count](self.state, self.seat)
        hoped = count + GROWTH * (self.eras + self.rounds / self.state.rounds) * (count + 1)
        return min(float(score.most), hoped / score.each * score.n)


_WORTH: dict[type[Effect], Callable[[Heuristics, Any, str], float]] = {
    Gain: lambda values, gain, _: values.gain(gain.what, gain.n),
    Per: lambda values, per, _: values.gain(per.what, values._hoped(per)),
    Pay: Heuristics._pay,
    Convert: Heuristics._convert,
    OneOf: Heuristics._one_of,
    Discount: Heuristics._discount,
    StandIn: lambda values, *_: 0.15 * values.turns * values.unit,
    Whenever: Heuristics._whenever,
    Score: Heuristics._end_score,
    Special: lambda _values, special, _: PRIVILEGES[special.what],
    TakeBack: Heuristics._take_back,
    Salvage: lambda *_: 0.6,
    Unflip: Heuristics._unflip,
    ProduceNow: lambda values, *_: sum(values.owner.makes) * values.unit,
    TapFlag: lambda *_: TAP_FLAG,
    CopyFlip: lambda *_: COPY_FLIP,
    BuildAgain: lambda *_: BUILD_AGAIN,
}
"""What each kind of ability is worth; a table, since the search asks all the time."""


@lru_cache(maxsize=1 << 12)
def _stock(have: tuple[int, ...]) -> float:
    """What resources are worth together, of the first."""
    return sum([STOCK[n] if n < MANY else STOCK[MANY] for n in have])


@lru_cache(maxsize=1 << 14)
def _stock_left(have: Amounts, paid: Amounts) -> float:
    """What is left of resources once some are paid, by the same measure."""
    return sum([STOCK[min(n - less, MANY)] if n > less else 0.0 for n, less in zip(have, paid, strict=True)])


@lru_cache(maxsize=1 << 12)
def _flags(mine: tuple[int, ...], best: tuple[int, ...], board: tuple[int, ...], era: int) -> tuple[float, ...]:
    """What one more of each flag is worth by itself: the better chance for its hearts, and what it lets build."""
    found, later = [], LATER_HEARTS[era]
    for n, most, hearts in zip(mine, best, board, strict=True):
        gain = _chance(n + 1 - most) - _chance(n - most)
        opens = ACCESS[n] if n < len(ACCESS) else 0.0
        found.append(CONTEST * gain * (hearts + later) + opens * (ERAS - era + 0.5))
    return tuple(found)


def _chance(lead: int) -> float:
    if -3 <= lead <= 3:
        return LEAD[lead]
    return LEAD[3 if lead > 0 else -3]
