"""The webhooks of a server as its managers see them: privately, with what troubles each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import discord
from discord import ui

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.discord.form import form, line, ticks
from bot.discord.ids import Id
from bot.discord.message import Message, layout, row, shortened, text_block
from bot.tables.time.clock_views import moment
from bot.webhooks.model import CHOSEN, Webhook

DOCUMENT = Path(__file__).with_name("webhooks.md")
"""The document for whoever writes the program behind a webhook."""

MAX_ADDRESS_TEXT = 120
"""Characters of an address in a list."""


def shown_url(hook: Webhook) -> str:
    """A webhook's address, ready for a message."""
    return f"`{shortened(hook.url.replace('`', '%60'), MAX_ADDRESS_TEXT)}`"


def added(hook: Webhook, localizer: Localizer) -> Message:
    """A new webhook with its secret, which is shown this once, and with the document on what it is told."""
    words = localizer.format(
        "said-webhook-added", number=str(hook.id), url=shown_url(hook), events=_events(hook), secret=hook.secret
    )
    return Message(
        layout(text_block(words), ui.File(f"attachment://{DOCUMENT.name}"), row(_test(hook, localizer))),
        attached={DOCUMENT.name: DOCUMENT.read_bytes()},
    )


def hook_list(hooks: Sequence[Webhook], waiting: Mapping[int, int], localizer: Localizer, note: str = "") -> Message:
    """All webhooks of a server, each with its buttons; ``waiting`` says by id what they are still to be told."""
    title = localizer.format("webhooks-title" if hooks else "webhooks-none")
    parts = [text_block("\n".join(filter(None, [note, title])))]
    rows = []
    for hook in hooks:
        head = localizer.format("webhook-line", number=str(hook.id), url=shown_url(hook), events=_events(hook))
        rows += [
            text_block(f"{head}\n{_state(hook, waiting.get(hook.id, 0), localizer)}"),
            row(_test(hook, localizer), _remove(hook, localizer)),
        ]
    add = row(CairnButton(Id("webhook-add", 0), localizer.format("button-webhook-add")))
    return Message(layout(*parts, *rows, add))


def address_form(localizer: Localizer) -> ui.Modal:
    """Asks for the address of a new webhook, and what it is told."""
    return form(
        Id("webhook-add", 0),
        localizer.format("form-webhook-title"),
        line("url", localizer.format("form-webhook-url"), about=localizer.format("form-webhook-url-about"), most=500),
        ticks("events", localizer.format("form-webhook-events"), [(each, each, True) for each in CHOSEN]),
    )


def test_words(trouble: str | None, localizer: Localizer) -> str:
    """Compose the outcome of a test."""
    if trouble is None:
        return localizer.format("said-webhook-tested")
    return localizer.format("said-webhook-failed", trouble=trouble_text(trouble, localizer))


def trouble_text(trouble: str, localizer: Localizer) -> str:
    """Why a webhook took nothing: never more of its answer than the status."""
    name, _, status = trouble.partition("-")
    return localizer.format(f"webhook-trouble-{name}", status=status)


def _state(hook: Webhook, waiting: int, localizer: Localizer) -> str:
    trouble = trouble_text(hook.trouble, localizer) if hook.trouble else ""
    if hook.off:
        return localizer.format("webhook-off", trouble=trouble)
    if hook.failing_since is not None:
        since = moment(hook.failing_since)
        return localizer.format("webhook-failing", trouble=trouble, since=since, waiting=waiting)
    if hook.taken_at is None and not trouble:
        return localizer.format("webhook-unused")
    return localizer.format("webhook-test-failed" if trouble else "webhook-works", trouble=trouble)


def _events(hook: Webhook) -> str:
    """By the names that also stand in what is sent."""
    return ", ".join(f"`{event}`" for event in hook.events)


def _test(hook: Webhook, localizer: Localizer) -> CairnButton:
    return CairnButton(Id("webhook-test", 0, arg=str(hook.id)), localizer.format("button-webhook-test"))


def _remove(hook: Webhook, localizer: Localizer) -> CairnButton:
    label = localizer.format("button-webhook-remove")
    return CairnButton(Id("webhook-remove", 0, arg=str(hook.id)), label, style=discord.ButtonStyle.danger)
