"""Count the visits to the database and the rows of each kind of click.

The real bot runs in the sandbox while people click there. A click's own cost is what its handler asks of the database.
Beside it stands what the bot asked behind it until all was quiet: posts, timers, whatever else woke, the most in one
click of the kind. That differs a little from run to run and is not compared.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

import msgspec

from tools.visits.clicks import clicking
from tools.visits.counting import Cost
from tools.visits.scenes import play

BASELINE = Path(__file__).parents[2] / "reports" / "visits.json"

Costs = dict[str, Cost]


class Measured(msgspec.Struct):
    """The greatest cost of each kind of click, and of the requests behind it."""

    clicks: Costs
    behind: Costs


async def measure(quiet: float = 0.1) -> Measured:
    """Return the costs by kind of click. ``quiet``: seconds without a request after which a click is over."""
    async with clicking(quiet) as clicks:
        await play(clicks)
        return Measured(clicks.costs(), clicks.behind())


def risen(costs: Costs, before: Costs) -> list[str]:
    """Return a line for each kind that costs more than ``before``, or that is not there any more."""
    lines = [f"{kind}: not measured any more" for kind in before.keys() - costs.keys()]
    for kind in costs.keys() & before.keys():
        cost, was = costs[kind], before[kind]
        for what, now, then in (
            ("visits", cost.visits, was.visits),
            ("rows read", cost.rows_read, was.rows_read),
            ("rows written", cost.rows_written, was.rows_written),
        ):
            if now > then:
                lines.append(f"{kind}: {now} {what}, before {then}")
    return sorted(lines)


def read(file: Path) -> Measured:
    return msgspec.json.decode(file.read_bytes(), type=Measured)


def written(measured: Measured) -> bytes:
    """Return the figures as JSON with a line for each kind."""
    parts = {"clicks": measured.clicks, "behind": measured.behind}
    blocks = (
        f'"{name}": {{\n  ' + ",\n  ".join(f"{encoded(kind)}: {encoded(costs[kind])}" for kind in sorted(costs)) + "\n}"
        for name, costs in parts.items()
    )
    return ("{" + ",\n".join(blocks) + "}\n").encode()


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()


def table(measured: Measured) -> str:
    """Return the figures as a table, dearest first."""
    lines = [f"{'':32}{'visits':>7} = reads + writes {'rows read':>10}{'written':>9} | behind it: visits"]
    for kind, cost in sorted(measured.clicks.items(), key=lambda each: -each[1].visits):
        behind = measured.behind.get(kind)
        lines.append(
            f"{kind:32}{cost.visits:7}   {cost.reads:5}   {cost.writes:6} {cost.rows_read:10}{cost.rows_written:9} | "
            f"{behind.visits if behind else '':>10}"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.visits", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--against", type=Path, metavar="FILE", help="fail if a kind costs more than there")
    given = parser.parse_args()
    measured = asyncio.run(measure())
    sys.stdout.write(table(measured) + "\n")
    if given.json:
        given.json.write_bytes(written(measured))
    if given.against and (worse := risen(measured.clicks, read(given.against).clicks)):
        sys.exit("\n".join(worse))


if __name__ == "__main__":
    main()
