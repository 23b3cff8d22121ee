"""How soon people are answered while computer players think: the same load without them and with eight."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tools.bench import Row, percentile
from tools.bench.posting import Found, Load, play

LOAD = Load(100, 4, 160)
SEATS = 8


def measure() -> Iterator[Row]:
    """Clicks at a hundred tables, then the same beside eight tables where a computer player thinks hard."""
    alone = asyncio.run(play(LOAD))
    yield from _acknowledged("nobody thinks", alone)
    beside = asyncio.run(play(LOAD, SEATS))
    yield from _acknowledged(f"{SEATS} seats think", beside)
    yield Row(
        name=f"event loop stall while {SEATS} seats think, p99",
        measured=percentile(beside.late, 0.99) * 1000,
        unit="ms",
        reach=15,
    )
    yield Row(name="moves of the thinking seats meanwhile", measured=beside.computed, unit="", reach=1, at_least=True)


def _acknowledged(while_: str, found: Found) -> Iterator[Row]:
    for share, reach in ((0.5, None), (0.99, 250)):
        yield Row(
            name=f"click to acknowledgement, {while_}, p{share * 100:g}",
            measured=percentile(found.acks, share) * 1000,
            unit="ms",
            reach=reach,
        )
