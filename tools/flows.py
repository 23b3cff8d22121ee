"""Count which modules and functions of the bot each of seven flows enters, from the click to what is posted.

The real bot runs in the sandbox. Functions that the event loop's thread enters are counted, timers that wake meanwhile
included; the threads of the database and the worker processes are not.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from testing.driver import Message
from testing.story.acts import own_data
from tools.visits.clicks import Clicks, clicking
from tools.visits.scenes import DAY, GAME, HOUR, at_turn, started

ROOT = Path(__file__).parents[1]

ERASED = 3.0
"""Seconds without a request after which old posts have been rewritten, too."""


class Entered:
    """The functions of bot/ that this thread enters while it looks."""

    def __init__(self) -> None:
        self._codes: set[CodeType] = set()

    @contextmanager
    def looking(self) -> Iterator[None]:
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            self._codes.add(frame.f_code)

    def functions(self) -> list[tuple[str, str]]:
        """Return the path of the module and the qualified name of each; comprehensions and lambdas are none."""
        bot = str(ROOT / "bot") + "/"
        return sorted(
            (str(Path(code.co_filename).relative_to(ROOT)), code.co_qualname)
            for code in self._codes
            if code.co_filename.startswith(bot) and not code.co_name.startswith("<")
        )


Flow = Callable[[Clicks, Entered], Awaitable[None]]


async def turn(clicks: Clicks, entered: Entered) -> None:
    """From *Take turn* to the next board."""
    board = await started(clicks)
    actor, _ = at_turn(clicks, board)
    await clicks.quiet()
    with entered.looking():
        panel = await clicks.press("", actor, board, "Take turn")
        answer = await clicks.choose("", actor, panel, "Discard")
        await clicks.press("", actor, answer, "A · Draw from the draw pile")
        await clicks.post("Take turn", after=board)
        await clicks.quiet()


async def opening(clicks: Clicks, entered: Entered) -> None:
    """From ``/open`` to the first board."""
    with entered.looking():
        await started(clicks)
        await clicks.quiet()


async def reminder(clicks: Clicks, entered: Entered) -> None:
    """From the time at which somebody is to be reminded to the message."""
    board = await started(clicks)
    actor, _ = at_turn(clicks, board)
    await clicks.later(DAY)
    before = len(actor.dms())
    await clicks.quiet()
    with entered.looking():
        await clicks.later(HOUR / 4)
        await clicks.sandbox.until(lambda: len(actor.dms()) > before)
        await clicks.quiet()


async def premove(clicks: Clicks, entered: Entered) -> None:
    """From *Plan ahead* to the board of the turn that was planned."""
    board = await started(clicks)
    actor, other = at_turn(clicks, board)
    await clicks.quiet()
    with entered.looking():
        panel = await clicks.press("", other, board, "Plan ahead")
        answer = await clicks.choose("", other, panel, "Discard")
        await clicks.press("", other, answer, "A · Draw from the draw pile")
        await clicks.quiet()
    for word in ("discard", "draw-pile"):
        offered = await actor.autocomplete("/play", focused="choice", value=word, channel=clicks.channel)
        await actor.slash("/play", channel=clicks.channel, choice=offered[0].value)
    board = await clicks.post("Take turn", after=board)
    await clicks.quiet()
    with entered.looking():
        clicks.sandbox.later(HOUR)
        await clicks.post("Take turn", after=board)
        await clicks.quiet()


async def round_of_a_tournament(clicks: Clicks, entered: Entered) -> None:
    """From the end of the check-in to the boards of the first round."""
    given = {"game": GAME, "pace": "brisk", "title": "Cup", "rounds": 2, "seeding": "lot"}
    await clicks.boss.slash("/tournament open", clicks.channel, options=given)
    people = (clicks.alice, clicks.bob, clicks.carla, clicks.dora)
    post = await clicks.post("Sign up")
    for user in people:
        await user.click(post, "Sign up")
    await clicks.later(DAY)
    asked = await clicks.post("I’m here")
    for user in people:
        await user.click(asked, "I’m here")
    await clicks.quiet()
    with entered.looking():
        await clicks.later(HOUR)
        await clicks.sandbox.until(lambda: len(clicks.channel.threads) == 2)
        for thread in clicks.channel.threads:
            await clicks.post("Take turn", thread)
        await clicks.quiet()


async def computer(clicks: Clicks, entered: Entered) -> None:
    """From the end of a person's turn to the board after that of a computer player."""
    alice, channel = clicks.alice, clicks.channel
    await alice.slash("/open", channel=channel, game=GAME)
    lobby = await clicks.post("Add computer player")
    panel = await clicks.press("", alice, lobby, "Add computer player")
    await clicks.choose("", alice, panel, "easy")
    await clicks.press("", alice, await clicks.post("Start"), "Start")
    board = await clicks.post("Take turn")
    await clicks.quiet()
    panel = await clicks.press("", alice, board, "Take turn")
    answer = await clicks.choose("", alice, panel, "Discard")
    with entered.looking():
        await clicks.press("", alice, answer, "A · Draw from the draw pile")

        def again() -> Message | None:
            newest = clicks.channel.messages[-1]
            return newest if newest != board and alice.mention in newest.text else None

        await clicks.sandbox.until(again)
        await clicks.quiet()


async def forgetting(clicks: Clicks, entered: Entered) -> None:
    """From *Forget me* until somebody who plays is forgotten."""
    await started(clicks)
    await clicks.quiet()
    with entered.looking():
        page = await own_data(clicks.bob, clicks.channel, forget=True)
        await clicks.press("", clicks.bob, page, "Forget me")
        await clicks.sandbox.until(lambda: "former player" in clicks.channel.messages[-1].text)
        await clicks.sandbox.settled(ERASED)


FLOWS: dict[str, Flow] = {
    "a turn": turn,
    "opening": opening,
    "a reminder": reminder,
    "a premove": premove,
    "a round": round_of_a_tournament,
    "a computer's move": computer,
    "being forgotten": forgetting,
}


async def run(flow: Flow) -> list[tuple[str, str]]:
    """Return the functions that a flow enters."""
    entered = Entered()
    async with clicking(0.1) as clicks:
        await flow(clicks, entered)
    return entered.functions()


def line(name: str, functions: list[tuple[str, str]]) -> str:
    """Return a row of the table: how many modules and functions, and the modules of each room."""
    modules = {module for module, _ in functions}
    rooms = Counter("/".join(Path(module).parts[1:-1]) or "(root)" for module in modules)
    inside = ", ".join(f"{room} {rooms[room]}" for room in sorted(rooms, key=lambda room: (-rooms[room], room)))
    return f"| {name} | {len(rooms)} | {len(modules)} | {len(functions)} | {inside} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.flows", description=__doc__)
    parser.add_argument("flow", nargs="?", choices=FLOWS, help="name each function of one; without, a table of all")
    given = parser.parse_args()
    if given.flow:
        found = asyncio.run(run(FLOWS[given.flow]))
        sys.stdout.writelines(f"{module}  {function}\n" for module, function in found)
        return
    sys.stdout.write("| flow | rooms | modules | functions | modules by room |\n|---|--:|--:|--:|---|\n")
    for name, flow in FLOWS.items():
        sys.stdout.write(line(name, asyncio.run(run(flow))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
