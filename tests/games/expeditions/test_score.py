"""The final score and who wins (rulebook, page 13; specification, "Worked cases")."""

import pytest

from games.expeditions.game import GAME
from tests.games.expeditions.cases import Table, item, meteorite, person, quest


def ended(**more):
    table = Table(**more)
    table.state.stack = []
    return table


def places(table):
    return [standing.place for standing in GAME.standings(table.state)]


def example(quests, **more):
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
def test_stars_are_worth_5_6_8_or_10_by_quests_solved(quests, score):
    """Worked cases: 67 with three quests, 52 without; the others by the rulebook's table."""
    standing = GAME.standings(example(quests).state)[0]
    assert standing.score == score
    assert standing.parts["items"] == 6
    assert standing.parts["tokens"] == 20


def test_the_20_counts_2_like_any_other_token():
    table = ended(corruption="x20 o3")
    assert GAME.standings(table.state)[0].score == 4


def test_the_running_score_is_told_while_the_game_runs():
    table = Table(coins=3)
    assert GAME.standings(table.state) is None
    assert GAME.standings(table.state, final=False)[0].score == 3


def test_the_wealthiest_wins():
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
def test_ties_go_to_the_greater_sum_over_all_categories(more):
    """Rulebook, page 13; each of these counts one."""
    makes = {"solved": quest, "melded": meteorite, "hand": person, "active": person}
    owned = {name: [makes[name]()] if name in makes else n for name, n in more.items()}
    assert places(ended(**owned)) == [1, 2]


def test_the_sum_counts_upgrades_and_tokens_too():
    table = ended(upgraded=[item(coins=2)], corruption="o3")
    table.state.seats[1].coins = 4
    assert places(table) == [1, 2]


def test_still_tied_they_share_the_victory():
    assert places(ended()) == [1, 1]


# Options


def test_shared_stars():
    """Option: German summary, [06.1]: $10 divided by the stars there, at least $5, whatever the quests."""
    table = example(3, shared_stars=True)
    assert GAME.standings(table.state)[0].parts["stars"] == 30
    table.state.seats[1].stars = ["meld"]
    assert [standing.parts["stars"] for standing in GAME.standings(table.state)] == [25, 5]
    table = example(3, shared_stars=True, seats=3)
    for seat in table.state.seats[1:]:
        seat.stars = ["meld"]
    assert [standing.parts["stars"] for standing in GAME.standings(table.state)] == [25, 5, 5]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ({"power": 2, "guile": 1}, {"power": 2}),
        ({"solved": 1}, {"upgraded": 1, "melded": 2}),
        ({"upgraded": 1}, {"melded": 2}),
        ({"melded": 1}, {"corruption": 0}),
    ],
)
def test_summary_ties(mine, theirs):
    """Option: German summary, [06.2]: power + guile, quests, items, melds, corruption, then shared."""
    makes = {"solved": quest, "melded": meteorite, "upgraded": lambda: item(coins=0)}

    def owned(found):
        return {name: [makes[name]() for _ in range(n)] if name in makes else n for name, n in found.items()}

    table = ended(**{k: v for k, v in owned(mine).items() if k != "corruption"}, summary_ties=True)
    rival = table.state.seats[1]
    for name, value in owned(theirs).items():
        if name != "corruption":
            setattr(rival, name, value)
    rival.maps = 5  # counts for nothing here
    assert places(table) == [1, 2]


def test_summary_ties_end_with_corruption_and_then_a_shared_win():
    table = ended(corruption="o3", summary_ties=True)
    table.state.seats[1].coins = 2
    assert places(table) == [1, 2]
    assert places(ended(maps=3, summary_ties=True)) == [1, 1]


def test_the_preset_is_all_of_the_summary_but_two():
    """Specification, "Table options"."""
    import msgspec

    plain = msgspec.structs.asdict(GAME.presets["boardgamefan"])
    assert {name for name, on in plain.items() if on is True} == {
        "free_pass",
        "clear_reward",
        "instant_on_upgrade",
        "map_per_quest",
        "others_final_turn",
        "shared_stars",
        "summary_ties",
    }
    assert GAME.presets["standard"] == GAME.Options()
