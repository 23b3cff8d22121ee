"""A short tournament in a process that SIGKILL ends again and again; ``make tournaments`` plays the large one."""

from __future__ import annotations

from pathlib import Path

import pytest

from testing.databases import url
from tools.tournaments import SWISS, killed
from tools.tournaments.book import Book


class BrokenOff(BaseException):
    """Nobody looks after the campaign any more."""


@pytest.mark.long
@pytest.mark.usefixtures("on_sqlite")
async def test_eight_play_three_rounds_though_their_program_is_killed_and_the_campaign_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, write = 0, Book.write

    def break_off(book: Book, file: Path) -> None:
        nonlocal kept
        write(book, file)
        kept += 1
        if kept == 6:
            raise BrokenOff

    monkeypatch.setattr(Book, "write", break_off)
    setup = SWISS._replace(people=8, rounds=3, cut=0.9)
    database = url(tmp_path)
    with pytest.raises(BrokenOff):
        await killed.campaign(setup, 1, 0.25, database, tmp_path)
    half = Book.read(tmp_path / killed.BOOK)
    assert half is not None
    assert not half.over
    done = await killed.campaign(setup, 1, 0.25, database, tmp_path)
    assert done.findings == []
    assert done.counts["deaths"] > 3
    assert done.counts["places in the standings"] == 7, "one has not checked in"
    assert done.counts["results"] >= 6
    assert done.counts["said over-finished"] == 1
    assert (await killed.campaign(setup, 1, 0.25, database, tmp_path)).counts == done.counts, "it is over"
