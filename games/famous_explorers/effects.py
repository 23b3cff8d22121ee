"""Everything that can lie on the stack of a game of Famous Explorers, as data. What it does is told to ``MACHINE``."""

from __future__ import annotations

from typing import Literal

from games.engine import Effect

ArrowKind = Literal["main", "ticket", "bonus", "exit", "fork", "tailwind", "tailwind-again"]
"""What an arrow is laid for."""


class PlaceEffect(Effect, frozen=True):
    """Something that happens to the card, mark or destination of a ``place``."""

    place: str


class ColourEffect(Effect, frozen=True):
    """Something that happens to the expedition of a ``colour``."""

    colour: str


class CardEffect(Effect, frozen=True):
    """Something that happens with the explorer or event ``card``."""

    card: str


# The set-up


class PlaceMarks(Effect, frozen=True):
    """Asks all seats for their marks at once: on the stack it is nobody's, a seat's own where that seat is asked."""


class ExchangeOne(PlaceEffect, frozen=True):
    """Exchanges the card of a place, unseen by the others."""


class PlaceMark(PlaceEffect, frozen=True):
    """Marks a place."""


# The turn


class BeginTurn(Effect, frozen=True):
    """Begins a turn."""


class TakeTurn(Effect, frozen=True):
    """Asks what to do next; the bottom of the stack while a turn runs."""


class EndTurn(Effect, frozen=True):
    """Ends the turn."""


class Buy(CardEffect, frozen=True):
    """Buys an explorer or event on offer."""


class Swap(Effect, frozen=True):
    """Asks which hand card to give away: ``draw`` cards come for it, one is kept. At ``price`` 0 it has to be one."""

    draw: int
    price: int


class DrawFor(PlaceEffect, frozen=True):
    """Discards the card of a place and draws for it."""

    draw: int
    price: int


class KeepOne(Effect, frozen=True):
    """Asks which of the cards drawn to keep."""


class Keep(PlaceEffect, frozen=True):
    """Keeps the drawn card of a place and discards the others."""


# Arrows


class Lay(Effect, frozen=True):
    """Lays an arrow from ``source`` (None: from the tip) to ``target``."""

    kind: ArrowKind
    colour: str
    target: str
    source: str | None = None


class Remove(ColourEffect, frozen=True):
    """Removes the last arrow of an expedition for a ticket."""


class GreenDot(Effect, frozen=True):
    """Asks for the bonus of a green dot."""


class Peek(Effect, frozen=True):
    """Looks at the secret destination in a slot."""

    slot: int


class LeaveLoop(ColourEffect, frozen=True):
    """Asks for the exit from a loop."""


class Rest(ColourEffect, frozen=True):
    """An arrow has resolved whole; its expedition had ``count`` arrows when it was laid."""

    count: int


# Points during play


class ScoreByChoice(Effect, frozen=True):
    """Offers cards to score by choice, out of turn too."""


class AutoScore(Effect, frozen=True):
    """Offers to turn auto-score on or off."""


class Score(PlaceEffect, frozen=True):
    """Scores the hand card of a place; a ``late`` one uses up the turn's one late card."""

    late: bool = False


class SetAuto(Effect, frozen=True):
    """Turns auto-score on or off."""

    on: bool


class Claim(PlaceEffect, frozen=True):
    """Takes a public destination."""


class SureToReveal(Effect, frozen=True):
    """Asks once more before a secret destination is turned up."""

    slot: int


class Reveal(Effect, frozen=True):
    """Turns up a secret destination."""

    slot: int


class LoseMark(Effect, frozen=True):
    """Asks which mark a wrong reveal costs."""


class DropMark(PlaceEffect, frozen=True):
    """Takes a mark out of the game."""


# Events resolved when bought


class Tailwind(Effect, frozen=True):
    """Asks for the first of several arrows in a row."""

    arrows: int


class TailwindAgain(ColourEffect, frozen=True):
    """Asks for the next of them; so many are ``left``, this one included."""

    left: int


class Letters(Effect, frozen=True):
    """Asks which hand card to exchange; at most so many are ``left``."""

    left: int


class Exchange(PlaceEffect, frozen=True):
    """Discards the hand card of a place and draws another, which is put aside."""


class TakeDrawn(Effect, frozen=True):
    """Takes the cards put aside into the hand."""


class Caravan(Effect, frozen=True):
    """Gives the buyer ``count`` tickets, and each of the others so many."""

    count: int
    others: int


class Headlines(Effect, frozen=True):
    """Asks which public destination to replace."""


class Withdraw(PlaceEffect, frozen=True):
    """Replaces a public destination."""


class Survey(Effect, frozen=True):
    """A look at the secret destinations and an exchange; without them a swap for ``draw`` cards."""

    draw: int


# Events kept and played later; the card is played with the last answer


class Played(CardEffect, frozen=True):
    """A kept event leaves the game."""


class BlockEdge(CardEffect, frozen=True):
    """Asks which edge to block; then ``cards`` of the hand may be exchanged."""

    cards: int


class SetBlock(Effect, frozen=True):
    """Blocks an edge until the seat's next turn."""

    edge: str


class TurnBack(CardEffect, frozen=True):
    """Asks which expedition turns back by ``count`` arrows."""

    count: int


class GoBack(ColourEffect, frozen=True):
    """Removes the last ``count`` arrows of an expedition."""

    count: int


class Commission(CardEffect, frozen=True):
    """Asks which mark to move."""


class CommissionTo(CardEffect, frozen=True):
    """Asks where it goes."""

    mark: str


class MoveMark(Effect, frozen=True):
    """Moves a mark to a place."""

    mark: str
    place: str


class Guide(CardEffect, frozen=True):
    """Asks which hand card to score, its place being so many ``steps`` from a tip."""

    steps: int


class Fork(CardEffect, frozen=True):
    """Asks which expedition branches."""


class ForkTo(CardEffect, frozen=True):
    """Asks where the branch leads."""

    colour: str


KeptEvent = BlockEdge | TurnBack | Commission | Guide | Fork

AnyEffect = (
    PlaceMarks | ExchangeOne | PlaceMark
    | BeginTurn | TakeTurn | EndTurn | Buy | Swap | DrawFor | KeepOne | Keep
    | Lay | Remove | GreenDot | Peek | LeaveLoop | Rest
    | ScoreByChoice | AutoScore | Score | SetAuto | Claim | SureToReveal | Reveal | LoseMark | DropMark
    | Tailwind | TailwindAgain | Letters | Exchange | TakeDrawn | Caravan | Headlines | Withdraw | Survey
    | Played | BlockEdge | SetBlock | TurnBack | GoBack | Commission | CommissionTo | MoveMark | Guide | Fork | ForkTo
)  # fmt: skip
