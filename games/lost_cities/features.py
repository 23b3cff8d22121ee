"""What the judgement of a hand in Lost Cities looks at: 87 yes-or-no features of one colour as one player sees it.

A colour is given by its colour bits (see ``heuristics``) and how many turns are left. It is cut into five parts, each a
small whole number, whose features do not depend on the other parts: what a part adds to the first layer is looked up.
"""

from __future__ import annotations

from games.lost_cities.heuristics import ABOVE, HELD, LAID, NUMBERS, RANKS, TOP, UNSEEN

CLASSES = 14
TURNS = (0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, *(CLASSES - 1,) * 20)
"""The class of each number of turns left: coarse where they are many."""
NO_GAP = 7
"""The gap below the lowest number in hand that could be laid, where there is none; else up to 5 unseen numbers."""

PARTS = (512, 512, 1024, CLASSES, 2048)
"""How many values each part has: usable numbers held, unseen numbers, own side, class of turns left, the rest."""
WIDTHS = (25, 9, 24, CLASSES, 15)
"""How many features belong to each part."""
TURNS_LEFT = 3
"""The place of the class of turns left among them."""

LANE_PARTS = (1024, CLASSES)
"""The same for what a card is to the rival: its side (from TOP, six bits) with the card's rank, class of turns left."""
LANE_WIDTHS = (32, CLASSES)


def parts(bits: int, turns: int) -> tuple[int, int, int, int, int]:
    """The parts of a colour with a player who has a class of ``turns`` left."""
    top, held = bits >> TOP & 15, bits >> HELD & 3
    above = ABOVE[top]
    usable, unseen = bits & above, bits >> UNSEEN & above
    useless = min(3, len(RANKS[bits & NUMBERS & ~above]))
    gap = NO_GAP
    if usable:
        lowest = usable & -usable
        gap = min(5, len(RANKS[unseen & (lowest - 1)]))
    begun = bits >> LAID > 0
    fit = len(RANKS[usable]) > turns + 1
    rest = held | useless << 2 | fit << 4 | begun << 5 | (usable > 0) << 6 | (top > 0) << 7 | gap << 8
    return usable >> 1, unseen >> 1, bits >> TOP, turns, rest


def columns(part: int, value: int) -> list[int]:
    """The features of a part that are on, counted from its first."""
    return _COLUMNS[part](value)


def lane_columns(part: int, value: int) -> list[int]:
    """The features of what a card is to the rival that are on, counted from the part's first.

    The first part is ``lane | rank << 6``, the lane being six of the rival's colour bits from TOP.
    """
    if part:
        return [value]
    top, laid, rank = value & 15, value >> 4 & 3, value >> 6
    begun, fits = bool(top or laid), rank > top or not rank + top
    found = [min(top, 9), 10 + laid, 14 + min(rank, 9)]
    found += [24] * fits + [25] * begun + [26] * (begun and rank > top)
    if begun and rank > top:
        found.append(27 + min(4, rank - top - 1))
    return found


def _usable(value: int) -> list[int]:
    ranks = RANKS[value << 1]
    found = [rank - 1 for rank in ranks] + [9 + min(6, len(ranks))]
    return [*found, 15 + ranks[0]] if ranks else found


def _unseen(value: int) -> list[int]:
    return [rank - 1 for rank in RANKS[value << 1]]


def _side(value: int) -> list[int]:
    top, laid, count = value & 15, value >> 4 & 3, value >> 6
    return [min(top, 9), 10 + laid, 14 + min(9, count)]


def _turns(value: int) -> list[int]:
    return [value]


def _rest(value: int) -> list[int]:
    held, useless, gap = value & 3, value >> 2 & 3, value >> 8
    fit, begun, usable, numbered = (value >> bit & 1 for bit in (4, 5, 6, 7))
    found = [held - 1] * (held > 0) + [2 + useless] * (useless > 0) + [6] * fit
    found += [7] * (not begun and held + usable > 0) + [8] * (numbered and held > 0)
    return [*found, 9 + min(5, gap)] if gap != NO_GAP else found


_COLUMNS = (_usable, _unseen, _side, _turns, _rest)
