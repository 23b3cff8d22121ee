"""The service of what people try on their own. It changes no table: nobody else can tell that it is used."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from bot.analysis import queries
from bot.analysis.lines import DealtPosition, deal_anew, may_ask_computers
from bot.analysis.model import MAX_DEALS, MAX_KEPT, MAX_NAME, MAX_STEPS, SCRATCH, Analysis, GuessedDeal, Line, LineStep
from bot.core.errors import describe
from bot.core.fair_queue import QueueKey
from bot.discord.sanitize import escaped
from bot.premoves.model import MAX_ALTERNATIVES, PremoveState
from bot.premoves.plans import plan
from bot.premoves.service import Laid, PremoveService
from bot.tables.computers.service import MoveChooser
from bot.tables.core.model import Position, Status
from bot.tables.core.refusals import Refusal
from games.engine import THEN, IllegalMove, Text, steps, text
from games.players import Knowledge, Level

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)

MAX_ANSWERS = 40
"""Choices that computers make for the others at once."""
ATTEMPTS = 5
"""How often a change is begun anew because another click was faster."""


class Beginning(NamedTuple):
    """Where something is tried: the position at a revision of its table."""

    position: Position
    revision: int


class TriedPosition(NamedTuple):
    """A line of a person at the table of ``position``, and where its first ``at`` choices lead.

    ``number`` and ``left``: which deal it is since their last turn, and how many more there may be until the next;
    ``note`` says what there is to know.
    """

    position: Position
    analysis: Analysis
    line: Line
    at: int
    dealt: DealtPosition
    left: int
    note: Text | None = None


class AnalysisService:
    """The lines of people, each at the tables where they sit. Raises Refusal."""

    def __init__(self, store: Store, premoves: PremoveService, chooser: MoveChooser) -> None:
        self._store, self._premoves, self._chooser = store, premoves, chooser
        self._random = SystemRandom()

    async def open(self, position: Position, user_id: int, begin: Beginning | None = None) -> TriedPosition:
        """The line that is played in the newest deal of a position, by default of the present one.

        It is dealt if it was not yet, and may be once more before the next turn. At a table that is over, the newest
        line.
        """
        seat, begin = self._seat(position, user_id), begin or Beginning(position, position.table.revision)
        found = await self._find(position, user_id, seat)
        if position.table.status is not Status.RUNNING:
            return self._whole(position, found)
        here = [deal for deal in found.analysis.dealt_since(found.since) if deal.revision == begin.revision]
        if here:
            line = next((line for line in reversed(found.analysis.lines) if line.deal == here[-1].id), None)
            if line is not None:
                return self._tried(position, found, line, len(line.steps))
        elif len(found.analysis.dealt_since(found.since)) == MAX_DEALS:
            return self._whole(position, found, note=text("try-deals-used", most=MAX_DEALS))

        def begun(now: queries.Tried) -> Analysis:
            known = [deal for deal in now.analysis.dealt_since(now.since) if deal.revision == begin.revision]
            return _with_scratch(now, Line(SCRATCH, known[-1].id)) if known else _dealt(now, begin, seat)

        return self._whole(position, await self._change(position, user_id, seat, begun))

    async def another(self, position: Position, user_id: int, begin: Beginning) -> TriedPosition:
        """The next deal of a position: a new line in it."""
        seat = self._running(position, user_id)
        found = await self._change(position, user_id, seat, lambda now: _dealt(now, begin, seat))
        return self._whole(position, found)

    async def look(self, position: Position, user_id: int, number: int, at: int | None = None) -> TriedPosition:
        """A line after ``at`` of its choices (None: all)."""
        found = await self._find(position, user_id, self._seat(position, user_id))
        line = found.analysis.line(number)
        if line is None:
            return self._whole(position, found, note=text("try-line-gone"))
        return self._tried(position, found, line, len(line.steps) if at is None else at)

    async def choose(
        self, position: Position, user_id: int, number: int, at: int, key: str, drawn_at: int, by: int | None = None
    ) -> TriedPosition:
        """Takes a choice after ``at`` choices of a line, as it was drawn at a revision of what its owner has tried.

        It is a choice of who is asked, or what the seat ``by`` may do though nobody waits for it.

        What came after that is forgotten; from a line that is kept a new one branches off.
        """
        seat = self._running(position, user_id)
        before = await self.look(position, user_id, number, at)
        if before.line.number != number or (number == SCRATCH and before.analysis.revision != drawn_at):
            return before._replace(note=before.note or text("try-stale"))
        mover = before.dealt.mover
        if mover is None or before.at >= MAX_STEPS:
            return before._replace(note=text("try-whole", most=MAX_STEPS))
        chooses = mover if by is None else by
        try:
            steps(position.game, before.dealt.position.state, chooses, key)
        except IllegalMove as illegal:
            return before._replace(note=illegal.text)
        longer = (*before.line.steps[: before.at], LineStep(chooses, key))
        return await self._continued(position, user_id, seat, before, longer)

    async def answer(self, position: Position, user_id: int, number: int, at: int) -> TriedPosition:
        """Lets easy computers choose for the others after ``at`` choices of a line, until its owner is asked."""
        seat = self._running(position, user_id)
        if not may_ask_computers(position.table):
            raise Refusal("refusal-no-hints")
        before = now = await self.look(position, user_id, number, at)
        longer = list(before.line.steps[: before.at])
        for _ in range(MAX_ANSWERS):
            mover = now.dealt.mover
            if mover is None or mover == seat or len(longer) >= MAX_STEPS:
                break
            longer.append(LineStep(mover, await self._answer(now.dealt.position, mover, user_id)))
            line = replace(before.line, steps=tuple(longer))
            now = before._replace(line=line, dealt=_walked(position, before.analysis.deal(line), line, len(longer)))
        return await self._continued(position, user_id, seat, before, tuple(longer))

    async def keep(self, position: Position, user_id: int, number: int, at: int, name: str) -> TriedPosition:
        """Keeps the first ``at`` choices of a line by a name, in the place of the line that has it."""
        seat, called = self._seat(position, user_id), name.strip()[:MAX_NAME]
        if not called:
            raise Refusal("refusal-try-name")

        def kept(now: queries.Tried) -> Analysis:
            line = now.analysis.line(number)
            if line is None:
                raise Refusal("refusal-try-gone")
            others = [each for each in now.analysis.kept if each.name.casefold() != called.casefold()]
            if len(others) == MAX_KEPT:
                raise Refusal("refusal-try-full", most=MAX_KEPT)
            new = 1 + max((each.number for each in now.analysis.kept), default=SCRATCH)
            scratch = [each for each in now.analysis.lines if each.number == SCRATCH]
            lines = (*scratch, *others, Line(new, line.deal, line.steps[:at], called))
            return _pruned(now, replace(now.analysis, lines=lines))

        found = await self._change(position, user_id, seat, kept)
        return self._whole(position, found, found.analysis.lines[-1].number, text("try-kept", name=escaped(called)))

    async def drop(self, position: Position, user_id: int, number: int) -> TriedPosition:
        """Forgets a line that is kept."""
        seat = self._seat(position, user_id)

        def dropped(now: queries.Tried) -> Analysis:
            lines = [each for each in now.analysis.lines if each.number != number or number == SCRATCH]
            return _pruned(now, replace(now.analysis, lines=tuple(lines)))

        return self._whole(position, await self._change(position, user_id, seat, dropped))

    async def order(self, position: Position, user_id: int, number: int) -> tuple[Laid, int]:
        """Plans the first turn of its owner in a line as their next turn: the last of the alternatives, and its number.

        As much of it as can be planned. A turn that is planned already is not planned once more.
        """
        seat = self._running(position, user_id)
        dealt = (await self.look(position, user_id, number)).dealt
        keys = dealt.first_turn if dealt.deal.seat == seat else ()
        found = plan(position, seat, keys)
        if found is None or not found.fitting:
            raise Refusal("refusal-try-order")
        premove, keys = await self._premoves.of(position.table.id, user_id), keys[: found.fitting]
        laid = () if premove is None or premove.state is PremoveState.DROPPED else premove.alternatives
        for there, alternative in enumerate(laid):
            if alternative.keys == keys and not alternative.unless:
                return Laid(position, premove), there
        if len(laid) == MAX_ALTERNATIVES:
            raise Refusal("refusal-try-orders", most=MAX_ALTERNATIVES)
        return await self._premoves.set_choice(position.table.id, user_id, len(laid), 0, THEN.join(keys)), len(laid)

    async def _answer(self, imagined: Position, mover: int, user_id: int) -> str:
        game, seed = imagined.game, self._random.randbytes(16)
        known = Knowledge.of(game, imagined.state, mover, seed)
        claim = QueueKey(imagined.table.guild_id or 0, user_id)
        try:
            answer = await self._chooser.choose(game.key, known, Level.EASY, 0.0, claim)
            if answer.key is not None:
                return answer.key
        except Exception as error:
            log.warning("A computer could not answer in a line: %s", describe(error))
        raise Refusal("refusal-try-computer")

    async def _continued(
        self, position: Position, user_id: int, seat: int, before: TriedPosition, longer: tuple[LineStep, ...]
    ) -> TriedPosition:
        """The scratch line with these choices in the deal of ``before``, unless another click was faster."""
        new = Line(SCRATCH, before.line.deal, longer)

        def changed(now: queries.Tried) -> Analysis:
            if now.analysis.revision != before.analysis.revision:
                raise _Overtaken
            return _with_scratch(now, new)

        try:
            return self._whole(position, await self._change(position, user_id, seat, changed))
        except _Overtaken:
            now = await self.look(position, user_id, SCRATCH)
            return now._replace(note=text("try-stale"))

    async def _change(
        self, position: Position, user_id: int, seat: int, change: Callable[[queries.Tried], Analysis]
    ) -> queries.Tried:
        for _ in range(ATTEMPTS):
            found = await self._find(position, user_id, seat)
            changed = change(found)
            new = replace(changed, revision=found.analysis.revision + 1)
            if await self._store.write(queries.save, new):
                return queries.Tried(new, found.since)
        raise Refusal("refusal-try-again")

    async def _find(self, position: Position, user_id: int, seat: int) -> queries.Tried:
        return await self._store.read(queries.find, user_id, position.table.id, seat)

    def _seat(self, position: Position, user_id: int) -> int:
        """The seat of a person. Raises Refusal where they have none, or nothing may be tried at the table."""
        if not position.table.analysis:
            raise Refusal("refusal-no-analysis")
        seat = position.table.seat_of(user_id)
        if seat is None:
            raise Refusal("refusal-not-seated")
        return seat.seat

    def _running(self, position: Position, user_id: int) -> int:
        """The same at a table whose game goes on."""
        seat = self._seat(position, user_id)
        if position.table.status is not Status.RUNNING:
            raise Refusal("refusal-over")
        return seat

    def _whole(
        self, position: Position, found: queries.Tried, number: int = SCRATCH, note: Text | None = None
    ) -> TriedPosition:
        """A line with all its choices; where none has that number the newest. Raises Refusal for none at all."""
        if not found.analysis.lines:
            raise Refusal("refusal-try-none")
        line = found.analysis.line(number) or found.analysis.lines[-1]
        return self._tried(position, found, line, len(line.steps), note)

    def _tried(
        self, position: Position, found: queries.Tried, line: Line, at: int, note: Text | None = None
    ) -> TriedPosition:
        dealt = _walked(position, found.analysis.deal(line), line, at)
        if position.table.status is Status.RUNNING and not position.game.recalls(dealt.start, position.state):
            raise Refusal("refusal-try-passed")
        left = MAX_DEALS - len(found.analysis.dealt_since(found.since))
        if dealt.fitting < min(at, len(line.steps)):
            note = text("try-rules", number=dealt.fitting)
        return TriedPosition(position, found.analysis, line, dealt.fitting, dealt, left, note)


class _Overtaken(Exception):  # noqa: N818 - what happened
    """Another click has changed what a person tries."""


def _walked(position: Position, deal: GuessedDeal, line: Line, at: int) -> DealtPosition:
    return DealtPosition(position.table, position.game, deal, line.steps, at)


def _with_scratch(found: queries.Tried, new: Line) -> Analysis:
    return _pruned(found, replace(found.analysis, lines=(new, *found.analysis.kept)))


def _dealt(found: queries.Tried, begin: Beginning, seat: int) -> Analysis:
    """The record of a person with the next deal and a new line in it. Raises Refusal where that is one too many."""
    if begin.revision < begin.position.table.seats[seat].since:
        raise Refusal("refusal-try-turn")
    since, game = found.analysis.dealt_since(found.since), begin.position.game
    number = len(since)
    if number >= MAX_DEALS:
        raise Refusal("refusal-try-deals", most=MAX_DEALS)
    start = deal_anew(begin.position, begin.revision, seat, found.analysis.user_id, number)
    new = GuessedDeal(
        id=1 + max((deal.id for deal in found.analysis.deals), default=0),
        revision=begin.revision,
        asked_at=begin.position.table.revision,
        number=number,
        seat=seat,
        start=game.encode(start),
    )
    dealt = replace(found.analysis, deals=(*found.analysis.deals, new))
    return _with_scratch(queries.Tried(dealt, found.since), Line(SCRATCH, new.id))


def _pruned(found: queries.Tried, changed: Analysis) -> Analysis:
    """``changed`` without the deals that no line needs, but for those that count."""
    needed = {line.deal for line in changed.lines}
    deals = (deal for deal in changed.deals if deal.id in needed or deal.asked_at >= found.since)
    return replace(changed, deals=tuple(deals))
