"""Cross-tables and exports: held against points, and against the columns that FIDE's handbook names."""

from __future__ import annotations

import csv
from fractions import Fraction

import msgspec
import pytest

from bot.core.localizer import LANGUAGES, Localizer
from bot.tournaments.charts import names_of
from bot.tournaments.model import Match, MatchVerdict, Phase, TournamentState
from bot.tournaments.pairing import circle
from bot.tournaments.pairing.field import Entrant, Form
from bot.tournaments.played import standing
from bot.tournaments.records.ceremony import ceremony_post
from bot.tournaments.records.cross_table import MAX_OPPONENTS, cross_charts
from bot.tournaments.records.sheets import games_sheet, standings_sheet
from bot.tournaments.records.trf import trf
from render.canvas import text_width
from render.tournament.draw import EDGE, SMALLEST, WIDTH, draw
from testing.messages import texts
from tests.bot.tournaments.records.test_awards import TWO_ROUNDS, cup, game
from tests.bot.tournaments.test_posts import crowd

EN = Localizer(LANGUAGES[0])
RESULTS = {"1": 1.0, "+": 1.0, "U": 1.0, "=": 0.5, "0": 0.0, "-": 0.0, "Z": 0.0, " ": 0.0}


def bye(number: int, round_number: int, person: int) -> Match:
    """A bye."""
    return game(number, round_number, person, places=(1,), verdict=MatchVerdict.BYE, table_id=None)


def all_play_all() -> TournamentState:
    """Four in a round robin: 4 came late, in place of a bye, and played that game in the second round."""
    return cup(
        game(1, 1, 1, 2, places=(1, 2)),
        bye(2, 1, 3),
        game(3, 2, 2, 3, places=(1, 1)),
        game(4, 2, 4, 1, places=(1, 2), forfeited=(1,), verdict=MatchVerdict.FORFEIT),
        game(5, 2, 3, 4, places=(2, 1)),
        form=Form.ROUND_ROBIN,
    )


def annulled_bye() -> TournamentState:
    """The same, once the bye counts for nobody."""
    state = all_play_all()
    gone = msgspec.structs.replace(state.matches[1], verdict=MatchVerdict.ANNULLED, places=None)
    return msgspec.structs.replace(state, matches=(state.matches[0], gone, *state.matches[2:]))


@pytest.mark.parametrize("state", [annulled_bye(), cup(*TWO_ROUNDS), cup(*TWO_ROUNDS[:2], bye(5, 2, 1))])
def test_a_tournament_report_has_its_columns_where_the_handbook_wants_them(state: TournamentState) -> None:
    lines = trf(state, "Cup", "Boss").splitlines()
    head = {line[:3]: line[4:] for line in lines if not line.startswith("001")}
    assert (head["012"], head["062"], head["102"], head["XXR"]) == ("Cup", "4", "Boss", "2")
    players = [line.ljust(120) for line in lines if line.startswith("001")]
    points = {each.person: float(each.points) for each in standing(state)}
    opponents: dict[tuple[int, int], tuple[int, str]] = {}
    for line in players:
        number = int(line[4:8])
        assert line[14:47].strip() == f"P{number}"
        assert float(line[80:84]) == points[number]
        rounds = [line[91 + 10 * at : 101 + 10 * at] for at in range(state.tournament.round)]
        assert sum(RESULTS[each[7]] for each in rounds) == points[number]
        for at, each in enumerate(rounds):
            opponents[number, at] = int(each[:4]), each[5]
    assert sorted(int(line[85:89]) for line in players) == [1, 2, 3, 4]
    for (number, at), (other, colour) in opponents.items():
        if other:
            assert opponents[other, at] == (number, {"w": "b", "b": "w"}[colour])


def test_a_game_made_up_for_stands_in_the_round_that_was_missed() -> None:
    lines = [line for line in trf(annulled_bye(), "Cup", "Boss").splitlines() if line.startswith("001")]
    assert [" ".join(line[91:].split()) for line in lines] == [
        "2 w 1 4 b -",
        "1 b 0 3 w =",
        "4 w 0 2 b =",
        "3 b 1 1 w +",
    ]


def test_a_report_is_about_games_of_two() -> None:
    with pytest.raises(ValueError, match="two"):
        trf(cup(game(1, 1, 1, 2, 3, 4, places=(1, 2, 3, 4)), size=4), "Cup", "Boss")


def test_everybody_has_a_line_in_the_sheets_and_no_name_is_a_formula() -> None:
    state = cup(*TWO_ROUNDS)
    evil = msgspec.structs.replace(state.people[0], name="=1+1")
    state = msgspec.structs.replace(state, people=(evil, *state.people[1:]))
    rows = [*csv.DictReader(standings_sheet(state).decode("utf-8-sig").splitlines())]
    assert [(row["place"], row["points"]) for row in rows] == [("1", "2"), ("2", "1"), ("3", "0.5"), ("4", "0.5")]
    assert {row["name"] for row in rows} == {"'=1+1", "P2", "P3", "P4"}
    games = [*csv.DictReader(games_sheet(state).decode("utf-8-sig").splitlines())]
    assert len(games) == 8
    total: dict[str, Fraction] = {}
    for row in games:
        total[row["name"]] = total.get(row["name"], Fraction(0)) + Fraction(row["points"])
    assert total == {row["name"]: Fraction(row["points"]) for row in rows}


def test_a_cross_table_says_who_did_what_against_whom() -> None:
    state = annulled_bye()
    (chart,) = cross_charts(state, "Cup", names_of(state, EN, 102), EN)
    assert chart.heads[1:] == ("1", "2", "3", "4")
    assert [(line.name, line.numbers) for line in chart.lines] == [
        ("P4", ("2", "×", "+", "1", "")),
        ("P1", ("1", "−", "×", "", "1")),
        ("P3", ("½", "0", "", "×", "½")),
        ("P2", ("½", "", "0", "½", "×")),
    ]
    assert [line.mine for line in chart.lines] == [False, False, False, True]
    assert "P4 2: × + 1" in chart.alt


def left(rounds: int) -> TournamentState:
    """Four of whom the best win, in fixtures of three rounds; 4 left after so many. One round is to come."""
    field = [Entrant(number, number) for number in range(1, 5)]
    games = [
        game(2 * number + at, number, *pair, places=(1, 2) if pair[0] < pair[1] else (2, 1))
        for number in (1, 2)
        for at, pair in enumerate(circle.pairs(field, number))
        if number <= rounds or 4 not in pair
    ]
    alone = [bye(9, number, *set(pair) - {4}) for number in (1, 2) for pair in circle.pairs(field, number) if 4 in pair]
    games += [each for each in alone if each.round > rounds]
    state = cup(*games, form=Form.ROUND_ROBIN)
    gone = msgspec.structs.replace(state.people[3], dropped="tournament-out-left")
    running = msgspec.structs.replace(state.tournament, rounds=3, phase=Phase.RUNNING)
    return msgspec.structs.replace(state, tournament=running, people=(*state.people[:3], gone))


def test_a_cross_table_adds_up_where_somebody_has_left() -> None:
    """Who leaves late loses to those whom they have not met; what somebody played who left early is in brackets."""
    state = msgspec.structs.replace(left(2), tournament=msgspec.structs.replace(left(2).tournament, round=3))
    last = next(pair for pair in circle.pairs([Entrant(n, n) for n in range(1, 5)], 3) if 4 in pair)
    winner = next(each for each in last if each != 4)
    late = msgspec.structs.replace(state, matches=(*state.matches, bye(8, 3, winner)))
    (chart,) = cross_charts(late, "Cup", names_of(late, EN, None), EN)
    row = next(line for line in chart.lines if line.name == f"P{winner}")
    out = next(line for line in chart.lines if line.name == "P4")
    assert row.numbers[1:].count("+") == 1
    assert out.numbers[1:].count("−") == 1
    worth = {"1": 1, "+": 1, "0": 0, "−": 0, "×": 0, "·": 0}
    assert sum(worth[cell] for cell in row.numbers[1:]) == int(row.numbers[0])

    early = left(1)
    (chart,) = cross_charts(early, "Cup", names_of(early, EN, None), EN)
    told = {line.name: line.numbers for line in chart.lines}
    assert told["P4"] == ("0", *told["P4"][1:])
    assert sorted(told["P4"][1:]) == ["", "", "(0)", "×"]
    for name, (points, *cells) in told.items():
        assert sum(worth.get(cell, 0) for cell in cells) == int(points), name
    assert sum("(1)" in numbers for numbers in told.values()) == 1
    assert any("·" in numbers for numbers in told.values())


def test_exports_have_the_games_of_who_left_early_and_points_without_them() -> None:
    state = left(1)
    points = {each.person: float(each.points) for each in standing(state)}
    assert points[4] == 0
    lines = [line for line in trf(state, "Cup", "Boss").splitlines() if line.startswith("001")]
    assert {int(line[4:8]): float(line[80:84]) for line in lines} == points
    first, second = (circle.pairs([Entrant(n, n) for n in range(1, 5)], number) for number in (1, 2))
    met, missed = (next(each for pair in pairs if 4 in pair for each in pair if each != 4) for pairs in (first, second))
    rounds = {int(line[4:8]): [line[91 + 10 * at : 101 + 10 * at].split() for at in (0, 1)] for line in lines}
    assert (rounds[met][0][0], rounds[met][0][2]) == ("4", "1"), "it was played"
    assert rounds[missed][1] == ["0000", "-", "Z"], "a bye that stands for a game with them is worth nothing"
    total = dict.fromkeys((f"P{number}" for number in points), 0.0)
    for row in csv.DictReader(games_sheet(state).decode("utf-8-sig").splitlines()):
        total[row["name"]] += float(row["points"]) * (row["counts"] == "yes")
    assert total == {f"P{number}": many for number, many in points.items()}


@pytest.mark.parametrize("legs", [1, 2])
def test_what_stands_in_a_cross_table_has_room_there(legs: int) -> None:
    """What two did against each other once or twice. In brackets it stands once: so early nobody has met twice."""
    state = left(1)
    plan = msgspec.structs.replace(state.tournament.plan, legs=legs)
    state = msgspec.structs.replace(state, tournament=msgspec.structs.replace(state.tournament, plan=plan))
    (chart,) = cross_charts(state, "Cup", names_of(state, EN, None), EN)
    widest = {1: "(½)", 2: "½ ½"}[legs]
    assert text_width(widest, 32) < chart.column


def test_a_cell_in_which_nothing_stands_is_empty() -> None:
    state = annulled_bye()
    (chart,) = cross_charts(state, "Cup", names_of(state, EN, None), EN)
    asked = tuple(line._replace(numbers=tuple(cell or "?" for cell in line.numbers)) for line in chart.lines)
    assert draw(chart._replace(lines=asked)).png != draw(chart).png


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "note",
    [
        *(
            "cross-table-note-all",
            "cross-table-note-rounds",
            "cross-table-note-groups",
            "pairings-note",
            "bracket-note",
        ),
        *("standings-note-round_robin", "standings-note-swiss", "standings-note-groups", "standings-note-knockout"),
    ],
)
def test_the_notes_below_pictures_are_read_in_full(language: str, note: str) -> None:
    assert text_width(Localizer(language).format(note), SMALLEST) <= WIDTH - 2 * EDGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_post_of_a_division_says_who_goes_up_and_down(language: str) -> None:
    state, localizer = cup(*TWO_ROUNDS), Localizer(language)
    plan = msgspec.structs.replace(state.tournament.plan, up=1, down=2, game="lost_cities")
    division = msgspec.structs.replace(state.tournament, plan=plan, league_id=1, season=1, division=2)
    told = texts(ceremony_post(msgspec.structs.replace(state, tournament=division), "league-over-division", language))
    order = [100 + each.person for each in standing(state)]
    assert localizer.format("league-up", who=f"<@{order[0]}>") in told
    assert localizer.format("league-down", who=f"<@{order[2]}>, <@{order[3]}>") in told
    cup_plan = msgspec.structs.replace(state.tournament.plan, game="lost_cities")
    plain = msgspec.structs.replace(state, tournament=msgspec.structs.replace(state.tournament, plan=cup_plan))
    assert localizer.format("league-up", who="") not in texts(
        ceremony_post(plain, "tournament-over-finished", language)
    )


def test_other_forms_have_a_column_for_each_round() -> None:
    (swiss,) = cross_charts(cup(*TWO_ROUNDS), "Cup", names_of(cup(*TWO_ROUNDS), EN, None), EN)
    assert [line.numbers for line in swiss.lines] == [
        ("2", "3:1", "2:1"),
        ("1", "4:1", "1:0"),
        ("½", "1:0", "4:½"),
        ("½", "2:0", "3:½"),
    ]
    four = cup(game(1, 1, 1, 2, 3, 4, places=(4, 3, 2, 1)), size=4)
    (groups,) = cross_charts(four, "Cup", names_of(four, EN, None), EN)
    assert [line.numbers for line in groups.lines] == [("1.00", "1."), ("0.67", "2."), ("0.33", "3."), ("0.00", "4.")]


def test_a_large_one_is_drawn_in_parts_that_fit() -> None:
    state = crowd(Phase.RUNNING)
    plan = msgspec.structs.replace(state.tournament.plan, form="round_robin")
    state = msgspec.structs.replace(state, tournament=msgspec.structs.replace(state.tournament, plan=plan))
    few = msgspec.structs.replace(state, people=state.people[:14], matches=state.matches[:7])
    charts = cross_charts(few, "Cup", names_of(few, EN, None), EN)
    assert [len(chart.heads) - 1 for chart in charts] == [MAX_OPPONENTS, 2]
    assert all(draw(chart).width == WIDTH for chart in charts)
