"""Decks, rows, and hands dealt anew."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from games.engine import GameRng
from games.parts.cards import deal_anew, fill_row, refill, shuffle_anew
from games.parts.tricks import Trick, pack, suit, voids

SUITS = ("clubs", "diamonds", "hearts", "spades")


def test_discards_become_the_deck_once_it_is_empty() -> None:
    deck, discards, rng = [1], [2, 3, 4], GameRng("05")
    assert not refill(deck, discards, rng)
    deck.pop()
    assert refill(deck, discards, rng)
    assert (sorted(deck), discards) == ([2, 3, 4], [])
    deck.clear()
    assert not refill(deck, discards, rng)


def test_a_row_is_filled_as_far_as_the_deck_goes() -> None:
    row, deck = ["a"], ["b", "c"]
    assert fill_row(row, 5, deck) == ["c", "b"]
    assert (row, deck) == (["a", "c", "b"], [])
    assert fill_row(row, 2, deck) == []


def test_what_is_dealt_anew_depends_on_what_is_unseen_and_not_on_how_it_lies() -> None:
    assert shuffle_anew([3, 1, 2], Random(7)) == shuffle_anew([2, 3, 1], Random(7))
    counts = {1: 2, 2: 2}
    assert deal_anew("abcdefg", counts, Random(7)) == deal_anew("gfedcba", counts, Random(7))
    one, two = (
        deal_anew(cards, counts, Random(7), lambda seat, card: (seat, card) != (1, "a"))
        for cards in ("abcdefg", "gfedcba")
    )
    assert one == two


@pytest.mark.parametrize("seed", range(40))
def test_nobody_is_dealt_a_suit_that_it_could_not_follow(seed: int) -> None:
    """A random deal, played out by the rules: at each trick the others' hands are dealt anew and fit what all saw."""
    rng, seats = Random(seed), rng_seats(seed)
    cards = pack(SUITS, range(2, 15))
    rng.shuffle(cards)
    hands = [[cards.pop() for _ in range(7)] for _ in range(seats)]
    tricks: list[Trick] = []
    leader = 0
    for _ in range(7):
        trick = Trick(leader, seats)
        while not trick.full:
            card = rng.choice(trick.playable(hands[trick.turn]))
            hands[trick.turn].remove(card)
            trick = trick.on(card)
        tricks.append(trick)
        leader = trick.winner()
        known = voids(tricks)
        unseen = [*cards, *(card for hand in hands[1:] for card in hand)]
        counts = {seat: len(hand) for seat, hand in enumerate(hands) if seat}
        dealt, rest = deal_anew(unseen, counts, rng, lambda seat, card: (seat, suit(card)) not in known)  # noqa: B023
        assert {seat: len(hand) for seat, hand in dealt.items()} == counts
        assert Counter([*rest, *(card for hand in dealt.values() for card in hand)]) == Counter(unseen)
        assert not [(seat, card) for seat, hand in dealt.items() for card in hand if (seat, suit(card)) in known]


def rng_seats(seed: int) -> int:
    return 3 + seed % 3


def test_deals_that_fit_are_about_equally_likely() -> None:
    """Seat 1 holds no a, seat 2 no d: of the 24 ways to deal four cards so many fit, each as often as any other."""

    def fits(seat: int, card: str) -> bool:
        return (seat, card) not in {(1, "a"), (2, "d")}

    rng, rounds = Random(5), 6000
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(rounds):
        hands, rest = deal_anew("abcd", {1: 1, 2: 1, 3: 1}, rng, fits)
        found[(*hands[1], *hands[2], *hands[3], *rest)] += 1
    possible = [deal for deal in permutations("abcd") if deal[0] != "a" and deal[1] != "d"]
    assert set(found) == set(possible)
    fair = rounds / len(possible)
    assert all(0.8 * fair < times < 1.2 * fair for times in found.values())


def test_where_no_deal_fits_it_says_so() -> None:
    with pytest.raises(ValueError, match="no deal fits"):
        deal_anew("ab", {1: 2}, Random(1), lambda _, card: card != "a")
