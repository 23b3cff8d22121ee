"""The set-up: hands, destinations beside the board, and the four marks, case by case."""

from __future__ import annotations

import pytest

from games.engine import NULL_LOG, push
from games.famous_explorers.effects import BeginTurn, PlaceMarks
from games.famous_explorers.game import FamousExplorers
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.maps import world_of
from games.famous_explorers.state import Options, State
from games.players.search import apply_plan
from tests.games.famous_explorers.scenario import GAME, a_map, check, events, open_keys, play, table, withheld

# Places far apart on long arms (p), neighbours (q next to its p), and some seen through dots
ARMS = a_map(
    "arms",
    ", ".join(
        [f"london n{i} m{i} k{i} p{i} q{i}" for i in range(8)]
        + ["p0 red1 green1 p1", "p2 red2 p3", "london near1, london red3 near2"]
    ),
)
GRID = a_map(
    "grid",
    ", ".join([f"london x{i}0" for i in range(6)] + [" ".join(f"x{i}{j}" for j in range(14)) for i in range(6)]),
)
EASY = FamousExplorers(GRID)


def marking(*hands: str, deck: str = "", first: int = 0, options: Options | None = None) -> State:
    """A table at the beginning of its marks."""
    state = table(ARMS, *hands, deck=deck, first=first, options=options)
    state.stack.clear()
    push(state, [PlaceMarks(), BeginTurn(seat=first)])
    MACHINE.settle(state, NULL_LOG)
    return state


FOUR, OTHERS = "p4 p5 p6 p7", "k4 k5 k6 k7"


def test_everybody_places_four_marks_while_the_others_do() -> None:
    state = marking(FOUR, OTHERS, "q4 q5 q6 q7", first=1)
    check(state, waits=(0, 1, 2), asked="ask-mark")
    state = play(state, " ".join(f"2:mark-{place}" for place in ["q4", "q5", "q6", "q7"]))
    check(state, waits=(0, 1), marks=("", "", "q4 q5 q6 q7"))
    state = play(state, "1:mark-k4 0:mark-p4 1:mark-k5 0:mark-p5 1:mark-k6 1:mark-k7 0:mark-p6")
    check(state, waits=(0,), asked="ask-mark")
    assert GAME.turn(state) == 0
    state = play(state, "0:mark-p7")
    check(state, waits=(1,), asked="ask-turn", marks=(FOUR, OTHERS, "q4 q5 q6 q7"))
    assert GAME.turn(state) == 1


def test_the_order_in_which_marks_are_placed_leads_to_the_same_position() -> None:
    """So nobody has to wait for anybody: the rulebook's order would lead there, too."""
    start = marking(FOUR, OTHERS, first=1)
    by_seat = [[f"0:mark-{place}" for place in FOUR.split()], [f"1:mark-{place}" for place in OTHERS.split()]]
    in_turns = [move for pair in zip(*by_seat, strict=True) for move in pair]
    assert play(start, " ".join(in_turns)) == play(start, " ".join(by_seat[0] + by_seat[1]))


def test_a_search_for_a_seat_that_is_not_the_lowest_moves_that_seat() -> None:
    state = marking(FOUR, OTHERS)
    apply_plan(GAME, state, 1, ("mark-k4",))
    check(state, marks=("", "k4"))


@pytest.mark.parametrize(
    ("state", "choice", "reason"),
    [
        pytest.param(marking(FOUR + " near1", OTHERS), "mark-near1", "withheld-near", id="within two spaces of START"),
        pytest.param(marking(FOUR + " near2", OTHERS), "mark-near2", "withheld-near", id="a dot is a space"),
        pytest.param(marking("q4 p4 p5 p6 p7", OTHERS), "mark-p4", None, id="places three spaces away can be marked"),
    ],
)
def test_where_a_mark_may_go(state: State, choice: str, reason: str | None) -> None:
    assert withheld(play(state, "1:mark-k4"), 0, choice) == reason


@pytest.mark.parametrize(
    ("hand", "first", "then", "options", "reason"),
    [
        ("p4 q4 p5 p6 p7", "p4", "q4", None, "withheld-beside-own-mark"),
        ("p0 p1 p4 p5 p6", "p0", "p1", None, "withheld-beside-own-mark"),
        ("p0 p1 p4 p5 p6", "p0", "p1", Options(mark_spacing="single_dot"), None),
        ("p2 p3 p4 p5 p6", "p2", "p3", None, "withheld-beside-own-mark"),
        ("p2 p3 p4 p5 p6", "p2", "p3", Options(mark_spacing="single_dot"), "withheld-beside-own-mark"),
        ("p4 p5 p6 p7", "p4", "p5", None, None),
    ],
    ids=["neighbours", "through a chain of dots", "a chain parts with single_dot", "through a dot", "one dot", "far"],
)
def test_own_marks_keep_apart(hand: str, first: str, then: str, options: Options | None, reason: str | None) -> None:
    state = play(marking(hand, OTHERS, options=options), f"1:mark-k4 0:mark-{first} 1:mark-k5")
    assert withheld(state, 0, f"mark-{then}") == reason


def test_marks_of_others_do_not_matter() -> None:
    state = play(marking("q4 q5 q6 q7", FOUR), "1:mark-p4 0:mark-q4")
    check(state, marks=("q4", "p4"))


def test_a_mark_that_leaves_no_room_for_the_others_is_withheld() -> None:
    """k4 and q4 both stand beside p4, so marking p4 would cost two of the four."""
    state = play(marking("p4 k4 q4 p5 p6", OTHERS.replace("k4", "k0")), "1:mark-k0")
    assert withheld(state, 0, "mark-p4") == "withheld-no-room"
    assert {"mark-k4", "mark-q4", "mark-p5", "mark-p6"} == open_keys(state, 0)


def test_a_hand_without_room_for_four_marks_is_exchanged_card_by_card() -> None:
    state = marking("near1 near2 p4 q4 p5", OTHERS, deck="p6 p7 p0 p1")
    check(state, asked="ask-redraw", waits=(0, 1))
    assert events(state, "0:discard-near1") == ["say-redrawn"]
    after = play(state, "0:discard-near1")
    check(after, asked="ask-redraw")
    assert len(after.seats[0].hand) == 5
    while open_keys(after, 0) == {f"discard-{place}" for place in after.seats[0].hand}:
        near = sorted(set(after.seats[0].hand) & {"near1", "near2", "q4"}) or sorted(after.seats[0].hand)
        after = play(after, f"0:discard-{near[0]}")
    check(after, asked="ask-mark", waits=(0, 1))
    assert len(after.deck) == 4
    assert not after.discards


def test_an_exchange_shows_nobody_else_a_card() -> None:
    state = marking("near1 near2 p4 q4 p5", OTHERS, deck="p6 p7 p0 p1")
    out = GAME.apply(state, 0, "discard-near1")
    assert out.revealed
    assert not any("near1" in str(event.text) for event in out.events)


@pytest.mark.parametrize(("seats", "cards"), [(2, 12), (3, 12), (4, 9), (5, 9), (6, 9)])
def test_the_deal(seats: int, cards: int) -> None:
    for seed in range(6):
        state = EASY.setup(seats, Options(first=1), b"deal %d" % seed)
        assert {len(seat.hand) for seat in state.seats} == {cards}
        assert {seat.tickets for seat in state.seats} == {3}
        assert (len(state.public), state.secrets, state.offers) == (6, [], [])
        assert not set(state.public) & world_of(GRID).near
        assert state.first == 1
        assert EASY.to_act(state) == tuple(range(seats))


def test_advanced_set_up() -> None:
    for seed in range(6):
        state = EASY.setup(2, EASY.presets["advanced"], b"deal %d" % seed)
        assert (len(state.public), len(state.secrets)) == (4, 2)
        assert not {secret.place for secret in state.secrets} & world_of(GRID).near
        assert (len(state.offers), len(state.event_deck), len(state.box)) == (6, 10, 1)


def test_the_first_player_is_drawn_unless_named() -> None:
    assert {EASY.setup(4, Options(), b"%d" % seed).first for seed in range(40)} == {0, 1, 2, 3}
    for first in (4, -1):
        with pytest.raises(ValueError, match=str(first)):
            EASY.setup(4, Options(first=first), b"")
