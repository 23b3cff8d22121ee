"""The layout of Lost Cities as data: everything is on the picture, nothing hides what must be seen."""

from itertools import combinations

import pytest

from games.lost_cities.view import COLOURS
from render.canvas import Box
from render.lost_cities import layout, paint_hand
from tests.render import boards

BOARDS = {
    "dense": boards.dense(),
    "sparse": boards.sparse(),
    "empty": boards.empty(),
    "five columns full": boards.full(5),
    "six columns full": boards.full(6),
    "partners": boards.partners(),
    "final": boards.final(),
}
PICTURE = Box(0, 0, layout.WIDTH, layout.HEIGHT)


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_leaves_the_picture_or_covers_what_must_be_seen(name):
    board = layout.lay_out(BOARDS[name])
    seen = [("strip", strip.card, strip.seen) for strip in board.strips]
    seen += [("foot", foot.colour, foot.box) for foot in board.feet]
    seen += [("pile", pile.colour, pile.box) for pile in board.discards]
    seen += [("panel", "", panel) for panel in (*layout.PANELS, layout.PILE)]
    for _, _, box in seen:
        assert PICTURE.inset(8).holds(box)
    for one, other in combinations(seen, 2):
        assert not one[2].inset(0.01).meets(other[2]), (one, other)


@pytest.mark.parametrize("name", BOARDS)
def test_every_card_of_both_sides_is_there_in_its_column(name):
    view, board = BOARDS[name], layout.lay_out(BOARDS[name])
    for side in (0, 1):
        for column, expedition in enumerate(view.sides[side]):
            place = layout.slot(column, len(view.colours))
            mine = [strip for strip in board.strips if strip.side == side and strip.box.x == place.x]
            numbers = [card for card in expedition.cards if not card.endswith("-x")]
            assert [strip.card for strip in mine] == numbers
            away = [strip.seen.y if side == 0 else -strip.seen.y for strip in mine]
            assert away == sorted(away), "cards go outward from the middle"
            foot = next(f for f in board.feet if f.side == side and f.colour == expedition.colour)
            assert len(foot.coins) == len(expedition.cards) - len(numbers)
            assert foot.score == (expedition.score if expedition.cards else None)
            assert all(foot.box.holds(coin) for coin in foot.coins)
            assert foot.figure.w >= 64


@pytest.mark.parametrize("name", BOARDS)
def test_a_number_has_room_to_be_read_on_a_phone(name):
    strips = layout.lay_out(BOARDS[name]).strips
    assert all(strip.seen.h >= 39 for strip in strips)
    assert all(strip.box.inset(-0.01).holds(strip.seen) for strip in strips)


@pytest.mark.parametrize("columns", [5, 6])
def test_lanes_hold_the_cards_of_their_side(columns):
    board = layout.lay_out(boards.full(columns))
    for strip in board.strips:
        at = COLOURS.index(strip.card.partition("-")[0])
        assert layout.lanes(at, columns)[strip.side].inset(-0.01).holds(strip.seen)


def marked(view, *touched):
    board = layout.lay_out(view, touched)
    return (
        {(strip.side, strip.card) for strip in board.strips if strip.touched},
        {(foot.side, foot.colour) for foot in board.feet if foot.touched},
        {pile.colour for pile in board.discards if pile.touched},
    )


@pytest.mark.parametrize(
    ("touched", "strips", "feet", "piles"),
    [
        ((), set(), set(), set()),
        (("yellow-9", "draw-pile"), {(0, "yellow-9")}, set(), set()),
        # a card that lies deeper was played before
        (("yellow-4",), set(), set(), set()),
        # discarded or taken: it is the pile that changed
        (("red-x", "discard-red"), set(), set(), {"red"}),
        (("white-5", "discard-white"), set(), set(), {"white"}),
        # played, and another card of the colour taken from the pile
        (("white-5", "white-9", "discard-white"), {(0, "white-5")}, set(), {"white"}),
        # taken into a hand: nowhere on the board any more
        (("blue-5", "discard-blue"), set(), set(), {"blue"}),
    ],
)
def test_what_changed_is_marked(touched, strips, feet, piles):
    assert marked(boards.dense(), *touched) == (strips, feet, piles)


def test_an_investment_is_marked_on_the_side_that_moved():
    view = boards.view(["x"] + [""] * 4, ["x x"] + [""] * 4, "- - - - -", actor=1)
    assert marked(view, "yellow-x")[1] == {(0, "yellow")}
    assert marked(boards.sparse(), "blue-x")[1] == {(0, "blue")}


HANDS = [
    (),
    boards.HAND[:1],
    boards.HAND,
    boards.LONG_HAND[:9],
    boards.LONG_HAND,
    tuple(f"red-{n}" for n in range(2, 11)),
]


@pytest.mark.parametrize("hand", HANDS, ids=len)
def test_a_hand_of_any_size(hand):
    held = paint_hand.lay_out(boards.partners(me=0, hand=hand))
    assert tuple(card.card for card in held) == hand
    for one, other in combinations(held, 2):
        assert not one.box.meets(other.box)
    for card in held:
        assert card.box.x >= 0
        assert card.box.right <= paint_hand.WIDTH - paint_hand.EDGE + 0.01
        assert card.box.w >= 140


def test_received_cards_are_marked_once_each():
    view = boards.partners(me=0, hand=("white-x", "white-x", "red-2"), received=("white-x",))
    assert [card.received for card in paint_hand.lay_out(view)] == [True, False, False]
