"""Stretches of time: sorted, apart from each other, each from its first instant up to, not including, its second."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

Span = tuple[datetime, datetime]


def merged(spans: Iterable[Span]) -> list[Span]:
    """``spans`` in order; those that touch or overlap become one, empty ones none."""
    found: list[Span] = []
    for start, end in sorted(span for span in spans if span[0] < span[1]):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((start, end))
    return found


def common(these: Sequence[Span], those: Sequence[Span]) -> list[Span]:
    """Return the intersection of ``these`` and ``those``."""
    found: list[Span] = []
    one = other = 0
    while one < len(these) and other < len(those):
        start, end = max(these[one][0], those[other][0]), min(these[one][1], those[other][1])
        if start < end:
            found.append((start, end))
        if these[one][1] < those[other][1]:
            one += 1
        else:
            other += 1
    return found


def cut(spans: Sequence[Span], start: datetime, end: datetime) -> list[Span]:
    """Return the parts of ``spans`` between two instants."""
    return common(spans, [(start, end)]) if start < end else []


def gaps(spans: Sequence[Span], start: datetime, end: datetime) -> list[Span]:
    """Return the parts between two instants that are in none of ``spans``."""
    found: list[Span] = []
    at = start
    for begins, ends in cut(spans, start, end):
        if at < begins:
            found.append((at, begins))
        at = ends
    if at < end:
        found.append((at, end))
    return found


def length(spans: Iterable[Span]) -> timedelta:
    """How long ``spans`` are together."""
    return sum((end - start for start, end in spans), timedelta())
