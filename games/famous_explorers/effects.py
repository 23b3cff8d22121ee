"""Everything that can lie on the stack of a game of Famous Explorers, as data. What it does is told to ``MACHINE``."""

from __future__ import annotations

from typing import Literal

from games.engine import Effect

ArrowKind = Literal["main", "ticket", "bonus", "exit", "fork", "tailwind", "tailwind-again"]
"""What an arrow is laid for."""


# The set-up


class PlaceMarks(Effect, frozen=True):
    """Asks all seats for their marks at once: on the stack it is nobody's, a seat's own where that seat is asked."""


class ExchangeOne(Effect, frozen=True):
    """Exchanges the card of a place, unseen by the others."""

    place: str


class PlaceMark(Effect, frozen=True):
    """Marks a place."""

    place: str


# The turn


class BeginTurn(Effect, frozen=True):
    """Begins a turn."""


class TakeTurn(Effect, frozen=True):
    """Asks what to do next; the bottom of the stack while a turn runs."""


class EndTurn(Effect, frozen=True):
    """Ends the turn."""


class Buy(Effect, frozen=True):
    """Buys an explorer or event on offer."""

    card: str


class Swap(Effect, frozen=True):
    """Asks which hand card to give away: ``draw`` cards come for it, one is kept. At ``price`` 0 it has to be one."""

    draw: int
    price: int


class DrawFor(Effect, frozen=True):
    """Discards the card of a place and draws for it."""

    place: str
    draw: int
    price: int


class KeepOne(Effect, frozen=True):
    """Asks which of the cards drawn to keep."""


class Keep(Effect, frozen=True):
    """Keeps the drawn card of a place and discards the others."""

    place: str


# Arrows


class Lay(Effect, frozen=True):
    """Lays an arrow from ``source`` (None: from the tip) to ``target``."""

    kind: ArrowKind
    colour: str
    target: str
    source: str | None = None


class Remove(Effect, frozen=True):
    """Removes the last arrow of an expedition for a ticket."""

    colour: str


class GreenDot(Effect, frozen=True):
    """Asks for the bonus of a green dot."""


class Peek(Effect, frozen=True):
    """Looks at the secret destination in a slot."""

    slot: int


class LeaveLoop(Effect, frozen=True):
    """Asks for the exit from a loop."""

    colour: str


class Rest(Effect, frozen=True):
    """An arrow has resolved whole; its expedition had ``count`` arrows when it was laid."""

    colour: str
    count: int


# Points during play


class ScoreByChoice(Effect, frozen=True):
    """Offers cards to score by choice, out of turn too."""


class AutoScore(Effect, frozen=True):
    """Offers to turn auto-score on or off."""


class Score(Effect, frozen=True):
    """Scores the hand card of a place; a ``late`` one uses up the turn's one late card."""

    place: str
    late: bool = False


class SetAuto(Effect, frozen=True):
    """Turns auto-score on or off."""

    on: bool


class Claim(Effect, frozen=True):
    """Takes a public destination."""

    place: str


class SureToReveal(Effect, frozen=True):
    """Asks once more before a secret destination is turned up."""

    slot: int


class Reveal(Effect, frozen=True):
    """Turns up a secret destination."""

    slot: int


class LoseMark(Effect, frozen=True):
    """Asks which mark a wrong reveal costs."""


class DropMark(Effect, frozen=True):
    """Takes a mark out of the game."""

    place: str


# Events resolved when bought


class Tailwind(Effect, frozen=True):
    """Asks for the first of several arrows in a row."""

    arrows: int


class TailwindAgain(Effect, frozen=True):
    """Asks for the next of them; so many are ``left``, this one included."""

    colour: str
    left: int


class Letters(Effect, frozen=True):
    """Asks which hand card to exchange; at most so many are ``left``."""

    left: int


class Exchange(Effect, frozen=True):
    """Discards the hand card of a place and draws another, which is put aside."""

    place: str


class TakeDrawn(Effect, frozen=True):
    """Takes the cards put aside into the hand."""


class Caravan(Effect, frozen=True):
    """Gives the buyer ``count`` tickets, and each of the others so many."""

    count: int
    others: int


class Headlines(Effect, frozen=True):
    """Asks which public destination to replace."""


class Withdraw(Effect, frozen=True):
    """Replaces a public destination."""

    place: str


class Survey(Effect, frozen=True):
    """A look at the secret destinations and an exchange; without them a swap for ``draw`` cards."""

    draw: int


# Events kept and played later; the card is played with the last answer


class Played(Effect, frozen=True):
    """A kept event leaves the game."""

    card: str


class BlockEdge(Effect, frozen=True):
    """Asks which edge to block."""

    card: str


class SetBlock(Effect, frozen=True):
    """Blocks an edge until the seat's next turn."""

    edge: str


class TurnBack(Effect, frozen=True):
    """Asks which expedition turns back by ``count`` arrows."""

    card: str
    count: int


class GoBack(Effect, frozen=True):
    """Removes the last ``count`` arrows of an expedition."""

    colour: str
    count: int


class Commission(Effect, frozen=True):
    """Asks which mark to move."""

    card: str


class CommissionTo(Effect, frozen=True):
    """Asks where it goes."""

    card: str
    mark: str


class MoveMark(Effect, frozen=True):
    """Moves a mark to a place."""

    mark: str
    place: str


class Guide(Effect, frozen=True):
    """Asks which hand card to score, its place being so many ``steps`` from a tip."""

    card: str
    steps: int


class Fork(Effect, frozen=True):
    """Asks which expedition branches."""

    card: str


class ForkTo(Effect, frozen=True):
    """Asks where the branch leads."""

    card: str
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
