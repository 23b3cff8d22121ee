"""Where things lie: on the canvas, apart from each other, none cut off, in every language."""

from itertools import combinations

import pytest

from bot.core.localizer import LANGUAGES
from games.engine import text
from games.moon.catalogue import EXPEDITIONS, REPUTATIONS, STRUCTURES
from games.moon.view import Built, Offered, View
from render import typesetting
from render.canvas import Box, Canvas
from render.moon import card_grid, layout, paint_board, paint_card, paint_hand, paint_symbols, symbols, tiles
from render.palette import GROUND
from tests.render.moon import positions

POSITIONS = {"sparse": positions.sparse(), "full": positions.full()}


def seats(count: int) -> View:
    """The fullest board for so many players."""
    full = positions.full()
    return positions.view(full.seats[:count], actor=0)


@pytest.mark.parametrize("count", range(2, 6))
def test_nothing_on_the_board_overlaps(count: int) -> None:
    view = seats(count)
    board = layout.lay_out(view)
    boxes = [*board.flags, *(box for _, box in board.medals), *(one.box for one in board.reputations)]
    boxes += [strip.box for strip in board.strips]
    picture = Box(0, layout.SKY, layout.WIDTH, board.bottom - layout.SKY)
    assert all(picture.contains(box) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]
    assert len(board.strips) == count
    assert len(board.reputations) == len(view.reputations) == 3 * max(3, count)


@pytest.mark.parametrize("count", range(2, 6))
def test_every_structure_stands_in_its_owners_strip_in_its_group(count: int) -> None:
    for strip in layout.lay_out(seats(count)).strips:
        placed = [Box(one.x, one.y, tiles.width(one.built), tiles.HIGH) for one in strip.tiles]
        base = Box(*strip.base, tiles.base_width(strip.seat.base), tiles.HIGH)
        boxes = [strip.head, base, *(group.box for group in strip.groups), *placed]
        assert all(strip.box.contains(box) for box in boxes)
        assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]
        assert sorted(one.built.key for one in strip.tiles) == sorted(one.key for one in strip.seat.tableau)
        colours = [STRUCTURES[one.built.key].colour for one in strip.tiles]
        assert [group.colour for group in strip.groups] == list(dict.fromkeys(colours))
        assert [group.number for group in strip.groups] == [colours.count(group.colour) for group in strip.groups]


def test_tiles_are_as_wide_as_what_is_on_them() -> None:
    for key, card in STRUCTURES.items():
        plain, hearts = (tiles.image(tiles.Tile(Built(key, hearts=number))) for number in (0, 12))
        assert plain.width == tiles.width(Built(key)) + 2 * tiles.RIM
        assert hearts.width > plain.width
        assert plain.width <= 300, key
        assert plain.height == tiles.HIGH + 2 * tiles.RIM
        assert symbols.of_structure(card)


def test_the_widest_tile_fits_beside_the_discard_pile() -> None:
    assert layout.WIDTH - layout.EDGE - max(tiles.width(Built(key)) for key in STRUCTURES) >= 1140


def test_every_reputation_shows_all_it_asks_for_in_the_narrowest_row() -> None:
    board = layout.lay_out(positions.full())
    room = min(one.box.w for one in board.reputations) - 64 - 8
    for key, card in REPUTATIONS.items():
        needs = symbols.of_needs(card.needs)
        assert len(needs) == len(card.needs)
        assert min(36.0, 36.0 * room / paint_symbols.row_width(needs, 36)) >= 28, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_card_is_cut(language: str, written: list[str]) -> None:
    say = positions.words(language)
    canvas = Canvas(layout.NARROW, 400, GROUND)
    box = Box(20, 20, paint_card.WIDE, paint_hand.CARD)
    third = Box(20, 20, card_grid.NARROW_SHEET.item_width(card_grid.NARROW_SHEET.small), paint_card.PRICED)
    fourth = third._replace(w=card_grid.PANEL_SHEET.item_width(card_grid.PANEL_SHEET.small))
    cell = Box(20, 20, card_grid.PANEL_SHEET.item_width(paint_hand.COLUMNS), paint_hand.CARD)
    mark = paint_card.CardMark("AB", buildable=True)
    for key in STRUCTURES:
        built = Built(key, hearts=11)
        paint_card.with_text(canvas, say, box._replace(h=paint_card.text_height(say, built)), built)
        for narrow in (third, fourth):
            paint_card.with_symbols(canvas, say, narrow, built, paint_card.CardMark("AB"), priced=True)
        paint_card.in_hand(canvas, say, cell, key, mark)
        _check(written, key)
    for key in EXPEDITIONS:
        paint_card.expedition(canvas, say, cell, key, mark)
        _check(written, key)
    for key, card in REPUTATIONS.items():
        tall = box._replace(h=paint_card.REPUTATION)
        paint_card.reputation(canvas, say, tall, Offered(key, card.level, 3), paint_card.CardMark("AB"))
        _check(written, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_names_every_reputation_in_full(language: str, written: list[str]) -> None:
    """As narrow as with five players, and with its owner's token beside it."""
    say = positions.words(language)
    for key, card in REPUTATIONS.items():
        name = say(text(f"card-{key}"))
        paint_board.reputation(Offered(key, card.level, owner=0), name, (251, 98), touched=False)
        assert name in written
        _check(written, key)


def _check(written: list[str], key: str) -> None:
    assert written
    assert not [text for text in written if typesetting.ELLIPSIS in text], key
    written.clear()


def test_words_of_cards_end_above_the_bin_corner() -> None:
    """A paragraph keeps its step however small it is set: three lines of a card in the hand have room."""
    assert 3 * paint_card.WORDS * paint_card.LEADING <= 98


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_lie_below_each_other(language: str) -> None:
    say, seat = positions.words(language), positions.full().seats[1]
    items = [card_grid.structure_item(built) for built in seat.tableau]
    laid = card_grid.lay_out([card_grid.Section(1, items), card_grid.Section(0, items[:3])], say)
    boxes = [box for _, box in (*laid.titles, *laid.items)]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]
    picture = Box(0, 0, layout.NARROW, laid.bottom)
    assert all(picture.contains(box) for box in boxes)
    assert len(laid.items) == len(items) + 3
