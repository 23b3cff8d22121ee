"""Measure Cairn on this machine and print a table: what was measured, what it should reach, whether it does.

Close other programs before: the numbers are those of the whole machine at the time. A single run says little about a
few per cent; `--runs 3` goes through all groups three times and takes the median of each row.
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import statistics
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

import msgspec

from tools.bench import GROUPS, Group, Row

WIDTHS = (50, 16, 16)

SLOWER = 1.1
"""A row that is so many times worse than before is told."""

Rows = dict[str, list[Row]]
"""The rows of each group."""


class Figures(msgspec.Struct):
    """The figures of a run, as they are written to a file."""

    machine: str
    rows: Rows


def measure(groups: Sequence[str]) -> Rows:
    """Return the rows of some groups, each printed as soon as it is known."""
    rows: defaultdict[str, list[Row]] = defaultdict(list)
    for group in groups:
        for row in cast("Group", importlib.import_module(f"tools.bench.{group}")).measure():
            rows[group].append(row)
            print(row_line(row), flush=True)
    return rows


def medians(runs: Sequence[Rows]) -> Rows:
    """Return each row of the first run with the median of what all runs that have it measured."""
    found: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for rows in runs:
        for group, each in rows.items():
            for row in each:
                found[group, row.name].append(row.measured)
    return {
        group: [msgspec.structs.replace(row, measured=statistics.median(found[group, row.name])) for row in each]
        for group, each in runs[0].items()
    }


def worse(rows: Rows, before: Rows) -> list[str]:
    """Return a line for each row that is more than ``SLOWER`` times worse than ``before``; new rows are not told."""
    known = {(group, row.name): row.measured for group, each in before.items() for row in each}
    lines = []
    for group, each in rows.items():
        for row in each:
            was, now = known.get((group, row.name)), row.measured
            if was is not None and (now * SLOWER < was if row.at_least else now > was * SLOWER):
                lines.append(f"{group}: {row.name}: {_number(now)} {row.unit}, before {_number(was)} {row.unit}")
    return lines


def machine() -> str:
    """Return the processor, its cores, Python and the system, in a line."""
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.is_file():
        names = [
            line.partition(":")[2].strip() for line in cpus.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"


def row_line(row: Row) -> str:
    """Return a row as it is printed."""
    reach = "" if row.reach is None else f"{'≥' if row.at_least else '≤'} {row.reach:,.6g} {row.unit}"
    return _line(row.name, f"{_number(row.measured)} {row.unit}", reach, {None: "", True: "yes", False: "NO"}[row.ok])


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _line(name: str, measured: str, reach: str, ok: str) -> str:
    return f"{name:<{WIDTHS[0]}} {measured:>{WIDTHS[1]}} {reach:>{WIDTHS[2]}}  {ok}".rstrip()


def _write(file: Path, rows: Mapping[str, Sequence[Row]]) -> None:
    found = {group: [{**msgspec.structs.asdict(row), "ok": row.ok} for row in each] for group, each in rows.items()}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode({"machine": machine(), "rows": found})))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure; 0 also where a number is out of reach, 1 where one is worse than before."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("groups", metavar="GROUP", nargs="*", help=f"all if none: {', '.join(GROUPS)}")
    parser.add_argument("--runs", metavar="N", type=int, default=1, help="go through all so many times: medians")
    parser.add_argument("--out", metavar="FILE", type=Path, help="write the rows as JSON, too")
    parser.add_argument("--against", metavar="FILE", type=Path, help=f"tell what is {SLOWER} times worse than there")
    given = parser.parse_args(arguments)
    if unknown := set(given.groups) - set(GROUPS):
        parser.error(f"no such group: {', '.join(sorted(unknown))}; there are {', '.join(GROUPS)}")
    before = msgspec.json.decode(given.against.read_bytes(), type=Figures) if given.against else None
    print(machine())
    print(_line("", "measured", "reach", "ok"))
    rows = medians([measure(given.groups or GROUPS) for _ in range(given.runs)])
    if given.runs > 1:
        print(f"\nMedians of {given.runs} runs")
        print("\n".join(row_line(row) for each in rows.values() for row in each))
    if given.out:
        _write(given.out, rows)
    lines = worse(rows, before.rows) if before else []
    if before:
        print(f"\nMore than {SLOWER} times worse than in {given.against} ({before.machine}):")
        print("\n".join(lines) or "nothing")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
