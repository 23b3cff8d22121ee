"""What has to be read stands large enough for a phone, and nothing is cut at the edge of a picture."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from bot.core.localizer import LANGUAGES
from games import GAMES
from games.engine import Text, text
from games.expeditions.view import View as ExpeditionsView
from games.famous_explorers import names
from games.famous_explorers.view import View as ExplorersView
from games.famous_explorers.world import Node
from render.canvas import KEY_TEXT, Box, Canvas
from render.expeditions import captions
from render.famous_explorers import frame, map_names, paint_map
from render.famous_explorers.sprites import Sprite, paste
from render.scene import scene
from testing.words.languages import shared
from testing.words.written import Written, cut, watched
from tests.render.famous_explorers.positions import WORLD
from tests.render.test_promises import TABLES, played, said

NEARLY = 0.985
"""Sizes are rounded to whole pixels."""


@pytest.fixture
def written() -> Iterator[list[Written]]:
    """What was written on canvases so far."""
    with watched() as found:
        yield found


def drawn_in_turn(key: str, seats: int, language: str) -> Iterator[str]:
    """Draws the pictures of positions along a random game, and says after each what it was."""
    game, shown, say, rng = GAMES[key], scene(key), said(key, seats, language), Random(seats)
    for state, touched in played(key, seats):
        public = game.view(state, None)
        shown.board(public, say, touched=touched)
        yield "board"
        regions = sorted(shown.regions(public))
        for region in rng.sample(regions, min(3, len(regions))):
            shown.board(public, say, region=region)
            yield region
        for decision in game.decisions(state)[:2]:
            shown.panel(game.view(state, decision.seat), decision, say)
            yield f"panel {decision.prompt.id}"


def boards(key: str, seats: int, language: str) -> Iterator[Any]:
    """Draws the boards of positions along a random game, and returns each one's view."""
    for state, touched in played(key, seats):
        view = GAMES[key].view(state, None)
        scene(key).board(view, said(key, seats, language), touched=touched)
        yield view


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("key", "seats", "language"), shared(TABLES))
def test_no_word_is_cut_at_an_edge(key: str, seats: int, language: str, written: list[Written]) -> None:
    for what in drawn_in_turn(key, seats, language):
        assert cut(written) == [], what
        written.clear()


def large(written: Sequence[Written], words: str) -> bool:
    """Whether ``words`` stand there large enough, on whatever lines."""
    there = " ".join(each.words for each in written if each.share >= KEY_TEXT * NEARLY)
    wanted, found = (re.sub(r"[\s-]", "", text) for text in (words, there))  # a line may end with a hyphen
    return wanted in found


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("key", "seats", "language"), shared(("expeditions", n) for n in GAMES["expeditions"].seats))
def test_names_on_the_board_of_expeditions_are_large(
    key: str, seats: int, language: str, written: list[Written]
) -> None:
    say = said(key, seats, language)
    for view in boards(key, seats, language):
        assert isinstance(view, ExpeditionsView)
        places = [captions.tile(tile.number) for tile in view.tiles if tile.number is not None]
        cards = [captions.card(card) for card in view.spots if card is not None]
        for seat in view.seats:
            cards += [captions.card(card) for card in (*seat.hand, *seat.upgraded, *seat.melded)]
            cards += [captions.card(active.card) for active in seat.active]
        assert [say(name) for name in (*places, *cards) if not large(written, say(name))] == []
        written.clear()


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("key", "seats", "language"), shared(("famous_explorers", n) for n in GAMES["famous_explorers"].seats)
)
def test_what_matters_on_the_overview_of_famous_explorers_is_large(
    key: str, seats: int, language: str, written: list[Written]
) -> None:
    """Where the expeditions stand, public destinations, and what can be bought; other names are left small."""
    say = said(key, seats, language)
    for view in boards(key, seats, language):
        assert isinstance(view, ExplorersView)
        tips = [tip for tip in {each.tip for each in view.expeditions} if WORLD.by_key[tip].label]
        named: list[Text] = [text(f"place-{place}") for place in (*tips, *view.public)]
        named += [names.card(offer.card) for offer in view.offers]
        assert [say(name) for name in named if not large(written, say(name))] == []
        written.clear()


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("seats", GAMES["famous_explorers"].seats)
def test_no_letter_on_the_map_is_cut_or_lost(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each stands in full in a part of the map beside the decision."""
    game, shown, say = GAMES["famous_explorers"], scene("famous_explorers"), said("famous_explorers", seats)
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
    for state, _ in played("famous_explorers", seats):
        for decision in (each for each in game.decisions(state) if each.waits):
            view = game.view(state, decision.seat)
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
    whole, say = frame.whole_map(WORLD), said("famous_explorers", 2, language)
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
