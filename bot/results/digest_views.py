"""The digest of a server's week."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.core.localizer import Localizer
from bot.discord.message import Message, galleries, layout, text_block
from bot.discord.sanitize import escaped
from bot.results import ranking_views as ranking
from bot.results.digest import Digest, moved
from bot.results.ranking import MAX_PLACES
from bot.scores.result import Result
from bot.tables.core.model import Table
from bot.tables.show.names import person_mention
from bot.tables.show.status import localizer_for, title
from games import GAMES
from games.engine import text
from render.scene import Picture

MAX_RESULTS, MAX_LOBBIES = 10, 5
PICTURE = "week.png"


def drawing(digest: Digest, names: Mapping[int, str], language: str) -> tuple[str, ranking.Drawn] | None:
    """Of the game that was played most for ratings: its key, and what the picture of its ranking shows; else None."""
    game = next((game for game in digest.rankings if game in GAMES), None)
    if game is None:
        return None
    words = Localizer(language, game)
    heading, lines, _, alt = ranking.drawing(digest.rankings[game][:MAX_PLACES], names, 0, words)
    return game, (heading, lines, words.format("digest-note"), alt)


def shown_in(digest: Digest) -> set[int]:
    """The user ids of those who may be named in the picture."""
    return {each.user_id for lines in digest.rankings.values() for each in lines}


def digest_post(digest: Digest, lobbies: Sequence[Table], language: str, picture: Picture | None) -> Message:
    """The post about a week, and about the ``lobbies`` that have room now, the newest first."""
    localizer = Localizer(language)
    finished = [_result(result, language) for result in digest.finished[:MAX_RESULTS]]
    if len(digest.finished) > MAX_RESULTS:
        finished.append(localizer.format("digest-more", count=len(digest.finished) - MAX_RESULTS))
    parts = [
        [localizer.format("digest-finished", count=len(digest.finished)), *finished],
        [localizer.format("digest-surprises"), *_surprises(digest, language)],
        [localizer.format("digest-rankings"), *_risen(digest, language)],
        [localizer.format("digest-lobbies"), *(_lobby(table, language) for table in lobbies[:MAX_LOBBIES])],
    ]
    first, *others = ["\n".join(part) for number, part in enumerate(parts) if len(part) > 1 or not number]
    return Message(
        layout(
            text_block("## " + localizer.format("digest-title")),
            *(galleries([PICTURE], [picture.alt]) if picture else ()),
            *(text_block(words) for words in (first, *others)),
        ),
        {PICTURE: picture} if picture else {},
    )


def _result(result: Result, language: str) -> str:
    localizer = Localizer(language, result.game)
    names = [
        escaped(seat.name) if seat.user_id is None else person_mention(seat.user_id, localizer)
        for seat in result.seats
        if seat.place == 1
    ]
    return localizer.format(
        "digest-result", game=text("game-name"), table=str(result.table_id), count=len(names), names=", ".join(names)
    )


def _surprises(digest: Digest, language: str) -> list[str]:
    return [
        Localizer(language, each.game).format(
            "digest-surprise",
            game=text("game-name"),
            who=person_mention(each.user_id, Localizer(language)),
            table=str(each.table_id),
            chance=round(100 * each.expected),
        )
        for each in digest.surprises
        if each.game in GAMES
    ]


def _risen(digest: Digest, language: str) -> list[str]:
    return [
        Localizer(language, game).format(
            "digest-risen",
            game=text("game-name"),
            who=person_mention(each.user_id, Localizer(language)),
            number=f"{each.rating.number}",
            change=f"{each.change}",
            place=each.place,
        )
        for game, lines in digest.rankings.items()
        if game in GAMES
        for each in moved(lines)
    ]


def _lobby(table: Table, language: str) -> str:
    own = localizer_for(table, language)
    return own.format("digest-lobby", table=title(table, own), where=f"<#{table.channel_id}>", count=len(table.seats))
