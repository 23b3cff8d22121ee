"""The letters that pieces were given while somebody decided, so that none changes its own within a turn."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Mapping

from games.engine import Decision

MAX_TURNS = 1000
"""Of so many turns the letters are remembered; after that, or a restart, they are given anew."""


class TurnLetters:
    """The letters of each turn by piece, for the turns that were looked at last."""

    def __init__(self) -> None:
        self._by_turn: OrderedDict[Hashable, dict[str, str]] = OrderedDict()

    def known(self, turn: Hashable) -> dict[str, str]:
        """The letters that pieces have had in ``turn``."""
        return dict(self._by_turn.get(turn, {}))

    def note(self, turn: Hashable, decision: Decision, letters: Mapping[str, str]) -> None:
        """Remembers the ``letters`` that choices of ``decision`` have in ``turn``, by their keys."""
        lettered = [choice for choice in decision.choices if choice.key in letters]
        self._by_turn[turn] = self.known(turn) | {choice.ref: letters[choice.key] for choice in lettered if choice.ref}
        self._by_turn.move_to_end(turn)
        if len(self._by_turn) > MAX_TURNS:
            self._by_turn.popitem(last=False)
