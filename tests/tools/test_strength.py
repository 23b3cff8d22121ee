"""Strength in paired deals."""

from pathlib import Path

import pytest

from contract.paired_deals import mean_and_margin, pairing
from games import GAMES
from testing.paired_deals import lowest_first
from tools import strength


def measure(tmp_path: Path, *more: str) -> list[bytes]:
    kept = tmp_path / "strength.jsonl"
    pair = ("--game", "lost_cities", "--preset", "short", "--pair", "easy:random", "--out", str(kept))
    strength.main([*pair, *more])
    return kept.read_bytes().splitlines()


def test_strength_tells_the_lead_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = measure(tmp_path, "--deals", "3")
    said = capsys.readouterr().out.splitlines()[-1].split()
    assert said[:3] == ["lost_cities", "easy:random", "3"]
    assert float(said[3]) > 100
    more = measure(tmp_path, "--deals", "5")
    assert more[:3] == first
    assert len(more) == 5
    monkeypatch.setattr(strength, "pairing", None)  # nothing is left to play
    assert measure(tmp_path, "--deals", "5") == more


def test_another_setting_is_another_measurement(tmp_path: Path) -> None:
    assert len(measure(tmp_path, "--deals", "1")) == 1
    assert len(measure(tmp_path, "--deals", "1", "--seats", "4")) == 2


def test_time_that_is_up_begins_no_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "strength.jsonl"
    kept.touch()
    assert measure(tmp_path, "--deals", "5", "--seconds", "0") == []


def test_two_equal_players_are_level_from_both_sides() -> None:
    """A deal played twice by the same players with the sides exchanged: the leads are each other's opposite."""
    game = GAMES["lost_cities"]
    options = game.Options(rounds=1, first=0)
    lead, won = pairing(game, 2, options, lowest_first, lowest_first, 1)
    assert lead == 0
    assert won == 0.5


def test_a_level_with_other_rollouts_is_named_so(tmp_path: Path) -> None:
    kept = tmp_path / "strength.jsonl"
    ask = ("--game", "lost_cities", "--preset", "short", "--pair", "hard@2:normal@2", "--deals", "1")
    strength.main([*ask, "--out", str(kept)])
    assert len(kept.read_bytes().splitlines()) == 1


def test_means_come_with_their_margin() -> None:
    assert mean_and_margin([1.0, 3.0]) == pytest.approx((2.0, 1.96))
    assert mean_and_margin([5.0] * 10) == (5.0, 0.0)
