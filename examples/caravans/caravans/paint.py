"""How Salt Caravans is drawn."""

# The board is the map, seen 400 pixels wide on phones, and below it a lane for each player.

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from caravans.country import PATHS, PLACES, WHERE
from caravans.rules import KINDS, View, destination, kind_of, name
from games.engine import text
from render import emoji as emojis
from render import icons, legend, maps, players
from render.canvas import Box, Canvas
from render.cards import Face, card, pairs, plate
from render.icons import Pen
from render.layout import fit, grid
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, PLAYERS, SLOT, WARNING, colour, meeting, shades
from render.scene import Emoji, Legend, Picture, Say

WIDTH, EDGE, GAP = 1200, 24, 14
TITLE, LAND, LANE = 80, 1120, 104
RADIUS, GOOD = 84, 58

SAND = colour("3c3424")
PATH = colour("8c7850")
PLACE = colour("201c18")
PARCHMENT = colour("e0d0a8")
COLOUR_OF = {"salt": colour("ecece4"), "dates": colour("90c850"), "amber": colour("f0a030")}
LETTER, GUARD = PARCHMENT, colour("88b4e0")


def _salt(pen: Pen) -> None:
    pen.polygon((0.5, 0.08), (0.94, 0.9), (0.06, 0.9))
    pen.line((0.5, 0.3), (0.4, 0.56), (0.56, 0.66), (0.5, 0.86), width=0.07, cut=True)


def _dates(pen: Pen) -> None:
    for at in ((0.28, 0.66), (0.72, 0.66), (0.5, 0.8)):
        pen.circle(at, 0.2)
    pen.line((0.28, 0.6), (0.5, 0.1), (0.72, 0.6), width=0.09)
    pen.line((0.5, 0.1), (0.5, 0.7), width=0.09)


def _amber(pen: Pen) -> None:
    pen.polygon((0.28, 0.1), (0.72, 0.1), (0.95, 0.42), (0.5, 0.95), (0.05, 0.42))
    pen.line((0.05, 0.42), (0.95, 0.42), width=0.06, cut=True)


def _letter(pen: Pen) -> None:
    pen.rounded(0.04, 0.18, 0.96, 0.84, 0.06)
    pen.line((0.08, 0.24), (0.5, 0.58), (0.92, 0.24), width=0.08, cut=True)


def _guard(pen: Pen) -> None:
    pen.polygon((0.12, 0.1), (0.88, 0.1), (0.88, 0.5), (0.72, 0.78), (0.5, 0.95), (0.28, 0.78), (0.12, 0.5))
    pen.line((0.5, 0.24), (0.5, 0.76), width=0.1, cut=True)
    pen.line((0.3, 0.42), (0.7, 0.42), width=0.1, cut=True)


def _camel(pen: Pen) -> None:
    pen.polygon((0.1, 0.6), (0.3, 0.28), (0.44, 0.5), (0.56, 0.28), (0.74, 0.6))
    pen.polygon((0.1, 0.56), (0.74, 0.56), (0.7, 0.72), (0.14, 0.72))
    pen.line((0.7, 0.64), (0.84, 0.56), (0.86, 0.22), (0.95, 0.24), width=0.1)
    for x in (0.2, 0.32, 0.55, 0.66):
        pen.line((x, 0.68), (x, 0.92), width=0.09)


icons.register(
    "caravans",
    {"salt": _salt, "dates": _dates, "amber": _amber, "letter": _letter, "guard": _guard, "camel": _camel},
)

COLOURS = shades(
    (
        *meeting((INK, MUTED, ACCENT, WARNING), (GROUND, PANEL)),
        *meeting((*COLOUR_OF.values(), LETTER, GUARD, *PLAYERS[:4]), (PANEL, PLACE)),
        *meeting((PATH, ACCENT, PLACE, INK), (SAND,)),
        *meeting((PATH, ACCENT, INK), (PLACE,)),
        (SAND, GROUND),
        (DARK, ACCENT),
        (DARK, INK),
        (SLOT, PANEL),
        *pairs(PARCHMENT),
    )
)
AT = fit(WHERE, Box(EDGE + 170, EDGE + TITLE + 124, WIDTH - 2 * EDGE - 310, LAND - 270))


def board(
    view: View, say: Say, alt: str, touched: Collection[str], letters: Mapping[str, str] | None = None
) -> Picture:
    """The map, and below it what each player has."""
    letters = letters or {}
    lanes = EDGE + TITLE + LAND + GAP
    canvas = Canvas(WIDTH, lanes + len(view.sides) * (LANE + GAP) - GAP + EDGE, GROUND)
    title = say(text("pic-over") if view.over else text("pic-round", round=view.round, rounds=view.rounds))
    canvas.text((EDGE, EDGE + 30), title, 48, INK, bold=True, width=560, min_size=36)
    if not view.over:
        first = say(text("pic-leader", who=say.names[view.leader]))
        canvas.text((WIDTH - EDGE, EDGE + 30), first, 38, MUTED, anchor="rm", width=580, min_size=34)
    canvas.rounded(Box(EDGE, EDGE + TITLE, WIDTH - 2 * EDGE, LAND), 24, SAND)
    maps.draw_links(canvas, AT, PATHS, fill=PATH, width=8)
    for place in PLACES:
        _place(canvas, view, say, place, place in touched, letters.get(place))
    for seat in range(len(view.sides)):
        box = Box(EDGE, lanes + seat * (LANE + GAP), WIDTH - 2 * EDGE, LANE)
        _lane(canvas, box, view, say, seat, f"load-{seat}" in touched)
    for seat, side in enumerate(view.sides):
        _caravan(canvas, view, seat, side.at, f"caravan-{seat}" in touched)
    return canvas.picture(alt, COLOURS)


def _place(canvas: Canvas, view: View, say: Say, place: str, touched: bool, letter: str | None) -> None:
    """A place with what lies there."""
    x, y = AT[place]
    maps.draw_point(
        canvas,
        (x, y),
        RADIUS,
        PLACE,
        name=say(name(place)),
        size=40,
        room=300,
        ground=SAND,
        touched=touched,
        letter=letter,
    )
    goods = view.goods[place]
    wide = 2 if len(goods) > 1 else 1
    high = 2 if len(goods) > 2 else 1
    for number, good in enumerate(goods):
        at = (x + (number % 2 - (wide - 1) / 2) * (GOOD + 6) - 4, y + 4 + (number // 2 - (high - 1) / 2) * (GOOD + 6))
        canvas.icon(f"caravans/{kind_of(good)}", at, GOOD, COLOUR_OF[kind_of(good)])
        canvas.guess(good, Box(at[0] - GOOD / 2, at[1] - GOOD / 2, GOOD, GOOD), 10)


def _caravan(canvas: Canvas, view: View, seat: int, place: str, touched: bool) -> None:
    """A player's symbol, on the left of a place below those of lower seats."""
    at = maps.beside(AT[place], RADIUS, sum(side.at == place for side in view.sides[: seat + 1]))[-1]
    canvas.circle(at, 34, ACCENT if touched else PATH)
    canvas.circle(at, 29, PLACE)
    players.symbol(canvas, at, seat, 42)


def _lane(canvas: Canvas, box: Box, view: View, say: Say, seat: int, touched: bool) -> None:
    """What a player has: goods, letters, guards."""
    side = view.sides[seat]
    plate(canvas, box, 16, PANEL, touched=touched)
    y = box.centre[1]
    players.symbol(canvas, (box.x + 50, y), seat, 56)
    canvas.text((box.x + 96, y), say.names[seat], 42, INK, bold=True, width=330, min_size=36)
    signs = [(f"caravans/{kind}", COLOUR_OF[kind]) for kind in KINDS]
    signs += [("caravans/letter", LETTER), ("caravans/guard", GUARD)]
    counts = (*side.load, side.delivered, side.guards)
    for number, ((icon, fill), count) in enumerate(zip(signs, counts, strict=True)):
        x = box.x + 480 + number * 136
        canvas.icon(icon, (x, y), 54, fill)
        canvas.text((x + 36, y), str(count), 46, INK, bold=True)


def hand(letters: Sequence[str], say: Say, alt: str, touched: Collection[str]) -> Picture:
    """The own letters: an envelope with its place on it."""
    canvas = Canvas(WIDTH, 200, GROUND)
    for letter, box in zip(letters, grid(Box(EDGE, EDGE, WIDTH - 2 * EDGE, 152), 2, 2, 152, 24), strict=False):
        card(canvas, box, Face(fill=PARCHMENT), piece=letter, touched=letter in touched)
        y = box.centre[1]
        canvas.icon("caravans/letter", (box.x + 86, y), 108, DARK)
        words = say(name(destination(letter)))
        canvas.text((box.x + 164, y), words, 56, DARK, bold=True, width=box.w - 190, min_size=40)
    if not letters:
        canvas.text((WIDTH / 2, 100), alt, 44, MUTED, anchor="cm", width=WIDTH - 2 * EDGE, min_size=36)
    return canvas.picture(alt, COLOURS)


def signs(view: View, say: Say) -> Legend:
    """What each sign means."""
    lines = [legend.icon(f"caravans/{kind}", COLOUR_OF[kind], say(text(f"sign-{kind}"))) for kind in KINDS]
    lines.append(legend.icon("caravans/letter", LETTER, say(text("sign-letter"))))
    lines.append(legend.icon("caravans/guard", GUARD, say(text("sign-guard"))))
    return legend.draw([*lines, *legend.of_players(say, len(view.sides)), legend.changed(say)], say, palette=COLOURS)


def emoji() -> Mapping[str, Emoji]:
    """The icons that stand in words."""
    paints = {kind: emojis.plain(f"caravans/{kind}", fill) for kind, fill in COLOUR_OF.items()}
    paints["letter"] = emojis.plain("caravans/letter", LETTER)
    paints["guard"] = emojis.plain("caravans/guard", GUARD)
    paints["camel"] = emojis.plain("caravans/camel", colour("d8b070"))
    return emojis.drawn({**paints, **emojis.seats(4)})
