"""The icons of Moon: what stands on the board and in the hand, tile by tile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from games.engine import text
from games.moon.catalogue import BASES, REPUTATIONS, STRUCTURES
from games.moon.components import RESOURCES, Colour, Flag
from games.moon.view import View
from render import legend
from render.canvas import Canvas, Point
from render.legend import Sign
from render.moon import paint_symbols, tiles
from render.moon.display_order import LEVELS
from render.moon.paint_board import DECK, DISCARDS, lent
from render.moon.paint_hand import STEPS
from render.moon.style import (
    HEART,
    LEVEL_COLOURS,
    PALETTE,
    RESOURCE_COLOURS,
    banner,
    colour_chip,
    heart,
    icon,
    parked_rover,
)
from render.moon.symbols import Symbol, of_abilities, of_needs, of_reputation, of_structure
from render.palette import ACCENT, DARK, INK, MUTED, WARNING
from render.palette import Colour as Hue
from render.scene import Legend, Say


def draw(view: View, say: Say) -> Legend:
    """The legend of ``view``."""
    return legend.draw(signs(view, say), say, palette=PALETTE, plate=DARK)


def signs(view: View, say: Say) -> Iterator[Sign]:
    """From the sky down: flags, reputations, players and their tiles; then the hand."""
    yield Sign(_x, say(text("sign-on-x")))
    yield _icon(DECK, INK, say(text("sign-deck")))
    yield _icon(DISCARDS, INK, say(text("sign-discards")))
    for flag in view.flags:
        yield Sign(partial(_banner, flag.flag), _means(f"flag:{flag.flag}", say))
    for level in LEVELS:
        if any(offered.level == level for offered in view.reputations):
            yield _icon("medal", LEVEL_COLOURS[level], say(text(f"sign-{level}")))
    yield Sign(partial(_heart, True), say(text("sign-printed-hearts")))
    yield from _of_players(view, say)
    yield from _symbols(_shown(view), say)
    for colour in dict.fromkeys(STRUCTURES[key].colour for key in _structures(view)):
        yield Sign(partial(_chip, colour), _means(f"colour:{colour}", say))
    yield from _states(view, say)
    yield legend.changed(say)
    if view.me is not None:
        yield from _of_the_hand(view, say)


def _of_players(view: View, say: Say) -> Iterator[Sign]:
    yield _icon("turn", ACCENT, say(text("sign-turn")))
    yield from legend.of_players(say, len(view.seats))
    for seat in view.seats:
        for flag in seat.lent:
            yield Sign(lambda canvas, at, size, flag=flag: lent(canvas, at, flag, size), say(text("sign-lent")))  # type: ignore[misc]
    yield _icon("compass", INK, say(text("sign-compass")))
    yield _icon("star", INK, say(text("sign-score")))
    yield _icon("heart", HEART, say(text("sign-heart")))
    yield _icon("rover", INK, say(text("sign-rover")))
    for resource in RESOURCES:
        yield _icon(resource, RESOURCE_COLOURS[resource], _means(resource, say))
    yield _icon("cards", INK, say(text("sign-hand")))


def _states(view: View, say: Say) -> Iterator[Sign]:
    """What tiles show of their structures' state."""
    built = [one for seat in view.seats for one in seat.tableau]
    if any(one.hearts for one in built):
        yield Sign(partial(_heart, False), say(text("sign-hearts-on-card")))
    if free := [spot for one in built if (spot := STRUCTURES[one.key].spot) and one.parked is None]:
        yield Sign(lambda canvas, at, size: tiles.spot(canvas, at, free[0], None, size), say(text("sign-spot")))
    if (seat := next((one.parked for one in built if one.parked is not None), None)) is not None:
        yield Sign(lambda canvas, at, size: parked_rover(canvas, at, seat, size), say(text("sign-parked")))


def _of_the_hand(view: View, say: Say) -> Iterator[Sign]:
    yield _icon("bin", MUTED, say(text("sign-bin")))
    if any(not card.missing_resources and not card.missing_flags for card in view.hand):
        yield Sign(_buildable, say(text("sign-buildable")))
    if view.actor == view.me:
        for name, shown in STEPS:
            yield _icon(shown, WARNING if name == "main" else INK, say(text(f"sign-step-{name}")))
        if view.acted or view.used:
            yield _icon("tick", MUTED, say(text("sign-step-done")))


def _structures(view: View) -> Iterator[str]:
    yield from view.discards[-1:]
    for seat in view.seats:
        yield from (built.key for built in seat.tableau)
    yield from (card.key for card in view.hand)


def _shown(view: View) -> Iterator[Symbol]:
    """Every symbol in its place: reputations, bases and tiles, then the hand's bin corners."""
    for offered in view.reputations:
        card = REPUTATIONS[offered.key]
        yield from (*of_needs(card.needs), *of_reputation(card))
    for seat in view.seats:
        yield from (Symbol("base"), Symbol(BASES[seat.base].makes))
    for key in _structures(view):
        structure = STRUCTURES[key]
        yield from of_structure(structure)
        yield from [Symbol(structure.spot)] if structure.spot else []
    for held in view.hand:
        yield from of_abilities(STRUCTURES[held.key].bin)


def _symbols(shown: Iterable[Symbol], say: Say) -> Iterator[Sign]:
    for what in dict.fromkeys(symbol.what for symbol in shown):
        yield Sign(lambda canvas, at, size, what=what: paint_symbols.draw(canvas, at, what, size), _means(what, say))  # type: ignore[misc]


def _means(what: str, say: Say) -> str:
    """What a symbol means; flags, colours and resources by their names."""
    kind, _, name = what.partition(":")
    if kind == "flag":
        return say(text("sign-flag", flag=text(f"flag-{name}")))
    if kind == "colour":
        return say(text(f"sign-colour-{name}"))
    if what in RESOURCES:
        name = say(text(f"resource-{what}"))
        return name[0].upper() + name[1:]
    return say(text(f"sign-{what}"))


def _icon(name: str, fill: Hue, means: str) -> Sign:
    return Sign(lambda canvas, at, size: icon(canvas, name, at, size * 0.9, fill), means)


def _banner(flag: Flag, canvas: Canvas, at: Point, size: float) -> None:
    banner(canvas, at, flag, size)


def _chip(colour: Colour, canvas: Canvas, at: Point, size: float) -> None:
    colour_chip(canvas, at, colour, size)


def _heart(hollow: bool, canvas: Canvas, at: Point, size: float) -> None:
    heart(canvas, at, 3, size, hollow=hollow)


def _x(canvas: Canvas, at: Point, size: float) -> None:
    canvas.text((at[0] - size * 0.24, at[1]), "X", size * 0.7, INK, bold=True, anchor="cm")
    icon(canvas, "heart", (at[0] + size * 0.28, at[1]), size * 0.5, HEART)


def _buildable(canvas: Canvas, at: Point, size: float) -> None:
    canvas.circle(at, size * 0.42, ACCENT)
    icon(canvas, "tick", at, size * 0.54, DARK)
