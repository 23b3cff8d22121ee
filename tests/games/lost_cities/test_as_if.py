"""Planning the next turn of Lost Cities."""

from games.lost_cities import GAME
from games.lost_cities.effects import PickUp
from games.lost_cities.state import State
from tests.games.lost_cities.position import open_keys, play, position


def planned(state: State, seat: int) -> State:
    found = GAME.as_if(state, seat)
    assert found is not None
    return found


def test_the_own_hand_is_played_from_while_the_rival_thinks() -> None:
    state = position("yellow-3 red-5", "blue-2 green-7", discards=("white 4",))
    plan = planned(state, 1)
    assert {"play-blue-2", "discard-blue-2", "play-green-7"} <= open_keys(plan)
    assert open_keys(play(plan, "discard-blue-2")) == {"draw-pile", "draw-white"}
    assert open_keys(state) == open_keys(position("yellow-3 red-5", "blue-2 green-7", discards=("white 4",)))


def test_what_the_rival_has_begun_is_left_as_it_lies() -> None:
    state = play(position("yellow-3 red-5", "blue-2"), "discard-yellow-3")
    assert isinstance(state.stack[-1], PickUp)
    assert "draw-yellow" in open_keys(play(planned(state, 1), "play-blue-2"))


def test_after_the_own_card_went_down_the_turn_itself_goes_on() -> None:
    state = play(position("yellow-3 red-5", "blue-2"), "play-yellow-3")
    assert planned(state, 0) == state


def test_a_partner_plans_with_what_may_be_passed_by_then() -> None:
    hands = ["yellow-3 red-5"] * 3 + ["blue-2 blue-3 blue-4 blue-5 blue-6 blue-7 blue-8 blue-9"]
    state = position(*hands)
    assert "pass-blue-2" in open_keys(planned(state, 3))
    state.passes = 4  # who is next cannot pass, so that this seat can
    assert "pass-blue-2" in open_keys(planned(state, 3))


def test_a_new_round_is_a_new_deal() -> None:
    before = position("yellow-3 red-5", "blue-2", pile="white-2")
    after = play(before, "play-yellow-3", "draw-pile")
    assert (GAME.deals(before), GAME.deals(after)) == (0, 1)
