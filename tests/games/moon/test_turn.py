"""A turn, case by case: the aid, "Turn", and the spec's "A turn" and "Rulings"."""

from collections.abc import Callable
from typing import Any

import pytest

from games.engine import Player, text
from games.moon import wording
from games.moon.cards import Need
from games.moon.counts import flags_in_turn, score
from games.moon.effects import TakeTurn
from games.moon.game import GAME
from games.moon.state import Seat
from tests.games.moon.scenario import asked, open_keys, play, resources, said, side, table, why_not

pytestmark = pytest.mark.usefixtures("cards")


# The main action


def test_building_pays_the_cost_and_joins_the_tableau() -> None:
    """Aid, turn (a): "paying its cost and adding it to your tableau"."""
    state = play(table(side("b-water x0", has="energy:3"), side("x1 x2")), "0:build-b-water")
    assert list(state.seats[0].tableau) == ["b-water"]
    assert state.seats[0].hand == ["x0"]
    assert state.turn.acted


def test_production_symbols_produce_at_once_when_built() -> None:
    """Aid: blue cards produce "immediately when Built and during each subsequent Production phase"."""
    state = play(table(side("b-energy x0", has="metal:1"), side("x1 x2")), "0:build-b-energy")
    assert resources(state) == "energy:2"
    assert state.seats[0].makes == [3, 0, 0, 0]  # with the base's one, from the next production phase on


def test_flags_are_counted_and_not_spent() -> None:
    """Aid: "Expend resources; count but do not expend Flags"."""
    state = table(side("g-dear x0", built="y-food", has="energy:2 metal:1"), side("x1 x2"))
    state = play(state, "0:build-g-dear")
    assert resources(state) == ""
    assert state.seats[0].flags[4] == 1


def test_the_bases_flag_counts_for_what_a_structure_needs() -> None:
    """Spec, components: bases show a flag; printed flags count."""
    state = table(side("g-dear x0", has="energy:2 metal:1", base="shackleton-rim"), side("x1 x2"))
    assert "g-dear" in open_keys(state, "build-")


def test_what_is_missing_is_named() -> None:
    """Issue 5: "why not?" names what is missing."""
    state = table(side("g-dear x0", has="energy:1", rovers=0), side("x1 x2"))
    what = wording.stocks_and_flags({"energy": 1, "metal": 1}, {"food": 1})
    assert why_not(state, "build-g-dear") == text("withheld-lacking", what=what)
    card = GAME.view(state, 0).hand[0]
    assert (card.missing_resources, card.missing_flags) == ({"energy": 1, "metal": 1}, {"food": 1})
    assert card.why_not == text("withheld-lacking", what=what)
    assert GAME.view(state, 0).hand[1].why_not is None


def test_assimilating_discards_for_the_bin_corner_and_pays_nothing() -> None:
    """Aid, turn (b)."""
    state = play(table(side("y-food x0"), side("x1 x2"), discards="x9"), "0:assimilate-y-food")
    assert state.seats[0].rovers == 3
    assert state.discards == ["x9", "y-food"]


@pytest.mark.parametrize(
    ("card", "key", "fact"),
    [
        ("b-water", None, lambda seat: seat.resources == [0, 0, 0, 2]),
        ("y-two", None, lambda seat: seat.hearts == 2),
        ("g-free", "gain-biomass", lambda seat: seat.resources == [0, 0, 1, 0]),
    ],
)
def test_a_bin_corner_gives_resources_rovers_or_hearts(
    card: str, key: str | None, fact: Callable[[Seat], bool]
) -> None:
    """Spec, a turn: "what its bin corner shows (resources, rovers or hearts)"."""
    state = play(table(side(f"{card} x0"), side("x1 x2")), f"0:assimilate-{card}" + (f" 0:{key}" if key else ""))
    assert fact(state.seats[0])


def test_exactly_one_main_action() -> None:
    """Spec: "exactly one main action"; assimilating after building is not open."""
    state = play(table(side("g-free x0"), side("x1 x2")), "0:build-g-free")
    assert open_keys(state) == {"end-turn"}
    assert why_not(state, "assimilate-x0").id == why_not(state, "build-x0").id == "withheld-acted"


def test_a_turn_cannot_end_before_its_main_action() -> None:
    state = table(side("g-dear x0"), side("x1 x2"))
    assert why_not(state, "end-turn").id == "withheld-act-first"


def test_assimilating_is_always_possible() -> None:
    """Ruling: "Assimilating is always possible, so a turn always exists"."""
    state = table(side("g-dear", rovers=0), side("x1"))
    assert open_keys(state) == {"assimilate-g-dear"}


def test_expedition_cards_are_neither_built_nor_assimilated() -> None:
    """Spec: "Expedition cards can be neither built nor assimilated"."""
    state = table(side("x0", expedition="e-any"), side("x1"), first=1)
    assert open_keys(state) == {"build-x0", "assimilate-x0", "expedition-e-any"}


# The options


@pytest.mark.parametrize("order", ["option main", "main option"])
def test_options_come_before_or_after_the_main_action(order: str) -> None:
    """Aid: "in any order, before or after your main action"."""
    moves = {"option": "0:expedition-e-any 0:gain-water", "main": "0:build-g-free"}
    state = table(side("g-free x0", expedition="e-any"), side("x1 x2"), first=1)
    state = play(state, " ".join(moves[part] for part in order.split()))
    assert resources(state) == "water:1"
    assert open_keys(state) == {"end-turn"}


def test_a_turn_that_is_not_ended_by_itself_says_why() -> None:
    """Whether the expedition card in hand is of any use is for its owner's eyes."""
    state = play(table(side("g-free x0", expedition="e-swap", rovers=0), side("x1 x2"), first=1), "0:build-g-free")
    assert (open_keys(state), asked(state), GAME.forced(state, 0)) == ({"end-turn"}, (0, "ask-turn-over"), None)


def test_each_option_only_once_a_turn() -> None:
    """Aid: "you may do each of them only once in a turn"."""
    state = table(
        side("x0 x1", built="p-any p-x", has="energy:2", expedition="e-swap"),
        side("x2 x3", built="b-energy b-water"),
        first=1,
        offer="rep-free",
    )
    state = play(state, "0:expedition-e-swap 0:park-b-energy 0:flip-p-any 0:gain-water 0:claim-rep-free")
    assert GAME.view(state, 0).used == ("expedition", "park", "flip", "claim")
    assert why_not(state, "expedition-e-swap").id == "withheld-used"
    assert why_not(state, "flip-p-x").id == "withheld-used"
    assert why_not(state, "park").id == "withheld-parked"
    state = play(state, "0:assimilate-x0 0:end-turn")
    assert state.turn.parked == 0
    assert not state.turn.expedition


def test_an_option_without_use_is_withheld() -> None:
    state = table(side("x0", expedition="e-swap", built="p-pay"), side("x1"), first=1)
    assert why_not(state, "expedition-e-swap").id == "withheld-no-use"
    assert why_not(state, "flip-p-pay").id == "withheld-no-use"


def test_parking_on_blue_gives_its_resource_at_once_and_the_rover_stays_there() -> None:
    """Aid, turn (b): "If it's a blue card, you immediately gain that resource"; "you will not get Rovers back"."""
    state = play(table(side("x0"), side("x1", built="b-energy")), "0:park-b-energy")
    assert resources(state) == "energy:1"  # the spot shows one, whatever the card produces
    assert state.seats[0].rovers == 1
    assert state.seats[1].tableau["b-energy"].parked == 0


def test_parking_on_yellow_lends_its_flags_until_the_end_of_the_turn() -> None:
    """Aid: "yellow card, you gain the noted flags for the rest of this turn"; spec: and for claims of this turn."""
    state = table(side("g-dear x0", has="energy:2 metal:1"), side("x1 x2", built="y-food"))
    assert why_not(state, "build-g-dear").id == "withheld-lacking-but"
    after = play(state, "0:park-y-food")
    assert GAME.view(after, 0).seats[0].lent == ("food",)
    assert GAME.view(after, 0).seats[0].flags == {"industry": 1}
    assert "g-dear" in open_keys(after, "build-")
    after = play(after, "0:assimilate-x0 0:end-turn")
    assert GAME.view(after, 0).seats[0].lent == ()
    assert sum(after.turn.lent) == 0


def test_lent_flags_count_for_claims_and_for_whatever_counts_flags_in_the_turn() -> None:
    """Aid: "yellow card, you gain the noted flags for the rest of this turn"."""
    state = table(side("x0", built="p-kinds"), side("x1", built="y-food-two"), offer="rep-food")
    assert why_not(state, "claim-rep-food").id == "withheld-lacking"
    state = play(state, "0:park-y-food-two")
    assert GAME.view(state, 0).seats[0].score == GAME.view(state, 1).seats[0].score == 0
    state = play(state, "0:flip-p-kinds")
    assert state.seats[0].hearts == 2  # industry and food
    state = play(state, "0:claim-rep-food")
    assert state.seats[0].reputations == ["rep-food"]


def test_lent_flags_score_nothing_and_are_of_no_use_to_others() -> None:
    state = table(side("x0", built="g-score-food"), side("x1", built="y-food-two"), offer="rep-food")
    before = score(state, 0)
    state = play(state, "0:park-y-food-two 0:assimilate-x0")
    assert score(state, 0) == before
    assert "claim-rep-food" in open_keys(state)
    assert flags_in_turn(state, 1) == state.seats[1].flags
    state = play(state, "0:end-turn")
    assert flags_in_turn(state, 0) == state.seats[0].flags


def test_one_rover_a_spot_and_none_on_bases_or_own_cards() -> None:
    """Ruling: one spot per blue or yellow structure, none on bases; one rover per spot. Aid: "someone else's card"."""
    state = table(side("x0", built="b-energy"), side("x1", built="b-water@2 y-food g-free p-any"), side("x2", rovers=1))
    assert open_keys(state, "park-") == {"y-food"}
    assert why_not(state, "park-b-water") == text("withheld-spot-taken", player=Player(2))


def test_nobody_parks_without_a_rover() -> None:
    state = table(side("x0", rovers=0), side("x1", built="b-water"))
    assert why_not(state, "park").id == "withheld-no-rover"


def test_a_pink_structure_may_be_flipped_in_the_turn_it_was_built_and_once_an_era() -> None:
    """Ruling, and the aid, turn (c): flipped, it stays so until the scoring phase."""
    state = play(table(side("p-x x0"), side("x1 x2")), "0:build-p-x 0:flip-p-x")
    assert state.seats[0].hearts == 3  # X in the first era
    state = play(state, "0:end-turn 1:assimilate-x1 1:end-turn")
    state.stack[-1] = TakeTurn(seat=0)
    assert why_not(state, "flip-p-x").id == "withheld-flipped"


def test_claiming_takes_a_reputation_whose_condition_is_met() -> None:
    """Aid, turn (d); spec: an immediate reward, and printed hearts at the end; claimed cards are not replaced."""
    state = table(side("x0", built="y-food-two"), side("x1", built="y-food-two"), offer="rep-food rep-rovers")
    assert open_keys(state, "claim-") == {"rep-food"}
    assert why_not(state, "claim-rep-rovers") == text("withheld-lacking", what=wording.need(Need("blue", 1)))
    state = play(state, "0:claim-rep-food")
    assert state.seats[0].hearts == 2
    assert [(card.key, card.owner) for card in GAME.view(state, None).reputations] == [
        ("rep-food", 0),
        ("rep-rovers", None),
    ]
    state = play(state, "0:assimilate-x0 0:end-turn")
    assert "claim-rep-food" not in open_keys(state)


def test_conditions_read_the_state_at_the_claim() -> None:
    """Ruling: what was true at the claim may cease to be."""
    state = table(side("x0", built="b-energy", rovers=2), side("x1", built="b-water"), offer="rep-rovers")
    state = play(state, "0:claim-rep-rovers 0:park-b-water")
    assert state.seats[0].rovers == 1
    assert state.seats[0].reputations == ["rep-rovers"]


# "Whenever"


@pytest.mark.parametrize(
    ("built", "mine", "moves", "expected"),
    [
        ("g-on-grey", {"hand": "g-free"}, "0:build-g-free", {"hearts": 1}),
        ("g-on-grey", {"hand": "p-any"}, "0:build-p-any", {"hearts": 0}),
        ("g-on-blue", {"hand": "b-water", "has": "energy:1"}, "0:build-b-water", {"rovers": 3}),
        ("g-on-science", {"hand": "y-two", "has": "water:2"}, "0:build-y-two", {"tokens": 1}),
        ("g-on-science", {"hand": "y-science-two", "has": "water:1"}, "0:build-y-science-two", {"tokens": 2}),
        ("g-on-science", {"hand": "y-food", "has": "water:1"}, "0:build-y-food", {"tokens": 0}),
        ("g-on-bin", {"hand": "x0"}, "0:assimilate-x0", {"resources": "metal:1"}),
        ("g-on-park", {"hand": "x0"}, "0:park-b-energy", {"resources": "energy:1 water:1"}),
        ("g-on-flip p-x", {"hand": "x0"}, "0:flip-p-x", {"hearts": 4}),
        ("g-on-claim", {"hand": "x0"}, "0:claim-rep-free", {"hearts": 2}),
    ],
)
def test_a_whenever_fires(built: str, mine: dict[str, Any], moves: str, expected: dict[str, Any]) -> None:
    """Spec, content frame: whenever-built (colour), -assimilated, -parked-on, and abilities.py."""
    start = table(side(built=built, **mine), side("x1", built="b-energy"), offer="rep-free")
    after = play(start, moves)
    seat = after.seats[0]
    found = {
        "hearts": seat.hearts,
        "rovers": seat.rovers,
        "resources": resources(after),
        "tokens": sum(site.hearts for site in seat.tableau.values()),
    }
    assert {name: found[name] for name in expected} == expected


def test_a_card_does_not_hear_its_own_coming() -> None:
    """Ruling: neither a "whenever you build" its own building, nor a reputation its own claim."""
    state = play(table(side("g-on-grey x0"), side("x1 x2"), offer="rep-free"), "0:build-g-on-grey 0:claim-rep-free")
    assert state.seats[0].hearts == 0


def test_parked_on_fires_for_the_cards_owner_out_of_turn() -> None:
    """Abilities: parked-on, "somebody parks on a card of yours"."""
    state = play(table(side("x0"), side("x1", built="g-on-guest b-water")), "0:park-b-water")
    assert [seat.hearts for seat in state.seats] == [0, 2]
    assert asked(state) == (0, "ask-turn")


def test_a_resource_of_choice_out_of_turn_is_asked_of_its_owner() -> None:
    state = play(table(side("x0"), side("x1", built="g-on-guest-any b-water")), "0:park-b-water")
    assert asked(state) == (1, "ask-gain-because")
    assert GAME.to_act(state) == (1,)
    state = play(state, "1:gain-metal")
    assert (resources(state, 0), resources(state, 1)) == ("water:1", "metal:1")
    assert asked(state) == (0, "ask-turn")


def test_the_actor_s_triggers_come_before_the_hosts() -> None:
    """Engine: of one event, those of the acting seat first, then in turn order."""
    state = table(side("x0", built="g-on-park"), side("x1", built="g-on-guest b-energy"))
    events = GAME.apply(state, 0, "park-b-energy").events
    who = [event.text.args["player"] for event in events if event.text.id == "say-gain-because"]
    assert who == [Player(0), Player(1)]


def test_what_a_whenever_brings_names_its_card() -> None:
    state = table(side("x0"), side("x1", built="g-on-guest-any g-on-guest b-water"))
    outcome = GAME.apply(state, 0, "park-b-water")
    assert GAME.decisions(outcome.state)[0].prompt == text("ask-gain-because", card=wording.name("g-on-guest-any"))
    *_, gained = GAME.apply(outcome.state, 1, "gain-metal").events
    assert gained.text.args["card"] == wording.name("g-on-guest")
    (metal, _) = GAME.apply(outcome.state, 1, "gain-metal").events
    assert metal.text == text(
        "say-gain-because", player=Player(1), what=wording.amount("metal", 1), card=wording.name("g-on-guest-any")
    )


def test_triggers_of_one_seat_fire_in_the_order_the_cards_came() -> None:
    state = table(side("b-water", built="g-on-blue g-on-grey", has="energy:1"), side("x1"))
    state.seats[0].ongoing = ["g-on-blue", "g-on-grey"]
    assert said(state, "0:build-b-water") == ["say-build", "say-produce", "say-gain-because"]
