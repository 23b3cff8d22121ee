"""Opening a tournament, signing up for it, checking in, and leaving it."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import sqlalchemy as sa

from bot.core.refusal import Refusal
from bot.people import setting_queries as settings
from bot.results import queries as results
from bot.tables.core.model import Person
from bot.tables.lobby.service import seat_counts
from bot.tables.time.clock import PACE_TERMS
from bot.tournaments import queries as tournaments
from bot.tournaments.base import TournamentBase, require_phase
from bot.tournaments.entry.late import made_up, placed_late
from bot.tournaments.model import (
    Announcement,
    Organiser,
    Participant,
    Phase,
    Tournament,
    TournamentChange,
    TournamentPlan,
    TournamentState,
)
from bot.tournaments.outcome import to_finish
from bot.tournaments.pairing.rounds import Form
from games.engine import text

MAX_LIVE = 5
"""The number of tournaments of a server that may be under way."""

MAX_PEOPLE = 1000
"""The number of people who may sign up."""

MIN_SIGN_UP, MAX_SIGN_UP = timedelta(minutes=5), timedelta(days=90)
"""A sign-up lasts at least and at most so long."""

MAX_NAME = 60
"""Characters of a tournament's name."""

MAX_ROUNDS, MAX_DAYS = 20, 90
"""The number of rounds that may be asked for, and of days for each."""


class Entering(TournamentBase):
    """Sign-up to tournaments."""

    async def open(self, by: Organiser, plan: TournamentPlan, channel_id: int, interaction_id: str) -> TournamentState:
        """Opens a tournament in a channel, for whom ``by`` may: who has the role for it, and managers. Raises Refusal.

        Its lot is drawn now. The same ``interaction_id`` opens nothing again.
        """
        guild_id = by.actor.guild_id
        if guild_id is None:
            raise Refusal("refusal-guild-only")

        def read(connection: sa.Connection) -> tuple[Tournament | None, int | None, int]:
            before = tournaments.opened_by(connection, interaction_id)
            return (
                before,
                settings.of_guild(connection, guild_id).organisers,
                sum(each.league_id is None for each in tournaments.live(connection, guild_id)),
            )

        before, role, live = await self._store.read(read)
        if before is not None:
            return await self.get(before.id, guild_id)
        if not by.actor.manager and (role is None or role not in by.roles):
            raise Refusal("refusal-tournament-open")
        plan = self._checked(plan)
        if live >= MAX_LIVE:
            raise Refusal("refusal-tournament-many", most=MAX_LIVE)
        now = self._now()
        tournament = Tournament(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            opener_id=by.actor.user_id,
            plan=plan,
            draw_seed=self._draw_seed(),
            opened_at=now,
            changed_at=now,
        )
        tournament_id = await self._store.write(tournaments.open_one, tournament, interaction_id)
        self._on_outbox()
        self._tables.scheduler.wake()
        return await self.get(tournament_id, guild_id)

    def _checked(self, plan: TournamentPlan) -> TournamentPlan:
        """``plan`` as it can be played, with its options complete. Raises Refusal."""
        game = self._games.get(plan.game)
        if game is None:
            raise Refusal("refusal-unknown-game")
        if plan.pace not in PACE_TERMS:
            raise Refusal("refusal-tournament-pace")
        if plan.form not in set(Form):
            raise Refusal("refusal-unknown-value")
        if plan.form == Form.KNOCKOUT and plan.group_size != 2:
            raise Refusal("refusal-tournament-knockout")
        if plan.form != Form.KNOCKOUT and plan.third_place:
            raise Refusal("refusal-tournament-third")
        if plan.group_size not in game.seats:
            raise Refusal("refusal-find-seats", fits=seat_counts(game.seats))
        wait = plan.sign_up_until - self._now()
        if not MIN_SIGN_UP <= wait <= MAX_SIGN_UP:
            raise Refusal("refusal-tournament-until", days=MAX_SIGN_UP.days)
        if not 2 <= plan.most <= MAX_PEOPLE:
            raise Refusal("refusal-tournament-size", most=MAX_PEOPLE)
        if not 1 <= (plan.rounds or 1) <= MAX_ROUNDS or not 1 <= plan.round_days <= MAX_DAYS:
            raise Refusal("refusal-tournament-length", rounds=MAX_ROUNDS, days=MAX_DAYS)
        try:
            options = msgspec.to_builtins(msgspec.convert(plan.options, game.Options))
        except msgspec.ValidationError:
            raise Refusal("refusal-options") from None
        return msgspec.structs.replace(plan, options=options, name=" ".join(plan.name.split())[:MAX_NAME])

    async def blocked_there(self, tournament_id: int, user_id: int) -> list[int]:
        """Those who have signed up whom a person blocks: it is told to that person alone."""
        return await self._store.read(tournaments.blocked_among, tournament_id, user_id)

    async def sign_up(self, tournament_id: int, guild_id: int | None, person: Person) -> TournamentState:
        """A person signs up. Who has already stays so. Raises Refusal."""
        theirs = await self._store.read(results.of_person, guild_id or 0, person.user_id)
        games = to_finish(theirs, person.user_id)

        def decide(state: TournamentState) -> TournamentChange | None:
            tournament = state.tournament
            require_phase(tournament, Phase.SIGN_UP)
            if tournament.plan.sign_up_until <= self._now():
                raise Refusal("refusal-sign-up-over")
            if state.of_user(person.user_id) is not None:
                return None
            if games:
                raise Refusal("refusal-tournament-timeouts", count=games)
            if len(state.people) >= tournament.plan.most:
                raise Refusal("refusal-tournament-full", most=tournament.plan.most)
            new = Participant(
                number=max((each.number for each in state.people), default=0) + 1,
                user_id=person.user_id,
                name=person.name,
                locale=person.locale,
                signed_at=self._now(),
            )
            return TournamentChange(tournament=self._touched(tournament), people=(new,))

        return await self._change_state(tournament_id, guild_id, decide)

    async def check_in(self, tournament_id: int, guild_id: int | None, user_id: int) -> TournamentState:
        """A person who has signed up will play. Raises Refusal."""

        def decide(state: TournamentState) -> TournamentChange | None:
            mine = state.of_user(user_id)
            if mine is None:
                raise Refusal("refusal-not-signed-up")
            if mine.checked_in:
                return None
            require_phase(state.tournament, Phase.CHECK_IN)
            here = msgspec.structs.replace(mine, checked_in=True)
            return TournamentChange(tournament=self._touched(state.tournament), people=(here,))

        return await self._change_state(tournament_id, guild_id, decide)

    async def come_back(self, tournament_id: int, guild_id: int | None, user_id: int) -> TournamentState:
        """A person who has not checked in plays all the same, as far as a late entry may. Raises Refusal."""

        def decide(state: TournamentState) -> TournamentChange | None:
            mine = state.of_user(user_id)
            if mine is None:
                raise Refusal("refusal-not-signed-up")
            require_phase(state.tournament, Phase.RUNNING)
            if mine.dropped is None:
                return None
            if mine.seed or mine.dropped != "tournament-out-absent":
                raise Refusal("refusal-not-playing")
            return self._late(state, mine, "tournament-note-back")

        return await self._change_state(tournament_id, guild_id, decide)

    def _late(self, state: TournamentState, person: Participant, note: str) -> TournamentChange:
        """The change by which ``person``, who has a number, enters a tournament that has begun. Raises Refusal."""
        new = placed_late(state, person)
        matches = made_up(state, new, self._now())
        games = sum(each.id == 0 and len(each.seats) > 1 for each in matches)
        words = text(note, who=f"<@{new.user_id}>", count=games)
        moved = new.number != person.number and person in state.people
        return TournamentChange(
            tournament=self._touched(state.tournament),
            people=(new,),
            gone=(person.number,) if moved else (),
            matches=matches,
            notes=(Announcement(words=words, pings=(new.user_id,)),),
        )

    @staticmethod
    def require_leaving(state: TournamentState, user_id: int) -> Participant:
        """The participant who a person is that may leave a tournament. Raises Refusal."""
        mine = state.of_user(user_id)
        if mine is None:
            raise Refusal("refusal-not-signed-up")
        require_phase(state.tournament, Phase.SIGN_UP, Phase.CHECK_IN, Phase.RUNNING)
        if state.tournament.phase is Phase.RUNNING and (mine.dropped is not None or not mine.seed):
            raise Refusal("refusal-not-playing")
        return mine

    async def leave(self, tournament_id: int, guild_id: int | None, user_id: int) -> TournamentState:
        """A person withdraws before it begins; later they are paired no more, and lose what they play there."""

        def decide(state: TournamentState) -> TournamentChange | None:
            mine, tournament = self.require_leaving(state, user_id), state.tournament
            if tournament.phase in (Phase.SIGN_UP, Phase.CHECK_IN):
                return TournamentChange(tournament=self._touched(tournament), gone=(mine.number,))
            out = msgspec.structs.replace(mine, dropped="tournament-out-left")
            note = Announcement(words=text("tournament-note-left", who=f"<@{user_id}>"))
            return TournamentChange(tournament=self._touched(tournament), people=(out,), notes=(note,))

        return await self._change_state(tournament_id, guild_id, decide)
