"""What has to be read on the map and the overview stands large enough for a phone, and no letter is cut."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.localizer import LANGUAGES
from contract.played import played, said
from contract.words.languages import shared
from games.engine import Text, text
from games.famous_explorers import GAME, names
from games.famous_explorers.view import View
from games.famous_explorers.world import Node
from render.canvas import KEY_TEXT, Box, Canvas
from render.famous_explorers import frame, map_names, paint_map
from render.famous_explorers.sprites import Sprite, paste
from render.scene import scene
from render.written import watched
from tests.render.boards import NEARLY, boards, large
from tests.render.famous_explorers.positions import WORLD


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("key", "seats", "language"), shared((GAME.key, seats) for seats in GAME.seats))
def test_what_matters_on_the_overview_is_large(key: str, seats: int, language: str) -> None:
    """Where the expeditions stand, public destinations, and what can be bought; other names are left small."""
    say = said(key, seats, language)
    with watched() as written:
        for view in boards(key, seats, language):
            assert isinstance(view, View)
            tips = [tip for tip in {each.tip for each in view.expeditions} if WORLD.by_key[tip].label]
            named: list[Text] = [text(f"place-{place}") for place in (*tips, *view.public)]
            named += [names.card(offer.card) for offer in view.offers]
            assert [say(name) for name in named if not large(written, say(name))] == []
            written.clear()


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_letter_on_the_map_is_cut_or_lost(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each stands in full in a part of the map beside the decision."""
    shown, say = scene(GAME.key), said(GAME.key, seats)
    label = paint_map._label
    drawn: dict[int, tuple[str, Sprite]] = {}
    stood, cut = set[str](), list[str]()

    def labelled(kind: str, sign: str, *where: Any) -> Sprite:
        sprite = label(kind, sign, *where)
        drawn[id(sprite)] = (sign, sprite)
        return sprite

    def pasted(canvas: Canvas, part: frame.Frame, sprite: Sprite) -> None:
        if id(sprite) in drawn:
            sign, _ = drawn[id(sprite)]
            x, y = part.at((sprite.frame.window.x, sprite.frame.window.y))
            left, top, right, bottom = sprite.image.getbbox() or (0, 0, 0, 0)
            wide, high = canvas.width, canvas.height
            (stood.add if min(x + left, y + top, wide - x - right, high - y - bottom) > -1 else cut.append)(sign)
        paste(canvas, part, sprite)

    monkeypatch.setattr(paint_map, "_label", labelled)
    monkeypatch.setattr(paint_map, "paste", pasted)
    for state, _ in played(GAME.key, seats):
        for decision in (each for each in GAME.decisions(state) if each.waits):
            view = GAME.view(state, decision.seat)
            stood.clear()
            shown.panel(view, decision, say)
            on_cards = {card.place for card in (*view.hand, *view.drawn)}
            letters = shown.letters(view, decision)
            asked = {choice.ref: letters[choice.key] for choice in decision.choices if choice.key in letters}
            assert cut == []
            assert stood >= {letter for ref, letter in asked.items() if ref in WORLD.by_key and ref not in on_cards}


def nodes() -> list[Node]:
    return [node for node in WORLD.nodes if node.label is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_has_every_name_that_nothing_covers(language: str) -> None:
    whole, say = frame.whole_map(WORLD), said(GAME.key, 2, language)
    plain = map_names.lay_out("world", whole, say, [])
    assert {name.key for name in plain} == {node.key for node in nodes()}
    wanted = [map_names.Wanted(node.key, 14) for node in nodes()[::9]]
    found = {name.key: name for name in map_names.lay_out("world", whole, say, wanted)}
    for place in wanted:
        assert found[place.key].size * whole.zoom >= KEY_TEXT * frame.MAP_WIDTH * NEARLY
    large_ones = [found[place.key].box for place in wanted]
    assert not [name for name in found.values() for box in large_ones if name.box is not box and name.box.overlaps(box)]


@pytest.mark.parametrize(
    ("start", "end", "length"), [((0, 5), (30, 5), 10), ((12, 2), (12, 8), 6), ((0, 0), (5, 9), 0)]
)
def test_how_much_of_a_connection_a_name_would_cover(
    start: tuple[float, float], end: tuple[float, float], length: float
) -> None:
    assert map_names.length_inside(start, end, Box(10, 0, 10, 10)) == pytest.approx(length)
