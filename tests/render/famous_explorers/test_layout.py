"""Where things lie: on the canvas, apart from each other, large enough, and where the eye looks for them."""

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import msgspec
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

from bot.core.localizer import LANGUAGES
from games.engine import text
from games.famous_explorers import GAME
from games.famous_explorers.events import EVENTS
from games.famous_explorers.explorers import EXPLORERS
from games.famous_explorers.maps import PUBLISHED
from games.famous_explorers.view import COLOURS, HandCard, View
from games.famous_explorers.world import REGIONS
from render.canvas import Box, Point, text_width
from render.famous_explorers import (
    arrows,
    base_map,
    frame,
    label_placement,
    land,
    layout,
    map_names,
    paint_board,
    paint_hand,
    paint_map,
)
from tests.render.famous_explorers import positions
from tests.render.famous_explorers.positions import WORLD
from tests.render.golden import difference

POSITIONS = {"sparse": positions.sparse(), "full": positions.full(), "first": positions.view()}
TABLES = [(2, "basic", 1), (6, "advanced", 2)]


def shown() -> Iterator[tuple[View, frozenset[str]]]:
    """Positions along random games."""
    for game in TABLES:
        for state, touched in positions.played(*game)[:: 3 if game[0] == 6 else 5]:
            yield GAME.view(state, None), touched


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_fit_the_room_the_map_keeps_for_them(language: str) -> None:
    say = positions.words(language)
    wide = {}
    for node in WORLD.nodes:
        if node.label:
            lines = map_names.name_lines(say(text(f"place-{node.key}")), node.label.rows, map_names.FONT)
            assert len(lines) <= node.label.rows
            if max(text_width(line, map_names.FONT, bold=True) for line in lines) > node.label.width:
                wide[node.key] = lines
    assert not wide


def test_names_are_large_enough_for_a_phone_on_a_close_up_of_any_node() -> None:
    for node in WORLD.nodes:
        for spot in frame.drawn_at(node):
            close = frame.close_up(WORLD, Box(*spot, 0, 0))
            assert map_names.FONT * close.zoom / close.size[0] >= 39.9 / 1400
            assert close.size[0] == frame.CLOSE_UP_WIDTH
            assert close.shows(spot, -frame.RADIUS if node.wrap is None else 1)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("rich", [False, True])
def test_nothing_below_the_map_overlaps(seats: int, rich: bool) -> None:
    view = positions.full() if rich else positions.sparse()
    view = positions.view(
        seats=tuple(positions.seat(number) for number in range(seats)),
        public=view.public,
        secrets=view.secrets,
        offers=view.offers,
    )
    if rich:
        everything = positions.seat(1, explorers=tuple(EXPLORERS), events=tuple(EVENTS))
        view = msgspec.structs.replace(view, seats=(view.seats[0], everything, *view.seats[2:]))
    strip = layout.below_map(view, 900)
    boxes = [*strip.expeditions, strip.state, strip.tickets, *strip.players, *strip.titles]
    boxes += [*strip.public, *strip.secrets, *strip.offers, *strip.owned]
    picture = Box(0, 900, frame.MAP_WIDTH, strip.bottom - 900)
    assert all(picture.contains(box) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]
    assert (len(strip.players), len(strip.public)) == (seats, len(view.public))
    assert (len(strip.secrets), len(strip.offers)) == (len(view.secrets), len(view.offers))
    assert (len(strip.expeditions), len(strip.owned)) == (3, 17 if rich else 0)


def test_every_change_lies_in_a_close_up() -> None:
    for view, touched in shown():
        boxes = list(paint_board.changed_boxes(WORLD, touched))
        if not boxes:
            continue
        views = frame.close_ups(WORLD, boxes)
        assert len(views) <= frame.MOST
        for box in boxes:
            x, y = box.centre
            assert any(close.shows((min(max(x, 1), 1399), y)) for close in views), view.turn
        assert all(frame.whole_map(WORLD).window.inset(-0.01).contains(close.window) for close in views)


def test_what_changed_together_is_shown_together() -> None:
    near, far = Box(600, 200, 60, 40), Box(100, 700, 20, 20)
    assert frame.clusters([near, Box(700, 260, 50, 50), far], frame.ROOMY) == [Box(600, 200, 150, 110), far]
    assert len(frame.close_ups(WORLD, [near, far])) == 2


def test_close_ups_of_one_picture_do_not_repeat_each_other() -> None:
    for about in (
        [Box(260, 170, 260, 200), Box(400, 380, 260, 200)],  # so near that both windows end between them
        [Box(260, 170, 260, 100), Box(700, 250, 260, 200)],  # one can move aside
        [Box(900, 80, 60, 20), Box(10, 100, 60, 20)],
    ):
        one, other = frame.close_ups(WORLD, about)
        assert not one.window.inset(0.5).overlaps(other.window)
        for box in about:
            assert any(close.window.inset(-0.5).contains(box) for close in (one, other))


def test_a_map_of_tiles_has_no_seams() -> None:
    for box in (Box(700, 300, 0, 0), Box(1390, 890, 0, 0), Box(100, 300, 500, 100)):
        close = frame.close_up(WORLD, box)
        tiled, whole = base_map.canvas(PUBLISHED, close).image(), base_map._ground(PUBLISHED, close).image()
        apart = ImageChops.difference(tiled, whole).convert("L")
        assert tiled.size == close.size
        assert ImageStat.Stat(apart).mean[0] < 1
        assert difference(tiled, whole)[1] < 12


def test_arrows_that_share_a_connection_lie_side_by_side() -> None:
    three = positions.view(("london dingle", "london dingle", "dingle london"))
    laid = arrows.lay_out(three, WORLD)
    assert [arrow.colour for arrow in laid] == list(COLOURS)
    for one, other in combinations(laid, 2):
        ends = sorted([one.start, one.end]), sorted([other.start, other.end])
        assert min(math.dist(*pair) for pair in zip(*ends, strict=True)) > arrows.SHAFT + 2 * arrows.RIM * 0.5
    for one, other in pairwise(laid):  # heads of neighbours do not cover each other
        assert math.dist(one.head, other.head) > arrows.HEAD


def test_every_arrow_points_from_its_source_to_its_target() -> None:
    for edge in WORLD.edges:
        a, b = WORLD.line(edge)
        for source, target, start, end in ((edge.a, edge.b, a, b), (edge.b, edge.a, b, a)):
            (arrow,) = arrows.lay_out(positions.view((f"{source} {target}", "", "")), WORLD)
            assert math.dist(arrow.start, start) < frame.START_RADIUS + 1
            assert math.dist(arrow.end, end) < frame.START_RADIUS + 1
            assert math.dist(arrow.head, arrow.start) > arrows.HEAD + arrows.STEP


def test_badges_and_letters_keep_clear_of_each_other_and_of_nodes() -> None:
    view, decision = positions.deciding()
    letters = {choice.ref: "A" for choice in decision.choices if choice.ref and choice.ref in WORLD.by_key}
    cases = [(view, paint_map.PrivateMarks(letters, view.targets))]
    cases += [(view, paint_map.NOTHING) for view, _ in shown()]
    for view, extra in cases:
        signs = paint_map.place_labels(view, extra)
        discs = [(at, paint_map.BADGE) for _, at in signs.badges] + [(at, paint_map.LETTER) for _, at in signs.letters]
        for (one, size), (other, more) in combinations(discs, 2):
            assert math.dist(one, other) > (size + more) * 0.95
        for at, size in discs:
            assert frame.whole_map(WORLD).window.inset(size).contains(Box(*at, 0, 0))
            for node in WORLD.nodes:
                for spot in frame.drawn_at(node):
                    assert math.dist(at, spot) > size


def test_most_signs_leave_names_readable() -> None:
    covered = total = 0
    for node in WORLD.nodes:
        at = label_placement.FreeRoom(PUBLISHED).find((node.x, node.y), paint_map.HALO + 14, paint_map.BADGE)
        total += 1
        covered += any(
            box.inset(4).overlaps(Box(*at, 0, 0).inset(-paint_map.BADGE + 3))
            for box in label_placement.obstacles(PUBLISHED).names
        )
    assert covered <= total * 0.1


HANDS = [(), *(tuple(positions.LONG_HAND[:count]) for count in (1, 4, 9, 12, 14)), positions.HAND]


@pytest.mark.parametrize("hand", HANDS, ids=len)
@pytest.mark.parametrize("drawn", [(), positions.HAND[:3]], ids=len)
def test_a_hand_of_any_size(hand: tuple[HandCard, ...], drawn: tuple[HandCard, ...]) -> None:
    groups = paint_hand.lay_out(positions.full(me=0, hand=hand, drawn=drawn))
    cards = [card for group in groups for card in group.cards]
    assert sorted(card.place for card, _ in cards) == sorted(card.place for card in (*hand, *drawn))
    for (_, one), (_, other) in combinations(cards, 2):
        assert not one.overlaps(other)
    for group in groups:
        assert group.box.x >= 0
        assert group.box.right <= frame.WIDTH - paint_hand.EDGE + 0.01
        assert all(group.box.inset(-0.01).contains(box) for _, box in group.cards)
        assert len({card.region for card, _ in group.cards}) == 1 or group.region is None
    for left, right in combinations(groups, 2):
        assert not left.box.inset(0.01).overlaps(right.box)


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_shows_all_its_places_and_their_names(region: str) -> None:
    views = frame.region_frames(WORLD, region)
    for node in WORLD.nodes:
        if node.region == region:
            label = node.label
            assert label is not None
            corners = [(label.x, label.y), (label.x + label.width, label.y + label.height), (node.x, node.y)]
            assert any(all(close.shows(corner) for corner in corners) for close in views)
    assert all(
        close.size[0] == frame.CLOSE_UP_WIDTH and map_names.FONT * close.zoom / frame.CLOSE_UP_WIDTH >= 23 / 1400
        for close in views
    )


def test_the_land_is_cut_without_gaps() -> None:
    whole, cut = (Image.new("L", (1400, 900)) for _ in range(2))
    for ring in land.outlines(PUBLISHED).land:
        ImageDraw.Draw(whole).polygon(ring, 255)
    for piece in land.pieces(PUBLISHED):
        ImageDraw.Draw(cut).polygon(piece.points, 255)
    apart = ImageChops.difference(whole, cut).filter(ImageFilter.MinFilter(3))
    assert apart.getbbox() is None


def test_every_place_on_land_lies_in_its_own_region() -> None:
    wrong = []
    for node in WORLD.nodes:
        if not node.region:
            continue
        around = [piece for piece in land.pieces(PUBLISHED) if land.on_land((piece.points), (node.x, node.y), 0.5)]
        if around and node.region not in {piece.region for piece in around}:
            wrong.append(node.key)
    assert len(wrong) <= 3, wrong


@pytest.mark.parametrize(
    ("point", "region"),
    [
        pytest.param((580, 400), "europe", id="Andalusia"),
        pytest.param((690, 372), "europe", id="Sicily"),
        pytest.param((1182, 424), "asia", id="Taiwan"),
        pytest.param((1181, 458), "asia", id="Luzon"),
        pytest.param((1215, 575), "oceania", id="New Guinea"),
        pytest.param((372, 500), "south-america", id="Colombia"),
        pytest.param((333, 507), "north-america", id="Panama"),
        pytest.param((575, 440), "africa", id="Morocco"),
        pytest.param((1120, 580), "asia", id="Borneo"),
    ],
)
def test_land_is_tinted_by_its_continent(point: Point, region: str) -> None:
    assert {piece.region for piece in land.pieces(PUBLISHED) if land.on_land(piece.points, point, 0.5)} == {region}


def test_a_cut_leaves_both_halves_whole() -> None:
    ring = ((0, 0), (10, 0), (10, 10), (7, 10), (7, 3), (3, 3), (3, 10), (0, 10))
    upper, lower = land.clip(ring, (0, 5), (10, 5)), land.clip(ring, (10, 5), (0, 5))
    assert {len(upper), len(lower)} == {1, 2}
    assert sum(map(_area, (*upper, *lower))) == pytest.approx(_area(ring))
    assert land.clip(ring, (0, 20), (10, 20)) + land.clip(ring, (10, 20), (0, 20)) == [ring]


def _area(ring: Sequence[Point]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, (*ring[1:], ring[0]), strict=True))) / 2
