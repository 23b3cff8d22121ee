"""How computer players play Moon: by what :mod:`games.moon.heuristics` holds things to be worth, an era at a time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from random import Random

from games.engine import BACK, SKIP, Effect, Plan, Policy, Text, leads
from games.moon.card_index import BLUEPRINTS, Blueprint, bound
from games.moon.catalogue import REPUTATIONS, STRUCTURES
from games.moon.components import COLOURS, RESOURCE
from games.moon.counts import end_effects, score, worth
from games.moon.effects import (
    AnyAbility,
    AnyEffect,
    Convert,
    Copied,
    Exchange,
    Gain,
    GiveUp,
    PayNow,
    PutUp,
    Salvage,
    TakeRover,
    TakeTurn,
    Tap,
    UnflipNow,
)
from games.moon.heuristics import PRODUCTION, ROVER, Heuristics
from games.moon.machine import MACHINE
from games.moon.payment import missing
from games.moon.possible import possible
from games.moon.reasons import reason
from games.moon.salvage import GIVE, SALVAGE
from games.moon.state import State
from games.moon.turn import ASSIMILATE, BUILD, CLAIM, END_TURN, FLIP, PARK, split

PLANS = 8
LAPS = 2
"""How many turns of each player a roll-out of the level normal lasts at most, with three players and more."""
GAINED, GAINS = ("gain-", "option-"), 24
"""Choices between gains, and what more roll-outs than so many have been found to bring nothing for."""
NOISE = 0.05
"""Choices closer than this, in points, are as good as equal."""
DOUBT = 2.0
"""How far a gentle player's judgement may be off, in points."""
OTHERS = 0.5
"""What building anything but the structure it has in mind counts for it."""
NEVER = -100.0
"""Going back on a choice only leads to it again."""
FURTHER = (1.0, 0.4, 0.2, 0.1, 0.0)
"""What a structure is worth that lacks so many resources, of its worth."""
FIRST = 40.0
"""What comes before the main action is worth more than any main action, and a claim comes before that."""
HOST_GAINS = 1.2
"""What it costs, in points, to leave a rover with a rival beyond the rover itself."""
PROMISE = tuple({"blue": 1.2, "yellow": 3.0, "grey": 2.0, "pink": 5.2, "red": 1.2}[colour] for colour in COLOURS)
"""What a structure of each colour promises for a whole era beyond what it is reckoned to be worth by itself."""
PROMISED_BY_PRODUCTION = 1.3
"""The same of each resource that is produced."""
MORE_ROVERS = 1.1
"""And what a rover does for good."""


class MoonPolicy(Policy[State]):
    """Takes the choice that is worth most; a roll-out goes to the end of the era."""

    horizon = 400
    spread = 20.0
    rollouts = (12, 2048)

    @cached_property
    def normal_policy(self) -> MoonPolicy:
        """Looks less far ahead at larger tables."""
        return NearSightedPolicy(self.game)

    def choose(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        weighed, chance = weigh(state, seat, keys), rng.random
        worths = [weighed[key] + NOISE * chance() for key in keys]
        return keys[worths.index(max(worths))]

    def gentle(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        """As easy, with one structure of the hand in mind, and not sure."""
        worths = one_idea(state, seat, keys, weigh(state, seat, keys))
        return max(keys, key=lambda key: worths[key] + DOUBT * rng.random())

    def plans(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> Sequence[Plan]:
        """The choices worth most by the rules of thumb."""
        worths = weigh(state, seat, keys)
        ordered = sorted(keys, key=lambda key: -worths[key] - NOISE * rng.random())
        return [(key,) for key in ordered[:PLANS]]

    def worthwhile(self, keys: Sequence[str]) -> int:
        return GAINS if any(key.startswith(GAINED) for key in keys) else max(self.rollouts)

    def reason(self, state: State, seat: int, key: str, *, own: bool) -> Text | None:
        return reason(state, seat, key, own=own)

    def evaluate(self, state: State) -> Sequence[float]:
        return leads([prospects(state, seat) for seat in range(len(state.seats))], self.spread)

    def cut(self, state: State) -> Callable[[State], bool]:
        """To the end of the era that runs: what comes after is hidden, and counts as prospects."""
        era = state.era
        return lambda now: now.era > era

    def cards_offered_and_taken(
        self, state: State, seat: int, keys: Sequence[str], key: str
    ) -> tuple[Collection[str], Collection[str]]:
        """Structures that ``seat`` holds, and reputations it could claim; and the one it builds or claims."""
        if not isinstance(state.stack[-1], TakeTurn):
            return (), ()
        claims = [one.removeprefix(CLAIM) for one in keys if one.startswith(CLAIM)]
        taken = [key.removeprefix(kind) for kind in (BUILD, CLAIM) if key.startswith(kind)]
        return [*state.seats[seat].hand, *claims], taken

    def win_factors(self, state: State, seat: int) -> Collection[str]:
        """Its base."""
        return [state.seats[seat].base]

    def card_points(self, state: State, seat: int) -> Mapping[str, float]:
        """What is printed on its grey structures, and what these score at the end."""
        grey = [key for key in state.seats[seat].tableau if key in STRUCTURES and STRUCTURES[key].colour == "grey"]
        return {
            key: STRUCTURES[key].hearts + sum(worth(state, seat, effect) for effect in end_effects(key)) for key in grey
        }


class NearSightedPolicy(MoonPolicy):
    """Few roll-outs tell little of what is far ahead at larger tables, nor of who will be the best of many rivals."""

    def evaluate(self, state: State) -> Sequence[float]:
        return leads([prospects(state, seat) for seat in range(len(state.seats))], self.spread, every_rival=True)

    def cut(self, state: State) -> Callable[[State], bool]:
        over, seats = super().cut(state), len(state.seats)
        if seats == 2:
            return over
        last = state.turns + LAPS * seats
        return lambda now: now.turns >= last or over(now)


def prospects(state: State, seat: int) -> float:
    """A player's points, and before the end what its things promise."""
    points = float(score(state, seat))
    if not state.stack:
        return points
    heuristics, owner = Heuristics(state, seat), state.seats[seat]
    eras = heuristics.turns / state.rounds
    points += heuristics.expected_flags() + heuristics.stocked + (ROVER + MORE_ROVERS) * owner.rovers
    points += sum(owner.makes) * (heuristics.unit * PRODUCTION * heuristics.eras + PROMISED_BY_PRODUCTION * eras)
    points += heuristics.eras * sum(site.hearts for site in owner.tableau.values())
    points += eras * sum(n * worth for n, worth in zip(owner.colours, PROMISE, strict=True))
    return points + sum(heuristics.abilities(_ongoing(key), key) for key in owner.ongoing)


def _ongoing(key: str) -> Sequence[AnyAbility]:
    return STRUCTURES[key].effects if key in STRUCTURES else REPUTATIONS[key].ongoing


def weigh(state: State, seat: int, keys: Sequence[str]) -> dict[str, float]:
    """What each of the ``keys`` open to ``seat`` is worth to it, in points, against doing nothing."""
    frame = state.stack[-1]
    heuristics = Heuristics(state, seat)
    match frame:
        case TakeTurn():
            return TurnHeuristics(heuristics).weigh(keys)
        case Salvage():
            return _weigh_salvage(heuristics, keys)
        case GiveUp():
            return _weigh_giving_up(heuristics, keys)
        case _:
            return _weigh_consequences(heuristics, frame, keys)


def one_idea(state: State, seat: int, keys: Sequence[str], worths: Mapping[str, float]) -> Mapping[str, float]:
    """The worths to a player who thinks of one structure of the hand, the one worth most once it stood."""
    heuristics = Heuristics(state, seat)
    idea = max(state.seats[seat].hand, key=heuristics.structure, default="")
    return {key: worths[key] * (OTHERS if split(key)[0] == BUILD and split(key)[1] != idea else 1.0) for key in keys}


class TurnHeuristics:
    """The choices of a turn, with the best build that is possible now to measure them by."""

    def __init__(self, heuristics: Heuristics) -> None:
        self.heuristics, self.state, self.seat = heuristics, heuristics.state, heuristics.seat
        self.open = not self.state.turn.acted or self.state.turn.again
        self.terms = heuristics.terms
        self.have = heuristics.have
        self.net = {key: self._net(BLUEPRINTS[key]) for key in heuristics.owner.hand} if self.open else {}
        self.best = max([self._build(BLUEPRINTS[key]) for key in self.net], default=0.0)
        self._spots: dict[tuple[str, tuple[int, ...]], float] = {}  # what parking is worth, by what it gives

    def weigh(self, keys: Sequence[str]) -> dict[str, float]:
        return {key: self._weigh(key) for key in keys}

    def _net(self, card: Blueprint) -> float:
        return self.heuristics.structure(card.key) - self.heuristics.spent(card.cost)

    def _build(self, card: Blueprint) -> float:
        """What building it now is worth; nothing where that cannot be paid."""
        if not self.terms.flags_met(card) or not self.terms.ways(card, self.have):
            return 0.0
        return self.net[card.key]

    def _weigh(self, key: str) -> float:
        step, card = split(key)
        heuristics = self.heuristics
        if key == END_TURN:
            return 0.0
        if step == BUILD:
            return self.net[card]
        if step == ASSIMILATE:
            return heuristics.bin(card) - 0.1 * max(0.0, self.net[card])
        if step == CLAIM:
            return 2 * FIRST + heuristics.reputation(card)
        if step == PARK:
            return self._park(BLUEPRINTS[card])
        return self._use(card, 0.3 if step == FLIP else 0.0)

    def _park(self, card: Blueprint) -> float:
        """What parking on a structure is worth: as much as on another whose spot gives the same."""
        gives = card.spot, card.flags if card.spot == "flags" else ()
        if gives not in self._spots:
            self._spots[gives] = self._parked(card)
        return self._spots[gives]

    def _parked(self, card: Blueprint) -> float:
        """Worth it where it opens a better build, or gives what is scarce while rovers are many."""
        heuristics = self.heuristics
        cost = -ROVER - HOST_GAINS
        if card.spot == "flags":
            flags = [n + card.flags.count(flag) for flag, n in enumerate(self.terms.flags)]
            return cost + self._opened(lambda other: all(flags[flag] >= n for flag, n in other.needs), self.have)
        kind = RESOURCE[card.spot]
        more = (*self.have[:kind], self.have[kind] + 1, *self.have[kind + 1 :])
        opened = self._opened(self.terms.flags_met, more)
        return cost + heuristics.further[kind] + 0.2 * (heuristics.owner.rovers - 1) + opened

    def _opened(self, flags_met: Callable[[Blueprint], bool], have: tuple[int, ...]) -> float:
        """How much better the best build gets."""
        found = [
            self.net[key]
            for key in self.net
            if flags_met(BLUEPRINTS[key]) and self.terms.ways(BLUEPRINTS[key], have)  # type: ignore[arg-type]
        ]
        better = max(found, default=0.0) - self.best
        return better + FIRST if better > 0 else 0.0

    def _use(self, card: str, bonus: float) -> float:
        """Using a card's abilities: before the main action, since what they give can help it."""
        abilities = [ability for ability in bound(card, "use", self.seat) if possible(self.state, ability)]
        value = self.heuristics.abilities(abilities, card)
        return FIRST + bonus + value if bonus + value > 0 else NEVER


def _weigh_consequences(heuristics: Heuristics, frame: AnyEffect, keys: Sequence[str]) -> dict[str, float]:
    """What the effects of each choice are worth."""
    state, question = heuristics.state, MACHINE.question_of(frame)
    return {
        key: NEVER
        if key == BACK
        else sum([_consequence(heuristics, effect) for effect in question.then(state, frame, key)])
        for key in keys
    }


def _consequence(heuristics: Heuristics, effect: Effect) -> float:
    match effect:
        case PayNow(paid=paid, rovers=rovers):
            return -heuristics.spent(paid) - ROVER * rovers
        case PutUp(paid=paid):
            return -heuristics.spent(paid)
        case Exchange(give=give, get=get, n=n, m=m):
            return _change(heuristics, {give: -n, get: m})
        case Gain(what=what, n=n) if what in RESOURCE:
            return _change(heuristics, {what: n})
        case TakeRover():
            return ROVER
        case UnflipNow(card=card):
            return heuristics.abilities(STRUCTURES[card].effects, card)
        case Tap(flag=flag):
            return float(min(3, heuristics.state.board[flag]))
        case Convert() | Copied() | Salvage():
            return 0.0
        case _:
            return heuristics.ability(effect, effect.card) if isinstance(effect, AnyAbility) else 0.0


def _change(heuristics: Heuristics, changes: Mapping[str, int]) -> float:
    """What it is worth that resources change, with what the hand promises."""
    have = [*heuristics.have]
    for resource, n in changes.items():
        have[RESOURCE[resource]] += n
    after, before = (*have,), heuristics.stocked + _hope(heuristics, heuristics.have)
    return heuristics.stock(after) + _hope(heuristics, after) - before


def _hope(heuristics: Heuristics, have: tuple[int, ...]) -> float:
    """What the hand promises somebody who has ``have``: the best build, less by half for each resource it lacks.

    After the main action it promises nothing, for it is passed on.
    """
    if heuristics.state.turn.acted and not heuristics.state.turn.again:
        return 0.0
    found = heuristics.hopes.get(have)
    if found is not None:
        return found
    best, furthest, stand_ins = 0.0, len(FURTHER) - 1, heuristics.terms.stand_ins
    for promised, cost, discount in heuristics.shown:
        if promised <= best:  # lacking something makes it worth less still
            break
        lack = sum(missing(cost, have, discount, stand_ins))
        best = max(best, promised * FURTHER[min(lack, furthest)])
    heuristics.hopes[have] = best
    return best


def _weigh_salvage(heuristics: Heuristics, keys: Sequence[str]) -> dict[str, float]:
    """A better structure than the worst in hand."""
    worst = min(_holding(heuristics, key) for key in heuristics.owner.hand)
    return {key: 0.0 if key == SKIP else _holding(heuristics, key.removeprefix(SALVAGE)) - worst - 0.3 for key in keys}


def _weigh_giving_up(heuristics: Heuristics, keys: Sequence[str]) -> dict[str, float]:
    return {key: NEVER if key == BACK else -_holding(heuristics, key.removeprefix(GIVE)) for key in keys}


def _holding(heuristics: Heuristics, key: str) -> float:
    """What it is worth to hold a structure: to build it, if that is near, or to assimilate it."""
    card = BLUEPRINTS[key]
    lack = sum(max(0, n - heuristics.owner.resources[kind]) for kind, n in enumerate(card.cost))
    lack += sum(2 * max(0, n - heuristics.owner.flags[flag]) for flag, n in card.needs)
    return max(heuristics.structure(key) - heuristics.spent(card.cost) - 1.2 * lack, heuristics.bin(key))
