"""How Magpies is drawn: the row of things, a track for each player's points, and a hand of cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from magpies.view import View

from games.engine import Standing, text
from render import legend, players, score_sheet
from render.alt_text import signed
from render.canvas import Box, Canvas, Point
from render.cards import plate
from render.layout import grid
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, PLAYERS, SLOT, WARNING, colour, meeting, shades
from render.scene import Legend, Picture, Say

WIDTH, EDGE, GAP = 1200, 24, 14
TITLE, THINGS, LANE, CARD = 64, 120, 76, 190
GEM, NETTLE = colour("9ad8f4"), colour("b8dc90")
COLOURS = shades(
    (
        *meeting((INK, MUTED, ACCENT, WARNING), (GROUND, PANEL)),
        *meeting((GEM, NETTLE, *PLAYERS[:5]), (PANEL,)),
        *((fill, DARK) for fill in (GEM, NETTLE, INK, MUTED)),
        (SLOT, PANEL),
        (SLOT, ACCENT),
    )
)
ICONS = {"gem": ("diamond", GEM), "nettle": ("leaf", NETTLE)}
TRACK = 640, 410
"""Where a track begins, and its length, in pixels."""
LOW, HIGH = -10, 30
"""Points at the ends of a track, at least."""


def board(view: View, say: Say, alt: str, touched: Collection[str]) -> Picture:
    lanes = EDGE + TITLE + (THINGS + GAP if view.row else 0)
    canvas = Canvas(WIDTH, lanes + len(view.sides) * (LANE + GAP) + EDGE - GAP, GROUND)
    title = say(text("pic-round", round=view.round, rounds=view.rounds))
    canvas.text((EDGE, EDGE + 24), title, 44, INK, bold=True, width=WIDTH - 2 * EDGE)
    places = grid(Box(EDGE, EDGE + TITLE, WIDTH - 2 * EDGE, 0), len(view.row), 5, THINGS - GAP, GAP)
    for box, thing in zip(places, view.row, strict=True):
        kind, points = thing.split("-")
        icon, fill = ICONS[kind]
        plate(canvas, box, 16, PANEL, touched=thing in touched)
        canvas.icon(icon, (box.x + 66, box.centre[1]), 76, fill)
        number = signed(int(points) * (1 if kind == "gem" else -1))
        canvas.text((box.right - 56, box.centre[1]), number, 64, fill, bold=True, anchor="cm")
    for seat in range(len(view.sides)):
        _lane(canvas, Box(EDGE, lanes + seat * (LANE + GAP), WIDTH - 2 * EDGE, LANE), view, say, seat, touched)
    return canvas.picture(alt, COLOURS)


def _lane(canvas: Canvas, box: Box, view: View, say: Say, seat: int, touched: Collection[str]) -> None:
    """A player: the card of this round, and the points on a track whose mark is 0."""
    side, y = view.sides[seat], box.centre[1]
    plate(canvas, box, 16, PANEL, touched=bool({f"won-{seat}", f"laid-{seat}"} & {*touched}))
    players.symbol(canvas, (box.x + 42, y), seat, 44)
    canvas.text((box.x + 84, y), say.names[seat], 36, INK, bold=view.picking == seat, width=380, min_size=26)
    if side.card is not None:
        canvas.rounded(Box(510, box.y + 10, 84, LANE - 20), 12, INK)
        canvas.text((552, y), str(side.card), 42, DARK, bold=True, anchor="cm")
    elif side.ready:
        canvas.icon("tick", (552, y), 44, MUTED)
    scores = [each.score for each in view.sides]
    ends = min(LOW, *scores), max(HIGH, *scores)
    players.track(canvas, box._replace(x=TRACK[0], w=TRACK[1]), ends, {seat: side.score})
    canvas.text((box.right - 24, y), signed(side.score), 46, INK, bold=True, anchor="rm")


def hand(view: View, say: Say, alt: str, touched: Collection[str]) -> Picture:
    """The cards of a hand; apart from them the one that is laid."""
    canvas = Canvas(WIDTH, CARD + 2 * EDGE, GROUND)
    if not view.hand and view.laid is None:
        canvas.text((EDGE, EDGE + CARD / 2), say(text("pic-no-cards")), 44, MUTED)
    for place, card in enumerate((*view.hand, view.laid)):
        if card is not None:
            laid = place == len(view.hand)
            box = Box(EDGE + place * 160 + (30 if laid else 0), EDGE, 146, CARD)
            plate(canvas, box, 16, MUTED if laid else INK, touched=f"card-{card}" in touched)
            canvas.text(box.centre, str(card), 84, DARK, bold=True, anchor="cm")
            if laid:
                canvas.icon("tick", (box.centre[0], box.bottom - 32), 36, DARK)
    return canvas.picture(alt, COLOURS)


def sheet(standings: Sequence[Standing], say: Say) -> Picture:
    words = score_sheet.in_words(standings, say)
    return score_sheet.draw(standings, say, words, symbol=_symbol, colours=COLOURS, width=WIDTH)


def _symbol(canvas: Canvas, at: Point, seat: int) -> None:
    players.symbol(canvas, at, seat, 48)


def legend_of(view: View, say: Say) -> Legend:
    signs = [legend.icon(icon, fill, say(text(f"sign-{kind}"))) for kind, (icon, fill) in ICONS.items()]
    signs.append(legend.icon("tick", MUTED, say(text("sign-ready"))))
    return legend.draw([*signs, *legend.of_players(say, len(view.sides)), legend.changed(say)], say, palette=COLOURS)
