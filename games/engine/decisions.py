"""What a seat is asked, what it may answer, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

import msgspec

from games.engine.text import Text

StateT = TypeVar("StateT")

THEN = ","
"""Parts the keys of a path: a choice, and one of those that it leads to."""


class Choice(msgspec.Struct, frozen=True):
    """One thing a seat may choose in a :class:`Decision`.

    ``key`` is stable and short (at most 60 of ``a-z 0-9 . _ -``): it goes into the journal and into menus. ``group``
    serves two-step menus, ``ref`` names the card or place the choice is about. ``why_not`` is None for what is open;
    else the reason why it is withheld (shown, never accepted). ``warning`` says what it gives away, a sentence:
    people are asked once more.
    """

    key: str
    label: Text
    group: Text | None = None
    ref: str | None = None
    why_not: Text | None = None
    warning: Text | None = None


class Decision(msgspec.Struct, frozen=True):
    """A question that is open to a seat. ``waits`` is False where nobody waits for the answer (out of turn)."""

    seat: int
    prompt: Text
    choices: tuple[Choice, ...]
    waits: bool = True


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened. ``seats`` may read it (None: everybody); ``touched`` names the pieces it moved."""

    text: Text
    seats: tuple[int, ...] | None = None
    touched: tuple[str, ...] = ()


class Outcome(msgspec.Struct, Generic[StateT]):
    """What a choice led to: the state after it, what happened, and whether anything hidden was shown to anybody.

    ``revealed`` closes undo: what somebody has learned cannot be taken back.
    """

    state: StateT
    events: tuple[Event, ...] = ()
    revealed: bool = False


class IllegalMove(Exception):  # noqa: N818 - the contract's name
    """A choice that is not open. ``text`` says why, kindly, in the reader's language."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.text = reason


def open_keys(decision: Decision) -> list[str]:
    """The keys that a decision leaves open."""
    return [choice.key for choice in decision.choices if choice.why_not is None]


def why_closed(decisions: Iterable[Decision], seat: int, key: str) -> Text:
    """Why ``seat`` cannot take ``key``, which is not open to it."""
    decisions = list(decisions)
    if not decisions:
        return Text("illegal-over")
    mine = [decision for decision in decisions if decision.seat == seat]
    if not mine:
        return Text("illegal-not-your-turn")
    reasons = (choice.why_not for decision in mine for choice in decision.choices if choice.key == key)
    return next((why for why in reasons if why is not None), Text("illegal-unknown"))
