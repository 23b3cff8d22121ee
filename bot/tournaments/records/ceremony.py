"""The last post of a tournament: its winner, places, awards, thanks, and films of the games worth seeing."""

from __future__ import annotations

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.exact import exact
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.tables.show.names import person_mention
from bot.tournaments.model import TournamentState
from bot.tournaments.pairing.field import Form
from bot.tournaments.played import in_order
from bot.tournaments.records.awards import Award, awards, films, podium
from bot.tournaments.standings_views import places
from bot.tournaments.views import heading, text_of

MAX_FILMS = 5
"""The number of films that are offered: a row of buttons."""

MAX_SHARERS = 8
"""The number of people who are named for a place or an award that they share."""


def ceremony_post(state: TournamentState, over: str, language: str) -> Message:
    """The post at the end of a tournament that is ``over``, by the message that says why. It calls the first three."""
    tournament, localizer = state.tournament, text_of(state.tournament, language)
    stand, given = podium(state), awards(state)
    best = stand[0][1] if stand else ()
    winners = _who(state, [each.person for each in best], localizer)
    games = [each for each in state.matches if each.table_id is not None]
    honours = [_award_line(state, each, localizer) for each in given]
    thanks = localizer.format(
        "ceremony-thanks",
        players=len(state.entrants),
        games=len(games),
        organiser=person_mention(tournament.opener_id, localizer),
    )
    parts = [
        text_block(f"{heading(tournament, localizer)}\n{localizer.format(over)}"),
        text_block("## " + localizer.format("ceremony-winner", who=winners, count=len(best))) if best else None,
        text_block("\n".join(_places(state, localizer))),
        text_block("\n".join(honours)) if honours else None,
        text_block("\n".join(moved)) if (moved := _moves(state, localizer)) else None,
        text_block(thanks),
        row(*(_film(table, localizer) for table in shown)) if (shown := films(state, given, MAX_FILMS)) else None,
    ]
    called = [state.participant(each.person).user_id for _, there in stand for each in there[:MAX_SHARERS]]
    return Message(layout(*parts), pings=called)


def _places(state: TournamentState, localizer: Localizer) -> list[str]:
    """The podium, a line for each place; points where there are any."""
    plan = state.tournament.plan
    return [
        localizer.format(
            "ceremony-place",
            place=place,
            who=_who(state, [each.person for each in there], localizer),
            points=exact(there[0].points, localizer, places(plan.group_size)),
            scored="no" if plan.form == Form.KNOCKOUT else "yes",
        )
        for place, there in podium(state)
    ]


def _moves(state: TournamentState, localizer: Localizer) -> list[str]:
    """The lines that say who goes up and who goes down, of a division of a league."""
    plan, order = state.tournament.plan, in_order(state)
    going = (("league-up", order[: plan.up]), ("league-down", order[len(order) - plan.down :]))
    return [localizer.format(words, who=_who(state, people, localizer)) for words, people in going if people]


def _award_line(state: TournamentState, award: Award, localizer: Localizer) -> str:
    return localizer.format(
        f"award-{award.kind}",
        who=_who(state, award.people, localizer),
        other=_who(state, (award.other,) if award.other else (), localizer),
        number=award.number,
        table=str(award.match.table_id) if award.match is not None else "",
    )


def _who(state: TournamentState, people: tuple[int, ...] | list[int], localizer: Localizer) -> str:
    named = [person_mention(state.participant(each).user_id, localizer) for each in people[:MAX_SHARERS]]
    who = ", ".join(named)
    more = len(people) - MAX_SHARERS
    return localizer.format("tournament-and-more", who=who, count=more) if more > 0 else who


def _film(table_id: int, localizer: Localizer) -> CairnButton:
    return CairnButton(Id("film", table_id), localizer.format("button-film-of", table=str(table_id)), emoji="🎞️")
