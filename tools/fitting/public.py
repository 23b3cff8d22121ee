"""Players written after three public bots, for rounds in lockstep: rivals to train among and to be measured against.

mando-simple counts what an expedition has and may still come to, and begins, lays and takes at fixed sums; olesch-H4
weighs every whole turn by what lies, what is at hand and what is on discard piles, and sees the card that it would draw
(as published) or is blind; the heuristic of gnabcel lays what leaves a small gap, and keeps what has a use.

Each turn puts a card down and tells where its player then draws from. Of equal cards it takes that drawn first.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from games.lost_cities.cards import PER_COLOUR
from games.lost_cities.heuristics import COUNT, HELD, LAID, NUMBERS, TOP
from games.lost_cities.scoring import BONUS, CARDS_FOR_BONUS, COST
from games.lost_cities.setup import HAND
from tools.fitting.arrays import ABOVE, LOWEST, ONES, WORTH, Ints, Numbers, Truths
from tools.fitting.rounds import COLOUR, NOTHING, RANK, Rounds

VALUE: Ints = np.array([0, *range(2, 11)], np.int64)
"""By rank; an investment counts nothing."""
AT_LEAST: Ints = ABOVE[[0, 0, *range(9)]]
"""By value, the ranks of that value and above."""


class _View(NamedTuple):
    """What movers see, by row and colour, their hands by row and place; ``left`` in the pile by row."""

    mine: Ints
    theirs: Ints
    sums: Ints
    tops: Ints
    left: Ints
    hands: Ints
    colours: Ints
    values: Ints

    @classmethod
    def of(cls, table: Rounds, rows: Ints) -> _View:
        movers = table.mover[rows]
        hands = table.hands[rows, movers]
        return cls(
            table.bits[rows, movers],
            table.bits[rows, 1 - movers],
            table.sums[rows, movers],
            table.piled(rows),
            table.left[rows, None],
            hands,
            COLOUR[hands],
            VALUE[RANK[hands]],
        )

    def by_card(self, of_colours: Numbers) -> Numbers:
        """For each card in hand, what there is for its colour."""
        found: Numbers = of_colours.take(np.arange(len(of_colours))[:, None] * of_colours.shape[1] + self.colours)
        return found

    def card(self, keys: Numbers) -> Ints:
        """The card in hand of the highest key."""
        found: Ints = self.hands[np.arange(len(keys)), keys.argmax(axis=1)]
        return found


def _lying(bits: Ints) -> tuple[Truths, Ints]:
    """Whether expeditions have begun, and the value on top."""
    return bits >> COUNT > 0, VALUE[bits >> TOP & 15]


def mando(table: Rounds, rows: Ints, rng: np.random.Generator) -> Ints:
    """The turn of mando-simple."""
    view, movers = _View.of(table, rows), table.mover[rows]
    left, values, by_card = view.left[:, 0], view.values, view.by_card
    (begun, peek), (theirs_begun, theirs_peek) = _lying(view.mine), _lying(view.theirs)
    numbers, held = view.mine & NUMBERS, view.mine >> HELD & 3
    gone = table.laid[rows, 1 - movers] | table.known[rows, 1 - movers]
    laid = table.laid[rows, movers] | gone
    share = 0.5 * view.left / (view.left + HAND)
    worth = view.sums + WORTH[numbers & AT_LEAST[peek]] + share * WORTH[AT_LEAST[peek] & ~(numbers | laid)]
    lowest = np.where(held > 0, 0, LOWEST[numbers])
    fresh = WORTH[numbers] + share * WORTH[AT_LEAST[VALUE[lowest]] & ~(numbers | gone)]
    fresh[lowest < 0] = NOTHING
    playable = ONES[numbers & AT_LEAST[peek]]
    runs, on_top, promised = by_card(begun), by_card(peek), by_card(fresh)
    needed = runs & (values > on_top)
    wanted = by_card(theirs_begun) & (values > by_card(theirs_peek))
    put, lays = view.card(np.where(needed, -values, np.where(wanted, 100, 200))), np.zeros(len(rows), np.bool_)

    def lay(some: Truths, keys: Numbers, faces: Ints) -> None:
        """What goes before everything up to here, where there is a key."""
        some = some & (keys.max(axis=1) >= 0)
        put[some], lays[some] = faces[some], True

    may = values >= on_top
    ahead = WORTH[by_card(numbers) & ABOVE[RANK[view.hands]]]
    open_ = WORTH[AT_LEAST[values] & ~by_card(numbers | laid)]
    good = may & (by_card(view.sums) + values + ahead + share * open_ >= 25)
    good &= np.where(runs, (values > 0) | (promised >= 30), promised >= 25)
    early = left > 11
    keys = np.where(good, 20 - values, NOTHING)
    lay(early, keys, view.card(keys))
    colour_keys = np.where(~begun & (fresh >= 22) & (playable >= 2), fresh, NOTHING)
    lay(early, colour_keys, _of_colour(colour_keys, lowest))
    usable = numbers & ABOVE[view.mine >> TOP & 15]
    colour_keys = np.where(begun, LOWEST[usable], NOTHING)
    lay(~early, colour_keys, _of_colour(colour_keys, LOWEST[usable]))
    next_ = runs & ((values == on_top + (on_top > 0)) | (values == 2) & (on_top == 0))
    same = view.colours[:, :, None] == view.colours[:, None]
    first = next_ & ~(same & next_[:, None] & np.tri(HAND, k=-1, dtype=np.bool_)).any(axis=2)
    first &= (values > 0) | by_card((worth >= 30) & (playable >= 1))
    keys = np.where(first, values * PER_COLOUR - view.colours + PER_COLOUR, NOTHING)
    lay(left > 0, keys, view.card(keys))
    keys = np.where(runs & may, values * PER_COLOUR + np.arange(HAND), NOTHING)
    lay(left == 1, keys, view.card(keys))
    given = np.where(lays, NOTHING, COLOUR[put])[:, None] == np.arange(begun.shape[1])
    taken = VALUE[view.tops]
    takes = (view.tops >= 0) & begun & ~given & (taken >= peek) & ((taken > 0) | (worth >= 35))
    table.put(rows, put, lays)
    return _drawn(np.where(takes, rng.random(takes.shape), NOTHING))


def olesch_blind(table: Rounds, rows: Ints, rng: np.random.Generator) -> Ints:
    """The turn of olesch-H4 when it does not see its next card."""
    return olesch(table, rows, rng, sees=False)


def olesch(table: Rounds, rows: Ints, _: np.random.Generator, *, sees: bool = True) -> Ints:
    """The turn of olesch-H4.

    Arrays have an axis each for rows, for cards in hand, for laying (1) or discarding (0) them, and for the sources
    that a card may come from: the draw pile first, then colours.
    """
    view = _View.of(table, rows)
    values, by_card, colours = view.values, view.by_card, view.mine.shape[1]
    numbers, peek, ranks = view.mine & NUMBERS, VALUE[view.mine >> TOP & 15], RANK[view.hands]
    factor, count, sums = 1 + (view.mine >> LAID & 3), view.mine >> COUNT, view.sums
    lies = np.arange(table.piles.shape[2]) < table.heights[rows][..., None]
    piled = np.where(lies, 1 << table.piles[rows], 0)
    piled = np.bitwise_or.reduce(piled, axis=2) & NUMBERS
    weight = (WORTH[piled] + 7 * (table.heights[rows] - ONES[piled])).sum(axis=1)
    above = ABOVE[view.mine >> TOP & 15]
    have, lying = WORTH[numbers & above], WORTH[piled & above]

    def both(discarded: Numbers, laid: Numbers) -> Numbers:
        return np.stack([discarded, laid], axis=2)

    usable = np.where(values >= by_card(peek), values, 0)
    after_have = both(by_card(have) - usable, WORTH[by_card(numbers) & ABOVE[ranks]])
    after_lying = both(by_card(lying) + usable, WORTH[by_card(piled) & ABOVE[ranks]])
    after_peek = both(by_card(peek), values)
    after_factor = both(by_card(factor), by_card(factor) + (ranks == 0))
    after_count = both(by_card(count), by_card(count) + 1)
    after_sums = both(by_card(sums), by_card(sums) + values)
    points = _points(count, sums, factor)
    after_points = _points(after_count, after_sums, after_factor)
    result = points.sum(axis=1)[:, None, None] + after_points - by_card(points)[..., None]
    hopes = _hopes(count, have, lying, factor)
    hope = hopes.sum(axis=1)[:, None, None] + _hopes(after_count, after_have, after_lying, after_factor)
    hope -= by_card(hopes)[..., None]
    unseen = table.deck[rows, view.left[:, 0] - 1]
    source_colours = np.concatenate([COLOUR[unseen][:, None], np.tile(np.arange(colours), (len(rows), 1))], axis=1)
    tops = np.concatenate([RANK[unseen][:, None] if sees else np.full_like(view.left, NOTHING), view.tops], axis=1)
    gained = VALUE[tops]
    own = view.colours[:, :, None] == source_colours[:, None]

    def where_drawn(base: Ints, after: Ints) -> Ints:
        """What there is in the colour of the card drawn: changed by the card put down if that has the same colour."""
        here = np.take_along_axis(base, source_colours, axis=1)
        return np.where(own[:, :, None], after[..., None], here[:, None, None])

    at = where_drawn(count, after_count), where_drawn(have, after_have), where_drawn(lying, after_lying)
    times = where_drawn(factor, after_factor)
    more = np.where(gained[:, None, None] >= where_drawn(peek, after_peek), gained[:, None, None], 0)
    from_pile = np.arange(1 + colours) > 0
    added = _hopes(at[0], at[1] + more, at[2] - more * from_pile, times) - _hopes(*at, times)
    added = np.where(tops[:, None, None] >= 0, added, 0)
    left = view.left - ~from_pile
    lighter = np.where(gained > 0, gained, 7) * from_pile
    heavier = both(np.where(values > 0, values, 7), np.zeros_like(values))
    weights = weight[:, None, None, None] + heavier[..., None] - lighter[:, None, None]
    scores = result[..., None] * 10 + (hope[..., None] + added) * (left + HAND)[:, None, None] // 2
    scores -= 6 * weights + (130 * left)[:, None, None]
    may = both(np.ones_like(values, np.bool_), values >= by_card(peek))[..., None] & (
        (tops >= 0)[:, None, None] | ~from_pile
    )
    may[:, :, 0] &= ~(own & from_pile)
    best = np.where(may, scores, np.iinfo(np.int64).min).reshape(len(rows), -1).argmax(axis=1)
    place, lays, source = np.unravel_index(best, may.shape[1:])
    table.put(rows, view.hands[np.arange(len(rows)), place], lays > 0)
    return np.asarray(source, np.int64) - 1


def _points(count: Ints, sums: Ints, factor: Ints) -> Ints:
    return np.where(count > 0, factor * (sums - COST) + np.where(count >= CARDS_FOR_BONUS, BONUS, 0), 0)


def _hopes(count: Ints, have: Ints, lying: Ints, factor: Ints) -> Ints:
    return np.where(count > 0, (have + lying // 2) * factor, 0)


def gnabcel(table: Rounds, rows: Ints, _: np.random.Generator) -> Ints:
    """The turn of gnabcel's heuristic."""
    view = _View.of(table, rows)
    mine, values, by_card = view.mine, view.values, view.by_card
    begun, numbers, held = mine >> COUNT > 0, mine & NUMBERS, mine >> HELD & 3
    last, turns = np.maximum(1, VALUE[mine >> TOP & 15]), (view.left + 1) // 2
    worth, cards = WORTH[numbers], ONES[numbers] + held
    own = np.where(_fits(by_card(mine), values), 6 + values, 0)
    own = np.where(by_card(begun), own, by_card(worth) / 4 + 3 * (values == 0))
    given = np.where(_fits(by_card(view.theirs), values), 5 + values, 0)
    given = np.where(by_card(view.theirs >> COUNT > 0), given, values / 3)
    put, lays = view.card(-(own + given)), np.zeros(len(rows), np.bool_)
    least = 18 + 6 * (view.left < 20)
    keys = np.where(~begun & (cards > 0) & (cards <= turns) & (worth >= least), worth, NOTHING)
    invests = (held > 0) & (worth >= least + 6) & (view.left > 20)
    some = keys.max(axis=1) >= 0
    put[some], lays[some] = _of_colour(keys, np.where(invests, 0, LOWEST[numbers]))[some], True
    lowest = LOWEST[numbers & ABOVE[mine >> TOP & 15]]
    gap = VALUE[lowest] - last - 1
    keys = np.where(begun & (lowest > 0) & (gap <= np.where(cards < turns, 2, 99)), 20 - gap, NOTHING)
    some = keys.max(axis=1) >= 0
    put[some], lays[some] = _of_colour(keys, lowest)[some], True
    table.put(rows, put, lays)
    mine, tops = table.bits[rows, table.mover[rows]], VALUE[table.piled(rows)]
    open_ = table.open(rows) & (mine >> COUNT > 0)
    gap = np.where(tops > 0, tops - np.maximum(1, VALUE[mine >> TOP & 15]) - 1, 0)
    return _drawn(np.where(open_ & _fits(mine, tops) & (gap <= 1), 20 - gap, NOTHING))


def _fits(bits: Ints, values: Ints) -> Truths:
    """Whether cards could be laid in expeditions."""
    top = VALUE[bits >> TOP & 15]
    found: Truths = (top == 0) | (values > top)
    return found


def _of_colour(keys: Numbers, ranks: Ints) -> Ints:
    """The face in the colour of the highest key, the first of equals."""
    colour = keys.argmax(axis=1)
    found: Ints = colour * PER_COLOUR + ranks[np.arange(len(keys)), colour]
    return found


def _drawn(keys: Numbers) -> Ints:
    """The colour of the highest key, the draw pile if none has one."""
    return np.where(keys.max(axis=1) >= 0, keys.argmax(axis=1), NOTHING)
