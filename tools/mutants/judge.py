"""Choose mutants by a seed, and let the tests judge each: first those that run its line, then all."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from tools.mutants.mutations import Mutation, mutations
from tools.mutants.record import Record, workers

CHOSEN_SECONDS = 120.0
"""How long the tests may take together, as recorded, that are asked first; the fastest of them are taken."""

SLOWER, GRACE = 5.0, 60.0
"""A mutant that makes tests take so many times as long as recorded, and so many seconds more, is killed by that."""

PASSED = 0
"""The exit code of pytest."""

FAILURE = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


class Mutant(msgspec.Struct, frozen=True):
    """A change in a module."""

    module: str
    mutation: Mutation

    @property
    def id(self) -> str:
        """The same wherever the module and the line are, as long as the function and the line read the same."""
        change = self.mutation
        words = "\0".join((change.function, change.kind, change.was, change.becomes))
        return hashlib.sha256(words.encode()).hexdigest()


class Verdict(msgspec.Struct, frozen=True):
    """The outcome of a mutant, and the test that killed it; None for a survivor of those of its line, or of all."""

    mutant: Mutant
    killed_by: str | None
    seconds: float
    by_all: bool = True


def sample(record: Record, count: int, seed: int, without: Sequence[str] = ()) -> list[Mutant]:
    """Return so many mutants of lines that tests ran, one a line, always the same for a seed.

    A mutant's place in the order depends on its own words alone, so that it stays in the sample while others come and
    go with the code. ``without``: folders or modules that are left as they are.
    """
    found: dict[tuple[str, int], Mutant] = {}

    def rank(mutant: Mutant) -> str:
        return hashlib.sha256(f"{seed} {mutant.id}".encode()).hexdigest()

    for module in record.modules():
        if not module.startswith(tuple(without)):
            ran = record.lines(module)
            for mutation in mutations((record.tree / module).read_text("utf-8")):
                if mutation.line in ran:
                    mutant, place = Mutant(module, mutation), (module, mutation.line)
                    found[place] = min(found.get(place, mutant), mutant, key=rank)
    return sorted({mutant.id: mutant for mutant in found.values()}.values(), key=rank)[:count]


def judge(record: Record, mutants: Iterable[Mutant], jobs: int, *, by_all: bool = True) -> Iterator[Verdict]:
    """Yield a verdict of each mutant that has none yet. It is on the disk before it is yielded.

    Without ``by_all`` those that survive the tests that run their line are not put to the others yet.
    """
    judged = {verdict.mutant.id for verdict in verdicts(record) if verdict.killed_by or verdict.by_all or not by_all}
    left = [mutant for mutant in mutants if mutant.id not in judged]
    if left:
        record.begin()
    for mutant in left:
        began = time.monotonic()
        killer = _killer(record, mutant, jobs, by_all=by_all)
        verdict = Verdict(mutant, killer, round(time.monotonic() - began, 1), by_all)
        with record.progress.open("ab") as file:
            file.write(msgspec.json.encode(verdict) + b"\n")
        yield verdict


def verdicts(record: Record) -> list[Verdict]:
    """Return what is known so far."""
    lines = record.progress.read_bytes().splitlines() if record.progress.exists() else []
    found = [msgspec.json.decode(line, type=Verdict) for line in lines]
    return list({verdict.mutant.id: verdict for verdict in found}.values())


def _killer(record: Record, mutant: Mutant, jobs: int, *, by_all: bool) -> str | None:
    """Return the test that notices a mutant, or None: those that run its line are asked first, then all."""
    original, changed = record.tree / mutant.module, record.bench / mutant.module
    changed.write_text(mutant.mutation.applied(original.read_text("utf-8")), "utf-8")
    seconds, chosen = record.notes.seconds, _chosen(record, mutant)
    everything = [*workers(jobs), *record.paths, *(f"--deselect={test}" for test in record.notes.failed)]
    try:
        found = _failure(record, ["-n", "0", *chosen], sum(seconds[test] for test in chosen)) if chosen else None
        return found or (_failure(record, everything, sum(seconds.values())) if by_all else None)
    finally:
        shutil.copy2(original, changed)


def _chosen(record: Record, mutant: Mutant) -> list[str]:
    """Return the fastest tests that run a mutant's line.

    Of a line that runs at import they are those that run its module, and where nothing but imports runs, its folder.
    """
    tests = record.tests(mutant.module)
    found = tests[mutant.mutation.line] or set[str]().union(*tests.values())
    if not found:
        folder = str(Path(mutant.module).parent) + "/"
        beside = [module for module in record.modules() if module.startswith(folder)]
        found = set[str]().union(*(each for module in beside for each in record.tests(module).values()))
    chosen: list[str] = []
    left = CHOSEN_SECONDS
    for test in sorted(found, key=lambda test: (record.notes.seconds[test], test)):
        left -= record.notes.seconds[test]
        if left < 0 and chosen:
            break
        chosen.append(test)
    return chosen


def _failure(record: Record, arguments: Sequence[str], seconds: float) -> str | None:
    """Return the first failure of a run of pytest that is to take so many seconds; None where there is none."""
    listed = record.folder / "arguments"
    listed.write_text("\n".join(arguments), "utf-8")
    try:
        code, said = record.run(record.bench, ["-x", f"@{listed}"], timeout=seconds * SLOWER + GRACE)
    except subprocess.TimeoutExpired:
        return "the time limit"
    if code == PASSED:
        return None
    found = FAILURE.search(said)
    return found[1] if found else f"pytest, which ends with {code}"
