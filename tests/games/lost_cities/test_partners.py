"""Four players: one side for two partners, passing, and who knows what was passed."""

from random import Random

import pytest

from games.engine import IllegalMove
from games.lost_cities import GAME
from games.lost_cities.state import State
from games.lost_cities.view import View
from tests.games.lost_cities.position import actor, hand, open_keys, play, position, side, withheld

EIGHT = "yellow-2 yellow-3 blue-2 blue-3 white-2 white-3 red-x red-x"
SEVEN = "yellow-5 yellow-6 blue-5 blue-6 white-5 white-6 red-8"
PASS = ("pass-blue-2", "pass-red-x")


def test_partners_play_on_one_side() -> None:
    state = position("red-4 blue-2", "red-2 blue-2", "red-4 red-5", "blue-3", below=("red 3",))
    state = play(state, "play-red-4", "draw-pile", "play-red-2", "draw-pile")
    assert withheld(state)["play-red-4"] == ("why-too-low", 4)
    state = play(state, "play-red-5")
    assert side(state, 0) == side(state, 2) == {"red-3", "red-4", "red-5"}
    assert side(state, 1) == side(state, 3) == {"red-2"}


def test_two_players_do_not_pass() -> None:
    assert not any(key.startswith("pass") for key in open_keys(position(EIGHT, EIGHT)))


def test_passing_gives_two_cards_to_the_partner_and_draws_nothing() -> None:
    state = play(position(EIGHT, SEVEN, SEVEN, SEVEN), *PASS)
    assert len(hand(state, 0)) == 6
    assert len(hand(state, 2)) == 9
    assert {"blue-2", "red-x"} <= set(hand(state, 2))
    assert GAME.view(state, 0).draw_pile == 20
    assert (actor(state), GAME.turn(state)) == (1, 1)


def test_the_first_card_chosen_stays_in_the_hand_until_the_second_is() -> None:
    state = play(position(EIGHT, SEVEN, SEVEN, SEVEN), "pass-blue-2")
    assert (actor(state), GAME.view(state, 0).step, len(hand(state, 0))) == (0, "pass", 8)
    assert withheld(state) == {"pass-blue-2": ("why-chosen",)}
    assert all(key.startswith("pass-") for key in open_keys(state))


def test_two_equal_cards_may_be_passed() -> None:
    state = play(position(EIGHT, SEVEN, SEVEN, SEVEN), "pass-red-x", "pass-red-x")
    assert hand(state, 2).count("red-x") == 2
    assert hand(state, 0).count("red-x") == 0


def test_only_the_second_card_closes_undo() -> None:
    state = position(EIGHT, SEVEN, SEVEN, SEVEN)
    first = GAME.apply(state, 0, PASS[0])
    assert not first.revealed
    assert first.events == ()
    assert GAME.apply(first.state, 0, PASS[1]).revealed


def test_six_cards_must_stay() -> None:
    state = position(SEVEN, EIGHT, EIGHT, EIGHT)
    assert withheld(state)["pass-red-8"] == ("why-few-cards", 6)
    with pytest.raises(IllegalMove):
        play(state, "pass-red-8")


def test_a_hand_that_has_grown_may_pass_again() -> None:
    state = play(position(EIGHT, SEVEN, EIGHT, SEVEN), *PASS)
    state = play(state, "discard-red-8", "draw-pile")
    assert len(hand(state, 2)) == 10
    state = play(state, "pass-yellow-2", "pass-yellow-3")
    assert len(hand(state, 0)) == len(hand(state, 2)) == 8


def test_an_ordinary_turn_leaves_the_size_of_a_hand() -> None:
    state = play(
        position(EIGHT, SEVEN, SEVEN, SEVEN), *PASS, "discard-red-8", "draw-pile", "discard-red-8", "draw-pile"
    )
    assert [len(cards) for cards in state.hands] == [6, 7, 9, 7]


def test_after_four_passes_in_a_row_the_next_turn_is_ordinary() -> None:
    state = position(EIGHT, EIGHT, EIGHT, EIGHT)
    for _ in range(4):
        state = play(state, *PASS)
    assert actor(state) == 0
    assert {why for key, why in withheld(state).items() if key.startswith("pass")} == {("why-all-passed",)}
    state = play(state, "discard-yellow-2", "draw-pile")
    assert "pass-yellow-2" in open_keys(state)  # then it may begin again


def test_an_ordinary_turn_in_between_starts_the_count_anew() -> None:
    state = play(position(EIGHT, EIGHT, EIGHT, EIGHT), *PASS, *PASS, *PASS, "discard-yellow-2", "draw-pile")
    state = play(state, *PASS, "discard-yellow-2", "draw-pile")
    assert actor(state) == 2
    assert any(key.startswith("pass") for key in open_keys(state))  # four passes in all, not in a row


def test_passing_is_told_to_all_and_the_cards_to_giver_and_receiver() -> None:
    out = GAME.apply(play(position(EIGHT, SEVEN, SEVEN, SEVEN), "pass-red-x"), 0, "pass-blue-2")
    told = [(event.text.id, event.seats, event.touched) for event in out.events]
    cards = ("red-x", "blue-2")
    assert told == [
        ("event-pass", None, ()),
        ("event-passed-to", (0,), cards),
        ("event-passed-from", (2,), cards),
    ]


def views(state: State) -> list[View]:
    return [GAME.view(state, seat) for seat in range(4)]


def test_giver_and_receiver_know_the_passed_cards_and_nobody_else() -> None:
    giver, left, receiver, right = views(play(position(EIGHT, SEVEN, SEVEN, SEVEN), *PASS))
    assert giver.given == receiver.received == ("blue-2", "red-x")
    assert giver.received == receiver.given == ()
    assert left.given == left.received == right.given == right.received == ()


@pytest.mark.parametrize(
    ("partner", "known"),
    [
        (["play-red-8", "draw-pile"], ("blue-2", "red-x")),
        (["play-blue-2", "draw-pile"], ("red-x",)),
        (["discard-red-x", "draw-pile"], ("blue-2",)),
        # passed back: the partner knows of it now
        (["pass-blue-2", "pass-red-8"], ("red-x",)),
    ],
)
def test_what_leaves_the_partners_hand_is_no_longer_known_to_be_there(
    partner: list[str], known: tuple[str, ...]
) -> None:
    state = play(position(EIGHT, SEVEN, SEVEN, SEVEN), *PASS, "discard-red-8", "draw-pile", *partner)
    giver, _, receiver, _ = views(state)
    assert giver.given == receiver.received == known


def test_of_two_equal_cards_one_stays_known_until_both_may_have_gone() -> None:
    start = position("blue-2 blue-2 blue-3 blue-4 blue-5 red-x red-x red-x", SEVEN, SEVEN, SEVEN)
    state = play(start, "pass-blue-2", "pass-blue-2", "discard-red-8", "draw-pile")
    state = play(state, "discard-blue-2", "draw-pile")
    assert GAME.view(state, 0).given == ("blue-2",)


def test_resampling_never_moves_cards_a_seat_knows_to_be_with_its_partner() -> None:
    state = play(position(EIGHT, SEVEN, SEVEN, SEVEN), *PASS, "discard-red-8", "draw-pile")
    rng = Random(1)
    seen = set()
    for _ in range(50):
        dealt = GAME.resample(state, 0, rng)
        assert {"blue-2", "red-x"} <= set(hand(dealt, 2))
        seen.update(hand(dealt, 2))
    assert len(seen) > 9  # the rest of that hand is anything


def test_opponents_cannot_tell_which_cards_were_passed() -> None:
    state = play(position(EIGHT, SEVEN, SEVEN, SEVEN), *PASS)
    dealt = [GAME.resample(state, 1, Random(n)) for n in range(20)]
    assert len({cards.given[0] for cards in dealt}) > 5
    assert all(set(cards.given[0]) <= set(cards.hands[2]) for cards in dealt)


def test_opponents_cannot_tell_which_card_is_about_to_be_passed() -> None:
    state = play(position(EIGHT, SEVEN, SEVEN, SEVEN), "pass-blue-2")
    for seat in (1, 2, 3, None):
        chosen = {GAME.resample(state, seat, Random(n)).stack[-1] for n in range(20)}
        assert len(chosen) > 3
    assert GAME.resample(state, 0, Random(1)).stack == state.stack


def test_what_was_passed_is_forgotten_with_the_round() -> None:
    start = position(EIGHT, SEVEN, SEVEN, SEVEN, pile="red-10")
    state = play(start, *PASS, "discard-red-8", "draw-pile")
    assert state.given == [(), (), (), ()]
    assert state.passes == 0
