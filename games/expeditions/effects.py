"""Everything that can happen, as data: the abilities of cards and tiles, and the steps the rules take on the way.

No behaviour: the modules beside this one register what each effect does or asks.
"""

from __future__ import annotations

from typing import Literal

from games.engine import Effect
from games.expeditions.abilities import Ability
from games.expeditions.terms import Action, Category, Colour, Cost, Kind, Source, Spot

# A turn


class BeginTurn(Effect, frozen=True):
    """A turn begins."""


class Shift(Effect, frozen=True):
    """Asks where the action token goes."""


class Cover(Effect, frozen=True):
    """The token covers an action, or Refresh."""

    token: Action | Literal["refresh"]


class Turn(Effect, frozen=True):
    """Asks which of the exposed actions is next."""


class Spend(Effect, frozen=True):
    """An exposed action is used."""

    action: Action


class EndTurn(Effect, frozen=True):
    """A turn ends."""


class TrashMaps(Effect, frozen=True):
    """Asks whether a map is trashed: offered, and never on the stack."""


class TrashMap(Effect, frozen=True):
    """A map goes to the box for one of ``what``."""

    what: Literal["power", "guile", "coins"]


# Benefits in any order


class Menu(Effect, frozen=True):
    """Asks which of ``parts`` is next; ``left`` are those still to be taken, by index."""

    parts: tuple[Ability, ...]
    left: tuple[int, ...]


class Gather(Effect, frozen=True):
    """Asks which benefit of the tile at a position is next; what corruption covers is the last of them."""

    at: str
    left: tuple[int, ...]


class PayWith(Effect, frozen=True):
    """Asks which piece pays; ``n`` are still to be paid. Once the first is, there is no way back."""

    cost: Cost
    n: int
    then: tuple[Ability, ...]
    first: bool = True


class PayPiece(Effect, frozen=True):
    """A piece goes to the box, or a discarded card to the active row."""

    cost: Cost
    piece: str


class Trigger(Effect, frozen=True):
    """The "whenever" of a card fires."""

    card: str
    then: tuple[Ability, ...]


# Cards


class PickCard(Effect, frozen=True):
    """Asks which face-up card is gained; ``by`` is the card that brings it (None: a tile)."""

    source: Source
    kind: Kind
    chain: tuple[str, ...] = ()
    by: str | None = None


class TakeFaceUp(Effect, frozen=True):
    """A face-up card is gained and replaced."""

    spot: Spot
    to_hand: bool = False
    chain: tuple[str, ...] = ()
    by: str | None = None


class KeepCard(Effect, frozen=True):
    """Asks which of the drawn cards is kept."""

    chain: tuple[str, ...] = ()
    by: str | None = None


class Keep(Effect, frozen=True):
    """One of the drawn cards is gained, the other swept."""

    card: str
    to_hand: bool = False
    chain: tuple[str, ...] = ()
    by: str | None = None


class SweepCards(Effect, frozen=True):
    """Face-up cards go to the sweep pile, all at once."""

    spots: tuple[Spot, ...]


class PutDown(Effect, frozen=True):
    """A card goes from the hand to the right end of the active row."""

    card: str
    chain: tuple[str, ...] = ()


class Played(Effect, frozen=True):
    """A card has been played: its core value, and a worker for its ability, in any order.

    ``core`` is still to be taken; a worker has been ``placed``.
    """

    card: str
    chain: tuple[str, ...] = ()
    core: bool = True
    placed: bool = False


class GainCore(Effect, frozen=True):
    """A card's core value is gained."""

    power: int
    guile: int
    card: str


class Place(Effect, frozen=True):
    """A worker is placed on an active card, whose ability is used."""

    card: str
    colour: Colour
    chain: tuple[str, ...] = ()


class ChooseWorker(Effect, frozen=True):
    """A worker of any colour is placed on a card: which one is asked only where there are several colours."""

    card: str
    chain: tuple[str, ...] = ()


class PickWorker(Effect, frozen=True):
    """Asks which of the available workers is placed on a card."""

    card: str
    chain: tuple[str, ...] = ()


class Use(Effect, frozen=True):
    """A card's ability is used without a worker."""

    card: str
    chain: tuple[str, ...] = ()


class BringBack(Effect, frozen=True):
    """The worker on an active card returns to the mat; with ``whole`` the card to the hand, too."""

    card: str
    whole: bool


# On the map, and under the mech


class MoveTo(Effect, frozen=True):
    """A mech moves to a position."""

    to: str
    chain: tuple[str, ...] = ()


class TakeToken(Effect, frozen=True):
    """The top token at a position is paid for and gained."""

    at: str
    power: int
    guile: int
    chain: tuple[str, ...] = ()


class Banish(Effect, frozen=True):
    """The top token at a position goes back into the bag."""

    at: str
    chain: tuple[str, ...] = ()


class SolveQuest(Effect, frozen=True):
    """A quest is paid for, its benefit gained, and then it is tucked."""

    card: str
    power: int
    guile: int
    chain: tuple[str, ...] = ()


class TuckQuest(Effect, frozen=True):
    """A quest that is paid for, and whose benefit has been taken, is tucked."""

    card: str
    chain: tuple[str, ...] = ()


class BoastOfReward(Effect, frozen=True):
    """Boasting follows the reward for clearing a location, if that has reached a category that ``before`` has not."""

    before: tuple[Category, ...]
    chain: tuple[str, ...] = ()


class UpgradeItem(Effect, frozen=True):
    """An item is tucked; from now on its ongoing part holds."""

    card: str
    chain: tuple[str, ...] = ()


class MeldMeteorite(Effect, frozen=True):
    """A meteorite is tucked, then the bonuses of all melded ones are gained."""

    card: str
    chain: tuple[str, ...] = ()


class PlaceStar(Effect, frozen=True):
    """A star is placed on a category."""

    category: Category


_OfTurns = BeginTurn | Shift | Cover | Turn | Spend | EndTurn | TrashMaps | TrashMap
_OfBenefits = Menu | Gather | PayWith | PayPiece | Trigger
_OfCards = PickCard | TakeFaceUp | KeepCard | Keep | SweepCards | PutDown | Played | GainCore
_OfWorkers = Place | ChooseWorker | PickWorker | Use | BringBack
_OfPlaces = MoveTo | TakeToken | Banish
_UnderMechs = SolveQuest | TuckQuest | UpgradeItem | MeldMeteorite | BoastOfReward | PlaceStar
AnyEffect = Ability | _OfTurns | _OfBenefits | _OfCards | _OfWorkers | _OfPlaces | _UnderMechs
"""All that the rules know; what lies on the stack is one of these."""
