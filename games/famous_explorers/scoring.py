"""Points during play: cards from the hand, public destinations, secret ones (rulebook, pages 8 and 12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.engine import SILENCE, Argument, Choice, Decision, Effect, Log, Player, push, text
from games.famous_explorers import names
from games.famous_explorers.machine import MACHINE, number, word
from games.famous_explorers.paths import passed, tip
from games.famous_explorers.state import FACE_UP_AND_SECRET, SECRETS, Scored, Secret, State, in_order
from games.famous_explorers.view import COLOURS

Scorable = Literal["now", "late"]


def scorable(state: State, seat: int, place: str, reached: set[str] | None = None) -> Scorable | None:
    """Whether a hand card can be scored: at once, as a late card, or not (its place is not on any path)."""
    if place not in (passed(state) if reached is None else reached):
        return None
    return "late" if state.options.late_scoring and place not in state.seats[seat].window else "now"


def score_from_hand(state: State, seat: int, place: str, log: Log) -> None:
    """Puts a hand card in front of its owner; the mark on its place, if any, comes to lie on it."""
    owner = state.seats[seat]
    owner.hand.remove(place)
    marked = place in owner.marks
    if marked:
        owner.marks.remove(place)
    scored = Scored(place, "hand", marked)
    owner.scored.append(scored)
    if log is not SILENCE:
        log.say(
            text("say-scored", player=Player(seat), place=names.place(place), points=scored.points),
            touched=(f"seat:{seat}", f"node:{place}", *([f"mark:{seat}:{place}"] if marked else [])),
        )
    log.reveal()
    if not owner.hand and not owner.drawn and not state.ending:
        state.ending = True
        log.say(text("say-last-card", player=Player(seat), first=Player(state.first)), touched=(f"seat:{seat}",))


def score_by_itself(state: State, mover: int, log: Log, place: str | None = None) -> None:
    """Scores what auto-score scores, of ``place`` or of all places; a player's last card waits for the player."""
    reached = passed(state) if place is None else {place}
    for seat in in_order(state, mover):
        owner = state.seats[seat]
        if owner.auto:
            for card in [card for card in owner.hand if card in reached]:
                if len(owner.hand) > 1 and scorable(state, seat, card, reached) == "now":
                    score_from_hand(state, seat, card, log)


def arrive(state: State, mover: int, node: str, log: Log, *, laid: bool) -> None:
    """An expedition comes to stand on ``node``, by an arrow ``laid`` or by one removed: cards score, then claims."""
    if not state.world.by_key[node].is_place:
        return
    if state.options.late_scoring:
        for seat in state.seats:
            if node not in seat.window:
                seat.window.append(node)
    if log is not SILENCE and not _in_sight(state, node):
        log.reveal()  # that nobody scores the card tells as much as that somebody does
    score_by_itself(state, mover, log, node)
    if laid and state.seats[mover].auto:
        _claim_what_is_known(state, mover, node, log)


def _in_sight(state: State, place: str) -> bool:
    """Whether everybody can see where the card of ``place`` is."""
    if place in state.public or place in state.discards:
        return True
    return any(card.place == place for seat in state.seats for card in seat.scored)


def _claim_what_is_known(state: State, mover: int, node: str, log: Log) -> None:
    if node in state.public:
        claim_public(state, mover, node, log)
    for slot, secret in enumerate(state.secrets):
        if secret.place == node and mover in secret.peekers:
            _turn_up(state, mover, slot, log)
            return


def claim_public(state: State, seat: int, place: str, log: Log) -> None:
    """Puts a public destination in front of ``seat``; another takes its place."""
    state.public.remove(place)
    state.seats[seat].scored.append(Scored(place, "public"))
    log.say(
        text("say-claimed", player=Player(seat), place=names.place(place)), touched=(f"seat:{seat}", f"node:{place}")
    )
    refill(state, log)


def refill(state: State, log: Log) -> None:
    """Draws public destinations until there are as many as there should be, or the deck is empty."""
    full = FACE_UP_AND_SECRET - (SECRETS if state.options.secret_destinations else 0)
    while len(state.public) < full and state.deck:
        card = state.deck.pop()
        state.public.append(card)
        log.say(text("say-new-public", place=names.place(card)), touched=(f"public:{card}",))
        log.reveal()


def _turn_up(state: State, seat: int, slot: int, log: Log) -> None:
    """Reveals a secret destination, rightly or wrongly; another takes its place."""
    secret = state.secrets[slot]
    if state.deck:
        state.secrets[slot] = Secret(state.deck.pop())
    else:
        del state.secrets[slot]
    log.reveal()
    owner, name = state.seats[seat], names.place(secret.place)
    said: dict[str, Argument] = {"player": Player(seat), "place": name}
    seen = (f"seat:{seat}", f"secret:{slot}", f"node:{secret.place}")
    if secret.place == state.turn.landed:
        owner.scored.append(Scored(secret.place, "secret"))
        log.say(text("say-secret-right", **said), touched=seen)
        return
    state.discards.append(secret.place)
    if any(tip(state, colour) == secret.place for colour in COLOURS):
        log.say(text("say-secret-elsewhere", **said), touched=seen)
        return
    if owner.score > 0:
        owner.adjust -= 1
        log.say(text("say-secret-wrong", **said), touched=seen)
    else:
        log.say(text("say-secret-wrong-at-zero", **said), touched=seen)
        push(state, [Effect("lose_mark", seat)])
    for other in in_order(state, seat)[1:]:
        if other in secret.peekers:
            state.seats[other].adjust += 1
            log.say(text("say-secret-gain", player=Player(other)), touched=(f"seat:{other}",))


def at_landing(state: State, frame: Effect) -> list[Choice]:
    """What the mover may do at the moment an arrow has landed on a place; ``frame`` goes on afterwards."""
    place = state.turn.landed
    if place is None or not state.world.by_key[place].is_place:
        return []
    seat, found = frame.seat, []
    if place in state.public:
        then = Effect("claim", seat, {"place": place})
        label = text("do-claim", place=names.place(place))
        found.append(Choice(f"claim-{place}", label, None, place, None, (then, frame)))
    for slot, secret in enumerate(state.secrets):
        then = Effect("sure_to_reveal", seat, {"slot": slot})
        label = text("do-reveal-known" if seat in secret.peekers else "do-reveal", number=slot + 1)
        found.append(Choice(f"reveal-{slot + 1}", label, None, None, None, (then, frame)))
    return found


@MACHINE.do
def claim(state: State, effect: Effect, log: Log) -> None:
    """The mover takes the public destination the arrow has just reached."""
    claim_public(state, effect.seat, word(effect, "place"), log)


@MACHINE.ask
def sure_to_reveal(state: State, effect: Effect) -> Sequence[Decision]:  # noqa: ARG001
    """Asks once more before a secret destination is turned up, whatever the player knows of it."""
    key = f"reveal-{number(effect, 'slot') + 1}-yes"
    yes = Choice(key, text("do-reveal-yes"), then=(Effect("reveal", effect.seat, effect.args),))
    return [Decision(effect.seat, text("ask-reveal"), (yes, Choice("back", text("do-back"))))]


@MACHINE.do
def reveal(state: State, effect: Effect, log: Log) -> None:
    """The mover turns up a secret destination."""
    _turn_up(state, effect.seat, number(effect, "slot"), log)


@MACHINE.ask
def lose_mark(state: State, effect: Effect) -> Sequence[Decision]:
    """At a score of 0, a wrong reveal costs an own mark on the board."""
    choices = [
        Choice(
            f"lose-{place}",
            text("do-lose", place=names.place(place)),
            ref=place,
            then=(Effect("drop_mark", effect.seat, {"place": place}),),
        )
        for place in state.seats[effect.seat].marks
    ]
    return [Decision(effect.seat, text("ask-lose-mark"), tuple(choices))]


@MACHINE.do
def drop_mark(state: State, effect: Effect, log: Log) -> None:
    """Takes a mark out of the game."""
    seat, place = state.seats[effect.seat], word(effect, "place")
    seat.marks.remove(place)
    seat.lost += 1
    log.say(
        text("say-lost-mark", player=Player(effect.seat), place=names.place(place)),
        touched=(f"mark:{effect.seat}:{place}",),
    )


@MACHINE.do
def score(state: State, effect: Effect, log: Log) -> None:
    """A player scores a hand card by choice; ``late`` uses up the turn's one late card."""
    if effect.args.get("late"):
        state.turn.late = True
    score_from_hand(state, effect.seat, word(effect, "place"), log)


@MACHINE.do
def set_auto(state: State, effect: Effect, log: Log) -> None:
    """A player turns auto-score on or off; turned on, it scores at once what it can."""
    on = bool(effect.args["on"])
    state.seats[effect.seat].auto = on
    log.say(text("say-auto-on" if on else "say-auto-off"), seats=(effect.seat,))
    if on:
        log.reveal()
        score_by_itself(state, effect.seat, log)
