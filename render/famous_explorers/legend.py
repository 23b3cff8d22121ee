"""The signs of Famous Explorers: what stands on the map, below it and in the hand."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import text
from games.famous_explorers import names
from games.famous_explorers.maps import world_of
from games.famous_explorers.view import View
from games.famous_explorers.world import Kind, Node
from render import legend
from render.canvas import Box, Canvas, Point
from render.famous_explorers import arrows, base_map
from render.famous_explorers.arrows import DrawnArrow
from render.famous_explorers.frame import Frame
from render.famous_explorers.style import EXPEDITION_COLOURS, PALETTE, PAPER, PLAYERS, badge, destination_token, ticket
from render.legend import Sign
from render.palette import DARK, INK, MUTED, PANEL, SLOT
from render.scene import Legend, Say


def draw(view: View, say: Say) -> Legend:
    """The legend of ``view``."""
    return legend.draw(signs(view, say), say, palette=PALETTE, plate=DARK)


def signs(view: View, say: Say) -> Iterator[Sign]:
    """The map's nodes, expeditions and marks, then what lies below it, then what only a hand shows."""
    world = world_of(view.map)
    kinds = {(node.kind, node.key in world.near): node for node in reversed(world.nodes)}
    shown: tuple[tuple[Kind, bool], ...] = (
        ("start", False),
        ("place", False),
        ("place", True),
        ("green", False),
        ("red", False),
    )
    for kind, near in shown:
        if (node := kinds.get((kind, near))) is not None:
            yield _node(view.map, node, say(text(f"sign-{kind}-near" if near else f"sign-{kind}")))
    for expedition in view.expeditions:
        yield _arrow(expedition.colour, say(text("sign-arrow", expedition=names.expedition(expedition.colour))))
        yield _tip(expedition.colour, say(text("sign-tip", expedition=names.expedition(expedition.colour))))
    if view.public:
        yield Sign(_paper, say(text("sign-public")))
    for seat in view.seats:
        if seat.marks:
            means = say(text("sign-mark", who=say.names[seat.seat]))
            yield Sign(lambda canvas, at, size, seat=seat.seat: destination_token(canvas, at, seat, size / 2), means)  # type: ignore[misc]
    if view.blocked is not None:
        yield Sign(_barrier, say(text("sign-barrier")))
    yield legend.changed(say)
    yield from legend.of_players(say, len(view.seats), PLAYERS)
    yield Sign(_first, say(text("sign-first")))
    yield legend.icon("star", MUTED, say(text("sign-score")))
    yield Sign(lambda canvas, at, size: ticket(canvas, at, size, INK, DARK), say(text("sign-ticket")))
    yield legend.icon("hand", MUTED, say(text("sign-hand")))
    if view.secrets:
        yield Sign(_secret, say(text("sign-secret")))


def _node(map_name: str, node: Node, means: str) -> Sign:
    def paint(canvas: Canvas, at: Point, size: float) -> None:
        zoom = size / 30
        frame = Frame(Box(node.x - at[0] / zoom, node.y - at[1] / zoom, 9999, 9999), zoom)
        base_map.draw_node(canvas, frame, world_of(map_name), node)

    return Sign(paint, means)


def _arrow(colour: str, means: str) -> Sign:
    def paint(canvas: Canvas, at: Point, size: float) -> None:
        zoom = size / 30
        frame = Frame(Box(-at[0] / zoom, -at[1] / zoom, 9999, 9999), zoom)
        arrows.draw_plain(canvas, frame, DrawnArrow(colour, "", (-17, 0), (17, 0), (17, 0), False, False))

    return Sign(paint, means)


def _tip(colour: str, means: str) -> Sign:
    def paint(canvas: Canvas, at: Point, size: float) -> None:
        canvas.circle(at, size * 0.58, EXPEDITION_COLOURS[colour])
        canvas.circle(at, size * 0.5, DARK)
        badge(canvas, at, colour, size * 0.34)

    return Sign(paint, means)


def _paper(canvas: Canvas, at: Point, size: float) -> None:
    canvas.rounded(Box(*at, 0, 0).inset(-size / 2).inset(size * 0.04), 10, PAPER)
    canvas.text(at, "Abc", size * 0.42, DARK, bold=True, anchor="cm")


def _barrier(canvas: Canvas, at: Point, size: float) -> None:
    canvas.rounded(Box(*at, 0, 0).inset(-size / 2), 10, INK)
    canvas.icon("lock", at, size * 0.8, DARK)


def _first(canvas: Canvas, at: Point, size: float) -> None:
    canvas.circle(at, size / 2, SLOT)
    canvas.text(at, "1", size * 0.72, INK, bold=True, anchor="cm")


def _secret(canvas: Canvas, at: Point, size: float) -> None:
    canvas.rounded(Box(*at, 0, 0).inset(-size / 2), 10, PANEL)
    canvas.icon("lock", at, size * 0.8, MUTED)
