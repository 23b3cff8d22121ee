"""Balance in self-play: what its reports tell, how they are kept and renewed."""

import itertools
import re
from pathlib import Path

import pytest

from bot.core.localizer import Localizer
from games import GAMES
from games.engine import text
from games.players import Level
from tools import balance


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
    page = kept.read_text()
    assert page.startswith("## Moon\n\n### Lengths and scores\n\n")
    *cards, left, always = measured(page, "Cards").items()
    assert 10 <= len(cards) <= 20, "lowest and highest by two measures"
    assert (left[0].partition(" ")[2], left[1]) == ("more", ["between these"])
    assert always[0].endswith("nearly always")


def test_a_kept_report_has_the_edges_of_long_kinds_and_all_of_short_ones() -> None:
    long = [balance.Row(f"tucked {number}", ("",), (float(number % 30),)) for number in range(30)]
    short = [balance.Row("mech", ("",), (1.0,)), balance.Row("tucked ours", ("",), (99.0,), always=True)]
    told = list(balance.rows_told([*long, *short], whole=False))
    assert [line.split()[2] for line in told[:-3]] == [str(number) for number in (*range(5), *range(25, 30))]
    assert told[-3:] == [
        "| 20 more tucked | between these |",
        "| 1 nearly always | tucked ours |",
        "| mech |  |",
    ]
    assert len(list(balance.rows_told([*long, *short], whole=True))) == 32


def test_every_section_of_the_kept_report_is_a_game() -> None:
    page = Path(__file__).parents[2] / "reports" / "balance.md"
    sections = re.findall(r"^## (.+)$", page.read_text("utf-8"), re.MULTILINE)
    names = [Localizer("en", key)(text("game-name")) for key in GAMES]
    assert sections
    assert set(sections) <= set(names)
