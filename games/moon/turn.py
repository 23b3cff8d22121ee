"""A player's turn: one main action, and each option at most once, in any order, until it is ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.engine import Choice, Decision, Effect, Log, Player, Text, push, text
from games.moon import wording
from games.moon.building import Terms, affordable, fire
from games.moon.catalogue import REPUTATIONS, STRUCTURES
from games.moon.counts import COUNTERS, has_special, meets
from games.moon.effects import card_label, possible
from games.moon.facts import FACTS, RESOURCE, Fact, bound, heard, is_ongoing
from games.moon.hints import hint
from games.moon.machine import MACHINE, SILENCE, word
from games.moon.state import Site, State
from games.moon.stores import held

BUILD, ASSIMILATE, PARK, FLIP, CLAIM = "build-", "assimilate-", "park-", "flip-", "claim-"
EXPEDITION, END_TURN = "expedition", "end-turn"

BUILD_GROUP, ASSIMILATE_GROUP = text("group-build"), text("group-assimilate")
FLIP_GROUP, CLAIM_GROUP = text("group-flip"), text("group-claim")


# What is open, by the facts alone: the search asks this way, and the words below give reasons for the rest.


def open_keys(state: State, seat: int) -> list[str]:
    """The keys open in the turn of ``seat``, in the order in which they are offered."""
    turn = state.turn
    keys: list[str] = []
    if not turn.acted or turn.again:
        keys = [fact.build for fact in affordable(state, seat)]
    if not turn.acted:
        keys += [FACTS[key].assimilate for key in state.seats[seat].hand]
    if may_explore(state, seat):
        keys.append(EXPEDITION)
    if may_park(state, seat):
        keys += [PARK + key for _, key in free_spots(state, seat)]
    if not turn.flipped:
        keys += [FLIP + key for key, site in pink(state, seat) if not site.flipped and useful_flip(state, seat, key)]
    if not turn.claimed:
        keys += [CLAIM + key for key in unclaimed(state) if meets(state, seat, key)]
    if turn.acted or not state.seats[seat].hand:
        keys.append(END_TURN)
    return keys


def may_explore(state: State, seat: int) -> bool:
    """Whether the expedition card can be used now, to some effect."""
    card = state.seats[seat].expedition
    return not state.turn.expedition and card is not None and any(_possible(state, seat, card))


def may_park(state: State, seat: int) -> bool:
    """Whether ``seat`` has a rover to park, and may."""
    owner = state.seats[seat]
    return owner.rovers > 0 and (state.turn.parked == 0 or state.turn.parked < parkings(state, seat))


def parkings(state: State, seat: int) -> int:
    """How many rovers ``seat`` may park in a turn."""
    return 2 if has_special(state.seats[seat], "park-twice") else 1


def hosts(state: State, seat: int) -> list[int]:
    """The seats on whose cards ``seat`` may park, the next in turn order first."""
    count = len(state.seats)
    found = [(seat + step) % count for step in range(1, count)]
    return [*found, seat] if has_special(state.seats[seat], "own-parking") else found


def free_spots(state: State, seat: int) -> list[tuple[int, str]]:
    """The empty parking spots open to ``seat``: their owner and structure."""
    return [
        (host, key)
        for host in hosts(state, seat)
        for key, site in state.seats[host].tableau.items()
        if site.parked is None and FACTS[key].spot
    ]


def pink(state: State, seat: int) -> Iterator[tuple[str, Site]]:
    """The pink structures of ``seat``."""
    owner = state.seats[seat]
    if not owner.colours[PINK]:
        return
    yield from ((key, site) for key, site in owner.tableau.items() if FACTS[key].colour == PINK)


PINK = 3


def useful_flip(state: State, seat: int, key: str) -> bool:
    """Whether flipping does anything: by its own effect, or by a "whenever" that hears it."""
    return any(_possible(state, seat, key)) or any(heard(card, "flip", seat) for card in state.seats[seat].ongoing)


def unclaimed(state: State) -> list[str]:
    """The reputations that nobody has claimed."""
    claimed = {key for owner in state.seats for key in owner.reputations}
    return [key for key in state.offer if key not in claimed]


def _possible(state: State, seat: int, card: str) -> Iterator[bool]:
    return (possible(state, effect) for effect in bound(card, "use", seat))


@lru_cache(maxsize=1 << 12)
def consequence(seat: int, key: str) -> tuple[Effect, ...]:
    """What a choice of a turn causes."""
    if key == END_TURN:
        return (Effect("end_turn", seat),)
    op, _, card = key.partition("-")
    return Effect(op, seat, {"card": card}), Effect("turn", seat)


# The same in words, with what is withheld and why.


@MACHINE.ask
def turn(state: State, effect: Effect) -> Sequence[Decision]:
    """What the player whose turn it is does next."""
    seat, now = effect.seat, state.turn
    choices = [
        *_builds(state, seat),
        *_assimilations(state, seat),
        _expedition(state, seat),
        *_parkings(state, seat),
        *_flips(state, seat),
        *_claims(state, seat),
        _end(seat, acted=now.acted or not state.seats[seat].hand),
    ]
    prompt = "ask-turn-again" if now.again else "ask-turn-more" if now.acted else "ask-turn"
    return [Decision(seat, text(prompt), tuple(choices))]


def _builds(state: State, seat: int) -> list[Choice]:
    now = state.turn
    done = text("withheld-acted") if now.acted and not now.again else None
    if done:
        return [_build(seat, key, done) for key in state.seats[seat].hand]
    terms, able = Terms(state, seat), {fact.key for fact in affordable(state, seat)}
    return [
        _build(seat, key, None if key in able else why_not_build(state, seat, FACTS[key], terms))
        for key in state.seats[seat].hand
    ]


def why_not_build(state: State, seat: int, fact: Fact, terms: Terms) -> Text | None:
    """What ``seat`` still lacks for a structure, and what would help; None where it lacks nothing."""
    resources, flags = terms.missing_resources(fact, held(state, seat)), terms.missing_flags(fact)
    if not resources and not flags:
        return None
    parts = [*([wording.stocks(resources)] if resources else []), *([wording.required(flags)] if flags else [])]  # type: ignore[arg-type]
    lacking = text("withheld-lacking", what=wording.joined("both", parts))
    helps = hint(state, seat, fact, terms)
    return text("withheld-lacking-but", lacking=lacking, hint=helps) if helps else lacking


@lru_cache(maxsize=1 << 12)
def _build(seat: int, key: str, why: Text | None) -> Choice:
    return Choice(f"{BUILD}{key}", card_label("do-build", key), BUILD_GROUP, key, why, consequence(seat, BUILD + key))


def _assimilations(state: State, seat: int) -> list[Choice]:
    why = text("withheld-acted") if state.turn.acted else None
    return [_assimilation(seat, key, why) for key in state.seats[seat].hand]


@lru_cache(maxsize=1 << 12)
def _assimilation(seat: int, key: str, why: Text | None) -> Choice:
    label = text("do-assimilate", card=wording.name(key), what=wording.bin_corner(STRUCTURES[key]))
    return Choice(f"{ASSIMILATE}{key}", label, ASSIMILATE_GROUP, key, why, consequence(seat, ASSIMILATE + key))


def _expedition(state: State, seat: int) -> Choice:
    card = state.seats[seat].expedition
    why = None
    if card is None:
        why = text("withheld-no-expedition")
    elif state.turn.expedition:
        why = text("withheld-used")
    elif not any(_possible(state, seat, card)):
        why = text("withheld-no-use")
    label = text("do-expedition", effect=wording.described(card)) if card else text("do-expedition-none")
    return Choice(EXPEDITION, label, None, card, why, consequence(seat, EXPEDITION))


def _parkings(state: State, seat: int) -> list[Choice]:
    owner, limit = state.seats[seat], parkings(state, seat)
    why = None
    if state.turn.parked >= limit:
        why = text("withheld-parked", count=limit)
    elif not owner.rovers:
        why = text("withheld-no-rover")
    if why:
        return [Choice("park", text("do-park-nowhere"), why_not=why)]
    choices = []
    for host in hosts(state, seat):
        for key, site in state.seats[host].tableau.items():
            if FACTS[key].spot:
                taken = None if site.parked is None else text("withheld-spot-taken", player=Player(site.parked))
                choices.append(_parking(seat, host, key, taken))
    return choices or [Choice("park", text("do-park-nowhere"), why_not=text("withheld-no-spot"))]


@lru_cache(maxsize=1 << 12)
def _parking(seat: int, host: int, key: str, why: Text | None) -> Choice:
    card = STRUCTURES[key]
    gives = wording.flags(card.flags) if card.spot == "flags" else wording.amount(str(card.spot), 1)
    label = text("do-park", card=wording.name(key), what=gives)
    group = text("group-park", player=Player(host))
    return Choice(f"{PARK}{key}", label, group, key, why, consequence(seat, PARK + key))


def _flips(state: State, seat: int) -> list[Choice]:
    choices = []
    for key, site in pink(state, seat):
        why = None
        if state.turn.flipped:
            why = text("withheld-used")
        elif site.flipped:
            why = text("withheld-flipped")
        elif not useful_flip(state, seat, key):
            why = text("withheld-no-use")
        choices.append(_flip(seat, key, why))
    return choices


@lru_cache(maxsize=1 << 10)
def _flip(seat: int, key: str, why: Text | None) -> Choice:
    label = text("do-flip", card=wording.name(key), effect=wording.sentences(STRUCTURES[key].effects))
    return Choice(f"{FLIP}{key}", label, FLIP_GROUP, key, why, consequence(seat, FLIP + key))


def _claims(state: State, seat: int) -> list[Choice]:
    used = text("withheld-used") if state.turn.claimed else None
    return [_claim(seat, key, used or _why_not_claim(state, seat, key)) for key in unclaimed(state)]


def _why_not_claim(state: State, seat: int, key: str) -> Text | None:
    lacking = [
        replace(need, n=need.n - have)
        for need in REPUTATIONS[key].needs
        if (have := COUNTERS[need.count](state, seat)) < need.n
    ]
    if not lacking:
        return None
    return text("withheld-lacking", what=wording.joined("both", [wording.need(need) for need in lacking]))


@lru_cache(maxsize=1 << 10)
def _claim(seat: int, key: str, why: Text | None) -> Choice:
    card = REPUTATIONS[key]
    label = text("do-claim", card=wording.name(key), hearts=wording.amount("heart", card.hearts))
    return Choice(f"{CLAIM}{key}", label, CLAIM_GROUP, key, why, consequence(seat, CLAIM + key))


@lru_cache
def _end(seat: int, *, acted: bool) -> Choice:
    why = None if acted else text("withheld-act-first")
    return Choice(END_TURN, text("do-end-turn"), None, None, why, consequence(seat, END_TURN))


# What the options do; building and assimilating are next door, the end of a turn is in :mod:`games.moon.eras`.


@MACHINE.do
def expedition(state: State, effect: Effect, log: Log) -> None:
    """Uses the expedition card in the hand."""
    seat = effect.seat
    card = state.seats[seat].expedition
    assert card is not None  # noqa: S101 - the choice is withheld without one
    state.turn.expedition = True
    if log is not SILENCE:
        log.say(text("say-expedition", player=Player(seat), effect=wording.described(card)), touched=(f"seat:{seat}",))
    push(state, bound(card, "use", seat))


@MACHINE.do
def park(state: State, effect: Effect, log: Log) -> None:
    """Parks a rover: a blue structure's spot gives its resource, a yellow one's its flags until the turn ends."""
    seat, key = effect.seat, word(effect, "card")
    host = next(number for number, owner in enumerate(state.seats) if key in owner.tableau)
    owner, fact = state.seats[seat], FACTS[key]
    owner.rovers -= 1
    state.turn.parked += 1
    tableau = state.seats[host].tableau
    tableau[key] = replace(tableau[key], parked=seat)
    if fact.spot == "flags":
        for flag in fact.flags:
            state.turn.lent[flag] += 1
        gives = wording.flags(STRUCTURES[key].flags) if log is not SILENCE else None
    else:
        owner.resources[RESOURCE[fact.spot]] += 1
        gives = wording.amount(fact.spot, 1) if log is not SILENCE else None
    if gives is not None:
        said = text("say-park", player=Player(seat), card=wording.name(key), host=Player(host), what=gives)
        log.say(said, touched=(f"structure:{key}", f"seat:{seat}"))
    if host != seat:
        fire(state, host, "parked-on", actor=seat)
    fire(state, seat, "park")


@MACHINE.do
def flip(state: State, effect: Effect, log: Log) -> None:
    """Flips a pink structure for its effect."""
    seat, key = effect.seat, word(effect, "card")
    tableau = state.seats[seat].tableau
    tableau[key] = replace(tableau[key], flipped=True)
    state.turn.flipped = True
    if log is not SILENCE:
        log.say(text("say-flip", player=Player(seat), card=wording.name(key)), touched=(f"structure:{key}",))
    fire(state, seat, "flip")
    push(state, bound(key, "use", seat))


@MACHINE.do
def claim(state: State, effect: Effect, log: Log) -> None:
    """Claims a reputation: its reward at once, or its ongoing effect from now on."""
    seat, key = effect.seat, word(effect, "card")
    owner = state.seats[seat]
    state.turn.claimed = True
    if log is not SILENCE:
        hearts = wording.amount("heart", REPUTATIONS[key].hearts)
        said = text("say-claim", player=Player(seat), card=wording.name(key), hearts=hearts)
        log.say(said, touched=(f"reputation:{key}", f"seat:{seat}"))
    fire(state, seat, "claim")
    owner.reputations.append(key)
    if any(map(is_ongoing, REPUTATIONS[key].ongoing)):
        owner.ongoing.append(key)
    push(state, bound(key, "use", seat))
