"""The event cards: what is bought now or kept for later, as data.

What stands here holds, and the cards' texts tell it: self-play has moved several cards since the specification was
written (``reports/balance.md``).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from games.engine import Text, text
from games.famous_explorers.effects import (
    BlockEdge,
    Caravan,
    Commission,
    Fork,
    Guide,
    Headlines,
    KeptEvent,
    Letters,
    Survey,
    Tailwind,
    TurnBack,
)

PRICE = 1

BoughtEvent = Tailwind | Letters | Caravan | Headlines | Survey

TAILWIND = Tailwind(arrows=3)
TURNED_BACK = TurnBack("turned-back", count=3)
LETTERS = Letters(left=2)
CARAVAN = Caravan(count=2, others=1)
SURVEY = Survey(draw=3)
SWOLLEN_RIVER = BlockEdge("swollen-river", cards=1)


class EventCard(msgspec.Struct, frozen=True):
    """An event: resolved when bought ("now") or kept and played on a later occasion, and its effect, for any seat.

    ``instead``: it takes the place of the turn's own arrow.
    """

    key: str
    when: Literal["now", "keep"]
    effect: BoughtEvent | KeptEvent
    instead: bool = False


EVENTS: dict[str, EventCard] = {
    card.key: card
    for card in (
        EventCard("tailwind", "now", TAILWIND, instead=True),
        EventCard("swollen-river", "keep", SWOLLEN_RIVER),
        EventCard("turned-back", "keep", TURNED_BACK),
        EventCard("new-commission", "keep", Commission("new-commission")),
        EventCard("letters-of-introduction", "now", LETTERS),
        EventCard("local-guide", "keep", Guide("local-guide", steps=1)),
        EventCard("caravan", "now", CARAVAN, instead=True),
        EventCard("changed-headlines", "now", Headlines()),
        EventCard("survey", "now", SURVEY),
        EventCard("forked-road", "keep", Fork("forked-road"), instead=True),
    )
}


def described(key: str, *, secrets: bool) -> Text:
    """What event ``key`` does, in few words, at a table with or without secret destinations."""
    if isinstance(EVENTS[key].effect, Survey):
        return text("card-survey-secrets" if secrets else "card-survey-plain", **_numbers(key))
    return text(f"card-{key}-text", **_numbers(key))


def in_full(key: str) -> Text:
    """What event ``key`` does, with all there is to know of it."""
    return text(f"card-{key}-full", **_numbers(key))


def _numbers(key: str) -> dict[str, int]:
    effect = msgspec.structs.asdict(EVENTS[key].effect)
    return {name: value for name, value in effect.items() if name != "seat" and isinstance(value, int)}


def resolve(seat: int, key: str) -> BoughtEvent | KeptEvent:
    """The effect of event ``key`` for ``seat``."""
    return msgspec.structs.replace(EVENTS[key].effect, seat=seat)
