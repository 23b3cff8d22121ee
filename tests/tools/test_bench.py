"""The bench: its table, its medians, and what it says of rows that are worse than before."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tools.bench import Row, engine, store
from tools.bench.__main__ import main

STEPS = Row(name="steps", measured=2.5, unit="µs", reach=3)
MOVES = Row(name="moves", measured=300, unit="/s", reach=400, at_least=True)
SIZE = Row(name="size", measured=1, unit="KB")


def measuring(monkeypatch: pytest.MonkeyPatch, *runs: dict[Row, float]) -> None:
    """Lets the group ``engine`` find these, run by run."""
    left = [[msgspec.structs.replace(row, measured=value) for row, value in run.items()] for run in runs]
    monkeypatch.setattr(engine, "measure", lambda: iter(left.pop(0)))


def test_a_table_is_printed_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measuring(monkeypatch, {STEPS: 2.5, MOVES: 300, SIZE: 1})
    assert main(["engine", "--out", str(tmp_path / "out" / "bench.json")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Python 3." in lines[0]
    assert [line.split()[-1] for line in lines[2:]] == ["yes", "NO", "KB"]
    written = json.loads((tmp_path / "out" / "bench.json").read_bytes())
    assert [row["ok"] for row in written["rows"]["engine"]] == [True, False, None]


def test_rows_that_are_worse_than_before_are_told_and_the_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = str(tmp_path / "before.json")
    measuring(monkeypatch, {STEPS: 2.5, MOVES: 330, SIZE: 0})
    main(["engine", "--out", before])
    measuring(monkeypatch, {STEPS: 2.74, MOVES: 301, SIZE: 0, Row(name="new", measured=9, unit="ms"): 9})
    assert main(["engine", "--against", before]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "nothing"
    measuring(monkeypatch, {STEPS: 2.76, MOVES: 299, SIZE: 1})
    assert main(["engine", "--against", before]) == 1
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "engine: steps: 2.76 µs, before 2.5 µs",
        "engine: moves: 299 /s, before 330 /s",
        "engine: size: 1 KB, before 0 KB",
    ]


def test_the_median_of_runs_is_written_and_the_runs_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measuring(monkeypatch, {STEPS: 1}, {STEPS: 9, SIZE: 4}, {STEPS: 2})
    left = [[MOVES], [MOVES], [MOVES]]
    monkeypatch.setattr(store, "measure", lambda: iter(left.pop()))
    main(["engine", "store", "--runs", "3", "--out", str(tmp_path / "bench.json")])
    rows = json.loads((tmp_path / "bench.json").read_bytes())["rows"]
    assert [(row["name"], row["measured"]) for row in rows["engine"] + rows["store"]] == [("steps", 2), ("moves", 300)]
    assert left == []


def test_an_unknown_group_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["weather"])
    assert "engine" in capsys.readouterr().err
