"""Run campaigns until their time is up.

For example: ``make fault-injection ARGS="games secrets --seconds 600 --out reports/fault-injection.md"``. Each keeps
its progress in ``artefacts/fault-injection`` after every piece of work, so hours can be spent on it in pieces.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from typing import cast

from tools.bench.__main__ import machine
from tools.campaign import checked_out, command_line
from tools.fault_injection.progress import FOLDER, Campaign, Clock, Progress

CAMPAIGNS = ("games", "secrets", "deaths", "faults", "malice", "clocks", "processes", "servers")


def main(argv: list[str] | None = None) -> int:
    """Runs what was asked for; 1 where anything has ever been found that is not fixed (``--forget`` clears that)."""
    parser = command_line("siege", __doc__, seed=None)
    parser.add_argument(
        "campaigns", nargs="*", metavar="CAMPAIGN", help=f"{', '.join(CAMPAIGNS)}; all if none is named"
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each of them runs")
    parser.add_argument(
        "--pieces", type=int, default=sys.maxsize, help="how many pieces of work each of them does at most"
    )
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
        campaign = cast("Campaign", importlib.import_module(f"tools.fault_injection.{name}"))
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
    if (commit := checked_out()) not in progress.commits:
        progress.commits.append(commit)
    while pieces and not clock.up:
        campaign.attack(progress, progress.next_seed)
        progress.next_seed += 1
        progress.seconds = before + clock.spent
        progress.save(folder)
        pieces -= 1


def counted(progress: Progress) -> str:
    """Return the counts of a campaign in a line."""
    return ", ".join(f"{count:,} {what}" for what, count in sorted(progress.counts.items())) or "nothing yet"


def report(all_progress: list[Progress]) -> str:
    """Compose a page of all campaigns' counts and findings against their targets."""
    lines = ["# What was attacked, and what came of it", "", f"Written by `make fault-injection`. {machine()}.", ""]
    lines += ["| campaign | what it tries | done | how long | open |", "|---|---|---|---|--:|"]
    figures: list[str] = []
    for progress in all_progress:
        campaign = importlib.import_module(f"tools.fault_injection.{progress.campaign}")
        summary = (campaign.__doc__ or "").splitlines()[0]
        spent = (
            f"{progress.seconds / 60:.0f} minutes, seeds to {progress.next_seed - 1}, at {', '.join(progress.commits)}"
        )
        cells = (summary, _done(progress, campaign.ASKED), spent if progress.next_seed else "not run yet")
        lines.append(f"| {progress.campaign} | {' | '.join(cells)} | {len(progress.findings)} |")
        figures += measured(progress, getattr(campaign, "REACH", {}))
    lines += [*figures, "", *(f"- Open: {finding}" for progress in all_progress for finding in progress.findings)]
    return "\n".join(lines).rstrip() + "\n"


def _done(progress: Progress, asked: Mapping[str, int]) -> str:
    """The counts of a campaign, without those that only break another down."""
    whole = [what for what in sorted({*asked, *progress.counts}) if not what.startswith("of these: ")]
    return ", ".join(
        f"{progress.counts.get(what, 0):,} {f'of {asked[what]:,} ' if what in asked else ''}{what}" for what in whole
    )


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
