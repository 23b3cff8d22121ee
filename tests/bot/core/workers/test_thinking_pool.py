"""Thinking in other processes: they answer, hang, die and lie, and the asker has an answer or knows that none comes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from bot.core.fair_queue import QueueKey
from bot.core.localizer import LANGUAGES, Localizer
from bot.core.workers import pool as worker_pool
from bot.core.workers import thinking_pool as module
from bot.core.workers import thinking_worker as ai_worker
from bot.core.workers.pool import Lane, WorkerError
from bot.core.workers.thinking_pool import AiPool, Thought
from bot.core.workers.thinking_worker import Answer, Question, Task, answer, answers, questions
from games import GAMES
from games.players import Knowledge, Level

GAME = next(iter(GAMES))


encoded = msgspec.msgpack.encode


def known(game: str = GAME, seed: int = 0) -> Knowledge:
    """What the seat that is waited for knows at a game's start."""
    rules = GAMES[game]
    state = rules.setup(rules.seats[0], rules.Options(), bytes([seed]))
    return Knowledge.of(rules, state, rules.to_act(state)[0], b"seed")


def open_to(found: Knowledge, game: str = GAME) -> set[str]:
    rules = GAMES[game]
    decisions = [each for each in rules.decisions(rules.decode(found.state)) if each.seat == found.seat]
    return {choice.key for each in decisions for choice in each.choices if choice.why_not is None}


@asynccontextmanager
async def running(workers: int = 1, **more: Any) -> AsyncIterator[AiPool]:
    made = AiPool(workers, **more)
    try:
        yield made
    finally:
        await made.close()


def python(code: str) -> tuple[str, ...]:
    """A worker that does something else."""
    return (sys.executable, "-c", code)


@pytest.mark.parametrize("game", GAMES)
async def test_it_answers_with_an_open_choice_in_every_game(game: str) -> None:
    async with running() as pool:
        for seed in range(3):
            found = known(game, seed)
            thought = await pool.choose(game, found, Level.EASY, 0.0)
            assert thought.key in open_to(found, game)
            assert (await pool.choose_offer(game, found, Level.EASY)).key in {None, *open_to(found, game)}
        (worker,) = pool.processes
        assert os.getpriority(os.PRIO_PROCESS, worker) == min(os.getpriority(os.PRIO_PROCESS, 0) + 10, 19)
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


async def test_the_token_stays_with_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert "secret" not in worker_pool._environment().values()


async def test_a_killed_worker_is_replaced_and_its_question_answered_by_rules_of_thumb() -> None:
    async with running() as pool:
        await pool.choose(GAME, known(), Level.EASY, 0.0)
        (quick,) = pool.processes
        asked = asyncio.create_task(pool.choose(GAME, known(), Level.HARD, 5.0))
        while len(pool.processes) < 2:  # noqa: ASYNC110 - nobody tells when a process is there
            await asyncio.sleep(0.01)
        (searching,) = set(pool.processes) - {quick}
        os.kill(searching, signal.SIGKILL)
        os.kill(quick, signal.SIGKILL)
        assert (await asked).key in open_to(known())
        assert not {quick, searching} & set(pool.processes)
        assert (await pool.choose(GAME, known(), Level.NORMAL, 0.5)).key in open_to(known())


@pytest.mark.parametrize(
    "code",
    [
        "import time; time.sleep(1000)",
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)",
        "raise SystemExit(1)",
        "import sys; sys.stdout.write('no answer at all, but a lot of words'); sys.stdout.flush(); sys.stdin.read()",
        "import os; os.write(1, bytes([0, 0, 0, 2, 1, 1])); import sys; sys.stdin.read()",
    ],
)
async def test_a_worker_that_hangs_dies_or_lies_is_killed(code: str) -> None:
    async with running(command=python(code), grace=0.2, start=0.3, slowest=1.0) as pool:
        with pytest.raises(WorkerError):
            await pool.choose(GAME, known(), Level.HARD, 0.5)
        assert pool.processes == []


LAZY = """
import sys, time
time.sleep(1.5)
from bot.core.workers import thinking_worker
from bot.core.workers.worker import serve
serve(thinking_worker.answer, sys.stdin.buffer, sys.stdout.buffer)
"""


async def test_a_worker_that_starts_slowly_is_given_longer_each_time_until_it_is_there() -> None:
    pool = worker_pool.WorkerPool(python(LAZY), [Lane()], answers.decode, grace=0.0, start=1.2)
    asked, tries, found = encoded(Question(Task.CHOOSE, GAME, known(), Level.EASY, b"seed")), 0, None
    while found is None:
        tries += 1
        with contextlib.suppress(WorkerError):
            found = await pool.run(asked, 0.01)
    assert tries > 1
    assert found.answer.key in open_to(known())
    await pool.close()


async def test_a_worker_that_cannot_be_started_is_no_answer() -> None:
    async with running(command=("/no/such/program",)) as pool:
        with pytest.raises(WorkerError):
            await pool.choose(GAME, known(), Level.EASY, 0.0)


SLOW = """
import sys, time
import msgspec
from bot.core.workers.thinking_worker import Answer, Task, questions
from bot.core.workers.worker import serve

def answer(request):
    asked = questions.decode(request)
    time.sleep({"choose": 0.15 * asked.seconds}.get(asked.task.value, 0))
    return msgspec.msgpack.encode(Answer(f"{asked.task} {asked.level}"))

serve(answer, sys.stdin.buffer, sys.stdout.buffer)
"""
"""A worker that tells what it was asked, and takes its time where that was to think."""


async def keys_in_order(*asked: Coroutine[Any, Any, Thought]) -> list[str | None]:
    """The answers, in the order in which they came."""
    return [(await thought).key for thought in asyncio.as_completed(asked)]


async def test_quick_questions_wait_for_no_search_and_normal_players_for_no_hard_one() -> None:
    async with running(command=python(SLOW)) as pool:
        for seconds in (0.0, 0.5, 5.0):  # every worker has started
            await pool.choose(GAME, known(), Level.HARD, seconds)
        hard = [pool.choose(GAME, known(), Level.HARD, 5.0) for _ in range(3)]
        normal = pool.choose(GAME, known(), Level.NORMAL, 0.5)
        quick = pool.choose_offer(GAME, known(), Level.HARD)
        found = await keys_in_order(*hard, normal, quick)
    assert found == ["choose_offer hard", "choose normal", *["choose hard"] * 3]


@pytest.mark.parametrize("greedy", [QueueKey(1, 1, 1), QueueKey(2, 1, 1)], ids=["in one server", "in another server"])
async def test_one_person_who_lets_many_computers_think_delays_others_by_one_thought_at_most(greedy: QueueKey) -> None:
    async with running(command=python(SLOW)) as pool:
        await pool.choose(GAME, known(), Level.NORMAL, 0.5)
        served: list[int] = []

        async def ask(claim: QueueKey, level: Level, seconds: float) -> None:
            await pool.choose(GAME, known(), level, seconds, claim)
            served.append(claim.person)

        many = [
            asyncio.create_task(ask(greedy._replace(table=table), level, seconds))
            for table in range(10)
            for level, seconds in ((Level.NORMAL, 0.5), (Level.HARD, 5.0))
        ]
        await asyncio.sleep(0)  # they have begun
        await ask(QueueKey(1, 2, 99), Level.NORMAL, 0.5)
        assert served.count(1) <= 1, "what a worker was about already"
        for task in many:
            task.cancel()


async def test_long_waits_become_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE_SECONDS", 0.4)
    async with running(command=python(SLOW)) as pool:
        await pool.choose(GAME, known(), Level.HARD, 1.5)
        found = await keys_in_order(*(pool.choose(GAME, known(), Level.HARD, 1.5) for _ in range(8)))
    assert found[0] == "choose hard"
    assert found.count("fallback hard") >= 3, "those who had waited for too long"


async def test_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_WAITING", 3)
    async with running(command=python(SLOW)) as pool:
        modest = asyncio.create_task(pool.choose(GAME, known(), Level.HARD, 2.0, QueueKey(person=2)))
        await asyncio.sleep(0)
        asked = [pool.choose(GAME, known(), Level.HARD, 2.0, QueueKey(person=1)) for _ in range(9)]
        found = [thought.key for thought in await asyncio.gather(*asked)]
        assert (await modest).key == "choose hard"
    assert found.count("choose hard") == 3
    assert found.count("fallback hard") == 6


async def test_it_thinks_for_as_long_as_it_is_given() -> None:
    """The game's own number of roll-outs for the level hard takes seconds."""
    async with running() as pool:
        times = [time.monotonic()]
        for _ in range(5):
            await pool.choose(GAME, known(), Level.HARD, 0.01)
            times.append(time.monotonic())
        assert min(after - before for before, after in pairwise(times)) < 1.0, "others may keep the machine busy"


async def test_two_workers_think_at_the_same_time() -> None:
    async with running(2, command=python(SLOW)) as pool:
        await asyncio.gather(*(pool.choose(GAME, known(), Level.HARD, 5.0) for _ in range(4)))
        assert len(pool.processes) == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_never_learns_what_its_seat_does_not_know(game: str) -> None:
    """Two truths that look alike to a seat lead to the very same question."""
    rules, rng = GAMES[game], Random(1)
    state = rules.setup(rules.seats[0], rules.Options(), b"seed")
    changed = positions = 0
    while positions < 40 and rules.to_act(state):
        positions += 1
        for seat in range(rules.seats[0]):
            other = rules.resample(state, seat, rng)
            changed += rules.encode(other) != rules.encode(state)
            one, two = (
                encoded(Question(Task.CHOOSE, game, Knowledge.of(rules, each, seat, b"s"), Level.HARD, b"t"))
                for each in (state, other)
            )
            assert one == two
        decision = next(each for each in rules.decisions(state) if each.waits)
        keys = [choice.key for choice in decision.choices if choice.why_not is None]
        state = rules.apply(state, decision.seat, rng.choice(keys)).state
    assert changed > positions


def test_what_goes_wrong_in_a_worker_is_an_answer() -> None:
    question = Question(Task.CHOOSE, GAME, Knowledge(0, b"nonsense"), Level.EASY, b"")
    assert questions.decode(encoded(question)) == question
    found = answers.decode(answer(encoded(question)))
    assert found.key is None
    assert "NewerState" in (found.error or "")
    assert answers.decode(encoded(Answer("draw"))) == Answer("draw")


def test_thinking_counts_a_core_s_own_time_but_ends_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a sixth of a core a player thinks as much as it may; with less it moves all the same."""
    wall, own = 100.0, 3.0
    monkeypatch.setattr("time.perf_counter", lambda: wall)
    monkeypatch.setattr("time.thread_time", lambda: own)
    clock = ai_worker.own_time()
    wall, own = 106.0, 4.0
    assert clock() == 1.0
    wall = 112.0
    assert clock() == 2.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_says_how_long_a_decision_may_wait_while_others_think(language: str) -> None:
    said = Localizer(language).format("status-thinking-until", count=1, players="x", seconds=8)
    assert {60.0: "minut"}[module.PATIENCE_SECONDS] in said.casefold()
