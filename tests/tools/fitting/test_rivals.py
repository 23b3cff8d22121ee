"""Players that the judgement is fitted among: they keep the rules, and show the ideas that they stand for."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from games.lost_cities import GAME
from games.lost_cities.cards import CARDS, PER_COLOUR
from games.lost_cities.heuristics import BEGINNER, COUNT, HEURISTICS, LAID, TOP, Heuristics
from games.lost_cities.rollout import GAIN, colour_bits
from games.lost_cities.setup import HAND
from tools.fitting.match import main
from tools.fitting.rivals import PLAYERS
from tools.fitting.rounds import NOTHING, Rounds
from tools.fitting.selfplay import Turn, taking
from tools.fitting.thumbs import Thumbs

ROW = np.zeros(1, np.int64)
YELLOW, BLUE, WHITE, GREEN, RED = range(0, 50, PER_COLOUR)
"""The investment of each colour; its 2 is the next face, and its 10 the ninth."""


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_keeps_the_rules_of_the_game_to_the_end(name: str) -> None:
    """The game itself is asked what is legal, and told what the player does for both seats."""
    rng = np.random.default_rng(1)
    for deal in (b"first", b"second", b"third"):
        state, table = GAME.setup(2, GAME.Options(rounds=1), deal), Rounds(1, 5, rng)
        table.bits[0] = [colour_bits(state, seat) for seat in (0, 1)]
        table.hands[0], table.mover[0] = state.hands, GAME.mover(state)
        table.deck[0, : len(state.pile)] = state.pile
        known: list[list[int]] = [[], []]
        while not state.scores:
            seat, before = GAME.mover(state), sorted(state.hands[GAME.mover(state)])
            source = int(taking(PLAYERS[name], table, ROW, rng)[0])
            for face in table.hands[0, seat, :-1].tolist():
                before.remove(face)
            (put,) = before
            move = f"{'play' if table.blocked[0] == NOTHING else 'discard'}-{CARDS[put]}"
            assert move in GAME.legal(state)
            GAME.step(state, move)
            known[seat] = [face for face in known[seat] if face != put]
            move = "draw-pile" if source == NOTHING else f"draw-{CARDS[source * PER_COLOUR].partition('-')[0]}"
            assert move in GAME.legal(state)
            known[seat] += [] if source == NOTHING else [state.discards[source][-1]]
            GAME.step(state, move)
            table.draw(ROW, np.array([source]))
            for side in (0, 1):
                for colour, lane in enumerate(state.sides[side] if not state.scores else ()):
                    assert table.laid[0, side, colour] == sum(1 << face % PER_COLOUR for face in lane if face % 10)
                    cards = {face for face in known[side] if face // PER_COLOUR == colour and face % PER_COLOUR}
                    assert table.known[0, side, colour] == sum(1 << face % PER_COLOUR for face in cards)
        assert table.leads(ROW)[0] == state.scores[0][0] - state.scores[0][1]


@pytest.mark.parametrize("heuristics", [HEURISTICS, BEGINNER])
def test_rules_of_thumb_are_those_of_the_game(heuristics: Heuristics) -> None:
    rng, rows = np.random.default_rng(2), np.arange(64)
    table, thumbs = Rounds(len(rows), 6, rng), Thumbs(heuristics)
    while len(rows):
        movers = table.mover[rows]
        mine, theirs, turns = table.bits[rows, movers], table.bits[rows, 1 - movers], (table.left[rows] + 1) // 2
        faces, lays = thumbs.put_down(table, rows)
        expected = [heuristics.put_down(*of) for of in zip(mine.tolist(), theirs.tolist(), turns.tolist(), strict=True)]
        assert np.where(lays, faces, ~faces).tolist() == expected
        table.put(rows, faces, lays)
        sources, held = thumbs.pick_up(table, rows), table.bits[rows, movers].tolist()
        for source, bits, tops, left in zip(sources, held, table.tops(rows).tolist(), turns.tolist(), strict=True):
            assert source == heuristics.pick_up(bits, bits, [[top] * (top >= 0) for top in tops], NOTHING, left)
        table.draw(rows, sources)
        rows = rows[table.left[rows] > 0]


def _turn(
    player: Turn,
    hand: Sequence[int],
    *,
    mine: Sequence[int] = (),
    theirs: Sequence[int] = (),
    piles: Sequence[int] = (),
    left: int = 30,
    following: int = YELLOW,
) -> tuple[int, int]:
    """What a player does in a position: the face laid or the complement of that discarded, and where it draws from."""
    table = Rounds(1, 5, np.random.default_rng(1))
    table.bits[:], table.mover[:], table.left[:] = 0, 0, left
    table.hands[0, 0], table.deck[0, left - 1] = hand, following
    for face in hand:
        table.bits[0, 0, face // PER_COLOUR] += GAIN[face % PER_COLOUR]
    for side, faces in enumerate((mine, theirs)):
        for face in faces:
            colour, rank = divmod(face, PER_COLOUR)
            bits = table.bits[0, side, colour] & ~(15 << TOP if rank else 0)
            table.bits[0, side, colour] = bits + (rank << TOP) + (1 << COUNT) + (0 if rank else 1 << LAID)
            table.laid[0, side, colour] |= 1 << rank if rank else 0
            table.sums[0, side, colour] += rank + 1 if rank else 0
    for face in piles:
        colour = face // PER_COLOUR
        table.piles[0, colour, table.heights[0, colour]] = face % PER_COLOUR
        table.heights[0, colour] += 1
    assert len(hand) == HAND
    source = int(player(table, ROW, np.random.default_rng(1))[0])
    (put,) = [face for face in hand if list(hand).count(face) > table.hands[0, 0, :-1].tolist().count(face)]
    return (put if table.blocked[0] == NOTHING else ~put), source


JUNK = [BLUE + 1, WHITE + 2, GREEN + 3, RED + 1, BLUE + 4, WHITE + 4, GREEN + 5]
"""Of all colours but yellow."""


@pytest.mark.parametrize(
    ("top", "source"), [(8, 0), (2, NOTHING), (0, NOTHING)], ids=["fits", "too low", "an investment too late"]
)
def test_mando_lays_what_comes_next_and_takes_what_fits(top: int, source: int) -> None:
    hand = [YELLOW + 5, *JUNK]
    assert _turn(PLAYERS["mando"], hand, mine=[YELLOW + 4], piles=[YELLOW + top]) == (YELLOW + 5, source)


@pytest.mark.parametrize(("left", "put"), [(30, BLUE + 1), (11, YELLOW + 6), (1, YELLOW + 8)])
def test_mando_begins_rather_than_leave_a_gap_until_it_is_late(left: int, put: int) -> None:
    hand = [YELLOW + 6, YELLOW + 8, *JUNK[:6]]
    assert _turn(PLAYERS["mando"], hand, mine=[YELLOW + 4], left=left)[0] == put


@pytest.mark.parametrize(("following", "sees"), [(YELLOW + 5, ~(BLUE + 1)), (YELLOW + 8, YELLOW + 7)], ids=["6", "9"])
def test_olesch_waits_with_a_card_if_it_sees_a_lower_one_coming(following: int, sees: int) -> None:
    for name, put in (("olesch", sees), ("olesch-blind", YELLOW + 7)):
        position = _turn(PLAYERS[name], [YELLOW + 7, *JUNK], mine=[YELLOW, YELLOW + 4], left=10, following=following)
        assert position == (put, NOTHING)


@pytest.mark.parametrize(("following", "sees"), [(RED, 0), (YELLOW + 8, NOTHING)], ids=["useless", "as good"])
def test_olesch_leaves_a_good_card_if_it_sees_another_coming(following: int, sees: int) -> None:
    for name, source in (("olesch", sees), ("olesch-blind", 0)):
        position = _turn(
            PLAYERS[name], [YELLOW + 7, *JUNK], mine=[YELLOW, YELLOW + 4], piles=[YELLOW + 9], following=following
        )
        assert position == (~(BLUE + 1), source)


@pytest.mark.parametrize(("card", "put"), [(5, YELLOW + 5), (6, ~(RED + 1))], ids=["two left out", "three left out"])
def test_gnabcel_lays_with_a_small_gap_and_else_gives_what_has_the_least_use(card: int, put: int) -> None:
    hand = [YELLOW + card, *JUNK]
    assert _turn(PLAYERS["gnabcel"], hand, mine=[YELLOW + 2], piles=[YELLOW + 8]) == (put, NOTHING)


@pytest.mark.parametrize(("left", "put"), [(30, YELLOW + 7), (18, ~(RED + 1))])
def test_gnabcel_begins_with_eighteen_points_in_hand_and_later_with_more(left: int, put: int) -> None:
    assert _turn(PLAYERS["gnabcel"], [YELLOW + 7, YELLOW + 9, *JUNK[:6]], left=left)[0] == put


def test_a_match_tells_the_lead_over_each_rival(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--player", "thumbs", "--rivals", "thumbs", "beginner", "--deals", "100"])
    level, ahead = capsys.readouterr().out.splitlines()
    assert level.split() == ["thumbs", "+0.0", "±", "0.0,", "50%"], "both sides of each deal are alike"
    assert float(ahead.split()[1]) > 10
    main(["--rivals", "thumbs", "--deals", "100"])
    assert float(capsys.readouterr().out.split()[1]) > 0, "the judgement is better than what it first copied"
