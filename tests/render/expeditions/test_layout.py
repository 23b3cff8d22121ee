"""Where things lie: neighbours touch, words have room in both languages, nothing covers anything else."""

import math
from itertools import combinations, pairwise

import msgspec
import pytest

from bot.words import LANGUAGES
from games.expeditions import wording
from games.expeditions.abilities import COLOURS
from games.expeditions.board import BASECAMP, CENTRAL, HOLES, NEIGHBOURS, NORTH, POSITIONS, SOUTH
from games.expeditions.catalogue import BAG, CARDS, DECK, MECHS, TILES
from games.expeditions.view import SPOTS, ActiveCard, CorruptionView
from render import icons, letters
from render.canvas import FINE, Box, text_width
from render.expeditions import cards, glyphs, layout, naming, paint_hand, paint_map, paint_players, paint_signs, symbols
from tests.render.expeditions import positions

RADII = (layout.RADIUS, 160.0, layout.LARGEST - 4)


def in_hexagon(point, radius):
    """Whether a point lies in a flat-topped hexagon around the origin."""
    x, y = abs(point[0]), abs(point[1])
    return y <= radius * layout.HIGH / 2 and x * layout.HIGH + y <= radius * layout.HIGH


def corners(box):
    return [(box.x, box.y), (box.right, box.y), (box.x, box.bottom), (box.right, box.bottom)]


def shortened(words, width, size, least, *, bold=False):
    """Whether words on one line have to be cut, even at the size ``least``."""
    return "…" in letters.fit(words, width * FINE, round(size * FINE), round(least * FINE), bold)[0]


def test_neighbours_touch_and_nothing_else_does():
    for one, other in combinations([*POSITIONS, *SPOTS], 2):
        apart = math.dist(layout.CENTRES[one], layout.CENTRES[other])
        assert apart > layout.HIGH - 1e-9, (one, other)
        touching = apart < layout.HIGH + 1e-9
        if one in POSITIONS and other in POSITIONS:
            assert touching == (other in NEIGHBOURS[one]), (one, other)
        elif other in SPOTS and one in POSITIONS:
            assert touching == (one in HOLES[other]), (one, other)


def test_the_north_lies_above_and_basecamp_below():
    rows = [[layout.CENTRES[position][1] for position in region] for region in (NORTH, CENTRAL, SOUTH)]
    assert max(rows[0]) < max(rows[1]) < max(rows[2])
    lowest = max(rows[2])
    assert {position for position in SOUTH if layout.CENTRES[position][1] == lowest} == set(BASECAMP)


def test_the_whole_map_shows_everything_and_a_close_up_what_it_is_about():
    whole = layout.whole()
    assert whole.size[0] == layout.WHOLE
    assert all(whole.window.holds(layout.hexagon(key)) for key in layout.CENTRES)
    for position in POSITIONS:
        keys = layout.near(position)
        close = layout.close(keys)
        assert close.size[0] == layout.CLOSE
        assert close.radius <= layout.LARGEST
        assert close.radius / layout.CLOSE > 1.9 * whole.radius / layout.WHOLE  # twice as large on a phone
        assert all(close.window.holds(layout.hexagon(key)) for key in keys)


@pytest.mark.parametrize("region", ["south", "central", "north"])
def test_the_halves_of_a_region_show_all_of_it(region):
    frames = layout.row(region)
    for position in {"south": SOUTH, "central": CENTRAL, "north": NORTH}[region]:
        assert any(frame.window.holds(layout.hexagon(position)) for frame in frames)
    for spot in SPOTS:
        if any(position[0] == region[0] for position in HOLES[spot]):
            assert any(frame.window.holds(layout.hexagon(spot)) for frame in frames)


@pytest.mark.parametrize("number", TILES)
def test_benefits_lie_inside_their_location(number):
    plates = [symbols.sides(benefit) for benefit in TILES[number].benefits]
    widths = [paint_map.plate_width(plate) for plate in plates]
    wide = sum(widths) + paint_map.PLATES_APART * (len(plates) - 1)
    scale = min(1.0, paint_map.ROOM / wide)
    assert scale > 0.62, "too small to be told apart on a phone"
    high = paint_map.PLATE * scale
    for y in (paint_map.HIGH_Y, paint_map.LOW_Y):
        box = Box(-wide * scale / 2, y - high / 2, wide * scale, high)
        assert all(in_hexagon(corner, paint_map.UNIT) for corner in corners(box))


def test_every_symbol_of_every_effect_can_be_drawn():
    shown = set()
    for tile in TILES.values():
        shown |= {symbol for benefit in tile.benefits for side in symbols.sides(benefit) for symbol in side}
    for card in CARDS.values():
        for name in ("instant", "ongoing", "ability", "bonus", "benefit"):
            for effect in getattr(card, name, ()):
                shown |= {symbol for side in symbols.sides(effect) for symbol in side}
    known = icons.known()
    for symbol in shown:
        assert f"{glyphs.GAME}/{symbol.icon}" in known or symbol.icon in known, symbol
    assert {"power", "guile", "neighbour", "activate", "deck", "two", "sweep", "star"} <= {one.icon for one in shown}


def test_no_two_icons_look_alike_and_none_is_empty():
    masks = {name: icons.mask(f"{glyphs.GAME}/{name}", 40) for name in glyphs.DRAWN}
    assert all(mask.getbbox() for mask in masks.values())
    for one, other in combinations(masks, 2):
        assert masks[one].tobytes() != masks[other].tobytes(), (one, other)


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("colour", ["orange", "turquoise"])
def test_corruption_stays_on_its_location(count, colour):
    """Five tokens are more than the highest level asks for: 3, 3, 3 and another reach 11."""
    stack = (CorruptionView(colour, 3),) * count
    places = paint_map.stacked(stack, (0, paint_map.STACK_Y), 1.0)
    assert len(places) == count
    for at, size in places:
        seen = size * 0.45  # within the rim
        assert all(in_hexagon((at[0] + x, at[1] + seen), paint_map.UNIT) for x in (-seen, seen))
    if count < 5:
        apart = [math.dist(one[0], other[0]) for one, other in pairwise(places)]
        assert all(gap > places[0][1] * 0.85 for gap in apart)  # every value can be read


def test_the_highest_level_needs_no_more_than_four_tokens():
    least = min(value for _, value, _ in BAG)
    assert max(tile.level for tile in TILES.values() if tile.number != 20) <= 4 * least - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("radius", RADII)
def test_names_of_locations_and_cards_have_room(language, radius):
    say, u = positions.words(language), radius / paint_map.UNIT
    for number in TILES:
        name, _ = letters.wrap_fit(
            say(naming.tile(number)), 216 * u * FINE, round(25 * u * FINE), round(17 * u * FINE), 2
        )
        assert "…" not in name[-1]
    for card in CARDS:
        name, _ = letters.wrap_fit(
            say(naming.card(card)), 200 * u * FINE, round(30 * u * FINE), round(15 * u * FINE), 2, bold=True
        )
        assert "…" not in " ".join(name), name
        assert not shortened(say(naming.card(card)), 200 * u, 21 * u, 12 * u, bold=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_every_face_up_card_have_room_on_a_close_up(language):
    say, u = positions.words(language), (layout.LARGEST - 4) / paint_map.UNIT
    box = paint_map.words_box((0, 0), u)
    small = []
    for key in CARDS:
        found = paint_map.set_in(tuple(part.words for part in naming.parts(key, say)), box, u)
        assert found.high <= box.h, key
        for line in (line for part in found.parts for line in part):
            assert "…" not in line, key
            assert text_width(line, found.size) <= box.w
        if found.size < 12.9 * u:
            small.append(key)
    assert len(small) <= len(CARDS) * 0.12, small


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [paint_hand.wide(3), paint_hand.wide(2) / paint_hand.LARGE])
def test_every_card_of_a_hand_holds_its_words(language, wide):
    say = positions.words(language)
    for key, card in CARDS.items():
        face = cards.face(key, say, wide)
        room = wide - 2 * cards.PAD
        for line in face.lines:
            assert "…" not in line.words, key
            size = cards.SMALL if line.caption else cards.SIZE
            assert text_width(line.words, size, bold=line.caption) <= room + 0.5, (key, line.words)
        told = " ".join(line.words for line in face.lines)
        assert told == " ".join(f"{part.caption} {part.words}" for part in naming.parts(key, say))
        assert not shortened(say(naming.card(key)), wide - 66 - 52 - 38 - 56, 32, 19, bold=True), key
        facts = [*naming.core(card), *(fact for part in naming.conditions(card) for fact in (naming.GAP, *part))]
        assert cards.width([*facts, *naming.facts(card)], cards.CORE * 0.5) <= room, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mechs_rule_has_room(language):
    say = positions.words(language)
    for mech in MECHS.values():
        lines, _ = letters.wrap_fit(say(wording.mech_rule(mech)), 690 * FINE, 40 * FINE, 28 * FINE, 3)
        assert "…" not in lines[-1]


def held(count):
    """A seat with ``count`` cards, in part active, and a few that are tucked."""
    pool = DECK[: count + 4]
    active = tuple(ActiveCard(key, COLOURS[0] if i % 2 else None) for i, key in enumerate(pool[: count // 3]))
    changes = {"hand": pool[count // 3 : count], "active": active}
    if count > 6:
        changes |= {"upgraded": pool[count : count + 2], "melded": pool[count + 2 : count + 4]}
    return positions.seat(0, "s1", **changes)


@pytest.mark.parametrize("count", [0, 1, 2, 5, 8, 12, 20, 40])
def test_a_hand_of_any_size(count):
    seat = held(count)
    view = positions.view(me=0, seats=(seat, positions.seat(1)), actor=1)
    groups = paint_hand.lay_out(view, seat, positions.words("de"))
    placed = [card for group in groups for card in group.cards]
    assert sorted(card.face.key for card in placed) == sorted(
        (*seat.hand, *(card.card for card in seat.active), *seat.upgraded, *seat.melded)
    )
    for one, other in combinations(placed, 2):
        assert not one.box.meets(other.box)
    for card in placed:
        assert card.box.h >= card.face.high - 0.01
        assert card.box.x >= 0
        assert card.box.right <= layout.WHOLE - paint_hand.EDGE + 0.01


@pytest.mark.parametrize("count", [0, 1, 2, 5, 8, 12, 20, 40])
def test_strips_hold_all_cards(count):
    seats = tuple(msgspec.structs.replace(held(count), seat=number) for number in range(5))
    strips = paint_players.lay_out(positions.view(seats=seats))
    for one, other in combinations(strips, 2):
        assert not one.box.meets(other.box)
    for strip in strips:
        tucked = len(strip.seat.upgraded) + len(strip.seat.melded)
        assert len(strip.cards) == count + tucked
        assert all(strip.box.holds(card.box) for card in strip.cards)
        for one, other in combinations(strip.cards, 2):
            assert not one.box.meets(other.box)
        assert all(card.box.x >= strip.box.x + paint_players.LEFT for card in strip.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_small_cards_can_be_read(language):
    say = positions.words(language)
    wide, narrow = (
        paint_players.lay_out(positions.view(seats=(held(count),)))[0].cards[0].box.w - 88 for count in (4, 20)
    )
    for card in CARDS:
        assert not shortened(say(naming.card(card)), wide, 28, 20, bold=True), card
    for card in CARDS:
        name = say(naming.card(card))
        lines, _ = letters.wrap_fit(name, narrow * FINE, 19 * FINE, 14 * FINE, 2, bold=True)
        assert "…" not in " ".join(lines) or not shortened(name, narrow, 28, 13, bold=True), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_a_location_is_explained(language):
    explained = {one.icon for effect in paint_signs.SIGNS for side in symbols.sides(effect) for one in side}
    for tile in TILES.values():
        for benefit in tile.benefits:
            for one in (one for side in symbols.sides(benefit) for one in side):
                assert one.icon in explained, one
    said = paint_signs.said(positions.words(language))
    assert len(set(said)) == len(said)
    room = (layout.WHOLE - paint_signs.EDGE) / paint_signs.COLUMNS - paint_signs.EDGE - paint_signs.SIGN - 16
    for words in said:
        assert "…" not in paint_signs.set_in(words, room)[0][-1], words
