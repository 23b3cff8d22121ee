"""Rounds of two players on whole numbers, played on by minds: the tight loop under the search.

The same rules as in ``rules`` and the same moves as ``policy`` chooses; tests hold both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.lost_cities.cards import CARDS, COLOUR, INVESTMENT, PER_COLOUR
from games.lost_cities.effects import NO_COLOUR, PickUp, PutDown
from games.lost_cities.heuristics import (
    COUNT,
    HELD,
    LAID,
    LAY_ADD,
    LAY_KEEP,
    TOP,
    UNSEEN,
)
from games.lost_cities.scoring import BONUS, CARDS_FOR_BONUS, COST
from games.lost_cities.state import State

RANK = tuple(face % PER_COLOUR for face in range(len(CARDS)))
GAIN = tuple(1 << (rank or HELD) for rank in range(PER_COLOUR))
SEEN = tuple(~(1 << (UNSEEN + rank)) if rank else ~0 for rank in range(PER_COLOUR))
FORGOTTEN = tuple(~seen for seen in SEEN)
"""What a player holds who took it from a discard pile is not kept in mind: the position does not tell it."""
TAKES = 24
"""Cards taken from discard piles in one roll-out at most: players who think alike could go on forever."""


class Mind(Protocol):
    """Who knows what to do by colour bits alone: rules of thumb, or a judgement of the whole hand."""

    @property
    def alone(self) -> bool:
        """Whether it counts at a table of four on its own turns only, and not on its partner's."""
        ...

    def put_down(self, mine: Sequence[int], rival: Sequence[int], turns: int) -> int:
        """The face to lay, or the complement (``~``) of the face to discard, with so many turns left."""
        ...

    def pick_up(
        self, mine: Sequence[int], rival: Sequence[int], piles: Sequence[Sequence[int]], blocked: int, turns: int
    ) -> int:
        """The colour to take the top card of, but not ``blocked``; -1 for the draw pile. ``piles`` are ranks."""
        ...

    def costs(self, mine: Sequence[int], rival: Sequence[int], turns: int) -> dict[int, float]:
        """What putting down cards costs, by face or its complement, for those that come into question."""
        ...


class Round:
    """A round as both players see it.

    ``colour_bits`` per player and colour (see ``heuristics``), ``sums`` of the numbers laid, ``piles`` of ranks per
    colour with the top last, ``deck`` of faces with the next last; ``mover`` has to put a card down, or, with
    ``putting`` False, to draw, but not from the pile ``blocked``.
    """

    __slots__ = ("blocked", "colour_bits", "deck", "mover", "piles", "putting", "sums")

    def __init__(self, state: State) -> None:
        frame = state.stack[-1]
        self.mover = frame.seat
        self.putting = isinstance(frame, PutDown)
        self.blocked = frame.blocked if isinstance(frame, PickUp) else NO_COLOUR
        self.deck = state.pile[:]
        self.piles = [[RANK[face] for face in pile] for pile in state.discards]
        self.colour_bits = [colour_bits(state, 0), colour_bits(state, 1)]
        self.sums = [[sum(RANK[face] + 1 for face in lane if RANK[face]) for lane in lanes] for lanes in state.sides]


def colour_bits(state: State, seat: int) -> list[int]:
    """Every colour as ``seat`` sees it: the own hand, both sides of the board, and what has been discarded."""
    mine, seen = state.sides[seat % 2], [0] * len(state.discards)
    for place in (state.hands[seat], *state.sides[0], *state.sides[1], *state.discards):
        for face in place:
            seen[COLOUR[face]] |= 1 << RANK[face]
    found = []
    for colour, lane in enumerate(mine):
        top = RANK[lane[-1]] if lane else 0
        laid = sum(RANK[face] == INVESTMENT for face in lane)
        unseen = ~seen[colour] & (0x3FF & ~((2 << top) - 1)) if top else ~seen[colour] & 0x3FE
        found.append(unseen << UNSEEN | top << TOP | laid << LAID | len(lane) << COUNT)
    for face in state.hands[seat]:
        rank, bit = RANK[face], GAIN[RANK[face]]
        if rank == INVESTMENT or not found[COLOUR[face]] & bit:
            found[COLOUR[face]] += bit
    return found


def play_out(table: Round, minds: tuple[Mind, Mind]) -> tuple[int, int]:
    """Plays a round to its end, each player by its own mind; what each side's expeditions are worth then."""
    deck, piles, mover, putting, blocked = table.deck, table.piles, table.mover, table.putting, table.blocked
    both, sums = table.colour_bits, table.sums
    put_down, pick_up = [mind.put_down for mind in minds], [mind.pick_up for mind in minds]
    takes = 0
    while True:
        mine, rival = both[mover], both[1 - mover]
        turns = (len(deck) + 1) // 2
        if putting:
            face = put_down[mover](mine, rival, turns)
            if face >= 0:
                colour, rank = COLOUR[face], RANK[face]
                mine[colour] = (mine[colour] & LAY_KEEP[rank]) + LAY_ADD[rank]
                if rank:
                    sums[mover][colour] += rank + 1
                    rival[colour] &= SEEN[rank]
                blocked = -1
            else:
                face = ~face
                blocked, rank = COLOUR[face], RANK[face]
                mine[blocked] -= GAIN[rank]
                rival[blocked] &= SEEN[rank]
                piles[blocked].append(rank)
        putting = True
        source = pick_up[mover](mine, rival, piles, blocked, turns) if takes < TAKES else -1
        if source >= 0:
            takes += 1
            rank = piles[source].pop()
            mine[source] += GAIN[rank]
            rival[source] |= FORGOTTEN[rank]
        else:
            face = deck.pop()
            colour, rank = COLOUR[face], RANK[face]
            mine[colour] = (mine[colour] + GAIN[rank]) & SEEN[rank]
            if not deck:
                return side_score(both[0], sums[0]), side_score(both[1], sums[1])
        mover = 1 - mover


def side_score(mine: Sequence[int], sums: Sequence[int]) -> int:
    """What one side's expeditions are worth, by its colour bits and the sums of its numbers."""
    total = 0
    for bits, numbers in zip(mine, sums, strict=True):
        count = bits >> COUNT
        if count:
            total += (numbers - COST) * (1 + (bits >> LAID & 3)) + (BONUS if count >= CARDS_FOR_BONUS else 0)
    return total
