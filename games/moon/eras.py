"""The course of an era: production, dealing, rounds and the passing of hands, scoring.

Passing: the aid lets every hand go to the left and then says "skip over one player and start the next round with the
player who now has the First Expedition card". Both are the same thing: the card has gone one place to the left, so the
player whose turn would be next, who began the last round, is skipped.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.engine import SILENCE, Effect, Log, Player, push, text
from games.moon import wording
from games.moon.abilities import FLAGS
from games.moon.machine import MACHINE
from games.moon.majority import flag_name, leaders
from games.moon.production import produce
from games.moon.state import HEARTS, State, Turn, first_holder, is_first

Award = tuple[int, int, int]
"""A flag, who takes its hearts, and how many."""


@MACHINE.do
def end_turn(state: State, effect: Effect, log: Log) -> None:
    """Ends a turn. After the last one of a round the hands are passed; after the last round the era is scored."""
    state.turn = Turn()
    state.turns += 1
    following = (effect.seat + 1) % len(state.seats)
    if following != first_holder(state):
        push(state, [Effect("turn", following)])
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
    push(state, [Effect("turn", first_holder(state))])


def begin_era(state: State, log: Log) -> None:
    """Production, hearts onto the flags, and the deal."""
    state.era += 1
    if log is not SILENCE:
        log.say(text("say-era", era=state.era, x=state.x))
    if state.era > 1 and len(state.seats) == 2:
        _change_hands(state, log)
    for seat in range(len(state.seats)):
        produce(state, seat, log)
    for flag in range(len(FLAGS)):
        state.board[flag] += HEARTS[state.era]
    if log is not SILENCE:
        log.say(text("say-flags-filled", count=HEARTS[state.era]), touched=tuple(f"flag:{flag}" for flag in FLAGS))
    deal(state, log)
    begin_round(state)


def _change_hands(state: State, log: Log) -> None:
    """With two players the First Expedition would come back to the same one each era: it changes hands once more."""
    one, two = state.seats
    one.expedition, two.expedition = two.expedition, one.expedition
    if log is not SILENCE:
        holder = first_holder(state)
        log.say(text("say-first-changes", player=Player(holder)), touched=(f"seat:{holder}",))


def deal(state: State, log: Log) -> None:
    """A structure begins the discard pile; then everybody's hand, and an expedition card for all but the first."""
    state.deck = list(state.later_decks.pop(0))
    state.expeditions = list(state.later_expeditions.pop(0))
    state.discards = [state.deck.pop()]
    for owner in state.seats:
        owner.hand = [state.deck.pop() for _ in range(state.rounds)]
        if not is_first(owner.expedition):
            owner.expedition = state.expeditions.pop()
    state.round = 0
    log.reveal()
    if log is not SILENCE:
        log.say(
            text("say-discard-begun", card=wording.name(state.discards[0])), touched=(f"discard:{state.discards[0]}",)
        )
        log.say(text("say-dealt", count=state.rounds))


def pass_hands(state: State, log: Log) -> None:
    """Every hand goes to the left, with its expedition card; the last time these alone."""
    hands = [(owner.hand, owner.expedition) for owner in state.seats]
    for number, owner in enumerate(state.seats):
        owner.hand, owner.expedition = hands[number - 1]
    log.reveal()
    if log is not SILENCE:
        log.say(text("say-passed" if state.round < state.rounds else "say-passed-last"))


def score_era(state: State, log: Log) -> None:
    """The scoring phase, in the aid's order."""
    _take_in_rovers(state)
    for owner in state.seats:
        for key, site in owner.tableau.items():
            if site.flipped or site.parked is not None:
                owner.tableau[key] = replace(site, flipped=False, parked=None)
    _set_aside(state)
    if log is not SILENCE:
        log.say(text("say-scoring", era=state.era))
    _award_flags(state, log)
    _score_tokens(state, log)
    state.x -= 1
    log.reveal()
    if log is not SILENCE and not state.x:
        log.say(text("say-over"))


def _take_in_rovers(state: State) -> None:
    for owner in state.seats:
        owner.rovers += sum(site.parked is not None for site in owner.tableau.values())


def _set_aside(state: State) -> None:
    """Deck and discards become a previous-era deck, which no card asks for; its expedition cards leave the game."""
    aside = sorted(state.deck + state.discards)
    state.chance.shuffle(aside)
    state.past += aside
    state.deck, state.discards = [], []
    used = state.expeditions
    for owner in state.seats:
        if owner.expedition is not None and not is_first(owner.expedition):
            used.append(owner.expedition)
            owner.expedition = None
    state.box = sorted(state.box + used)
    state.expeditions = []


def awards(state: State) -> list[Award]:
    """Which hearts go to whom: all flags are compared before any heart moves."""
    found = [(flag, leaders(state, flag)) for flag in range(len(FLAGS))]
    return [(flag, best[0], state.board[flag]) for flag, best in found if len(best) == 1 and state.board[flag]]


def _award_flags(state: State, log: Log) -> None:
    given = awards(state)
    for flag, seat, hearts in given:
        state.board[flag] = 0
        state.seats[seat].won += hearts
        if log is not SILENCE:
            said = text(
                "say-flag-won",
                player=Player(seat),
                flag=flag_name(flag),
                hearts=wording.amount("heart", hearts),
            )
            log.say(said, touched=(f"flag:{FLAGS[flag]}", f"seat:{seat}"))
    if log is not SILENCE:
        for flag, hearts in enumerate(state.board):
            if hearts:
                log.say(text("say-flag-stays", flag=flag_name(flag)), touched=(f"flag:{FLAGS[flag]}",))


def _score_tokens(state: State, log: Log) -> None:
    """Each heart token on a card is a point, in every era again."""
    for seat, owner in enumerate(state.seats):
        points = sum(site.hearts for site in owner.tableau.values())
        owner.scored += points
        if points and log is not SILENCE:
            said = text("say-tokens", player=Player(seat), hearts=wording.amount("heart", points))
            log.say(said, touched=(f"seat:{seat}",))
