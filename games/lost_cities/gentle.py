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
TEMPTED = {2: 0.2, 4: 0.0}
"""How often it lays its lowest card whatever the colour, and so begins one too many, by seats: two would begin two."""

BEGINS_UNTIL = 5
"""Turns that have to be left for it to begin an expedition."""
HIGHEST_FIRST = 7
"""The rank of the highest card that it begins with: an 8."""
HESITANT = {2: 0.65, 4: 0.45}
"""How often it waits with a card that it could lay, if another is to spare, by seats: of four each has fewer turns."""


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
    It does nothing that anybody would laugh at: it begins nothing late or with a high card, gives nothing to a rival
    who collects it while it can help it, and takes only what it can lay.
    """
    wanted = plan(state, seat)
    if PILE_KEY in keys:
        tops = [(colour, pile[-1]) for colour, pile in enumerate(state.discards) if pile and TAKE_KEYS[colour] in keys]
        useful = [colour for colour, face in tops if state.sides[seat % 2][colour] and fits(state, seat, face)]
        return TAKE_KEYS[useful[0]] if useful else PILE_KEY
    hand = sorted(state.hands[seat], key=RANK.__getitem__)
    seats = len(state.hands)
    tempted = rng.random() < TEMPTED[seats]
    numbers = [face for face in hand if RANK[face] != INVESTMENT and fits(state, seat, face)]
    to_lay = [face for face in numbers if (tempted or COLOUR[face] in wanted) and _sound(state, seat, face)]
    useless = [face for face in hand if not fits(state, seat, face)]
    spare = [face for face in hand if COLOUR[face] not in wanted]
    to_spare = [face for face in (*useless, *spare) if not _collected(state, seat, face)]
    if to_lay and not (to_spare and rng.random() < HESITANT[seats]):
        return PLAY_KEYS[to_lay[0]]
    unbegun = [face for face in hand if _begins(state, seat, face) and not _collected(state, seat, face)]
    for face in (*to_spare, *unbegun):
        return DISCARD_KEYS[face]
    carried_on = [face for face in numbers if not _begins(state, seat, face)]
    return PLAY_KEYS[carried_on[0]] if carried_on else DISCARD_KEYS[(useless or spare or hand)[0]]


def _sound(state: State, seat: int, face: int) -> bool:
    """Whether nobody would laugh at laying a card: if it begins something, it is not high, and there is time."""
    left = (len(state.pile) + 1) // 2
    return not _begins(state, seat, face) or (left >= BEGINS_UNTIL and RANK[face] <= HIGHEST_FIRST)


def _begins(state: State, seat: int, face: int) -> bool:
    return not state.sides[seat % 2][COLOUR[face]]


def _collected(state: State, seat: int, face: int) -> bool:
    """Whether the other side plainly collects the colour and can lay the card."""
    return bool(state.sides[(seat + 1) % 2][COLOUR[face]]) and fits(state, seat + 1, face)
