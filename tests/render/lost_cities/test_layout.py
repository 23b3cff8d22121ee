"""The layout of Lost Cities as data: everything is on the picture, nothing hides what must be seen."""

from itertools import combinations

import pytest

from games.lost_cities.view import COLOURS, View
from render.canvas import Box
from render.lost_cities import layout, paint_hand
from tests.render.lost_cities import positions

BOARDS = {
    "dense": positions.dense(),
    "sparse": positions.sparse(),
    "empty": positions.empty(),
    "five columns full": positions.full(5),
    "six columns full": positions.full(6),
    "partners": positions.partners(),
    "final": positions.final(),
}
PICTURE = Box(0, 0, layout.WIDTH, layout.HEIGHT)


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_leaves_the_picture_or_covers_what_must_be_seen(name: str) -> None:
    board = layout.lay_out(BOARDS[name])
    seen = [("card", card.card, card.seen) for card in board.cards]
    seen += [("base", base.colour, base.box) for base in board.bases]
    seen += [("pile", pile.colour, pile.box) for pile in board.discards]
    seen += [("panel", "", panel) for panel in (*layout.PANELS, layout.PILE)]
    for _, _, box in seen:
        assert PICTURE.inset(8).contains(box)
    for one, other in combinations(seen, 2):
        assert not one[2].inset(0.01).overlaps(other[2]), (one, other)


@pytest.mark.parametrize("name", BOARDS)
def test_every_card_of_both_sides_is_there_in_its_column(name: str) -> None:
    view, board = BOARDS[name], layout.lay_out(BOARDS[name])
    for side in (0, 1):
        for column, expedition in enumerate(view.sides[side]):
            place = layout.slot(column, len(view.colours))
            mine = [card for card in board.cards if card.side == side and card.box.x == place.x]
            numbers = [card for card in expedition.cards if not card.endswith("-x")]
            assert [card.card for card in mine] == numbers
            away = [card.seen.y if side == 0 else -card.seen.y for card in mine]
            assert away == sorted(away), "cards go outward from the middle"
            base = next(f for f in board.bases if f.side == side and f.colour == expedition.colour)
            assert len(base.coins) == len(expedition.cards) - len(numbers)
            assert base.score == (expedition.score if expedition.cards else None)
            assert all(base.box.contains(coin) for coin in base.coins)
            assert base.figure.w >= 64


@pytest.mark.parametrize("name", BOARDS)
def test_a_number_has_room_to_be_read_on_a_phone(name: str) -> None:
    cards = layout.lay_out(BOARDS[name]).cards
    assert all(card.seen.h >= 39 for card in cards)
    assert all(card.box.inset(-0.01).contains(card.seen) for card in cards)


@pytest.mark.parametrize("columns", [5, 6])
def test_lanes_hold_the_cards_of_their_side(columns: int) -> None:
    board = layout.lay_out(positions.full(columns))
    for card in board.cards:
        at = COLOURS.index(card.card.partition("-")[0])
        assert layout.lanes(at, columns)[card.side].inset(-0.01).contains(card.seen)


def marked(view: View, *touched: str) -> tuple[set[tuple[int, str]], set[tuple[int, str]], set[str]]:
    board = layout.lay_out(view, touched)
    return (
        {(card.side, card.card) for card in board.cards if card.touched},
        {(base.side, base.colour) for base in board.bases if base.touched},
        {pile.colour for pile in board.discards if pile.touched},
    )


@pytest.mark.parametrize(
    ("touched", "cards", "bases", "piles"),
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
def test_what_changed_is_marked(
    touched: tuple[str, ...], cards: set[tuple[int, str]], bases: set[tuple[int, str]], piles: set[str]
) -> None:
    assert marked(positions.dense(), *touched) == (cards, bases, piles)


def test_an_investment_is_marked_on_the_side_that_moved() -> None:
    view = positions.view(["x"] + [""] * 4, ["x x"] + [""] * 4, "- - - - -", actor=1)
    assert marked(view, "yellow-x")[1] == {(0, "yellow")}
    assert marked(positions.sparse(), "blue-x")[1] == {(0, "blue")}


HANDS = [
    (),
    positions.HAND[:1],
    positions.HAND,
    positions.LONG_HAND[:9],
    positions.LONG_HAND,
    tuple(f"red-{n}" for n in range(2, 11)),
]


@pytest.mark.parametrize("hand", HANDS, ids=len)
def test_a_hand_of_any_size(hand: tuple[str, ...]) -> None:
    held = paint_hand.lay_out(positions.partners(me=0, hand=hand))
    assert tuple(card.card for card in held) == hand
    for one, other in combinations(held, 2):
        assert not one.box.overlaps(other.box)
    for card in held:
        assert card.box.x >= 0
        assert card.box.right <= paint_hand.WIDTH - paint_hand.EDGE + 0.01
        assert card.box.w >= 140


def test_received_cards_are_marked_once_each() -> None:
    view = positions.partners(me=0, hand=("white-x", "white-x", "red-2"), received=("white-x",))
    assert [card.received for card in paint_hand.lay_out(view)] == [True, False, False]
