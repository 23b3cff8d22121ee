"""Deals and lines, pure: what is dealt from what a seat knows, and where the choices of a line lead in it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from bot.analysis.model import GuessedDeal, LineStep
from bot.tables.core.model import Position, Status, Table
from bot.tables.core.refusals import Refusal
from games.engine import THEN, AnyGame, Decision, Event, IllegalMove, UnreadableState, steps


class DealtPosition:
    """Where the first ``at`` choices of a line lead in a deal; ``fitting`` of them are open by the rules of today.

    ``told`` is what the last of them led to, ``touched`` are the pieces in which the position differs from the one
    where the line began, and ``first_turn`` are the keys of the whole line that make the next turn of its owner; none
    where something that nobody waits for is among them, which no order holds.
    """

    def __init__(self, table: Table, game: AnyGame, deal: GuessedDeal, line: Sequence[LineStep], at: int) -> None:
        self.deal, self._game = deal, game
        self.start = state = reached = _decoded(game, deal)
        self.fitting, self.told, touched = 0, tuple[Event, ...](), set[str]()
        self.first_turn: tuple[str, ...] = ()
        began, planned = None, True
        for number, step in enumerate(line):
            if began is None and step.seat == deal.seat and game.as_if(state, deal.seat) == state:
                began = game.turn(state)
            mine = began is not None and step.seat == deal.seat and game.turn(state) == began
            try:
                made = steps(game, state, step.seat, step.key)
            except IllegalMove:
                break
            if mine:
                planned = planned and _is_waited_for(game, state, step)
                self.first_turn = (*self.first_turn, *step.key.split(THEN)) if planned else ()
            state = made[-1].outcome.state
            if number < at:
                self.told = tuple(event for each in made for event in each.outcome.events)
                touched.update(piece for event in self.told for piece in event.touched)
                self.fitting, reached = number + 1, state
        self.touched = frozenset(touched)
        self.position = Position(msgspec.structs.replace(table, polls=()), game, reached)

    @property
    def mover(self) -> int | None:
        """The seat whose choice is shown: that of the owner, if it is asked; None where nobody is."""
        asked = self.position.to_act
        return self.deal.seat if self.deal.seat in asked else next(iter(asked), None)

    @property
    def offers(self) -> list[Decision]:
        """The open decisions of its owner, and of who is asked, that nobody waits for."""
        seats = dict.fromkeys(seat for seat in (self.deal.seat, self.mover) if seat is not None)
        return [found for seat in seats for found in self.position.offers_to(seat)] if self.mover is not None else []

    def guessed(self, eyes: int) -> frozenset[str]:
        """The pieces that are guesses in what ``eyes`` see."""
        return self._game.unseen(self.start, self.deal.seat, eyes)

    def scores(self) -> list[tuple[int, int]]:
        """The running score of each seat here, and by how much it differs from the one where the line began."""
        before = self._game.standings(self.start, final=False) or ()
        now = self._game.standings(self.position.state, final=False) or ()
        return [(after.score, after.score - then.score) for then, after in zip(before, now, strict=True)]


def _is_waited_for(game: AnyGame, state: Any, step: LineStep) -> bool:
    """Whether a choice answers what its seat is asked."""
    first, _, _ = step.key.partition(THEN)
    asked = (each for each in game.decisions(state) if each.seat == step.seat and each.waits)
    return any(choice.key == first for decision in asked for choice in decision.choices)


def deal_anew(position: Position, revision: int, seat: int, user_id: int, number: int) -> Any:
    """``position``, of a table's ``revision``, as ``seat`` knows it, with the rest dealt the ``number``-th time.

    It goes by the view of ``seat`` and these numbers alone, so that asking again tells nothing new.
    """
    rng = Random(f"try {position.table.id} {revision} {seat} {user_id} {number}")
    return position.game.resample(position.state, seat, rng)


def may_ask_computers(table: Table) -> bool:
    """Whether a computer may answer for the others in what is tried at ``table``."""
    return table.hints_allowed and table.status is Status.RUNNING


def _decoded(game: AnyGame, deal: GuessedDeal) -> Any:
    """The position with which a deal begins. Raises Refusal where this version cannot read it."""
    try:
        return game.decode(deal.start)
    except UnreadableState:
        raise Refusal("refusal-try-rules") from None
