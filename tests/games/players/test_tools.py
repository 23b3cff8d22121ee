"""The instruments: strength in paired deals, balance in self-play."""

import itertools
import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.localizer import Localizer
from games import GAMES
from games.engine import text
from games.players import Level
from tools import balance, regret, strength, turn_times, worth
from tools.second_opinion import LONG, _ahead, second_opinion


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
    lead, won = strength.pairing(game, 2, options, strength.lowest_first, strength.lowest_first, 1)
    assert lead == 0
    assert won == 0.5


@pytest.mark.parametrize("key", GAMES)
def test_the_second_opinion_plays_what_is_open_by_what_its_seat_knows(key: str) -> None:
    game, rng = GAMES[key], Random(3)
    state = game.setup(game.seats[0], game.Options(), b"second")
    for _ in range(3):
        seat, keys = game.mover(state), game.legal(state)
        dealt_anew = game.resample(state, seat, rng)
        taken = {second_opinion(game, each, seat, b"luck") for each in (state, dealt_anew)}
        assert len(taken) == 1
        assert taken <= set(keys)
        game.step(state, taken.pop())


@pytest.mark.parametrize(
    ("keys", "kept"),
    [
        (["build-franchise", "back"], ["build-franchise"]),
        (["ticket-remove-blue", "end"], ["end"]),
        (["back"], ["back"]),
    ],
)
def test_the_second_opinion_does_not_go_back_and_forth_for_ever(keys: list[str], kept: list[str]) -> None:
    """A game of Moon, and one of Famous Explorers after a hundred turns, did not end."""
    game = GAMES["famous_explorers"]
    state = game.setup(2, game.Options(), b"long")
    state.turns = LONG + 10
    assert _ahead(game, state, keys) == kept


def test_regret_may_be_told_of_the_rules_of_thumb_themselves(tmp_path: Path) -> None:
    kept = tmp_path / "regret.jsonl"
    ask = ("--game", "famous_explorers", "--rollouts", "0", "--against", "12", "--positions", "3", "--out", str(kept))
    regret.main(ask)
    found = [msgspec.json.decode(line, type=regret.Found) for line in kept.read_bytes().splitlines()]
    assert [each.settings for each in found] == ["famous_explorers v3 2 0:12"] * 3


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


def test_turns_of_normal_players_keep_to_their_time(capsys: pytest.CaptureFixture[str]) -> None:
    turn_times.main(["--level", "normal", "--turns", "2", "--game", "famous_explorers"])
    said = capsys.readouterr().out.split()
    assert said[:3] == ["famous_explorers", "normal", "2"]


def test_a_level_with_other_rollouts_is_named_so(tmp_path: Path) -> None:
    kept = tmp_path / "strength.jsonl"
    ask = ("--game", "lost_cities", "--preset", "short", "--pair", "hard@2:normal@2", "--deals", "1")
    strength.main([*ask, "--out", str(kept)])
    assert len(kept.read_bytes().splitlines()) == 1


def test_means_come_with_their_margin() -> None:
    assert strength.mean_and_margin([1.0, 3.0]) == pytest.approx((2.0, 1.96))
    assert strength.mean_and_margin([5.0] * 10) == (5.0, 0.0)


def measured(said: str, heading: str) -> dict[str, list[str]]:
    """The rows of the first table under a heading of a report, by their first cell."""
    lines = said.partition(f"## {heading}")[2].partition("|---")[2].splitlines()[1:]
    rows = [line.strip("|").split("|") for line in itertools.takewhile(bool, lines)]
    return {name.strip(): [cell.strip() for cell in cells] for name, *cells in rows}


def test_balance_reports_every_card_that_was_on_offer(capsys: pytest.CaptureFixture[str]) -> None:
    balance.main(["--game", "famous_explorers", "--games", "3", "--seats", "2", "3", "--jobs", "1"])
    said = capsys.readouterr().out
    lengths = measured(said, "Lengths and scores")
    assert [row[0] for row in lengths.values()] == ["3", "3"]
    for seats, row in lengths.items():
        wins = [float(share.rstrip("%")) for share in row[-1].split(", ")]
        assert len(wins) == int(seats)
        assert sum(wins) == pytest.approx(100, abs=0.2)
    assert len(measured(said, "Cards")["zheng-he"]) == 2 + 3
    by_order = [line for line in said.splitlines() if re.match(r"\| [23] \| \d\.\d\d \(", line)]
    assert [line.count("|") for line in by_order] == [5, 5]


def test_balance_counts_the_same_however_many_processes_play(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--game", "moon", "--games", "5", "--seats", "2", "--first", "7"]
    said = []
    for jobs in ("1", "2"):
        balance.main([*asked, "--jobs", jobs])
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]


def test_balance_goes_on_from_the_games_it_has_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--game", "moon", "--seats", "2", "--jobs", "1", "--keep", str(tmp_path / "games.jsonl")]
    balance.main([*asked, "--games", "2"])
    kept = (tmp_path / "games.jsonl").read_bytes()
    capsys.readouterr()
    balance.main([*asked, "--games", "3"])
    after = (tmp_path / "games.jsonl").read_bytes()
    assert after.startswith(kept)
    assert after.count(b"\n") == 3
    said = capsys.readouterr().out
    balance.main(["--game", "moon", "--seats", "2", "--jobs", "1", "--games", "3"])
    assert capsys.readouterr().out == said


def test_balance_adds_games_up() -> None:
    """Over single games counted apart: rates, wins and points are those of all together."""
    games = [balance.play("moon", 2, "standard", Level.EASY, 0, number) for number in range(6)]
    total = balance.Tally()
    for game in games:
        total.add(game)
    assert total.games == 6
    assert sum(total.seats) == 6
    assert len(total.scores) == len(total.turns) == 6
    card = total.taken.most_common(1)[0][0]
    assert total.taken[card] == sum(card in game.taken for game in games) <= total.offered[card] <= 6
    assert total.winners[card] <= total.takers[card] <= 2 * total.taken[card]
    base = total.win_factors.most_common(1)[0][0]
    assert total.win_factors[base] == sum(game.win_factors[base] for game in games)
    assert total.factor_wins[base] <= total.win_factors[base]


def test_a_kept_report_is_renewed_below_what_people_wrote(tmp_path: Path) -> None:
    kept = tmp_path / "balance.md"
    before, after = (
        "# Balance\n\n## Dawn\n\n### Cards\n\nof dawn\n\n## Moon\n\nWhat it means.\n\n###",
        "\n\n## Sun\n\nof the sun\n",
    )
    kept.write_text(f"{before} Cards\n\nas it was{after}")
    balance.main(["--game", "moon", "--games", "1", "--seats", "2", "--jobs", "1", "--out", str(kept)])
    page = kept.read_text()
    assert page.startswith(f"{before} Lengths and scores\n\n| players |")
    assert page.endswith(f"|{after}")
    assert "as it was" not in page


def test_a_game_without_a_section_gets_one(tmp_path: Path) -> None:
    kept = tmp_path / "balance.md"
    balance.main(["--game", "moon", "--games", "1", "--seats", "2", "--jobs", "1", "--out", str(kept)])
    assert kept.read_text().startswith("## Moon\n\n### Lengths and scores\n\n")


def test_every_section_of_the_kept_report_is_a_game() -> None:
    page = Path(__file__).parents[3] / "docs" / "balance.md"
    sections = re.findall(r"^## (.+)$", page.read_text("utf-8"), re.MULTILINE)
    names = [Localizer("en", key)(text("game-name")) for key in GAMES]
    assert sections
    assert set(sections) <= set(names)


def test_worth_compares_those_who_take_a_card_with_those_who_never_do() -> None:
    """One side takes it whenever it can, the other does not; then the sides are exchanged."""
    found = [worth.deal("moon", 2, "standard", "waste-sorter", number) for number in range(6)]
    assert 0 < sum(each.taken for each in found) / len(found) <= 1, "one player at most builds it in a game"
    assert any(each.lead for each in found if each.taken)
    never = [worth.deal("moon", 2, "standard", "no-such-card", number) for number in range(2)]
    assert [each.taken for each in never] == [0, 0]


def test_worth_tells_how_a_card_does_for_those_who_take_it_when_they_want_it() -> None:
    always = [worth.deal("famous_explorers", 2, "advanced", "zheng-he", number) for number in range(6)]
    wanted = [worth.deal("famous_explorers", 2, "advanced", "zheng-he", number, wanted=True) for number in range(6)]
    assert 0 < sum(each.taken for each in wanted) < sum(each.taken for each in always)


def test_worth_tells_what_every_card_brings(capsys: pytest.CaptureFixture[str]) -> None:
    worth.main(["--game", "famous_explorers", "--deals", "4", "--card", "jeanne-baret", "--jobs", "1"])
    *_, row = capsys.readouterr().out.splitlines()
    card, taken, points = (cell.strip() for cell in row.strip("|").split("|"))
    assert card == "jeanne-baret"
    assert 0 < float(taken) <= 1
    assert " ± " in points
    assert "zheng-he" in worth.cards("famous_explorers", 2, "advanced")
