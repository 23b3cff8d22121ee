"""The public board: the whole map with players and destinations below it, and close-ups of parts of the map."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from games.engine import Text, text
from games.famous_explorers.maps import world_of
from games.famous_explorers.view import Offer, SeatView, SecretView, View
from games.famous_explorers.world import REGIONS, World
from render.canvas import Box, Canvas, text_width
from render.famous_explorers import frame as frames
from render.famous_explorers import layout, paint_map
from render.famous_explorers.frame import spots
from render.famous_explorers.style import CARD, COLOURS, HUES, player, ticket
from render.famous_explorers.words import around
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, SLOT, Colour
from render.prose import signed
from render.scene import Picture, Say

BETWEEN = 12
"""Pixels between close-ups of one picture."""


def whole(view: View, say: Say, touched: Collection[str], alt: str) -> Picture:
    """The map with everything that lies beside it."""
    world = world_of(view.map)
    map_frame = frames.whole(world)
    below = layout.strip(view, map_frame.size[1])
    canvas = stacked(paint_map.draw(view, say, [map_frame], touched), round(below.bottom))
    _strip(canvas, view, say, below, touched)
    return canvas.picture(alt, COLOURS)


def part(view: View, say: Say, region: str, title: Text, touched: Collection[str]) -> Picture:
    """One region, or what lies around START."""
    world = world_of(view.map)
    found = frames.region(world, region) if region in REGIONS else [frames.start(world)]
    nodes = {node.key for node in world.nodes if any(frame.shows(spot) for spot in spots(node) for frame in found)}
    canvas = stacked(paint_map.draw(view, say, found, touched))
    return canvas.picture(around(view, say, title, nodes), COLOURS)


def changed(view: View, say: Say, touched: Collection[str], alt: str) -> Picture | None:
    """What changed, large; None where nothing on the map did."""
    world = world_of(view.map)
    about = list(changes(world, touched))
    if not about:
        return None
    canvas = stacked(paint_map.draw(view, say, frames.views(world, about), touched))
    return canvas.picture(alt, COLOURS)


def changes(world: World, touched: Collection[str]) -> Iterator[Box]:
    """The parts of the map that ``touched`` is about."""
    edges = {edge.key: edge for edge in world.edges}
    for key in sorted(touched):
        kind, *_, last = key.split(":")
        if kind in {"arrow", "block"} and last in edges:
            yield frames.room_of_edge(world, edges[last])
        elif kind in {"node", "mark"} and last in world.by_key:
            yield from frames.rooms(world.by_key[last])


def stacked(canvases: Sequence[Canvas], height: int = 0) -> Canvas:
    """Finished canvases below each other, on one to be drawn on; ``height`` where there is to be room below."""
    if len(canvases) == 1 and not height:
        return canvases[0]
    images = [canvas.image() for canvas in canvases]
    total = sum(image.height for image in images) + BETWEEN * (len(images) - 1)
    sheet = Canvas(images[0].width, max(height, total), GROUND)
    y = 0
    for image in images:
        sheet.put(image, (0, y))
        y += image.height + BETWEEN
    return sheet


def _strip(canvas: Canvas, view: View, say: Say, below: layout.Strip, touched: Collection[str]) -> None:
    for seat, box in zip(view.seats, below.players, strict=True):
        _player(canvas, view, say, seat, box, touched=f"seat:{seat.seat}" in touched)
    for box, words in zip(below.titles, ("pic-destinations", "pic-offers"), strict=False):
        _two_lines(canvas, box, say(text(words)), 29, MUTED, bold=False)
    world = world_of(view.map)
    for place, box in zip(view.public, below.public, strict=True):
        _public(canvas, world, place, say, box, touched=f"public:{place}" in touched)
    for slot, (secret, box) in enumerate(zip(view.secrets, below.secrets, strict=True)):
        _secret(canvas, secret, slot, box, touched=f"secret:{slot}" in touched)
    for offer, box in zip(view.offers, below.offers, strict=True):
        _offer(canvas, offer, say, box, touched=f"offer:{offer.card}" in touched)
    _tickets(canvas, view, say, below.tickets)


def _player(canvas: Canvas, view: View, say: Say, seat: SeatView, box: Box, *, touched: bool) -> None:
    """A player: symbol, name, score, tickets, cards in hand; a bright rim where it is their turn."""
    turn = view.actor == seat.seat
    canvas.rounded(box, 16, PANEL, outline=ACCENT if turn else None, width=5)
    y = box.y + 36
    player(canvas, (box.x + 32, y), seat.seat, 37)
    room = box.w - 71 - (44 if view.first == seat.seat else 0)
    canvas.text((box.x + 60, y), say.names[seat.seat], 37, INK, bold=True, width=room, least=23)
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


def _card(canvas: Canvas, box: Box, fill: Colour, *, touched: bool) -> None:
    if touched:
        canvas.rounded(box.inset(-5), 16, ACCENT)
    canvas.rounded(box, 11, fill)


def _public(canvas: Canvas, world: World, place: str, say: Say, box: Box, *, touched: bool) -> None:
    _card(canvas, box, CARD, touched=touched)
    canvas.rounded(Box(box.x + 8, box.y + 9, 9, box.h - 18), 4.5, HUES[world.by_key[place].region or ""])
    _two_lines(canvas, Box(box.x + 25, box.y, box.w - 32, box.h), say(text(f"place-{place}")), 31, DARK)


def _secret(canvas: Canvas, secret: SecretView, slot: int, box: Box, *, touched: bool) -> None:
    """A face-down destination, with the symbols of those who have looked at it."""
    _card(canvas, box, SLOT, touched=touched)
    y = box.centre[1]
    canvas.icon("lock", (box.x + 32, y), 44, MUTED)
    canvas.text((box.x + 60, y), str(slot + 1), 41, INK, bold=True)
    step = min(31.0, (box.w - 101) / max(1, len(secret.peekers)))
    for number, seat in enumerate(secret.peekers):
        player(canvas, (box.x + 105 + number * step, y), seat, min(30.0, step + 4))


def _offer(canvas: Canvas, offer: Offer, say: Say, box: Box, *, touched: bool) -> None:
    _card(canvas, box, PANEL, touched=touched)
    for number in range(offer.price):
        y = box.centre[1] + (number - (offer.price - 1) / 2) * 29
        ticket(canvas, (box.x + 28, y), 34, INK if offer.kind == "explorer" else MUTED, PANEL)
    _two_lines(canvas, Box(box.x + 55, box.y, box.w - 64, box.h), say(text(f"card-{offer.card}")), 28, INK)


def _tickets(canvas: Canvas, view: View, say: Say, box: Box) -> None:
    """Tickets on the board, spent in this turn, and in the supply."""
    x, y = box.x + 30, box.centre[1]
    for row, (words, number) in enumerate((("pic-spent", view.spent), ("pic-supply", view.ticket_supply))):
        line = y + (row - 0.5) * 41
        ticket(canvas, (x, line), 37, INK if row == 0 and number else MUTED, GROUND)
        run = canvas.text((x + 28, line), str(number), 34, INK, bold=True)
        canvas.text((x + 37 + run, line), say(text(words)), 28, MUTED, width=box.right - x - 37 - run, least=18)


def _two_lines(canvas: Canvas, box: Box, words: str, size: float, ink: Colour, *, bold: bool = True) -> None:
    """Words in the middle of a box's height, on two lines where one is not enough."""
    step = size * 1.15
    lines = 1 if text_width(words, size, bold=bold) <= box.w or " " not in words else 2
    room = Box(box.x, box.centre[1] - step * lines / 2, box.w, step * lines + 1)
    canvas.paragraph(room, words, size, ink, bold=bold, leading=1.15, least=15)
