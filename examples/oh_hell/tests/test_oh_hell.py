"""The rules that are Oh Hell's own, each by a position made for it."""

from __future__ import annotations

import pytest
from oh_hell.rules import GAME, PACK, OhHellOptions, State

from contract.words.said import say_in
from games.engine import IllegalMove


def dealt(hands: list[list[str]], turned: str, bids: list[int], **options: bool) -> State:
    """Three seats with these hands of three cards, after these bids in turn."""
    state = GAME.setup(3, OhHellOptions(cards=3, course="down", first=0, **options), b"any seed")
    state.hands, state.turned = [list(hand) for hand in hands], turned
    state.deck = [card for card in PACK if card != turned and all(card not in hand for hand in hands)]
    for seat, bid in enumerate(bids):
        state = GAME.apply(state, seat, f"bid-{bid}").state
    return state


HANDS = [["spades-14", "hearts-2", "clubs-3"], ["spades-7", "spades-4", "clubs-5"], ["hearts-3", "clubs-6", "clubs-9"]]


def test_the_last_bid_may_not_come_out() -> None:
    assert GAME.legal(dealt(HANDS, "hearts-5", [1, 0])) == ["bid-0", "bid-1", "bid-3"]
    assert len(GAME.legal(dealt(HANDS, "hearts-5", [1, 0], hook=False))) == 4
    assert len(GAME.legal(dealt(HANDS, "hearts-5", [3, 1]))) == 4


def test_suit_is_followed_and_a_trump_wins() -> None:
    state = GAME.apply(dealt(HANDS, "hearts-5", [1, 0, 0]), 0, "play-spades-14").state
    with pytest.raises(IllegalMove):
        GAME.apply(state, 1, "play-clubs-5")
    state = GAME.apply(state, 1, "play-spades-4").state
    taken, say = GAME.apply(state, 2, "play-hearts-3"), say_in("en", "oh_hell")
    assert [say(event.text) for event in taken.events] == ["Cem plays 3 of hearts.", "Cem takes the trick."]
    assert taken.state.won() == [0, 0, 1]
    assert GAME.to_act(taken.state) == (2,)


def test_an_exact_bid_scores_and_the_last_card_is_laid_by_itself() -> None:
    state = dealt(HANDS, "hearts-5", [1, 0, 0])
    for card in ("spades-14", "spades-4", "hearts-3", "clubs-6", "clubs-3", "clubs-5"):
        state = GAME.apply(state, GAME.mover(state), f"play-{card}").state
    assert state.scores == [[11, 10, 0]]
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert GAME.to_act(state) == (1,)


def test_hands_fall_and_rise() -> None:
    assert OhHellOptions(cards=3).sizes == [3, 2, 1, 2, 3]
    assert OhHellOptions(cards=3, course="up").sizes == [1, 2, 3]


def test_a_later_seat_plans_its_card_as_its_own() -> None:
    state = GAME.apply(dealt(HANDS, "hearts-5", [1, 0, 0]), 0, "play-spades-14").state
    plan = GAME.as_if(state, 2)
    assert plan is not None
    assert GAME.apply(plan, 2, "play-hearts-3").state.won() == [0, 0, 1]
    assert GAME.as_if(state, 0) is None
