"""The interface by which the bot reports to its metrics: an event, or a duration."""

from __future__ import annotations

ANSWERED = "answered"
"""The event, and the mark, of an interaction that has its answer."""

ARRIVED, ACKNOWLEDGED = "arrived", "acknowledged"
"""The marks of when an interaction arrived and when Discord took the first answer, by the event loop's clock."""

UNANSWERED = "unanswered"
"""The mark of an interaction whose answer could not be delivered."""

REFUSED = "refused"
"""The mark of why an interaction was refused."""


class Meter:
    """Is told what happens, and forgets it at once; :class:`bot.core.metrics.metrics.Metrics` counts it.

    Times are in seconds. What a part passes is from a small fixed set: no id, no name, nothing hidden.
    """

    on = False
    """Whether what is told is kept: what costs something to find out is found out only then."""

    def moved(self, game: str, moves: int, *, computer: bool) -> None:
        """Note that ``moves`` moves at a table of ``game`` were stored."""

    def acknowledged(self, seconds: float) -> None:
        """Discord has taken the first answer to an interaction, so long after it had arrived here."""

    def unanswered(self) -> None:
        """An interaction's answer could not be delivered."""

    def refused(self, kind: str) -> None:
        """Somebody was refused something."""

    def posted(self, kind: str, seconds: float) -> None:
        """An outbox item of ``kind`` was said, so long after it was queued."""

    def not_posted(self, kind: str, why: str) -> None:
        """An attempt at one came to nothing."""

    def not_checked(self, kind: str, why: str) -> None:
        """A check that was due came to nothing, and is made again."""

    def asked_discord(self, route: str, answer: str, seconds: float) -> None:
        """A request was answered: ``answer`` is the status, or ``none``."""

    def drew(self, what: str, game: str, waited: float, seconds: float) -> None:
        """A picture was drawn, having waited for a worker."""

    def thought(self, level: str, waited: float, seconds: float) -> None:
        """A computer player has made up its mind, having waited for a worker."""

    def stored(self, way: str, seconds: float) -> None:
        """The database has answered: a ``read``, a ``write`` with its commit, a ``commit`` alone, or what else."""

    def not_stored(self) -> None:
        """The database has failed."""


SILENT = Meter()
