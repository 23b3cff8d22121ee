"""Playing cards, placing workers and activating abilities (rulebook, pages 6 to 8)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from games.engine import DONE, WAYS_OUT, Choice, Effect, Log, Player, Text, push, text
from games.expeditions import names
from games.expeditions.abilities import Ability, Activate, PlaceWorker, Play
from games.expeditions.benefits import begin, first_reason
from games.expeditions.cards import Item
from games.expeditions.catalogue import CARDS
from games.expeditions.effects import ChooseWorker, GainCore, PickWorker, Place, Played, PutDown, Use
from games.expeditions.gains import adjacent_spots, card_at, controlled, why_no
from games.expeditions.machine import MACHINE, bind
from games.expeditions.ongoing import any_worker, ongoing, whenever
from games.expeditions.questions import PassableQuestion
from games.expeditions.state import MOST, Active, Seat, State
from games.expeditions.terms import COLOURS, Colour

_NO_HAND = text("withheld-hand-empty")
_NO_WORKER = text("withheld-no-worker")
_USED = text("withheld-used")
_NO_FREE = text("withheld-no-free-card")
_NO_TARGET = text("withheld-no-activate")
_LENT = text("withheld-lent")
CORE, WORKER = "core", "worker-"
_COLOURS = {WORKER + colour: colour for colour in COLOURS}


@lru_cache(maxsize=4096)
def ability_of(card: str, seat: int, chain: tuple[str, ...]) -> tuple[Ability, ...]:
    """What using a card's ability does at once, bound to a seat; ``chain`` ends with this use."""
    found = CARDS[card]
    return bind(found.instant if isinstance(found, Item) else found.ability, seat, card, chain)


def core_value(owner: Seat, card: str) -> tuple[int, int]:
    """The power and guile of a card's core value, with the conditional parts that are met."""
    return _core_value(card, len(owner.stars), len(owner.melded))


@lru_cache(maxsize=4096)
def _core_value(card: str, stars: int, melded: int) -> tuple[int, int]:
    met = [part for part in CARDS[card].core if stars >= part.stars and melded >= part.melded]
    return sum(part.power for part in met), sum(part.guile for part in met)


# Playing a card


@MACHINE.need(Play)
def need_play(state: State, effect: Play) -> Text | None:
    """A card in hand."""
    return None if state.seats[effect.seat].hand else _NO_HAND


def playing(seat: int, card: str, chain: tuple[str, ...]) -> tuple[Effect, ...]:
    """What playing a card from the hand is: into the row, then its core value and a worker in any order."""
    return (PutDown(card, chain, seat=seat), Played(card, chain, seat=seat))


@MACHINE.question(Play)
class PlayQuestion(PassableQuestion[Play]):
    prefix = "play-"

    def things(self, state: State, frame: Play) -> list[str]:
        return state.seats[frame.seat].hand

    def chosen(self, state: State, frame: Play, card: str) -> tuple[Effect, ...]:
        return playing(frame.seat, card, frame.chain)

    def named(self, state: State, frame: Play, card: str) -> Text:
        return play_label(state.seats[frame.seat], card)


def play_label(owner: Seat, card: str) -> Text:
    """A card in hand with what playing it brings."""
    return text(
        "do-play", card=names.card(card), core=names.points(*core_value(owner, card)), ability=names.ability(card)
    )


@MACHINE.do(PutDown)
def put_down(state: State, effect: PutDown, log: Log) -> None:
    seat, card = effect.seat, effect.card
    owner = state.seats[seat]
    owner.hand.remove(card)
    owner.active.append(Active(card))
    if log.listens:
        log.say(
            lambda: text("say-plays", player=Player(seat), card=names.card(card)),
            touched=(f"seat:{seat}", f"card:{card}"),
        )
    whenever(state, seat, "play", effect.chain, card)


@MACHINE.question(Played)
class PlayedQuestion(PassableQuestion[Played]):
    follows = False
    way_out = DONE

    def fizzles(self, state: State, frame: Played) -> bool:
        if frame.core and _core_fits(state.seats[frame.seat], frame.card):
            return False
        return super().fizzles(state, frame)

    def things(self, state: State, frame: Played) -> list[str]:
        card, owner = frame.card, state.seats[frame.seat]
        found = [CORE] if frame.core and _core_fits(owner, card) else []
        if _why_no_worker(owner, frame, card) is None:
            found += [WORKER + colour for colour in fitting(state, frame.seat, card)]
        return found

    def forced(self, state: State, frame: Played) -> str | None:
        """The core value, where all of it fits and the card's ability could not make it more, or where it is last."""
        owner, found = state.seats[frame.seat], self.things(state, frame)
        power, guile = core_value(owner, frame.card)
        fits = power <= MOST - owner.power and guile <= MOST - owner.guile
        grows = any(len(owner.stars) < part.stars or len(owner.melded) < part.melded for part in CARDS[frame.card].core)
        return CORE if found == [CORE] or (CORE in found and fits and not grows) else None

    def chosen(self, state: State, frame: Played, key: str) -> tuple[Effect, ...]:
        seat, card, chain = frame.seat, frame.card, frame.chain
        if key == CORE:
            power, guile = core_value(state.seats[seat], card)
            return (GainCore(power, guile, card, seat=seat), replace(frame, core=False))
        rest = (replace(frame, placed=True),) if frame.core else ()
        return (Place(card, _COLOURS[key], chain, seat=seat), *rest)

    def choice(self, state: State, frame: Played, key: str) -> Choice:
        found, card = super().choice(state, frame, key), frame.card
        return _warned(found, card, in_vain(state, frame.seat, card, frame.chain)) if key in _COLOURS else found

    def forfeits(self, state: State, frame: Played) -> Text | None:
        core = CORE in self.things(state, frame)
        return names.points(*core_value(state.seats[frame.seat], frame.card)) if core else None

    def prompt(self, state: State, frame: Played) -> Text:
        return text("ask-played", card=names.card(frame.card))

    def named(self, state: State, frame: Played, key: str) -> Text:
        card = frame.card
        if key == CORE:
            return text("do-core", what=names.points(*core_value(state.seats[frame.seat], card)))
        return placing_label(card, _COLOURS[key])

    def ref(self, state: State, frame: Played, key: str) -> str:
        return frame.card

    def withheld(self, state: State, frame: Played) -> list[Choice]:
        card, owner, found = frame.card, state.seats[frame.seat], list[Choice]()
        full = _core_reasons(state, owner, card) if frame.core else []
        if full and None not in full:
            found.append(Choice(CORE, self.named(state, frame, CORE), why_not=full[0]))
        if frame.placed:
            return found
        why = _why_no_worker(owner, frame, card)
        colour = CARDS[card].colour
        if why is None and not fitting(state, frame.seat, card):
            why = _lacks(colour)
        if why is not None:
            found.append(Choice(WORKER + colour, placing_label(card, colour), why_not=why))
        return found


def _core_fits(owner: Seat, card: str) -> bool:
    """Whether some of a card's core value would give something."""
    power, guile = core_value(owner, card)
    return (power > 0 and owner.power < MOST) or (guile > 0 and owner.guile < MOST)


def _core_reasons(state: State, owner: Seat, card: str) -> list[Text | None]:
    """For each part of a card's core value why it would give nothing; None for one that gives something."""
    power, guile = core_value(owner, card)
    return [why_no(state, owner, "power")] * (power > 0) + [why_no(state, owner, "guile")] * (guile > 0)


def in_vain(state: State, seat: int, card: str, chain: tuple[str, ...]) -> Text | None:
    """Why using a card's ability would bring nothing at once; None where it would bring something.

    Of an item that is the instant part. Maps that may be trashed for points could still pay for something.
    """
    owner = state.seats[seat]
    if owner.maps and owner.rules.rule == "trash-maps":
        return None
    return first_reason(state, ability_of(card, seat, (*chain, card)))


def _warned(choice: Choice, card: str, why: Text | None) -> Choice:
    """A choice that takes a worker for an ability that would bring nothing: people are asked whether they mean it."""
    if why is None:
        return choice
    said = "warn-instant" if isinstance(CARDS[card], Item) else "warn-ability"
    return replace(choice, warning=text(said, card=names.card(card), what=names.at_once(card), why=why))


def placing_label(card: str, colour: Colour) -> Text:
    """A worker that is placed on a card, and what that brings."""
    return text("do-place", worker=names.worker(colour), ability=names.ability(card))


@lru_cache
def _lacks(colour: Colour) -> Text:
    return text("withheld-lacks-worker", worker=names.worker(colour))


def _why_no_worker(owner: Seat, frame: Played, card: str) -> Text | None:
    if card in frame.chain:
        return _USED
    at = owner.at(card)
    return _USED if at is None or owner.active[at].worker is not None or frame.placed else None


def fitting(state: State, seat: int, card: str) -> list[Colour]:
    """The colours of available workers that may be placed on a card."""
    workers, colour = state.seats[seat].workers, CARDS[card].colour
    joker = any_worker(state, seat)
    if not joker:
        return [colour] if workers[colour] else []
    return [c for c in COLOURS if workers[c] and (c == colour or c in joker or "any" in joker)]


@MACHINE.do(GainCore)
def gain_core(state: State, effect: GainCore, log: Log) -> None:
    seat = effect.seat
    owner = state.seats[seat]
    power = min(effect.power, MOST - owner.power)
    guile = min(effect.guile, MOST - owner.guile)
    owner.power += power
    owner.guile += guile
    log.say(
        lambda: names.gains("say-gains", seat, effect.card, what=names.points(power, guile)), touched=(f"seat:{seat}",)
    )


@MACHINE.do(Place)
def place(state: State, effect: Place, log: Log) -> None:
    seat, card, colour = effect.seat, effect.card, effect.colour
    owner = state.seats[seat]
    at = owner.at(card)
    if at is None or owner.active[at].worker is not None or not owner.workers[colour]:
        return
    owner.workers[colour] -= 1
    owner.active[at] = Active(card, colour)
    if log.listens:
        _say_placed(state, effect, log)
    begin(state, seat, ability_of(card, seat, (*effect.chain, card)))


def _say_placed(state: State, effect: Place, log: Log) -> None:
    seat, card, colour = effect.seat, effect.card, effect.colour
    log.say(
        lambda: text("say-places", player=Player(seat), worker=names.worker(colour), card=names.card(card)),
        touched=(f"seat:{seat}", f"card:{card}"),
    )
    if in_vain(state, seat, card, effect.chain) is not None:
        lost = "say-instant-lost" if isinstance(CARDS[card], Item) else "say-in-vain"
        log.say(lambda: text(lost, player=Player(seat), card=names.card(card)), touched=(f"card:{card}",))


# A worker onto any active card


def _free_cards(state: State, frame: PlaceWorker) -> list[str]:
    chain = frame.chain
    return [
        active.card for active in state.seats[frame.seat].active if active.worker is None and active.card not in chain
    ]


@MACHINE.need(PlaceWorker)
def need_place_worker(state: State, effect: PlaceWorker) -> Text | None:
    """An available worker, and an active card without one."""
    if not any(state.seats[effect.seat].workers.values()):
        return _NO_WORKER
    return None if _free_cards(state, effect) else _NO_FREE


@MACHINE.question(PlaceWorker)
class PlaceWorkerQuestion(PassableQuestion[PlaceWorker]):
    prefix = "on-"

    def things(self, state: State, frame: PlaceWorker) -> list[str]:
        return _free_cards(state, frame) if any(state.seats[frame.seat].workers.values()) else []

    def chosen(self, state: State, frame: PlaceWorker, card: str) -> tuple[Effect, ...]:
        return (ChooseWorker(card, frame.chain, seat=frame.seat),)

    def choice(self, state: State, frame: PlaceWorker, key: str) -> Choice:
        found, card = super().choice(state, frame, key), key.removeprefix(self.prefix)
        return found if key in WAYS_OUT else _warned(found, card, in_vain(state, frame.seat, card, frame.chain))

    def named(self, state: State, frame: PlaceWorker, card: str) -> Text:
        return text("do-on", card=names.card(card), ability=names.ability(card))


@MACHINE.do(ChooseWorker)
def choose_worker(state: State, effect: ChooseWorker, log: Log) -> None:
    seat = effect.seat
    colours = [colour for colour in COLOURS if state.seats[seat].workers[colour]]
    if len(colours) == 1:
        place(state, Place(effect.card, colours[0], effect.chain, seat=seat), log)
    else:
        push(state, [PickWorker(effect.card, effect.chain, seat=seat)])


@MACHINE.question(PickWorker)
class PickWorkerQuestion(PassableQuestion[PickWorker]):
    about = False

    def things(self, state: State, frame: PickWorker) -> list[str]:
        workers = state.seats[frame.seat].workers
        return [WORKER + colour for colour in COLOURS if workers[colour]]

    def chosen(self, state: State, frame: PickWorker, key: str) -> tuple[Effect, ...]:
        return (Place(frame.card, _COLOURS[key], frame.chain, seat=frame.seat),)

    def prompt(self, state: State, frame: PickWorker) -> Text:
        return text("ask-pick-worker", card=names.card(frame.card))

    def named(self, state: State, frame: PickWorker, key: str) -> Text:
        return text("do-pick-worker", worker=names.worker(_COLOURS[key]))


# Activating


def _targets(state: State, effect: Activate) -> list[str]:
    """The cards an ``Activate`` may use: not its own, nor one that was activated in this chain already."""
    owner, chain, which = state.seats[effect.seat], effect.chain, effect.which
    match which:
        case "adjacent":
            found = [card for spot in adjacent_spots(state, effect.seat) if (card := card_at(state, spot)) is not None]
        case "previous":
            at = None if effect.card is None else owner.at(effect.card)
            found = [owner.active[at - 1].card] if at else []
        case "own":
            found = controlled(owner)
        case _:
            found = [*owner.upgraded]
    return [card for card in found if card != effect.card and f"{card}+" not in chain]


def _why_nothing(state: State, effect: Activate, card: str) -> Text | None:
    """Why activating a card would bring nothing; None where it would bring something."""
    seat = effect.seat
    if ongoing(card) and card not in state.lent:
        return None
    if card in state.seats[seat].upgraded:
        return _LENT
    return first_reason(state, ability_of(card, seat, (*effect.chain, f"{card}+")))


@MACHINE.need(Activate)
def need_activate(state: State, effect: Activate) -> Text | None:
    """A card to activate whose ability brings something."""
    first = None
    for card in _targets(state, effect):
        why = _why_nothing(state, effect, card)
        if why is None:
            return None
        first = first or why
    return first or _NO_TARGET


@MACHINE.question(Activate)
class ActivateQuestion(PassableQuestion[Activate]):
    prefix = "use-"

    def things(self, state: State, frame: Activate) -> list[str]:
        return [card for card in _targets(state, frame) if _why_nothing(state, frame, card) is None]

    def chosen(self, state: State, frame: Activate, card: str) -> tuple[Effect, ...]:
        return (Use(card, frame.chain, seat=frame.seat),)

    def named(self, state: State, frame: Activate, card: str) -> Text:
        return text("do-use", card=names.card(card), ability=names.ability(card))

    def closed(self, state: State, frame: Activate) -> list[tuple[str, Text]]:
        found = [(card, _why_nothing(state, frame, card)) for card in _targets(state, frame)]
        return [(card, why) for card, why in found if why is not None]


@MACHINE.do(Use)
def use(state: State, effect: Use, log: Log) -> None:
    """A card's ability without a worker; its ongoing part holds until the end of the turn.

    Of an upgraded item only that part is left (rulebook, page 10).
    """
    seat, card = effect.seat, effect.card
    log.say(lambda: text("say-activates", player=Player(seat), card=names.card(card)), touched=(f"card:{card}",))
    if ongoing(card) and card not in state.lent:
        state.lent = (*state.lent, card)
    if card not in state.seats[seat].upgraded:
        begin(state, seat, ability_of(card, seat, (*effect.chain, f"{card}+")))
