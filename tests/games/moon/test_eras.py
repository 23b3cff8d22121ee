"""Set-up, rounds, passing and new eras, case by case: the aid, "Set-up" to "Production Phase", and the spec."""

import pytest

from games.engine import First
from games.moon.catalogue import BASES, DECKS, EXPEDITIONS
from games.moon.effects import TakeTurn
from games.moon.game import GAME
from games.moon.state import Options, State
from tests.games.moon.scenario import flags, resources, said, side, table

pytestmark = pytest.mark.usefixtures("cards")


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
