"""The pictures of Expedition: Famous Explorers: the scene functions that ``render.scene`` describes.

Words come without Pillow: what draws is imported by the first picture.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

import msgspec

from games.engine import Decision, Standing, Text, text
from games.famous_explorers import names
from games.famous_explorers.events import EVENTS
from games.famous_explorers.explorers import EXPLORERS
from games.famous_explorers.maps import PUBLISHED, world_of
from games.famous_explorers.view import SecretView, View
from games.famous_explorers.world import REGIONS
from render.famous_explorers import letters as lettering
from render.famous_explorers import words
from render.prose import cut
from render.scene import Kind, Picture, Say

__all__ = ["board", "describe", "hand", "letters", "panel", "piece", "pieces", "regions", "sheet"]

START = "start"
"""The part of the map around START, besides the six regions."""


def board(view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
    """The public board and, where something changed on the map, a close-up of it; or one region alone.

    What only the owner of ``view`` knows plays no part in it. Raises KeyError for an unknown ``region``.
    """
    from render.famous_explorers import paint_board

    public = _public(view)
    if region is not None:
        return [paint_board.part(public, say, region, regions(view)[region], touched)]
    pictures = [paint_board.whole(public, say, touched, words.board_alt(public, say))]
    close = paint_board.changed(public, say, touched, words.changes(public, say, touched))
    return [*pictures, close] if close is not None else pictures


def regions(view: View) -> Mapping[str, Text]:
    """The parts of the map: around START, and the six regions."""
    present = {node.region for node in world_of(view.map).nodes}
    found = {region: text(f"region-{region}") for region in REGIONS if region in present}
    return {START: text("pic-start"), **found}


def hand(view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:  # noqa: ARG001 - the contract's; a view tells what a hand needs
    """The cards of the view's owner by region, each with how far it is from the nearest tip; None for a spectator."""
    if view.me is None:
        return None
    from render.famous_explorers.paint_hand import draw

    return draw(view, say, cut(" ".join(words.hand(view, say))))


def panel(view: View, decision: Decision, say: Say) -> list[Picture]:
    """The map where the decision is about it, with letters at the places to choose from, and the hand."""
    if view.me is None:
        return []
    from render.famous_explorers import paint_panel
    from render.famous_explorers.paint_hand import draw

    found = lettering.by_node(view, decision)
    held = draw(view, say, cut(" ".join(words.hand(view, say))), letters=found)
    on_map = paint_panel.draw(view, decision, say, found)
    return [held] if on_map is None else [on_map, held]


def letters(view: View, decision: Decision) -> Mapping[str, str]:
    """The letter each open choice has in the pictures of :func:`panel`, by the choice's key."""
    return lettering.by_choice(view, decision)


def sheet(view: View, standings: Sequence[Standing], say: Say) -> Picture:  # noqa: ARG001 - the contract's; the standings say it all
    """The final score sheet."""
    from render.famous_explorers.frame import WIDTH
    from render.famous_explorers.style import COLOURS, player
    from render.sheet import draw

    return draw(
        standings, say, words.sheet(standings, say), mark=partial(player, size=40), colours=COLOURS, width=WIDTH
    )


def pieces(kind: Kind) -> Mapping[str, Text]:
    """The explorers and events; the places of the published map."""
    if kind == "card":
        return {key: names.card(key) for key in (*EXPLORERS, *EVENTS)}
    return {place.key: names.place(place.key) for place in world_of(PUBLISHED).nodes if place.is_place}


def piece(key: str, say: Say) -> Picture:
    """A place with its story, an explorer or an event with its text. Raises KeyError for an unknown ``key``."""
    from render.famous_explorers.paint_piece import draw

    return draw(key, say)


def describe(view: View, say: Say) -> str:
    """All that the owner of ``view`` may know, line by line."""
    return words.describe(view, say)


def _public(view: View) -> View:
    """What everybody may see of ``view``."""
    return msgspec.structs.replace(
        view,
        me=None,
        hand=(),
        drawn=(),
        auto=None,
        targets=(),
        secrets=tuple(SecretView(secret.peekers, None) for secret in view.secrets),
    )
