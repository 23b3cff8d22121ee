"""Rows of numbers in one whole number are reckoned with as number by number."""

from random import Random

from games.lost_cities.judgement import ONE, Packing


def test_sums_of_multiples_of_packed_rows_are_those_of_their_numbers() -> None:
    rng, packing = Random(6), Packing(5)
    rows = [[rng.randint(-(2**11), 2**11) / 2 ** rng.randint(0, 24) for _ in range(5)] for _ in range(32)]
    factors = [rng.randint(0, 2**26) * rng.randint(0, 1) for _ in rows]
    total = sum(factor * packing.packed(row) for factor, row in zip(factors, rows, strict=True))
    expected = [0] * 5
    for factor, row in zip(factors, rows, strict=True):
        expected = [so_far + factor * int(number * ONE) for so_far, number in zip(expected, row, strict=True)]
    assert list(packing.unpacked(total)) == expected


def test_a_packed_row_holds_the_least_and_the_greatest_number_next_to_each_other() -> None:
    row = [-(2**63), 2**63 - 1, -1, 0, -(2**63), -(2**63)]
    packing = Packing(len(row))
    assert list(packing.unpacked(packing.packed(row, one=1))) == row
