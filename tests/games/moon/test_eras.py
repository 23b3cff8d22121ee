"""Eras, rounds, passing and scoring, case by case: the aid, "Set-up" to "Scoring Phase", and the spec."""

from random import Random
from typing import Any

import pytest

from bot.localizer import Localizer
from games.engine import First, Standing
from games.moon.cards import Era
from games.moon.catalogue import BASES, DECKS, EXPEDITIONS
from games.moon.counts import score
from games.moon.effects import TakeTurn
from games.moon.game import GAME
from games.moon.majority import contest
from games.moon.state import Options, Seat, State, first_holder
from tests.games.moon.scenario import flags, play, resources, said, side, spare, table

pytestmark = pytest.mark.usefixtures("cards")

FOOD = 4


def new(seats: int, seed: bytes = b"eras", first: First = "random") -> State:
    return GAME.setup(seats, Options(first=first), seed)


def pass_a_round(state: State) -> tuple[State, list[int]]:
    """Everybody assimilates; the state after, and who took turns in which order."""
    order: list[int] = []
    for _ in state.seats:
        seat = state.playing
        assert seat is not None
        order.append(seat)
        state = GAME.apply(state, seat, f"assimilate-{state.seats[seat].hand[0]}").state
        while not isinstance(state.stack[-1], TakeTurn):
            decision = GAME.decisions(state)[0]
            state = GAME.apply(state, decision.seat, decision.choices[0].key).state
        state = GAME.apply(state, seat, "end-turn").state
    return state, order


# Set-up


@pytest.mark.parametrize(("seats", "dealt"), [(2, 8), (3, 7), (4, 7), (5, 6)])
def test_setup_by_player_count(seats: int, dealt: int) -> None:
    """Spec, an era: 2 players get 8 structures, 3 and 4 players 7, 5 players 6; one structure begins the pile."""
    state = new(seats)
    assert [len(seat.hand) for seat in state.seats] == [dealt] * seats
    assert len(state.discards) == 1
    assert len(state.deck) == 36 - 1 - dealt * seats
    assert state.rounds == dealt
    assert all(key in DECKS[1] for seat in state.seats for key in seat.hand)


@pytest.mark.parametrize(("seats", "shown"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_as_many_reputations_of_each_level_as_players_with_two_three(seats: int, shown: int) -> None:
    """Spec, set-up."""
    levels = [card.level for card in GAME.view(new(seats), None).reputations]
    assert levels == ["bronze"] * shown + ["silver"] * shown + ["gold"] * shown


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_begins_with_a_base_that_has_produced_and_two_rovers(seats: int) -> None:
    """Aid, set-up; production phase: every production symbol, the base's included."""
    state = new(seats)
    for number, seat in enumerate(state.seats):
        assert resources(state, number) == f"{BASES[seat.base].makes}:1"
        assert seat.rovers == 2
    assert len({seat.base for seat in state.seats}) == seats


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_player_holds_the_first_expedition_of_the_player_count(seats: int) -> None:
    """Aid, set-up and construction: everybody else gets an expedition card of the era."""
    for first in range(seats):
        state = new(seats, first=first)
        assert state.playing == first
        assert [seat.expedition == f"first-{seats}" for seat in state.seats] == [n == first for n in range(seats)]
        assert all(EXPEDITIONS[str(seat.expedition)].era in {0, 1} for seat in state.seats)


def test_a_drawn_first_player_is_anyone() -> None:
    assert {new(4, bytes([n])).playing for n in range(30)} == {0, 1, 2, 3}


# Rounds and passing


@pytest.mark.parametrize("seats", GAME.seats)
def test_hands_pass_to_the_left_and_the_first_expedition_with_them(seats: int) -> None:
    """Aid, construction: "everyone passes their remaining hand to the left (including their Expedition card)"."""
    state = new(seats)
    first = GAME.mover(state)
    hands = [(tuple(seat.hand[1:]), seat.expedition) for seat in state.seats]
    state, order = pass_a_round(state)
    assert order == [(first + n) % seats for n in range(seats)]  # clockwise from the holder
    assert [(tuple(seat.hand), seat.expedition) for seat in state.seats] == [hands[n - 1] for n in range(seats)]
    assert state.round == 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_round_starts_one_seat_further(seats: int) -> None:
    """Aid: "skip over one player and start the next round with the player who now has the First Expedition card".

    Ruling: the one skipped is who began the last round and would be next; hands go to the direct neighbour.
    """
    state = new(seats, first=0)
    starts: list[int | None] = []
    while state.era == 1:
        starts.append(state.playing)
        state, _ = pass_a_round(state)
    assert starts == [n % seats for n in range(state.rounds)]


@pytest.mark.parametrize(("seats", "second", "third"), [(2, 1, 0), (3, 1, 2), (4, 3, 2), (5, 1, 2)])
def test_the_first_expeditions_way_over_the_eras(seats: int, second: int, third: int) -> None:
    """It is passed once a round, the last time alone. With two players, once more before each new era (ruling)."""
    state, starts = new(seats, first=0), list[int | None]()
    while state.stack:
        if state.round == 1:
            starts.append(state.playing)
        state, _ = pass_a_round(state)
    assert starts == [0, second, third]


def test_with_only_expedition_cards_left_they_are_passed_once_more_and_the_era_is_scored() -> None:
    """Aid: "When only the Expedition card is passed, continue to the Scoring phase"."""
    state = table(side("x0"), side("x1", expedition="e-any"), round=8, turn=1, acted=True, first=0)
    state.seats[1].hand, state.seats[0].hand = [], []
    told = said(state, "1:end-turn")
    assert told[:2] == ["say-passed-last", "say-scoring"]
    assert "say-first-changes" in told


def test_passing_is_told_as_a_fact_alone() -> None:
    """Issue 5: hands are passed "public only as a fact"."""
    state = table(side("x0 x2", expedition="e-any"), side("x1 x3"), turn=0, first=1, acted=True)
    outcome = GAME.apply(state, 0, "end-turn")
    passed = next(event for event in outcome.events if event.text.id == "say-passed")
    assert passed.seats is None
    assert passed.text.args == {}
    assert outcome.revealed


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_era_deals_its_own_deck_and_expeditions(seats: int) -> None:
    state, seen = new(seats), set[int]()
    while state.stack:
        if state.round == 1 and state.era not in seen:
            seen.add(state.era)
            cards = [*state.deck, *state.discards, *(key for seat in state.seats for key in seat.hand)]
            assert sorted(cards) == sorted(key for era in DECKS if era == state.era for key in DECKS[era])
            assert state.x == 4 - state.era
            assert all(EXPEDITIONS[key].era == state.era for key in state.expeditions)
            held = [EXPEDITIONS[str(seat.expedition)].era for seat in state.seats]
            assert sorted(held) == [0] + [state.era] * (seats - 1)
        state, _ = pass_a_round(state)
    assert seen == {1, 2, 3}
    assert state.turns == 3 * state.rounds * seats
    assert state.x == 0


def test_hearts_of_the_new_era_come_on_top_of_what_lies_there() -> None:
    """Aid, production phase: "Do not remove any hearts already present"; 3, 4 and 5 hearts."""
    state = table(side("x0"), side("x1"), round=8, turn=1, acted=True, board=flags(food=3, housing=2))
    state.seats[0].hand = state.seats[1].hand = []
    state = GAME.apply(state, 1, "end-turn").state
    assert state.era == 2
    assert state.board == [6, 4, 4, 4, 7]  # industry is tied: both bases show it


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


# Secrets


def test_a_rival_that_thinks_about_how_to_pay_thinks_about_its_turn_in_a_resample() -> None:
    """The card it holds for building is still its own secret."""
    state = table(side("g-dear x0", built="g-discount y-food", has="energy:2 metal:1"), side("x1 x2"), deck=spare(9))
    state.deck = [f"x{n}" for n in range(20, 30)]
    state = play(state, "0:build-g-dear")
    assert GAME.resample(state, 0, Random(1)).stack == state.stack
    assert GAME.resample(state, 1, Random(1)).stack == [TakeTurn(seat=0)]
    assert GAME.resample(state, None, Random(1)).seats[0].hand != state.seats[0].hand


def test_a_rivals_choice_from_the_discard_pile_is_open_again_in_a_resample() -> None:
    state = table(side("x0", built="p-salvage"), side("x1 x2"), discards="x8 x9")
    asked_first = play(state, "0:flip-p-salvage")
    state = play(asked_first, "0:salvage-x8")
    assert GAME.resample(state, 0, Random(1)).stack == state.stack
    assert GAME.resample(state, 1, Random(1)).stack == asked_first.stack
