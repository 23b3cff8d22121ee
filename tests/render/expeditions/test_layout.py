"""Where things lie: neighbours touch, words have room in every language, nothing covers anything else."""

import math
from itertools import combinations, pairwise
from typing import Any, Literal

import msgspec
import pytest

from bot.core.localizer import LANGUAGES
from games.expeditions import wording
from games.expeditions.board import BASECAMP, CENTRAL, HOLES, NEIGHBOURS, NORTH, POSITIONS, SOUTH
from games.expeditions.catalogue import BAG, CARDS, DECK, MECHS, TILES
from games.expeditions.terms import COLOURS, SPOTS
from games.expeditions.view import ActiveCard, CorruptionView, SeatView
from render import icons, typesetting
from render.canvas import KEY_TEXT, TEXT_SCALE, Box, Point, text_width
from render.expeditions import (
    captions,
    card_face,
    layout,
    legend,
    paint_hand,
    paint_map,
    paint_players,
    paint_spot,
    symbols,
)
from render.expeditions import icons as own_icons
from tests.render.expeditions import positions

RADII = (layout.RADIUS, 160.0, layout.LARGEST - 4)


def in_hexagon(point: Point, radius: float) -> bool:
    """Whether a point lies in a flat-topped hexagon around the origin."""
    x, y = abs(point[0]), abs(point[1])
    return bool(y <= radius * layout.HEIGHT / 2 and x * layout.HEIGHT + y <= radius * layout.HEIGHT)


def corners(box: Box) -> list[Point]:
    return [(box.x, box.y), (box.right, box.y), (box.x, box.bottom), (box.right, box.bottom)]


def shortened(words: str, width: float, size: float, least: float, *, bold: bool = False) -> bool:
    """Whether words on one line have to be cut, even at the size ``least``."""
    return (
        "…"
        in typesetting.fit_line(words, width * TEXT_SCALE, round(size * TEXT_SCALE), round(least * TEXT_SCALE), bold)[0]
    )


def test_neighbours_touch_and_nothing_else_does() -> None:
    for one, other in combinations([*POSITIONS, *SPOTS], 2):
        apart = math.dist(layout.CENTRES[one], layout.CENTRES[other])
        assert apart > layout.HEIGHT - 1e-9, (one, other)
        touching = apart < layout.HEIGHT + 1e-9
        if one in POSITIONS and other in POSITIONS:
            assert touching == (other in NEIGHBOURS[one]), (one, other)
        elif other in SPOTS and one in POSITIONS:
            assert touching == (one in HOLES[other]), (one, other)


def test_the_north_lies_above_and_basecamp_below() -> None:
    rows = [[layout.CENTRES[position][1] for position in region] for region in (NORTH, CENTRAL, SOUTH)]
    assert max(rows[0]) < max(rows[1]) < max(rows[2])
    lowest = max(rows[2])
    assert {position for position in SOUTH if layout.CENTRES[position][1] == lowest} == set(BASECAMP)


def test_the_whole_map_shows_everything_and_a_close_up_what_it_is_about() -> None:
    whole = layout.whole()
    assert whole.size[0] == layout.WIDTH
    assert all(whole.window.contains(layout.hexagon_box(key)) for key in layout.CENTRES)
    for position in POSITIONS:
        keys = layout.surroundings(position)
        close = layout.close_up(keys)
        assert close.size[0] == layout.CLOSE_UP_WIDTH
        assert close.radius <= layout.LARGEST
        assert close.radius / layout.CLOSE_UP_WIDTH > 1.9 * whole.radius / layout.WIDTH  # twice as large on a phone
        assert all(close.window.contains(layout.hexagon_box(key)) for key in keys)


@pytest.mark.parametrize("region", ["south", "central", "north"])
def test_the_halves_of_a_region_show_all_of_it(region: str) -> None:
    frames = layout.region_frames(region)
    for position in {"south": SOUTH, "central": CENTRAL, "north": NORTH}[region]:
        assert any(frame.window.contains(layout.hexagon_box(position)) for frame in frames)
    for spot in SPOTS:
        if any(position[0] == region[0] for position in HOLES[spot]):
            assert any(frame.window.contains(layout.hexagon_box(spot)) for frame in frames)


@pytest.mark.parametrize("number", TILES)
def test_benefits_lie_inside_their_location(number: int) -> None:
    plates = [symbols.sides(benefit) for benefit in TILES[number].benefits]
    widths = [paint_map.plate_width(plate) for plate in plates]
    wide = sum(widths) + paint_map.PLATES_APART * (len(plates) - 1)
    for form in paint_map.FORMS.values():
        scale = min(form.small, form.room / wide)
        assert scale > 0.55, "too small to be told apart on a phone"
        high = paint_map.PLATE * scale
        box = Box(-wide * scale / 2, form.benefits - high / 2, wide * scale, high)
        assert all(in_hexagon(corner, paint_map.UNIT) for corner in corners(box))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_locations_and_face_up_cards_are_large_on_every_map(language: str) -> None:
    """Words too long for a line are broken; nothing is cut."""
    say = positions.words(language)
    frames = [layout.whole(), layout.low(CENTRAL, 0.62), layout.close_up(SOUTH[:3])]
    for frame in frames:
        named = [*(paint_map.tile_name(number, say, frame) for number in TILES)]
        named += [paint_spot.card_name(card, say, frame) for card in CARDS]
        for lines, size in named:
            assert size >= KEY_TEXT * frame.size[0] - 0.5, lines
            assert "…" not in "".join(lines)


def test_every_symbol_of_every_effect_can_be_drawn() -> None:
    shown = set()
    for tile in TILES.values():
        shown |= {symbol for benefit in tile.benefits for side in symbols.sides(benefit) for symbol in side}
    for card in CARDS.values():
        for name in ("instant", "ability", "bonus", "benefit"):
            for effect in getattr(card, name, ()):
                shown |= {symbol for side in symbols.sides(effect) for symbol in side}
    known = icons.names()
    for symbol in shown:
        assert f"{own_icons.GAME}/{symbol.icon}" in known or symbol.icon in known, symbol
    assert {"power", "guile", "neighbour", "activate", "deck", "two", "sweep", "star"} <= {one.icon for one in shown}


def test_no_two_icons_look_alike_and_none_is_empty() -> None:
    masks = {name: icons.mask(f"{own_icons.GAME}/{name}", 40) for name in own_icons.ICONS}
    assert all(mask.getbbox() for mask in masks.values())
    for one, other in combinations(masks, 2):
        assert masks[one].tobytes() != masks[other].tobytes(), (one, other)


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("colour", ["orange", "turquoise"])
def test_corruption_stays_on_its_location(count: int, colour: Literal["orange", "turquoise"]) -> None:
    """Five tokens are more than the highest level asks for: 3, 3, 3 and another reach 11."""
    stack = (CorruptionView(colour, 3),) * count
    places = paint_map.token_places(stack, (0, paint_map.STACK_Y), 1.0)
    assert len(places) == count
    for at, size in places:
        seen = size * 0.45  # within the rim
        assert all(in_hexagon((at[0] + x, at[1] + seen), paint_map.UNIT) for x in (-seen, seen))
    if count < 5:
        apart = [math.dist(one[0], other[0]) for one, other in pairwise(places)]
        assert all(gap > places[0][1] * 0.85 for gap in apart)  # every value can be read


def test_the_highest_level_needs_no_more_than_four_tokens() -> None:
    least = min(value for _, value, _ in BAG)
    assert max(tile.level for tile in TILES.values() if tile.number != 20) <= 4 * least - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("radius", RADII)
def test_names_of_cards_have_room_above_their_text(language: str, radius: float) -> None:
    say, u = positions.words(language), radius / paint_map.UNIT
    for card in CARDS:
        assert not shortened(say(captions.card(card)), 200 * u, 21 * u, 12 * u, bold=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_every_face_up_card_have_room_on_a_close_up(language: str) -> None:
    say, u = positions.words(language), (layout.LARGEST - 4) / paint_map.UNIT
    box = paint_spot.words_box((0, 0), u)
    small = []
    for key in CARDS:
        found = paint_spot.fit_sections(tuple(part.words for part in captions.parts(key, say)), box, u)
        assert found.high <= box.h, key
        assert found.inside, key
        for line in (line for part in found.parts for line in part):
            assert "…" not in line, key
            assert text_width(line, found.size) <= box.w
        if found.size < 12.9 * u:
            small.append(key)
    assert len(small) <= len(CARDS) * 0.14, small


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [paint_hand.card_width(3), paint_hand.card_width(2) / paint_hand.LARGE])
def test_every_card_of_a_hand_holds_its_words(language: str, wide: float) -> None:
    say = positions.words(language)
    for key, card in CARDS.items():
        face = card_face.face(key, say, wide)
        room = wide - 2 * card_face.PAD
        for line in face.lines:
            assert "…" not in line.words, key
            size = card_face.SMALL if line.caption else card_face.SIZE
            assert text_width(line.words, size, bold=line.caption) <= room + 0.5, (key, line.words)
        told = " ".join(line.words for line in face.lines)
        assert told == " ".join(f"{part.caption} {part.words}" for part in captions.parts(key, say))
        assert not shortened(say(captions.card(key)), wide - 66 - 52 - 38 - 56, 32, 19, bold=True), key
        facts = [*captions.core(card), *(fact for part in captions.conditions(card) for fact in (captions.GAP, *part))]
        assert card_face.width([*facts, *captions.facts(card)], card_face.CORE * 0.5) <= room, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mechs_rule_has_room(language: str) -> None:
    say = positions.words(language)
    for mech in MECHS.values():
        lines, _ = typesetting.wrap_to_fit(
            say(wording.mech_rule(mech)), 690 * TEXT_SCALE, 40 * TEXT_SCALE, 28 * TEXT_SCALE, 3
        )
        assert "…" not in lines[-1]


def held(count: int) -> SeatView:
    """A seat with ``count`` cards, in part active, and a few that are tucked."""
    pool = DECK[: count + 4]
    active = tuple(ActiveCard(key, COLOURS[0] if i % 2 else None) for i, key in enumerate(pool[: count // 3]))
    changes: dict[str, Any] = {"hand": pool[count // 3 : count], "active": active}
    if count > 6:
        changes |= {"upgraded": pool[count : count + 2], "melded": pool[count + 2 : count + 4]}
    return positions.seat(0, "s1", **changes)


@pytest.mark.parametrize("count", [0, 1, 2, 5, 8, 12, 20, 40])
def test_a_hand_of_any_size(count: int) -> None:
    seat = held(count)
    view = positions.view(me=0, seats=(seat, positions.seat(1)), actor=1)
    groups = paint_hand.lay_out(view, seat, positions.words("de"))
    placed = [card for group in groups for card in group.cards]
    assert sorted(card.face.key for card in placed) == sorted(
        (*seat.hand, *(card.card for card in seat.active), *seat.upgraded, *seat.melded)
    )
    for one, other in combinations(placed, 2):
        assert not one.box.overlaps(other.box)
    for card in placed:
        assert card.box.h >= card.face.high - 0.01
        assert card.box.x >= 0
        assert card.box.right <= layout.WIDTH - paint_hand.EDGE + 0.01


@pytest.mark.parametrize("count", [0, 1, 2, 5, 8, 12, 20, 40])
def test_strips_hold_all_cards(count: int) -> None:
    seats = tuple(msgspec.structs.replace(held(count), seat=number) for number in range(5))
    strips = paint_players.lay_out(positions.view(seats=seats), positions.words())
    for one, other in combinations(strips, 2):
        assert not one.box.overlaps(other.box)
    for strip in strips:
        tucked = len(strip.seat.upgraded) + len(strip.seat.melded)
        assert len(strip.cards) == count + tucked
        assert all(strip.box.contains(card.box) for card in strip.cards)
        for card, beside in combinations(strip.cards, 2):
            assert not card.box.overlaps(beside.box)
        assert all(card.box.y >= strip.box.y + paint_players.STATE for card in strip.cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_small_cards_can_be_read(language: str) -> None:
    say = positions.words(language)
    (strip, *_) = paint_players.lay_out(positions.view(seats=(held(20),)), say)
    wide = strip.cards[0].box.w - 82
    for card in CARDS:
        assert not shortened(say(captions.card(card)), wide, paint_players.WORDS, paint_players.WORDS - 1, bold=True), (
            card
        )
    for seat in positions.full().seats:
        assert "…" not in "".join(paint_players.mech_rule(seat, say, 1280))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_a_location_is_explained(language: str) -> None:
    explained = {one.icon for effect in legend.EFFECTS for side in symbols.sides(effect) for one in side}
    for tile in TILES.values():
        for benefit in tile.benefits:
            for one in (one for side in symbols.sides(benefit) for one in side):
                assert one.icon in explained, one
    said = [positions.words(language)(wording.label(effect)) for effect in legend.EFFECTS]
    assert len(set(said)) == len(said)
