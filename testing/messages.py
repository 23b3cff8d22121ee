"""Messages as Discord would get them, without sending: the body, checked as the sandbox checks what arrives."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random
from typing import Any

from discord import ui

from bot.core.icons import ID_DIGITS, Icon
from bot.discord.components import MAX_BUTTON_LABEL, MAX_OPTION_LABEL
from bot.discord.emoji import Emoji, Emojis, shown_with
from bot.discord.message import Message, units
from bot.tables.core.model import Position, Seat, Status, Table
from bot.tables.seating.seating import COMPUTER_NAMES
from contract.walk import any_choice, thumbed
from games import GAMES
from games.engine import commitment
from games.players import Level
from render.scene import EMOJI_DIGITS, Picture
from sandbox.validate.message import check_message
from sandbox.validate.modal import check_modal

V2 = 1 << 15
PICTURE = Picture(b"\x89PNG", "what it shows " * 100, 10, 10)
NAMES = (
    "a" * 32,  # no name on Discord is longer
    "**bold** _it_ ~~no~~ ||spoiler|| `code`",
    "@everyone <@1> <@&2> #general",
    "line\nbreak\u2028and\ttab",
    "עברית العربية 漢字 🦊👩‍👩‍👧",
    "[link](https://example.org) > quote",
    "\u200b\u202e\u3164",
)


class EveryEmoji(Emojis):
    """As if there were an emoji for every icon."""

    def get(self, icon: Icon) -> Emoji | None:
        return Emoji(f"{icon.key}_{'x' * EMOJI_DIGITS}", 10 ** (ID_DIGITS - 1))


EVERY = EveryEmoji()


def body(message: Message, kept: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return the request's body, its icons left out, over the pictures ``kept`` from before.

    Raises Refused where Discord would not take it, with all its icons or without them.
    """
    sent = {
        "flags": V2,
        "components": [shown_with(EVERY, part) for part in message.layout.drafted()],
        "attachments": [
            {"id": n, "filename": name, "description": picture.alt[:1024]}
            for n, (name, picture) in enumerate(message.pictures.items())
        ],
        "allowed_mentions": message.for_edit_keeping_files(())["allowed_mentions"].to_dict(),
    }
    check_message(sent, sent, has_file={*message.pictures, *kept}.__contains__, has_emoji=lambda _: True)
    sent["components"] = message.layout.to_components()
    check_message(sent, sent, has_file={*message.pictures, *kept}.__contains__, has_emoji=lambda _: False)
    found = list(cut(sent["components"]))
    assert not found, repr(found)
    return sent


def form_body(form: ui.Modal) -> dict[str, Any]:
    """Return the body of a form. Raises Refused where Discord would not take it."""
    sent: dict[str, Any] = form.to_dict()
    check_modal(sent, ())
    assert not list(cut(sent["components"]))
    return sent


def cut(components: list[dict[str, Any]]) -> Iterator[str]:
    """Return the labels that are cut off on buttons and in menus, but for choices, which are in full above."""
    for part in parts(components):
        said = (
            [(part["label"], MAX_BUTTON_LABEL)]
            if part["type"] == 2 and ":act:" not in part.get("custom_id", "")
            else []
        )
        said += [(line.get("description") or line["label"], MAX_OPTION_LABEL) for line in part.get("options", [])]
        yield from (words for words, most in said if words.endswith("…") and units(words) >= most - 1)


def texts(message: Message) -> str:
    """All words of a message that are not on buttons or in menus."""
    return "\n".join(part["content"] for part in parts(body(message)["components"]) if part["type"] == 10)


def parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from parts([*component.get("components", []), *filter(None, [component.get("component")])])


def table(
    game: str, seats: int, status: Status = Status.RUNNING, language: str = "en", computers: int = 1, **more: Any
) -> Table:
    """A table whose people have the worst names; the last ``computers`` seats are computer players'."""
    now = datetime(2026, 1, 1, tzinfo=UTC)
    return Table(
        id=2**40,
        guild_id=2**62,
        channel_id=2**62 + 1,
        game=game,
        options={},
        language=language,
        status=status,
        owner_id=2**62 + 2,
        seats=tuple(
            Seat(n, 2**62 + 10 + n, NAMES[n % len(NAMES)], "en-US")
            if n < seats - computers
            else Seat(n, None, COMPUTER_NAMES[n], "", Level.NORMAL)
            for n in range(seats)
        ),
        with_computers=computers > 0,
        revision=99_999,
        created_at=now,
        touched_at=now,
        turn_since=now,
        commitment=commitment(b"seed"),
        seed=b"s" * 32 if status is Status.FINISHED else None,
        **more,
    )


AT_RANDOM = 400


FEW = 5
"""Positions of a game: fewer show little of it."""


def along(game: str, seats: int, seed: int, every: int, language: str = "en") -> list[tuple[Position, Any]]:
    """Positions as :func:`positions` has them; of a short game, of which they would be few, more."""
    found = [*positions(game, seats, seed, every, language)]
    return found if len(found) > FEW else [*positions(game, seats, seed, max(1, every // (FEW + 1)), language)]


def positions(game: str, seats: int, seed: int, every: int, language: str = "en") -> Iterator[tuple[Position, Any]]:
    """Positions along a game, the last one included, each with the events since the one before.

    It begins at random; what random play does not end soon is led to its end.
    """
    rules, rng = GAMES[game], Random(seed)
    state = rules.setup(seats, list(rules.presets.values())[-1] if rules.presets else rules.Options(), b"seed")
    events: list[Any] = []
    for step in range(10_000):
        decisions = rules.decisions(state)
        status = Status.RUNNING if decisions else Status.FINISHED
        if step % every == 0 or not decisions:
            yield Position(table(game, seats, status, language), rules, state), list(events)
            events.clear()
        if not decisions:
            return
        waited = [found for found in decisions if found.waits]
        seat, key = any_choice(waited, rng) if step < AT_RANDOM else thumbed(rules, state, waited, rng)
        outcome = rules.apply(state, seat, key)
        state, events = outcome.state, [*events, *outcome.events]
