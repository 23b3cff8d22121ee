"""Cards and boards from data: what is told of a card is seen on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.parts.maps import hexes, neighbours, touching
from render.canvas import Box, Canvas
from render.cards import Face, Held, card, dimmed, hand, mark, pairs, plate
from render.guesses import guesses
from render.layout import fit
from render.maps import draw_hex, draw_links, draw_point
from render.palette import ACCENT, GROUND, INK, colour, shades
from render.suits import PAPER, SUIT_COLOURS, SUITS, face

RED, PALE = colour("d04038"), PAPER
PLACE = Box(40, 40, 150, 220)


def colours(draw: Callable[[Canvas], object]) -> set[tuple[int, int, int]]:
    canvas = Canvas(240, 300, GROUND)
    draw(canvas)
    found = canvas.image().getcolors(1 << 20)
    assert found is not None
    return {value for _, value in found}  # type: ignore[misc]


def test_a_card_shows_what_is_told_of_it() -> None:
    looks = [
        Face(PALE, "7", icon="suits/hearts", name="Seven"), Face(PALE, "8", icon="suits/hearts", name="Seven"),
        Face(PALE, "7", icon="leaf", name="Seven"), Face(PALE, "7", icon="suits/hearts", name="Six"),
        Face(PALE, corner_icon="crown", icon="suits/hearts"), Face(RED, "7", icon="suits/hearts", name="Seven"),
        Face(PALE, "7", icon="suits/hearts", name="Seven").dimmed(),
    ]  # fmt: skip
    images = []
    for look in looks:
        canvas = Canvas(240, 300, GROUND)
        card(canvas, PLACE, look)
        images.append(canvas.image().tobytes())
    assert len(set(images)) == len(looks)


@pytest.mark.parametrize("look", [Face(PALE, "7"), Face(RED, icon="leaf").dimmed()])
def test_what_changed_is_bright_and_what_can_be_chosen_has_a_letter(look: Face) -> None:
    assert ACCENT not in colours(lambda canvas: card(canvas, PLACE, look))
    assert ACCENT in colours(lambda canvas: card(canvas, PLACE, look, touched=True))
    assert INK in colours(lambda canvas: card(canvas, PLACE, look.dimmed(), letter="A"))
    assert colours(lambda canvas: mark(canvas, PLACE.centre, None, 20)) == {GROUND}


def test_a_guess_has_a_dashed_rim() -> None:
    with guesses({"clubs-7"}):
        assert INK in colours(lambda canvas: card(canvas, PLACE, Face(RED, "7", ink=GROUND), piece="clubs-7"))
        assert INK not in colours(lambda canvas: card(canvas, PLACE, Face(RED, "7", ink=GROUND), piece="clubs-8"))


def test_what_cannot_be_chosen_is_dimmed() -> None:
    found = colours(lambda canvas: card(canvas, PLACE, Face(RED, "7").dimmed()))
    assert RED not in found
    assert dimmed(RED) in found


@pytest.mark.parametrize("count", [1, 4, 9])
def test_all_cards_and_letters_of_a_hand_can_be_seen(count: int) -> None:
    """However many they are: what stands on one card differs, so does the picture; a letter less is seen, too."""
    looks = [Face((RED, PALE)[number % 2], "Q", icon="leaf", name="Queen") for number in range(count)]
    cards = [Held(look, f"c{number}", letter="ABCDEFGHIJKLM"[number]) for number, look in enumerate(looks)]
    images = set()
    for number in range(count):
        for other in (cards[number], cards[number]._replace(letter=None), cards[number]._replace(touched=True)):
            canvas = Canvas(900, 300, GROUND)
            changed = other._replace(face=other.face._replace(corner="K", icon="star"))
            hand(canvas, Box(20, 40, 860, 220), [*cards[:number], changed, *cards[number + 1 :]], wide=150)
            images.add(canvas.image().tobytes())
    assert len(images) == 3 * count
    assert canvas.picture("", shades(pairs(RED, PALE))).png


def test_suits_differ_by_shape_and_colour() -> None:
    looks = [face(f"{suit}-12", "Q") for suit in SUITS]
    assert len({one.icon for one in looks}) == len({one.ink for one in looks}) == len(SUITS)
    for suit, one in zip(SUITS, looks, strict=True):
        assert {PAPER, SUIT_COLOURS[suit]} <= colours(lambda canvas: card(canvas, PLACE, one))  # noqa: B023


def test_a_plate_has_a_rim_only_where_it_changed() -> None:
    assert colours(lambda canvas: plate(canvas, PLACE, 0, RED)) == {GROUND, RED}
    assert colours(lambda canvas: plate(canvas, PLACE, 0, RED, touched=True)) >= {GROUND, RED, ACCENT}


def test_a_board_is_drawn_from_its_data() -> None:
    board = hexes((1, "a b"), (0, "c d e"))
    at = fit(board, Box(60, 60, 120, 120))
    wide = at["b"][0] - at["a"][0]

    def hexagons(canvas: Canvas) -> None:
        for name, point in at.items():
            draw_hex(canvas, point, wide, RED, touched=name == "a", letter="B" if name == "b" else None)

    def points(canvas: Canvas) -> None:
        draw_links(canvas, at, touching(board), fill=PALE)
        for name, point in at.items():
            draw_point(canvas, point, 14, RED, name=name, size=20, touched=name == "a")

    assert {RED, ACCENT, INK} <= colours(hexagons)
    assert {RED, PALE, ACCENT, INK} <= colours(points)
    assert neighbours(board, touching(board))["d"] == ("a", "b", "c", "e")
