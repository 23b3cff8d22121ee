"""Positions and moves of Lost Cities in words, for tests."""

from typing import Any

from games.engine import Choice, GameRng, Standing
from games.lost_cities import GAME
from games.lost_cities.cards import CARDS, PER_COLOUR, deck
from games.lost_cities.effects import PutDown
from games.lost_cities.state import State


def faces(words: str) -> list[int]:
    """``"yellow-7 red-x"``: cards, as faces."""
    return [CARDS.index(word) for word in words.split()]


def lane(words: str) -> tuple[int, ...]:
    """``"blue x 4 7"``: cards of one colour in the order played."""
    colour, *ranks = words.split()
    return tuple(CARDS.index(f"{colour}-{rank}") for rank in ranks)


def position(
    *hands: str,
    below: tuple[str, ...] = (),
    above: tuple[str, ...] = (),
    discards: tuple[str, ...] = (),
    pile: str | int = 20,
    turn: int = 0,
    scores: tuple[tuple[int, int], ...] = (),
    first: int = 0,
    **options: Any,
) -> State:
    """A position before the turn of ``turn``. ``pile`` is the draw pile from the top, or how many cards are left in it.

    Sides and discard piles are written as lanes. The position need not hold every card.
    """
    settings = GAME.Options(**options)
    sides: list[list[tuple[int, ...]]] = [[()] * settings.expeditions for _ in range(2)]
    piles: list[tuple[int, ...]] = [()] * settings.expeditions
    for places, words in [(sides[0], below), (sides[1], above), (piles, discards)]:
        for lane_words in words:
            cards = lane(lane_words)
            places[cards[0] // PER_COLOUR] = cards
    left = faces(pile)[::-1] if isinstance(pile, str) else list(deck(len(hands), settings.expeditions))[:pile]
    return State(
        options=settings,
        rng=GameRng("00"),
        first=first,
        turns=0,
        passes=0,
        pile=left,
        hands=[sorted(faces(hand)) for hand in hands],
        given=[()] * 4 if len(hands) == 4 else [],
        sides=sides,
        discards=piles,
        scores=list(scores),
        stack=[PutDown(seat=turn)],
    )


def actor(state: State) -> int:
    (seat,) = GAME.to_act(state)
    return seat


def play(state: State, *moves: str) -> State:
    """Whoever is to act takes each of ``moves``."""
    for move in moves:
        state = GAME.apply(state, actor(state), move).state
    return state


def open_keys(state: State) -> set[str]:
    return {choice.key for choice in choices(state).values() if choice.why_not is None}


def choices(state: State) -> dict[str, Choice]:
    return {choice.key: choice for decision in GAME.decisions(state) for choice in decision.choices}


def withheld(state: State) -> dict[str, tuple[object, ...]]:
    """Per withheld choice its reason: the message's id and its arguments' values."""
    return {
        key: (choice.why_not.id, *choice.why_not.args.values())
        for key, choice in choices(state).items()
        if choice.why_not is not None
    }


def side(state: State, seat: int) -> set[str]:
    """The cards that lie on a seat's side."""
    return {CARDS[face] for cards in state.sides[seat % 2] for face in cards}


def hand(state: State, seat: int) -> list[str]:
    return [CARDS[face] for face in state.hands[seat]]


def result(state: State) -> tuple[Standing, ...]:
    """The standings of a finished match."""
    found = GAME.standings(state)
    assert found is not None
    return found
