"""Thinking in other processes: they answer, hang, die and lie, and the asker has an answer or knows that none comes."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from bot import thinker as module
from bot.thinker import Thinker, Unanswered
from bot.thinking import Answer, Question, What, answer, answers, framed, questions
from games import GAMES
from games.players import Knowledge, Level

GAME = next(iter(GAMES))


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
async def thinking(workers: int = 1, **more: Any) -> AsyncIterator[Thinker]:
    made = Thinker(workers, **more)
    try:
        yield made
    finally:
        await made.close()


def python(code: str) -> tuple[str, ...]:
    """A worker that does something else."""
    return (sys.executable, "-c", code)


@pytest.mark.parametrize("game", GAMES)
async def test_it_answers_with_an_open_choice_in_every_game(game: str) -> None:
    async with thinking() as thinker:
        for seed in range(3):
            found = known(game, seed)
            thought = await thinker.choose(game, found, Level.EASY, 0.0)
            assert thought.key in open_to(found, game)
            assert (await thinker.spontaneous(game, found, Level.EASY)).key in {None, *open_to(found, game)}
        (worker,) = thinker.processes
        assert os.getpriority(os.PRIO_PROCESS, worker) == min(os.getpriority(os.PRIO_PROCESS, 0) + 10, 19)
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


async def test_the_token_stays_with_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert "secret" not in module._environment().values()


async def test_a_killed_worker_is_replaced_and_its_question_answered_by_rules_of_thumb() -> None:
    async with thinking() as thinker:
        await thinker.choose(GAME, known(), Level.EASY, 0.0)
        (quick,) = thinker.processes
        asked = asyncio.create_task(thinker.choose(GAME, known(), Level.HARD, 5.0))
        while len(thinker.processes) < 2:  # noqa: ASYNC110 - nobody tells when a process is there
            await asyncio.sleep(0.01)
        (searching,) = set(thinker.processes) - {quick}
        os.kill(searching, signal.SIGKILL)
        os.kill(quick, signal.SIGKILL)
        assert (await asked).key in open_to(known())
        assert not {quick, searching} & set(thinker.processes)
        assert (await thinker.choose(GAME, known(), Level.NORMAL, 1.0)).key in open_to(known())


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
    async with thinking(command=python(code), grace=0.2, start=0.3) as thinker:
        with pytest.raises(Unanswered):
            await thinker.choose(GAME, known(), Level.HARD, 0.5)
        assert thinker.processes == []


async def test_a_worker_that_cannot_be_started_is_no_answer() -> None:
    async with thinking(command=("/no/such/program",)) as thinker:
        with pytest.raises(Unanswered):
            await thinker.choose(GAME, known(), Level.EASY, 0.0)


SLOW = """
import sys, time
from bot.thinking import Answer, What, framed, questions
while len(length := sys.stdin.buffer.read(4)) == 4:
    asked = questions.decode(sys.stdin.buffer.read(int.from_bytes(length, "big")))
    time.sleep(0.15 if asked.what is What.CHOOSE else 0)
    sys.stdout.buffer.write(framed(Answer(asked.what.value)))
    sys.stdout.buffer.flush()
"""
"""A worker that tells what it was asked, and takes its time where that was to think."""


async def test_quick_questions_wait_for_no_search_and_long_waits_become_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE_SECONDS", 0.4)
    async with thinking(command=python(SLOW)) as thinker:
        await thinker.spontaneous(GAME, known(), Level.HARD)
        answered: list[str | None] = []

        async def ask(quick: bool) -> None:
            if quick:
                answered.append((await thinker.spontaneous(GAME, known(), Level.HARD)).key)
            else:
                answered.append((await thinker.choose(GAME, known(), Level.HARD, 5.0)).key)

        await asyncio.gather(*(ask(quick=False) for _ in range(8)), ask(quick=True))
    assert answered[:2] == ["spontaneous", "choose"]
    assert answered[-1] == "fallback"
    assert answered.count("fallback") >= 3, "those who had waited for too long"


async def test_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 3)
    async with thinking(command=python(SLOW)) as thinker:
        asked = [thinker.choose(GAME, known(), Level.HARD, 5.0) for _ in range(10)]
        found = [thought.key for thought in await asyncio.gather(*asked)]
    assert found.count("choose") == 3
    assert found.count("fallback") == 7


async def test_it_thinks_for_as_long_as_it_is_given() -> None:
    """The game's own number of roll-outs for the level hard takes seconds."""
    async with thinking() as thinker:
        await thinker.choose(GAME, known(), Level.HARD, 0.01)
        began = asyncio.get_running_loop().time()
        await thinker.choose(GAME, known(), Level.HARD, 0.01)
        assert asyncio.get_running_loop().time() - began < 1.0


async def test_two_workers_think_at_the_same_time() -> None:
    async with thinking(2, command=python(SLOW)) as thinker:
        await asyncio.gather(*(thinker.choose(GAME, known(), Level.HARD, 5.0) for _ in range(4)))
        assert len(thinker.processes) == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_never_learns_what_its_seat_does_not_know(game: str) -> None:
    """Two truths that look alike to a seat lead to the very same question."""
    rules, rng = GAMES[game], Random(1)
    state = rules.setup(rules.seats[0], rules.Options(), b"seed")
    changed = 0
    for _ in range(40):
        for seat in range(rules.seats[0]):
            other = rules.resample(state, seat, rng)
            changed += rules.encode(other) != rules.encode(state)
            one, two = (
                framed(Question(What.CHOOSE, game, Knowledge.of(rules, each, seat, b"s"), Level.HARD, b"t"))
                for each in (state, other)
            )
            assert one == two
        decision = next(each for each in rules.decisions(state) if each.waits)
        keys = [choice.key for choice in decision.choices if choice.why_not is None]
        state = rules.apply(state, decision.seat, rng.choice(keys)).state
    assert changed > 40


def test_what_goes_wrong_in_a_worker_is_an_answer() -> None:
    question = Question(What.CHOOSE, GAME, Knowledge(0, b"nonsense"), Level.EASY, b"")
    assert questions.decode(framed(question)[4:]) == question
    found = answer(question)
    assert found.key is None
    assert "UnreadableState" in (found.error or "")
    assert answers.decode(framed(Answer("draw"))[4:]) == Answer("draw")
