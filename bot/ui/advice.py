"""Hints and reasons as messages."""

from __future__ import annotations

from collections.abc import Sequence

from bot.advice.advice import Counsel, Reasoned
from bot.localizer import Localizer
from bot.ui.message import Message, text_message


def counsel_message(found: Sequence[Counsel], localizer: Localizer) -> Message:
    """What a computer player would do on the reader's seat, the first choice first."""
    if not found:
        return text_message(localizer.format("advice-none"))
    lines = [localizer.format("advice-title")]
    for number, each in enumerate(found, 1):
        if each.reason is None:
            lines.append(localizer.format("advice-line-plain", number=number, choice=each.choice))
        else:
            lines.append(localizer.format("advice-line", number=number, choice=each.choice, reason=each.reason))
    return text_message("\n".join([*lines, localizer.format("advice-about")]))


def reasons_message(found: Sequence[Reasoned], localizer: Localizer) -> Message:
    """What spoke for the latest moves of computer players."""
    if not found:
        return text_message(localizer.format("whys-none"))
    lines = [
        localizer.format("whys-line", move=" ".join(localizer(event.text) for event in each.events), reason=each.reason)
        for each in found
    ]
    return text_message("\n".join([localizer.format("whys-title"), *lines, localizer.format("whys-about")]))
