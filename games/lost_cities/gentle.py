"""How the level gentle plays Lost Cities: three colours, no wagers, and the lowest card of theirs that fits."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.lost_cities.cards import COLOUR, INVESTMENT
from games.lost_cities.questions import DISCARD_KEYS, PILE_KEY, PLAY_KEYS, TAKE_KEYS
from games.lost_cities.rollout import RANK
from games.lost_cities.state import State

COLOURS = 3
"""How many expeditions it plans for."""
TEMPTED = 0.1
"""How often it lays its lowest card whatever the colour, and so begins one too many."""


def plan(state: State, seat: int) -> tuple[int, ...]:
    """The colours it plays for: those of the expeditions that its side has begun, then those it holds most of."""
    side = state.sides[seat % 2]
    held = [0] * len(side)
    for face in state.hands[seat]:
        held[COLOUR[face]] += 1
    ordered = sorted(range(len(side)), key=lambda colour: (not side[colour], -held[colour]))
    return tuple(sorted(ordered[: max(COLOURS, sum(map(bool, side)))]))


def fits(state: State, seat: int, face: int) -> bool:
    """Whether a card may be laid on the side of ``seat``."""
    lane = state.sides[seat % 2][COLOUR[face]]
    top = RANK[lane[-1]] if lane else INVESTMENT
    return RANK[face] > top or not top


def gentle_key(state: State, seat: int, keys: Sequence[str], rng: Random) -> str:
    """The lowest number of its three colours that can be laid, else the lowest of no use; what it draws serves them.

    It lays no wagers: what these win and lose is chance for both, and would cost who plays better a share of the wins.
    """
    wanted = plan(state, seat)
    if PILE_KEY in keys:
        tops = [(colour, pile[-1]) for colour, pile in enumerate(state.discards) if pile and TAKE_KEYS[colour] in keys]
        useful = [colour for colour, face in tops if state.sides[seat % 2][colour] and fits(state, seat, face)]
        return TAKE_KEYS[useful[0]] if useful else PILE_KEY
    hand = sorted(state.hands[seat], key=RANK.__getitem__)
    tempted = rng.random() < TEMPTED
    numbers = [face for face in hand if RANK[face] != INVESTMENT and fits(state, seat, face)]
    to_lay = [PLAY_KEYS[face] for face in numbers if tempted or COLOUR[face] in wanted]
    spare = [DISCARD_KEYS[face] for face in hand if COLOUR[face] not in wanted]
    useless = [DISCARD_KEYS[face] for face in hand if not fits(state, seat, face)]
    rest = [DISCARD_KEYS[face] for face in hand]
    return next((key for key in (*to_lay, *useless, *spare, *rest) if key in keys), keys[0])
