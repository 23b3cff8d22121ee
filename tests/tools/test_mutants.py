"""The mutants tool, on a package of three functions."""

from __future__ import annotations

import subprocess
from itertools import islice
from pathlib import Path

import pytest

from tools.mutants.__main__ import Equivalent, equivalents, report
from tools.mutants.judge import judge, sample, verdicts
from tools.mutants.mutations import mutations
from tools.mutants.record import ROOT, Record

RULES = '''\
"""Who is let in."""

import logging

LIMIT = 3
log = logging.getLogger(__name__)


def lets_in(number: int) -> bool:
    """Whether there is room for 1 more."""
    log.debug("asked for %s", number + 1)
    return number < LIMIT


def label(number: int) -> str:
    return "many" if number > 10 else "few"


def unheard() -> int:
    return 1
'''

TESTS = """\
import subprocess
import sys

from door import rules


def test_room():
    assert [rules.lets_in(number) for number in (2, 3)] == [True, False]


def test_label():
    code = "from door import rules; rules.label(5)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_that_fails_anyway():
    raise ValueError
"""


@pytest.fixture
def record(tmp_path: Path) -> Record:
    checkout = tmp_path / "checkout"
    (checkout / "door").mkdir(parents=True)
    (checkout / "door" / "rules.py").write_text(RULES, "utf-8")
    (checkout / "test_door.py").write_text(TESTS, "utf-8")
    subprocess.run(["git", "init", "-q"], cwd=checkout, check=True)
    made = Record(tmp_path / "record", ["door"])
    made.make(checkout, [], 1)
    return made


def test_mutants_of_lines_that_ran_are_judged_and_a_stopped_run_goes_on(record: Record, tmp_path: Path) -> None:
    assert record.notes.failed == ["test_door.py::test_that_fails_anyway"]
    mutants = sample(record, 100, seed=1)
    assert mutants == sample(record, 100, seed=1)
    assert {mutant.mutation.line for mutant in mutants} == {5, 12, 16}, "not what only the log, or nobody, hears"
    first = list(islice(judge(record, mutants, 1), 1))
    rest = list(judge(record, mutants, 1))
    assert [each.mutant for each in first + rest] == mutants
    assert (list(judge(record, mutants, 1)), verdicts(record)) == ([], first + rest)
    killers = {each.mutant.mutation.was: each.killed_by for each in first + rest}
    assert killers["return number < LIMIT"] == killers["LIMIT = 3"] == "test_door.py::test_room"
    [survivor] = [each.mutant for each in first + rest if each.killed_by is None]
    change = survivor.mutation
    assert change.line == 16, "it ran in a process that a test started, which asserts nothing"
    assert (tmp_path / "checkout" / "door" / "rules.py").read_text("utf-8") == RULES
    assert (record.bench / "door" / "rules.py").read_text("utf-8") == RULES
    assert f"\ndoor/rules.py:16 {change.kind}\n  - {change.was}\n  + {change.becomes}" in report(first + rest, [])
    known = Equivalent("door/rules.py", change.was, change.becomes, "an example")
    assert report(first + rest, [known]) == (
        "3 mutants: 2 killed, 0 survived, 1 equivalent; killed of those that are faults: 100.0%"
    )


@pytest.mark.parametrize(
    ("line", "becomes"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = (a) not in b", ["x = (a) in b"]),
        ("x = a is not b", ["x = a is b"]),
        ("x = a and b or c", ["x = a and b and c", "x = a or b or c"]),
        ("x = not a", ["x = a"]),
        ("x = 'ä' + str(7)", ["x = 'ä' - str(7)", "x = 'ä' + str(8)"]),
        ("x = max(a)", ["x = min(a)"]),
        ("x.y = a", ["pass"]),
        ("x += a", ["pass"]),
        ("f(a=True)", ["f(a=False)", "pass"]),
        ("def f(a: int | None = 0) -> int | None: return a", ["a: int | None = 1", "return None"]),
        ("x = [a for a in b if a]", ["x = [a for a in b if not a]"]),
        ("if a.b: c()", ["if not a.b: c()", "if a.b: pass"]),
        ("for a in b: break", ["for a in b: continue"]),
        ("class A(B, frozen=True): x: int = 0.5", ["class A(B, frozen=True): x: int = 1.0"]),
        ("assert a < b", []),
        ("log.info('%s', a + b)", []),
        ("'words' ", []),
        ("x = f'{a + b}'", []),
    ],
)
def test_changes_of_a_line(line: str, becomes: list[str]) -> None:
    found = [each.becomes for each in mutations(line + "\n")]
    assert len(found) == len(becomes)
    assert all(any(each in changed for changed in found) for each in becomes)
    assert all(each.applied(f"\n{line}\n".lstrip("\n")).strip() == each.becomes for each in mutations(line + "\n"))


def test_every_equivalent_mutant_is_still_in_its_module() -> None:
    gone = [
        each
        for each in equivalents()
        if each.was not in map(str.strip, (ROOT / each.module).read_text("utf-8").splitlines()) or not each.reason
    ]
    assert gone == []
