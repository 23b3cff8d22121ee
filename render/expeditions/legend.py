"""The icons of Expeditions: what stands on the map, at Basecamp, with the players and on cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine import text
from games.expeditions import wording
from games.expeditions.abilities import (
    Ability,
    Gain,
    activate,
    boast,
    gain,
    gain_card,
    meld,
    move,
    neighbour,
    place_worker,
    play,
    refresh,
    rescue_card,
    rescue_worker,
    solve,
    sweep,
    upgrade,
    vanquish,
)
from games.expeditions.catalogue import CARDS, TILES
from games.expeditions.terms import COLOURS
from games.expeditions.view import CorruptionView, View
from render import legend
from render.canvas import Box, Canvas, Point
from render.expeditions import captions, paint_map
from render.expeditions.style import (
    CARD_PALETTE,
    PAPER,
    SYMBOL_COLOURS,
    WEAK,
    action_icon,
    corruption_token,
    empty_worker,
    icon,
    mech,
    worker,
)
from render.expeditions.symbols import Symbol, sides
from render.legend import Sign
from render.palette import DARK, INK, MUTED, PLAYERS, SLOT, Colour
from render.scene import Legend, Say

ACTIONS = ("refresh", "move", "play", "gather")
EFFECTS: tuple[Ability, ...] = (
    *(gain(what) for what in ("power", "guile", "coins", "map", "corruption")),
    *(gain(colour) for colour in COLOURS),
    *(gain_card(kind=kind) for kind in ("any", "item", "meteorite", "quest")),
    gain_card("adjacent"),
    gain_card("deck"),
    gain_card("two"),
    sweep(),
    move(),
    play(),
    refresh(),
    rescue_card(),
    rescue_worker(),
    place_worker(),
    activate("adjacent"),
    neighbour(),
    solve(),
    vanquish(),
    vanquish(to_bag=True),
    upgrade(),
    meld(),
    boast(),
)
"""The effects that have a symbol of their own."""


def draw(view: View, say: Say) -> Legend:
    """The legend of ``view``."""
    return legend.draw(signs(view, say), say, palette=CARD_PALETTE, plate=DARK)


def signs(view: View, say: Say) -> Iterator[Sign]:
    """Locations and what is on them, the supply, the players' things, then the cards."""
    yield from _on_the_map(view, say)
    yield from _supply(say)
    yield from _of_players(view, say)
    yield from _on_cards(view, say)
    yield Sign(_turn, say(text("sign-turn")))
    yield Sign(_letter, say(text("sign-letter")))
    if view.benefits:
        yield Sign(_left, say(text("sign-left")))
    yield legend.changed(say)


def _on_the_map(view: View, say: Say) -> Iterator[Sign]:
    shown = [TILES[tile.number] for tile in view.tiles if tile.number is not None]
    present = {_bare(symbol) for tile in shown for benefit in tile.benefits for symbol in _symbols(benefit)}
    present |= {"star" if tile.covered == "boast" else tile.covered for tile in shown if tile.covered}
    for effect in EFFECTS:  # what is gained by the piece is told with the players' things
        if not isinstance(effect, Gain) and {_bare(symbol) for symbol in _symbols(effect)} <= present:
            means = say(wording.label(effect))
            yield Sign(partial(_benefit, say, effect), means)
    if any(tile.covered and tile.level for tile in shown):
        yield Sign(_locked, say(text("sign-locked")))
    for token in {token.colour: token for tile in view.tiles for token in tile.corruption}.values():
        yield Sign(partial(_token, token), say(text(f"sign-token-{token.colour}")))
    if any(len(tile.corruption) > 1 for tile in view.tiles):
        yield Sign(_top, say(text("sign-top")))
    if any(tile.number is None and tile.map for tile in view.tiles):
        yield _icon("map", SYMBOL_COLOURS["map"], say(text("sign-face-down")))


def _supply(say: Say) -> Iterator[Sign]:
    yield _icon("camp", MUTED, say(text("sign-camp")))
    for name, hue in (("deck", INK), ("swept", MUTED), ("bag", SYMBOL_COLOURS["corruption"])):
        yield _icon(name, hue, say(text(f"sign-{name}")))
    yield Sign(partial(_worker, say, COLOURS[-1]), say(text("sign-supply")))


def _of_players(view: View, say: Say) -> Iterator[Sign]:
    for seat in view.seats:
        means = say(text("sign-mech", who=say.names[seat.seat], mech=captions.mech(seat.mech)))
        yield Sign(partial(_mech, seat.seat), means)
    for name in ACTIONS:
        means = say(text("sign-action", action=text(f"pic-do-{name}")))
        yield Sign(lambda canvas, at, size, name=name: action_icon(canvas, name, at, size * 0.8, INK), means)  # type: ignore[misc]
    yield Sign(_action_token, say(text("sign-action-token")))
    yield legend.icon("star", PLAYERS[0], say(text("sign-star")))
    for name in ("power", "guile", "coins", "map"):
        yield _icon(name, SYMBOL_COLOURS[name], say(text(f"sign-{name}")))
    yield Sign(partial(_workers, say), say(text("sign-workers")))
    yield Sign(partial(_number, "48"), say(text("sign-score")))
    yield Sign(_first, say(text("sign-first")))
    yield _icon("mech", MUTED, say(text("sign-ability")))
    for name in ("solve", "meld", "upgrade", "corruption", "card", "worker"):
        yield _icon(name, INK, say(text(f"sign-glory-{name}")))
    yield Sign(partial(_number, "2/7"), say(text("sign-progress")))


def _on_cards(view: View, say: Say) -> Iterator[Sign]:
    held = [key for seat in view.seats for key in (*seat.hand, *(one.card for one in seat.active))]
    keys = [*(card for card in view.spots if card), *held]
    for kind in dict.fromkeys(captions.kind_of(CARDS[key]) for key in keys):
        yield _icon(kind, WEAK, say(captions.kind_caption(kind)), plate=PAPER)
    yield _icon("hand", MUTED, say(text("sign-hand")))
    yield _icon("play", MUTED, say(text("sign-active")))
    if any(seat.upgraded or seat.melded for seat in view.seats):
        yield _icon("upgrade", MUTED, say(text("sign-tucked")))
    if any(one.lent for seat in view.seats for one in seat.active):
        yield _icon("activate", WEAK, say(text("sign-lent")), plate=PAPER)
    if any(one.worker is None for seat in view.seats for one in seat.active):
        letter = captions.worker_letter(say, COLOURS[0])
        yield Sign(lambda canvas, at, size: empty_worker(canvas, at, COLOURS[0], size, letter), say(text("sign-empty")))


def _symbols(effect: Ability) -> Iterator[Symbol]:
    for side in sides(effect):
        yield from side


def _bare(symbol: Symbol) -> str:
    """What two symbols share that differ in their number only."""
    return f"{symbol.icon}{'*' if symbol.near else ''}"


def _icon(name: str, fill: Colour, means: str, plate: Colour = DARK) -> Sign:
    def paint(canvas: Canvas, at: Point, size: float) -> None:
        if plate != DARK:
            canvas.rounded(Box(*at, 0, 0).inset(-size * 0.6), 12, plate)
        icon(canvas, name, at, size * 0.9, fill)

    return Sign(paint, means)


def _benefit(say: Say, effect: Ability, canvas: Canvas, at: Point, size: float) -> None:
    paint_map.benefit(canvas, say, effect, at, size / 44, size * 1.36)


def _locked(canvas: Canvas, at: Point, size: float) -> None:
    paint_map.covered_reward(canvas, at, "upgrade", size, opened=False)


def _token(token: CorruptionView, canvas: Canvas, at: Point, size: float) -> None:
    corruption_token(canvas, at, token, size * (0.62 if token.colour == "both" else 0.9))


def _top(canvas: Canvas, at: Point, size: float) -> None:
    paint_map.top_token(canvas, at, CorruptionView("orange", 3), size * 0.9)


def _turn(canvas: Canvas, at: Point, size: float) -> None:
    mech(canvas, at, 0, size * 1.2, turn=True)


def _letter(canvas: Canvas, at: Point, size: float) -> None:
    paint_map.letter_mark(canvas, "F", at, size / 54)


def _left(canvas: Canvas, at: Point, size: float) -> None:
    canvas.rounded(Box(*at, 0, 0).inset(-size * 0.55), size * 0.26, INK)
    canvas.rounded(Box(*at, 0, 0).inset(-size * 0.46), size * 0.2, DARK)
    icon(canvas, "power", at, size * 0.7, SYMBOL_COLOURS["power"])


def _number(words: str, canvas: Canvas, at: Point, size: float) -> None:
    canvas.text(at, words, size * 0.62, INK, bold=True, anchor="cm", width=size * 1.2)


def _workers(say: Say, canvas: Canvas, at: Point, size: float) -> None:
    for number, colour in enumerate(COLOURS):
        x, y = at[0] + (number % 3 - (1 if number < 3 else 0.5)) * size * 0.44, at[1] + (number // 3 - 0.5) * size * 0.5
        _worker(say, colour, canvas, (x, y), size * 0.44)


def _worker(say: Say, colour: str, canvas: Canvas, at: Point, size: float) -> None:
    worker(canvas, at, colour, size, captions.worker_letter(say, colour))


def _action_token(canvas: Canvas, at: Point, size: float) -> None:
    canvas.circle(at, size * 0.5, PLAYERS[0])
    action_icon(canvas, ACTIONS[0], at, size * 0.6, DARK)


def _mech(seat: int, canvas: Canvas, at: Point, size: float) -> None:
    mech(canvas, at, seat, size * 1.2)


def _first(canvas: Canvas, at: Point, size: float) -> None:
    canvas.circle(at, size * 0.4, SLOT)
    canvas.text(at, "1", size * 0.6, INK, bold=True, anchor="cm")
