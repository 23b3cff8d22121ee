"""Run campaigns until their time is up: ``make siege ARGS="games secrets --seconds 600 --out docs/siege.md"``.

Each keeps its progress in ``artefacts/siege`` after every piece of work, so hours can be spent on it in pieces.
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from typing import cast

from bot.command.bench import machine
from tools.siege.progress import FOLDER, Campaign, Clock, Progress

CAMPAIGNS = ("games", "secrets", "deaths", "faults", "malice", "clocks", "processes", "servers")


def main(argv: list[str] | None = None) -> int:
    """Runs what was asked for; 1 where anything has ever been found that is not mended (``--forget`` clears that)."""
    parser = argparse.ArgumentParser(
        prog="tools.siege", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "campaigns", nargs="*", metavar="CAMPAIGN", help=f"{', '.join(CAMPAIGNS)}; all if none is named"
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each of them runs")
    parser.add_argument(
        "--pieces", type=int, default=sys.maxsize, help="how many pieces of work each of them does at most"
    )
    parser.add_argument("--seed", type=int, help="do this one piece of work again, and keep nothing")
    parser.add_argument("--forget", action="store_true", help="forget what was found, once it is mended")
    parser.add_argument("--out", type=Path, help="write the report of all campaigns here")
    args = parser.parse_args(argv)
    for unknown in set(args.campaigns) - set(CAMPAIGNS):
        parser.error(f"no campaign {unknown!r}: there are {', '.join(CAMPAIGNS)}")
    found = 0
    for name in args.campaigns or CAMPAIGNS:
        progress = Progress(name) if args.seed is not None else Progress.load(name)
        if args.forget:
            progress.findings.clear()
        campaign = cast("Campaign", importlib.import_module(f"tools.siege.{name}"))
        if args.seed is not None:
            campaign.attack(progress, args.seed)
        else:
            run(campaign, progress, args.seconds, args.pieces)
        found += len(progress.findings)
        say(f"{name}: {counted(progress)}; {len(progress.findings)} findings", *progress.findings)
    if args.out:
        args.out.write_text(report([Progress.load(name) for name in CAMPAIGNS]), "utf-8")
    return 1 if found else 0


def run(
    campaign: Campaign, progress: Progress, seconds: float, pieces: int = sys.maxsize, folder: Path = FOLDER
) -> None:
    """Piece after piece until the time is up or so many are done."""
    clock, before = Clock(seconds), progress.seconds
    if (commit := commit_now()) not in progress.commits:
        progress.commits.append(commit)
    while pieces and not clock.up:
        campaign.attack(progress, progress.next_seed)
        progress.next_seed += 1
        progress.seconds = before + clock.spent
        progress.save(folder)
        pieces -= 1


def commit_now() -> str:
    """The commit that is checked out, with a plus where something is not committed; empty outside a checkout."""
    done = subprocess.run(
        ["/usr/bin/env", "git", "describe", "--always", "--dirty=+"], capture_output=True, text=True, check=False
    )
    return done.stdout.strip()


def counted(progress: Progress) -> str:
    """What was done, in a line."""
    return ", ".join(f"{count:,} {what}" for what, count in sorted(progress.counts.items())) or "nothing yet"


def report(all_progress: list[Progress]) -> str:
    """What every campaign has done and found, against what was asked, as a page."""
    lines = ["# What was attacked, and what came of it", "", f"Written by `make siege`. {machine()}.", ""]
    for progress in all_progress:
        campaign = importlib.import_module(f"tools.siege.{progress.campaign}")
        summary = (campaign.__doc__ or "").splitlines()[0]
        lines += [f"## {progress.campaign}", "", summary, "", "| what | done | asked |", "|---|--:|--:|"]
        for what in sorted({*campaign.ASKED, *progress.counts}):
            asked = f"{campaign.ASKED[what]:,}" if what in campaign.ASKED else ""
            lines.append(f"| {what} | {progress.counts.get(what, 0):,} | {asked} |")
        lines += measured(progress, getattr(campaign, "REACH", {}))
        seeds = f"seeds 0 to {progress.next_seed - 1}, commits {', '.join(progress.commits)}"
        spent = f"{progress.seconds / 60:.0f} minutes, {seeds}"
        lines += ["", f"In {spent}." if progress.next_seed else "Not run yet.", ""]
        lines += [f"- Open: {finding}" for finding in progress.findings] or ["Nothing found is open.", ""]
        lines += [f"- Mended: {finding}" for finding in campaign.MENDED]
        lines.append("")
    return "\n".join(lines)


def measured(progress: Progress, reach: Mapping[str, float]) -> Iterator[str]:
    """The figures that were taken, as a table, against the most that each may be; nothing where there are none."""
    if not progress.measured and not reach:
        return
    yield from ("", "| measured | times | median | most | reach |", "|---|--:|--:|--:|--:|")
    for what in sorted({*reach, *progress.measured}):
        figures = progress.measured.get(what, [])
        found = f"{median(figures):.1f} | {max(figures):.1f}" if figures else " | "
        yield f"| {what} | {len(figures)} | {found} | {f'≤ {reach[what]:g}' if what in reach else ''} |"


def say(*lines: str) -> None:
    """To whoever runs it."""
    for line in lines:
        print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
