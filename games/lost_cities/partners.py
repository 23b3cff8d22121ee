"""A round of two partnerships on whole numbers, played on by rules of thumb: what ``rollout`` is for two players.

The same rules and moves as there. Nobody passes cards, since the rules of thumb never do.
"""

from __future__ import annotations

from games.lost_cities.cards import COLOUR, PER_COLOUR
from games.lost_cities.effects import NO_COLOUR, PickUp, PutDown
from games.lost_cities.heuristics import COUNT, LAID, LAY_ADD, LAY_KEEP, TOP, UNSEEN
from games.lost_cities.rollout import (
    FORGOTTEN,
    GAIN,
    RANK,
    SEEN,
    TAKES,
    Mind,
    colour_bits,
    side_score,
)
from games.lost_cities.state import State

PARTNER_KEEP = (~0, *(~(((2 << rank) - 1) << UNSEEN | 15 << TOP) for rank in range(1, PER_COLOUR)))
PARTNER_ADD = ((1 << LAID) + (1 << COUNT), *((rank << TOP) + (1 << COUNT) for rank in range(1, PER_COLOUR)))
"""``(bits & PARTNER_KEEP[rank]) + PARTNER_ADD[rank]`` are the bits after the partner has laid a card of that rank."""


def play_out_partners(state: State, minds: tuple[Mind, Mind]) -> tuple[int, int]:
    """Plays a round of four to its end, each side by its own mind; what its expeditions are worth then.

    Somebody has to put a card down or to draw in ``state``, which stays as it is.
    """
    frame = state.stack[-1]
    mover, putting = frame.seat, isinstance(frame, PutDown)
    blocked = frame.blocked if isinstance(frame, PickUp) else NO_COLOUR
    deck, piles = state.pile[:], [[RANK[face] for face in pile] for pile in state.discards]
    eyes = [colour_bits(state, seat) for seat in range(4)]
    twins = [[face for face in {*hand} if RANK[face] and hand.count(face) > 1] for hand in state.hands]
    sums = [[sum(RANK[face] + 1 for face in lane if RANK[face]) for lane in lanes] for lanes in state.sides]
    laid = {face for lanes in state.sides for lane in lanes for face in lane}
    hands = [4 if mind.alone else 2 for mind in minds]
    takes = 0
    while True:
        mine, mind, held_twice = eyes[mover], minds[mover & 1], twins[mover]
        partner, left, right = eyes[mover ^ 2], eyes[(mover + 1) & 3], eyes[(mover + 3) & 3]
        turns = -(-len(deck) // hands[mover & 1])
        if putting:
            face = mind.put_down(mine, left, turns)
            lays = face >= 0
            face = face if lays else ~face
            colour, rank = COLOUR[face], RANK[face]
            if lays:
                laid.add(face)
                mine[colour] = (mine[colour] & LAY_KEEP[rank]) + LAY_ADD[rank]
                partner[colour] = (partner[colour] & PARTNER_KEEP[rank]) + PARTNER_ADD[rank]
                sums[mover & 1][colour] += rank + 1 if rank else 0
                blocked = NO_COLOUR
            else:
                mine[colour] -= GAIN[rank]
                partner[colour] &= SEEN[rank]
                piles[colour].append(rank)
                blocked = colour
            left[colour] &= SEEN[rank]
            right[colour] &= SEEN[rank]
            if face in held_twice:
                held_twice.remove(face)
                mine[colour] += GAIN[rank]
        putting = True
        source = mind.pick_up(mine, left, piles, blocked, turns)
        if source >= 0 and takes < TAKES:
            takes += 1
            colour, rank = source, piles[source].pop()
            if rank not in piles[source] and colour * PER_COLOUR + rank not in laid:  # of some cards there are two
                for others in (partner, left, right):
                    if not others[colour] & GAIN[rank]:
                        others[colour] |= FORGOTTEN[rank] & ~((2 << (others[colour] >> TOP & 15)) - 1 << UNSEEN)
        else:
            face = deck.pop()
            colour, rank = COLOUR[face], RANK[face]
            mine[colour] &= SEEN[rank]
        if rank and mine[colour] & GAIN[rank]:
            held_twice.append(colour * PER_COLOUR + rank)
        else:
            mine[colour] += GAIN[rank]
        if not deck:
            return side_score(eyes[0], sums[0]), side_score(eyes[1], sums[1])
        mover = (mover + 1) & 3
