"""Why the service refuses: kindly, as a text that is put into the reader's language."""

from __future__ import annotations

from bot.model.table import Position
from games.engine import Argument, Text


class Refusal(Exception):  # noqa: N818 - what it is, not that it is an error
    """Something that cannot be done now; ``text`` says why. Nothing was changed."""

    def __init__(self, id: str, **args: Argument) -> None:  # noqa: A002 - the catalogue's own word
        super().__init__(id)
        self.text = Text(id, args)


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


class SetAside(Refusal):
    """The table is set aside: this program cannot read it."""

    def __init__(self) -> None:
        super().__init__("refusal-set-aside")


class StepFailed(Refusal):
    """A step of the game went wrong, by a mistake of ours, and the table is set aside; ``number`` is in the log."""

    def __init__(self, number: str) -> None:
        super().__init__("refusal-step-failed", number=number)


class UnknownTable(Refusal):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("refusal-unknown-table")
