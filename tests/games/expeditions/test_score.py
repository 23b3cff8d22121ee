"""The final score and who wins (rulebook, page 13; specification, "Worked cases")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.engine import Standing, option_fields
from games.expeditions.game import GAME
from games.expeditions.state import Options
from tests.games.expeditions.cases import Table, item, meteorite, person, quest


def ended(**more: Any) -> Table:
    table = Table(**more)
    table.state.stack = []
    return table


def standings(table: Table) -> tuple[Standing, ...]:
    found = GAME.standings(table.state)
    assert found is not None
    return found


def places(table: Table) -> list[int]:
    return [standing.place for standing in standings(table)]


def example(quests: int, **more: Any) -> Table:
    """Jakub: stars for meteorites, corruption and cards, $11, $6 of items, 10 tokens."""
    return ended(
        stars="meld corruption cards",
        solved=[quest() for _ in range(quests)],
        coins=11,
        upgraded=[item(coins=4), item(coins=2)],
        corruption="o3 " * 10,
        **more,
    )


@pytest.mark.parametrize(("quests", "score"), [(3, 67), (0, 52), (1, 55), (2, 61), (4, 67)])
def test_stars_are_worth_5_6_8_or_10_by_quests_solved(quests: int, score: int) -> None:
    """Worked cases: 67 with three quests, 52 without; the others by the rulebook's table."""
    standing = standings(example(quests))[0]
    assert standing.score == score
    assert standing.parts["items"] == 6
    assert standing.parts["tokens"] == 20


def test_the_20_counts_2_like_any_other_token() -> None:
    table = ended(corruption="x20 o3")
    assert standings(table)[0].score == 4


def test_the_running_score_is_told_while_the_game_runs() -> None:
    table = Table(coins=3)
    assert GAME.standings(table.state) is None
    running = GAME.standings(table.state, final=False)
    assert running
    assert running[0].score == 3


def test_the_wealthiest_wins() -> None:
    table = ended(coins=3)
    table.state.seats[1].coins = 4
    assert places(table) == [2, 1]


@pytest.mark.parametrize(
    "more",
    [
        {"solved": 1},
        {"melded": 1},
        {"hand": 1},
        {"active": 1},
        {"maps": 1},
        {"workers": "red"},
    ],
)
def test_ties_go_to_the_greater_sum_over_all_categories(more: dict[str, Any]) -> None:
    """Rulebook, page 13; each of these counts one."""
    makes: dict[str, Callable[[], str]] = {"solved": quest, "melded": meteorite, "hand": person, "active": person}
    owned: dict[str, Any] = {name: [makes[name]()] if name in makes else n for name, n in more.items()}
    assert places(ended(**owned)) == [1, 2]


def test_the_sum_counts_upgrades_and_tokens_too() -> None:
    table = ended(upgraded=[item(coins=2)], corruption="o3")
    table.state.seats[1].coins = 4
    assert places(table) == [1, 2]


def test_still_tied_they_share_the_victory() -> None:
    assert places(ended()) == [1, 1]


# Options


def test_shared_stars() -> None:
    """Option: German summary, [06.1]: $10 divided by the stars there, at least $5, whatever the quests."""
    table = example(3, shared_stars=True)
    assert standings(table)[0].parts["stars"] == 30
    table.state.seats[1].stars = ["meld"]
    assert [standing.parts["stars"] for standing in standings(table)] == [25, 5]
    table = example(3, shared_stars=True, seats=3)
    for seat in table.state.seats[1:]:
        seat.stars = ["meld"]
    assert [standing.parts["stars"] for standing in standings(table)] == [25, 5, 5]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ({"power": 2, "guile": 1}, {"power": 2}),
        ({"solved": 1}, {"upgraded": 1, "melded": 2}),
        ({"upgraded": 1}, {"melded": 2}),
        ({"melded": 1}, {"corruption": 0}),
    ],
)
def test_summary_ties(mine: dict[str, int], theirs: dict[str, int]) -> None:
    """Option: German summary, [06.2]: power + guile, quests, items, melds, corruption, then shared."""
    makes: dict[str, Callable[[], str]] = {"solved": quest, "melded": meteorite, "upgraded": lambda: item(coins=0)}

    def owned(found: dict[str, int]) -> dict[str, Any]:
        return {name: [makes[name]() for _ in range(n)] if name in makes else n for name, n in found.items()}

    table = ended(**{k: v for k, v in owned(mine).items() if k != "corruption"}, summary_ties=True)
    rival = table.state.seats[1]
    for name, value in owned(theirs).items():
        if name != "corruption":
            setattr(rival, name, value)
    rival.maps = 5  # counts for nothing here
    assert places(table) == [1, 2]


def test_summary_ties_end_with_corruption_and_then_a_shared_win() -> None:
    table = ended(corruption="o3", summary_ties=True)
    table.state.seats[1].coins = 2
    assert places(table) == [1, 2]
    assert places(ended(maps=3, summary_ties=True)) == [1, 1]


def test_the_preset_is_all_of_the_summary() -> None:
    """Issue 14, point 7: what the summary says plainly belongs to it."""
    switches = {field.name for field in option_fields(Options) if field.values == (False, True)} - {
        "compensation"
    }  # ours
    assert len(switches) == 10
    assert GAME.presets["boardgamefan"] == Options(**dict.fromkeys(switches, True))
    assert GAME.presets["standard"] == Options()
