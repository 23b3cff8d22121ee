"""Bids: once around, each for itself, or an auction that the highest wins."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


def barred(bids: Sequence[int | None], total: int) -> int | None:
    """Return the bid that the last seat may not make, for all would come to ``total`` by it; None where there is none.

    ``bids`` are those of all seats, None for a seat that has yet to bid.

    >>> barred((1, None, 0), 3), barred((1, None, None), 3), barred((2, None, 2), 3)
    (2, None, None)
    """
    left = total - sum(bid for bid in bids if bid is not None)
    return left if left >= 0 and sum(bid is None for bid in bids) == 1 else None


class Auction(msgspec.Struct, frozen=True):
    """The ``bids`` of an auction in order, from the seat ``first`` on; None is a pass, and who has passed is out.

    It never changes: a bid more makes another auction. So a state and a view may hold it.

    >>> auction = Auction(first=1, seats=3).on(2).on(None).on(3)
    >>> auction.turn, auction.highest, auction.over
    (1, (0, 3), False)
    >>> auction.on(None).over
    True
    """

    first: int
    seats: int
    bids: tuple[int | None, ...] = ()

    @property
    def by_seat(self) -> list[tuple[int, int | None]]:
        """Each bid with its seat, in order."""
        found: list[tuple[int, int | None]] = []
        out: set[int] = set()
        seat = self.first
        for bid in self.bids:
            while seat in out:
                seat = (seat + 1) % self.seats
            found.append((seat, bid))
            out |= {seat} if bid is None else set()
            seat = (seat + 1) % self.seats
        return found

    @property
    def inside(self) -> list[int]:
        """The seats that have not passed, in the order in which they bid."""
        out = {seat for seat, bid in self.by_seat if bid is None}
        order = ((self.first + step) % self.seats for step in range(self.seats))
        return [seat for seat in order if seat not in out]

    @property
    def highest(self) -> tuple[int, int] | None:
        """The seat of the highest bid, and the bid; None before the first. A bid is higher than those before it."""
        return next(((seat, bid) for seat, bid in reversed(self.by_seat) if bid is not None), None)

    @property
    def over(self) -> bool:
        """Whether nobody bids any more: all others have passed after a bid, or all have passed."""
        return len(self.inside) <= (self.highest is not None)

    @property
    def turn(self) -> int | None:
        """The seat that bids next; None when it is over."""
        if self.over:
            return None
        last = self.by_seat[-1][0] if self.bids else self.first - 1
        return min(self.inside, key=lambda seat: (seat - last - 1) % self.seats)

    def on(self, bid: int | None) -> Auction:
        """Return the auction after the next bid or pass."""
        return Auction(self.first, self.seats, (*self.bids, bid))
