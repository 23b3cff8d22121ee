"""Playing cards, placing workers, activating and rescuing (rulebook, pages 6 to 8)."""

from __future__ import annotations

from functools import lru_cache

from games.engine import SILENCE, Choice, Effect, Log, Player, Text, push, text
from games.expeditions import names
from games.expeditions.abilities import COLOURS
from games.expeditions.benefits import begin
from games.expeditions.cards import Item
from games.expeditions.catalogue import CARDS
from games.expeditions.gains import adjacent_spots, card_at, controlled
from games.expeditions.machine import DONE, MACHINE, Args, Question, bind, chain_of, word
from games.expeditions.ongoing import any_worker, heard, in_force, ongoing, whenever
from games.expeditions.state import MOST, Active, Seat, State

_NO_HAND = text("withheld-hand-empty")
_NO_WORKER = text("withheld-no-worker")
_USED = text("withheld-used")
_NO_ACTIVE = text("withheld-no-active")
_NO_FREE = text("withheld-no-free-card")
_NO_PLACED = text("withheld-no-placed")
_NO_TARGET = text("withheld-no-activate")
WORKER = "worker-"


@lru_cache(maxsize=4096)
def ability_of(card: str, seat: int, chain: tuple[str, ...]) -> tuple[Effect, ...]:
    """What using a card's ability does at once, bound to a seat; ``chain`` ends with the card."""
    found = CARDS[card]
    return bind(found.instant if isinstance(found, Item) else found.ability, seat, card, chain)


def core_value(owner: Seat, card: str) -> tuple[int, int]:
    """The power and guile of a card's core value, with the conditional parts that are met."""
    power = guile = 0
    for part in CARDS[card].core:
        if len(owner.stars) >= part.stars and len(owner.melded) >= part.melded:
            power += part.power
            guile += part.guile
    return power, guile


# Playing a card


@MACHINE.need("play")
def need_play(state: State, effect: Effect) -> Text | None:
    """A card in hand."""
    return None if state.seats[effect.seat].hand else _NO_HAND


def playing(seat: int, card: str, chain: tuple[str, ...]) -> tuple[Effect, ...]:
    """What playing a card from the hand is: into the row, then its core value and a worker in any order."""
    args: Args = {"card": card, "chain": chain, "core": True}
    return (Effect("put_down", seat, {"card": card, "chain": chain}), Effect("played", seat, args))


@MACHINE.question
class Play(Question):
    """Which card to play."""

    op = "play"

    def keys(self, state: State, frame: Effect) -> list[str]:
        return [f"play-{card}" for card in state.seats[frame.seat].hand]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        return playing(frame.seat, key.removeprefix("play-"), chain_of(frame))

    def label(self, state: State, frame: Effect, key: str) -> Text:
        return play_label(state.seats[frame.seat], key.removeprefix("play-"))

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return key.removeprefix("play-")


def play_label(owner: Seat, card: str) -> Text:
    """A card in hand with what playing it brings."""
    return text(
        "do-play", card=names.card(card), core=names.points(*core_value(owner, card)), ability=names.ability(card)
    )


@MACHINE.do
def put_down(state: State, effect: Effect, log: Log) -> None:
    """A card goes from the hand to the right end of the active row."""
    seat, card = effect.seat, word(effect, "card")
    owner = state.seats[seat]
    owner.hand.remove(card)
    owner.active.append(Active(card))
    if log is not SILENCE:
        said = text("say-plays", player=Player(seat), card=names.card(card))
        log.say(said, touched=(f"seat:{seat}", f"card:{card}"))
    whenever(state, seat, "play", chain_of(effect), card)


@MACHINE.question
class Played(Question):
    """A card has just been played: its core value, and a worker for its ability, in any order."""

    op = "played"
    passing = DONE

    def keys(self, state: State, frame: Effect) -> list[str]:
        card, owner = word(frame, "card"), state.seats[frame.seat]
        found = ["core"] if frame.args["core"] and any(core_value(owner, card)) else []
        if _why_no_worker(owner, frame, card) is None:
            found += [WORKER + colour for colour in fitting(state, frame.seat, card)]
        return found

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:
        seat, card, chain = frame.seat, word(frame, "card"), chain_of(frame)
        if key == "core":
            power, guile = core_value(state.seats[seat], card)
            gain = Effect("gain_core", seat, {"card": card, "power": power, "guile": guile})
            return (gain, Effect("played", seat, {**frame.args, "core": False}))
        placed: Args = {"card": card, "chain": chain, "colour": key.removeprefix(WORKER)}
        rest = (Effect("played", seat, {**frame.args, "worker": True}),) if frame.args["core"] else ()
        return (Effect("place", seat, placed), *rest)

    def prompt(self, state: State, frame: Effect) -> Text:  # noqa: ARG002
        return text("ask-played", card=names.card(word(frame, "card")))

    def label(self, state: State, frame: Effect, key: str) -> Text:
        card = word(frame, "card")
        if key == "core":
            return text("do-core", what=names.points(*core_value(state.seats[frame.seat], card)))
        return placing_label(card, key.removeprefix(WORKER))

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return word(frame, "card")

    def withheld(self, state: State, frame: Effect) -> list[Choice]:
        card, owner = word(frame, "card"), state.seats[frame.seat]
        if frame.args.get("worker"):
            return []
        why = _why_no_worker(owner, frame, card)
        colour = CARDS[card].colour
        if why is None and not fitting(state, frame.seat, card):
            why = _lacks(colour)
        return [] if why is None else [Choice(WORKER + colour, placing_label(card, colour), why_not=why)]


def placing_label(card: str, colour: str) -> Text:
    """A worker that is placed on a card, and what that brings."""
    return text("do-place", worker=names.worker(colour), ability=names.ability(card))


@lru_cache
def _lacks(colour: str) -> Text:
    return text("withheld-lacks-worker", worker=names.worker(colour))


def _why_no_worker(owner: Seat, frame: Effect, card: str) -> Text | None:
    if card in chain_of(frame):
        return _USED
    at = owner.at(card)
    return _USED if at is None or owner.active[at].worker is not None or frame.args.get("worker") else None


def fitting(state: State, seat: int, card: str) -> list[str]:
    """The colours of available workers that may be placed on a card."""
    workers, colour = state.seats[seat].workers, CARDS[card].colour
    joker = any_worker(state, seat)
    if not joker:
        return [colour] if workers[colour] else []
    return [c for c in COLOURS if workers[c] and (c == colour or c in joker or "any" in joker)]


@MACHINE.do
def gain_core(state: State, effect: Effect, log: Log) -> None:
    """A card's core value."""
    seat = effect.seat
    owner = state.seats[seat]
    power = min(int(effect.args["power"]), MOST - owner.power)  # type: ignore[arg-type]
    guile = min(int(effect.args["guile"]), MOST - owner.guile)  # type: ignore[arg-type]
    owner.power += power
    owner.guile += guile
    if log is not SILENCE:
        log.say(text("say-gains", player=Player(seat), what=names.points(power, guile)), touched=(f"seat:{seat}",))


@MACHINE.do
def place(state: State, effect: Effect, log: Log) -> None:
    """A worker is placed on an active card, whose ability is used."""
    seat, card, colour = effect.seat, word(effect, "card"), word(effect, "colour")
    owner = state.seats[seat]
    at = owner.at(card)
    if at is None or owner.active[at].worker is not None or not owner.workers[colour]:
        return
    owner.workers[colour] -= 1
    owner.active[at] = Active(card, colour)
    if log is not SILENCE:
        said = text("say-places", player=Player(seat), worker=names.worker(colour), card=names.card(card))
        log.say(said, touched=(f"seat:{seat}", f"card:{card}"))
    begin(state, seat, ability_of(card, seat, (*chain_of(effect), card)))


# A worker onto any active card


def _free_cards(state: State, frame: Effect) -> list[str]:
    chain = chain_of(frame)
    return [
        active.card for active in state.seats[frame.seat].active if active.worker is None and active.card not in chain
    ]


@MACHINE.need("place_worker")
def need_place_worker(state: State, effect: Effect) -> Text | None:
    """An available worker, and an active card without one."""
    if not any(state.seats[effect.seat].workers.values()):
        return _NO_WORKER
    return None if _free_cards(state, effect) else _NO_FREE


@MACHINE.question
class PlaceWorker(Question):
    """Onto which card a worker of any colour goes."""

    op = "place_worker"

    def keys(self, state: State, frame: Effect) -> list[str]:
        if not any(state.seats[frame.seat].workers.values()):
            return []
        return [f"on-{card}" for card in _free_cards(state, frame)]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        args: Args = {"card": key.removeprefix("on-"), "chain": chain_of(frame)}
        return (Effect("any_colour", frame.seat, args),)

    def label(self, state: State, frame: Effect, key: str) -> Text:  # noqa: ARG002
        card = key.removeprefix("on-")
        return text("do-on", card=names.card(card), ability=names.ability(card))

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return key.removeprefix("on-")


@MACHINE.do
def any_colour(state: State, effect: Effect, log: Log) -> None:
    """Which worker: asked only where there are several colours."""
    seat = effect.seat
    colours = [colour for colour in COLOURS if state.seats[seat].workers[colour]]
    if len(colours) == 1:
        place(state, Effect("place", seat, {**effect.args, "colour": colours[0]}), log)
    else:
        push(state, [Effect("pick_worker", seat, effect.args)])


@MACHINE.question
class PickWorker(Question):
    """Which of the available workers to place."""

    op = "pick_worker"

    def keys(self, state: State, frame: Effect) -> list[str]:
        workers = state.seats[frame.seat].workers
        return [WORKER + colour for colour in COLOURS if workers[colour]]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        return (Effect("place", frame.seat, {**frame.args, "colour": key.removeprefix(WORKER)}),)

    def prompt(self, state: State, frame: Effect) -> Text:  # noqa: ARG002
        return text("ask-pick-worker", card=names.card(word(frame, "card")))

    def label(self, state: State, frame: Effect, key: str) -> Text:  # noqa: ARG002
        return text("do-pick-worker", worker=names.worker(key.removeprefix(WORKER)))


# Activating


def _targets(state: State, effect: Effect) -> list[str]:
    """The cards an ``activate`` may use: none that is used in this chain already."""
    owner, chain, which = state.seats[effect.seat], chain_of(effect), effect.args["which"]
    match which:
        case "adjacent":
            found = [card for spot in adjacent_spots(state, effect.seat) if (card := card_at(state, spot)) is not None]
        case "previous":
            at = owner.at(str(effect.args.get("card")))
            found = [owner.active[at - 1].card] if at else []
        case "own":
            found = controlled(owner)
        case _:
            found = owner.upgraded
    return [card for card in found if card not in chain]


@MACHINE.need("activate")
def need_activate(state: State, effect: Effect) -> Text | None:
    """A card to activate."""
    return None if _targets(state, effect) else _NO_TARGET


@MACHINE.question
class Activate(Question):
    """Which card to activate."""

    op = "activate"

    def keys(self, state: State, frame: Effect) -> list[str]:
        return [f"use-{card}" for card in _targets(state, frame)]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        return (Effect("use", frame.seat, {"card": key.removeprefix("use-"), "chain": chain_of(frame)}),)

    def label(self, state: State, frame: Effect, key: str) -> Text:  # noqa: ARG002
        card = key.removeprefix("use-")
        return text("do-use", card=names.card(card), ability=names.ability(card))

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return key.removeprefix("use-")


@MACHINE.do
def use(state: State, effect: Effect, log: Log) -> None:
    """A card's ability without a worker; its ongoing part holds until the end of the turn.

    Of an upgraded item only that part is left (rulebook, page 10).
    """
    seat, card = effect.seat, word(effect, "card")
    log.say(text("say-activates", player=Player(seat), card=names.card(card)), touched=(f"card:{card}",))
    if ongoing(card):
        state.lent = (*state.lent, card)
    if card not in state.seats[seat].upgraded:
        begin(state, seat, ability_of(card, seat, (*chain_of(effect), card)))


# Rescuing, refreshing


def come_home(owner: Seat, index: int) -> str:
    """Takes a card out of the active row; its worker returns to the mat."""
    active = owner.active.pop(index)
    if active.worker is not None:
        owner.workers[active.worker] += 1
    return active.card


@MACHINE.need("rescue_card")
def need_rescue_card(state: State, effect: Effect) -> Text | None:
    """An active card."""
    return None if state.seats[effect.seat].active else _NO_ACTIVE


@MACHINE.question
class RescueCard(Question):
    """Which active card returns to the hand."""

    op = "rescue_card"

    def keys(self, state: State, frame: Effect) -> list[str]:
        return [f"rescue-{active.card}" for active in state.seats[frame.seat].active]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        return (Effect("rescued", frame.seat, {"card": key.removeprefix("rescue-"), "whole": True}),)

    def label(self, state: State, frame: Effect, key: str) -> Text:
        return rescue_label(state.seats[frame.seat], key.removeprefix("rescue-"))

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return key.removeprefix("rescue-")


@MACHINE.need("rescue_worker")
def need_rescue_worker(state: State, effect: Effect) -> Text | None:
    """A worker on an active card."""
    return None if any(active.worker for active in state.seats[effect.seat].active) else _NO_PLACED


@MACHINE.question
class RescueWorker(RescueCard):
    """Which worker returns to the mat."""

    op = "rescue_worker"

    def keys(self, state: State, frame: Effect) -> list[str]:
        return [f"rescue-{active.card}" for active in state.seats[frame.seat].active if active.worker]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        return (Effect("rescued", frame.seat, {"card": key.removeprefix("rescue-"), "whole": False}),)


def rescue_label(owner: Seat, card: str) -> Text:
    """An active card, and the worker on it."""
    at = owner.at(card)
    worker = None if at is None else owner.active[at].worker
    if worker is None:
        return text("do-rescue", card=names.card(card))
    return text("do-rescue-worker", card=names.card(card), worker=names.worker(worker))


@MACHINE.do
def rescued(state: State, effect: Effect, log: Log) -> None:
    """A card with its worker, or the worker alone, comes back."""
    seat, card = effect.seat, word(effect, "card")
    owner = state.seats[seat]
    at = owner.at(card)
    assert at is not None  # noqa: S101 - chosen from those that are there
    if effect.args["whole"]:
        owner.hand.append(come_home(owner, at))
        log.say(text("say-rescues", player=Player(seat), card=names.card(card)), touched=(f"seat:{seat}",))
        return
    worker = owner.active[at].worker
    assert worker is not None  # noqa: S101 - chosen from those with a worker
    owner.active[at] = Active(card)
    owner.workers[worker] += 1
    said = text("say-rescues-worker", player=Player(seat), worker=names.worker(worker), card=names.card(card))
    log.say(said, touched=(f"seat:{seat}",))


@MACHINE.need("refresh")
def need_refresh(state: State, effect: Effect) -> Text | None:
    """An active card, or an item that hears of a refresh; on a Refresh turn it does so whatever is active."""
    seat = effect.seat
    return None if state.seats[seat].active or heard(state, seat, "refresh") else _NO_ACTIVE


@MACHINE.do
def refresh(state: State, effect: Effect, log: Log) -> None:
    """Workers back to the mat, active cards back to the hand; then what hears of it."""
    seat = effect.seat
    owner = state.seats[seat]
    hearing = in_force(state, seat)  # items with a worker hear of the refresh that takes them home
    while owner.active:
        owner.hand.append(come_home(owner, 0))
    if log is not SILENCE:
        log.say(text("say-refreshes", player=Player(seat)), touched=(f"seat:{seat}",))
    whenever(state, seat, "refresh", chain_of(effect), sources=hearing)
