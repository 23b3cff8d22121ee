"""Tables by draw for as many rounds as can be without a second match: the lines of a finite plane.

With q tables everybody has a column, one of as many as sit at a table, and a row from 0 to q - 1. In round r those sit
together whose row - r * column, reckoned in a field of q elements, is the same. Two of different columns then meet in
one round of q; where there are as many columns as rows, one more round seats each column together.
"""

from __future__ import annotations

from collections.abc import Sequence

_REDUCING = {4: 0b111, 8: 0b1011, 16: 0b10011}
"""For q a power of two: the polynomial by which products are reduced."""


def in_lines(people: Sequence[int], size: int, round_number: int) -> list[int]:
    """``people`` so that those who should meet in a round stand together, if ``size`` sit at a table.

    Where there is no field of so many elements, or no further line, they stay in their order.
    """
    count = -(-len(people) // size)
    turn = round_number - 1
    if count < size or not (_is_prime(count) or count in _REDUCING) or turn > count or (turn == count > size):
        return [*people]
    found: list[list[int]] = [[] for _ in range(count)]
    for number, person in enumerate(people):
        column, row = divmod(number, count)
        found[column if turn == count else _line(row, turn, column, count)].append(person)
    return [person for table in sorted(found, key=len, reverse=True) for person in table]


def _line(row: int, turn: int, column: int, q: int) -> int:
    if q not in _REDUCING:
        return (row - turn * column) % q
    product = 0
    for bit in range(q.bit_length()):
        product ^= (turn << bit) * (column >> bit & 1)
    for bit in range(product.bit_length() - 1, q.bit_length() - 2, -1):
        if product >> bit & 1:
            product ^= _REDUCING[q] << (bit - q.bit_length() + 1)
    return row ^ product


def _is_prime(number: int) -> bool:
    return number > 1 and all(number % divisor for divisor in range(2, number))
