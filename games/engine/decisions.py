"""What a seat is asked, what it may answer, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
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
    """A question that is open to a seat, with a thousand choices at most: nobody looks through more.

    ``waits`` is False where nobody waits for the answer (out of turn).
    """

    seat: int
    prompt: Text
    choices: tuple[Choice, ...]
    waits: bool = True


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened. ``seats`` may read it (None: everybody); ``touched`` names the pieces it moved.

    The names are the game's own, of cards, places or a player's things. By them the scene marks what has changed since
    the last board, lessons mark what they speak of, and :meth:`Game.guards` watches what a plan depends on.
    """

    text: Text
    seats: tuple[int, ...] | None = None
    touched: tuple[str, ...] = ()


class Outcome(msgspec.Struct, Generic[StateT]):
    """What a choice led to: the state after it, what happened, and whether anything hidden was shown to anybody.

    ``revealed`` closes undo: what somebody has learned cannot be taken back. With all that is forced after a choice
    its outcomes have 2 MiB at most.
    """

    state: StateT
    events: tuple[Event, ...] = ()
    revealed: bool = False


class IllegalMove(Exception):  # noqa: N818 - the contract's name
    """``seat`` cannot take ``key`` where ``decisions`` are open. ``text`` says why, kindly, in the reader's language.

    As a string it tells whoever writes rules or a test all of it: the seat, the key, and what is open.
    """

    def __init__(self, decisions: Sequence[Decision], seat: int, key: str) -> None:
        super().__init__(decisions, seat, key)
        self.text = why_closed(decisions, seat, key)

    def __str__(self) -> str:
        decisions, seat, key = self.args
        opened = ", ".join(each for decision in decisions if decision.seat == seat for each in open_keys(decision))
        asked = ", ".join(str(number) for number in sorted({decision.seat for decision in decisions}))
        known = f"open to it: {opened}" if opened else f"nothing is open to it, seats that are asked: {asked or 'none'}"
        return f"{self.text.id}: seat {seat} takes {key!r}; {known}"


def open_keys(decision: Decision) -> list[str]:
    """The keys that a decision leaves open."""
    return [choice.key for choice in decision.choices if choice.why_not is None]


def why_closed(decisions: Sequence[Decision], seat: int, key: str) -> Text:
    """Why ``seat`` cannot take ``key``, which is not open to it."""
    if not decisions:
        return Text("illegal-over")
    mine = [decision for decision in decisions if decision.seat == seat]
    if not mine:
        return Text("illegal-not-your-turn")
    reasons = (choice.why_not for decision in mine for choice in decision.choices if choice.key == key)
    return next((why for why in reasons if why is not None), Text("illegal-unknown"))
