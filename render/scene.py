"""What a game's pictures are: the contract between the bot and each scene module."""

from __future__ import annotations

import importlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, Protocol, cast

import msgspec

from games.engine import Decision, Standing, Text

Kind = Literal["card", "tile"]
"""What can be looked up: what players hold, buy or draw; and the places of the board."""


class Picture(msgspec.Struct, frozen=True):
    """A finished picture: PNG bytes, what it shows in words (at most 1024 characters), its size in pixels."""

    png: bytes
    alt: str
    width: int
    height: int


class Say(Protocol):
    """Turns texts into one language; ``names`` are the players' plain names by seat."""

    language: str
    names: tuple[str, ...]

    def __call__(self, text: Text) -> str: ...


class Scene(Protocol):
    """A game's scene module, ``render/<game key>.py``, offers these functions.

    All take a view, never a state, so they cannot draw what its owner may not see.
    """

    def board(self, view: Any, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
        """The public board; ``touched`` are the pieces that changed since the last post, ``region`` a part to see."""

    def regions(self, view: Any) -> Mapping[str, Text]:
        """The parts of the board that ``board`` can show by themselves, by key; empty where there are none."""

    def hand(self, view: Any, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
        """The hand of the view's owner, the cards ``touched`` marked as new; None where the game has none."""

    def panel(self, view: Any, decision: Decision, say: Say) -> list[Picture]:
        """What its owner looks at while deciding; usually the hand."""

    def letters(self, view: Any, decision: Decision) -> Mapping[str, str]:
        """The letter that each open choice has in the pictures of ``panel``, by its key; empty where none has one."""

    def sheet(self, view: Any, standings: Sequence[Standing], say: Say) -> Picture:
        """The final score sheet."""

    def pieces(self, kind: Kind) -> Mapping[str, Text]:
        """What of a kind can be looked up, by key, with its name; empty where nothing has a text."""

    def piece(self, key: str, say: Say) -> Picture:
        """One of ``pieces`` large, with all its text in picture and alt text. Raises KeyError for an unknown key."""

    def describe(self, view: Any, say: Say) -> str:
        """The whole board in words, for those who do not see pictures; Markdown-free lines."""


def scene(key: str) -> Scene:
    """The scene of the game ``key``."""
    return cast("Scene", importlib.import_module(f"render.{key}"))
