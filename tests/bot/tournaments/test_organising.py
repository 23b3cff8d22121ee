"""What organisers may do, who is one, and what everybody else is told."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta

import msgspec
import pytest
import sqlalchemy as sa

from bot.core.pace import Pace
from bot.core.pseudonym import is_pseudonym
from bot.core.refusal import Refusal
from bot.db.schema import outbox
from bot.outbox.model import Kind
from bot.privacy.personal_data import personal_data
from bot.privacy.service import Forgetting
from bot.results import queries as results
from bot.server import settings as server_settings
from bot.tables.core import administration
from bot.tables.core.base import moment
from bot.tables.core.model import Actor, Person, Status
from bot.tables.polls import seat_offers, service
from bot.tables.polls.subjects import AGREE, SeatOffer
from bot.tables.seating import leaving
from bot.tournaments.model import Match, MatchVerdict, Organiser, Participant, Phase, TournamentState
from bot.tournaments.schema import tournament_people
from bot.tournaments.schema import tournaments as rows
from bot.webhooks import queries as webhooks
from bot.webhooks.model import HookEvent, Webhook
from testing.crashes import Crashed, never
from tests.bot.tournaments.hall import BOSS, GUILD, Hall, person

ROLE = 55
HELPER = Organiser(Actor(2, GUILD), (ROLE,))
SECOND = Organiser(Actor(3, GUILD, manager=True))
PLAYER = Organiser(Actor(100, GUILD))
ELSEWHERE = Organiser(Actor(1, GUILD + 1, manager=True))


def acts(
    hall: Hall, state: TournamentState, by: Organiser, reason: str = "why"
) -> list[Callable[[], Awaitable[TournamentState]]]:
    """Everything that an organiser may do, in an order in which all of it can be done."""
    service, number = hall.tournaments, state.tournament.id
    first, second = state.open[0], state.open[1]
    users = [state.participant(each).user_id for each in (*first.seats, *second.seats)]
    return [
        lambda: service.extend(number, by, 2, reason),
        lambda: service.forfeit(number, by, users[0], reason),
        lambda: service.adjudicate(number, by, second.table_id or 0, [users[2]], reason),
        lambda: service.annul(number, by, second.table_id or 0, reason),
        lambda: service.replace(number, by, users[3], person(200), reason),
        lambda: service.remove(number, by, users[1], reason),
        lambda: service.end(number, by, reason),
    ]


async def test_only_organisers_have_power_and_everything_is_told_with_its_reason(hall: Hall) -> None:
    state = await hall.begun(4)
    number = state.tournament.id
    for stranger in (PLAYER, HELPER, ELSEWHERE):
        for act in acts(hall, state, stranger):
            with pytest.raises(Refusal, match=r"refusal-(tournament-(organisers|replace)|no-tournament)"):
                await act()
    for act in acts(hall, state, BOSS, "  "):
        with pytest.raises(Refusal, match="refusal-no-reason"):
            await act()
    assert await hall.state(number) == state
    await server_settings.change(hall.tables, GUILD, 0, organisers=ROLE)
    for act in acts(hall, state, HELPER):
        await act()
    told = await hall.notes(number)
    assert [note.id.removeprefix("tournament-note-") for note in told] == [
        *("extend", "forfeit", "adjudicate", "annul", "replace-asked", "remove", "end"),
    ]
    assert {note.args["reason"] for note in told} == {"why"}
    assert {note.args["by"] for note in told} == {"<@2>"}
    assert (await hall.state(number)).tournament.over == "tournament-over-ended"
    with pytest.raises(Refusal, match="refusal-tournament-over"):
        await hall.tournaments.extend(number, BOSS, 1, "more")


async def test_only_organisers_open_tournaments(hall: Hall) -> None:
    for by in (PLAYER, HELPER):
        with pytest.raises(Refusal, match="refusal-tournament-open"):
            await hall.tournaments.open(by, hall.plan(), 20, "a")
    await server_settings.change(hall.tables, GUILD, 0, organisers=ROLE)
    mine = await hall.tournaments.open(HELPER, hall.plan(), 20, "a")
    again = await hall.tournaments.open(HELPER, hall.plan(name="Other"), 20, "a")
    assert mine == again, "an interaction opens one"
    await server_settings.change(hall.tables, GUILD, 0, organisers=None)
    state = await hall.tournaments.extend(mine.tournament.id, Organiser(Actor(2, GUILD)), 1, "it is mine")
    assert state.tournament.plan.sign_up_until == mine.tournament.plan.sign_up_until + timedelta(days=1)


async def test_adjudicated_and_annulled_games(hall: Hall) -> None:
    state = await hall.begun(4, rounds=1)
    number, (first, second) = state.tournament.id, state.open
    winner = state.participant(first.seats[1]).user_id
    with pytest.raises(Refusal, match="refusal-plays-elsewhere"):
        await hall.tournaments.adjudicate(number, BOSS, first.table_id or 0, [99], "x")
    with pytest.raises(Refusal, match="refusal-no-such-match"):
        await hall.tournaments.annul(number, BOSS, 999, "x")
    state = await hall.tournaments.adjudicate(number, BOSS, first.table_id or 0, [winner], "clear")
    assert (state.matches[0].verdict, state.matches[0].places) == (MatchVerdict.ADJUDICATED, (2, 1))
    await hall.look()
    stopped = await hall.tables.get(first.table_id or 0)
    assert (stopped.status, stopped.stopped, stopped.rated, stopped.pace) == (Status.RUNNING, True, False, Pace.FREE)
    loser = (await hall.tables.get(second.table_id or 0)).people[0]
    await leaving.concede(hall.tables, second.table_id or 0, loser)
    state = await hall.tournaments.annul(number, BOSS, second.table_id or 0, "a mistake")
    assert (state.matches[1].verdict, state.matches[1].places) == (MatchVerdict.ANNULLED, None)
    kept = await hall.store.read(results.find, second.table_id or 0)
    assert kept is not None
    assert kept.removal is not None, "it counts for no rating either"
    await hall.look()
    state = await hall.state(number)
    assert state.tournament.phase is Phase.OVER
    assert state.matches[1].verdict is MatchVerdict.ANNULLED


@pytest.mark.parametrize("organiser", [1, 100])
async def test_an_annulled_game_under_way_is_closed_also_by_an_organiser_who_plays_it(
    hall: Hall, organiser: int
) -> None:
    state = await hall.begun(2, rounds=1)
    table = state.open[0].table_id or 0
    await hall.tournaments.annul(
        state.tournament.id, Organiser(Actor(organiser, GUILD, manager=True)), table, "a mistake"
    )
    assert (await hall.tables.get(table)).status is Status.CLOSED


async def closed(hall: Hall, state: TournamentState) -> Match:
    """A match of the round whose table a manager has closed."""
    match = state.open[0]
    await administration.close(hall.tables, match.table_id or 0, BOSS.actor)
    return match


async def table_notes(hall: Hall, table_id: int | None) -> list[str]:
    """What is to be said at a table besides its close, by message ids."""
    here = sa.select(outbox.c.note).where(outbox.c.kind == Kind.NOTICE, outbox.c.subject == table_id)
    found = await hall.store.read(lambda c: c.execute(here.order_by(outbox.c.id)).scalars().all())
    return [note.id for note in found if note.id != "notice-closed"]


async def test_a_closed_table_is_put_to_the_organisers_once_and_the_round_waits_for_them(hall: Hall) -> None:
    state = await hall.begun(4, rounds=2)
    number, match = state.tournament.id, await closed(hall, state)
    for _ in range(3):
        await hall.look()
    (note,) = await hall.notes(number)
    users = [state.participant(each).user_id for each in match.seats]
    assert note.id == "tournament-note-closed"
    assert (note.args["organiser"], note.args["called"]) == ("<@1>", 1)
    assert note.args["who"] == ", ".join(f"<@{user}>" for user in users)
    assert state.tournament.round_ends_at is not None
    assert note.args["until"] == moment(state.tournament.round_ends_at)
    await leaving.concede(hall.tables, state.open[1].table_id or 0, 100 + state.open[1].seats[0] - 1)
    await hall.look()
    state = await hall.state(number)
    assert (state.tournament.round, [each.id for each in state.open], state.open[0].closed) == (1, [match.id], True)
    for stranger in (PLAYER, ELSEWHERE):
        with pytest.raises(Refusal, match=r"refusal-(tournament-organisers|no-tournament)"):
            await hall.tournaments.to_decide(match.id, stranger)
    assert (await hall.tournaments.to_decide(match.id, BOSS))[1].id == match.id
    await hall.tournaments.adjudicate(number, BOSS, match.table_id or 0, [users[0]], "ahead", first=True)
    with pytest.raises(Refusal, match="refusal-match-decided"):
        await hall.tournaments.adjudicate(number, BOSS, match.table_id or 0, [users[1]], "no", first=True)
    with pytest.raises(Refusal, match="refusal-match-decided"):
        await hall.tournaments.to_decide(match.id, BOSS)
    assert await table_notes(hall, match.table_id) == ["notice-tournament-closed", "notice-tournament-counts"]
    await hall.look()
    assert (await hall.state(number)).tournament.round == 2


async def test_a_closed_table_that_nobody_decides_is_a_draw_at_the_date(hall: Hall) -> None:
    state = await hall.begun(2, rounds=1)
    match = await closed(hall, state)
    hall.later(days=14)
    await hall.look()
    state = await hall.state(state.tournament.id)
    assert (state.matches[0].verdict, state.matches[0].places) == (MatchVerdict.DRAW, (1, 1))
    assert await table_notes(hall, match.table_id) == ["notice-tournament-closed", "notice-tournament-counts"]


async def test_who_forfeits_a_closed_game_has_lost_it(hall: Hall) -> None:
    state = await hall.begun(2, rounds=1)
    match = await closed(hall, state)
    await hall.look()
    await hall.tournaments.forfeit(state.tournament.id, BOSS, state.participant(match.seats[0]).user_id, "rude")
    await hall.look()
    assert (await hall.state(state.tournament.id)).matches[0].places == (2, 1)


@pytest.mark.parametrize("before", [True, False])
async def test_what_is_closed_or_decided_comes_to_the_same_though_the_program_dies(hall: Hall, before: bool) -> None:
    """It dies before or after each write in turn, and is started again."""
    for last in range(1, 8):
        state = await hall.begun(4, rounds=1)
        number, match, other = state.tournament.id, await closed(hall, state), state.open[1]
        hall.crashes.crash_at(last, before=before)
        for act in (
            hall.arrange,
            lambda: hall.tournaments.adjudicate(number, BOSS, other.table_id or 0, [], "late"),  # noqa: B023
            hall.arrange,
        ):
            try:
                await act()
            except Crashed:
                hall.crashes.plan = never
                hall.begin()
                with contextlib.suppress(Refusal):
                    await act()
        hall.crashes.plan = never
        await hall.arrange()
        told = Counter(await hall.said(number))
        assert told["tournament-note-closed"] == 1, "it is said once"
        assert await table_notes(hall, match.table_id) == ["notice-tournament-closed"]
        table = await hall.tables.get(other.table_id or 0)
        assert [poll.kind for poll in table.polls] == ["play_unrated"]
        await hall.tournaments.end(number, BOSS, "enough")


async def test_a_substitute_takes_the_place_with_all_results(hall: Hall) -> None:
    state = await hall.begun(4, rounds=2)
    number = state.tournament.id
    for table in await hall.running(state):
        await leaving.concede(hall.tables, table.id, table.people[0])
    await hall.look()
    hall.later(minutes=1)
    state = await hall.opened(number)
    match = state.open[0]
    leaver = state.participant(match.seats[0])
    await hall.tournaments.replace(number, BOSS, leaver.user_id, person(200), "ill")
    state = await hall.tournaments.replace(number, SECOND, leaver.user_id, person(200), "as I see it too")
    assert state.participant(leaver.number).user_id == 200
    assert (await hall.notes(number))[-1].args["reason"] == "ill"
    table = await hall.tables.get(match.table_id or 0)
    (offer,) = table.asking(SeatOffer)
    assert seat_offers.pending(table, offer) == (200,), "who comes agrees, who goes is not asked"
    await service.answer(hall.tables, table.id, service.Ballot(SeatOffer.kind, offer.revision, AGREE), person(200))
    other = next(user for user in (await hall.tables.get(table.id)).people if user != 200)
    await leaving.concede(hall.tables, table.id, other)
    await hall.look()
    state = await hall.state(number)
    decided = next(each for each in state.matches if each.id == match.id)
    assert dict(zip(decided.seats, decided.places or (), strict=True))[leaver.number] == 1
    assert not decided.forfeited
    with pytest.raises(Refusal, match="refusal-plays-already"):
        await hall.tournaments.replace(number, BOSS, state.active[0].user_id, person(200), "again")


async def test_a_player_or_a_second_organiser_agrees_to_a_substitute_and_nobody_else(hall: Hall) -> None:
    await server_settings.change(hall.tables, GUILD, 0, organisers=ROLE)
    state = await hall.begun(4)
    number, opener, friend = state.tournament.id, Organiser(Actor(state.tournament.opener_id, GUILD)), person(200)
    victim = state.participant(state.open[0].seats[0])
    with pytest.raises(Refusal, match="refusal-tournament-replace"):
        await hall.tournaments.replace(number, opener, victim.user_id, friend, "he is so strong")
    with pytest.raises(Refusal, match="refusal-replace-gone"):
        await hall.tournaments.agree(number, SECOND, victim.number)
    for _ in range(3):
        await hall.tournaments.replace(number, HELPER, victim.user_id, friend, "he is so strong")
    assert [note.id for note in await hall.notes(number)] == ["tournament-note-replace-asked"], "asked once"
    for by in (HELPER, opener, PLAYER, Organiser(Actor(200, GUILD, manager=True))):
        if by.actor.user_id != victim.user_id:
            with pytest.raises(Refusal, match="refusal-replace-agree"):
                await hall.tournaments.agree(number, by, victim.number)
    await hall.tournaments.replace(number, Organiser(Actor(200, GUILD, manager=True)), victim.user_id, friend, "me!")
    assert (await hall.state(number)).participant(victim.number).user_id == victim.user_id
    with pytest.raises(Refusal, match="refusal-no-tournament"):
        await hall.tournaments.agree(number, ELSEWHERE, victim.number)
    state = await hall.tournaments.agree(number, Organiser(Actor(victim.user_id, GUILD)), victim.number)
    assert state.participant(victim.number).user_id == 200
    (offer,) = (await hall.tables.get(state.open[0].table_id or 0)).asking(SeatOffer)
    assert offer.by == HELPER.actor.user_id
    with pytest.raises(Refusal, match="refusal-replace-gone"):
        await hall.tournaments.agree(number, SECOND, victim.number)
    leaver = state.participant(state.open[1].seats[0])
    mine = Organiser(Actor(leaver.user_id, GUILD), (ROLE,))
    state = await hall.tournaments.replace(number, mine, leaver.user_id, person(201), "I cannot play on")
    assert state.participant(leaver.number).user_id == 201, "an organiser who plays gives their own place away"


async def test_a_substitute_who_is_forgotten_is_proposed_no_more(hall: Hall) -> None:
    state = await hall.begun(4)
    number, (first, second, third, _) = state.tournament.id, state.people
    for player, new in ((first, 200), (second, 201), (third, 202)):
        await hall.tournaments.replace(number, SECOND, player.user_id, person(new), "ill")
    (told,) = (await hall.store.read(personal_data, 200))["tournament_substitutes"]
    assert told["substitute"]["person"]["user_id"] == 200
    assert len((await hall.store.read(personal_data, 3))["tournament_substitutes"]) == 3
    forgetting = Forgetting(hall.store, hall.tables)
    for gone, left in ((200, [201, 202]), (second.user_id, [202]), (3, [])):
        await forgetting.begin(gone)
        await forgetting.forget(gone)
        people = (await hall.state(number)).people
        assert [each.substitute.person.user_id for each in people if each.substitute is not None] == left


@pytest.mark.parametrize("replaced_first", [True, False])
@pytest.mark.parametrize("wins", [True, False])
async def test_what_a_player_ends_before_a_substitute_sits_down_counts_for_their_place(
    hall: Hall, *, replaced_first: bool, wins: bool
) -> None:
    state = await hall.begun(4, rounds=2)
    number, match = state.tournament.id, state.open[0]
    mine, other = (state.participant(each) for each in match.seats)
    loser = other.user_id if wins else mine.user_id
    for replaces in (replaced_first, not replaced_first):
        if replaces:
            await hall.tournaments.replace(number, BOSS, mine.user_id, person(200), "ill")
            await hall.tournaments.replace(number, SECOND, mine.user_id, person(200), "ill")
        else:
            await leaving.concede(hall.tables, match.table_id or 0, loser)
    await hall.look()
    decided = next(each for each in (await hall.state(number)).matches if each.id == match.id)
    places = dict(zip(decided.seats, decided.places or (), strict=True))
    assert (places, decided.forfeited) == ({mine.number: 1 if wins else 2, other.number: 2 if wins else 1}, ())
    forgetting = Forgetting(hall.store, hall.tables)
    await forgetting.begin(mine.user_id)
    await forgetting.forget(mine.user_id)
    (earlier,) = (await hall.state(number)).participant(mine.number).earlier
    assert is_pseudonym(earlier)


async def test_a_substitute_is_offered_the_seat_though_the_bot_died_before(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await hall.begun(4, rounds=2)
    number, match = state.tournament.id, state.open[0]
    leaver = state.participant(match.seats[0]).user_id

    async def dies(*_: object, **__: object) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(seat_offers, "hand_over", dies)
        await hall.tournaments.replace(number, SECOND, leaver, person(200), "ill")
        with pytest.raises(RuntimeError):
            await hall.tournaments.replace(number, BOSS, leaver, person(200), "ill")
    assert (await hall.tables.get(match.table_id or 0)).polls == ()
    await hall.tournaments.replace(number, BOSS, leaver, person(200), "ill")
    assert len((await hall.tables.get(match.table_id or 0)).asking(SeatOffer)) == 1
    with pytest.raises(Refusal, match="refusal-plays-already"):
        await hall.tournaments.replace(number, BOSS, leaver, person(200), "ill")


async def test_webhooks_hear_of_rounds(hall: Hall) -> None:
    hook = Webhook(
        id=0, guild_id=GUILD, url="https://x.example", secret="s", events=(HookEvent.ROUND,), created_at=hall.time
    )
    await hall.store.write(webhooks.add, hook, 5)
    await hall.begun(3)
    told_of = sa.select(outbox.c.body).where(outbox.c.kind == Kind.WEBHOOK)
    (payload,) = await hall.store.read(lambda c: c.execute(told_of).scalars().all())
    told = msgspec.json.decode(payload)
    assert (told["event"], told["round"]["number"], told["tournament"]["form"]) == ("round", 1, "swiss")
    users = sorted(each["user_id"] for match in told["round"]["matches"] for each in match)
    assert users == ["100", "101", "102"]


async def test_who_is_forgotten_stays_under_a_pseudonym_and_plays_no_more(hall: Hall) -> None:
    state = await hall.begun(4)
    waiting = await hall.open()
    zoe = Person(100, "Zoë", "de")
    await hall.tournaments.sign_up(waiting.tournament.id, GUILD, zoe)
    data = await hall.store.read(personal_data, 100)
    assert [each["tournament_id"] for each in data["tournaments"]] == [state.tournament.id, waiting.tournament.id]
    assert (await hall.store.read(personal_data, 1))["opened_tournaments"][0]["plan"]["game"] == "pebbles"
    forgetting = Forgetting(hall.store, hall.tables)
    await forgetting.begin(100)
    await forgetting.forget(100)
    await hall.look()
    left: Participant = (await hall.state(state.tournament.id)).people[0]
    assert is_pseudonym(left.user_id)
    assert (left.locale, left.dropped) == ("", "tournament-out-left")
    assert (await hall.state(waiting.tournament.id)).people == ()
    await forgetting.begin(1)
    await forgetting.forget(1)
    found = await hall.store.read(
        lambda c: [
            *c.execute(sa.select(tournament_people.c.user_id)).scalars(),
            *c.execute(sa.select(rows.c.opener_id)).scalars(),
        ]
    )
    assert not {1, 100} & {*found}
