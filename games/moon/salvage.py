"""Salvage: a structure of the hand for one of the discard pile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.engine import Effect, Log, Player, Question, Text, text
from games.moon import wording
from games.moon.abilities import BACK, CardOffer
from games.moon.effects import GiveUp, Salvage, SwapCards
from games.moon.machine import MACHINE
from games.moon.possible import possible
from games.moon.state import State
from games.moon.stores import touched

SALVAGE, GIVE = "salvage-", "give-"


@MACHINE.question(Salvage)
class SalvageQuestion(CardOffer[Salvage]):
    """Which discarded structure to take; the last discarded first. Nothing has changed hands yet."""

    prefix = SALVAGE

    def fizzles(self, state: State, frame: Salvage) -> bool:
        return not possible(state, frame)

    def cards(self, state: State, frame: Salvage) -> Iterable[str]:
        return reversed(state.discards)

    def brings(self, state: State, frame: Salvage, key: str) -> Sequence[Effect]:
        return (GiveUp(frame, key.removeprefix(SALVAGE), seat=frame.seat),)

    def prompt(self, state: State, frame: Salvage) -> Text:
        return text("ask-salvage")

    def says(self, state: State, frame: Salvage, key: str) -> Text:
        return wording.priced("do-salvage", key.removeprefix(SALVAGE))


@MACHINE.question(GiveUp)
class GiveUpQuestion(Question[State, GiveUp]):
    """Which structure of the hand to discard for it."""

    def keys(self, state: State, frame: GiveUp) -> list[str]:
        return [*(GIVE + key for key in state.seats[frame.seat].hand), BACK]

    def then(self, state: State, frame: GiveUp, key: str) -> Sequence[Effect]:
        if key == BACK:
            return (frame.salvage,)
        return (SwapCards(frame.taken, key.removeprefix(GIVE), seat=frame.seat),)

    def prompt(self, state: State, frame: GiveUp) -> Text:
        return text("ask-give-up", card=wording.name(frame.taken))

    def label(self, state: State, frame: GiveUp, key: str) -> Text:
        return text("do-back") if key == BACK else wording.priced("do-give-up", key.removeprefix(GIVE))

    def ref(self, state: State, frame: GiveUp, key: str) -> str | None:
        return None if key == BACK else key.removeprefix(GIVE)


@MACHINE.do(SwapCards)
def swap_cards(state: State, effect: SwapCards, log: Log) -> None:
    """A discarded structure into the hand, and one of the hand onto the discard pile, for all to see."""
    seat, taken, given = effect.seat, effect.taken, effect.given
    hand = state.seats[seat].hand
    state.discards.remove(taken)
    hand[hand.index(given)] = taken
    state.discards.append(given)
    log.say(
        lambda: text("say-salvage", player=Player(seat), card=wording.name(taken), given=wording.name(given)),
        touched=(*touched(seat), f"discard:{given}"),
    )
