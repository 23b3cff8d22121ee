"""Messages between the bot and the worker processes of other people's games.

The bot never imports such a game: a state is its bytes, a view is bytes that the workers alone open. Requests are
pickled, and open themselves there (see ``opened_by``). Answers are MessagePack of types that are named here: nothing
that comes from such a process is unpickled.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from bot.core.workers.drawings import PanelPictures
from bot.core.workers.thinking_worker import Answer
from games.engine import Decision, Event, OptionField, Outcome, ShortGame, Standing, Text
from render.scene import Emoji, Film, Legend, Picture


class Opener(NamedTuple):
    """How a worker opens what it is sent: states, views, options and lessons."""

    state: Callable[[bytes], Any]
    view: Callable[[bytes], Any]
    options: Callable[[Mapping[str, Any]], Any]
    lesson: Callable[[str], Any]


opened_by: list[Opener] = []
"""Empty but in a worker of other people's game."""


def _open(kind: str, value: Any) -> Any:
    (opener,) = opened_by  # an error in every other process: nothing is opened there
    return getattr(opener, kind)(value)


class ForeignView(msgspec.Struct, frozen=True, array_like=True):
    """A view, for the workers alone; ``hand`` is the same for hands that look alike, None without one."""

    data: bytes
    hand: bytes | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _open, ("view", self.data)


class Sight(msgspec.Struct, frozen=True, array_like=True):
    """The answers to what is mostly asked about a state."""

    turn: int
    to_act: tuple[int, ...]
    decisions: list[Decision]
    forced: dict[int, str | None]
    standings: tuple[Standing, ...] | None


class ForeignState(msgspec.Struct, array_like=True, eq=False):
    """A state as it is stored, and what has been learned about it; two are equal whose bytes are."""

    data: bytes
    sight: Sight | None = None
    known: dict[Any, Any] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ForeignState) and self.data == other.data

    def __hash__(self) -> int:
        return hash(self.data)

    def __reduce__(self) -> tuple[Any, ...]:
        return _open, ("state", self.data)


class ForeignOptions(msgspec.Struct, frozen=True):
    """The base of the options of other people's games, as the bot makes them anew by what their workers tell."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _open, ("options", msgspec.structs.asdict(self))


class LessonOf(msgspec.Struct, frozen=True):
    """A lesson, by its key."""

    key: str

    def __reduce__(self) -> tuple[Any, ...]:
        return _open, ("lesson", self.key)


class ForeignStep(msgspec.Struct, frozen=True):
    """A step of a lesson: its fields, and whether it has a position of its own."""

    id: str
    show: tuple[str, ...]
    marks: tuple[str, ...]
    do: tuple[str, ...]
    anything: bool
    then: tuple[str, ...]
    positioned: bool
    explains: bool


class ForeignLesson(msgspec.Struct, frozen=True):
    """A lesson."""

    key: str
    seats: int
    steps: tuple[ForeignStep, ...]


class Facts(msgspec.Struct, frozen=True):
    """The part of a game's contract that is no function, and never changes."""

    version: int
    hidden_hands: bool
    has_hands: bool
    short: ShortGame | None
    options: tuple[OptionField, ...]
    presets: dict[str, dict[str, Any]]
    lessons: tuple[ForeignLesson, ...]
    format: int


class Call(NamedTuple):
    """A call of a function of the game, of its scene, or of the host with the game as its first argument."""

    of: str
    name: str
    arguments: tuple[Any, ...] = ()
    options: dict[str, Any] | None = None


class RuleTrouble(msgspec.Struct, frozen=True):
    """Why there is no result: the ``kind``, and words for the log.

    ``illegal``: what was open, which seat took something else, and what.
    """

    kind: str
    words: str
    illegal: tuple[list[Decision], int, str] | None = None


class Told(msgspec.Struct, frozen=True):
    """An answer: an encoded value, or trouble."""

    value: msgspec.Raw = msgspec.Raw(b"\xc0")
    trouble: RuleTrouble | None = None


told = msgspec.msgpack.Decoder(Told)

ILLEGAL, UNREADABLE, NEWER, VALUE = "illegal", "unreadable", "newer", "value"
PACKAGE, LIMIT, FAILED = "package", "limit", "failed"
"""The kinds of trouble: those that the contract knows, and time or memory that ran out, and any other error."""

OUT_OF_MEMORY = 86
"""The exit code of a process whose memory was not enough: what is left of it can be in any shape."""

OUT_OF_TIME = -signal.SIGPROF
"""The exit code of a process that went on after it was told to stop."""

RULES_SECONDS, DRAWING_SECONDS, THINKING_SECONDS = 1.0, 10.0, 20.0
"""Seconds of a core for a call of the rules, a picture, and beside the time that it is given a thought."""

MAX_CHOICES = 1_000
"""Choices of a seat at a time: what they say is put together in the bot, and nobody looks through more."""

MAX_RULES_BYTES = 2 << 20
"""Bytes of an answer of the rules."""

FACTS = "facts"

Taken = list[tuple[str, Outcome[ForeignState]]]

RESULTS: Mapping[str, Any] = {
    "facts": Facts,
    "game.setup": ForeignState,
    "game.decode": ForeignState,
    "game.decisions": list[Decision],
    "game.apply": Outcome[ForeignState],
    "game.forced": str | None,
    "game.legal": list[str],
    "game.step": ForeignState,
    "game.mover": int,
    "game.view": ForeignView,
    "game.resample": ForeignState,
    "game.unseen": frozenset[str],
    "game.as_if": ForeignState | None,
    "game.deals": int,
    "game.standings": tuple[Standing, ...] | None,
    "game.teams": tuple[tuple[int, ...], ...],
    "game.turn": int,
    "game.to_act": tuple[int, ...],
    "game.pieces": dict[str, int],
    "game.recalls": bool,
    "game.guards": dict[str, Text],
    "game.orders": dict[str, tuple[str, ...]],
    "game.told": list[Text],
    "lesson.position": ForeignState,
    "run.steps": Taken,
    "run.ahead": tuple[Decision, ForeignState] | None,
    "run.state_at": ForeignState,
    "run.best": str,
    "run.asked": Decision | None,
    "run.answer": tuple[ForeignState, tuple[Event, ...]],
    "scene.regions": dict[str, Text],
    "scene.pieces": dict[str, Text],
    "scene.in_play": tuple[str, ...],
    "draw.board": list[Picture],
    "draw.hand": Picture | None,
    "draw.delivered_hand": Picture | None,
    "draw.panel": PanelPictures,
    "draw.sheet": Picture,
    "draw.ranking": Picture,
    "draw.chart": Picture,
    "draw.plot": Picture,
    "draw.describe": str,
    "draw.legend": Legend | None,
    "draw.piece": Picture,
    "draw.emoji": dict[str, Emoji],
    "draw.warm up": dict[str, str],
    "think": Answer,
    "film": Film | None,
}
"""The types of results by what is asked: as such they are read, whatever the worker sends."""
