"""The course of an era: production, dealing, rounds and the passing of hands, scoring.

Passing: the aid lets every hand go to the left and then says "skip over one player and start the next round with the
player who now has the First Expedition card". Both are the same thing: the card has gone one place to the left, so the
player whose turn would be next, who began the last round, is skipped.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.engine import Log, Player, Text, text
from games.moon import wording
from games.moon.components import FLAGS
from games.moon.counts import EndScore, end_parts
from games.moon.effects import EndTurn, TakeTurn
from games.moon.machine import MACHINE
from games.moon.majority import Contest, contest, rovers_at_scoring, verdict
from games.moon.state import DEALT, HEARTS, State, Turn, first_holder, is_first
from games.moon.stores import produce, touched

_TAKE_TURN = tuple(TakeTurn(seat=seat) for seat in range(max(DEALT)))


@MACHINE.do(EndTurn)
def end_turn(state: State, effect: EndTurn, log: Log) -> None:
    """Ends a turn. After the last one of a round the hands are passed; after the last round the era is scored."""
    state.turn = Turn()
    state.turns += 1
    following = (effect.seat + 1) % len(state.seats)
    if following != first_holder(state):
        state.stack.append(_TAKE_TURN[following])
        return
    pass_hands(state, log)
    if state.round < state.rounds:
        begin_round(state)
        return
    score_era(state, log)
    if state.x:
        begin_era(state, log)


def begin_round(state: State) -> None:
    """The next round starts with whoever holds the First Expedition now."""
    state.round += 1
    state.stack.append(_TAKE_TURN[first_holder(state)])


def begin_era(state: State, log: Log) -> None:
    """Production, hearts onto the flags, and the deal."""
    state.era += 1
    log.say(lambda: text("say-era", era=state.era, x=state.x))
    if state.era > 1 and len(state.seats) == 2:
        _change_hands(state, log)
    for seat in range(len(state.seats)):
        produce(state, seat, log)
    for flag in range(len(FLAGS)):
        state.board[flag] += HEARTS[state.era]
    log.say(lambda: text("say-flags-filled", count=HEARTS[state.era]), touched=[f"flag:{flag}" for flag in FLAGS])
    deal(state, log)
    begin_round(state)


def _change_hands(state: State, log: Log) -> None:
    """With two players the First Expedition would come back to the same one each era: it changes hands once more."""
    one, two = state.seats
    one.expedition, two.expedition = two.expedition, one.expedition
    holder = first_holder(state)
    log.say(lambda: text("say-first-changes", player=Player(holder)), touched=touched(holder))


def deal(state: State, log: Log) -> None:
    """A structure begins the discard pile; then everybody's hand, and an expedition card for all but the first."""
    deck, *state.later_decks = state.later_decks
    expeditions, *state.later_expeditions = state.later_expeditions
    state.deck, state.expeditions = list(deck), list(expeditions)
    state.discards = [state.deck.pop()]
    for owner in state.seats:
        owner.hand = [state.deck.pop() for _ in range(state.rounds)]
        if not is_first(owner.expedition):
            owner.expedition = state.expeditions.pop()
    state.round = 0
    log.reveal()
    (begun,) = state.discards
    log.say(lambda: text("say-discard-begun", card=wording.name(begun)), touched=(f"discard:{begun}",))
    log.say(lambda: text("say-dealt", count=state.rounds))


def pass_hands(state: State, log: Log) -> None:
    """Every hand goes to the left, with its expedition card; the last time these alone."""
    hands = [(owner.hand, owner.expedition) for owner in state.seats]
    for number, owner in enumerate(state.seats):
        owner.hand, owner.expedition = hands[number - 1]
    log.reveal()
    log.say(lambda: text("say-passed" if state.round < state.rounds else "say-passed-last"))


def score_era(state: State, log: Log) -> None:
    """The scoring phase, in the aid's order."""
    taken_in = _take_in_rovers(state)
    for owner in state.seats:
        for key, site in owner.tableau.items():
            if site.flipped or site.parked is not None:
                owner.tableau[key] = replace(site, flipped=False, parked=None)
    _set_aside(state)
    log.say(lambda: text("say-scoring", era=state.era), touched=[f"seat:{seat}:rover" for seat in taken_in])
    _award_flags(state, log)
    _score_tokens(state, log)
    state.x -= 1
    log.reveal()
    if not state.x:
        log.say(lambda: text("say-over"))
        for seat in range(len(state.seats)):
            _say_end_scores(state, seat, log)


def _take_in_rovers(state: State) -> list[int]:
    """Everybody takes in the rovers on their cards; the seats that get any."""
    found = [rovers_at_scoring(state, seat) for seat in range(len(state.seats))]
    gained = [seat for seat, owner in enumerate(state.seats) if found[seat] != owner.rovers]
    for seat in gained:
        state.seats[seat].rovers = found[seat]
    return gained


def _set_aside(state: State) -> None:
    """Deck and discards become a previous-era deck, which no card asks for; its expedition cards leave the game."""
    aside = sorted(state.deck + state.discards)
    state.rng.shuffle(aside)
    state.past = [*state.past, *aside]
    state.deck, state.discards = [], []
    used = state.expeditions
    for owner in state.seats:
        if owner.expedition is not None and not is_first(owner.expedition):
            used.append(owner.expedition)
            owner.expedition = None
    state.box = sorted([*state.box, *used])
    state.expeditions = []


def _award_flags(state: State, log: Log) -> None:
    """Hearts go to whoever leads a flag; all flags are compared before any heart moves."""
    contests = [contest(state, flag) for flag in range(len(FLAGS))]
    for flag, found in enumerate(contests):
        if state.board[flag]:
            _award(state, flag, found, log)


def _award(state: State, flag: int, found: Contest, log: Log) -> None:
    hearts = state.board[flag]
    places = [f"flag:{FLAGS[flag]}"]
    if len(found.leaders) == 1:
        (seat,) = found.leaders
        state.board[flag] = 0
        state.seats[seat].won += hearts
        places += touched(seat, "heart")
    log.say(lambda: verdict(state, flag, found, hearts), touched=places)


def _score_tokens(state: State, log: Log) -> None:
    """Each heart token on a card is a point, in every era again."""
    for seat, owner in enumerate(state.seats):
        points = sum(site.hearts for site in owner.tableau.values())
        owner.scored += points
        if points:
            _say_tokens(seat, points, log)


def _say_tokens(seat: int, points: int, log: Log) -> None:
    log.say(
        lambda: text("say-tokens", player=Player(seat), hearts=wording.amount("heart", points)),
        touched=touched(seat, "heart"),
    )


def _say_end_scores(state: State, seat: int, log: Log) -> None:
    """What each structure scores for a player at the end of the game."""
    parts = [part for part in end_parts(state, seat) if part.points]
    if parts:
        log.say(
            lambda: text("say-end-scores", player=Player(seat), parts=tuple(map(_end_score, parts))),
            touched=touched(seat),
        )


def _end_score(part: EndScore) -> Text:
    card = wording.name(part.card)
    if part.mirrored is None:
        return text("end-score", card=card, points=part.points)
    return text("end-score-mirrored", card=card, mirrored=wording.name(part.mirrored), points=part.points)
