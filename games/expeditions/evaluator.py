"""What things are worth to a player, in dollars and by rules of thumb: for computer players, not for the rules.

A :class:`SeatEvaluator` looks at one position for one seat. It knows what everybody knows and nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.engine import Effect, once
from games.expeditions import abilities
from games.expeditions.benefits import can_gather
from games.expeditions.board import POSITIONS
from games.expeditions.cards import Item, Meteorite, Quest
from games.expeditions.catalogue import BY_PLACE, CARDS, COVERED, TILES
from games.expeditions.gains import adjacent_spots, amount, card_at
from games.expeditions.names import kind_of
from games.expeditions.own_side import OwnSide
from games.expeditions.playing import core_value
from games.expeditions.state import MOST, TWENTY, State, cleared, value_of
from games.expeditions.terms import Cost, Covered, Kind, Source
from games.expeditions.weights import WEIGHTS, Weights, shares


class SeatEvaluator(OwnSide):
    """One position as one seat looks at it."""

    def __init__(self, state: State, seat: int, weights: Weights = WEIGHTS) -> None:
        super().__init__(state, seat)
        self.weights = weights
        self._abilities: dict[tuple[str, str | None], float] = {}
        self._plays: dict[tuple[str, str | None], float] = {}
        self._pieces: dict[tuple[str, int], float] = {}
        self._cards: dict[str, float] = {}
        self._gains: dict[tuple[Source, Kind], float] = {}
        self._gathers: dict[str, float] = {}
        self._best_plays, self._futures = dict[str | None, float](), dict[str | None, float]()

    # Pieces

    def piece(self, what: str, n: int = 1) -> float:
        """What ``n`` of something to gain is worth."""
        asked = what, n
        known = self._pieces.get(asked)
        if known is None:
            known = self._pieces[asked] = self._piece(what, n)
        return known

    def _piece(self, what: str, n: int) -> float:
        owner, weights = self.owner, self.weights
        if what in {"power", "guile"}:
            have = owner.power if what == "power" else owner.guile
            fits, few = min(n, MOST - have), 7 - have
            if few >= fits:
                return fits * weights.point
            return few * weights.point + (fits - few) * weights.spare if few > 0 else fits * weights.spare
        if what == "coins":
            return float(n)
        if what == "map":
            return min(n, self.state.maps) * (weights.map + self._near("workers-maps", 5 - owner.maps))
        if what == "corruption":
            return n * self.token()
        if not self.state.workers[what]:
            return 0.0
        worth = weights.worker + self._near("workers-maps", 7 - self.workers)
        if not owner.workers[what] and what in self.colours:
            worth += weights.fits
        return worth * (1 + 0.5 * (n - 1))

    def _near(self, category: str, lack: int) -> float:
        """What a step towards a category is worth, the more the closer it is."""
        if category not in self.lacks or lack <= 0:
            return 0.0
        return self.weights.near * (1.0 if lack > 3 else self.weights.close)

    def token(self) -> float:
        """A corruption token."""
        return self.weights.token + self._near("corruption", self.lacks.get("corruption", 0))

    def card(self, card: str) -> float:
        """A card to gain."""
        known = self._cards.get(card)
        if known is None:
            known = self._cards[card] = self._card(card)
        return known

    @once
    def any_card(self) -> float:
        """A card to gain, whatever it is."""
        return self.weights.card + self._near("cards", self.lacks.get("cards", 0))

    def _card(self, card: str) -> float:
        weights, owner, found = self.weights, self.owner, CARDS[card]
        worth, limit = self.any_card, owner.rules.limit
        match found:
            case Item():
                worth += weights.quest + 0.25 * found.coins if len(owner.upgraded) < limit else 0
            case Meteorite():
                worth += weights.quest if len(owner.melded) < limit else 0
            case Quest():
                if len(owner.solved) < limit:
                    where = self._position_of(found.tile)
                    worth += weights.quest * (0.7 if where is None else 1.4)
        return worth

    def _position_of(self, tile: int) -> str | None:
        """Where a tile lies, if it is face up."""
        for position, found in self.state.tiles.items():
            if found == tile:
                return None if position in self.state.hidden else position
        return None

    def tuck(self, category: str) -> float:
        """One more towards a category of tucked cards."""
        lack = self.lacks.get(category, 0)
        return self.weights.tuck + (self._near(category, lack) if lack > 0 else 0.0)

    def boast(self) -> float:
        """A star, if one can be placed."""
        return self.weights.star if self.boasts else 0.0

    def solve(self, position: str | None) -> float:
        """The best quest that can be solved at a position."""
        if position is None or position in self.state.hidden:
            return 0.0
        return self.solvable.get(self.state.tiles[position], 0.0)

    @once
    def solvable(self) -> dict[int, float]:
        """The best quest that can be paid for, by tile."""
        owner, found = self.owner, dict[int, float]()
        if len(owner.solved) < owner.rules.limit:
            for card in self.controlled:
                quest = CARDS[card]
                if isinstance(quest, Quest) and quest.power <= owner.power and quest.guile <= owner.guile:
                    found[quest.tile] = max(found.get(quest.tile, 0.0), self.quest(card))
        return found

    def quest(self, card: str) -> float:
        """Solving a quest: its benefit, and what it does for the stars."""
        quest, solved = CARDS[card], len(self.owner.solved)
        if not isinstance(quest, Quest):
            return 0.0
        stars = self.weights.solved * (4.0, 6.0, 6.0)[solved] if solved < 3 else 0.0
        price = self.weights.cost * (quest.power + quest.guile)
        return (
            stars + self.tuck("solve") + self.weights.benefit * self.all_of(quest.benefit, self.owner.position) - price
        )

    def vanquish(self, position: str | None, power: int, guile: int) -> float:
        """What a Vanquish at a position brings with so much power and guile."""
        if position is None:
            return 0.0
        worth, tokens = 0.0, self.state.corruption.get(position, ())
        for token in reversed(tokens):
            value = value_of(token)
            if token == TWENTY:
                return worth + (self.weights.star if power >= 10 and guile >= 10 else 0.0)
            if token[0] == "o":
                if value > power:
                    return worth
                power -= value
            else:
                if value > guile:
                    return worth
                guile -= value
            worth += self.token() - self.weights.spare * value
        return worth + self._uncovers(position) if tokens else worth

    def _uncovers(self, position: str) -> float:
        """What clearing a tile opens."""
        match self.state.tile_at(position).covered:
            case "boast":
                worth = 3.0 + 0.5 * self.boast()
            case "upgrade":
                worth = 2.0 if self._of(Item) else 0.5
            case _:
                worth = 2.0 if self._of(Meteorite) else 0.5
        return self.weights.clear * worth

    def _of(self, kind: type) -> list[str]:
        return [card for card in self.controlled if isinstance(CARDS[card], kind)]

    # Effects

    def plain(self, effect: Effect) -> float:
        """An effect, wherever one will be."""
        return self.effect(effect, self.owner.position)

    def effect(self, effect: Effect, at: str | None) -> float:
        """An effect with the mech at a position."""
        return _WORTH[type(effect)](self, effect, at)

    def all_of(self, effects: Sequence[Effect], at: str | None) -> float:
        """Several effects with the mech at a position."""
        worth = 0.0
        for effect in effects:
            worth += _WORTH[type(effect)](self, effect, at)
        return worth

    def _gain_card(self, effect: abilities.GainCard, _at: str | None) -> float:
        asked = effect.source, effect.kind
        known = self._gains.get(asked)
        if known is None:
            known = self._gains[asked] = self._best_card(*asked)
        return known

    def _best_card(self, source: Source, kind: Kind) -> float:
        """The best card to gain from a source."""
        if source in {"deck", "two"}:
            return self.any_card + 0.9
        state, cards = self.state, self.state.spots
        if source == "adjacent":
            cards = [card_at(state, spot) for spot in adjacent_spots(state, self.seat)]
        found = [self.card(card) for card in cards if card and (kind == "any" or kind_of(card) == kind)]
        return max(found, default=0.0)

    def _one_of(self, effect: abilities.OneOf, at: str | None) -> float:
        return max([_WORTH[type(side)](self, side, at) for side in effect.then])

    def _given(self, effect: abilities.Given, at: str | None) -> float:
        have = self.owner.stars if effect.what == "stars" else self.owner.melded
        return self.all_of(effect.then, at) if len(have) >= effect.n else 0.0

    def _pay(self, effect: abilities.Pay, at: str | None) -> float:
        return max(0.0, self.all_of(effect.then, at) - self._price(effect.cost, effect.n))

    def _vanquish(self, effect: abilities.Vanquish, at: str | None) -> float:
        if effect.to_bag:
            return 0.8 * self._uncovers(at) if at and len(self.state.corruption.get(at, ())) == 1 else 0.2
        return self.vanquish(at, self.owner.power, self.owner.guile)

    def _upgrade(self, _effect: abilities.Upgrade, _at: str | None) -> float:
        items = self._of(Item) if len(self.owner.upgraded) < self.owner.rules.limit else []
        coins = [item.coins for card in items if isinstance(item := CARDS[card], Item)]
        return max(coins) + self.tuck("upgrade") if coins else 0.0

    def _meld(self, _effect: abilities.Meld, _at: str | None) -> float:
        melded = len(self.owner.melded)
        room = melded < self.owner.rules.limit and self._of(Meteorite)
        return self.tuck("meld") + 1.0 + melded if room else 0.0

    def _back(self, _effect: Effect, _at: str | None) -> float:
        return 0.9 * sum([active.worker is not None for active in self.owner.active])

    def _price(self, cost: Cost, n: int) -> float:
        match cost:
            case "power" | "guile":
                return 0.4 * n
            case "coins":
                return float(n)
            case "map":
                return n * (0.6 + self._near("workers-maps", 1))
            case "corruption":
                return n * (2.5 + self._near("corruption", 1))
            case "discard":
                return 0.3 * n
            case "card":
                return n * (0.8 + self._near("cards", 1))
            case _:
                return n * (1.5 + self._near("workers-maps", 1))

    def ability(self, card: str, at: str | None = "") -> float:
        """A card's ability, with the mech at a position ("": where it is)."""
        where = None if card not in BY_PLACE else self.owner.position if at == "" else at
        known = self._abilities.get((card, where))
        if known is None:
            found = CARDS[card]
            effects = found.instant if isinstance(found, Item) else found.ability
            known = self.all_of(effects, where)
            known += 0.8 if isinstance(found, Item) else 0.0
            self._abilities[card, where] = known
        return known

    # Places

    def play(self, card: str, at: str | None) -> float:
        """Playing a card with the mech at a position."""
        where = at if card in BY_PLACE else None
        known = self._plays.get((card, where))
        if known is None:
            power, guile = core_value(self.owner, card)
            known = self.piece("power", power) + self.piece("guile", guile)
            if CARDS[card].colour in self.ready:
                known += self.ability(card, where)
            self._plays[card, where] = known
        return known

    def best_play(self, at: str | None) -> float:
        """The best card to play there."""
        known = self._best_plays.get(at)
        if known is None:
            here, anywhere = self._hand
            known = self._best_plays[at] = max([*anywhere, *[self.play(card, at) for card in here]], default=0.0)
        return known

    @once
    def _hand(self) -> tuple[list[str], list[float]]:
        """The cards in hand that are worth more in one place than in another, and what the best of the others is."""
        here = [card for card in self.owner.hand if card in BY_PLACE]
        anywhere = [self.play(card, None) for card in self.owner.hand if card not in BY_PLACE]
        return here, [max(anywhere)] if anywhere else []

    def gather(self, position: str | None) -> float:
        """What gathering at a position would bring."""
        if position is None:
            return 0.0
        known = self._gathers.get(position)
        if known is None:
            known = self._gathers[position] = self._gather(position)
        return known

    def _gather(self, position: str) -> float:
        if position in self.state.hidden:
            return self.weights.unknown
        tile = TILES[self.state.tiles[position]]
        worth = self.all_of(tile.benefits, position)
        if tile.covered and cleared(self.state, position):
            covered: Covered = "boast" if self.state.options.clear_reward else tile.covered
            worth += self.effect(COVERED[covered], position)
        return worth

    @once
    def gathers_here(self) -> float:
        """What gathering brings where the mech stands; nothing where it would do nothing."""
        return self.gather(self.owner.position) if can_gather(self.state, self.seat) else 0.0

    def arrival(self, position: str) -> float:
        """What moving somewhere brings at once."""
        return self.piece("map") if position in self.state.hidden else 0.0

    @once
    def prospects(self) -> dict[str, float]:
        """What each position would be worth to stand on in some later turn."""
        state, weights, solvable = self.state, self.weights, self.solvable
        hidden, tiles, corruption = state.hidden, state.tiles, state.corruption
        found = dict.fromkeys(POSITIONS, weights.unknown + self.piece("map"))
        for position in POSITIONS:
            if position not in hidden:
                fight = self.vanquish(position, MOST, MOST) if corruption.get(position) else 0.0
                worth = weights.fight * fight + weights.solving * solvable.get(tiles[position], 0.0)
                found[position] = self.gather(position) + worth
        return found

    @once
    def most(self) -> float:
        """What the best position would be worth."""
        return max(self.prospects.values())

    def future(self, position: str | None) -> float:
        """The best of the prospects as seen from a position, less the further away it is."""
        known = self._futures.get(position)
        if known is None:
            known = self._futures[position] = self._future(position)
        return known

    def _future(self, position: str | None) -> float:
        best, prospects, most, weights = 0.0, self.prospects, self.most, self.weights
        for share, there in shares(position, self.owner.rules.reach, weights.later, weights.fade):
            if share * most <= best:  # nor is there anything further away
                break
            worth = share * max(map(prospects.__getitem__, there))
            if worth > best:  # noqa: PLR1730 - a call of max costs more than all the rest
                best = worth
        return best


def _act(values: SeatEvaluator, _effect: Effect, _at: str | None) -> float:
    return values.weights.act


_WORTH: dict[type[Effect], Callable[[SeatEvaluator, Any, str | None], float]] = {
    abilities.Gain: lambda values, effect, _: values.piece(effect.what, effect.n),
    abilities.Per: lambda values, effect, _: values.piece(effect.what, amount(values.owner, effect)),
    abilities.GainCard: SeatEvaluator._gain_card,
    abilities.Sweep: lambda *_: 0.1,
    abilities.Move: _act,
    abilities.Play: lambda values, *_: values.weights.act if values.owner.hand else 0.0,
    abilities.Refresh: SeatEvaluator._back,
    abilities.RescueCard: SeatEvaluator._back,
    abilities.RescueWorker: SeatEvaluator._back,
    abilities.Solve: lambda values, _, at: values.solve(at),
    abilities.Vanquish: SeatEvaluator._vanquish,
    abilities.Upgrade: SeatEvaluator._upgrade,
    abilities.Meld: SeatEvaluator._meld,
    abilities.Boast: lambda values, *_: values.boast(),
    abilities.Activate: _act,
    abilities.Neighbour: _act,
    abilities.PlaceWorker: _act,
    abilities.Pay: SeatEvaluator._pay,
    abilities.OneOf: SeatEvaluator._one_of,
    abilities.AllOf: lambda values, effect, at: values.all_of(effect.then, at),
    abilities.Given: SeatEvaluator._given,
}
"""What each kind of effect is worth with the mech at a position."""
