"""Measure Cairn on this machine and print a table: what was measured, what it should reach, whether it does.

Close other programs before: the numbers are those of the whole machine at the time.
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
from pathlib import Path
from typing import TYPE_CHECKING, cast

from bot.command import Problem

if TYPE_CHECKING:
    from bot.bench import Group, Row

HELP = "measure Cairn on this machine"

WIDTHS = (50, 16, 16)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which groups of rows."""
    parser.add_argument("groups", metavar="GROUP", nargs="*", help="such as engine or store; all if none")
    parser.add_argument("--out", metavar="FILE", type=Path, help="write the rows as JSON, too")


def run(args: argparse.Namespace) -> int:
    """Measures group by group; 0 also where a number is out of reach: it tells, it does not judge."""
    from bot.bench import GROUPS

    unknown = [group for group in args.groups if group not in GROUPS]
    if unknown:
        raise Problem(f"no such group: {unknown[0]}; there are {', '.join(GROUPS)}.")
    print(machine())
    print(_line("", "measured", "reach", "ok"))
    rows: dict[str, list[Row]] = {}
    for group in args.groups or GROUPS:
        module = cast("Group", importlib.import_module(f"bot.bench.{group}"))
        for row in module.measure():
            rows.setdefault(group, []).append(row)
            print(_row(row), flush=True)
    if args.out:
        _write(args.out, rows)
    return 0


def machine() -> str:
    """The processor, its cores, Python and the system, in a line."""
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.is_file():
        names = [
            line.partition(":")[2].strip() for line in cpus.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"


def _row(row: Row) -> str:
    reach = "" if row.reach is None else f"{'≥' if row.at_least else '≤'} {row.reach:,.6g} {row.unit}"
    return _line(row.name, f"{_number(row.measured)} {row.unit}", reach, {None: "", True: "yes", False: "NO"}[row.ok])


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _line(name: str, measured: str, reach: str, ok: str) -> str:
    return f"{name:<{WIDTHS[0]}} {measured:>{WIDTHS[1]}} {reach:>{WIDTHS[2]}}  {ok}".rstrip()


def _write(file: Path, rows: dict[str, list[Row]]) -> None:
    import msgspec

    found = {group: [{**msgspec.structs.asdict(row), "ok": row.ok} for row in each] for group, each in rows.items()}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode({"machine": machine(), "rows": found})))
