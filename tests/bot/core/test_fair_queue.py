"""Who is served next: by turns among servers, people and tables, whatever anybody asks for."""

from __future__ import annotations

import pytest

from bot.core import fair_queue
from bot.core.fair_queue import FairQueue, QueueKey


def served(queue: FairQueue[str]) -> list[str]:
    found = []
    while (item := queue.take(lambda _: True)) is not None:
        found.append(item)
    return found


def waiting(*claims: QueueKey) -> FairQueue[str]:
    """A queue in which each claim's item is ``guild.person.table``."""
    queue: FairQueue[str] = FairQueue()
    for claim in claims:
        queue.put(claim, f"{claim.guild}.{claim.person}.{claim.table}")
    return queue


def test_servers_take_turns_and_in_them_people_and_in_these_tables() -> None:
    greedy = [QueueKey(1, 1, table) for table in (1, 1, 2, 2)]
    found = served(waiting(*greedy, QueueKey(1, 2, 3), QueueKey(2, 3, 4), QueueKey(2, 3, 4)))
    assert found == ["1.1.1", "2.3.4", "1.2.3", "2.3.4", "1.1.2", "1.1.1", "1.1.2"]


def test_who_comes_new_is_next() -> None:
    queue = waiting(*[QueueKey(1, 1, table) for table in range(10)])
    assert queue.take(lambda _: True) == "1.1.0"
    queue.put(QueueKey(2, 2, 99), "new")
    assert queue.take(lambda _: True) == "new"


def test_asking_in_many_servers_is_of_no_use() -> None:
    queue = waiting(QueueKey(7, 2, 70), *[QueueKey(guild, 1, guild) for guild in range(10, 20)])
    assert queue.take(lambda _: True) == "7.2.70"
    assert queue.take(lambda _: True) == "10.1.10"
    queue.put(QueueKey(7, 2, 70), "again")
    assert queue.take(lambda _: True) == "again", "nine servers that were never served are one person's"


def test_what_nobody_plays_at_comes_last() -> None:
    queue = waiting(*[QueueKey(1, 1, table) for table in range(3)])
    queue.put(QueueKey(9, 9, 9, attended=False), "unattended")
    queue.put(QueueKey(1, 1, 4), "late")
    assert served(queue)[-2:] == ["late", "unattended"]


def test_only_what_fits_is_taken_and_what_is_discarded_waits_no_longer() -> None:
    queue: FairQueue[int] = FairQueue()
    for item in (1, 2, 3):
        queue.put(QueueKey(), item)
    assert queue.take(lambda item: item > 1) == 2
    assert queue.discard(1)
    assert not queue.discard(1)
    assert queue.take(lambda item: item < 3) is None
    assert len(queue) == 1


def test_too_much_is_dropped_from_who_asks_for_most() -> None:
    queue = waiting(QueueKey(1, 1, 1), QueueKey(1, 2, 2), QueueKey(1, 2, 3), QueueKey(2, 3, 4))
    assert queue.drop_excess(4, lambda _: True) is None
    assert queue.drop_excess(1, lambda item: item.startswith("2")) is None
    assert queue.drop_excess(3, lambda _: True) == "1.2.3"


def test_it_remembers_so_much_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MAX_SERVED", 30)
    queue = waiting(*[QueueKey(n, n, n) for n in range(1, 100)])
    assert len(served(queue)) == 99
    assert len(queue._last_served) == 30


def test_how_many_are_ahead_is_known_without_serving_anybody() -> None:
    queue = waiting(*[QueueKey(1, 1, table) for table in (1, 1, 2)], QueueKey(2, 2, 9))
    assert [queue.ahead(table, lambda _: True) for table in (1, 9, 2, 3)] == [0, 1, 2, None]
    assert queue.ahead(2, lambda item: item.startswith("1")) == 1, "what does not fit is not in the way"
    assert queue.ahead(9, lambda item: item.startswith("1")) is None
    assert served(queue) == ["1.1.1", "2.2.9", "1.1.2", "1.1.1"]
