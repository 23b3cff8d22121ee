"""Why choices are withheld: the most helpful reasons first, all of them on request."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton, turn_buttons
from bot.discord.ids import Id
from bot.discord.message import TEXT_LIMIT, Message, plain_layout, row, text_block
from bot.discord.screen import pages
from bot.tables.core.model import Position
from games.engine import Argument, Choice, Decision, Text

MAX_REASONS, MAX_NAMED = 8, 3
"""How many reasons why something is withheld are told at first, and how many choices each of them names."""
MAX_LINE_CHARACTERS = 600
"""How many characters the choices in one line take."""
ALL_REASONS = "all"
"""Asks for all of them; a number after a dot for a later page."""


def withheld(
    position: Position, decisions: Sequence[Decision], localizer: Localizer, *, page: int | None = None
) -> Message:
    """Why choices are withheld, a line for each reason: the most helpful only, or a ``page`` of all (0-based).

    Each kind of reason is there, and what is lacking least comes first.
    """
    every = page is not None
    grouped: dict[Text, list[Choice]] = {}
    for decision in decisions:
        for choice in decision.choices:
            if choice.why_not is not None:
                grouped.setdefault(choice.why_not, []).append(choice)
    kinds: dict[str, list[Text]] = {}
    for reason in sorted(grouped, key=_lacking):
        kinds.setdefault(reason.id, []).append(reason)
    ordered = [reason for kind in kinds.values() for reason in kind]
    nearest = [*(kind[0] for kind in kinds.values()), *(reason for kind in kinds.values() for reason in kind[1:])]
    shown = ordered if every else [reason for reason in ordered if reason in nearest[:MAX_REASONS]]
    lines = [line for reason in shown for line in _reason_lines(reason, grouped[reason], localizer, every=every)]
    more = len(shown) < len(ordered) or any(len(grouped[reason]) > MAX_NAMED for reason in shown)
    title = localizer.format("why-not-title") if lines else localizer.format("why-not-none")

    ids = position.table.id, position.table.revision

    def made(told: Sequence[str], buttons: Sequence[CairnButton]) -> Message:
        return Message(plain_layout(text_block("\n".join([title, *told]), TEXT_LIMIT), row(*buttons)))

    def turns(at: int, many: int) -> list[CairnButton]:
        return turn_buttons(at, many, lambda to: Id("why", *ids, f"{ALL_REASONS}.{to}"), localizer)

    if page is None:
        everything = CairnButton(Id("why", *ids, ALL_REASONS), localizer.format("button-why-all"))
        first, *later = pages(lines, lambda told: made(told, [everything]))
        return made(first, [everything] if more or later else [])
    book = pages(lines, lambda told: made(told, turns(1, 3)))
    at = max(0, min(page, len(book) - 1))
    return made(book[at], turns(at, len(book)))


def _lacking(reason: Text) -> tuple[bool, int]:
    """Sorts reasons: how much is lacking, as far as it is told in numbers, and last those that name no number."""
    numbers = [*_numbers(reason)]
    return not numbers, sum(numbers)


def _numbers(argument: Argument) -> Iterator[int]:
    """The numbers that a text names."""
    match argument:
        case int():
            yield argument
        case Text():
            for inner in argument.args.values():
                yield from _numbers(inner)
        case tuple():
            for inner in argument:
                yield from _numbers(inner)


def _reason_lines(reason: Text, choices: Sequence[Choice], localizer: Localizer, *, every: bool) -> Iterator[str]:
    """The choices that are withheld for ``reason``, and the reason: a line, or more where they are very many."""
    labels = [localizer(choice.label) for choice in choices]
    if not every and len(labels) > MAX_NAMED:
        labels = [*labels[:MAX_NAMED], localizer.format("why-not-more", n=len(labels) - MAX_NAMED)]
    for together in _lines_of(labels):
        yield localizer.format("why-not-line", choice=together, reason=reason)


def _lines_of(labels: Sequence[str]) -> Iterator[str]:
    """``labels`` side by side, no more to a line than MAX_LINE_CHARACTERS take."""
    line = labels[0]
    for label in labels[1:]:
        if len(line) + len(label) > MAX_LINE_CHARACTERS:
            yield line
            line = label
        else:
            line += f" · {label}"
    yield line
