"""Slices of fault injection with fixed seeds, and its own book-keeping."""

from __future__ import annotations

import importlib
import itertools
from pathlib import Path

import pytest

from games import GAMES
from games.engine import option_fields
from tools.fault_injection import faults, games, malice, scene, secrets
from tools.fault_injection.__main__ import CAMPAIGNS, report, run
from tools.fault_injection.progress import Clock, Progress
from tools.fault_injection.tables import setups


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("number", range(4))
def test_whole_games_hold(key: str, number: int) -> None:
    setup = setups(key)[(number * 7 + 3) % len(setups(key))]
    games.play(setup, number + 1_000)


@pytest.mark.parametrize("key", GAMES)
def test_nothing_hidden_changes_what_anybody_sees(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "GAMES", {key: GAMES[key]})
    monkeypatch.setattr(secrets, "EVERY", 9)
    monkeypatch.setattr(secrets, "LONGEST", 120)
    monkeypatch.setattr(secrets, "DRAWN", 7)
    progress = Progress("secrets")
    secrets.attack(progress, 13)
    assert progress.findings == []
    assert progress.counts["positions by picture"] > 0


def test_nothing_is_lost_and_every_table_goes_on_whatever_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "FAULTS", 4)
    progress = Progress("faults")
    faults.attack(progress, 2)
    assert progress.findings == []
    assert progress.counts["faults"] >= 4
    assert progress.counts["moves that were shown as taken"] > 0


def test_a_malicious_client_has_no_effect_beyond_its_rights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(malice, "ACTS", 96)
    monkeypatch.setattr(scene, "TURNS", 1)
    progress = Progress("malice")
    malice.attack(progress, 1)
    assert progress.findings == []
    assert progress.counts["acts"] == 96


def test_each_campaign_that_is_named_is_there() -> None:
    for name in CAMPAIGNS:
        campaign = importlib.import_module(f"tools.fault_injection.{name}")
        assert campaign.ASKED
        assert campaign.attack


@pytest.mark.parametrize("key", GAMES)
def test_tables_have_every_pair_of_values(key: str) -> None:
    game = GAMES[key]
    values = {field.name: field.values for field in option_fields(game.Options)}
    found = [(setup.seats, setup.options) for setup in setups(key)]
    assert {seats for seats, _ in found} == set(game.seats)
    for one, other in itertools.combinations(values, 2):
        pairs = {(getattr(options, one), getattr(options, other)) for _, options in found}
        assert set(itertools.product(values[one], values[other])) <= pairs
    for name, each in values.items():
        assert {(seats, getattr(options, name)) for seats, options in found} >= set(itertools.product(game.seats, each))
    assert len(found) < 80


class Counting:
    """A campaign that breaks at its third piece."""

    ASKED = {"pieces": 10}  # noqa: RUF012 - the protocol's attribute

    def attack(self, progress: Progress, seed: int) -> None:
        progress.count("pieces")
        if seed == 2:
            progress.found(f"seed {seed}")


def test_a_campaign_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run(Counting(), Progress.load("games", tmp_path), 60, 2, tmp_path)
    kept = Progress.load("games", tmp_path)
    assert (kept.next_seed, kept.counts, kept.findings) == (2, {"pieces": 2}, [])
    run(Counting(), kept, 60, 3, tmp_path)
    again = Progress.load("games", tmp_path)
    assert (again.next_seed, again.counts, again.findings) == (5, {"pieces": 5}, ["seed 2"])
    said = report([again])
    assert "| games | Whole games, at random and by rules of thumb" in said
    assert "0 of 100,000 moon, 5 pieces |" in said
    assert "- Open: seed 2" in said


def test_what_was_measured_is_told_with_its_median_its_most_and_its_reach(tmp_path: Path) -> None:
    progress = Progress("processes")
    for seconds in (3.0, 21.37, 4.0):
        progress.measure("seconds until the other process had taken over", seconds)
    progress.save(tmp_path)
    said = report([Progress.load("processes", tmp_path)])
    assert "| seconds until the other process had taken over | 3 | 4.0 | 21.4 | ≤ 30 |" in said
    assert "| seconds until the process started anew had taken over | 0 |  |  | ≤ 30 |" in said


def test_nothing_is_begun_when_the_time_is_up(tmp_path: Path) -> None:
    progress = Progress("games")
    run(Counting(), progress, 0, 5, tmp_path)
    assert progress.counts == {}
    now = iter([0.0, 4.0, 6.0])
    clock = Clock(5, lambda: next(now))
    assert [clock.up, clock.up] == [False, True]


def test_a_seat_is_left_to_a_computer_by_its_owner_alone() -> None:
    ann, eve = {"seat": 0, "user_id": 1}, {"seat": 1, "user_id": 2}
    computer = {"user_id": None}
    assert malice._taken([ann, eve], [ann, {"seat": 1, **computer}], {2}) == []
    assert malice._taken([ann, eve], [ann], {2}) == []
    assert malice._taken([ann, eve], [{"seat": 0, **computer}, eve], {2})
    assert malice._taken([ann, eve], [ann, {"seat": 1, "user_id": 3}], {2})
    assert malice._taken([ann, eve], [{"seat": 0, "user_id": 2}, eve], {2})


def test_what_somebody_did_who_was_forgotten_since_is_theirs_at_their_own_seat_alone() -> None:
    ann, eve = {"seat": 0, "user_id": 1}, {"seat": 1, "user_id": 2}
    forgotten, stranger = {"seat": 1, "user_id": -5}, {"seat": 0, "user_id": -5}
    computer = {"seat": 1, "user_id": None}
    entries = [eve, forgotten, stranger, ann, computer]
    assert malice._by_others(entries, [ann, eve], {2}) == [stranger, ann, computer]
