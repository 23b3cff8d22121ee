"""The log of a table: events as lines, few of them on the post of a board, all of them elsewhere."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from bot.core.icons import without_icons
from bot.core.localizer import Localizer
from bot.discord.message import units
from bot.tables.by_message.lines import is_line
from bot.tables.core.model import Entry, EntryKind
from bot.tables.history.history import TurnSummary
from games import GAMES
from games.engine import Event

log = logging.getLogger(__name__)

LOG_LIMIT, WITH_ICONS_LIMIT = 1900, 2900
"""Characters of the words of a log in a message with pictures, and of all of it with its icons."""
MAX_BOARD_LINES = 6
"""Lines of the log on a board's post, beside headings of turns; all of it is behind *Log*."""


def log_lines(events: Iterable[Event], localizer: Localizer, id: str = "log-line") -> list[str]:  # noqa: A002
    """Events as lines of a log, each in the message ``id``."""
    said = [event.text for event in events]
    try:
        game = GAMES.get(localizer.game or "")
        lines = said if game is None else game.told(said)
    except Exception:
        log.exception("What happened at %s cannot be put together", localizer.game)
        lines = said
    return [localizer.format(id, line=localizer.leniently(line)) for line in lines]


def log_text(events: Sequence[Event], localizer: Localizer) -> str:
    """Events as a log: the newest lines where not all fit."""
    lines = log_lines(events, localizer)
    kept: list[str] = []
    for line in reversed(lines):
        if not _fits(["…", *kept, line]):
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(reversed(kept))


def _fits(lines: Sequence[str]) -> bool:
    """Whether these lines of a log have room on one message."""
    words = sum(units(without_icons(line)) + 1 for line in lines)
    return words <= LOG_LIMIT and sum(units(line) + 1 for line in lines) <= WITH_ICONS_LIMIT


def board_log(turns: Iterable[TurnSummary], localizer: Localizer) -> str:
    """The log of a board's post: the newest lines below the headings of their turns, and how many are not shown.

    What players say stands below what they did in the turn, and is left out last.
    """
    told, said = list[tuple[int, str]](), set[int]()
    for turn in turns:
        did = [event for event in turn.events if not is_line(event)]
        told += ((turn.number, line) for line in log_lines(did, localizer))
        words = log_lines((event for event in turn.events if is_line(event)), localizer)
        said.update(range(len(told), len(told) + len(words)))
        told += ((turn.number, line) for line in words)
    found: list[str] = []
    order = sorted(range(len(told)), key=lambda at: at in said)
    for left_out in range(len(told)):
        folded = [localizer.format("log-more", count=left_out)] if left_out else []
        kept = sorted(order[left_out:])
        found = [*folded, *headed([told[at] for at in kept], localizer)]
        few = len(kept) - len(said.intersection(kept)) + len(folded) <= MAX_BOARD_LINES
        if few and _fits(found):
            break
    return "\n".join(found)


def headed(told: Iterable[tuple[int, str]], localizer: Localizer) -> list[str]:
    """Lines with the numbers of their turns (0: before the first), and a heading above those of each turn."""
    found: list[str] = []
    for number, lines in groupby(told, key=itemgetter(0)):
        found += [localizer.format("log-turn", turn=number)] if number else []
        found += [line for _, line in lines]
    return found


def undone_by_consent(entries: Sequence[Entry]) -> set[int]:
    """The revisions of those of ``entries``, oldest first, that all agreed to undo: others had seen them."""
    freely, agreed = set[int](), set[int]()
    for entry in entries:
        if entry.kind is EntryKind.UNDO:
            freely.update(range(int(entry.key or entry.revision), entry.revision))
        elif entry.kind is EntryKind.TAKEN_BACK:
            agreed.update(range(int(entry.key or entry.revision) + 1, entry.revision))
    moves = {entry.revision for entry in entries if entry.undone}
    return (agreed - freely) & moves
