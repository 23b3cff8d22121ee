"""Salvage: a structure of the hand for one of the discard pile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.engine import BACK, Effect, Log, Player, Text, WhichQuestion, text
from games.moon import wording
from games.moon.abilities import Offer
from games.moon.effects import GiveUp, Salvage, SwapCards
from games.moon.machine import MACHINE
from games.moon.possible import possible
from games.moon.state import State
from games.moon.stores import touched

SALVAGE, GIVE = "salvage-", "give-"


@MACHINE.question(Salvage)
class SalvageQuestion(Offer[Salvage]):
    """Which discarded structure to take; the last discarded first. Nothing has changed hands yet."""

    prefix = SALVAGE

    def fizzles(self, state: State, frame: Salvage) -> bool:
        return not possible(state, frame)

    def things(self, state: State, frame: Salvage) -> Iterable[str]:
        return reversed(state.discards)

    def chosen(self, state: State, frame: Salvage, card: str) -> Sequence[Effect]:
        return (GiveUp(frame, card, seat=frame.seat),)

    def prompt(self, state: State, frame: Salvage) -> Text:
        return text("ask-salvage")

    def named(self, state: State, frame: Salvage, card: str) -> Text:
        return wording.priced("do-salvage", card)


@MACHINE.question(GiveUp)
class GiveUpQuestion(WhichQuestion[State, GiveUp]):
    prefix, way_out = GIVE, BACK

    def things(self, state: State, frame: GiveUp) -> Iterable[str]:
        return state.seats[frame.seat].hand

    def chosen(self, state: State, frame: GiveUp, card: str) -> Sequence[Effect]:
        return (SwapCards(frame.taken, card, seat=frame.seat),)

    def left(self, frame: GiveUp) -> Sequence[Effect]:
        return (frame.salvage,)

    def prompt(self, state: State, frame: GiveUp) -> Text:
        return text("ask-give-up", card=wording.name(frame.taken))

    def named(self, state: State, frame: GiveUp, card: str) -> Text:
        return wording.priced("do-give-up", card)


@MACHINE.do(SwapCards)
def swap_cards(state: State, effect: SwapCards, log: Log) -> None:
    seat, taken, given = effect.seat, effect.taken, effect.given
    hand = state.seats[seat].hand
    state.discards.remove(taken)
    hand[hand.index(given)] = taken
    state.discards.append(given)
    log.say(
        lambda: text("say-salvage", player=Player(seat), card=wording.name(taken), given=wording.name(given)),
        touched=(*touched(seat), f"discard:{given}"),
    )
