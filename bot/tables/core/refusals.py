"""Why the table service refuses."""

from __future__ import annotations

from typing import TypeVar

from bot.core.refusal import NOT_OPEN, Refusal, UnknownTable
from bot.tables.core.model import Position, Table
from games.engine import Text

T = TypeVar("T")


def existing(found: T | None) -> T:
    """Return what was ``found`` of a table. Raises UnknownTable where that is nothing."""
    if found is None:
        raise UnknownTable
    return found


def require_awake(table: Table) -> None:
    """Raise Refusal where a table's server rests: nothing happens there until the bot is on it again."""
    if table.resting:
        raise Refusal("refusal-resting")


class Stale(Refusal):
    """The table has moved on since the button was drawn. ``position`` is the present one."""

    def __init__(self, position: Position) -> None:
        super().__init__("refusal-stale")
        self.position = position


class NotSeated(Refusal):
    """Somebody without a seat at the table."""

    def __init__(self) -> None:
        super().__init__("refusal-not-seated")


class NotYourTurn(Refusal):
    """The seat has nothing to decide now. ``position`` is the present one."""

    def __init__(self, position: Position) -> None:
        super().__init__("refusal-not-your-turn")
        self.position = position


class NotOpen(Refusal):
    """The choice is not open (any more), or is withheld: ``text`` is the game's own reason."""

    def __init__(self, position: Position, reason: Text) -> None:
        super().__init__(reason.id, **reason.args)
        self.position = position

    @property
    def kind(self) -> str:
        return NOT_OPEN


class Quarantined(Refusal):
    """The table is quarantined: this program cannot read it, or (``gone``) its game is not there."""

    def __init__(self, *, gone: bool = False) -> None:
        super().__init__("refusal-game-gone" if gone else "refusal-set-aside")


class StepFailed(Refusal):
    """A step of the game went wrong, by a mistake of ours, and the table is quarantined; ``number`` is in the log.

    ``stopped``: other people's game took too much time or memory for it.
    """

    def __init__(self, number: str, *, stopped: bool = False) -> None:
        super().__init__("refusal-game-stopped" if stopped else "refusal-step-failed", number=number)


__all__ = ["NotOpen", "NotSeated", "NotYourTurn", "Quarantined", "Refusal", "Stale", "StepFailed", "UnknownTable"]
