"""The public board: the map with players and destinations below it, and close-ups of the map."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from games.engine import Text, text
from games.famous_explorers import names
from games.famous_explorers.maps import world_of
from games.famous_explorers.view import ExpeditionView, Offer, SeatView, SecretView, View
from games.famous_explorers.world import REGIONS, World
from render.alt_text import signed
from render.canvas import KEY_TEXT, Box, Canvas, stacked, text_width
from render.cards import plate
from render.famous_explorers import arrows, layout, paint_map
from render.famous_explorers import frame as frames
from render.famous_explorers.arrows import DrawnArrow
from render.famous_explorers.describe import region_alt
from render.famous_explorers.frame import Frame, drawn_at
from render.famous_explorers.style import PALETTE, PAPER, REGION_COLOURS, badge, player, ticket
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, SLOT, Colour
from render.scene import Picture, Say

WORDS = KEY_TEXT * frames.MAP_WIDTH
"""The size of words below the map, in pixels."""


def whole(view: View, say: Say, touched: Collection[str], alt: str) -> Picture:
    """The map with everything below it."""
    world = world_of(view.map)
    map_frame = frames.whole_map(world)
    below = layout.below_map(view, map_frame.size[1])
    wide, high = map_frame.size
    (canvas,) = paint_map.draw(view, say, [map_frame], touched, height=round(below.bottom))
    canvas.rect(Box(0, high, wide, below.bottom - high), GROUND)  # what lies on the map's edge ends there
    _strip(canvas, view, say, below, touched)
    return canvas.picture(alt, PALETTE)


def region(view: View, say: Say, key: str, title: Text, touched: Collection[str]) -> Picture:
    """One region, or the surroundings of START."""
    world = world_of(view.map)
    found = frames.region_frames(world, key) if key in REGIONS else [frames.start_frame(world)]
    nodes = {node.key for node in world.nodes if any(frame.shows(spot) for spot in drawn_at(node) for frame in found)}
    return stacked(paint_map.draw(view, say, found, touched), region_alt(view, say, title, nodes), PALETTE)


def close_up(view: View, say: Say, touched: Collection[str], alt: str) -> Picture | None:
    """What changed on the map, large; None if nothing did."""
    world = world_of(view.map)
    about = list(changed_boxes(world, touched))
    if not about:
        return None
    return stacked(paint_map.draw(view, say, frames.close_ups(world, about), touched), alt, PALETTE)


def changed_boxes(world: World, touched: Collection[str]) -> Iterator[Box]:
    """The boxes on the map that ``touched`` is about."""
    edges = {edge.key: edge for edge in world.edges}
    for key in sorted(touched):
        kind, *_, last = key.split(":")
        if kind in {"arrow", "block"} and last in edges:
            yield frames.edge_box(world, edges[last])
        elif kind in {"node", "mark"} and last in world.by_key:
            yield from frames.node_boxes(world.by_key[last])


def _strip(canvas: Canvas, view: View, say: Say, below: layout.BelowMap, touched: Collection[str]) -> None:
    for expedition, box in zip(view.expeditions, below.expeditions, strict=True):
        changed = any(key.startswith(f"arrow:{expedition.colour}:") for key in touched)
        _expedition(canvas, say, expedition, box, touched=changed)
    if not view.asked or view.last_round:
        canvas.pill(below.state.inset(7), say(text("pic-last-round" if view.asked else "pic-over")), 37, INK, DARK)
    _tickets(canvas, view, say, below.tickets)
    for seat, box in zip(view.seats, below.players, strict=True):
        player_panel(canvas, view, say, seat, box, touched=f"seat:{seat.seat}" in touched)
    titles = ["pic-destinations", *(["pic-offers"] if below.offers else []), *(["pic-bought"] if below.owned else [])]
    for box, words in zip(below.titles, titles, strict=True):
        _two_lines(canvas, box, say(text(words)), WORDS, MUTED, bold=False)
    world = world_of(view.map)
    for place, box in zip(view.public, below.public, strict=True):
        _public(canvas, world, place, say, box, touched=f"public:{place}" in touched)
        canvas.guess(place, box, 12)
    for slot, (secret, box) in enumerate(zip(view.secrets, below.secrets, strict=True)):
        _secret(canvas, secret, slot, box, touched=f"secret:{slot}" in touched)
    for offer, box in zip(view.offers, below.offers, strict=True):
        _offer(canvas, offer, say, box, touched=f"offer:{offer.card}" in touched)
        canvas.guess(offer.card, box, 12)
    for (owner, card), box in zip(layout.owned(view), below.owned, strict=True):
        _owned(canvas, owner, card, say, box, touched=f"offer:{card}" in touched)
        canvas.guess(card, box, 12)


def _expedition(canvas: Canvas, say: Say, expedition: ExpeditionView, box: Box, *, touched: bool) -> None:
    """An expedition: its icon, how its arrows look, and how many are left, or that it is over."""
    canvas.rounded(box, 16, PANEL)
    y = box.centre[1]
    badge(canvas, (box.x + 38, y), expedition.colour, 25)
    zoom = 2.2
    sample = Frame(Box(-(box.x + 110) / zoom, -y / zoom, 9999, 9999), zoom)
    arrows.draw_plain(canvas, sample, DrawnArrow(expedition.colour, "", (-17, 0), (17, 0), (17, 0), False, False))
    at, room = (box.x + 164, y), box.right - box.x - 178
    if expedition.over:
        canvas.text(at, say(text("pic-expedition-over")), WORDS, INK, bold=True, width=room, min_size=24)
        return
    run = canvas.text(at, str(expedition.supply), 44, ACCENT if touched else INK, bold=True)
    canvas.text((at[0] + run + 9, y), say(text("pic-supply")), WORDS, MUTED, width=room - run - 9, min_size=22)


def player_panel(canvas: Canvas, view: View, say: Say, seat: SeatView, box: Box, *, touched: bool) -> None:
    """A player: symbol, name, score, tickets, cards in hand; a bright rim in their turn."""
    turn = seat.seat in view.asked
    canvas.rounded(box, 16, PANEL, outline=ACCENT if turn else None, width=5)
    y = box.y + 36
    player(canvas, (box.x + 32, y), seat.seat, 37)
    room = box.w - 71 - (44 if view.first == seat.seat else 0)
    canvas.text((box.x + 60, y), say.names[seat.seat], 36, INK, bold=True, width=room, min_size=WORDS)
    if view.first == seat.seat:
        canvas.circle((box.right - 32, y), 20, SLOT)
        canvas.text((box.right - 32, y), "1", 29, INK, bold=True, anchor="cm")
    _figures(canvas, seat, Box(box.x + 16, box.bottom - 64, box.w - 32, 60), ACCENT if touched else INK)


def _figures(canvas: Canvas, seat: SeatView, box: Box, ink: Colour) -> None:
    """Score, tickets and cards in hand, spread over ``box``."""
    figures = (("star", 34.0, signed(seat.score), 48.0, ink), ("", 39.0, str(seat.tickets), 39.0, INK),
               ("hand", 44.0, str(seat.cards), 39.0, INK))  # fmt: skip
    widths = [size + 7 + text_width(words, high, bold=True) for _, size, words, high, _ in figures]
    scale = min(1.0, box.w / 270, (box.w - 14) / sum(widths))
    widths = [scale * wide for wide in widths]
    gap = min(39.0, (box.w - sum(widths)) / 2)
    x, y = box.x, box.centre[1]
    for (icon, full, words, high, fill), wide in zip(figures, widths, strict=True):
        size = full * scale
        if icon:
            canvas.icon(icon, (x + size / 2, y), size, MUTED)
        else:
            ticket(canvas, (x + size / 2, y), size, MUTED, PANEL)
        canvas.text((x + size + 7 * scale, y), words, high * scale, fill, bold=True)
        x += wide + gap


def _public(canvas: Canvas, world: World, place: str, say: Say, box: Box, *, touched: bool) -> None:
    plate(canvas, box, 11, PAPER, touched=touched)
    canvas.rounded(Box(box.x + 8, box.y + 9, 9, box.h - 18), 4.5, REGION_COLOURS[world.by_key[place].region or ""])
    _two_lines(canvas, Box(box.x + 22, box.y, box.w - 26, box.h), say(text(f"place-{place}")), WORDS, DARK)


def _secret(canvas: Canvas, secret: SecretView, slot: int, box: Box, *, touched: bool) -> None:
    """A secret destination, with the symbols of those who looked at it."""
    plate(canvas, box, 11, SLOT, touched=touched)
    y = box.centre[1]
    canvas.icon("lock", (box.x + 32, y), 44, MUTED)
    canvas.text((box.x + 60, y), str(slot + 1), 41, INK, bold=True)
    step = min(31.0, (box.w - 101) / max(1, len(secret.peekers)))
    for number, seat in enumerate(secret.peekers):
        player(canvas, (box.x + 105 + number * step, y), seat, min(30.0, step + 4))


def _offer(canvas: Canvas, offer: Offer, say: Say, box: Box, *, touched: bool) -> None:
    plate(canvas, box, 11, PANEL, touched=touched)
    for number in range(offer.price):
        y = box.centre[1] + (number - (offer.price - 1) / 2) * 29
        ticket(canvas, (box.x + 28, y), 34, INK if offer.kind == "explorer" else MUTED, PANEL)
    _two_lines(canvas, Box(box.x + 55, box.y, box.w - 64, box.h), say(text(f"card-{offer.card}")), WORDS, INK)


def _owned(canvas: Canvas, owner: int, card: str, say: Say, box: Box, *, touched: bool) -> None:
    """An explorer or event with its owner's symbol."""
    plate(canvas, box, 11, PANEL, touched=touched)
    player(canvas, (box.x + 28, box.centre[1]), owner, 34)
    _two_lines(canvas, Box(box.x + 55, box.y, box.w - 64, box.h), say(names.card(card)), WORDS, INK)


def _tickets(canvas: Canvas, view: View, say: Say, box: Box) -> None:
    """The tickets spent in this turn, and those in the supply."""
    x, y = box.x + 30, box.centre[1]
    for row, (words, number) in enumerate((("pic-spent", view.spent), ("pic-supply", view.ticket_supply))):
        line = y + (row - 0.5) * 39
        ticket(canvas, (x, line), 37, INK if row == 0 and number else MUTED, GROUND)
        run = canvas.text((x + 28, line), str(number), WORDS, INK, bold=True)
        canvas.text((x + 37 + run, line), say(text(words)), WORDS, MUTED, width=box.right - x - 37 - run, min_size=18)


def _two_lines(canvas: Canvas, box: Box, words: str, size: float, ink: Colour, *, bold: bool = True) -> None:
    """Localizer centred in a box's height, on two lines if one is not enough."""
    step = size * 1.15
    lines = 1 if text_width(words, size, bold=bold) <= box.w or " " not in words else 2
    room = Box(box.x, box.centre[1] - step * lines / 2, box.w, step * lines + 1)
    canvas.paragraph(room, words, size, ink, bold=bold, leading=1.15, min_size=15)
