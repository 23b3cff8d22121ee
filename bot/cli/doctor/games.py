"""Checks of the games: which are offered, and by what right."""

from __future__ import annotations

from collections.abc import Iterator

from bot.cli.doctor.diagnosis import Diagnosis, broken, note, warning, well
from bot.core.config import Settings, variable
from games import PACKAGES
from games.packages import Rights

RIGHTS = variable("rights")


def offered(settings: Settings) -> Iterator[Diagnosis]:
    """Check that there are games to play, and name each that is left out."""
    if PACKAGES:
        yield well("games", ", ".join(package.about.title for package in PACKAGES.values()))
    else:
        yield broken("games", "there is none to play", f"`cairn games` says why; {RIGHTS} says which are cleared")
    known = {*Rights, *PACKAGES}
    for each in PACKAGES.left_out:
        key = each.about.key if each.about else ""
        known.add(key)
        if each.about and settings.cleared and settings.cleared.isdisjoint({key, each.about.rights}):
            yield note("games", f"left out: {each}", f"{RIGHTS} clears it once you may offer it")
        else:
            yield warning(
                "games",
                f"left out: {each}",
                "see to that, tell its authors, or take it away; its tables rest meanwhile",
            )
    if unknown := settings.cleared - known:
        words = ", ".join(sorted(unknown))
        yield warning("games", f"{RIGHTS} names {words}, which is neither a right nor a game", f"correct {RIGHTS}")


def rights(settings: Settings) -> Iterator[Diagnosis]:
    """Name by what right each game is offered; what fans have made is to be cleared by the operator."""
    for key, package in PACKAGES.items():
        about = package.about
        says = f"{about.title}, by {', '.join(about.authors)}: {about.rights}"
        if about.rights is not Rights.FAN_MADE or not settings.cleared.isdisjoint({key, about.rights}):
            yield well("rights", says)
        else:
            yield warning(
                "rights",
                f"{says}, which nobody here has cleared",
                f"ask whose game it is; then name what you may offer in {RIGHTS}, such as own,licensed,{key}",
            )
