"""How organisers are asked how a match counts."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.form import form, line
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, shortened, text_block
from bot.discord.sanitize import visible
from bot.tables.show.names import person_mention
from bot.tournaments.model import Match, TournamentState
from bot.tournaments.views import heading

NOBODY = 0
"""The winner in an award of a draw: participants count from 1."""


DECIDED_ANEW = "again"
"""Ends the argument of a button by which a match is decided that is not closed, or was decided before."""


def decision_panel(
    state: TournamentState, match: Match, localizer: Localizer, best: tuple[int, ...] = (), *, again: bool = False
) -> Message:
    """Asks an organiser how a match counts; at a larger table, who is next after the ``best``.

    It is one whose table was closed, or with ``again`` any other.
    """
    knockout, end = state.tournament.plan.knockout, f".{DECIDED_ANEW}" if again else ""
    words = "tournament-decide-again" if again else "tournament-decide"
    asked = localizer.format(words, table=str(match.table_id), knockout=knockout)
    lines = [heading(state.tournament, localizer), asked]
    lines += [
        f"{place}. {person_mention(state.participant(each).user_id, localizer)}" for place, each in enumerate(best, 1)
    ]
    pair, left = len(match.seats) == 2, [each for each in match.seats if each not in best]
    if not pair and len(left) > 1:
        lines.append(localizer.format("tournament-decide-place", place=len(best) + 1))
    verb, label = ("tournament-award", "button-wins") if pair else ("tournament-place", "button-next-place")
    winners = [
        CairnButton(
            Id(verb, 0, arg=f"{match.id}.{'-'.join(map(str, (*best, each.number)))}{end}"),
            localizer.format(label, name=shortened(visible(each.name), 60), place=len(best) + 1),
        )
        for each in map(state.participant, left)
    ]
    enough = CairnButton(
        Id("tournament-award", 0, arg=f"{match.id}.{'-'.join(map(str, best or (NOBODY,)))}{end}"),
        localizer.format("button-rest-shares" if best else "button-draw", place=len(best) + 1, count=len(left)),
        style=ButtonStyle.primary if best else ButtonStyle.secondary,
    )
    return Message(layout(text_block("\n".join(lines)), row(*winners) if len(left) > 1 else None, row(enough)))


def decision_form(award: str, most: int, localizer: Localizer) -> ui.Modal:
    """Asks for the reason of an ``award``, of at most so many characters."""
    reason = line(
        "cause", localizer.format("tournament-decide-cause"), about=localizer.format("form-cause-about"), most=most
    )
    return form(Id("tournament-award", 0, arg=award), localizer.format("tournament-decide-title"), reason)
