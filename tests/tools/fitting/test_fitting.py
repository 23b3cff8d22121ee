"""The tool that fits the judgement: its rounds, features and networks are those of the players, and seeds count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from games.lost_cities import GAME
from games.lost_cities import features as of_players
from games.lost_cities.cards import CARDS
from games.lost_cities.judgement import LANE_OF, Kind, read
from games.lost_cities.rollout import GAIN, colour_bits, side_score
from tools.fitting.__main__ import WEIGHTS, Fit, main
from tools.fitting.arrays import Floats, Ints, Truths
from tools.fitting.choices import drawing, faces, gradient, judged, putting
from tools.fitting.network import COLOUR_TABLES, LANES, Layers, Networks, Ready, Snapshot, parts
from tools.fitting.rounds import Rounds

ROWS = np.arange(64)


@pytest.fixture
def table() -> Rounds:
    """Rounds some turns after their begin, played at random."""
    rng = np.random.default_rng(3)
    table = Rounds(len(ROWS), 6, rng)
    for _ in range(30):
        choices = putting(table, ROWS)
        table.put(ROWS, *faces(choices, _at_random(choices.open, rng)))
        choices = drawing(table, ROWS)
        taken = _at_random(choices.open, rng)
        table.draw(ROWS, np.where(taken < 6, taken, -1))
    return table


def _precise(layers: Layers) -> Layers:
    """The same numbers in more digits than the tool reckons with, for small differences."""
    precise: Any = [array.astype(np.float64) for array in layers]
    return Layers._make(precise)


def _at_random(open_: Truths, rng: np.random.Generator) -> Ints:
    found: Ints = np.argmax(open_ * rng.random(open_.shape), axis=1)
    return found


def test_parts_are_those_that_players_look_at(table: Rounds) -> None:
    bits = table.bits[:, 0].reshape(-1)
    turns = np.arange(len(bits)) % of_players.CLASSES
    expected = [of_players.parts(colour, left) for colour, left in zip(bits.tolist(), turns.tolist(), strict=True)]
    assert list(zip(*parts(bits, turns).tolist(), strict=True)) == expected


def test_rounds_in_lockstep_keep_the_colour_bits_and_points_of_the_game() -> None:
    """The same cards laid and drawn in the game itself and in lockstep, from one deal."""
    rng = Random(1)
    state = GAME.setup(2, GAME.Options(rounds=1), b"deal")
    table, row = Rounds(1, 5, np.random.default_rng(1)), np.zeros(1, np.int64)
    table.bits[0] = [colour_bits(state, seat) for seat in (0, 1)]
    table.deck[0, : len(state.pile)], table.mover[0] = state.pile, GAME.mover(state)
    table.hands[0] = state.hands
    while not state.scores:
        seat = GAME.mover(state)
        face = rng.choice(state.hands[seat])
        lays = f"play-{CARDS[face]}" in GAME.legal(state)
        table.put(row, np.array([face]), np.array([lays]))
        GAME.step(state, f"{'play' if lays else 'discard'}-{CARDS[face]}")
        GAME.step(state, "draw-pile")
        table.draw(row, np.array([-1]))
        if not state.scores:
            assert [colour_bits(state, seat) for seat in (0, 1)] == table.bits[0].tolist()
            assert [sorted(hand) for hand in state.hands] == np.sort(table.hands[0]).tolist()
    scores = [side_score(table.bits[0, side].tolist(), table.sums[0, side].tolist()) for side in (0, 1)]
    assert state.scores == [tuple(scores)]
    assert table.leads(row).tolist() == [scores[0] - scores[1]]


def test_players_judge_as_the_networks_do(table: Rounds, tmp_path: Path) -> None:
    fit = Fit(seed=5)
    snapshot = Snapshot.of(fit.networks)
    fit.write(tmp_path / "weights")
    mind = read((tmp_path / "weights").read_bytes())
    choices, draws = putting(table, ROWS), drawing(table, ROWS)
    put, lays = faces(choices, judged(snapshot, choices).scores.argmax(axis=1))
    taken = judged(snapshot, draws).scores.argmax(axis=1)
    same = 0
    for row in ROWS.tolist():
        mover, turns = int(table.mover[row]), int(table.left[row] + 1) // 2
        mine, rival = table.bits[row, mover].tolist(), table.bits[row, 1 - mover].tolist()
        costs = mind.costs(mine, rival, turns)
        best = mind.put_down(mine, rival, turns)
        assert best == min(costs, key=costs.__getitem__)
        piles = [[rank] if rank >= 0 else [] for rank in table.tops(ROWS)[row].tolist()]
        source = mind.pick_up(mine, rival, piles, -1, turns)
        same += best == (put[row] if lays[row] else ~put[row]) and source == (taken[row] if taken[row] < 6 else -1)
    assert same >= len(ROWS) - 2, "they differ by what is lost in half precision at most"


@pytest.mark.parametrize("choose", [putting, drawing])
def test_gradients_are_the_slopes_of_the_scores(table: Rounds, choose: type) -> None:
    rng = np.random.default_rng(8)
    networks = Networks(*(_precise(layers) for layers in Networks.drawn(rng)))
    choices, found, snapshot = choose(table, ROWS), networks.none(), Snapshot.of(networks)
    seen, by_lane = judged(snapshot, choices), np.zeros_like(snapshot.by_lane)
    wanted = rng.standard_normal(seen.scores.shape) * choices.open
    gradient(snapshot, choices, seen, wanted, found.colours, by_lane)
    snapshot.lanes.backward(found.lanes, LANES, snapshot.lanes_hidden, by_lane)

    def told() -> float:
        return float((judged(Snapshot.of(networks), choices).scores * wanted).sum())

    _assert_slopes([*networks.colours, *networks.lanes], [*found.colours, *found.lanes], told)


def test_the_gradient_of_the_critic_is_the_slope_of_its_answers(table: Rounds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.fitting.network.ROWS", 100)
    rng = np.random.default_rng(8)
    critic = _precise(Networks.drawn(rng).critic)
    bits = table.bits.reshape(-1)
    values = parts(bits, np.full(len(bits), 5))
    wanted: Any = rng.standard_normal((len(bits), 1))
    ready, found = Ready.of(critic, COLOUR_TABLES), critic.none()
    ready.backward(found, values, ready.hidden(values), wanted)

    def told() -> float:
        now = Ready.of(critic, COLOUR_TABLES)
        return float((now.outputs(now.hidden(values)) * wanted).sum())

    _assert_slopes(critic, found, told)


def _assert_slopes(weights: Iterable[Floats], gradient: Iterable[Floats], told: Callable[[], float]) -> None:
    """Tries the steepest of each array of weights."""
    for array, slopes in zip(weights, gradient, strict=True):
        place = np.unravel_index(np.abs(slopes).argmax(), slopes.shape)
        sums = []
        for step in (1e-5, -2e-5):
            array[place] += step
            sums.append(told())
        array[place] += 1e-5
        assert (sums[0] - sums[1]) / 2e-5 == pytest.approx(float(slopes[place]), rel=1e-2)


def test_a_seed_makes_the_same_weights_also_after_a_break(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    settings = ["--batches", "2", "--rounds", "8", "--copied", "1", "--seed", "4"]
    main([*settings, "--kept", str(tmp_path / "a"), "--weights", str(whole)])
    main([*settings, "--kept", str(tmp_path / "b"), "--weights", str(broken), "--until", "1"])
    assert not broken.exists()
    main([*settings, "--kept", str(tmp_path / "b"), "--weights", str(broken)])
    assert whole.read_bytes() == broken.read_bytes()
    assert whole.stat().st_size == WEIGHTS.stat().st_size
    with pytest.raises(SystemExit):
        main([*settings, "--rivals", "thumbs", "--kept", str(tmp_path / "b"), "--weights", str(broken)])
    assert "other settings" in capsys.readouterr().err


def test_a_run_that_is_made_shorter_goes_on_at_the_rate_of_that_length(tmp_path: Path) -> None:
    def weights(name: str, *calls: Sequence[str]) -> bytes:
        written = tmp_path / f"{name}.bin"
        for call in calls:
            main([*call, "--rounds", "8", "--copied", "1", "--kept", str(tmp_path / name), "--weights", str(written)])
        return written.read_bytes()

    long, short = ("--batches", "5"), ("--batches", "3")
    assert weights("a", (*long, "--until", "1"), short) == weights("b", short), "all begin at the same rate"
    assert weights("c", (*long, "--until", "2"), short) != weights("b", short)


def test_what_is_open_is_what_the_rules_allow(table: Rounds) -> None:
    choices = putting(table, ROWS)
    held = table.bits[ROWS, table.mover[ROWS]]
    for kind in Kind:
        if kind != Kind.TAKE:
            ranks = choices.ranks[:, :, kind]
            gains = np.array(GAIN)[np.maximum(ranks, 0)]
            holds = np.where(ranks == 0, held >> 10 & 3, held & gains) > 0
            assert holds[ranks >= 0].all()
    assert len(LANE_OF) == len(Kind)
