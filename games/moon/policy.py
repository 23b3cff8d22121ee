"""How computer players play Moon: by what :mod:`games.moon.judge` holds things to be worth, an era at a time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random

from games.engine import Effect, Plan, Policy
from games.engine.policy import leads
from games.moon.catalogue import STRUCTURES
from games.moon.counts import end_effects, score, worth
from games.moon.effects import possible
from games.moon.facts import FACTS, RESOURCE, Fact, bound
from games.moon.judge import PRODUCTION, ROVER, Judge
from games.moon.machine import MACHINE, word
from games.moon.options import BUILD, CLAIM, END_TURN
from games.moon.payment import missing
from games.moon.state import State
from games.moon.stores import held

PLANS = 8
NOISE = 0.05
"""Choices closer than this, in points, are as good as equal."""
BACK, NEVER = "back", -100.0
"""Going back on a choice only leads to it again."""
FURTHER = (1.0, 0.4, 0.2, 0.1, 0.0)
"""What a structure is worth that lacks so many resources, of its worth."""
FIRST = 40.0
"""What comes before the main action is worth more than any main action, and a claim comes before that."""
HOST_GAINS = 1.2
"""What it costs, in points, to leave a rover with a rival beyond the rover itself."""


class MoonPolicy(Policy[State]):
    """Takes the choice that is worth most; a roll-out goes to the end of the era."""

    horizon = 400
    spread = 20.0
    rollouts = (12, 2048)

    def choose(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        worths = weigh(state, seat, keys)
        return max(keys, key=lambda key: worths[key] + NOISE * rng.random())

    def plans(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> Sequence[Plan]:
        """The choices worth most by the rules of thumb."""
        worths = weigh(state, seat, keys)
        ordered = sorted(keys, key=lambda key: -worths[key] - NOISE * rng.random())
        return [(key,) for key in ordered[:PLANS]]

    def evaluate(self, state: State) -> Sequence[float]:
        return leads([prospects(state, seat) for seat in range(len(state.seats))], self.spread)

    def cut(self, state: State) -> Callable[[State], bool]:
        """To the end of the era that runs: what comes after is hidden, and counts as prospects."""
        era = state.era
        return lambda now: now.era > era

    def census(self, state: State, seat: int, keys: Sequence[str], key: str) -> tuple[Collection[str], Collection[str]]:
        """Structures that ``seat`` holds, and reputations it could claim; and the one it builds or claims."""
        if state.stack[-1].op != "turn":
            return (), ()
        claims = [one.removeprefix(CLAIM) for one in keys if one.startswith(CLAIM)]
        taken = [key.removeprefix(kind) for kind in (BUILD, CLAIM) if key.startswith(kind)]
        return [*state.seats[seat].hand, *claims], taken

    def traits(self, state: State, seat: int) -> Collection[str]:
        """Its base."""
        return [state.seats[seat].base]

    def brought(self, state: State, seat: int) -> Mapping[str, float]:
        """What is printed on its grey structures, and what these score at the end."""
        grey = [key for key in state.seats[seat].tableau if key in STRUCTURES and STRUCTURES[key].colour == "grey"]
        return {
            key: STRUCTURES[key].hearts + sum(worth(state, seat, effect) for effect in end_effects(key)) for key in grey
        }


def prospects(state: State, seat: int) -> float:
    """A player's points, and before the end what its things promise."""
    points = float(score(state, seat))
    if not state.stack:
        return points
    judge, owner = Judge(state, seat), state.seats[seat]
    points += judge.expected_flags() + judge.stock(owner.resources) + ROVER * owner.rovers
    points += sum(owner.makes) * judge.unit * PRODUCTION * judge.eras
    points += judge.eras * sum(site.hearts for site in owner.tableau.values())
    return points + sum(judge.effects(STRUCTURES[key].effects, key) for key in owner.ongoing if key in STRUCTURES)


def weigh(state: State, seat: int, keys: Sequence[str]) -> dict[str, float]:
    """What each of the ``keys`` open to ``seat`` is worth to it, in points, against doing nothing."""
    frame = state.stack[-1]
    judge = Judge(state, seat)
    if frame.op == "turn":
        return _Turn(judge).weigh(keys)
    weigher = ASKED.get(frame.op)
    return weigher(judge, frame, keys) if weigher else _by_consequence(judge, frame, keys)


class _Turn:
    """The choices of a turn, with the best build that is possible now to measure them by."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.state, self.seat = judge, judge.state, judge.seat
        self.open = not self.state.turn.acted or self.state.turn.again
        self.terms = judge.terms
        self.have = held(self.state, self.seat)
        self.net = {key: self._net(FACTS[key]) for key in judge.owner.hand} if self.open else {}
        self.best = max((self._build(FACTS[key]) for key in self.net), default=0.0)

    def weigh(self, keys: Sequence[str]) -> dict[str, float]:
        return {key: self._weigh(key) for key in keys}

    def _net(self, fact: Fact) -> float:
        return self.judge.structure(fact.key) - self.judge.spent(fact.cost)

    def _build(self, fact: Fact) -> float:
        """What building it now is worth; nothing where that cannot be paid."""
        if not self.terms.flags_met(fact) or not self.terms.ways(fact, self.have):
            return 0.0
        return self.net[fact.key]

    def _weigh(self, key: str) -> float:
        op, _, card = key.partition("-")
        judge = self.judge
        match f"{op}-":
            case _ if key == END_TURN:
                return 0.0
            case "build-":
                return self.net[card]
            case "assimilate-":
                return judge.bin(card) - 0.1 * max(0.0, self.net[card])
            case "claim-":
                return 2 * FIRST + judge.reputation(card)
            case "park-":
                return self._park(FACTS[card])
            case "flip-":
                return self._use(card, 0.3)
            case _:
                return self._use(card, 0.0)

    def _park(self, fact: Fact) -> float:
        """Worth it where it opens a better build, or gives what is scarce while rovers are many."""
        judge = self.judge
        cost = -ROVER - HOST_GAINS
        if fact.spot == "flags":
            flags = [n + fact.flags.count(flag) for flag, n in enumerate(self.terms.flags)]
            return cost + self._opened(lambda other: all(flags[flag] >= n for flag, n in other.needs), self.have)
        kind = RESOURCE[fact.spot]
        more = (*self.have[:kind], self.have[kind] + 1, *self.have[kind + 1 :])
        opened = self._opened(self.terms.flags_met, more)
        return cost + judge.one_more(kind, self.have) + 0.2 * (judge.owner.rovers - 1) + opened

    def _opened(self, flags_met: Callable[[Fact], bool], have: tuple[int, ...]) -> float:
        """How much better the best build gets."""
        found = [
            self.net[key]
            for key in self.net
            if flags_met(FACTS[key]) and self.terms.ways(FACTS[key], have)  # type: ignore[arg-type]
        ]
        better = max(found, default=0.0) - self.best
        return better + FIRST if better > 0 else 0.0

    def _use(self, card: str, bonus: float) -> float:
        """Using a card's effects: before the main action, since what they give can help it."""
        effects = [effect for effect in bound(card, "use", self.seat) if possible(self.state, effect)]
        value = self.judge.effects(effects, card)
        return FIRST + bonus + value if bonus + value > 0 else NEVER


def _by_consequence(judge: Judge, frame: Effect, keys: Sequence[str]) -> dict[str, float]:
    """What the effects of each choice are worth."""
    found = {}
    for choice in MACHINE.choices(judge.state, frame):
        if choice.key in keys:
            worth = sum(_consequence(judge, effect) for effect in choice.then)
            found[choice.key] = worth if choice.key != BACK else NEVER
    return found


def _consequence(judge: Judge, effect: Effect) -> float:
    state, args = judge.state, effect.args
    match effect.op:
        case "pay_now" | "put_up":
            paid = [int(n) for n in args["paid"]]  # type: ignore[union-attr]
            return -judge.spent(paid) - ROVER * int(str(args.get("rovers", 0)))
        case "exchange":
            have = list(judge.owner.resources)
            before = judge.stock(have) + _hope(judge, have)
            have[RESOURCE[str(args["give"])]] -= int(str(args["n"]))
            have[RESOURCE[str(args["get"])]] += int(str(args["m"]))
            return judge.stock(have) + _hope(judge, have) - before
        case "gain" if args["what"] in RESOURCE:
            have = list(judge.owner.resources)
            before = judge.stock(have) + _hope(judge, have)
            have[RESOURCE[str(args["what"])]] += int(str(args["n"]))
            return judge.stock(have) + _hope(judge, have) - before
        case "convert":
            return 0.0
        case "take_rover":
            return ROVER
        case "unflip_now":
            return judge.effects(STRUCTURES[word(effect, "card")].effects, word(effect, "card"))
        case "tap":
            return float(min(3, state.board[int(str(args["flag"]))]))
        case "copy" | "salvage" | "turn":
            return 0.0
        case _:
            return judge.effect(effect, str(args.get("card", "")))


def _hope(judge: Judge, have: Sequence[int]) -> float:
    """What the hand promises somebody who has ``have``: the best build, less by half for each resource it lacks.

    After the main action it promises nothing, for it is passed on.
    """
    if judge.state.turn.acted and not judge.state.turn.again:
        return 0.0
    terms, best = judge.terms, 0.0
    for key in judge.owner.hand:
        fact = FACTS[key]
        if terms.flags_met(fact):
            lack = sum(missing(fact.cost, tuple(have), terms.discount(fact), terms.stand_ins))
            best = max(best, judge.structure(key) * FURTHER[min(lack, len(FURTHER) - 1)])
    return best


def _salvage(judge: Judge, frame: Effect, keys: Sequence[str]) -> dict[str, float]:  # noqa: ARG001
    """A better structure than the worst in hand."""
    worst = min(_holding(judge, key) for key in judge.owner.hand)
    return {key: 0.0 if key == "skip" else _holding(judge, key.removeprefix("salvage-")) - worst - 0.3 for key in keys}


def _give_up(judge: Judge, frame: Effect, keys: Sequence[str]) -> dict[str, float]:  # noqa: ARG001
    return {key: NEVER if key == BACK else -_holding(judge, key.removeprefix("give-")) for key in keys}


def _holding(judge: Judge, key: str) -> float:
    """What it is worth to hold a structure: to build it, if that is near, or to assimilate it."""
    fact = FACTS[key]
    lack = sum(max(0, n - judge.owner.resources[kind]) for kind, n in enumerate(fact.cost))
    lack += sum(2 * max(0, n - judge.owner.flags[flag]) for flag, n in fact.needs)
    return max(judge.structure(key) - judge.spent(fact.cost) - 1.2 * lack, judge.bin(key))


ASKED: dict[str, Callable[[Judge, Effect, Sequence[str]], dict[str, float]]] = {
    "offer_salvage": _salvage,
    "give_up": _give_up,
}
