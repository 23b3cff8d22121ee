"""How computers play Salt Caravans."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp2
from random import Random

from caravans.country import BESIDE, PLACES
from caravans.rules import ALONE, GUARDED, KINDS, LETTER_POINTS, SET_POINTS, State, destination, number_of, points
from games.engine import Policy, Text, leads, text
from games.parts.maps import distances

STEPS = {place: distances(BESIDE, [place]) for place in PLACES}


def target(key: str) -> str:
    """The place a key leads to."""
    return key.removeprefix("to-").removesuffix(GUARDED).removesuffix(ALONE)


def rivals(state: State, seat: int, place: str) -> int:
    """How many others could come to a place."""
    return sum(place in BESIDE[at] for other, at in enumerate(state.at) if other != seat)


def worth(state: State, seat: int, place: str) -> float:
    """What everybody's eyes see in the goods of a place, if all of them are taken."""
    load, goods = state.loads[seat], state.goods[place]
    has = [number_of(kind, load) for kind in KINDS]
    more = [number_of(kind, goods) for kind in KINDS]
    before, after = min(has), min(held + count for held, count in zip(has, more, strict=True))
    fresh = sum(count > 0 and held == before for held, count in zip(has, more, strict=True))
    return len(goods) + SET_POINTS * (after - before) + 0.3 * fresh


def errands(state: State, seat: int, place: str) -> float:
    """What the own letters say for a place."""
    left = state.options.rounds - state.turns - 1
    value = 0.0
    for letter in state.hands[seat]:
        steps = STEPS[destination(letter)][place]
        if steps <= left:
            value += LETTER_POINTS if steps == 0 else LETTER_POINTS * exp2(-steps - 0.5)
    return value


class CaravansPolicy(Policy[State]):
    """Goods that can be had, and letters on the way."""

    horizon = 12
    spread = 8.0

    def choose(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        best, most = keys[0], -1.0
        for key in keys:
            place = target(key)
            goods, others = worth(state, seat, place), rivals(state, seat, place)
            if key.endswith(GUARDED):
                value = goods * (0.85 if others else 0.9) - (1.0 if others else 2.0)
            else:
                value = goods / (1 + 0.8 * others)
            nearby = max(len(state.goods[after]) for after in BESIDE[place])
            value += errands(state, seat, place) + 0.2 * nearby + 0.3 * rng.random()
            if value > most:
                best, most = key, value
        return best

    def gentle(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        """The most goods, whoever else may come, and no thought of letters."""
        plain = [key for key in keys if not key.endswith(GUARDED)]
        return max(plain, key=lambda key: (len(state.goods[target(key)]), rng.random()))

    def evaluate(self, state: State) -> Sequence[float]:
        scores = []
        for seat, (load, delivered, guards) in enumerate(zip(state.loads, state.delivered, state.guards, strict=True)):
            score = float(sum(points(load, len(delivered), guards).values()))
            if state.stack:
                score += 0.5 * errands(state, seat, state.at[seat])
            scores.append(score)
        return leads(scores, self.spread)

    def reason(self, state: State, seat: int, key: str, *, own: bool) -> Text | None:
        place = target(key)
        letters = sum(destination(letter) == place for letter in state.hands[seat]) if own else 0
        goods, others = len(state.goods[place]), rivals(state, seat, place)
        if key.endswith(GUARDED):
            return text("reason-guard", count=others) if others and goods > 1 else None
        if key.endswith(ALONE):
            return text("reason-spare") if goods < 2 or not others else None
        if letters:
            return text("reason-letter", count=letters)
        towards = any(
            STEPS[destination(letter)][place] < STEPS[destination(letter)][state.at[seat]]
            for letter in (state.hands[seat] if own else ())
        )
        if towards and goods < 2:
            return text("reason-towards")
        if goods:
            return text("reason-goods" if others else "reason-alone", count=goods)
        return None
