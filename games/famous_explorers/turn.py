"""A player's turn: one arrow, up to two tickets, and its explicit end (rulebook, pages 6 and 9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.engine import Choice, Decision, Effect, Log, Player, Text, push, text
from games.famous_explorers import event_ops, events, explorers, names
from games.famous_explorers.arrow_choices import ArrowLister, Ways, arrow_choices, short_arrow_choices
from games.famous_explorers.arrows import why_no_removal
from games.famous_explorers.machine import MACHINE, any_open, word
from games.famous_explorers.paths import over, passed, ways
from games.famous_explorers.result import finish
from games.famous_explorers.scoring import at_landing, scorable
from games.famous_explorers.state import TICKETS_A_TURN, State, Turn
from games.famous_explorers.view import COLOURS

END_TURN = "end-turn"
REMOVAL = "ticket-remove-"
REMOVALS = {f"{REMOVAL}{colour}": colour for colour in COLOURS}
TICKETS_GROUP = text("group-tickets")
TICKET_LABEL = text("do-ticket")
CARDS_GROUP = text("group-cards")
TICKET_LIMIT = text("withheld-ticket-limit", count=TICKETS_A_TURN)


@MACHINE.ask
def turn(state: State, effect: Effect) -> Sequence[Decision]:
    """What the player whose turn it is does next."""
    choices = _choices(state, effect, arrow_choices)
    return [Decision(effect.seat, text("ask-turn-more" if state.turn.main else "ask-turn"), tuple(choices))]


@MACHINE.lists("turn")
def short_turn(state: State, effect: Effect) -> list[Choice]:
    """The choices of a turn, in short."""
    return _choices(state, effect, short_arrow_choices)


def _choices(state: State, effect: Effect, arrows: ArrowLister) -> list[Choice]:
    seat, main = effect.seat, state.turn.main
    no_ticket = why_no_ticket(state, seat, 1)
    lay: Ways = {} if main and no_ticket else {colour: ways(state, colour) for colour in COLOURS}
    ended = [colour for colour, leading in lay.items() if not leading and over(state, colour)]
    choices: list[Choice] = []
    if not main:
        choices += arrows(state, seat, "main", lay)
        choices += [_over(colour) for colour in ended]
    must_lay = any_open(choices)
    choices += at_landing(state, effect)
    choices.append(end(seat, must_lay=must_lay))
    if no_ticket:
        choices.append(_no_ticket(no_ticket))
    else:
        choices += arrows(state, seat, "ticket", lay)
        choices += [removal(seat, colour, why_no_removal(state, colour, ended=colour in ended)) for colour in COLOURS]
        choices.append(_swap(seat, why_no_swap(state, seat)))
    if state.options.explorers_and_events:
        choices += _buys(state, seat)
        choices += [_play(seat, card, event_ops.why_not_play(state, seat, card)) for card in state.seats[seat].events]
    return choices


def why_no_ticket(state: State, seat: int, count: int) -> Text | None:
    """Why ``seat`` cannot spend ``count`` tickets now: it lacks them, or two a turn are the limit."""
    if state.turn.spent + count > TICKETS_A_TURN:
        return TICKET_LIMIT
    if state.seats[seat].tickets < count:
        return _lacking(count - state.seats[seat].tickets)
    return None


@lru_cache
def _lacking(tickets: int) -> Text:
    return text("withheld-tickets", count=tickets)


def why_no_swap(state: State, seat: int) -> Text | None:
    """Why ``seat`` cannot swap a card; None where it can."""
    if not state.deck:
        return text("withheld-deck-empty")
    return None if state.seats[seat].hand else text("withheld-no-cards")


@lru_cache
def _over(colour: str) -> Choice:
    name = names.expedition(colour)
    group = text("group-arrow", expedition=name)
    return Choice(f"arrow-{colour}", name, group, None, text("withheld-expedition-over"))


def _no_ticket(why: Text) -> Choice:
    return Choice("ticket", TICKET_LABEL, TICKETS_GROUP, None, why)


@lru_cache(maxsize=256)
def removal(seat: int, colour: str, why: Text | None) -> Choice:
    """The choice that removes the last arrow of an expedition."""
    label = text("do-remove", expedition=names.expedition(colour))
    then = (Effect("remove", seat, {"colour": colour}), Effect("turn", seat))
    return Choice(f"{REMOVAL}{colour}", label, TICKETS_GROUP, None, why, then)


@lru_cache(maxsize=256)
def _swap(seat: int, why: Text | None) -> Choice:
    then = (Effect("swap", seat, {"draw": 2, "price": 1}), Effect("turn", seat))
    return Choice("ticket-swap", text("do-swap"), TICKETS_GROUP, None, why, then)


def price(card: str) -> int:
    """What an explorer or event costs, in tickets."""
    return explorers.PRICE if card in explorers.EXPLORERS else events.PRICE


def described(card: str) -> Text:
    """What an explorer or event does, in words."""
    return explorers.described(card) if card in explorers.EXPLORERS else events.described(card)


def _buys(state: State, seat: int) -> list[Choice]:
    too_late = text("withheld-arrow-laid") if state.turn.main else None
    reasons = {cost: _why_not_buy(state, seat, cost) for cost in (events.PRICE, explorers.PRICE)}
    choices = []
    for card in state.offers:
        choice, why = _buy(seat, card), reasons[price(card)] or (too_late if _instead(card) else None)
        choices.append(replace(choice, why_not=why) if why else choice)
    return choices


def _why_not_buy(state: State, seat: int, cost: int) -> Text | None:
    return text("withheld-bought") if state.turn.bought else why_no_ticket(state, seat, cost)


def _instead(card: str) -> bool:
    """Whether buying ``card`` takes the place of the turn's own arrow."""
    return card in events.EVENTS and events.EVENTS[card].instead and events.EVENTS[card].when == "now"


@lru_cache(maxsize=2048)
def _buy(seat: int, card: str) -> Choice:
    label = text("do-buy", card=names.card(card), price=price(card), effect=described(card))
    return Choice(
        f"buy-{card}", label, CARDS_GROUP, card, None, (Effect("buy", seat, {"card": card}), Effect("turn", seat))
    )


@lru_cache(maxsize=2048)
def _play(seat: int, card: str, why: Text | None) -> Choice:
    label = text("do-play", card=names.card(card), effect=described(card))
    return Choice(f"play-{card}", label, CARDS_GROUP, card, why, (events.begin(seat, card), Effect("turn", seat)))


@lru_cache
def end(seat: int, *, must_lay: bool) -> Choice:
    """The choice that ends a turn."""
    why = text("withheld-lay-first") if must_lay else None
    return Choice(END_TURN, text("do-end-turn"), None, None, why, (Effect("end_turn", seat),))


@MACHINE.do
def buy(state: State, effect: Effect, log: Log) -> None:
    """An explorer or event is bought; the free place is filled with an event while there are any."""
    seat, card = effect.seat, word(effect, "card")
    owner, at = state.seats[seat], state.offers.index(card)
    owner.tickets -= price(card)
    state.turn.spent += price(card)
    state.turn.bought = True
    state.turn.landed = None
    log.say(
        text("say-bought", player=Player(seat), card=names.card(card), effect=described(card)),
        touched=(f"seat:{seat}", f"offer:{card}"),
    )
    if state.event_deck:
        new = state.event_deck.pop()
        state.offers[at] = new
        log.say(text("say-new-offer", card=names.card(new)), touched=(f"offer:{new}",))
        log.reveal()
    else:
        del state.offers[at]
    if card in explorers.EXPLORERS:
        owner.explorers.append(card)
    elif events.EVENTS[card].when == "keep":
        owner.events.append(card)
    else:
        state.box.append(card)
        state.turn.main |= _instead(card)
        push(state, [events.begin(seat, card)])


@MACHINE.do
def begin_turn(state: State, effect: Effect, log: Log) -> None:
    """A turn begins; a bridge this player has blocked is mended."""
    if state.block is not None and state.block.seat == effect.seat:
        log.say(text("say-unblocked"), touched=(f"block:{state.block.edge}",))
        state.block = None
    push(state, [Effect("turn", effect.seat)])


@MACHINE.do
def end_turn(state: State, effect: Effect, log: Log) -> None:
    """Spent tickets return to the supply; then the next player, or the end of the last round."""
    seat = effect.seat
    if not state.turn.main:
        log.say(text("say-skipped", player=Player(seat)))
    state.turn = Turn()
    state.turns += 1
    following = (seat + 1) % len(state.seats)
    if state.ending and following == state.first:
        finish(state, log, text("say-over-cards"))
        return
    state.seats[seat].window.clear()
    push(state, [Effect("begin_turn", following)])


def offers(state: State) -> list[Decision]:
    """What seats may do at any time and nobody waits for: score cards by choice, and set auto-score."""
    if not state.stack:
        return []
    found = []
    for seat, owner in enumerate(state.seats):
        choices = score_choices(state, seat)
        if any_open(choices):
            found.append(Decision(seat, text("ask-score"), tuple(choices), waits=False))
        found.append(_auto(seat, on=owner.auto))
    return found


def score_choices(state: State, seat: int) -> list[Choice]:
    """The cards of places passed that ``seat`` holds and may score by choice; withheld late ones with their reason."""
    owner = state.seats[seat]
    if owner.auto and len(owner.hand) != 1 and not (state.options.late_scoring and seat == state.playing):
        return []
    reached, choices = passed(state), []
    for place in state.seats[seat].hand:
        when = scorable(state, seat, place, reached)
        if when is None:
            continue
        late = when == "late"
        why = None
        if late and seat != state.playing:
            why = text("withheld-late-elsewhere")
        elif late and state.turn.late:
            why = text("withheld-late-done")
        points = 2 if place in state.seats[seat].marks else 1
        then = (Effect("score", seat, {"place": place, "late": late}),)
        label = text("do-score-late" if late else "do-score", place=names.place(place), points=points)
        choices.append(Choice(f"score-{place}", label, None, place, why, then))
    return choices


@lru_cache
def _auto(seat: int, *, on: bool) -> Decision:
    choice = Choice(
        "auto-off" if on else "auto-on",
        text("do-auto-off" if on else "do-auto-on"),
        then=(Effect("set_auto", seat, {"on": not on}),),
    )
    return Decision(seat, text("ask-auto"), (choice,), waits=False)
