"""Hints and reasons as messages."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.ids import Id
from bot.discord.message import Message, galleries, layout, row, text_block, text_message
from bot.learning.advice import Counsel, Reasoned
from bot.learning.look_back import Findings, PastChoice
from bot.tables.core.model import Table
from bot.tables.show.status import title
from games.engine import Text
from render.scene import Picture


def counsel_message(found: Sequence[Counsel], localizer: Localizer) -> Message:
    """Compose the choices that a computer player would make on the reader's seat, the best first."""
    if not found:
        return text_message(localizer.format("advice-none"))
    lines = [localizer.format("advice-title")]
    for number, each in enumerate(found, 1):
        choice = _called(each.choice, localizer)
        if each.reason is None:
            lines.append(localizer.format("advice-line-plain", number=number, choice=choice))
        else:
            lines.append(localizer.format("advice-line", number=number, choice=choice, reason=each.reason))
    return text_message("\n".join([*lines, localizer.format("advice-about")]))


def reasons_message(found: Sequence[Reasoned], localizer: Localizer) -> Message:
    """Compose the reasons for the latest moves of computer players."""
    if not found:
        return text_message(localizer.format("whys-none"))
    lines = [
        localizer.format("whys-line", move=" ".join(localizer(event.text) for event in each.events), reason=each.reason)
        for each in found
    ]
    return text_message("\n".join([localizer.format("whys-title"), *lines, localizer.format("whys-about")]))


def look_back_message(table: Table, found: Findings, localizer: Localizer) -> Message:
    """The moments in which most was lost, each with the way to its turn; or how far the search has got."""
    heading = f"### {localizer.format('button-look-back')}\n-# {title(table, localizer)}"
    again = row(CairnButton(Id("look-back", table.id, 0, "again"), localizer.format("button-look-back"), emoji="🔎"))
    if found.moments is None:
        key = "look-back-failed" if found.failed else "look-back-under-way"
        words = localizer.format(key, done=found.done, count=found.count)
        return Message(layout(text_block(f"{heading}\n{words}"), again))
    if not found.moments:
        return Message(layout(text_block(f"{heading}\n{localizer.format('look-back-nothing')}")))
    parts = [text_block(f"{heading}\n{localizer.format('look-back-about')}")]
    for number, moment in enumerate(found.moments, 1):
        line = localizer.format(
            "look-back-line",
            number=number,
            turn=moment.turn,
            taken=_called(moment.taken, localizer),
            best=_called(moment.best, localizer),
        )
        games = max(1, round(100 * moment.lost))
        reasons = [localizer(moment.reason)] if moment.reason else []
        parts.append(text_block(" ".join([line, *reasons, localizer.format("look-back-lost", games=games)])))
    ways = [
        CairnButton(
            Id("look-back-at", table.id, moment.revision, moment.key),
            localizer.format("button-look-back-at", number=number),
            emoji="⏪",
        )
        for number, moment in enumerate(found.moments, 1)
    ]
    return Message(layout(*parts, row(*ways)))


def past_choice_message(table: Table, choice: PastChoice, pictures: Sequence[Picture], localizer: Localizer) -> Message:
    """How it lay before a choice, as who made it saw it, and the way to what followed."""
    names = [f"moment-{number}.png" for number in range(1, len(pictures) + 1)]
    words = localizer.format(
        "look-back-before",
        turn=choice.turn,
        taken=_called(choice.taken, localizer),
        best=_called(choice.best, localizer),
    )
    on = CairnButton(Id("moment", table.id, choice.turn), localizer.format("turn-option", turn=choice.turn), emoji="▶️")
    return Message(
        layout(
            text_block(f"### {localizer.format('button-look-back')}\n-# {title(table, localizer)}\n{words}"),
            *galleries(names, [picture.alt for picture in pictures]),
            row(on),
        ),
        dict(zip(names, pictures, strict=True)),
    )


def _called(choice: Text, localizer: Localizer) -> str:
    """A choice within a sentence: one that is a sentence itself goes without its full stop."""
    return localizer(choice).removesuffix(".")
