"""Places and scores."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Standing(msgspec.Struct, frozen=True):
    """One seat's place (1 is best; equal places share it), its score, and the score split by category."""

    seat: int
    place: int
    score: int
    parts: dict[str, int]


def ranked(
    parts: Sequence[dict[str, int]], ties: Sequence[tuple[int, ...]], teams: Sequence[tuple[int, ...]] = ()
) -> tuple[Standing, ...]:
    """Every seat's standing by the sum of its ``parts``; ``ties`` are what breaks a tie, the weightiest first.

    Where there are ``teams`` (see :meth:`Game.teams`) its seats have the same parts and share a place, which counts
    teams: the second of two has place 2.
    """
    ranks = [(sum(part.values()), *tie) for part, tie in zip(parts, ties, strict=True)]
    rivals = [ranks[team[0]] for team in teams] or ranks
    return tuple(
        Standing(seat, 1 + sum(other > rank for other in rivals), rank[0], parts[seat])
        for seat, rank in enumerate(ranks)
    )
