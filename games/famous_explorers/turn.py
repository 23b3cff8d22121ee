"""A player's turn: one arrow, up to two tickets, and its explicit end (rulebook, pages 6 and 9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.engine import Choice, Effect, Log, Player, Question, Text, push, text
from games.famous_explorers import events, explorers, names
from games.famous_explorers.arrow_choices import (
    Ways,
    any_arrow,
    arrow_choice,
    lay_by,
    next_arrow_keys,
    read_arrow_key,
    withheld_arrows,
)
from games.famous_explorers.arrows import why_no_removal
from games.famous_explorers.bought_events import useful_now
from games.famous_explorers.claims import landing_choice, landing_closed, landing_keys, landing_then
from games.famous_explorers.effects import BeginTurn, Buy, EndTurn, Remove, Swap, TakeTurn
from games.famous_explorers.kept_events import why_not_play
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.result import finish
from games.famous_explorers.state import MOST_SEATS, TICKETS_A_TURN, State, Turn
from games.famous_explorers.view import COLOURS

END_TURN = "end-turn"
SWAP = "ticket-swap"
REMOVE = "ticket-remove-"
BUY = "buy-"
PLAY = "play-"
_BEGIN_TURN = tuple(BeginTurn(seat=seat) for seat in range(MOST_SEATS))
_TAKE_TURN = tuple(TakeTurn(seat=seat) for seat in range(MOST_SEATS))
_REMOVE = {colour: f"{REMOVE}{colour}" for colour in COLOURS}


@MACHINE.question(TakeTurn)
class TurnQuestion(Question[State, TakeTurn]):
    def keys(self, state: State, frame: TakeTurn) -> list[str]:
        seat, main, keys = frame.seat, state.turn.main, list[str]()
        if not main:
            keys = next_arrow_keys(state, "main")
        must_lay = bool(keys)
        keys += landing_keys(state, seat)
        if not must_lay:
            keys.append(END_TURN)
        if why_no_ticket(state, seat, 1) is None:
            keys += next_arrow_keys(state, "ticket")
            keys += [_REMOVE[colour] for colour, path in state.paths.items() if path.arrows and not path.over]
            if why_no_swap(state, seat) is None:
                keys.append(SWAP)
        if state.options.explorers_and_events:
            keys += [f"{BUY}{card}" for card in state.offers if why_not_buy(state, seat, card) is None]
            keys += [f"{PLAY}{card}" for card in state.seats[seat].events if why_not_play(state, seat, card) is None]
        return keys

    def forced(self, state: State, frame: TakeTurn) -> str | None:
        """The end of the turn, where neither a secret destination nor an event could be of use."""
        seat = frame.seat
        secret = state.turn.landed is not None and state.secrets
        could = secret or state.seats[seat].events or why_no_ticket(state, seat, 1) is None
        return END_TURN if not could and self.keys(state, frame) == [END_TURN] else None

    def then(self, state: State, frame: TakeTurn, key: str) -> Sequence[Effect]:
        return _caused(frame.seat, key)

    def prompt(self, state: State, frame: TakeTurn) -> Text:
        return text("ask-turn-more" if state.turn.main else "ask-turn")

    def choice(self, state: State, frame: TakeTurn, key: str) -> Choice:
        route = read_arrow_key(key)
        if route is not None:
            return arrow_choice(state, frame.seat, route.kind, key)
        found = landing_choice(state, frame.seat, key) or _in_words(key, _secrets(state))
        return replace(found, ref=state.paths[key.removeprefix(REMOVE)].tip) if key.startswith(REMOVE) else found

    def withheld(self, state: State, frame: TakeTurn) -> Sequence[Choice]:
        seat, leads, found = frame.seat, _ways(state), list[Choice]()
        if not state.turn.main:
            found += withheld_arrows(state, seat, "main", leads)
            found += [_over(colour) for colour in COLOURS if state.paths[colour].over]
            if any_arrow(state, "main", leads):
                found.append(_closed(state, END_TURN, text("withheld-lay-first")))
        found += landing_closed(state, seat)
        if no_ticket := why_no_ticket(state, seat, 1):
            found.append(Choice("ticket", text("do-ticket"), text("group-tickets"), why_not=no_ticket))
        else:
            found += withheld_arrows(state, seat, "ticket", leads)
            found += [_closed(state, _REMOVE[each], why) for each in COLOURS if (why := why_no_removal(state, each))]
            if why := why_no_swap(state, seat):
                found.append(_closed(state, SWAP, why))
        if state.options.explorers_and_events:
            mine = state.seats[seat].events
            closed = [(f"{BUY}{card}", why) for card in state.offers if (why := why_not_buy(state, seat, card))]
            closed += [(f"{PLAY}{card}", why) for card in mine if (why := why_not_play(state, seat, card))]
            found += [_closed(state, key, why) for key, why in closed]
        return found


def _ways(state: State) -> Ways:
    return {colour: path.ways for colour, path in state.paths.items()}


@lru_cache(maxsize=1 << 10)
def _caused(seat: int, key: str) -> Sequence[Effect]:
    """What ``seat`` causes by a choice of its turn, which then goes on unless it is ended."""
    frame = TakeTurn(seat=seat)
    route = read_arrow_key(key)
    if route is not None:
        return (*lay_by(seat, route.kind, key), frame)
    if key == END_TURN:
        return (EndTurn(seat=seat),)
    if key == SWAP:
        return Swap(2, 1, seat=seat), frame
    if key.startswith(REMOVE):
        return Remove(key.removeprefix(REMOVE), seat=seat), frame
    if key.startswith(BUY):
        return Buy(key.removeprefix(BUY), seat=seat), frame
    if key.startswith(PLAY):
        return events.resolve(seat, key.removeprefix(PLAY)), frame
    return landing_then(frame, key)


def _closed(state: State, key: str, why: Text) -> Choice:
    """A choice of :func:`_in_words` that is withheld."""
    return replace(_in_words(key, _secrets(state)), why_not=why)


def _secrets(state: State) -> bool:
    return state.options.secret_destinations


@lru_cache
def _in_words(key: str, secrets: bool) -> Choice:
    """A choice that lays no arrow and claims nothing."""
    if key == END_TURN:
        return Choice(key, text("do-end-turn"))
    if key == SWAP:
        return Choice(key, text("do-swap"), text("group-tickets"))
    if key.startswith(REMOVE):
        label = text("do-remove", expedition=names.expedition(key.removeprefix(REMOVE)))
        return Choice(key, label, text("group-tickets"))
    card = key.partition("-")[2]
    if key.startswith(BUY):
        label = text("do-buy", card=names.card(card), price=price(card), effect=described(card, secrets=secrets))
    else:
        label = text("do-play", card=names.card(card), effect=described(card, secrets=secrets))
    return Choice(key, label, text("group-cards"), card)


def _over(colour: str) -> Choice:
    name = names.expedition(colour)
    group = text("group-arrow", expedition=name)
    return Choice(f"arrow-{colour}", name, group, why_not=text("withheld-expedition-over"))


def why_no_ticket(state: State, seat: int, count: int) -> Text | None:
    """Why ``seat`` cannot spend ``count`` tickets now: it lacks them, or two a turn are the limit."""
    if state.turn.spent + count > TICKETS_A_TURN:
        return _limit()
    if state.seats[seat].tickets < count:
        return _lacking(count - state.seats[seat].tickets)
    return None


@lru_cache
def _limit() -> Text:
    return text("withheld-ticket-limit", count=TICKETS_A_TURN)


@lru_cache
def _lacking(tickets: int) -> Text:
    return text("withheld-tickets", count=tickets)


def why_no_swap(state: State, seat: int) -> Text | None:
    """Why ``seat`` cannot swap a card; None where it can."""
    if not state.deck:
        return text("withheld-deck-empty")
    return None if state.seats[seat].hand else text("withheld-no-cards")


def why_not_buy(state: State, seat: int, card: str) -> Text | None:
    """Why ``seat`` cannot buy ``card``, which is on offer; None where it can."""
    if state.turn.bought:
        return _bought()
    if why := why_no_ticket(state, seat, price(card)):
        return why
    if state.turn.main and _instead(card):
        return text("withheld-arrow-laid")
    event = events.EVENTS.get(card)
    if event and event.when == "now" and not useful_now(state, seat, events.resolve(seat, card)):
        return text("withheld-no-use")
    return None


@lru_cache
def _bought() -> Text:
    return text("withheld-bought")


def price(card: str) -> int:
    """What an explorer or event costs, in tickets."""
    return explorers.PRICE if card in explorers.EXPLORERS else events.PRICE


def described(card: str, *, secrets: bool) -> Text:
    """What an explorer or event does, in few words, at a table with or without secret destinations."""
    return explorers.described(card) if card in explorers.EXPLORERS else events.described(card, secrets=secrets)


def _instead(card: str) -> bool:
    """Whether buying ``card`` takes the place of the turn's own arrow."""
    return card in events.EVENTS and events.EVENTS[card].instead and events.EVENTS[card].when == "now"


@MACHINE.do(Buy)
def buy(state: State, effect: Buy, log: Log) -> None:
    """An explorer or event is bought; the free place is filled with an event while there are any."""
    seat, card = effect.seat, effect.card
    owner, at = state.seats[seat], state.offers.index(card)
    owner.tickets -= price(card)
    state.turn.spent += price(card)
    state.turn.bought = True
    state.turn.landed = None
    log.say(
        lambda: text(
            "say-bought",
            player=Player(seat),
            card=names.card(card),
            effect=described(card, secrets=_secrets(state)),
        ),
        touched=(f"seat:{seat}", f"offer:{card}"),
    )
    if state.event_deck:
        new = state.event_deck.pop()
        state.offers[at] = new
        log.say(lambda: text("say-new-offer", card=names.card(new)), touched=(f"offer:{new}",))
        log.reveal()
    else:
        del state.offers[at]
    if card in explorers.EXPLORERS:
        owner.explorers = [*owner.explorers, card]
    elif events.EVENTS[card].when == "keep":
        owner.events = [*owner.events, card]
    else:
        state.box = [*state.box, card]
        state.turn.main |= _instead(card)
        push(state, [events.resolve(seat, card)])


@MACHINE.do(BeginTurn)
def begin_turn(state: State, effect: BeginTurn, log: Log) -> None:
    """A turn begins; a connection this player has blocked is open again."""
    block = state.block
    if block is not None and block.seat == effect.seat:
        log.say(lambda: text("say-unblocked"), touched=(f"block:{block.edge}",))
        state.block = None
    state.stack.append(_TAKE_TURN[effect.seat])


@MACHINE.do(EndTurn)
def end_turn(state: State, effect: EndTurn, log: Log) -> None:
    """Spent tickets return to the supply; then the next player, or the end of the last round."""
    seat = effect.seat
    if not state.turn.main:
        log.say(lambda: text("say-skipped", player=Player(seat)))
    state.turn = Turn()
    state.turns += 1
    following = (seat + 1) % len(state.seats)
    if state.ending and following == state.first:
        finish(state, log, text("say-over-cards"))
        return
    state.seats[seat].window = []
    state.stack.append(_BEGIN_TURN[following])
