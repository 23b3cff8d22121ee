"""How computer players play Expeditions: rules of thumb that go for stars."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from random import Random
from typing import Any

from games.engine import WAYS_OUT, Effect, Plan, Policy, Rules, Text, leads
from games.expeditions import abilities, effects
from games.expeditions.benefits import ALL, Bundle, enact
from games.expeditions.cards import Item
from games.expeditions.catalogue import CARDS
from games.expeditions.evaluator import SeatEvaluator
from games.expeditions.glory import counts
from games.expeditions.machine import MACHINE
from games.expeditions.one_idea import OneIdea
from games.expeditions.places import MOVE
from games.expeditions.playing import core_value, in_vain
from games.expeditions.reasons import reason
from games.expeditions.scoring import score
from games.expeditions.state import STARS, TWENTY, State
from games.expeditions.turn import REFRESH, TOKEN
from games.expeditions.weights import BEGINNER, GENTLE, WEIGHTS, Weights

PLANS, FEW = 10, 3
"""How many choices a search weighs; more than ten bring nothing, and a player of level normal thinks of few."""
LAPS = 2
"""How many turns of each player a roll-out lasts."""

Rule = Callable[[SeatEvaluator, Any, str], float]


class ExpeditionsPolicy(Policy[State]):
    """See the module."""

    horizon = 300
    spread = 25.0
    rollouts = (16, 256)  # ten times as many as 24 bring 0.07 ± 0.19 of a hundred wins a decision

    def __init__(
        self,
        game: Rules[State],
        weights: Weights = WEIGHTS,
        count: int = PLANS,
        evaluator: type[SeatEvaluator] = SeatEvaluator,
    ) -> None:
        super().__init__(game)
        self.weights, self.count, self.evaluator = weights, count, evaluator

    @cached_property
    def normal_policy(self) -> ExpeditionsPolicy:
        """Weighs few choices, and plays on as a beginner would: a search is at its best with few roll-outs already."""
        return ExpeditionsPolicy(self.game, BEGINNER, FEW)

    @cached_property
    def gentle_policy(self) -> ExpeditionsPolicy:
        """Works at one star at a time, and is not sure."""
        return ExpeditionsPolicy(self.game, GENTLE, FEW, OneIdea)

    def easy(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        """By the judgement of a friendly beginner."""
        return self.normal_policy.choose(state, seat, keys, rng)

    def gentle(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        return self.gentle_policy.choose(state, seat, keys, rng)

    def choose(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        if len(keys) == 1:
            return keys[0]
        worths = self._judged(state, seat, keys, rng)
        return keys[worths.index(max(worths))]

    def plans(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> Sequence[Plan]:
        worths = dict(zip(keys, self._judged(state, seat, keys, rng), strict=True))
        best = sorted(keys, key=worths.__getitem__, reverse=True)
        return [(key,) for key in best[: self.count]]

    def _judged(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> list[float]:
        """What each key seems worth to a player whose judgement may be off."""
        worth, jitter, doubt = self._worth(state, seat), rng.random, self.weights.doubt
        return [worth(key) + doubt * jitter() for key in keys]

    def choose_offer(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str | None:
        """Trashes maps once they count for nothing."""
        values = SeatEvaluator(state, seat, self.weights)
        return next((key for key in keys if _trash(values, key) > 0), None)

    def _worth(self, state: State, seat: int) -> Callable[[str], float]:
        frame, values = state.stack[-1], self.evaluator(state, seat, self.weights)
        if isinstance(frame, effects.Turn):
            return _TurnHeuristics(values, state).worth
        rule = _taking(state, frame) if isinstance(frame, effects.Menu | effects.Gather) else _RULES[type(frame)]

        def worth(key: str) -> float:
            if key in WAYS_OUT:
                return 0.0
            if key.startswith("map-"):
                return _trash(values, key)
            return rule(values, frame, key)

        return worth

    def reason(self, state: State, seat: int, key: str, *, own: bool) -> Text | None:
        return reason(state, seat, key, own=own)

    def evaluate(self, state: State) -> Sequence[float]:
        if not state.stack:
            return leads([standing.score for standing in self.game.standings(state) or ()], self.spread)
        return leads([self._prospect(state, seat) for seat in range(len(state.seats))], self.spread)

    def _prospect(self, state: State, seat: int) -> float:
        """A seat's score, and what its things promise: fitted to how 1,200 games of two went on."""
        owner = state.seats[seat]
        steps = [min(1.0, have / goal) for category, have, goal in counts(owner) if category not in owner.stars]
        best = sorted(steps, reverse=True)[: STARS - len(owner.stars)]
        worth = score(state, seat) + 6.5 * len(owner.stars) + sum(7.0 * step + 2.5 * step * step for step in best)
        worth += 1.5 * min(3, len(owner.solved)) + 0.3 * (len(owner.hand) + len(owner.active))
        return worth + 0.5 * (min(7, owner.power) + min(7, owner.guile))

    def cut(self, state: State) -> Callable[[State], bool]:
        last = state.turns + LAPS * len(state.seats)
        return lambda now: now.turns >= last

    def cards_offered_and_taken(
        self, state: State, seat: int, keys: Sequence[str], key: str
    ) -> tuple[Collection[str], Collection[str]]:
        """Cards that could be played, and the one that was."""
        if not isinstance(state.stack[-1], effects.Turn | abilities.Play):
            return (), ()
        played = [key.removeprefix("play-")] if key.startswith("play-") else []
        return [each.removeprefix("play-") for each in keys if each.startswith("play-")], played

    def win_factors(self, state: State, seat: int) -> Collection[str]:
        """Its mech and people, where its stars lie, and the cards under its mech."""
        owner = state.seats[seat]
        tucked = (*owner.solved, *owner.melded, *owner.upgraded)
        found = [owner.mech, owner.character, *(f"star {category}" for category in owner.stars)]
        return [*found, *(f"tucked {card}" for card in tucked)]


class _TurnHeuristics:
    """What a turn could bring: where to move, and what to do before and after."""

    def __init__(self, values: SeatEvaluator, state: State) -> None:
        self.values, self.here = values, values.owner.position
        exposed = state.exposed
        self.plays, self.gathers = "play" in exposed, "gather" in exposed
        self.now = self._acting(self.here)
        self.moves = self._moving(state.hidden) if "move" in exposed else {}
        self.best = max(self.moves, key=self.moves.__getitem__, default=None)
        self.most = max(self.moves.values(), default=0.0)

    def _acting(self, at: str | None) -> tuple[float, float]:
        """What playing and gathering bring at a position."""
        play = self.values.best_play(at) if self.plays else 0.0
        return play, self.values.gather(at) if self.gathers else 0.0

    def _moving(self, hidden: Collection[str]) -> dict[str, float]:
        """A move to each position within reach, with each other action done where it brings more."""
        values, (play_now, gather_now) = self.values, self.now
        found, turned_up = dict[str, float](), values.piece("map")
        for to in values.reach:
            play, gather = self._acting(to)
            worth = max(play, play_now) + max(gather, gather_now)
            found[to] = worth + (turned_up if to in hidden else 0.0) + values.future(to)
        return found

    def worth(self, key: str) -> float:
        if key.startswith(MOVE):
            return 10.0 + self.moves[key.removeprefix(MOVE)] - self.most
        best = self.best
        if key == "gather":
            if best is not None and self.values.gather(best) >= self.now[1]:
                return 0.0
            return 11.0 if not self.plays or not self._clears() else 11.8
        if key.startswith("play-"):
            card = key.removeprefix("play-")
            if best is not None and self._acting(best)[0] > self.now[0]:
                return 0.0
            return 11.5 + self.values.play(card, self.here) - self.now[0]
        return _trash(self.values, key) if key.startswith("map-") else 0.0

    def _clears(self) -> bool:
        """Whether gathering first promises more: with a tile that is clear, or has workers to place."""
        tokens = self.values.state.corruption.get(self.here or "")
        return not tokens


def _shift(values: SeatEvaluator, _frame: effects.Shift, key: str) -> float:
    """The two actions that are exposed; or the cards and workers that come back."""
    owner, here = values.owner, values.owner.position
    if key == REFRESH:
        placed = sum(active.worker is not None for active in owner.active)
        weights = values.weights
        back = weights.cards_back * len(owner.active) + weights.workers_back * placed
        return back + weights.act - weights.cards_left * len(owner.hand)
    token = key.removeprefix(TOKEN)
    play = values.best_play(here) if owner.hand else -1.0
    gather = values.gathers_here
    if token == "move":  # noqa: S105
        return play + gather
    there = values.reach
    if not there:
        return gather if token == "play" else play  # noqa: S105
    if token == "play":  # noqa: S105
        return max(
            max(gather, values.gather(to)) + values.arrival(to) + values.future(to) for to in there
        ) - values.future(here)
    return max(
        max(play, values.best_play(to)) + values.arrival(to) + values.future(to) for to in there
    ) - values.future(here)


def _taking(state: State, frame: effects.Menu | effects.Gather) -> Rule:
    """The parts of a bundle, of which a star comes before others."""
    question = MACHINE.question_of(frame)
    assert isinstance(question, Bundle)  # noqa: S101 - it is asked for bundles alone
    _, _, taken = question.split(state, frame)

    def rule(values: SeatEvaluator, _frame: Effect, key: str) -> float:
        if key == ALL:
            return 50.0
        part = enact(taken[key][1])[0]
        worth = values.plain(part)
        return worth + 20.0 if isinstance(part, abilities.Boast) else worth

    return rule


def _played(values: SeatEvaluator, frame: effects.Played, key: str) -> float:
    card = frame.card
    if key == "core":
        power, guile = core_value(values.owner, card)
        return (
            0.1 + values.piece("power", power) + values.piece("guile", guile) + (5.0 if not _conditional(card) else 0.0)
        )
    if not isinstance(CARDS[card], Item) and in_vain(values.state, frame.seat, card, frame.chain) is not None:
        return -1.0
    worth = values.ability(card) + values.weights.spare
    return worth - (1.0 if values.owner.workers[key.removeprefix("worker-")] == 1 else 0.0) * 0.1


def _conditional(card: str) -> bool:
    return any(part.melded or part.stars for part in CARDS[card].core)


def _pick(values: SeatEvaluator, _frame: Effect, key: str) -> float:
    spot, dot, _ = key.removeprefix("gain-").partition(".")
    card = values.state.spots["abcde".index(spot)]
    return (values.card(card) if card else 0.0) + (0.4 if dot else 0.0)


def _keep(values: SeatEvaluator, _frame: Effect, key: str) -> float:
    card, dot, _ = key.removeprefix("keep-").partition(".")
    return values.card(card) + (0.4 if dot else 0.0)


def _sweep(values: SeatEvaluator, _frame: Effect, key: str) -> float:
    if key != "sweep-all":
        return -1.0
    return 2.0 - max((values.card(card) for card in values.state.spots if card), default=0.0)


def _move(values: SeatEvaluator, _frame: Effect, key: str) -> float:
    to = key.removeprefix(MOVE)
    gathers = any(isinstance(below, effects.Turn) for below in values.state.stack) and "gather" in values.state.exposed
    here = values.owner.position
    worth = values.arrival(to) + values.future(to) - values.future(here) + 0.3
    if gathers:
        worth += values.gather(to) - values.gather(here)
    return worth


def _ability(prefix: str) -> Rule:
    return lambda values, _frame, key: 0.1 + values.ability(key.removeprefix(prefix))


def _worker(values: SeatEvaluator, _frame: Effect, key: str) -> float:
    colour = key.removeprefix("worker-")
    return 1.0 - 0.1 * sum(CARDS[card].colour == colour for card in values.owner.hand)


def _rescue(values: SeatEvaluator, _frame: Effect, key: str) -> float:
    card = key.removeprefix("rescue-")
    worker = next(active.worker for active in values.owner.active if active.card == card)
    return 0.5 + (1.0 if worker else 0.0) + values.ability(card)


def _vanquish(values: SeatEvaluator, frame: abilities.Vanquish, key: str) -> float:
    if key == "banish":
        return values.plain(frame)
    power, guile = map(int, key.removeprefix("vanquish-").split("-"))
    twenty = values.state.corruption[values.owner.position or ""][-1] == TWENTY
    return (
        values.token() + (10.0 if twenty else 0.0) - values.weights.kept * (power + guile) - 0.01 * abs(power - guile)
    )


def _neighbour(values: SeatEvaluator, frame: Effect, key: str) -> float:
    part, *_ = MACHINE.question_of(frame).then(values.state, frame, key)
    return values.plain(part)


def _one_of(values: SeatEvaluator, frame: abilities.OneOf, key: str) -> float:
    return values.plain(frame.then[int(key.removeprefix("or-"))]) + 0.05


def _solve(values: SeatEvaluator, _frame: Effect, key: str) -> float:
    """The quest; of several ways to pay for it, the one that leaves power and guile most alike."""
    card, _, price = key.removeprefix("solve-").partition(".")
    power, guile = map(int, price.split("-")) if price else (0, 0)
    uneven = abs((values.owner.power - power) - (values.owner.guile - guile)) if price else 0
    return 1.0 + values.quest(card) - 0.1 * uneven


def _upgrade(_values: SeatEvaluator, _frame: Effect, key: str) -> float:
    item = CARDS[key.removeprefix("upgrade-")]
    return 5.0 + item.coins if isinstance(item, Item) else 0.0


def _pay_with(values: SeatEvaluator, _frame: Effect, key: str) -> float:
    piece = key.removeprefix("pay-")
    if piece not in CARDS:
        return 1.0
    return 2.0 - 0.2 * values.card(piece)


def _trash(values: SeatEvaluator, key: str) -> float:
    """Maps are worth something until their category bears a star."""
    wanted = "workers-maps" in values.lacks or values.state.left == 0
    if not key.startswith("map-") or (wanted and values.state.left != 0):
        return -9.0
    return 0.02 if key == "map-coins" else -1.0


_RULES: dict[type[Effect], Rule] = {
    effects.Shift: _shift,
    abilities.OneOf: _one_of,
    effects.Played: _played,
    abilities.Play: lambda values, _frame, key: 0.1 + values.play(key.removeprefix("play-"), values.owner.position),
    abilities.Move: _move,
    effects.PickCard: _pick,
    effects.KeepCard: _keep,
    abilities.Sweep: _sweep,
    abilities.PlaceWorker: _ability("on-"),
    abilities.Activate: _ability("use-"),
    effects.PickWorker: _worker,
    abilities.RescueCard: _rescue,
    abilities.RescueWorker: _rescue,
    abilities.Vanquish: _vanquish,
    abilities.Neighbour: _neighbour,
    abilities.Solve: _solve,
    abilities.Upgrade: _upgrade,
    abilities.Meld: lambda *_: 5.0,
    abilities.Boast: lambda *_: 5.0,
    effects.PayWith: _pay_with,
}
