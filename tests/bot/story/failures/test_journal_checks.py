"""The judge of what was posted, by which stories and campaigns of failure go: it misses no line, invents no loss."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from testing.story import journal_checks
from testing.story.table import LINE


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose log tells ``gathers`` and ``gains`` in one line where it tells both."""

    def told(events: Sequence[str], _: object) -> list[str]:
        return [LINE + line for line in "|".join(events).replace("gathers|gains", "gathers: gains").split("|") if line]

    monkeypatch.setattr(journal_checks, "told_lines", told)


@pytest.mark.parametrize(
    ("boards", "well"),
    [
        (["covers|gathers: gains", "moves"], True),
        (["covers|gathers", "gains|moves"], True),
        (["covers|gathers", "covers|gathers: gains", "moves"], True),
        (["covers|gathers", "gathers: gains", "moves"], False),
        (["covers|gathers", "moves"], False),
        (["covers", "moves"], False),
        (["covers|gathers: gains"], False),
        (["covers|gathers: gains", "gains|moves"], False),
        (["…|gathers: gains", "moves"], True),
        (["…|covers", "gathers: gains|moves"], False),
    ],
    ids=[
        *("one by one", "in two", "told again, joined", "begun anywhere", "half", "lost", "unsaid", "doubled"),
        *("too long", "too long for no reason"),
    ],
)
async def test_each_line_stands_once_on_boards_that_may_tell_again(boards: list[str], well: bool) -> None:
    async def no_post(*_: object) -> None:
        return None

    store: Any = SimpleNamespace(read=no_post)
    entries: Any = [
        SimpleNamespace(readable=lambda _, event=event: [event]) for event in ("covers", "gathers", "gains", "moves")
    ]
    texts = ("\n".join(f"-# {line} 3" if line == "…" else LINE + line for line in board.split("|")) for board in boards)
    posted = [SimpleNamespace(text=text) for text in texts]
    played: Any = SimpleNamespace(boards=posted)
    table: Any = SimpleNamespace(id=1)
    if well:
        return await journal_checks.all_told(store, played, table, entries)
    with pytest.raises(AssertionError):
        await journal_checks.all_told(store, played, table, entries)
    return None
