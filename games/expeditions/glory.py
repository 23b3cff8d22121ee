"""The glory categories and how far a seat is in each (rulebook, page 11)."""

from __future__ import annotations

from games.expeditions.state import TWENTY, Seat
from games.expeditions.terms import Category
from games.expeditions.view import Progress

TUCKED = 4  # quests, meteorites, items
TOKENS = 7
CARDS = 8
WORKERS, MAPS = 7, 5


def progress(owner: Seat) -> tuple[Progress, ...]:
    """Per category what a seat has, in the order of ``CATEGORIES``."""
    return tuple(Progress(category, n, goal, n >= goal, category in owner.stars) for category, n, goal in counts(owner))


def counts(owner: Seat) -> tuple[tuple[Category, int, int], ...]:
    """Per category, in the order of ``CATEGORIES``, how much a seat has and how much a star asks for."""
    twenty = TWENTY in owner.corruption
    workers = sum(owner.workers.values()) + sum([active.worker is not None for active in owner.active])
    by_maps = owner.maps * WORKERS > workers * MAPS
    return (
        ("solve", len(owner.solved), TUCKED),
        ("meld", len(owner.melded), TUCKED),
        ("upgrade", len(owner.upgraded), TUCKED),
        ("twenty", int(twenty), 1),
        ("corruption", len(owner.corruption) - twenty, TOKENS),
        ("cards", len(owner.hand) + len(owner.active), CARDS),
        ("workers-maps", owner.maps, MAPS) if by_maps else ("workers-maps", workers, WORKERS),
    )


def tie_breaker(owner: Seat) -> int:
    """The sum over all categories, which breaks ties (rulebook, page 13)."""
    workers = sum(owner.workers.values()) + sum(active.worker is not None for active in owner.active)
    tucked = len(owner.solved) + len(owner.melded) + len(owner.upgraded)
    return tucked + len(owner.corruption) + len(owner.hand) + len(owner.active) + workers + owner.maps
