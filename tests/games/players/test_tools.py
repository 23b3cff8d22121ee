"""The instruments: strength in paired deals, balance in self-play."""

import pytest

from games import GAMES
from tools import balance, strength


def measure(tmp_path, *more):
    kept = tmp_path / "strength.jsonl"
    pair = ("--game", "lost_cities", "--preset", "short", "--pair", "easy:random", "--out", str(kept))
    strength.main([*pair, *more])
    return kept.read_bytes().splitlines()


def test_strength_tells_the_lead_and_goes_on_where_it_stopped(tmp_path, capsys, monkeypatch):
    first = measure(tmp_path, "--deals", "3")
    said = capsys.readouterr().out.splitlines()[-1].split()
    assert said[:3] == ["lost_cities", "easy:random", "3"]
    assert float(said[3]) > 100
    more = measure(tmp_path, "--deals", "5")
    assert more[:3] == first
    assert len(more) == 5
    monkeypatch.setattr(strength, "pairing", None)  # nothing is left to play
    assert measure(tmp_path, "--deals", "5") == more


def test_another_setting_is_another_measurement(tmp_path):
    assert len(measure(tmp_path, "--deals", "1")) == 1
    assert len(measure(tmp_path, "--deals", "1", "--seats", "4")) == 2


def test_time_that_is_up_begins_no_deal(tmp_path, capsys):
    kept = tmp_path / "strength.jsonl"
    kept.touch()
    assert measure(tmp_path, "--deals", "5", "--seconds", "0") == []


def test_two_equal_players_are_level_from_both_sides():
    """A deal played twice by the same players with the sides exchanged: the leads are each other's opposite."""
    game = GAMES["lost_cities"]
    options = game.Options(rounds=1, first=0)
    lead, won = strength.pairing(game, 2, options, strength.lowest_first, strength.lowest_first, 1)
    assert lead == 0
    assert won == 0.5


def test_means_come_with_their_margin():
    assert strength.mean_and_margin([1.0, 3.0]) == pytest.approx((2.0, 1.96))
    assert strength.mean_and_margin([5.0] * 10) == (5.0, 0.0)


def test_balance_reports_every_card_that_was_on_offer(capsys):
    balance.main(["--game", "famous_explorers", "--games", "3", "--seats", "2"])
    said = capsys.readouterr().out
    assert "2 players, 3 games" in said
    assert "| zheng-he |" in said
    wins = said.partition("Wins by seat: ")[2].splitlines()[0].rstrip(".").split(", ")
    assert sum(float(share.rstrip("%")) for share in wins) == pytest.approx(100, abs=0.2)
