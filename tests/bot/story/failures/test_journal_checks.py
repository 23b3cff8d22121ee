"""The judge of what was posted, by which stories and campaigns of failure go: it misses no line, invents no loss."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from sandbox.server import Request
from testing.story import journal_checks
from testing.story.checked import Repeats
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
    assert await holds(boards, ["covers", "gathers", "gains", "moves"]) is well


@pytest.mark.parametrize(("last", "well"), [("moves", True), ("gains", False)])
async def test_a_board_that_is_too_long_may_end_as_the_one_before(last: str, well: bool) -> None:
    boards = ["covers|gathers", "…|gathers", last]
    assert await holds(boards, ["covers", "gathers", "covers", "gathers", "moves"]) is well


async def holds(boards: Sequence[str], happened: Sequence[str]) -> bool:
    """Whether these boards are taken to tell what happened."""

    async def no_post(*_: object) -> None:
        return None

    store: Any = SimpleNamespace(read=no_post)
    entries: Any = [SimpleNamespace(readable=lambda _, event=event: [event]) for event in happened]
    texts = ("\n".join(f"-# {line} 3" if line == "…" else LINE + line for line in board.split("|")) for board in boards)
    played: Any = SimpleNamespace(boards=[SimpleNamespace(text=text) for text in texts])
    table: Any = SimpleNamespace(id=1)
    try:
        await journal_checks.all_told(store, played, table, entries)
    except AssertionError:
        return False
    return True


def test_a_conversation_is_opened_anew_in_each_life_and_not_again_and_again() -> None:
    repeats = Repeats()

    def heard(method: str, path: str, times: int = 1) -> None:
        for _ in range(times):
            repeats.heard(Request(method, path, path, None, {}, 200))

    for _ in range(4):
        heard("GET", "/users/@me")
        heard("POST", "/users/@me/channels", 3)
    assert repeats.found == []
    heard("POST", "/users/@me/channels", 3)
    assert len(repeats.found) == 1
