"""A turn of Lost Cities, as an FAQ: one card down, one card up."""

import pytest

from games.engine import IllegalMove
from games.lost_cities import GAME
from tests.games.lost_cities.position import actor, choices, hand, open_keys, play, position, side, withheld


@pytest.mark.parametrize(
    ("card", "lies", "why"),
    [
        # any card may begin an expedition
        ("red-x", "", None),
        ("red-2", "", None),
        ("red-10", "", None),
        # investments follow investments
        ("red-x", "red x x", None),
        ("red-2", "red x x", None),
        # numbers need to be higher; gaps are fine
        ("red-8", "red 7", None),
        ("red-10", "red x 2", None),
        ("red-6", "red 7", ("why-too-low", 7)),
        ("red-2", "red x 10", ("why-too-low", 10)),
        # equal is never allowed (four players hold two copies)
        ("red-4", "red 4", ("why-too-low", 4)),
        # an investment may not follow a number
        ("red-x", "red 2", ("why-number-lies",)),
        ("red-x", "red x x 9", ("why-number-lies",)),
        # other expeditions do not matter
        ("blue-2", "red 9", None),
    ],
)
def test_may_this_card_be_played_there(
    card: str, lies: str, why: tuple[int | str, ...] | tuple[str, ...] | None
) -> None:
    state = position(f"{card} white-9", "green-2", below=(lies,) if lies else (), above=("red 10", "blue 10"))
    key = f"play-{card}"
    assert withheld(state).get(key) == why
    if why is None:
        assert card in side(play(state, key), 0)
        assert hand(play(state, key), 0) == ["white-9"]
    else:
        with pytest.raises(IllegalMove) as refused:
            play(state, key)
        assert refused.value.text.id == why[0]


def test_a_card_can_always_be_discarded() -> None:
    state = position("red-2 red-x blue-5", "green-2", below=("red 10", "blue 9"))
    assert open_keys(state) == {"discard-red-2", "discard-red-x", "discard-blue-5"}
    assert set(withheld(state)) == {"play-red-2", "play-red-x", "play-blue-5"}


def test_equal_cards_are_one_choice() -> None:
    state = position("red-x red-x red-x blue-5", "green-2")
    assert len(choices(state)) == 4
    assert hand(play(state, "play-red-x"), 0) == ["blue-5", "red-x", "red-x"]


@pytest.mark.parametrize(
    ("discards", "down", "up"),
    [
        # nothing discarded yet: the draw pile alone
        ((), "play-red-2", {"draw-pile"}),
        # the top of any discard pile
        (("red 4 9", "white 3"), "play-red-2", {"draw-pile", "draw-red", "draw-white"}),
        # never the card discarded in this very turn
        ((), "discard-red-2", {"draw-pile"}),
        # nor the one it has buried
        (("red 4 9", "white 3"), "discard-red-2", {"draw-pile", "draw-white"}),
    ],
)
def test_where_may_a_card_be_drawn_from(discards: tuple[str, ...], down: str, up: set[str]) -> None:
    state = play(position("red-2 blue-5", "green-2", discards=discards), down)
    assert open_keys(state) == up


def test_the_discard_just_made_is_shown_as_withheld() -> None:
    state = play(position("red-2 blue-5", "green-2", discards=("red 4 9",)), "discard-red-2")
    assert withheld(state) == {"draw-red": ("why-just-discarded",)}
    assert GAME.view(state, None).blocked == "red"


def test_the_next_player_may_take_what_was_just_discarded() -> None:
    state = play(position("red-2 blue-5", "green-2"), "discard-red-2", "draw-pile", "play-green-2", "draw-red")
    assert hand(state, 1) == ["red-2"]


def test_one_may_discard_a_card_and_take_it_a_turn_later() -> None:
    state = play(position("red-2 blue-5", "green-2"), "discard-red-2", "draw-pile", "play-green-2", "draw-pile")
    assert "draw-red" in open_keys(play(state, "play-blue-5"))


def test_only_the_top_of_a_discard_pile_is_taken() -> None:
    state = play(position("blue-5", "green-2", discards=("red 4 9 3",)), "play-blue-5", "draw-red")
    assert hand(state, 0) == ["red-3"]
    assert GAME.view(state, 1).discards[4] == "red-9"


def test_a_drawn_card_comes_from_the_top_of_the_draw_pile() -> None:
    state = play(position("blue-5", "green-2", pile="white-7 white-8 white-9"), "play-blue-5", "draw-pile")
    assert hand(state, 0) == ["white-7"]
    assert (actor(state), GAME.view(state, 0).draw_pile) == (1, 2)


def test_turns_go_round() -> None:
    state = position(*["blue-5 blue-6 red-x red-x red-x white-x white-x white-x"] * 4)
    for seat in (0, 1, 2, 3, 0):
        assert actor(state) == seat
        key = next(key for key in sorted(open_keys(state)) if key.startswith("discard"))
        state = play(state, key, "draw-pile")
    assert GAME.turn(state) == 5


@pytest.mark.parametrize(
    ("moves", "revealed"),
    [
        (["play-blue-5"], False),
        (["discard-blue-5"], False),
        # a draw from the draw pile shows a hidden card, one from a discard pile does not
        (["play-blue-5", "draw-pile"], True),
        (["play-blue-5", "draw-red"], False),
    ],
)
def test_what_can_be_taken_back(moves: list[str], revealed: bool) -> None:
    state = position("blue-5 blue-6", "green-2", discards=("red 4",))
    *before, last = moves
    state = play(state, *before)
    assert GAME.apply(state, 0, last).revealed == revealed


def test_the_other_player_has_nothing_to_decide() -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(position("blue-5", "green-2"), 1, "play-green-2")
    assert refused.value.text.id == "illegal-not-your-turn"


def test_a_card_one_does_not_hold_is_unknown() -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(position("blue-5", "green-2"), 0, "play-green-2")
    assert refused.value.text.id == "illegal-unknown"


def test_both_steps_tell_what_they_moved() -> None:
    state = position("blue-5 blue-6", "green-2", discards=("red 4",), pile="white-7 white-8")
    told = {}
    for moves in (["play-blue-5"], ["discard-blue-5"], ["play-blue-5", "draw-red"], ["play-blue-5", "draw-pile"]):
        out = GAME.apply(play(state, *moves[:-1]), 0, moves[-1])
        told[moves[-1]] = [(event.text.id, event.seats, event.touched) for event in out.events]
    assert told == {
        "play-blue-5": [("event-play", None, ("blue-5",))],
        "discard-blue-5": [("event-discard", None, ("blue-5", "discard-blue"))],
        "draw-red": [("event-take", None, ("red-4", "discard-red"))],
        "draw-pile": [("event-draw", None, ("draw-pile",)), ("event-drawn", (0,), ("white-7",))],
    }
