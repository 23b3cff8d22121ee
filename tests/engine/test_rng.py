"""Chance: the same seed gives the same luck for ever, so that anybody can verify a shuffle."""

import hashlib
from collections import Counter
from random import Random

from games.engine import GameRng, commitment
from games.engine.rng import random_rng, seeded_rng


def test_draws_are_fixed_for_ever() -> None:
    rng = seeded_rng(bytes.fromhex("00ff10"))
    assert [rng.below(10) for _ in range(8)] == [5, 8, 7, 0, 6, 6, 1, 0]
    assert rng == GameRng("00ff10", draws=8)


def test_a_draw_is_the_hash_of_seed_and_number() -> None:
    digest = hashlib.sha256(b"00ff10:5").digest()
    assert GameRng("00ff10", draws=5).below(1000) == int.from_bytes(digest, "big") % 1000


def test_a_shuffle_is_fixed_for_ever() -> None:
    cards = list(range(12))
    rng = seeded_rng(bytes(range(16)))
    rng.shuffle(cards)
    assert cards == [3, 10, 1, 7, 8, 6, 4, 9, 2, 5, 0, 11]
    assert rng.draws == 11


def test_every_order_of_three_comes_up_about_equally_often() -> None:
    rng = seeded_rng(b"even")
    seen: Counter[str] = Counter()
    for _ in range(3000):
        cards = ["a", "b", "c"]
        rng.shuffle(cards)
        seen["".join(cards)] += 1
    assert len(seen) == 6
    assert all(400 < count < 600 for count in seen.values())


def test_the_commitment_is_the_plain_hash_of_the_seed() -> None:
    assert commitment(b"cairn") == hashlib.sha256(b"cairn").hexdigest()


def test_an_unknown_source_comes_from_the_given_generator_alone() -> None:
    assert random_rng(Random(1)) == random_rng(Random(1)) != random_rng(Random(2))
