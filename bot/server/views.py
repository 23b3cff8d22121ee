"""The health page for those who manage a server."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec

from bot.core.localizer import Localizer
from bot.discord.message import Message, layout, text_block
from bot.discord.permissions import permission_text
from bot.tables.time.clock_views import moment
from games.engine import text

MAX_PLACES = 20
"""The number of places with a problem that are named."""


class PlaceHealth(msgspec.Struct, frozen=True, kw_only=True):
    """A channel where the bot is to post: for what (a Text's id of the settings, or none), and what it lacks there.

    ``gone``: it was deleted, the bot may not know of it, or it has become a forum, which takes no messages.
    """

    channel_id: int
    tables: Sequence[int] = ()
    purpose: str = ""
    lacks: Sequence[str] = ()
    gone: bool = False

    @property
    def well(self) -> bool:
        return not self.lacks and not self.gone


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """How Cairn is on a server: its places, what is still to be posted there, and what waits anywhere.

    ``given_up`` are the tables that nothing is tried for any more; the rest are numbers of things that wait.
    """

    places: Sequence[PlaceHealth]
    waiting: int
    tried: int
    oldest: datetime | None
    given_up: Sequence[int]
    waiting_anywhere: int
    drawing: int
    thinking: int
    films: int
    version: str
    commit: str


def health_page(health: Health, localizer: Localizer) -> Message:
    """The health of Cairn on a server."""
    ill = [place for place in health.places if not place.well]
    lines = [_place(place, localizer) for place in ill[:MAX_PLACES]]
    if len(ill) > MAX_PLACES:
        lines.append(localizer.format("health-more", count=len(ill) - MAX_PLACES))
    if not ill:
        lines = [localizer.format("health-places-well", count=len(health.places))]
    queue = [localizer.format("health-posts", waiting=health.waiting, tried=health.tried)]
    if health.oldest is not None:
        queue.append(localizer.format("health-oldest", since=moment(health.oldest)))
    if health.given_up:
        numbers = ", ".join(map(str, health.given_up[:MAX_PLACES]))
        queue.append(localizer.format("health-given-up", tables=numbers))
    queue.append(
        localizer.format(
            "health-queues",
            posts=health.waiting_anywhere,
            drawing=health.drawing,
            thinking=health.thinking,
            films=health.films,
        )
    )
    return Message(
        layout(
            text_block(localizer.format("health-title")),
            text_block("\n".join(lines)),
            text_block("\n".join(queue)),
            text_block("-# " + localizer.format("health-version", version=health.version, commit=health.commit)),
        )
    )


def _place(place: PlaceHealth, localizer: Localizer) -> str:
    """Return a line about the problem of a place, and its use."""
    uses = [text(place.purpose)] if place.purpose else []
    if place.tables:
        uses.append(text("health-tables", count=len(place.tables), tables=", ".join(map(str, place.tables[:10]))))
    what = ", ".join(localizer(use) for use in uses)
    if place.gone:
        return localizer.format("health-gone", channel=f"<#{place.channel_id}>", what=what)
    return localizer.format(
        "health-lacks", channel=f"<#{place.channel_id}>", what=what, missing=permission_text(place.lacks, localizer)
    )
