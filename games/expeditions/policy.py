"""How computer players play Expeditions: rules of thumb that go for stars."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from random import Random
from typing import Any

from games.engine import Effect, Game, Plan, Policy
from games.engine.policy import leads
from games.expeditions.benefits import Bundle
from games.expeditions.cards import Item
from games.expeditions.catalogue import CARDS
from games.expeditions.glory import progress
from games.expeditions.judge import Eye, total
from games.expeditions.machine import MACHINE, word
from games.expeditions.places import MOVE, reach
from games.expeditions.playing import core_value
from games.expeditions.scoring import score
from games.expeditions.state import STARS, TWENTY, State
from games.expeditions.turn import REFRESH, TOKEN, can
from games.expeditions.weights import GENTLE, WEIGHTS, Weights

PLANS, FEW = 10, 3
"""How many choices a search weighs; more than ten bring nothing, and a player of level normal thinks of few."""
LAPS = 2
"""How many turns of each player a roll-out lasts."""
PASSING = {"decline", "done"}

Rule = Callable[[Eye, State, Effect, str], float]


class ExpeditionsPolicy(Policy[State]):
    """See the module."""

    horizon = 300
    spread = 25.0
    rollouts = (16, 2048)

    def __init__(self, game: Game[State, Any, Any], weights: Weights = WEIGHTS, count: int = PLANS) -> None:
        super().__init__(game)
        self.weights, self.count = weights, count

    @cached_property
    def calm(self) -> ExpeditionsPolicy:
        """Weighs few choices, and plays on as a beginner would: a search is at its best with few roll-outs already."""
        return ExpeditionsPolicy(self.game, GENTLE, FEW)

    def easy(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        """By the judgement of a friendly beginner."""
        return self.calm.choose(state, seat, keys, rng)

    def choose(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        if len(keys) == 1:
            return keys[0]
        return max(keys, key=self._judged(state, seat, rng))

    def plans(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> Sequence[Plan]:
        best = sorted(keys, key=self._judged(state, seat, rng), reverse=True)
        return [(key,) for key in best[: self.count]]

    def _judged(self, state: State, seat: int, rng: Random) -> Callable[[str], float]:
        """What a key seems worth to a player whose judgement may be off."""
        worth, jitter, doubt = self._worth(state, seat), rng.random, self.weights.doubt
        return lambda key: worth(key) + doubt * jitter()

    def spontaneous(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str | None:  # noqa: ARG002
        """Trashes maps once they count for nothing."""
        eye = Eye(state, seat, self.weights)
        return next((key for key in keys if _trash(eye, state, state.stack[-1], key) > 0), None)

    def _worth(self, state: State, seat: int) -> Callable[[str], float]:
        frame, eye = state.stack[-1], Eye(state, seat, self.weights)
        if frame.op == "turn":
            turn = _Turn(eye, state)
            return lambda key: _trash(eye, state, frame, key) if key.startswith("map-") else turn.worth(key)
        rule = _RULES[frame.op]

        def worth(key: str) -> float:
            if key in PASSING:
                return 0.0
            if key.startswith("map-"):
                return _trash(eye, state, frame, key)
            return rule(eye, state, frame, key)

        return worth

    def evaluate(self, state: State) -> Sequence[float]:
        if not state.stack:
            return leads([standing.score for standing in self.game.standings(state) or ()], self.spread)
        return leads([self._prospect(state, seat) for seat in range(len(state.seats))], self.spread)

    def _prospect(self, state: State, seat: int) -> float:
        """A seat's score, and what its things promise: fitted to how 1,200 games of two went on."""
        owner = state.seats[seat]
        steps = [min(1.0, one.have / one.goal) for one in progress(owner) if not one.star]
        best = sorted(steps, reverse=True)[: STARS - len(owner.stars)]
        worth = score(state, seat) + 6.5 * len(owner.stars) + sum(7.0 * step + 2.5 * step * step for step in best)
        worth += 1.5 * min(3, len(owner.solved)) + 0.3 * (len(owner.hand) + len(owner.active))
        return worth + 0.5 * (min(7, owner.power) + min(7, owner.guile))

    def cut(self, state: State) -> Callable[[State], bool]:
        last = state.turns + LAPS * len(state.seats)
        return lambda now: now.turns >= last

    def census(
        self,
        state: State,
        seat: int,  # noqa: ARG002
        keys: Sequence[str],
        key: str,
    ) -> tuple[Collection[str], Collection[str]]:
        """Cards that could be played, and the one that was."""
        if state.stack[-1].op not in {"turn", "play"}:
            return (), ()
        played = [key.removeprefix("play-")] if key.startswith("play-") else []
        return [each.removeprefix("play-") for each in keys if each.startswith("play-")], played

    def traits(self, state: State, seat: int) -> Collection[str]:
        """Its mech and people, where its stars lie, and the cards under its mech."""
        owner = state.seats[seat]
        tucked = (*owner.solved, *owner.melded, *owner.upgraded)
        found = [owner.mech, owner.character, *(f"star {category}" for category in owner.stars)]
        return [*found, *(f"tucked {card}" for card in tucked)]


class _Turn:
    """What a turn could bring: where to move, and what to do before and after."""

    def __init__(self, eye: Eye, state: State) -> None:
        self.eye, self.here = eye, eye.owner.position
        exposed = state.exposed
        self.plays, self.gathers = "play" in exposed, "gather" in exposed
        self.prospects = eye.prospects
        self.now = self._acting(self.here)
        self.moves = {to: self._moving(to) for to in reach(state, eye.seat)} if "move" in exposed else {}

    def _acting(self, at: str | None) -> tuple[float, float]:
        """What playing and gathering bring at a position."""
        play = self.eye.best_play(at) if self.plays else 0.0
        return play, self.eye.gather(at) if self.gathers else 0.0

    def _moving(self, to: str) -> float:
        """A move there, with each other action done where it brings more."""
        play, gather = self._acting(to)
        worth = max(play, self.now[0]) + max(gather, self.now[1])
        return worth + self.eye.arrival(to) + self.eye.future(to, self.prospects)

    def worth(self, key: str) -> float:
        if key.startswith(MOVE):
            return 10.0 + self.moves[key.removeprefix(MOVE)] - max(self.moves.values())
        best = max(self.moves, key=self.moves.__getitem__) if self.moves else None
        if key == "gather":
            if best is not None and self.eye.gather(best) >= self.now[1]:
                return 0.0
            return 11.0 if not self.plays or not self._clears() else 11.8
        if key.startswith("play-"):
            card = key.removeprefix("play-")
            if best is not None and self._acting(best)[0] > self.now[0]:
                return 0.0
            return 11.5 + self.eye.play(card, self.here) - self.now[0]
        return 0.0

    def _clears(self) -> bool:
        """Whether gathering first promises more: with a tile that is clear, or has workers to place."""
        tokens = self.eye.state.corruption.get(self.here or "")
        return not tokens


def _shift(eye: Eye, state: State, frame: Effect, key: str) -> float:
    """The two actions that are exposed; or the cards and workers that come back."""
    owner, here = eye.owner, eye.owner.position
    if key == REFRESH:
        placed = sum(active.worker is not None for active in owner.active)
        weights = eye.weights
        back = weights.cards_back * len(owner.active) + weights.workers_back * placed
        return back + weights.act - weights.cards_left * len(owner.hand)
    token = key.removeprefix(TOKEN)
    play = eye.best_play(here) if owner.hand else -1.0
    gather = eye.gather(here) if here is not None and can(state, frame.seat, "gather") else 0.0
    if token == "move":  # noqa: S105
        return play + gather
    there = reach(state, frame.seat)
    if not there:
        return gather if token == "play" else play  # noqa: S105
    prospects = eye.prospects
    if token == "play":  # noqa: S105
        return max(max(gather, eye.gather(to)) + eye.arrival(to) + eye.future(to, prospects) for to in there) - (
            eye.future(here, prospects)
        )
    return max(max(play, eye.best_play(to)) + eye.arrival(to) + eye.future(to, prospects) for to in there) - (
        eye.future(here, prospects)
    )


def _bundle(eye: Eye, state: State, frame: Effect, key: str) -> float:
    question = MACHINE.questions[frame.op]
    assert isinstance(question, Bundle)  # noqa: S101 - asked only of these
    if key == "all":
        return 50.0
    part, *_ = question.then(state, frame, key)
    worth = eye.plain(part)
    return worth + 20.0 if part.op == "boast" else worth


def _played(eye: Eye, state: State, frame: Effect, key: str) -> float:  # noqa: ARG001
    card = word(frame, "card")
    if key == "core":
        power, guile = core_value(eye.owner, card)
        return 0.1 + eye.piece("power", power) + eye.piece("guile", guile) + (5.0 if not _conditional(card) else 0.0)
    worth = eye.ability(card) + eye.weights.spare
    return worth - (1.0 if eye.owner.workers[key.removeprefix("worker-")] == 1 else 0.0) * 0.1


def _conditional(card: str) -> bool:
    return any(part.melded or part.stars for part in CARDS[card].core)


def _pick(eye: Eye, state: State, frame: Effect, key: str) -> float:  # noqa: ARG001
    spot, dot, _ = key.removeprefix("gain-").partition(".")
    card = state.spots["abcde".index(spot)]
    return (eye.card(card) if card else 0.0) + (0.4 if dot else 0.0)


def _keep(eye: Eye, state: State, frame: Effect, key: str) -> float:  # noqa: ARG001
    card, dot, _ = key.removeprefix("keep-").partition(".")
    return eye.card(card) + (0.4 if dot else 0.0)


def _sweep(eye: Eye, state: State, frame: Effect, key: str) -> float:  # noqa: ARG001
    if key != "sweep-all":
        return -1.0
    return 2.0 - max((eye.card(card) for card in state.spots if card), default=0.0)


def _move(eye: Eye, state: State, frame: Effect, key: str) -> float:
    to = key.removeprefix(MOVE)
    gathers = any(below.op == "turn" for below in state.stack) and "gather" in state.exposed
    here = eye.owner.position
    prospects = eye.prospects
    worth = eye.arrival(to) + eye.future(to, prospects) - eye.future(here, prospects) + 0.3
    if gathers:
        worth += eye.gather(to) - eye.gather(here)
    return worth if frame.op == "move" else 0.0


def _ability(prefix: str) -> Rule:
    return lambda eye, state, frame, key: 0.1 + eye.ability(key.removeprefix(prefix))  # noqa: ARG005


def _worker(eye: Eye, state: State, frame: Effect, key: str) -> float:  # noqa: ARG001
    colour = key.removeprefix("worker-")
    return 1.0 - 0.1 * sum(CARDS[card].colour == colour for card in eye.owner.hand)


def _rescue(eye: Eye, state: State, frame: Effect, key: str) -> float:  # noqa: ARG001
    card = key.removeprefix("rescue-")
    worker = next(active.worker for active in eye.owner.active if active.card == card)
    return 0.5 + (1.0 if worker else 0.0) + eye.ability(card)


def _vanquish(eye: Eye, state: State, frame: Effect, key: str) -> float:
    if key == "banish":
        return total(eye, [frame])
    power, guile = map(int, key.removeprefix("vanquish-").split("-"))
    twenty = state.corruption[eye.owner.position or ""][-1] == TWENTY
    return eye.token() + (10.0 if twenty else 0.0) - eye.weights.kept * (power + guile) - 0.01 * abs(power - guile)


def _neighbour(eye: Eye, state: State, frame: Effect, key: str) -> float:
    part, *_ = MACHINE.questions["neighbour"].then(state, frame, key)
    return eye.plain(part)


def _one_of(eye: Eye, state: State, frame: Effect, key: str) -> float:  # noqa: ARG001
    return eye.plain(frame.then[int(key.removeprefix("or-"))]) + 0.05


def _solve(eye: Eye, state: State, frame: Effect, key: str) -> float:  # noqa: ARG001
    return 1.0 + eye.quest(key.removeprefix("solve-"))


def _upgrade(eye: Eye, state: State, frame: Effect, key: str) -> float:  # noqa: ARG001
    item = CARDS[key.removeprefix("upgrade-")]
    return 5.0 + item.coins if isinstance(item, Item) else 0.0


def _always(eye: Eye, state: State, frame: Effect, key: str) -> float:  # noqa: ARG001
    return 5.0


def _pay_with(eye: Eye, state: State, frame: Effect, key: str) -> float:  # noqa: ARG001
    piece = key.removeprefix("pay-")
    if piece not in CARDS:
        return 1.0
    return 2.0 - 0.2 * eye.card(piece)


def _trash(eye: Eye, state: State, frame: Effect, key: str) -> float:  # noqa: ARG001
    """Maps are worth something until their category bears a star."""
    wanted = "workers-maps" in eye.lacks or state.left == 0
    if not key.startswith("map-") or (wanted and state.left != 0):
        return -9.0
    return 0.02 if key == "map-coins" else -1.0


_RULES: dict[str, Rule] = {
    "shift": _shift,
    "menu": _bundle,
    "gather": _bundle,
    "one_of": _one_of,
    "played": _played,
    "play": lambda eye, state, frame, key: 0.1 + eye.play(key.removeprefix("play-"), eye.owner.position),  # noqa: ARG005
    "move": _move,
    "pick_card": _pick,
    "keep_card": _keep,
    "sweep": _sweep,
    "place_worker": _ability("on-"),
    "activate": _ability("use-"),
    "pick_worker": _worker,
    "rescue_card": _rescue,
    "rescue_worker": _rescue,
    "vanquish": _vanquish,
    "neighbour": _neighbour,
    "solve": _solve,
    "upgrade": _upgrade,
    "meld": _always,
    "boast": _always,
    "pay_with": _pay_with,
}
