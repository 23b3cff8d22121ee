"""Languages in tests that draw or play for long."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle

from bot.core.localizer import LANGUAGES


def shared(tables: Iterable[tuple[str, int]]) -> list[tuple[str, int, str]]:
    """Tables by game and seats: the largest of each game, where room is scarcest, in every language, others in one.

    So a further language takes little time. What words need alone is asked of every language where nothing is drawn.
    """
    known = [*tables]
    largest, turns = dict(sorted(known)), cycle(LANGUAGES)
    return [
        (key, seats, language)
        for key, seats in known
        for language in (LANGUAGES if seats == largest[key] else (next(turns),))
    ]
