"""What happens while effects resolve, for those who want to read it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.engine.decisions import Event
from games.engine.text import Text

Localizer = Callable[[], Text]
"""Makes a text, for whoever reads it."""


class Log:
    """Collects what happens, and whether anything hidden was shown.

    ``listens`` tells whether anybody reads it: what happens thousands of times a second in a search asks that first,
    since a lambda that nobody calls has its price, too.
    """

    def __init__(self) -> None:
        self.listens = True
        self.events: list[Event] = []
        self.revealed = False

    def say(self, words: Localizer, *, seats: Sequence[int] | None = None, touched: Sequence[str] = ()) -> None:
        """Adds an event that ``seats`` (None: everybody) may read. ``words`` is called only where somebody listens."""
        self.events.append(Event(words(), None if seats is None else tuple(seats), tuple(touched)))

    def reveal(self, hidden: Callable[[], bool] | None = None) -> None:
        """Notes that somebody, be it the player, has learned something hidden: what came before cannot be undone.

        Drawing a card does it, turning one over, dealing a row, showing a hand. A card that its owner plays from the
        hand does not: the choice has said which. Without it a move looks the same, to all to whom it was possible,
        whatever is hidden.

        ``hidden`` tells whether it was, where that takes a look; it is called only where somebody listens.
        """
        self.revealed = self.revealed or hidden is None or hidden()


class _NullLog(Log):
    """Nobody listens."""

    def __init__(self) -> None:
        super().__init__()
        self.listens = False

    def say(self, words: Localizer, *, seats: Sequence[int] | None = None, touched: Sequence[str] = ()) -> None:
        pass

    def reveal(self, hidden: Callable[[], bool] | None = None) -> None:
        pass


NULL_LOG: Log = _NullLog()
"""For whoever resolves effects and does not read what happens: ``machine.settle(state, NULL_LOG)`` in a setup."""
