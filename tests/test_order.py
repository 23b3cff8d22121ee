"""Long tests come first in every worker, whatever share of the tests xdist gives it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from xdist.scheduler import worksteal

from tests.conftest import dealt


class Worker:
    """A worker that is given tests by their places in the order."""

    shutting_down = False

    def __init__(self) -> None:
        self.gateway = SimpleNamespace(id="gw")
        self.given: list[int] = []

    def send_runtest_some(self, places: list[int]) -> None:
        self.given += places


@pytest.mark.parametrize(("long", "tests", "workers"), [(5, 40, 3), (6, 40, 3), (7, 41, 2), (1, 10, 4), (9, 9, 2)])
def test_each_worker_begins_with_its_share_of_the_long_tests(
    long: int, tests: int, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = dealt([f"long {number}" for number in range(long)], [f"{number}" for number in range(long, tests)], workers)
    monkeypatch.setattr(worksteal, "parse_tx_spec_config", lambda config: range(workers))
    nobody: Any = None
    scheduling, at_work = worksteal.WorkStealingScheduling(nobody), [Worker() for _ in range(workers)]
    for worker in at_work:
        node: Any = worker
        scheduling.add_node(node)
        scheduling.add_node_collection(node, order)
    scheduling.schedule()
    shares = [[order[place].startswith("long") for place in worker.given] for worker in at_work]
    assert sum(map(len, shares)) == tests
    assert sum(map(sum, shares)) == long
    for share in shares:
        assert share == sorted(share, reverse=True), "none comes after a short one"
        assert sum(share) in {long // workers, -(-long // workers)}
