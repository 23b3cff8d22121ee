"""Majorities, the scoring of an era and the final score, case by case: the aid, "Scoring Phase", and the spec."""

from typing import Any

import pytest

from bot.core.localizer import Localizer
from games.engine import Standing
from games.moon.cards import Era
from games.moon.counts import score
from games.moon.game import GAME
from games.moon.majority import contest
from games.moon.state import Seat, State, first_holder
from tests.games.moon.scenario import flags, play, resources, side, table

pytestmark = pytest.mark.usefixtures("cards")

FOOD = 4


# Majorities


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ({}, {}, ()),  # at least one flag
        ({"built": "y-food"}, {}, (0,)),
        ({"built": "y-food"}, {"built": "y-food-two"}, (1,)),
        ({"built": "y-food"}, {"built": "y-food"}, (0, 1)),
        ({"built": "y-food", "rovers": 3}, {"built": "y-food"}, (0,)),  # ties by rovers
        ({"built": "y-food", "rovers": 3}, {"built": "y-food b-water@0 b-energy@0"}, (1,)),  # after taking them in
        ({"built": "y-food r-wins-ties", "rovers": 0}, {"built": "y-food", "rovers": 5}, (0,)),
        ({"built": "y-food r-wins-ties", "rovers": 0}, {"built": "y-food-two", "rovers": 5}, (1,)),
        ({"built": "y-food r-wins-ties", "rovers": 1}, {"built": "y-food r-wins-ties", "rovers": 0}, (0,)),
        ({"built": "y-food r-any-flag"}, {"built": "y-food", "rovers": 3}, (1,)),
        ({"base": "shackleton-rim"}, {}, (0,)),  # a base's flag is printed too
    ],
)
def test_who_has_most_of_a_flag(one: dict[str, Any], two: dict[str, Any], expected: tuple[int, ...]) -> None:
    """Aid, scoring: "Ties are broken in favour of most Rovers; ties for that are unresolved"; spec (d); wins-ties."""
    state = table(side(**one), side(**two), side(rovers=9))
    assert contest(state, FOOD).leaders == expected
    view = GAME.view(state, None).flags[FOOD]
    assert view.leaders == expected


def test_parked_rovers_and_lent_flags_never_count_for_majorities() -> None:
    """Ruling: parked rovers never count for majorities; printed flags only."""
    state = table(side("x0", built="y-food"), side("x1", built="y-food-two"), board=flags(food=3))
    state = play(state, "0:park-y-food-two")
    assert contest(state, FOOD).leaders == (1,)


def test_hearts_go_to_the_leaders_and_ties_keep_theirs() -> None:
    """Aid: "the award stays on the space"."""
    state = table(side(built="y-food"), side(built="y-two"), round=8, turn=1, acted=True, later=False, era=3)
    state = GAME.apply(state, 1, "end-turn").state
    assert [seat.won for seat in state.seats] == [5, 10]
    assert state.board == [0, 5, 0, 5, 0]  # nobody shows transport; industry is tied


def test_all_flags_are_compared_before_any_heart_moves() -> None:
    """Spec, scoring (d)."""
    state = scored(side(built="y-food"), side(built="y-two"), board=flags(food=1, housing=2, science=3))
    assert [seat.won for seat in state.seats] == [1, 5]


@pytest.mark.parametrize(
    ("one", "two", "said"),
    [
        ({}, {}, "Nobody shows Food: its hearts stay."),
        ({"built": "y-food-two"}, {"built": "y-food"}, "Ana takes 3 hearts for Food: 2 flags against 1."),
        ({"built": "y-food"}, {}, "Ana takes 3 hearts for Food: 1 flag against none."),
        (
            {"built": "y-food", "rovers": 4},
            {"built": "y-food b-water@0"},
            "Ana takes 3 hearts for Food: tied with Ben at 1 flag, but with more rovers, 4 against 3.",
        ),
        (
            {"built": "y-food"},
            {"built": "y-food lunar-charter", "rovers": 0},
            "Ben takes 3 hearts for Food: tied with Ana at 1 flag, but Lunar Charter wins ties.",
        ),
        (
            {"built": "y-food"},
            {"built": "y-food"},
            "Tied for Food with 1 flag and 2 rovers each: Ana, Ben. Its hearts stay.",
        ),
    ],
)
def test_an_award_says_the_counts_and_what_decided_it(one: dict[str, Any], two: dict[str, Any], said: str) -> None:
    state = table(side(**one), side(**two), board=flags(food=3), round=8, turn=1, acted=True)
    events = GAME.apply(state, 1, "end-turn").events
    words = Localizer("en", "moon", ("Ana", "Ben"))
    assert said in [words(event.text) for event in events]


# Scoring


def scored(*sides: Seat, era: Era = 1, **more: Any) -> State:
    """The state after the last turn of an era."""
    state = table(*sides, era=era, round=8, turn=len(sides) - 1, acted=True, later=era < 3, **more)
    return GAME.apply(state, len(sides) - 1, "end-turn").state


def test_rovers_go_to_the_owner_of_the_card_and_structures_turn_back() -> None:
    """Spec, scoring (a) and (b): the rover goes to that card's owner."""
    state = scored(side(built="b-energy@1 p-x!"), side(built="p-any!", rovers=1))
    assert [seat.rovers for seat in state.seats] == [3, 1]
    assert all(not site.flipped and site.parked is None for seat in state.seats for site in seat.tableau.values())


def test_scoring_touches_those_who_take_in_rovers() -> None:
    state = table(side(built="b-energy@1"), side(rovers=1), round=8, turn=1, acted=True)
    events = GAME.apply(state, 1, "end-turn").events
    scoring = next(event for event in events if event.text.id == "say-scoring")
    assert scoring.touched == ("seat:0:rover",)


def test_a_tie_is_broken_by_the_rovers_taken_in() -> None:
    """Spec, scoring (d): "most rovers in supply (after a)"."""
    state = scored(side(built="y-food b-water@1"), side(built="y-food", rovers=2), board=flags(food=3))
    assert [seat.won for seat in state.seats] == [3, 0]


def test_heart_tokens_on_cards_score_every_era_and_stay() -> None:
    """Aid: "generate an equal number of Hearts to that player's score, and remain in place"."""
    state = scored(side(built="p-token+3 g-on-science+1"), side())
    assert state.seats[0].scored == 4
    assert state.seats[0].tableau["p-token"].hearts == 3
    later = table(*state.seats, era=2, round=8, turn=1, acted=True)
    assert GAME.apply(later, 1, "end-turn").state.seats[0].scored == 8


def test_deck_and_discards_are_set_aside() -> None:
    """Aid: "Combine Deck and Discards and shuffle the result. This is set aside"."""
    state = scored(side(), side(), deck="x1 x2 x3", discards="x4")
    assert sorted(state.past) == ["x1", "x2", "x3", "x4"]
    assert len(state.discards) == 1


def test_x_drops_after_scoring_and_the_third_era_ends_the_game() -> None:
    """Spec, scoring (f); ruling: an effect during scoring reads X before it drops."""
    assert scored(side(), side(), era=1).x == 2
    assert scored(side(), side(), era=2).x == 1
    state = scored(side(), side(), era=3)
    assert state.x == 0
    assert not state.stack
    assert GAME.view(state, 0).phase == "over"


def test_x_is_three_two_one() -> None:
    eras: tuple[tuple[Era, int], ...] = ((1, 3), (2, 2), (3, 1))
    for era, hearts in eras:
        state = table(side("x0", built="p-x"), side("x1"), era=era)
        assert play(state, "0:flip-p-x").seats[0].hearts == hearts


def test_production_opens_every_era() -> None:
    """Aid: blue cards produce "during each subsequent Production phase"."""
    state = scored(side(built="b-energy b-water", has="metal:1"), side())
    assert resources(state) == "energy:3 water:1 metal:1"


def test_expedition_cards_of_the_era_leave_and_the_first_expedition_stays() -> None:
    """Spec, scoring: "Era expedition cards are discarded; First Expedition stays with whoever holds it"."""
    state = scored(side(), side(expedition="e-any"), side(expedition="e-swap"), first=0)
    assert {"e-any", "e-swap"} <= set(state.box)
    assert first_holder(state) == 1  # passed once more, from seat 0


# The final score


def test_end_scores_are_told_structure_by_structure() -> None:
    mine = side(built="rover-museum rover-shed landing-pad solar-foil hall-of-mirrors")
    state = table(mine, side(built="power-grid"), era=3, round=8, turn=1, acted=True, later=False)
    words = Localizer("en", "moon", ("Ana", "Ben"))
    told = [words(event.text) for event in GAME.apply(state, 1, "end-turn").events]
    assert told[-1] == "Ana scores at the end of the game: Rover Museum 4, Hall of Mirrors 1 (as Power Grid)."


def final(*sides: Seat) -> State:
    state = table(*sides, era=3, later=False)
    state.stack, state.x = [], 0
    return state


def ranked(state: State, *, final: bool = True) -> tuple[Standing, ...]:
    found = GAME.standings(state, final=final)
    assert found is not None
    return found


def test_the_final_score_by_its_parts() -> None:
    """Spec, final score; hearts lying on cards were scored in each era's scoring."""
    mine = side(built="g-dear g-score-food y-food-two p-token+4", reputations="rep-food", won=7, gained=3, scored=2)
    standing = ranked(final(mine, side()))[0]
    assert standing.parts == {
        "flags": 7,
        "effects": 3,
        "tokens": 2,
        "structures": 4,
        "reputations": 3,
        "end": 4,
    }
    assert standing.score == 23


@pytest.mark.parametrize(
    ("one", "two", "places"),
    [
        ({"won": 5}, {"won": 4, "rovers": 9}, (1, 2)),
        ({"won": 5, "rovers": 1}, {"won": 5, "rovers": 2}, (2, 1)),
        ({"won": 5, "has": "water:1"}, {"won": 5, "has": "metal:2"}, (2, 1)),
        ({"won": 5, "has": "water:2"}, {"won": 5, "has": "metal:2"}, (1, 1)),
    ],
)
def test_ties_go_by_rovers_then_resources_then_are_shared(
    one: dict[str, Any], two: dict[str, Any], places: tuple[int, int]
) -> None:
    """Spec, final score: "Tie: most rovers, then most resources, then shared"."""
    assert tuple(standing.place for standing in ranked(final(side(**one), side(**two)))) == places


def test_the_running_score_is_that_of_an_end_now() -> None:
    state = table(side("x0", built="g-dear p-token+2", won=3), side("x1"))
    assert GAME.standings(state) is None
    running = ranked(state, final=False)
    assert running[0].score == score(state, 0) == GAME.view(state, 1).seats[0].score == 6
