"""What expeditions, rounds and matches are worth (rulebook, "Game end and scoring")."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Standing
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


def standings(state: State, rounds: Sequence[tuple[int, int]]) -> tuple[Standing, ...]:
    """The result by seat if ``rounds`` counted; partners share score and place, and so do equal totals."""
    total = totals(rounds)
    return tuple(
        Standing(
            seat=seat,
            place=1 + (total[seat % 2] < total[1 - seat % 2]),
            score=total[seat % 2],
            parts={f"round-{number}": scores[seat % 2] for number, scores in enumerate(rounds, start=1)},
        )
        for seat in range(len(state.hands))
    )
