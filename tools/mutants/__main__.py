"""Change one line of bot/ or games/ at a time, and see whether a test notices.

First a copy of the checkout is made, and all tests run there once, to learn which of them run which line (--record; of
some tests alone where folders are named). Then mutants of lines that ran are judged one after the other: first by the
tests that run the line, and where all of those pass by the whole suite. What is known is kept in artefacts/mutants: the
program may be stopped at any time and goes on where it was. It runs at the lowest priority and touches no file outside.
"""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from tools.mutants.judge import Mutant, Verdict, judge, sample, verdicts
from tools.mutants.record import ROOT, Record

SOURCES = ("bot", "games")
LEFT_OUT = ("bot/db/migrations",)
"""Parts of them that nobody changes once they are released."""

COUNT, SEED = 300, 1
NICE = 19


class Equivalent(msgspec.Struct, frozen=True):
    """A mutant that is no fault, and why."""

    module: str
    was: str
    becomes: str
    reason: str

    def is_of(self, mutant: Mutant) -> bool:
        change = mutant.mutation
        return (self.module, self.was, self.becomes) == (mutant.module, change.was, change.becomes)


def equivalents() -> list[Equivalent]:
    listed = tomllib.loads(Path(__file__).with_name("equivalent.toml").read_text("utf-8"))
    return msgspec.convert(listed["equivalent"], type=list[Equivalent])


def report(found: Iterable[Verdict], known: Sequence[Equivalent]) -> str:
    """Return the score, and every survivor that is not known to be equivalent."""
    killed = [verdict for verdict in found if verdict.killed_by is not None]
    alive = [verdict.mutant for verdict in found if verdict.killed_by is None]
    survived = [mutant for mutant in alive if not any(each.is_of(mutant) for each in known)]
    score = len(killed) / max(len(killed) + len(survived), 1)
    numbers = f"{len(killed)} killed, {len(survived)} survived, {len(alive) - len(survived)} equivalent"
    lines = [f"{len(killed) + len(alive)} mutants: {numbers}; killed of those that are faults: {score:.1%}"]
    for mutant in sorted(survived, key=lambda each: (each.module, each.mutation.line)):
        change = mutant.mutation
        lines += [f"\n{mutant.module}:{change.line} {change.kind}", f"  - {change.was}", f"  + {change.becomes}"]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--record", nargs="*", metavar="TESTS", help="record anew, and forget all that is known")
    parser.add_argument("--count", type=int, default=COUNT, help=f"how many mutants ({COUNT})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"which of them ({SEED})")
    parser.add_argument("--jobs", type=int, default=1, help="processes for the whole suite (1)")
    parser.add_argument("--fast", action="store_true", help="do not put survivors to the whole suite yet")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the report there too")
    parser.add_argument("--folder", type=Path, default=ROOT / "artefacts" / "mutants", help=argparse.SUPPRESS)
    given = parser.parse_args()
    os.nice(NICE)
    record = Record(given.folder, SOURCES)
    if given.record is not None or not record.is_there:
        record.make(ROOT, given.record or [], given.jobs)
    mutants = sample(record, given.count, given.seed, LEFT_OUT)
    for verdict in judge(record, mutants, given.jobs, by_all=not given.fast):
        mutant, fate = verdict.mutant, f"killed by {verdict.killed_by}" if verdict.killed_by else "SURVIVED"
        print(
            f"{mutant.module}:{mutant.mutation.line} {mutant.mutation.kind}: {fate} ({verdict.seconds} s)", flush=True
        )
    wanted = {mutant.id for mutant in mutants}
    text = report([verdict for verdict in verdicts(record) if verdict.mutant.id in wanted], equivalents())
    print(text)
    if given.out:
        given.out.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
