"""The soak's arithmetic and its book-keeping."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.deploy.test_deploy import DEPLOY, found
from tools.fault_injection.soak import BOT_MIB, FILMS_MIB, PICTURES_MIB, Sample, kept, report, slope


def course(run: str, minutes: int, growth: float) -> list[Sample]:
    """A run that warms up by 20 MiB and then grows by so much a minute."""
    warm = [min(at, 10) * 2.0 for at in range(minutes + 1)]
    return [
        Sample(run, at, at * 20, 16, 0, 90.0 + warm[at] + growth * max(0, at - 10), 120.0) for at in range(minutes + 1)
    ]


@pytest.mark.parametrize("growth", [0.0, 0.1, 1.5, -0.2])
def test_growth_is_told_after_the_warm_up(growth: float) -> None:
    samples = course("a", 40, growth)
    found = slope([sample.minutes for sample in samples], [sample.bot for sample in samples])
    assert found == pytest.approx(growth)
    assert f"| bot, growth after 10 minutes | {growth:+.2f} MiB a minute | 0.1 MiB a minute |" in list(report(samples))


def test_the_report_tells_what_visitors_did_most() -> None:
    acts = {f"kind-{number}": number for number in range(1, 21)}
    samples = [*course("a", 3, 0.0), Sample("a", 4, 80, 16, 0, 90.0, 120.0, others={"film_worker": 99.0}, acts=acts)]
    told = " ".join(report(samples))
    assert "visitors did 210 things of 20 kinds, most of all: kind-20 20, kind-19 19" in told
    assert "kind-8 8" not in told
    assert "| film process, most | 99.0 MiB | 160 MiB |" in told


def test_a_short_run_tells_no_growth() -> None:
    assert slope([0, 5, 9], [1, 50, 90]) == 0.0


def test_runs_are_kept_apart_and_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "soak.jsonl"
    assert kept(file) == []
    first, second = course("a", 3, 0.0), course("b", 5, 0.0)
    lines = [msgspec.json.encode(sample) for sample in [*second[:2], *first, *second[2:]]]
    file.write_bytes(b"\n".join(lines) + b'\n{"run":"b","minu')
    assert [(len(samples), samples[-1].minutes) for samples in kept(file)] == [(6, 5.0), (4, 3.0)]


@pytest.mark.parametrize("file", ["compose.yaml", "compose.scale.yaml"])
def test_compose_leaves_room_for_every_process(file: str) -> None:
    """Those of the bot, of pictures and films at their bounds, and six that think, as on a machine of many cores."""
    limit = int(found(r"mem_limit: (\d+)m", (DEPLOY / file).read_text("utf-8")))
    assert limit >= BOT_MIB + PICTURES_MIB + FILMS_MIB + 6 * 70
