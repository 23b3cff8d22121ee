"""Regret: what a decision was short of the best one, by kind."""

from pathlib import Path

import msgspec
import pytest

from tools import regret


def test_regret_may_be_told_of_the_rules_of_thumb_themselves(tmp_path: Path) -> None:
    kept = tmp_path / "regret.jsonl"
    ask = ("--game", "famous_explorers", "--rollouts", "0", "--against", "12", "--positions", "3", "--out", str(kept))
    regret.main(ask)
    found = [msgspec.json.decode(line, type=regret.Found) for line in kept.read_bytes().splitlines()]
    assert [each.settings for each in found] == ["famous_explorers v1 2 0:12"] * 3


def test_regret_is_told_by_kind_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "regret.jsonl"
    ask = ("--game", "lost_cities", "--rollouts", "4", "--out", str(kept), "--positions")
    regret.main([*ask, "2"])
    first = kept.read_bytes().splitlines()
    regret.main([*ask, "4"])
    assert kept.read_bytes().splitlines()[:2] == first
    table = [line.split() for line in capsys.readouterr().out.splitlines()]
    kinds = [int(row[1]) for row in table[table.index(next(row for row in table[1:] if row[0] == "all")) + 1 :]]
    assert sum(kinds) == 4
