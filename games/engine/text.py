"""Localizer as data: a message id with arguments, turned into a language only where it is shown."""

from __future__ import annotations

import msgspec

LANGUAGES = ("en", "de", "fr", "es")
"""The languages of the catalogues; the first is the fallback."""


class Player(msgspec.Struct, frozen=True, tag="player"):
    """Stands for the name of the player on ``seat`` (0-based) inside a :class:`Text`."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text", omit_defaults=True):
    """A message of a Fluent catalogue: its ``id`` and what goes into its placeables.

    Arguments may be strings that are the same in every language, numbers, other texts, players, or a tuple of texts
    and players, which is shown as a list.
    """

    id: str
    args: dict[str, Argument] = {}

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))


Argument = int | str | Text | Player | tuple[Text | Player, ...]
"""What goes into a placeable of a message, see :class:`Text`."""


def labelled(label: Text | str, words: Text | str) -> Text:
    """``words`` after what they are about, with the colon as the language sets it: ``Pace: slow``."""
    return Text("labelled", {"label": label, "words": words})


def text(id: str, **args: Argument) -> Text:  # noqa: A002 - the catalogue's own word
    """The message ``id`` with ``args``; ``text("took-card", card=text("card-red-5"), who=Player(1))``."""
    return Text(id, args)
