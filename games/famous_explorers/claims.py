"""Public and secret destinations: claimed where an arrow lands, revealed rightly or wrongly (rulebook, pages 8, 12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.engine import BACK, Argument, Choice, Effect, Log, Player, Question, Text, push, text
from games.famous_explorers import names
from games.famous_explorers.effects import Claim, DropMark, LoseMark, Reveal, SureToReveal
from games.famous_explorers.machine import MACHINE
from games.famous_explorers.questions import WhichPlaceQuestion
from games.famous_explorers.state import FACE_UP_AND_SECRET, SECRETS, Scored, Secret, State
from games.parts.cards import fill_row
from games.parts.seats import in_turn

CLAIM = "claim-"
REVEAL = "reveal-"


def claim_what_is_known(state: State, mover: int, node: str, log: Log) -> None:
    """An arrow of ``mover`` reaches ``node``: it claims a public or known secret destination there."""
    if node in state.public:
        claim_public(state, mover, node, log)
    for slot, secret in enumerate(state.secrets):
        if secret.place == node and mover in secret.peekers:
            _turn_up(state, mover, slot, log)
            return


def claim_public(state: State, seat: int, place: str, log: Log) -> None:
    """Puts a public destination in front of ``seat``; another takes its place."""
    state.public.remove(place)
    owner = state.seats[seat]
    owner.scored = [*owner.scored, Scored(place, "public")]
    log.say(
        lambda: text("say-claimed", player=Player(seat), place=names.place(place)),
        touched=(f"seat:{seat}", f"node:{place}"),
    )
    refill(state, log)


def refill(state: State, log: Log) -> None:
    """Draws public destinations until there are as many as there should be, or the deck is empty."""
    full = FACE_UP_AND_SECRET - (SECRETS if state.options.secret_destinations else 0)
    for card in fill_row(state.public, full, state.deck):
        log.say(lambda: text("say-new-public", place=names.place(card)), touched=(f"public:{card}",))  # noqa: B023
        log.reveal()


def _turn_up(state: State, seat: int, slot: int, log: Log) -> None:
    """Reveals a secret destination, rightly or wrongly; another takes its place. It is the only one at this landing."""
    secret, right = state.secrets[slot], state.secrets[slot].place == state.turn.landed
    state.turn.landed = None
    if state.deck:
        state.secrets[slot] = Secret(state.deck.pop())
    else:
        del state.secrets[slot]
    log.reveal()
    owner, seen = state.seats[seat], (f"seat:{seat}", f"secret:{slot}", f"node:{secret.place}")
    said: dict[str, Argument] = {"player": Player(seat), "place": names.place(secret.place)}
    if right:
        owner.scored = [*owner.scored, Scored(secret.place, "secret")]
        log.say(lambda: text("say-secret-right", **said), touched=seen)
        return
    state.discards = [*state.discards, secret.place]
    if any(path.tip == secret.place for path in state.paths.values()):
        log.say(lambda: text("say-secret-elsewhere", **said), touched=seen)
        return
    if owner.score > 0:
        owner.adjust -= 1
        log.say(lambda: text("say-secret-wrong", **said), touched=seen)
    else:
        log.say(lambda: text("say-secret-wrong-at-zero", **said), touched=seen)
        push(state, [LoseMark(seat=seat)])
    for other in in_turn(len(state.seats), seat)[1:]:
        if other in secret.peekers:
            state.seats[other].adjust += 1
            log.say(lambda: text("say-secret-gain", player=Player(other)), touched=(f"seat:{other}",))  # noqa: B023


# What the mover may do at the moment an arrow has landed on a place


def landing_keys(state: State, seat: int) -> list[str]:
    """The destinations that ``seat``, whose turn it is, can claim or reveal at this moment."""
    place = state.turn.landed
    if place is None:
        return []
    keys = [f"{CLAIM}{place}"] if place in state.public else []
    if not state.secrets or not state.world.by_key[place].is_place:
        return keys
    return keys + [f"{REVEAL}{slot + 1}" for slot in range(len(state.secrets)) if _may_reveal(state, seat, slot)]


def _may_reveal(state: State, seat: int, slot: int) -> bool:
    """Whether a wrong reveal would cost ``seat`` something, or it knows this one to be right."""
    owner, secret = state.seats[seat], state.secrets[slot]
    known = seat in secret.peekers and secret.place == state.turn.landed
    return owner.score > 0 or bool(owner.marks) or known


def landing_closed(state: State, seat: int) -> list[Choice]:
    """The secret destinations that ``seat`` cannot reveal at this moment, having nothing to lose."""
    place = state.turn.landed
    if place is None or not state.world.by_key[place].is_place:
        return []
    closed = [slot for slot in range(len(state.secrets)) if not _may_reveal(state, seat, slot)]
    return [
        Choice(f"{REVEAL}{slot + 1}", _reveal_label(state, seat, slot), why_not=text("withheld-nothing-to-lose"))
        for slot in closed
    ]


def _reveal_label(state: State, seat: int, slot: int) -> Text:
    known = seat in state.secrets[slot].peekers
    return text("do-reveal-known" if known else "do-reveal", number=slot + 1)


def landing_then(frame: Effect, key: str) -> Sequence[Effect]:
    """What a key of :func:`landing_keys` causes; ``frame`` goes on afterwards. Nothing for any other key."""
    if key.startswith(CLAIM):
        return Claim(key.removeprefix(CLAIM), seat=frame.seat), frame
    if key.startswith(REVEAL):
        return SureToReveal(_slot(key), seat=frame.seat), frame
    return ()


def landing_choice(state: State, seat: int, key: str) -> Choice | None:
    """A key of :func:`landing_keys` in words; None for any other key."""
    if key.startswith(CLAIM):
        place = key.removeprefix(CLAIM)
        return Choice(key, text("do-claim", place=names.place(place)), ref=place)
    if key.startswith(REVEAL):
        return Choice(key, _reveal_label(state, seat, _slot(key)))
    return None


def _slot(key: str) -> int:
    return int(key.removeprefix(REVEAL)) - 1


@MACHINE.do(Claim)
def claim(state: State, effect: Claim, log: Log) -> None:
    """The mover takes the public destination the arrow has just reached."""
    claim_public(state, effect.seat, effect.place, log)


@MACHINE.question(SureToReveal)
class SureToRevealQuestion(Question[State, SureToReveal]):
    """Asks once more before a secret destination is turned up, whatever the player knows of it."""

    def keys(self, state: State, frame: SureToReveal) -> list[str]:
        return [f"{REVEAL}{frame.slot + 1}-yes", BACK]

    def then(self, state: State, frame: SureToReveal, key: str) -> Sequence[Effect]:
        return () if key == BACK else (Reveal(frame.slot, seat=frame.seat),)

    def prompt(self, state: State, frame: SureToReveal) -> Text:
        return text("ask-reveal")

    def label(self, state: State, frame: SureToReveal, key: str) -> Text:
        return text("do-back" if key == BACK else "do-reveal-yes")


@MACHINE.do(Reveal)
def reveal(state: State, effect: Reveal, log: Log) -> None:
    _turn_up(state, effect.seat, effect.slot, log)


@MACHINE.question(LoseMark)
class LoseMarkQuestion(WhichPlaceQuestion[LoseMark]):
    """At a score of 0, a wrong reveal costs an own mark on the board."""

    asks, prefix, label_id = "ask-lose-mark", "lose-", "do-lose"

    def fizzles(self, state: State, frame: LoseMark) -> bool:
        return not state.seats[frame.seat].marks

    def things(self, state: State, frame: LoseMark) -> Iterable[str]:
        return state.seats[frame.seat].marks

    def chosen(self, state: State, frame: LoseMark, place: str) -> Sequence[Effect]:
        return (DropMark(place, seat=frame.seat),)


@MACHINE.do(DropMark)
def drop_mark(state: State, effect: DropMark, log: Log) -> None:
    seat, place = effect.seat, effect.place
    state.seats[seat].marks.remove(place)
    state.seats[seat].lost += 1
    log.say(
        lambda: text("say-lost-mark", player=Player(seat), place=names.place(place)),
        touched=(f"mark:{seat}:{place}",),
    )
