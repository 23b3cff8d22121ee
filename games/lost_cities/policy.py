"""How computer players play Lost Cities: by rules of thumb (``heuristics``), and by roll-outs of the running round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random

from games.engine import Plan, Policy, Rules, Text
from games.lost_cities.effects import NO_COLOUR, PassAnother, PickUp
from games.lost_cities.gentle import gentle_key
from games.lost_cities.heuristics import BEGINNER, HEURISTICS
from games.lost_cities.judgement import fitted
from games.lost_cities.partners import play_out_partners
from games.lost_cities.questions import DISCARD_KEYS, PILE_KEY, PLAY_KEYS, TAKE_KEYS
from games.lost_cities.reasons import reason
from games.lost_cities.rollout import RANK, Mind, Round, colour_bits, play_out
from games.lost_cities.scoring import side_scores, totals
from games.lost_cities.state import State

SPREAD = 400.0
TURNS_A_ROUND = 100
PLANS = 10
DRAWS = 256
"""Roll-outs from which on draws gain nothing; what is put down gains up to some 6,000."""
WARM_UP = 400
"""Rounds played on before the first search: afterwards most judgements are known."""
RIVALS: tuple[Mind, ...] = (HEURISTICS, BEGINNER)
"""Who else the rival may be, beside somebody of the same mind, as far as a player reckons with it."""


class LostCitiesPolicy(Policy[State]):
    """Points are worth their share of SPREAD, so that a search plays for the highest lead."""

    rollouts = (256, 6_000)
    horizon = 400

    def __init__(self, game: Rules[State], mind: Mind | None = None) -> None:
        """``mind`` (None: the judgement of the whole hand) plays every seat as the player itself would."""
        super().__init__(game)
        self.mind = mind or fitted()
        self.rivals = RIVALS if mind is None else (mind,)

    def mind_of(self, state: State) -> Mind:
        """Who thinks at this table: the judgement of the whole hand was fitted to rounds of two players alone."""
        return HEURISTICS if len(state.hands) == 4 and self.mind is fitted() else self.mind

    @cached_property
    def normal_policy(self) -> LostCitiesPolicy:
        """Plays on as a beginner would; a search by the better judgement is at its best with few roll-outs already."""
        return LostCitiesPolicy(self.game, BEGINNER)

    def choose(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        return _choose(self.mind_of(state), state, seat, keys, rng)

    def easy(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        """By the judgement of a friendly beginner."""
        return _choose(BEGINNER, state, seat, keys, rng)

    def gentle(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
        """Three colours, and the lowest card of theirs that fits; see :func:`games.lost_cities.gentle.gentle_key`."""
        return keys[0] if len(keys) == 1 else gentle_key(state, seat, keys, rng)

    def plans(self, state: State, seat: int, keys: Sequence[str], rng: Random) -> Sequence[Plan]:
        """The best cards to put down by its own judgement, first of all the policy's own choice; all draws."""
        first = self.choose(state, seat, keys, rng)
        if PILE_KEY in keys:
            others = [] if long_enough(state) else [key for key in keys if key != first]
            return [(key,) for key in (first, *others)]
        cost = self._costs(state, seat)
        others = sorted((key for key in keys if key in cost and key != first), key=cost.__getitem__)
        return [(key,) for key in (first, *others[: PLANS - 1])]

    def _costs(self, state: State, seat: int) -> dict[str, float]:
        """What putting down cards costs, by key; passing has no price."""
        mine, rival = colour_bits(state, seat), colour_bits(state, (seat + 1) % len(state.hands))
        mind = self.mind_of(state)
        found = mind.costs(mine, rival, turns_left(state, mind))
        return {PLAY_KEYS[face] if face >= 0 else DISCARD_KEYS[~face]: cost for face, cost in found.items()}

    def reason(self, state: State, seat: int, key: str, *, own: bool) -> Text | None:
        return reason(state, seat, key, own=own)

    def worthwhile(self, keys: Sequence[str]) -> int:
        return DRAWS if PILE_KEY in keys else max(self.rollouts)

    def warm_up(self) -> None:
        rng = Random(0)
        dealt = self.game.setup(2, self.game.Options(), b"")
        for number in range(WARM_UP):
            minds = (self.mind, BEGINNER) if number % 2 else (BEGINNER, self.mind)
            play_out(Round(self.game.resample(dealt, None, rng)), minds)

    def evaluate(self, state: State) -> Sequence[float]:
        below, above = totals(state.scores)
        if state.stack:
            running = side_scores(state)
            below, above = below + running[0], above + running[1]
        lead = (below - above) / SPREAD
        return [0.5 + lead if seat % 2 == 0 else 0.5 - lead for seat in range(len(state.hands))]

    def playout(self, state: State, seat: int, rng: Random) -> Sequence[float]:
        """To the end of the running round; not into the next one, which nobody can foresee.

        The rival may be of the same mind as the player or go by rules of thumb, which nobody knows.
        """
        if not state.stack or _fresh(state):
            return self.evaluate(state)
        while isinstance(state.stack[-1], PassAnother):
            mover = self.game.mover(state)
            self.game.step(state, self.choose(state, mover, self.game.legal(state), rng))
        mind, two = self.mind_of(state), len(state.hands) == 2
        rival = rng.choice((mind, *self.rivals) if two else (mind, self.rivals[-1]))
        minds = (mind, rival) if seat % 2 == 0 else (rival, mind)
        state.scores.append(play_out(Round(state), minds) if two else play_out_partners(state, minds))
        state.stack.clear()
        return self.evaluate(state)

    def cut(self, state: State) -> Callable[[State], bool]:
        rounds = len(state.scores)
        return lambda now: len(now.scores) > rounds


def _choose(mind: Mind, state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
    turns = turns_left(state, mind)
    mine, rival = colour_bits(state, seat), colour_bits(state, (seat + 1) % len(state.hands))
    if PILE_KEY in keys:
        frame = state.stack[-1]
        piles = [[RANK[face] for face in pile] for pile in state.discards]
        blocked = frame.blocked if isinstance(frame, PickUp) else NO_COLOUR
        source = NO_COLOUR if long_enough(state) else mind.pick_up(mine, rival, piles, blocked, turns)
        key = PILE_KEY if source == NO_COLOUR else TAKE_KEYS[source]
    else:
        face = mind.put_down(mine, rival, turns)
        key = PLAY_KEYS[face] if face >= 0 else DISCARD_KEYS[~face]
    return key if key in keys else rng.choice(keys)


def turns_left(state: State, mind: Mind) -> int:
    """How often the side whose turn it is will put a card down, this time included, if all draw from the pile.

    Partners lay on the same side, so that a card in either hand has all turns of both to find its place; a ``mind``
    that is alone counts those of its own seat.
    """
    return -(-len(state.pile) // (len(state.hands) if mind.alone else 2))


def long_enough(state: State) -> bool:
    """Whether to draw from the pile only: players who think alike could pass each other discards forever."""
    return state.turns > TURNS_A_ROUND * (len(state.scores) + 1)


def _fresh(state: State) -> bool:
    """Whether a round has just been dealt."""
    return not any((*state.discards, *state.sides[0], *state.sides[1]))
