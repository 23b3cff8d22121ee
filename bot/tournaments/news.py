"""Events for webhooks about a round that begins: nothing but what its channel shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.tournaments.model import Match, Tournament, TournamentState


def round_news(tournament: Tournament, state: TournamentState, matches: Sequence[Match]) -> dict[str, Any]:
    """The tournament, its round, and who meets whom; ids are text."""
    people = {each.number: each for each in state.people}
    plan = tournament.plan
    return {
        "tournament": {
            "id": tournament.id,
            "channel_id": str(tournament.channel_id),
            "name": plan.name,
            "game": plan.game,
            "options": plan.options,
            "pace": plan.pace.value,
            "form": plan.form,
            "rounds": tournament.rounds,
        },
        "round": {
            "number": tournament.round,
            "ends_at": tournament.round_ends_at,
            "matches": [
                [{"user_id": str(people[each].user_id), "name": people[each].name} for each in match.seats]
                for match in matches
            ],
        },
    }
