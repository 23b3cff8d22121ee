"""What goes under the mech: solved quests, upgraded items, melded meteorites; and boasting (rulebook, page 8 on)."""

from __future__ import annotations

from functools import lru_cache

from games.engine import Choice, Effect, Log, Player, Text, text
from games.expeditions import names
from games.expeditions.benefits import begin
from games.expeditions.cards import Item, Meteorite, Quest
from games.expeditions.catalogue import CARDS
from games.expeditions.gains import controlled, gain_pieces
from games.expeditions.glory import progress
from games.expeditions.machine import MACHINE, Args, Question, bind, chain_of, number, word
from games.expeditions.ongoing import modified, whenever
from games.expeditions.playing import come_home
from games.expeditions.state import STARS, Seat, State

_NO_QUEST = text("withheld-no-quest")
_NO_ITEM = text("withheld-no-item")
_NO_METEORITE = text("withheld-no-meteorite")
_NO_STARS = text("withheld-no-star")
_NOT_REACHED = text("withheld-no-category")
_HAS_STAR = text("withheld-has-star")


@lru_cache
def _limit(what: str, n: int) -> Text:
    return text(f"withheld-{what}-limit", n=n)


def lift(owner: Seat, card: str) -> None:
    """Takes a controlled card away; its worker returns to the mat."""
    if card in owner.hand:
        owner.hand.remove(card)
        return
    at = owner.at(card)
    assert at is not None  # noqa: S101 - a controlled card is in the hand or active
    come_home(owner, at)


def _of(owner: Seat, kind: type) -> list[str]:
    return [card for card in controlled(owner) if isinstance(CARDS[card], kind)]


# Solving


def _quests(state: State, seat: int) -> list[Quest]:
    """The quests a seat controls that belong to its mech's location."""
    owner = state.seats[seat]
    if owner.position is None:
        return []
    tile = state.tiles[owner.position]
    return [found for card in controlled(owner) if isinstance(found := CARDS[card], Quest) and found.tile == tile]


def cost(state: State, effect: Effect, quest: Quest) -> tuple[int, int]:
    """The power and guile a quest costs; a discount is taken off what is short, then off what would be left least."""
    owner = state.seats[effect.seat]
    power, guile = quest.power, quest.guile
    for _ in range(number(effect, "discount") + modified(state, effect.seat, "solve-cost")):
        if power and (not guile or owner.power - power <= owner.guile - guile):
            power -= 1
        elif guile:
            guile -= 1
    return power, guile


def _why_not_solve(state: State, effect: Effect, quest: Quest) -> Text | None:
    owner = state.seats[effect.seat]
    power, guile = cost(state, effect, quest)
    return (
        None
        if power <= owner.power and guile <= owner.guile
        else text("withheld-solve-cost", price=names.points(power, guile))
    )


@MACHINE.need("solve")
def need_solve(state: State, effect: Effect) -> Text | None:
    """A quest of this location, and what it costs."""
    owner = state.seats[effect.seat]
    if len(owner.solved) >= owner.rules.limit:
        return _limit("solve", owner.rules.limit)
    quests = _quests(state, effect.seat)
    reasons = [_why_not_solve(state, effect, quest) for quest in quests]
    if not reasons:
        return _NO_QUEST
    return None if None in reasons else reasons[0]


@MACHINE.question
class Solve(Question):
    """Which quest to solve."""

    op = "solve"
    pays = True

    def keys(self, state: State, frame: Effect) -> list[str]:
        owner = state.seats[frame.seat]
        if len(owner.solved) >= owner.rules.limit:
            return []
        return [
            f"solve-{quest.key}" for quest in _quests(state, frame.seat) if _why_not_solve(state, frame, quest) is None
        ]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:
        card = key.removeprefix("solve-")
        quest = CARDS[card]
        assert isinstance(quest, Quest)  # noqa: S101 - chosen from quests
        power, guile = cost(state, frame, quest)
        args: Args = {"card": card, "power": power, "guile": guile, "chain": chain_of(frame)}
        return (Effect("solved", frame.seat, args),)

    def label(self, state: State, frame: Effect, key: str) -> Text:
        return self._label(state, frame, key.removeprefix("solve-"))

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return key.removeprefix("solve-")

    def withheld(self, state: State, frame: Effect) -> list[Choice]:
        return [
            Choice(f"solve-{quest.key}", self._label(state, frame, quest.key), ref=quest.key, why_not=why)
            for quest in _quests(state, frame.seat)
            if (why := _why_not_solve(state, frame, quest)) is not None
        ]

    @staticmethod
    def _label(state: State, frame: Effect, card: str) -> Text:
        quest = CARDS[card]
        assert isinstance(quest, Quest)  # noqa: S101 - chosen from quests
        price = names.points(*cost(state, frame, quest))
        return text("do-solve", card=names.card(card), price=price, what=names.effects(quest.benefit))


@MACHINE.do
def solved(state: State, effect: Effect, log: Log) -> None:
    """A quest is paid for and tucked, then its benefit may be taken: it cannot be solved again in the middle of it."""
    seat, card, chain = effect.seat, word(effect, "card"), chain_of(effect)
    owner = state.seats[seat]
    owner.power -= number(effect, "power")
    owner.guile -= number(effect, "guile")
    lift(owner, card)
    owner.solved.append(card)
    said = text("say-solves", player=Player(seat), card=names.card(card))
    log.say(said, touched=(f"seat:{seat}", f"card:{card}"))
    quest = CARDS[card]
    assert isinstance(quest, Quest)  # noqa: S101 - chosen from quests
    if state.options.map_per_quest:
        gain_pieces(state, seat, "map", 1, chain, log)
    whenever(state, seat, "solve", chain)
    begin(state, seat, bind(quest.benefit, seat, card, chain))


# Upgrading


@MACHINE.need("upgrade")
def need_upgrade(state: State, effect: Effect) -> Text | None:
    """An item, and room for it."""
    owner = state.seats[effect.seat]
    if len(owner.upgraded) >= owner.rules.limit:
        return _limit("upgrade", owner.rules.limit)
    return None if _of(owner, Item) else _NO_ITEM


@MACHINE.question
class Upgrade(Question):
    """Which item to upgrade."""

    op = "upgrade"

    def keys(self, state: State, frame: Effect) -> list[str]:
        owner = state.seats[frame.seat]
        return [] if need_upgrade(state, frame) else [f"upgrade-{card}" for card in _of(owner, Item)]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        return (Effect("upgraded", frame.seat, {"card": key.removeprefix("upgrade-"), "chain": chain_of(frame)}),)

    def label(self, state: State, frame: Effect, key: str) -> Text:  # noqa: ARG002
        item = CARDS[key.removeprefix("upgrade-")]
        assert isinstance(item, Item)  # noqa: S101 - chosen from items
        return text("do-upgrade", card=names.card(item.key), what=names.effects(item.ongoing), coins=item.coins)

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return key.removeprefix("upgrade-")


@MACHINE.do
def upgraded(state: State, effect: Effect, log: Log) -> None:
    """An item is tucked; from now on its ongoing part holds, so it hears of its own upgrade."""
    seat, card, chain = effect.seat, word(effect, "card"), chain_of(effect)
    owner = state.seats[seat]
    lift(owner, card)
    owner.upgraded.append(card)
    log.say(text("say-upgrades", player=Player(seat), card=names.card(card)), touched=(f"seat:{seat}", f"card:{card}"))
    whenever(state, seat, "upgrade", chain)
    if state.options.instant_on_upgrade and card not in chain:
        item = CARDS[card]
        assert isinstance(item, Item)  # noqa: S101 - chosen from items
        begin(state, seat, bind(item.instant, seat, card, (*chain, card)))


# Melding


@MACHINE.need("meld")
def need_meld(state: State, effect: Effect) -> Text | None:
    """A meteorite, and room for it."""
    owner = state.seats[effect.seat]
    if len(owner.melded) >= owner.rules.limit:
        return _limit("meld", owner.rules.limit)
    return None if _of(owner, Meteorite) else _NO_METEORITE


@MACHINE.question
class Meld(Question):
    """Which meteorite to meld."""

    op = "meld"

    def keys(self, state: State, frame: Effect) -> list[str]:
        owner = state.seats[frame.seat]
        return [] if need_meld(state, frame) else [f"meld-{card}" for card in _of(owner, Meteorite)]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        return (Effect("melded", frame.seat, {"card": key.removeprefix("meld-"), "chain": chain_of(frame)}),)

    def label(self, state: State, frame: Effect, key: str) -> Text:
        card = key.removeprefix("meld-")
        bonuses = [part for one in (*state.seats[frame.seat].melded, card) for part in _bonus(one)]
        return text("do-meld", card=names.card(card), what=names.effects(bonuses))

    def ref(self, state: State, frame: Effect, key: str) -> str:  # noqa: ARG002
        return key.removeprefix("meld-")


def _bonus(card: str) -> tuple[Effect, ...]:
    found = CARDS[card]
    assert isinstance(found, Meteorite)  # noqa: S101 - only meteorites are melded
    return found.bonus


@MACHINE.do
def melded(state: State, effect: Effect, log: Log) -> None:
    """A meteorite is tucked; the bonuses of all melded ones are gained, in any order."""
    seat, card, chain = effect.seat, word(effect, "card"), chain_of(effect)
    owner = state.seats[seat]
    lift(owner, card)
    owner.melded.append(card)
    log.say(text("say-melds", player=Player(seat), card=names.card(card)), touched=(f"seat:{seat}", f"card:{card}"))
    whenever(state, seat, "meld", chain)
    begin(state, seat, [part for one in owner.melded for part in bind(_bonus(one), seat, one, chain)])


# Boasting


@MACHINE.need("boast")
def need_boast(state: State, effect: Effect) -> Text | None:
    """A star left, and a category that is reached and bears none of one's own."""
    owner = state.seats[effect.seat]
    if len(owner.stars) >= STARS:
        return _NO_STARS
    return None if _boasts(owner) else _NOT_REACHED


def _boasts(owner: Seat) -> list[str]:
    return [one.category for one in progress(owner) if one.reached and not one.star]


@MACHINE.question
class Boast(Question):
    """Where to place a star."""

    op = "boast"

    def keys(self, state: State, frame: Effect) -> list[str]:
        owner = state.seats[frame.seat]
        return [] if len(owner.stars) >= STARS else [f"boast-{category}" for category in _boasts(owner)]

    def then(self, state: State, frame: Effect, key: str) -> tuple[Effect, ...]:  # noqa: ARG002
        return (Effect("place_star", frame.seat, {"category": key.removeprefix("boast-")}),)

    def label(self, state: State, frame: Effect, key: str) -> Text:  # noqa: ARG002
        return text("do-boast", category=names.category(key.removeprefix("boast-")))

    def withheld(self, state: State, frame: Effect) -> list[Choice]:
        return [
            Choice(
                f"boast-{one.category}",
                text("do-boast", category=names.category(one.category)),
                why_not=_HAS_STAR if one.star else text("withheld-progress", have=one.have, goal=one.goal),
            )
            for one in progress(state.seats[frame.seat])
            if one.star or not one.reached
        ]


@MACHINE.do
def place_star(state: State, effect: Effect, log: Log) -> None:
    """A star on a category; the fourth star of anybody triggers the end (rulebook, page 13)."""
    seat, category = effect.seat, word(effect, "category")
    owner = state.seats[seat]
    owner.stars.append(category)
    said = text("say-boasts", player=Player(seat), category=names.category(category), n=len(owner.stars))
    log.say(said, touched=(f"seat:{seat}", f"star:{category}"))
    if len(owner.stars) == STARS and state.ending is None:
        others = state.options.others_final_turn
        state.ending = seat
        state.left = len(state.seats) - (1 if others else 0)
        log.say(text("say-ending-others" if others else "say-ending", player=Player(seat)))
