"""The acts of organisers on a tournament or a league: a menu of them, and a form for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord import ui

from bot.core.localizer import Localizer
from bot.core.refusal import Refusal
from bot.discord.components import CairnButton, CairnMenu, option
from bot.discord.form import form, line, people
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, text_block
from bot.tournaments.model import Tournament
from bot.tournaments.organising import MAX_REASON

CAUSE = "cause"

Fields = Sequence[str]
"""The names of the fields of a deed's form."""

OF_TOURNAMENTS: Mapping[str, Fields] = {
    "extend": ("more-days", CAUSE),
    "forfeit": ("player", CAUSE),
    "remove": ("player", CAUSE),
    "replace": ("player", "substitute", CAUSE),
    "adjudicate": ("game-table",),
    "annul": ("game-table", CAUSE),
    "undo": ("game-table", CAUSE),
    "end": (CAUSE,),
}
"""The acts on a tournament, by name."""

OF_LEAGUES: Mapping[str, Fields] = {
    "place": ("player", "place-division", CAUSE),
    "break": ("more-days", CAUSE),
    "close": (CAUSE,),
}
"""Those on a league."""

PEOPLE = ("player", "substitute")
"""The fields that name somebody."""


def organise_button(tournament: Tournament, localizer: Localizer) -> CairnButton:
    """The button behind which organisers find what they can do with a tournament."""
    ask = Id("tournament-organise", 0, arg=str(tournament.id))
    return CairnButton(ask, localizer.format("button-organise"), emoji="⚙️")


def deed_menu(tournament: Tournament, heading: str, localizer: Localizer) -> Message:
    """Asks an organiser what is to be done with a tournament, or with the league that it is part of."""
    deeds = [*OF_TOURNAMENTS, *(OF_LEAGUES if tournament.league_id is not None else ())]
    options = [
        option(localizer.format(f"deed-{deed}"), deed, description=localizer.format(f"deed-{deed}-about"))
        for deed in deeds
    ]
    menu = CairnMenu(
        Id("tournament-deed", 0, arg=str(tournament.id)), options, placeholder=localizer.format("menu-organise")
    )
    return Message(layout(text_block(f"{heading}\n{localizer.format('organise-about')}"), row(menu)))


def deed_form(number: int, deed: str, localizer: Localizer) -> ui.Modal:
    """Asks for what a deed takes, for the tournament with a number. Raises Refusal where there is no such deed."""
    fields = {**OF_TOURNAMENTS, **OF_LEAGUES}.get(deed)
    if fields is None:
        raise Refusal("refusal-unknown-value")
    it = Id("tournament-deed", 0, arg=f"{number}.{deed}")
    return form(it, localizer.format(f"deed-{deed}"), *(_field(name, localizer) for name in fields))


def _field(name: str, localizer: Localizer) -> ui.Label[Any]:
    make: Callable[..., ui.Label[Any]] = people if name in PEOPLE else line
    most: dict[str, Any] = {"most": MAX_REASON if name == CAUSE else 10} if make is line else {}
    return make(name, localizer.format(f"form-{name}"), about=localizer.format(f"form-{name}-about"), **most)
