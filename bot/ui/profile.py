"""A profile in words."""

from __future__ import annotations

from bot.localizer import Localizer
from bot.results.profile import Played, Profile
from bot.ui.message import Message, text_message
from games import GAMES


def profile(found: Profile, name: str, localizer: Localizer) -> Message:
    """What there is to say of the person ``name``, which is escaped already."""
    told = [_played(game, played, localizer) for game, played in found.played.items() if game in GAMES]
    if found.rescued:
        told.append(localizer.format("profile-rescued", games=found.rescued))
    if not told:
        return text_message(localizer.format("profile-empty", name=name))
    if found.meetings is not None and found.meetings.games:
        met = found.meetings
        told.append(localizer.format("profile-met", games=met.games, name=name, theirs=met.ahead, mine=met.behind))
    return text_message("\n".join(["## " + localizer.format("profile-title", name=name), *told]))


def _played(game: str, played: Played, localizer: Localizer) -> str:
    words = Localizer(localizer.language, game)
    places = ", ".join(f"{place}. ×{count}" for place, count in played.places.items())
    told = [words.format("profile-played", games=played.games, places=places)]
    if played.rated is not None:
        rated = played.rated
        told.append(
            words.format("profile-wins", won=_decimal(rated.won, words), expected=_decimal(rated.expected, words))
        )
        number, settling = rated.rating.number, "yes" if rated.rating.settling else "no"
        told.append(words.format("profile-rating", number=f"{number}", settling=settling))
    return "\n".join(told)


def _decimal(number: float, localizer: Localizer) -> str:
    """A number with one decimal place, as it is written in the reader's language."""
    return f"{number:.1f}".replace(".", "," if localizer.language == "de" else ".")
