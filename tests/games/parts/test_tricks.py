"""Tricks and bids."""

from __future__ import annotations

import pytest

from games.parts.bids import Auction, barred
from games.parts.tricks import Trick, pack, sort_hand, voids


def test_suit_is_followed_where_it_can_be() -> None:
    hand = ["clubs-3", "hearts-14", "clubs-10"]
    assert Trick(0, 4).playable(hand) == hand
    assert Trick(0, 4, ("clubs-2",)).playable(hand) == ["clubs-3", "clubs-10"]
    assert Trick(0, 4, ("spades-2",)).playable(hand) == hand


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        (("clubs-9", "clubs-10", "clubs-3"), None, 0),
        (("clubs-9", "hearts-14", "clubs-3"), None, 2),
        (("clubs-9", "hearts-14", "clubs-3"), "hearts", 0),
        (("clubs-9", "hearts-2", "hearts-3"), "hearts", 1),
        (("clubs-9", "hearts-14", "spades-14"), "diamonds", 2),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(
    cards: tuple[str, ...], trump: str | None, winner: int
) -> None:
    """Seat 2 leads, of three."""
    assert Trick(2, 3, cards).winner(trump) == winner


def test_the_leader_plays_first_and_the_others_follow_in_turn() -> None:
    trick = Trick(2, 3)
    assert trick.suit is None
    turns = []
    for card in ("clubs-9", "clubs-10", "clubs-3"):
        turns.append(trick.turn)
        assert not trick.full
        trick = trick.on(card)
    assert (turns, trick.full, trick.suit) == ([2, 0, 1], True, "clubs")


def test_who_does_not_follow_holds_none_of_that_suit() -> None:
    tricks = [Trick(1, 3, ("clubs-9", "hearts-2", "clubs-3")), Trick(0, 3, ("hearts-5", "spades-2")), Trick(2, 3)]
    assert voids(tricks) == {(2, "clubs"), (1, "hearts")}


def test_a_hand_is_sorted_by_suit_and_rank() -> None:
    cards = pack(("hearts", "clubs"), (2, 10, 9))
    assert sort_hand(cards, ("clubs", "hearts")) == [
        *("clubs-10", "clubs-9", "clubs-2"), *("hearts-10", "hearts-9", "hearts-2"),
    ]  # fmt: skip


def test_only_the_last_bid_is_barred() -> None:
    assert barred((None, None, 1), 3) is None
    assert barred((2, None, 1), 3) == 0
    assert barred((2, None, 2), 3) is None
    assert barred((2, 0, 2), 3) is None


def test_an_auction_ends_when_all_others_have_passed() -> None:
    auction = Auction(2, 4)
    turns = []
    for bid in (None, 1, None, 2, 3, None):
        turns.append(auction.turn)
        auction = auction.on(bid)
    assert turns == [2, 3, 0, 1, 3, 1]
    assert (auction.over, auction.turn, auction.highest) == (True, None, (3, 3))


def test_an_auction_in_which_all_pass_has_no_winner() -> None:
    auction = Auction(0, 3, (None, None))
    assert (auction.over, auction.turn) == (False, 2)
    assert (auction.on(None).over, auction.on(None).highest) == (True, None)
    assert auction.on(1).over
