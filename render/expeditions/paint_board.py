"""The public board: the whole map with Basecamp below it, and close-ups of parts of the map."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from PIL import Image

from games.engine import text
from games.expeditions.terms import CATEGORIES, COLOURS, Category
from games.expeditions.view import CorruptionView, View
from render import icons
from render.canvas import Box, Canvas, Point, stacked
from render.expeditions import captions, layout, paint_map
from render.expeditions.layout import EDGE, HEIGHT, Frame
from render.expeditions.style import (
    FAINT,
    MAP_PALETTE,
    REGION_RIMS,
    SNOW,
    SYMBOL_COLOURS,
    action_icon,
    corruption_token,
    icon,
    mech,
    worker,
)
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, PLAYERS, SLOT, WARNING, ink_on, mix
from render.scene import Picture, Say
from render.shelf import kept

CAMP = 158
"""The height of Basecamp below the map."""
GOALS: dict[Category, tuple[tuple[str, int], ...]] = {
    "solve": (("solve", 4),),
    "meld": (("meld", 4),),
    "upgrade": (("upgrade", 4),),
    "twenty": (("twenty", 20),),
    "corruption": (("corruption", 7),),
    "cards": (("card", 8),),
    "workers-maps": (("worker", 7), ("map", 5)),
}
"""The goal of each glory category: icons with numbers (rulebook, "Glory categories")."""
TWENTY = CorruptionView("both", 20)
TREE = mix(SNOW, REGION_RIMS["south"], 0.35)


def whole(view: View, say: Say, touched: Collection[str], alt: str) -> Picture:
    """The map and Basecamp."""
    frame = layout.whole()
    wide, high = frame.size
    canvas = Canvas(wide, high + CAMP + EDGE - 6, None)
    canvas.paste(_ground(frame), (0, 0))
    paint_map.fill(canvas, view, say, frame, touched)
    _turn(canvas, view, say, Box(EDGE, EDGE - 4, frame.radius * 1.5 - 8, 104))
    _end(canvas, view, say, Box(wide - EDGE - frame.radius * 1.5, EDGE - 4, frame.radius * 1.5, 104))
    _supply(canvas, view, say, Box(EDGE, frame.at("c1")[1] + HEIGHT / 2 * frame.radius + 18, 170, 430))
    _camp(canvas, view, Box(EDGE, high - 6, wide - 2 * EDGE, CAMP), touched)
    return canvas.picture(alt, MAP_PALETTE)


def part(view: View, say: Say, frames: Sequence[Frame], touched: Collection[str], alt: str) -> Picture:
    """Close-ups below each other."""
    canvases = [paint_map.draw(view, say, frame, touched) for frame in frames]
    return stacked(canvases, alt, MAP_PALETTE)


@kept
def _ground(frame: Frame) -> Image.Image:
    """The empty map with Basecamp below it, and trees in the gaps."""
    wide, high = frame.size
    canvas = Canvas(wide, high + CAMP + EDGE - 6, SNOW)
    canvas.paste(paint_map.ground(frame), (0, 0))
    for x, y, size in _trees(frame):
        icon(canvas, "pine", (x, y), size, TREE)
    camp = Box(EDGE, high - 6, wide - 2 * EDGE, CAMP)
    for position in ("s2", "s4", "s6"):
        x = frame.at(position)[0]
        canvas.rounded(Box(x - 40, camp.y - 12, 80, 40), 6, SLOT)
    canvas.rounded(camp, 20, PANEL)
    icon(canvas, "camp", (camp.x + 66, camp.y + 52), 66, MUTED)
    for number, category in enumerate(CATEGORIES):
        _goal(canvas, category, _cell(camp, number))
    return canvas.image()


def _trees(frame: Frame) -> Iterable[tuple[float, float, float]]:
    """Trees (centre and size) in the gaps at the honeycomb's lower and right edge."""
    r = frame.radius
    for position in ("s1", "s3", "s5"):
        x, y = frame.at(position)
        base = y + HEIGHT / 2 * r
        yield from ((x - 32, base + 36, 56), (x + 6, base + 44, 70), (x + 40, base + 34, 50))
    x, y = frame.at("c7")
    base = y + HEIGHT / 2 * r
    yield from ((x + 4, base + 80, 64), (x + 52, base + 66, 84), (x + 30, base + 152, 58), (x + 86, base + 112, 66))


def _cell(camp: Box, number: int) -> Box:
    """The place of a glory category at Basecamp."""
    left = camp.x + 142
    wide = (camp.right - 12 - left) / len(CATEGORIES)
    return Box(left + number * wide + 3, camp.y + 12, wide - 6, camp.h - 24)


def _goal(canvas: Canvas, category: Category, box: Box) -> None:
    canvas.rounded(box, 14, GROUND)
    goals = GOALS[category]
    y = box.y + 38
    step = box.w / len(goals)
    for number, (name, goal) in enumerate(goals):
        x = box.x + step * (number + 0.5)
        if name == "twenty":
            corruption_token(canvas, (x, y), TWENTY, 46)
            continue
        canvas.text((x - 6, y), str(goal), 42, INK, bold=True, anchor="rm")
        icon(canvas, name, (x + 20, y), 40, SYMBOL_COLOURS.get(name, INK))
    if len(goals) > 1:
        canvas.text((box.centre[0], y), "/", 40, MUTED, anchor="cm")


def _camp(canvas: Canvas, view: View, camp: Box, touched: Collection[str]) -> None:
    """The mechs still at Basecamp, and the stars in each glory category."""
    staying = [seat.seat for seat in view.seats if seat.position is None]
    step = min(52.0, 84 / max(1, len(staying) - 1))
    for number, seat in enumerate(staying):
        x = camp.x + 66 + (number - (len(staying) - 1) / 2) * step
        mech(canvas, (x, camp.bottom - 40), seat, 56, turn=view.actor == seat, touched=f"mech:{seat}" in touched)
    for number, category in enumerate(CATEGORIES):
        box = _cell(camp, number)
        if f"star:{category}" in touched:
            canvas.rounded(box.inset(-4), 16, ACCENT)
            _goal(canvas, category, box)
        stars = [seat.seat for seat in view.seats if seat.progress[number].star]
        step = min(42.0, (box.w - 20) / max(1, len(stars)))
        for place, seat in enumerate(stars):
            _star(canvas, (box.centre[0] + (place - (len(stars) - 1) / 2) * step, box.bottom - 30), seat, 46)


def _star(canvas: Canvas, at: Point, seat: int, size: float) -> None:
    """A star in the player's colour, with the player's number."""
    canvas.icon("star", at, size, PLAYERS[seat])
    canvas.text((at[0], at[1] + size * 0.05), str(seat + 1), size * 0.42, ink_on(PLAYERS[seat]), bold=True, anchor="cm")


def _turn(canvas: Canvas, view: View, say: Say, box: Box) -> None:
    """Whose turn it is, and which actions are left."""
    if view.actor is None:
        room = Box(box.x, box.y, box.w, 80)
        canvas.paragraph(room, say(text("pic-over")), 31, INK, bold=True, leading=1.2, min_size=20)
        return
    canvas.text((box.x, box.y + 20), say.names[view.actor], 32, INK, bold=True, width=box.w + 40, min_size=22)
    y = box.y + 72
    mech(canvas, (box.x + 30, y), view.actor, 58, turn=True)
    for number, name in enumerate(("move", "play", "gather")):
        action_icon(canvas, name, (box.x + 84 + number * 46, y), 38, INK if name in view.exposed else FAINT)


def _end(canvas: Canvas, view: View, say: Say, box: Box) -> None:
    """The number of the turn, and whether the last turns are being played."""
    canvas.text((box.right, box.y + 20), say(text("pic-turn", turn=view.turn + 1)), 30, MUTED, anchor="rm", width=box.w)
    if view.ending is not None and view.actor is not None:
        x, y = box.right - 90, box.y + 72
        canvas.pill(Box(x - 82, y - 25, 172, 50), say(text("pic-last-turns")), 26, WARNING, DARK)
    elif view.ending is not None:
        name = icons.PLAYERS[view.ending]
        canvas.icon(name, (box.right - 20, box.y + 72), 34, PLAYERS[view.ending])


def _supply(canvas: Canvas, view: View, say: Say, box: Box) -> None:
    """The supply: cards, swept cards, corruption in the bag, maps, and workers of each colour."""
    stock = (
        ("deck", view.deck, INK),
        ("swept", len(view.sweep), MUTED),
        ("bag", view.bag, SYMBOL_COLOURS["corruption"]),
        ("map", view.supply_maps, SYMBOL_COLOURS["map"]),
    )
    y = box.y + 20
    for name, number, hue in stock:
        icon(canvas, name, (box.x + 22, y), 38, hue if number else FAINT)
        canvas.text((box.x + 56, y), str(number), 36, INK if number else MUTED, bold=True)
        y += 50
    y += 6
    for colour in COLOURS:
        left = view.supply_workers.get(colour, 0)
        worker(canvas, (box.x + 22, y), colour, 36, captions.worker_letter(say, colour))
        canvas.text((box.x + 56, y), str(left), 32, INK if left else MUTED, bold=True)
        y += 43
