"""What effects do in Magpies, and what seats are asked."""

from __future__ import annotations

from collections.abc import Sequence

from magpies.effects import ChooseCard, EndRound, LayCard, PickThing, TakeRest, TakeThing, TurnOver
from magpies.state import State, thing

from games.engine import Effect, Log, Machine, Player, SimultaneousQuestion, Text, WhichQuestion, push, text

MACHINE: Machine[State] = Machine()


@MACHINE.question(ChooseCard)
class ChooseCardQuestion(SimultaneousQuestion[State, ChooseCard]):
    """A card of the own hand."""

    prefix = "card-"

    def choosing(self, state: State) -> list[int]:
        return [seat for seat, card in enumerate(state.laid) if card is None]

    def things(self, state: State, frame: ChooseCard) -> list[str]:
        return [str(card) for card in state.hands[frame.seat]]

    def chosen(self, state: State, frame: ChooseCard, card: str) -> Sequence[Effect]:
        return (LayCard(int(card), seat=frame.seat),)

    def prompt(self, state: State, frame: ChooseCard) -> Text:
        return text("ask-card")

    def named(self, state: State, frame: ChooseCard, card: str) -> Text:
        return text("do-card", card=int(card))


@MACHINE.do(LayCard)
def lay_card(state: State, effect: LayCard, log: Log) -> None:
    state.hands[effect.seat].remove(effect.card)
    state.laid[effect.seat] = effect.card
    log.say(lambda: text("event-laid", card=effect.card), seats=(effect.seat,))


@MACHINE.do(TurnOver)
def turn_over(state: State, effect: TurnOver, log: Log) -> None:
    cards = [(card, seat) for seat, card in enumerate(state.laid) if card is not None]
    order = [seat for _, seat in sorted(cards, reverse=True)]
    log.reveal()
    log.say(
        lambda: text("event-cards", cards=tuple(text("card-of", who=Player(seat), card=card) for card, seat in cards)),
        touched=[f"laid-{seat}" for seat in order],
    )
    push(state, [*(PickThing(seat=seat) for seat in order[:-1]), TakeRest(seat=order[-1]), EndRound()])


@MACHINE.question(PickThing)
class PickThingQuestion(WhichQuestion[State, PickThing]):
    """One of what lies in the row, equal things once."""

    prefix = "take-"

    def forced(self, state: State, frame: PickThing) -> str | None:
        keys = self.keys(state, frame)
        return keys[0] if len(keys) == 1 else None

    def things(self, state: State, frame: PickThing) -> list[str]:
        return [thing(points) for points in dict.fromkeys(state.row)]

    def chosen(self, state: State, frame: PickThing, picked: str) -> Sequence[Effect]:
        points = next(points for points in state.row if thing(points) == picked)
        return (TakeThing(points, seat=frame.seat),)

    def prompt(self, state: State, frame: PickThing) -> Text:
        return text("ask-thing")

    def named(self, state: State, frame: PickThing, picked: str) -> Text:
        return text("do-thing", thing=named(picked))


@MACHINE.do(TakeThing)
def take_thing(state: State, effect: TakeThing, log: Log) -> None:
    seat, points = effect.seat, effect.points
    state.row.remove(points)
    state.won[seat].append(points)
    touched = (f"won-{seat}", thing(points))
    log.say(lambda: text("event-thing", who=Player(seat), thing=named(thing(points))), touched=touched)


@MACHINE.do(TakeRest)
def take_rest(state: State, effect: TakeRest, log: Log) -> None:
    push(state, [TakeThing(points, seat=effect.seat) for points in state.row])


@MACHINE.do(EndRound)
def end_round(state: State, effect: EndRound, log: Log) -> None:
    """Everyone knows that a hand's last card is laid: nobody is asked."""
    state.turns += 1
    state.played += [card for card in state.laid if card is not None]
    state.laid = [None] * len(state.hands)
    if not state.hands[0]:
        return
    state.row = sorted(state.pile.pop() for _ in state.hands)
    log.reveal()
    log.say(
        lambda: text("event-row", things=tuple(named(thing(points)) for points in state.row)),
        touched=[thing(points) for points in state.row],
    )
    last = [LayCard(*hand, seat=seat) for seat, hand in enumerate(state.hands) if len(hand) == 1]
    push(state, [*last, ChooseCard(), TurnOver()])


def named(key: str) -> Text:
    """A thing in words."""
    kind, points = key.split("-")
    return text(kind, points=int(points))
