"""A profile in words."""

from __future__ import annotations

from datetime import timedelta

from bot.core.localizer import Localizer
from bot.discord.message import Message, galleries, layout, text_block, text_message
from bot.discord.sanitize import visible
from bot.people.formatting import day_text
from bot.results.profile import GameRecord, Profile
from bot.tables.time.clock_views import span
from games import GAMES
from games.engine import Text, labelled, text
from render.curve import Curve, Plot
from render.scene import Picture

PLOT = "ratings.png"
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def profile(
    found: Profile, name: str, localizer: Localizer, picture: Picture | None = None, *, by_message: bool
) -> Message:
    """Compose the profile of the person ``name``, which is escaped already, with a ``picture`` of their ratings.

    It is of a server, or of what they have played at tables ``by_message``.
    """
    where = "messages" if by_message else "server"
    told = [_played(game, played, localizer) for game, played in found.played.items() if game in GAMES]
    if found.rescued:
        told.append(localizer.format("profile-rescued", games=found.rescued))
    if not told:
        return text_message(localizer.format("profile-empty", name=name, where=where))
    if found.played:
        told.append(localizer.format("profile-reliable", games=found.reliable))
    if found.pace is not None:
        low, high = map(_span, found.pace)
        told.append(
            localizer.format("profile-pace-steady", span=low)
            if low == high
            else localizer.format("profile-pace", low=low, high=high)
        )
    if found.meetings is not None and found.meetings.games:
        met = found.meetings
        told.append(localizer.format("profile-met", games=met.games, name=name, theirs=met.ahead, mine=met.behind))
    title = "## " + localizer.format("profile-title", name=name, where=where)
    if picture is None:
        return text_message("\n".join([title, *told]))
    return Message(
        layout(text_block(title), *galleries([PLOT], [picture.alt]), text_block("\n".join(told))), {PLOT: picture}
    )


def plot(found: Profile, name: str, localizer: Localizer) -> Plot | None:
    """The ratings of the person ``name`` over time, None where there is nothing to draw a line through."""
    history = {game: those for game, those in found.history.items() if game in GAMES and len(those) > 1}
    if not history:
        return None
    curves = tuple(
        Curve(
            Localizer(localizer.language, game).format("game-name"),
            f"{those[-1][1]}",
            tuple((at.timestamp(), float(number)) for at, number in those),
        )
        for game, those in history.items()
    )
    times = [at.date() for those in history.values() for at, _ in those]
    title = localizer.format("profile-plot", name=visible(name))
    told = localizer.format("semicolon").join(
        localizer.format("profile-plot-curve", game=curve.name, first=f"{curve.points[0][1]:.0f}", last=curve.end)
        for curve in curves
    )
    first, last = (localizer(day_text(day, year=True)) for day in (min(times), max(times)))
    return Plot(title, curves, first, last, localizer(labelled(title, told)))


def _span(found: timedelta) -> Text:
    """About how long something takes: what is less than its unit is left out."""
    unit = DAY if found >= 2 * DAY else HOUR if found >= HOUR else MINUTE
    return span(max(round(found / unit), 1) * unit)


def _played(game: str, played: GameRecord, localizer: Localizer) -> str:
    words = Localizer(localizer.language, game)
    places = ", ".join(f"{place}. ×{count}" for place, count in played.places.items())
    told = [words.format("profile-played", game=text("game-name"), games=played.games, places=places)]
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
    return f"{number:.1f}".replace(".", localizer.format("decimal-mark"))
