"""The deal of the day as a page, and the ranking of a day for a server."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import discord

from bot.core.localizer import Localizer
from bot.daily.ids import DailyWay, name_of
from bot.daily.model import AHEAD, BEHIND, DAY, LEVEL, Deal, TryResult, begins
from bot.daily.ranking import Everybody, RankedTry
from bot.daily.service import Overview
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import QUIET, Message, galleries, layout, line, row, text_block
from bot.tables.show.help_buttons import learn_button
from bot.tables.show.names import person_mention
from bot.tables.show.rating_views import signed
from bot.tables.time.clock_views import moment
from games import GAMES
from games.engine import text
from render.scene import Picture

SHEET = "sheet.png"

MAX_PLACES = 10
"""The places of a ranking that are shown."""

FINGERPRINT = 16
"""The letters of a fingerprint on the page; the file has all."""


def overview(seen: Overview, localizer: Localizer, *, named: bool, sheet: Picture | None = None) -> Message:
    """The page of a deal for one person; ``named``: the server's channel gets its rankings.

    Where they have just come to the end, with the score ``sheet``.
    """
    deal, attempt = seen.deal, seen.attempt
    words = Localizer(localizer.language, deal.game)
    notes = [words.format("daily-fair", fingerprint=deal.fingerprint[:FINGERPRINT])]
    notes += [words.format("daily-named")] if named else []
    notes += [words.format("daily-changed")] if seen.changed else []
    return Message(
        layout(
            text_block(f"### {_title(deal, words)}"),
            text_block("\n".join([*_about(deal, words), *_own(seen, words)])),
            *galleries([SHEET] if sheet else [], [sheet.alt] if sheet else []),
            *((line(), *_results(seen, words)) if seen.over else ()),
            line(),
            text_block("\n".join(f"-# {each}" for each in notes)),
            row(*_buttons(seen, words)),
            row(
                _button(deal, DailyWay.LOOK, "button-look", words) if attempt and attempt.state else None,
                CairnButton(Id("rules", 0, arg=f"{deal.game}.0"), words.format("button-rules")),
                learn_button(words, game=deal.game) if GAMES[deal.game].lessons else None,
                _button(deal, DailyWay.PROOF, "button-daily-proof", words),
            ),
        ),
        {SHEET: sheet} if sheet else {},
    )


def server_ranking(
    deal: Deal, here: Sequence[RankedTry], playing: int, found: Everybody | None, language: str
) -> Message:
    """The post about a day on a server, where so many were still playing."""
    words = Localizer(language, deal.game)
    lines = [*_ranking(here, words)]
    lines += [words.format("daily-still-playing", count=playing)] if playing else []
    lines += [_everybody(found, words)] if found else []
    head = f"### {words.format('daily-ranking-title', day=_day(deal), game=text('game-name'))}"
    squares = f"-# {words.format('daily-squares', ahead=AHEAD, level=LEVEL, behind=BEHIND)}"
    return Message(layout(text_block(head), text_block("\n".join([*lines, squares])), accent=QUIET))


def shared_line(deal: Deal, attempt: TryResult, words: Localizer) -> str:
    """A try in a line that tells nothing of the deal."""
    squares, lead = attempt.squares, signed(attempt.lead or 0)
    date = deal.day.isoformat()
    return words.format("daily-line", date=date, game=text("game-name"), squares=squares, lead=lead)


def result(attempt: TryResult, words: Localizer) -> str:
    """How a try has ended, in a sentence."""
    lead, place = signed(attempt.lead or 0), attempt.place or 0
    return words.format("daily-result", score=attempt.score or 0, lead=lead, place=place)


def _title(deal: Deal, words: Localizer) -> str:
    return words.format("daily-title", day=_day(deal), game=text("game-name"))


def _day(deal: Deal) -> str:
    return day_shown(deal.day)


def _about(deal: Deal, words: Localizer) -> list[str]:
    """Return what is dealt, and how it is played."""
    rivals, level = deal.seats - 1, text(f"level-{deal.level}")
    lines = [words.format("daily-about", game=text("game-name"), count=rivals, level=level)]
    lines += [words.format("daily-turns", turns=deal.turns)] if deal.turns else []
    return lines


def _own(seen: Overview, words: Localizer) -> list[str]:
    """Return how it stands with the reader's own try, and their streak."""
    attempt, ends = seen.attempt, begins(seen.deal.day) + DAY
    lines = [words.format("daily-streak", count=seen.streak)] if seen.streak else []
    if attempt is None:
        return [words.format("daily-new", ends=moment(ends)), *lines] if seen.on else lines
    if attempt.finished:
        return lines
    until = moment(seen.until) if seen.until else ""
    return [words.format("daily-missed" if seen.over else "daily-until", until=until), *lines]


def _results(seen: Overview, words: Localizer) -> list[discord.ui.TextDisplay[discord.ui.LayoutView]]:
    parts: list[list[str]] = []
    attempt = seen.attempt
    if attempt is not None and attempt.finished:
        said = result(attempt, words)
        squares = words.format("daily-squares", ahead=AHEAD, level=LEVEL, behind=BEHIND)
        parts.append([said, f"```\n{shared_line(seen.deal, attempt, words)}\n```-# {squares}"])
    if seen.here:
        parts.append([words.format("daily-here"), *_ranking(seen.here, words)])
    parts.append([_everybody(seen.all, words) if seen.all else words.format("daily-nobody")])
    return [text_block("\n".join(part)) for part in parts]


def _ranking(here: Sequence[RankedTry], words: Localizer) -> list[str]:
    lines = [
        words.format(
            "daily-ranked",
            number=number,
            who=person_mention(attempt.user_id, words),
            squares=attempt.squares,
            lead=signed(attempt.lead or 0),
            score=attempt.score or 0,
        )
        for number, attempt in here[:MAX_PLACES]
    ]
    return [*lines, words.format("digest-more", count=len(here) - MAX_PLACES)] if len(here) > MAX_PLACES else lines


def _everybody(found: Everybody, words: Localizer) -> str:
    lines = [
        words.format(
            "daily-all",
            begun=found.begun,
            finished=found.finished,
            best=signed(found.best),
            middle=signed(found.middle),
        )
    ]
    lines += [words.format("daily-all-you", number=found.number)] if found.number else []
    return " ".join(lines)


def _buttons(seen: Overview, words: Localizer) -> list[CairnButton | None]:
    """Return the ways on: into the try, once more without counting, and to the other day."""
    deal, primary = seen.deal, discord.ButtonStyle.primary
    begin = _button(deal, DailyWay.BEGIN, "button-daily-begin", words, primary) if seen.on else None
    own = _button(deal, DailyWay.ON, "button-go-on", words, primary) if seen.attempt else begin
    other, label = (deal.day - DAY, "button-yesterday") if seen.on else (deal.day + DAY, "button-today")
    there = CairnButton(Id("daily", 0, 0, f"{name_of(other)}.{DailyWay.SHOW}"), words.format(label))
    again = _button(deal, DailyWay.AGAIN, "button-daily-again", words)
    return [again if seen.over else own, there]


def _button(
    deal: Deal,
    what: DailyWay,
    label: str,
    words: Localizer,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> CairnButton:
    return CairnButton(Id("daily", 0, 0, f"{name_of(deal.day)}.{what}"), words.format(label), style=style)


def day_shown(day: date) -> str:
    """A day as Discord shows it to each reader: its noon (UTC) is the same date nearly everywhere."""
    return f"<t:{int((begins(day) + DAY / 2).timestamp())}:D>"
