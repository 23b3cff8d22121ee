"""What webhooks are told of a round that begins: nothing but what its channel shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.model.contest import Contest, ContestMeeting, Whole


def round_news(contest: Contest, whole: Whole, meetings: Sequence[ContestMeeting]) -> dict[str, Any]:
    """The tournament, its round, and who meets whom; ids are text."""
    people = {each.number: each for each in whole.people}
    plan = contest.plan
    return {
        "tournament": {
            "id": contest.id,
            "channel_id": str(contest.channel_id),
            "name": plan.name,
            "game": plan.game,
            "options": plan.options,
            "pace": plan.pace.value,
            "form": plan.form,
            "rounds": contest.rounds,
        },
        "round": {
            "number": contest.round,
            "ends_at": contest.round_ends_at,
            "meetings": [
                [{"user_id": str(people[each].user_id), "name": people[each].name} for each in meeting.seats]
                for meeting in meetings
            ],
        },
    }
