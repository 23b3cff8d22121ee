"""The honours at a tournament's end, each by a small example."""

from __future__ import annotations

import msgspec
import pytest

from bot.tournaments.model import Match, MatchVerdict, Participant, Phase, Seeding, Tournament, TournamentState
from bot.tournaments.pairing.field import Form
from bot.tournaments.records.awards import Award, awards, films, podium
from tests.bot.tournaments.hall import LOT, Hall


def game(number: int, round_number: int, *seats: int, places: tuple[int, ...] = (1, 2), **more: object) -> Match:
    """A match that was played, at the table with ten times its number."""
    return msgspec.structs.replace(
        Match(
            id=number,
            tournament_id=1,
            round=round_number,
            number=number,
            seats=seats,
            opens_at=Hall.START,
            table_id=10 * number,
            verdict=MatchVerdict.PLAYED,
            places=places,
        ),
        **more,
    )


def cup(*matches: Match, seeding: Seeding = Seeding.RATING, form: Form = Form.SWISS, size: int = 2) -> TournamentState:
    """A tournament of four whose numbers are their seeds."""
    plan = msgspec.structs.replace(Hall.PLAN, seeding=seeding, form=form.value, group_size=size)
    tournament = Tournament(
        id=1,
        guild_id=1,
        channel_id=2,
        opener_id=3,
        plan=plan,
        draw_seed=LOT,
        opened_at=Hall.START,
        changed_at=Hall.START,
        phase=Phase.OVER,
        round=max(each.round for each in matches),
        rounds=2,
    )
    people = tuple(
        Participant(number=n, user_id=100 + n, name=f"P{n}", locale="de", signed_at=Hall.START, seed=n)
        for n in range(1, 5)
    )
    return TournamentState(tournament=tournament, people=people, matches=matches)


TWO_ROUNDS = (
    game(1, 1, 1, 3, places=(2, 1), scores=(10, 14)),
    game(2, 1, 2, 4, places=(2, 1), scores=(20, 23)),
    game(3, 2, 4, 3, places=(1, 2), scores=(9, 2)),
    game(4, 2, 1, 2, places=(1, 1), scores=(7, 7)),
)


def test_those_level_share_a_place_of_the_podium() -> None:
    found = [(place, [each.person for each in there]) for place, there in podium(cup(*TWO_ROUNDS))]
    assert found == [(1, [4]), (2, [3]), (3, [2])]
    level = cup(game(1, 1, 1, 2, places=(1, 1)), game(2, 1, 3, 4, places=(1, 1)))
    assert [(place, len(there)) for place, there in podium(level)] == [(1, 4)]


def test_what_stood_out_has_an_award() -> None:
    state = cup(*TWO_ROUNDS)
    assert awards(state) == (
        Award("unbeaten", (4,)),
        Award("climb", (4,), 3),
        Award("upset", (3,), 2, 1, TWO_ROUNDS[0]),
        Award("closest", (4,), 3, match=TWO_ROUNDS[1]),
    )
    assert films(state, awards(state), 5) == (30, 40, 10, 20)
    assert films(state, awards(state), 2) == (30, 40)


@pytest.mark.parametrize(
    ("state", "kinds"),
    [
        (cup(*TWO_ROUNDS, seeding=Seeding.LOT), ["unbeaten", "closest"]),
        (cup(*TWO_ROUNDS[:2], form=Form.KNOCKOUT), ["climb", "upset", "closest"]),
        (cup(game(1, 1, 1, 2, verdict=MatchVerdict.ADJUDICATED), game(2, 1, 3, 4, forfeited=(4,))), ["climb"]),
        (cup(game(1, 1, 1, 2, 3, 4, places=(4, 3, 2, 1), scores=(1, 2, 3, 5)), size=4), ["climb", "closest"]),
        (cup(game(1, 1, 1, 2, scores=(4, 4)), game(2, 1, 3, 4)), ["climb"]),
    ],
)
def test_what_says_nothing_has_none(state: TournamentState, kinds: list[str]) -> None:
    assert [each.kind for each in awards(state)] == kinds
