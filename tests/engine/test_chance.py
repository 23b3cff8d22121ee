"""Chance: the same seed gives the same luck for ever, so that anybody can verify a shuffle."""

import hashlib
from collections import Counter
from random import Random

from games.engine import Chance, commitment
from games.engine.chance import start, unknown


def test_draws_are_fixed_for_ever():
    chance = start(bytes.fromhex("00ff10"))
    assert [chance.below(10) for _ in range(8)] == [5, 8, 7, 0, 6, 6, 1, 0]
    assert chance == Chance("00ff10", draws=8)


def test_a_draw_is_the_hash_of_seed_and_number():
    digest = hashlib.sha256(b"00ff10:5").digest()
    assert Chance("00ff10", draws=5).below(1000) == int.from_bytes(digest, "big") % 1000


def test_a_shuffle_is_fixed_for_ever():
    cards = list(range(12))
    chance = start(bytes(range(16)))
    chance.shuffle(cards)
    assert cards == [3, 10, 1, 7, 8, 6, 4, 9, 2, 5, 0, 11]
    assert chance.draws == 11


def test_every_order_of_three_comes_up_about_equally_often():
    chance, seen = start(b"even"), Counter()
    for _ in range(3000):
        cards = ["a", "b", "c"]
        chance.shuffle(cards)
        seen["".join(cards)] += 1
    assert len(seen) == 6
    assert all(400 < count < 600 for count in seen.values())


def test_a_copy_goes_its_own_way():
    chance = start(b"x")
    twin = chance.copy()
    assert twin.below(6) == chance.below(6)
    twin.below(6)
    assert (chance.draws, twin.draws) == (1, 2)


def test_the_commitment_is_the_plain_hash_of_the_seed():
    assert commitment(b"cairn") == hashlib.sha256(b"cairn").hexdigest()


def test_an_unknown_source_comes_from_the_given_generator_alone():
    assert unknown(Random(1)) == unknown(Random(1)) != unknown(Random(2))
