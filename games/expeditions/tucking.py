"""What goes under the mech: solved quests, upgraded items, melded meteorites; and boasting (rulebook, page 8 on)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.engine import Effect, Log, Player, Text, push, text
from games.expeditions import names
from games.expeditions.abilities import Ability, Boast, Meld, Solve, Upgrade
from games.expeditions.benefits import begin
from games.expeditions.cards import Item, Meteorite, Quest
from games.expeditions.catalogue import CARDS
from games.expeditions.effects import BoastOfReward, MeldMeteorite, PlaceStar, SolveQuest, TuckQuest, UpgradeItem
from games.expeditions.gains import controlled, gain_pieces
from games.expeditions.glory import progress
from games.expeditions.machine import MACHINE, bind
from games.expeditions.ongoing import modified, whenever
from games.expeditions.questions import PassableQuestion
from games.expeditions.rescuing import come_home
from games.expeditions.state import STARS, Seat, State
from games.expeditions.terms import CATEGORIES, Category

_NO_QUEST = text("withheld-no-quest")
_NO_ITEM = text("withheld-no-item")
_NO_METEORITE = text("withheld-no-meteorite")
_NO_STARS = text("withheld-no-star")
_NOT_REACHED = text("withheld-no-category")
_HAS_STAR = text("withheld-has-star")
_CATEGORIES: dict[str, Category] = {category: category for category in CATEGORIES}


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


def _tell(said: str, seat: int, card: str, log: Log) -> None:
    log.say(lambda: text(said, player=Player(seat), card=names.card(card)), touched=(f"seat:{seat}", f"card:{card}"))


# Solving


def _quests(state: State, seat: int) -> list[Quest]:
    """The quests a seat controls that belong to its mech's location, but for those that are being solved."""
    owner = state.seats[seat]
    if owner.position is None:
        return []
    tile, under_way = state.tiles[owner.position], being_solved(state)
    found = [CARDS[card] for card in controlled(owner) if card not in under_way]
    return [quest for quest in found if isinstance(quest, Quest) and quest.tile == tile]


def being_solved(state: State) -> list[str]:
    """The quests that are paid for and not yet tucked: nothing else can be done with them than tuck them."""
    return [frame.card for frame in state.stack if isinstance(frame, TuckQuest)]


def _may_solve(state: State, owner: Seat) -> bool:
    """Whether there is room for one more quest, besides those that are being solved."""
    return len(owner.solved) + len(being_solved(state)) < owner.rules.limit


def _prices(state: State, effect: Solve, quest: Quest) -> list[tuple[int, int]]:
    """The power and guile a quest may cost: whoever solves it chooses what of a discount comes off which."""
    off = min(quest.power + quest.guile, effect.discount + modified(state, effect.seat, "solve-cost"))
    ways = [(quest.power - power, quest.guile - (off - power)) for power in range(off + 1)]
    return [(power, guile) for power, guile in ways if power >= 0 and guile >= 0]


def _payable(state: State, effect: Solve, quest: Quest) -> list[tuple[int, int]]:
    """Those that a seat has."""
    owner = state.seats[effect.seat]
    return [(p, g) for p, g in _prices(state, effect, quest) if p <= owner.power and g <= owner.guile]


def _nearest(state: State, effect: Solve, quest: Quest) -> tuple[int, int]:
    """The price a seat is least short of."""
    owner = state.seats[effect.seat]
    return min(
        _prices(state, effect, quest),
        key=lambda price: max(0, price[0] - owner.power) + max(0, price[1] - owner.guile),
    )


def _why_not_solve(state: State, effect: Solve, quest: Quest) -> Text | None:
    if _payable(state, effect, quest):
        return None
    return text("withheld-solve-cost", price=names.points(*_nearest(state, effect, quest)))


@MACHINE.need(Solve)
def need_solve(state: State, effect: Solve) -> Text | None:
    """A quest of this location, and what it costs."""
    owner = state.seats[effect.seat]
    if not _may_solve(state, owner):
        return _limit("solve", owner.rules.limit)
    quests = _quests(state, effect.seat)
    reasons = [_why_not_solve(state, effect, quest) for quest in quests]
    if not reasons:
        return _NO_QUEST
    return None if None in reasons else reasons[0]


@MACHINE.question(Solve)
class SolveQuestion(PassableQuestion[Solve]):
    prefix = "solve-"
    pays = True

    def things(self, state: State, frame: Solve) -> list[str]:
        owner = state.seats[frame.seat]
        if not _may_solve(state, owner):
            return []
        found: list[str] = []
        for quest in _quests(state, frame.seat):
            ways = _payable(state, frame, quest)
            found += [quest.key] if len(ways) == 1 else [f"{quest.key}.{power}-{guile}" for power, guile in ways]
        return found

    def chosen(self, state: State, frame: Solve, thing: str) -> tuple[Effect, ...]:
        quest, power, guile = self._priced(state, frame, thing)
        again = (frame,) if state.options.solve_several else ()
        return (SolveQuest(quest.key, power, guile, frame.chain, seat=frame.seat), *again)

    def named(self, state: State, frame: Solve, thing: str) -> Text:
        quest, power, guile = self._priced(state, frame, thing)
        price = names.points(power, guile)
        return text("do-solve", card=names.card(quest.key), price=price, what=names.effects(quest.benefit))

    def ref(self, state: State, frame: Solve, key: str) -> str:
        return key.removeprefix(self.prefix).partition(".")[0]

    @staticmethod
    def _priced(state: State, frame: Solve, thing: str) -> tuple[Quest, int, int]:
        """The quest of a thing and what is paid for it: the one price there is, or the one that is named."""
        card, _, price = thing.partition(".")
        quest = _quest(card)
        power, guile = map(int, price.split("-")) if price else _nearest(state, frame, quest)
        return quest, power, guile

    def closed(self, state: State, frame: Solve) -> list[tuple[str, Text]]:
        quests = _quests(state, frame.seat)
        return [(quest.key, why) for quest in quests if (why := _why_not_solve(state, frame, quest)) is not None]


def _quest(card: str) -> Quest:
    quest = CARDS[card]
    assert isinstance(quest, Quest)  # noqa: S101 - chosen from quests
    return quest


@MACHINE.do(SolveQuest)
def solve_quest(state: State, effect: SolveQuest, log: Log) -> None:
    """A quest is paid for and its benefit may be taken, then it is tucked (rulebook, page 8)."""
    seat, card, chain = effect.seat, effect.card, effect.chain
    owner = state.seats[seat]
    owner.power -= effect.power
    owner.guile -= effect.guile
    log.say(
        lambda: text(
            "say-solves-for", player=Player(seat), card=names.card(card), price=names.points(effect.power, effect.guile)
        ),
        touched=(f"seat:{seat}", f"card:{card}"),
    )
    push(state, [TuckQuest(card, chain, seat=seat)])
    begin(state, seat, bind(_quest(card).benefit, seat, card, chain))


@MACHINE.do(TuckQuest)
def tuck_quest(state: State, effect: TuckQuest, log: Log) -> None:
    """A quest is tucked; only now does it count as solved, and no longer as a card of its owner's."""
    seat, card, chain = effect.seat, effect.card, effect.chain
    owner = state.seats[seat]
    lift(owner, card)
    owner.solved = [*owner.solved, card]
    if state.options.map_per_quest:
        gain_pieces(state, seat, "map", 1, chain, log, card)
    whenever(state, seat, "solve", chain)


# Upgrading


@MACHINE.need(Upgrade)
def need_upgrade(state: State, effect: Upgrade) -> Text | None:
    """An item, and room for it."""
    owner = state.seats[effect.seat]
    if len(owner.upgraded) >= owner.rules.limit:
        return _limit("upgrade", owner.rules.limit)
    return None if _of(owner, Item) else _NO_ITEM


@MACHINE.question(Upgrade)
class UpgradeQuestion(PassableQuestion[Upgrade]):
    prefix = "upgrade-"

    def things(self, state: State, frame: Upgrade) -> list[str]:
        return [] if need_upgrade(state, frame) else _of(state.seats[frame.seat], Item)

    def chosen(self, state: State, frame: Upgrade, card: str) -> tuple[Effect, ...]:
        return (UpgradeItem(card, frame.chain, seat=frame.seat),)

    def named(self, state: State, frame: Upgrade, card: str) -> Text:
        item = _item(card)
        return text("do-upgrade", card=names.card(card), what=names.effects(item.ongoing), coins=item.coins)


def _item(card: str) -> Item:
    item = CARDS[card]
    assert isinstance(item, Item)  # noqa: S101 - chosen from items
    return item


@MACHINE.do(UpgradeItem)
def upgrade_item(state: State, effect: UpgradeItem, log: Log) -> None:
    """An item is tucked; from now on its ongoing part holds, so it hears of its own upgrade."""
    seat, card, chain = effect.seat, effect.card, effect.chain
    owner = state.seats[seat]
    lift(owner, card)
    owner.upgraded = [*owner.upgraded, card]
    _tell("say-upgrades", seat, card, log)
    whenever(state, seat, "upgrade", chain)
    if state.options.instant_on_upgrade:
        begin(state, seat, bind(_item(card).instant, seat, card, chain))


# Melding


@MACHINE.need(Meld)
def need_meld(state: State, effect: Meld) -> Text | None:
    """A meteorite, and room for it."""
    owner = state.seats[effect.seat]
    if len(owner.melded) >= owner.rules.limit:
        return _limit("meld", owner.rules.limit)
    return None if _of(owner, Meteorite) else _NO_METEORITE


@MACHINE.question(Meld)
class MeldQuestion(PassableQuestion[Meld]):
    prefix = "meld-"

    def things(self, state: State, frame: Meld) -> list[str]:
        return [] if need_meld(state, frame) else _of(state.seats[frame.seat], Meteorite)

    def chosen(self, state: State, frame: Meld, card: str) -> tuple[Effect, ...]:
        return (MeldMeteorite(card, frame.chain, seat=frame.seat),)

    def named(self, state: State, frame: Meld, card: str) -> Text:
        bonuses = [part for one in (*state.seats[frame.seat].melded, card) for part in _bonus(one)]
        return text("do-meld", card=names.card(card), what=names.effects(bonuses))


def _bonus(card: str) -> tuple[Ability, ...]:
    found = CARDS[card]
    assert isinstance(found, Meteorite)  # noqa: S101 - only meteorites are melded
    return found.bonus


@MACHINE.do(MeldMeteorite)
def meld_meteorite(state: State, effect: MeldMeteorite, log: Log) -> None:
    """A meteorite is tucked; the bonuses of all melded ones are gained, in any order."""
    seat, card, chain = effect.seat, effect.card, effect.chain
    owner = state.seats[seat]
    lift(owner, card)
    owner.melded = [*owner.melded, card]
    _tell("say-melds", seat, card, log)
    whenever(state, seat, "meld", chain)
    begin(state, seat, [part for one in owner.melded for part in bind(_bonus(one), seat, one, chain)])


# Boasting


@MACHINE.need(Boast)
def need_boast(state: State, effect: Boast) -> Text | None:
    """A star left, and a category that is reached and bears none of one's own."""
    owner = state.seats[effect.seat]
    if len(owner.stars) >= STARS:
        return _NO_STARS
    return None if _boasts(owner) else _NOT_REACHED


def _boasts(owner: Seat) -> list[Category]:
    return [one.category for one in progress(owner) if one.reached and not one.star]


@MACHINE.question(Boast)
class BoastQuestion(PassableQuestion[Boast]):
    prefix = "boast-"
    about = False

    def things(self, state: State, frame: Boast) -> Sequence[str]:
        owner = state.seats[frame.seat]
        return [] if len(owner.stars) >= STARS else _boasts(owner)

    def chosen(self, state: State, frame: Boast, category: str) -> tuple[Effect, ...]:
        return (PlaceStar(_CATEGORIES[category], seat=frame.seat),)

    def forfeits(self, state: State, frame: Boast) -> Text:
        return names.effects([Boast()])

    def named(self, state: State, frame: Boast, category: str) -> Text:
        return text("do-boast", category=names.category(category))

    def closed(self, state: State, frame: Boast) -> list[tuple[str, Text]]:
        return [
            (one.category, _HAS_STAR if one.star else text("withheld-progress", have=one.have, goal=one.goal))
            for one in progress(state.seats[frame.seat])
            if one.star or not one.reached
        ]


@MACHINE.do(BoastOfReward)
def boast_of_reward(state: State, effect: BoastOfReward, log: Log) -> None:  # noqa: ARG001
    """Boasting at once, where the reward for clearing a location has reached a category."""
    if any(category not in effect.before for category in _boasts(state.seats[effect.seat])):
        push(state, [Boast(seat=effect.seat, chain=effect.chain)])


@MACHINE.do(PlaceStar)
def place_star(state: State, effect: PlaceStar, log: Log) -> None:
    """A star on a category; the fourth star of anybody triggers the end (rulebook, page 13)."""
    seat, category = effect.seat, effect.category
    owner = state.seats[seat]
    owner.stars = [*owner.stars, category]
    log.say(
        lambda: text("say-boasts", player=Player(seat), category=names.category(category), n=len(owner.stars)),
        touched=(f"seat:{seat}", f"star:{category}"),
    )
    if len(owner.stars) == STARS and state.ending is None:
        others = state.options.others_final_turn
        state.ending = seat
        state.left = len(state.seats) - (1 if others else 0)
        log.say(lambda: text("say-ending-others" if others else "say-ending", player=Player(seat)))
