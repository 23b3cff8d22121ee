"""Computer players of Lost Cities: turns that have one good answer, and how much the rules of thumb win."""

from random import Random

import pytest

from contract.paired_deals import computer, mean_and_margin, pairing
from games.lost_cities import GAME
from games.lost_cities.heuristics import BEGINNER, HEURISTICS
from games.lost_cities.policy import SPREAD
from games.lost_cities.rollout import Round, play_out
from games.lost_cities.state import State
from games.players import Knowledge, Level, choose
from testing.paired_deals import lowest_first, share_with_reason, three_colours
from tests.games.lost_cities.position import play, position


def answer(state: State, level: Level, iterations: int = 240) -> str:
    seat = GAME.to_act(state)[0]
    return choose(GAME, Knowledge.of(GAME, state, seat, b"s"), level, b"s", iterations=iterations)


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL, Level.HARD])
def test_the_last_card_is_the_dearest_that_can_be_laid(level: Level) -> None:
    """One card is left: what is laid now counts, what is held does not."""
    state = position(
        "red-4 red-10 blue-9 yellow-2 yellow-3 white-2 green-2 green-3",
        "red-2 red-3 blue-2 blue-3 white-3 white-4 green-4 green-5",
        below=("red x 3", "blue 5 6"),
        pile="white-10",
    )
    assert answer(state, level) == "play-red-10"


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_no_expedition_begins_with_the_last_card(level: Level) -> None:
    state = position(
        "red-10 blue-2 blue-3 yellow-2 yellow-3 white-2 green-2 green-3",
        "red-2 red-3 blue-4 blue-5 white-3 white-4 green-4 green-5",
        pile="white-10",
    )
    assert answer(state, level).startswith("discard-")


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_a_discard_that_gains_a_turn_is_taken_near_the_end(level: Level) -> None:
    """Two cards are left: whoever draws one has no further turn, whoever takes a discard can still lay the ten."""
    state = position(
        "red-9 red-10 yellow-2 yellow-3 white-2 white-3 green-2 green-3",
        "blue-2 blue-3 blue-4 blue-5 white-5 white-6 green-5 green-6",
        below=("red x x 7 8",),
        discards=("yellow 4",),
        pile="white-10 white-9",
    )
    assert answer(play(state, "play-red-9"), level) == "draw-yellow"


def test_easy_is_worth_twelve_points_a_round_over_the_lowest_playable_card() -> None:
    """On 40 deals from both sides; the bench has measured 30.7 ± 3.1 on 200."""
    easy = computer(Level.EASY, None, None)
    options = GAME.Options(rounds=1)
    leads = [pairing(GAME, 2, options, easy, lowest_first, deal)[0] for deal in range(40)]
    mean, margin = mean_and_margin(leads)
    assert mean - margin > 12


def test_gentle_is_worth_what_the_lowest_card_of_three_colours_is() -> None:
    """Within ten points a round, as measured on 1,000 deals; here on 80, so within what they can show."""
    gentle = computer(Level.GENTLE, None, None)
    options = GAME.Options(rounds=1)
    leads = [pairing(GAME, 2, options, gentle, three_colours, deal)[0] for deal in range(80)]
    mean, margin = mean_and_margin(leads)
    assert abs(mean) < 10 + margin


def test_gentle_lays_the_lowest_card_of_three_colours_and_looks_at_no_rival() -> None:
    state = position(
        "red-4 red-5 blue-9 yellow-3 yellow-4 white-4 white-5 green-2",
        "red-2 red-3 blue-2 blue-3 white-5 white-6 green-4 green-5",
        below=("red x 3",),
        above=("green 3",),
        pile="white-10 green-10 blue-10 yellow-10",
    )
    found = {GAME.policy.gentle(state, 0, GAME.legal(state), Random(luck)) for luck in range(40)}
    assert found == {"play-yellow-3", "play-green-2"}, "the lowest of red, yellow and white, or, tempted, of any colour"


def test_gentle_lays_no_wagers() -> None:
    state = position(
        "red-x red-4 blue-x blue-9 yellow-x yellow-4 white-4 white-5",
        "red-2 red-3 blue-2 blue-3 white-6 white-7 green-4 green-5",
        pile="white-10 green-10 blue-10 yellow-10",
    )
    found = {GAME.policy.gentle(state, 0, GAME.legal(state), Random(luck)) for luck in range(40)}
    assert found
    assert not any(key.endswith("-x") for key in found)


def test_partners_play_on_by_the_same_rules_of_thumb() -> None:
    easy = computer(Level.EASY, None, None)
    options = GAME.Options(rounds=1)
    leads = [pairing(GAME, 4, options, easy, lowest_first, deal)[0] for deal in range(20)]
    mean, margin = mean_and_margin(leads)
    assert mean - margin > 0


def test_a_player_reckons_with_beginners_and_with_its_like() -> None:
    """A roll-out is worth what comes of a rival of the same mind, or of one that judges as easy does."""
    state = GAME.setup(2, GAME.Options(rounds=1), b"seed")
    rng = Random(4)
    for _ in range(30):
        GAME.step(state, GAME.policy.choose(state, GAME.mover(state), GAME.legal(state), rng))
    for seat in (0, 1):
        judges = [HEURISTICS, HEURISTICS]
        expected = set()
        for rival in (HEURISTICS, BEGINNER):
            judges[1 - seat] = rival
            below, above = play_out(Round(GAME.clone(state)), (judges[0], judges[1]))
            expected.add(below - above)
        assert len(expected) == 2
        found = {
            round((GAME.policy.playout(GAME.clone(state), seat, Random(luck))[0] - 0.5) * SPREAD) for luck in range(30)
        }
        assert found == expected


def test_normal_plays_on_as_a_beginner_and_hard_does_not() -> None:
    """Without a roll-out each takes what its own rules of thumb say; these differ, which sets the levels apart."""
    rng, differ = Random(1), 0
    state = GAME.setup(2, GAME.Options(rounds=1), b"seed")
    while keys := GAME.legal(state):
        seat = GAME.mover(state)
        known = Knowledge.of(GAME, state, seat, b"luck")
        normal, hard = (choose(GAME, known, level, b"luck", iterations=0) for level in (Level.NORMAL, Level.HARD))
        position = known.position(GAME)
        assert hard == GAME.policy.choose(position, seat, keys, rng)
        assert normal == GAME.policy.normal_policy.choose(position, seat, keys, rng)
        differ += normal != hard
        GAME.step(state, hard)
    assert differ > 5


@pytest.mark.parametrize(
    ("card", "reason"),
    [("blue-2", "passed"), ("green-3", "harmless"), ("green-9", "risky"), ("red-4", "unbegun")],
)
def test_a_discard_is_judged_by_what_the_other_side_could_do_with_it(card: str, reason: str) -> None:
    """That they have not begun its colour is no reason: they still could."""
    hand = "blue-2 green-3 green-9 red-4 white-2 white-3 yellow-2 yellow-3"
    state = position(hand, "red-2 red-3 white-4 white-5", below=("blue 5 6",), above=("green 7",))
    found = GAME.policy.reason(state, 0, f"discard-{card}", own=True)
    assert found is not None
    assert found.id == f"reason-{reason}"


def test_every_choice_that_is_proposed_has_a_reason() -> None:
    assert share_with_reason(GAME) == 1.0
