"""What expeditions, rounds and matches are worth (rulebook, "Game end and scoring")."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Standing, ranked
from games.lost_cities.cards import INVESTMENT, PER_COLOUR, value
from games.lost_cities.state import State

COST = 20
BONUS = 20
CARDS_FOR_BONUS = 8


def expedition_score(cards: Sequence[int]) -> int:
    """The points, -80 to 156, for one side's cards of one colour; an expedition nobody began is worth 0.

    Every investment multiplies what is left after the cost; the bonus for a long expedition comes on top, unmultiplied.
    """
    if not cards:
        return 0
    numbers = [value(face) for face in cards if face % PER_COLOUR != INVESTMENT]
    investments = len(cards) - len(numbers)
    return (sum(numbers) - COST) * (1 + investments) + (BONUS if len(cards) >= CARDS_FOR_BONUS else 0)


def side_scores(state: State) -> tuple[int, int]:
    """What each side's expeditions are worth as they lie."""
    below, above = state.sides
    return sum(map(expedition_score, below)), sum(map(expedition_score, above))


def totals(scores: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Per side, the sum over rounds."""
    return sum(below for below, _ in scores), sum(above for _, above in scores)


def standings(rounds: Sequence[tuple[int, int]], seats: int, teams: Sequence[tuple[int, ...]]) -> tuple[Standing, ...]:
    """The result by seat if ``rounds`` counted; partners share score and place, and so do equal totals."""
    by_side = [{f"round-{number}": scores[side] for number, scores in enumerate(rounds, start=1)} for side in (0, 1)]
    return ranked([by_side[seat % 2] for seat in range(seats)], [()] * seats, teams)
