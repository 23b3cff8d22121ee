"""Suggestions for a choice whose name was typed."""

from __future__ import annotations

from collections.abc import Mapping

MIN_LIKENESS = 70
"""From 0 to 100, how much some part of a name must be like what was typed for the name to be offered instead."""


def nearest(typed: str, names: Mapping[str, str], limit: int) -> list[str]:
    """The keys of up to ``limit`` of the ``names`` that are most like ``typed``, the best first."""
    from rapidfuzz import fuzz, process, utils  # costs start-up time, and few mistype

    found = process.extract(
        typed, names, scorer=fuzz.partial_ratio, processor=utils.default_process, limit=limit, score_cutoff=MIN_LIKENESS
    )
    return [key for _, _, key in found]
