"""The icons of Lost Cities in words: each card by its value and its expedition's symbol."""

from __future__ import annotations

from games.lost_cities.cards import CARDS
from render import emoji
from render.emoji import Paint
from render.lost_cities.describe import colour_and_rank
from render.lost_cities.style import EXPEDITION_COLOURS, ICONS
from render.palette import INK, MUTED

SEATS = 4


def _card(key: str) -> Paint:
    colour, rank = colour_and_rank(key)
    if rank == "x":
        return emoji.two("investment", ICONS[colour], EXPEDITION_COLOURS[colour])
    return emoji.card(rank, ICONS[colour], EXPEDITION_COLOURS[colour])


EMOJI: dict[str, Paint] = {
    **{card.replace("-", "_"): _card(card) for card in CARDS},
    **{colour: emoji.tile(ICONS[colour], fill) for colour, fill in EXPEDITION_COLOURS.items()},
    "draw_pile": emoji.plain("pile", INK),
    "pass": emoji.plain("gift", MUTED),
    "investment": emoji.plain("investment", INK),
    **emoji.seats(SEATS),
}
