"""Set-up, the end of a round, and who starts the next."""

from collections import Counter
from typing import Any, Literal

import pytest

from games.lost_cities import GAME
from games.lost_cities.cards import deck
from games.lost_cities.state import State
from tests.games.lost_cities.position import actor, hand, play, position, result


@pytest.mark.parametrize(("seats", "expeditions", "count"), [(2, 5, 60), (2, 6, 72), (4, 5, 75), (4, 6, 90)])
def test_the_cards_of_a_match(seats: int, expeditions: Literal[5, 6], count: int) -> None:
    state = GAME.setup(seats, GAME.Options(expeditions=expeditions), b"seed")
    assert sum(GAME.pieces(state).values()) == count == len(deck(seats, expeditions))
    assert [len(cards) for cards in state.hands] == [8] * seats
    assert len(state.pile) == count - 8 * seats


def test_three_investments_a_colour_and_small_numbers_twice_for_four() -> None:
    for seats, copies in [(2, 1), (4, 2)]:
        pieces = GAME.pieces(GAME.setup(seats, GAME.Options(), b"seed"))
        assert {pieces[f"{colour}-x"] for colour in ("yellow", "blue", "white", "green", "red")} == {3}
        assert {pieces[f"red-{number}"] for number in (2, 3, 4)} == {copies}
        assert {pieces[f"red-{number}"] for number in range(5, 11)} == {1}
        assert "purple-2" not in pieces


@pytest.mark.parametrize("seats", [2, 4])
def test_a_named_player_starts(seats: int) -> None:
    for first in range(seats):
        assert actor(GAME.setup(seats, GAME.Options(first=first), b"seed")) == first


@pytest.mark.parametrize("seats", [2, 4])
def test_a_drawn_player_starts_each_about_as_often(seats: int) -> None:
    starts = Counter(actor(GAME.setup(seats, GAME.Options(), bytes([n]))) for n in range(200))
    assert set(starts) == set(range(seats))
    assert min(starts.values()) > 100 / seats


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (3, {}, "played by 2 or 4, not by 3"),
        (2, {"rounds": 0}, "1 to 5 rounds, not 0"),
        (2, {"rounds": 6}, "1 to 5 rounds, not 6"),
        (2, {"expeditions": 7}, "5 or 6 expeditions, not 7"),
        (2, {"first": 2}, "a seat of 0 to 1, not 2"),
        (4, {"first": -1}, "a seat of 0 to 3, not -1"),
    ],
)
def test_what_cannot_be_played_is_refused(seats: int, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        GAME.setup(seats, GAME.Options(**options), b"seed")


def last_turn(**changes: Any) -> State:
    """Seat 0 has put a card down; the draw pile holds one card."""
    start = position("green-2 green-9", "green-3", pile="red-10", **changes)
    return play(start, "discard-green-2")


def test_the_round_ends_at_once_with_the_last_card_of_the_draw_pile() -> None:
    end = play(last_turn(rounds=1), "draw-pile")
    assert hand(end, 0) == ["green-9", "red-10"]  # that player keeps it
    assert hand(end, 1) == ["green-3"]  # nobody else acts
    assert GAME.decisions(end) == []
    view = GAME.view(end, 0)
    assert (view.step, view.actor, view.draw_pile, view.round, view.round_scores) == ("over", None, 0, 1, ((0, 0),))


def test_drawing_from_a_discard_pile_puts_the_end_off() -> None:
    state = play(last_turn(rounds=1, discards=("red 9",)), "draw-red")
    assert (actor(state), GAME.view(state, 0).draw_pile) == (1, 1)


def test_the_next_round_is_dealt_at_once() -> None:
    out = GAME.apply(last_turn(below=("blue 10",), rounds=2), 0, "draw-pile")
    view = GAME.view(out.state, 1)
    assert out.revealed
    assert (view.round, view.round_scores, view.totals, view.draw_pile) == (2, ((-10, 0),), (-10, 0), 60 - 16)
    assert view.hand_counts == (8, 8)
    assert view.discards == (None,) * 5
    assert all(not expedition.cards for side in view.sides for expedition in side)
    assert [event.text.id for event in out.events] == ["event-draw", "event-drawn", "event-round-end", "event-deal"]


def test_how_a_round_ended_is_kept_for_all_to_see_until_the_next_ends() -> None:
    state = play(last_turn(below=("blue 10",), rounds=2), "draw-pile")
    kept = GAME.view(state, None).ended
    assert kept is not None
    assert (kept.step, kept.round, kept.draw_pile, kept.hand_counts) == ("round-over", 1, 0, (2, 1))
    assert [each.cards for side in kept.sides for each in side if each.cards] == [("blue-10",)]
    assert kept.discards == (None, None, None, "green-2", None)
    assert (kept.round_scores, kept.totals, kept.hand) == (((-10, 0),), (-10, 0), ())
    seat = actor(state)
    state = play(state, next(key for key in GAME.legal(state) if key.startswith("discard")), "draw-pile")
    assert [GAME.view(state, me).ended for me in (seat, 1 - seat, None)] == [kept] * 3
    assert GAME.view(play(last_turn(rounds=1), "draw-pile"), None).ended is None


def test_the_match_ends_after_the_agreed_rounds() -> None:
    for rounds in range(1, 6):
        scores = ((1, 2),) * (rounds - 1)
        out = GAME.apply(last_turn(scores=scores, rounds=rounds), 0, "draw-pile")
        assert GAME.decisions(out.state) == []
        assert out.events[-1].text.id == "event-match-end"
        assert len(result(out.state)[0].parts) == rounds


@pytest.mark.parametrize(
    ("scores", "first", "starts"),
    [
        # the player with the most points so far
        ((9, 4), 0, 0),
        ((4, 9), 0, 1),
        ((4, 9), 1, 1),
        # level: the start passes on to the next seat
        ((5, 5), 0, 1),
        ((5, 5), 1, 0),
    ],
)
def test_who_starts_the_next_round_of_two(scores: tuple[int, int], first: int, starts: int) -> None:
    state = play(last_turn(scores=(scores,), first=first), "draw-pile")
    assert actor(state) == starts


@pytest.mark.parametrize(
    ("scores", "first", "starts"),
    [
        # the partnership with the most points; its partners take it in turns while they lead
        ((9, 4), 0, 2),
        ((9, 4), 2, 0),
        ((9, 4), 1, 2),
        ((9, 4), 3, 0),
        ((4, 9), 0, 1),
        ((4, 9), 1, 3),
        # level: the start passes on to the next seat
        ((5, 5), 0, 1),
        ((5, 5), 3, 0),
    ],
)
def test_who_starts_the_next_round_of_four(scores: tuple[int, int], first: int, starts: int) -> None:
    start = position("green-2", "green-3", "green-4", "green-5", pile="red-10", scores=(scores,), first=first)
    assert actor(play(start, "discard-green-2", "draw-pile")) == starts


def test_all_rounds_so_far_count_for_the_start() -> None:
    state = play(last_turn(scores=((50, 0), (0, 10)), rounds=4), "draw-pile")
    assert actor(state) == 0


def test_the_same_seed_deals_the_same_cards_for_ever() -> None:
    """A fixed deal: whoever has the seed can verify it."""
    state = GAME.setup(2, GAME.Options(), bytes(range(16)))
    assert actor(state) == 1
    assert hand(state, 0) == ["blue-x", "white-6", "green-x", "green-3", "red-x", "red-x", "red-4", "red-7"]
    assert hand(state, 1) == ["yellow-x", "yellow-5", "white-8", "white-9", "green-4", "green-10", "red-x", "red-6"]
