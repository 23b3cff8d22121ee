"""Why a service refuses: kindly, as a text that is put into the reader's language."""

from __future__ import annotations

from games.engine import Argument, Text

NOT_OPEN = "not-open"
"""The kind of a refusal by a game, whatever its reason: that may be about a hand."""


class Refusal(Exception):  # noqa: N818 - what it is, not that it is an error
    """Something that cannot be done now; ``text`` says why. Nothing was changed."""

    def __init__(self, id: str, **args: Argument) -> None:  # noqa: A002 - the catalogue's own word
        super().__init__(id)
        self.text = Text(id, args)

    @property
    def kind(self) -> str:
        """Which refusal it is, as those are counted."""
        return self.text.id


class UnknownTable(Refusal):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("refusal-unknown-table")
