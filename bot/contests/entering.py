"""Opening a tournament, signing up for it, checking in, and leaving it."""

from __future__ import annotations

from datetime import timedelta

import msgspec

from bot.contests.base import ContestsBase, require_phase
from bot.contests.outcome import to_finish
from bot.contests.pairing import Form
from bot.model.clock import TERMS
from bot.model.contest import Alteration, Contest, ContestNote, Official, Participant, Phase, Plan, Whole
from bot.model.refusal import Refusal
from bot.model.table import Person
from bot.store import contests, results
from games.engine import text

MOST_LIVE = 5
"""So many tournaments of a server may be under way."""

MOST_PEOPLE = 1000
"""So many people may sign up."""

SOONEST, FARTHEST = timedelta(minutes=5), timedelta(days=90)
"""A sign-up lasts at least and at most so long."""

LONGEST_NAME = 60
"""Characters of a tournament's name."""

MOST_ROUNDS, MOST_DAYS = 20, 90
"""So many rounds somebody may ask for, and so many days for each."""


class Entering(ContestsBase):
    """Who plays in a tournament."""

    async def open(self, by: Official, plan: Plan, channel_id: int, interaction_id: str) -> Whole:
        """Opens a tournament in a channel, for whom ``by`` may: who has the role for it, and managers. Raises Refusal.

        Its lot is drawn now. The same ``interaction_id`` opens nothing again.
        """
        guild_id = by.actor.guild_id
        if guild_id is None:
            raise Refusal("refusal-guild-only")
        if (before := await self._store.read(contests.opened_by, interaction_id)) is not None:
            return await self.get(before.id, guild_id)
        role = (await self._store.guild_settings(guild_id)).organisers
        if not by.actor.manager and (role is None or role not in by.roles):
            raise Refusal("refusal-tournament-open")
        plan = self._checked(plan)
        if len(await self._store.read(contests.live, guild_id)) >= MOST_LIVE:
            raise Refusal("refusal-tournament-many", most=MOST_LIVE)
        now = self._now()
        contest = Contest(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            opener_id=by.actor.user_id,
            plan=plan,
            lot=self._draw_lot(),
            opened_at=now,
            changed_at=now,
        )
        contest_id = await self._store.write(contests.open_one, contest, interaction_id)
        self._on_change()
        return await self.get(contest_id, guild_id)

    def _checked(self, plan: Plan) -> Plan:
        """``plan`` as it can be played, with its options complete. Raises Refusal."""
        game = self._games.get(plan.game)
        if game is None:
            raise Refusal("refusal-unknown-game")
        if plan.pace not in TERMS:
            raise Refusal("refusal-tournament-pace")
        if plan.form not in set(Form):
            raise Refusal("refusal-unknown-value")
        if plan.form == Form.KNOCKOUT and plan.group_size != 2:
            raise Refusal("refusal-tournament-knockout")
        if plan.group_size not in game.seats:
            raise Refusal("refusal-find-seats", fits=", ".join(map(str, game.seats)))
        wait = plan.sign_up_until - self._now()
        if not SOONEST <= wait <= FARTHEST:
            raise Refusal("refusal-tournament-until", days=FARTHEST.days)
        if not 2 <= plan.most <= MOST_PEOPLE:
            raise Refusal("refusal-tournament-size", most=MOST_PEOPLE)
        if not 1 <= (plan.rounds or 1) <= MOST_ROUNDS or not 1 <= plan.round_days <= MOST_DAYS:
            raise Refusal("refusal-tournament-length", rounds=MOST_ROUNDS, days=MOST_DAYS)
        try:
            options = msgspec.to_builtins(msgspec.convert(plan.options, game.Options))
        except msgspec.ValidationError:
            raise Refusal("refusal-options") from None
        return msgspec.structs.replace(plan, options=options, name=" ".join(plan.name.split())[:LONGEST_NAME])

    async def blocked_there(self, contest_id: int, user_id: int) -> list[int]:
        """Those who have signed up whom a person blocks: it is told to that person alone."""
        return await self._store.read(contests.blocked_among, contest_id, user_id)

    async def sign_up(self, contest_id: int, guild_id: int | None, person: Person) -> Whole:
        """A person signs up. Who has already stays so. Raises Refusal."""
        theirs = await self._store.read(results.of_person, guild_id or 0, person.user_id)
        games = to_finish(theirs, person.user_id)

        def decide(whole: Whole) -> Alteration | None:
            contest = whole.contest
            require_phase(contest, Phase.SIGN_UP)
            if contest.plan.sign_up_until <= self._now():
                raise Refusal("refusal-sign-up-over")
            if whole.of_user(person.user_id) is not None:
                return None
            if games:
                raise Refusal("refusal-tournament-timeouts", count=games)
            if len(whole.people) >= contest.plan.most:
                raise Refusal("refusal-tournament-full", most=contest.plan.most)
            new = Participant(
                number=max((each.number for each in whole.people), default=0) + 1,
                user_id=person.user_id,
                name=person.name,
                locale=person.locale,
                signed_at=self._now(),
            )
            return Alteration(contest=self._touched(contest), people=(new,))

        return await self._alter(contest_id, guild_id, decide)

    async def check_in(self, contest_id: int, guild_id: int | None, user_id: int) -> Whole:
        """A person who has signed up will play. Raises Refusal."""

        def decide(whole: Whole) -> Alteration | None:
            mine = whole.of_user(user_id)
            if mine is None:
                raise Refusal("refusal-not-signed-up")
            if mine.checked_in:
                return None
            require_phase(whole.contest, Phase.CHECK_IN)
            here = msgspec.structs.replace(mine, checked_in=True)
            return Alteration(contest=self._touched(whole.contest), people=(here,))

        return await self._alter(contest_id, guild_id, decide)

    async def leave(self, contest_id: int, guild_id: int | None, user_id: int) -> Whole:
        """A person withdraws before it begins; later they are paired no more, and lose what they play there."""

        def decide(whole: Whole) -> Alteration | None:
            mine = whole.of_user(user_id)
            if mine is None:
                raise Refusal("refusal-not-signed-up")
            contest = whole.contest
            if contest.phase in (Phase.SIGN_UP, Phase.CHECK_IN):
                return Alteration(contest=self._touched(contest), gone=(mine.number,))
            require_phase(contest, Phase.RUNNING)
            if mine.dropped is not None or not mine.seed:
                raise Refusal("refusal-not-playing")
            out = msgspec.structs.replace(mine, dropped="contest-out-left")
            note = ContestNote(words=text("contest-note-left", who=f"<@{user_id}>"))
            return Alteration(contest=self._touched(contest), people=(out,), notes=(note,))

        return await self._alter(contest_id, guild_id, decide)
