"""The pictures of Lost Cities: the scene functions that ``render.scene`` describes.

Words come without Pillow: what draws is imported by the first picture.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from games.engine import Decision, Standing, Text
from games.lost_cities.view import View
from render.lost_cities import words
from render.prose import SHORT, plain
from render.scene import Kind, Picture, Say

__all__ = ["board", "describe", "hand", "letters", "panel", "piece", "pieces", "regions", "sheet"]


def board(view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:  # noqa: ARG001 - the contract's; this board has no parts
    """The public board, side 0 below. What only the owner of ``view`` knows plays no part in it."""
    from render.lost_cities.paint_board import draw

    public = msgspec.structs.replace(view, me=None, hand=(), given=(), received=(), blocked=None)
    alt = words.alt(words.board(public, say, plain(say.names, SHORT)))
    return [draw(public, say, touched, alt)]


def regions(view: View) -> Mapping[str, Text]:  # noqa: ARG001 - the contract's
    """None: the board is shown whole."""
    return {}


def hand(view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
    """The hand of the view's owner, with what changed marked; None for a spectator."""
    if view.me is None:
        return None
    from render.lost_cities.paint_hand import draw

    alt = words.alt(words.hand(view, say, plain(say.names, SHORT)))
    return draw(view, say, alt, touched=touched)


def panel(view: View, decision: Decision, say: Say) -> list[Picture]:
    """The hand, dimmed where a card cannot be played now; while drawing, also what can be drawn."""
    if view.me is None:
        return []
    from render.lost_cities.paint_hand import draw

    lines = words.hand(view, say, plain(say.names, SHORT))
    if view.step == "up":
        lines += words.sources(view, say)
    return [draw(view, say, words.alt(lines), decision=decision)]


def letters(view: View, decision: Decision) -> dict[str, str]:  # noqa: ARG001 - cards need no letters
    """Nothing: a card is chosen by its name."""
    return {}


def sheet(view: View, standings: Sequence[Standing], say: Say) -> Picture:
    """The final score sheet."""
    from render.lost_cities.paint_sheet import draw

    alt = words.alt(words.sheet(view, standings, say, plain(say.names, SHORT)))
    return draw(view, standings, say, alt)


def pieces(kind: Kind) -> Mapping[str, Text]:  # noqa: ARG001 - the contract's
    """None: a card says all there is to it by its number."""
    return {}


def piece(key: str, say: Say) -> Picture:  # noqa: ARG001 - the contract's
    """Nothing can be looked up: raises KeyError."""
    raise KeyError(key)


def describe(view: View, say: Say) -> str:
    """All that the owner of ``view`` may know, line by line."""
    names = plain(say.names)
    return "\n".join([*words.board(view, say, names), *words.hand(view, say, names)])
