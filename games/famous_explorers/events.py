"""The event cards: what is bought now or kept for later, as data. What they do is in ``event_ops``."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.engine import Effect, Text, text

PRICE = 1


class EventCard(msgspec.Struct, frozen=True):
    """An event: resolved when bought ("now") or kept and played on a later occasion, and the op that does it.

    ``instead``: it takes the place of the turn's own arrow.
    """

    key: str
    when: Literal["now", "keep"]
    op: str
    args: dict[str, int] = {}
    instead: bool = False


EVENTS: dict[str, EventCard] = {
    card.key: card
    for card in (
        EventCard("tailwind", "now", "tailwind", {"arrows": 3}, instead=True),
        EventCard("washed-out-bridge", "keep", "block_edge"),
        EventCard("turned-back", "keep", "turn_back", {"count": 3}),
        EventCard("new-commission", "keep", "commission"),
        EventCard("letters-of-introduction", "now", "letters", {"left": 2}),
        EventCard("local-guide", "keep", "guide", {"steps": 1}),
        EventCard("caravan", "now", "caravan", {"count": 2, "others": 1}, instead=True),
        EventCard("changed-headlines", "now", "headlines"),
        EventCard("survey", "now", "survey", {"draw": 3}),
        EventCard("forked-road", "keep", "fork", instead=True),
    )
}


def described(key: str) -> Text:
    """What event ``key`` does, in words."""
    return text(f"card-{key}-text", **EVENTS[key].args)


def begin(seat: int, key: str) -> Effect:
    """The effect of event ``key`` for ``seat``."""
    card = EVENTS[key]
    return Effect(card.op, seat, {**card.args, "card": key})
