"""Malicious clients: whatever they send is answered kindly, and does nothing beyond the rights of whoever sends it.

They forge buttons, menus, forms and commands for tables of others, of all games and on every road, with stale, future
and impossible revisions, with junk in every field, and send again what others have sent before. What they are told
never holds a hand, a line or a code of others, and a table that is not for them is told like one that there is not.
"""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa

from bot.app import Cairn
from bot.core.config import Settings
from bot.people.schema import wrong_codes
from sandbox.errors import NotPossible
from sandbox.interactions import AUTOCOMPLETE
from testing.driver import Response
from testing.story.checked import checked_sandbox, steady
from tools.campaign import attempt, errors_found
from tools.fault_injection.forged import ACTS_OF_ALL
from tools.fault_injection.progress import Progress
from tools.fault_injection.scene import Attacker, Scene, kept, kept_settings, set_up

ASKED = {"acts": 100_000}
ACTS = 4_000
"""In one piece of work."""
AT_ONCE = 8

INCIDENT = re.compile(r"\*\*[0-9a-f]{6}\*\*")


class Beyond(Exception):  # noqa: N818 - what it is
    """Somebody could do or see what they have no right to."""


def attack(progress: Progress, seed: int) -> None:
    """Some hundreds of acts against one bot."""
    with errors_found(progress, seed):
        attempt(progress, seed, partial(_attack, progress, seed))


async def _attack(progress: Progress, seed: int, folder: Path) -> None:
    async with checked_sandbox() as sandbox:
        settings = Settings(database=str(folder / "cairn.db"), pause=0, icons="off")
        cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
        try:
            scene = await set_up(sandbox, cairn, Random(seed))
            for _ in range(ACTS // AT_ONCE):
                done = await asyncio.gather(*(_act(scene) for _ in range(AT_ONCE)))
                progress.count("acts", len(done))
                for each in done:
                    for what in each:
                        progress.count(f"of these: {what}")
                await _hold(scene)
        finally:
            await cairn.shutdown()


async def _act(scene: Scene) -> tuple[str, str]:
    """One act of somebody; what kind it was, and on which road."""
    attacker = scene.rng.choice(scene.attackers)
    what, sent = scene.rng.choice(ACTS_OF_ALL)(scene, attacker), None
    kind, awaited = what
    try:
        sent = await awaited
    except NotPossible:
        return kind, attacker.road  # Discord itself does not let it through
    if isinstance(sent, Response) and sent.interaction.owners and sent.interaction.kind != AUTOCOMPLETE:
        _judge(scene, attacker, sent)
    elif isinstance(sent, tuple):
        raise Beyond(f"a forbidden table was told from one that there is not: {sent}")
    return kind, attacker.road


# -- what must not come of it ---------------------------------------------------------------------------------------


def _judge(scene: Scene, attacker: Attacker, sent: Response) -> None:
    """An answer is kind, and holds nobody else's hand, line or code. Raises Beyond."""
    who, name = attacker.user.name, sent.interaction.name
    if sent.failed:
        raise Beyond(f"{who} got no answer to {name}: {sent.interaction.payload['data']}")
    message = sent.message
    told = [sent.text, *(picture.description or "" for picture in message.pictures)] if message else [sent.text]
    if any(INCIDENT.search(words) for words in told):
        raise Beyond(f"{who} met an incident by {name}: {sent.interaction.payload['data']}: {sent.text}")
    for words in told:
        if found := [secret for secret in scene.secrets if secret in words]:
            raise Beyond(f"{who} saw {found} by {name}: {sent.interaction.payload['data']}")


async def _hold(scene: Scene) -> None:
    """Nothing at the tables has changed but what an attacker may do there. Raises Beyond."""
    await scene.cairn.store.write(lambda connection: connection.execute(sa.delete(wrong_codes)) and None)
    if changed := [post for post, raw in scene.posts if post.raw != raw]:
        raise Beyond(f"posts at tables of others have changed: {changed}")
    if changed := [post for post, text in scene.shared if post.text != text]:
        raise Beyond(f"lobbies of others have changed: {changed}")
    if moved := [(forum, tags, forum.tags) for forum, tags in scene.forums if forum.tags != tags]:
        raise Beyond(f"a forum or a post of others has other tags: {moved}")
    if (settings := await kept_settings(scene)) != scene.settings:
        raise Beyond(f"somebody else's settings have changed: {scene.settings} and then {settings}")
    for attacker in scene.attackers:
        for message in attacker.user.dms():
            if found := [secret for secret in scene.secrets if secret in message.text]:
                raise Beyond(f"{attacker.user.name} was sent {found}: {message}")
    now = await kept(scene)
    for number, was in scene.before.items():
        may, found = scene.open_to.get(number, set()), now[number]
        for part in ("table", "seats", "journal"):
            if not may and found[part] != was[part]:
                new = found["journal"][len(was["journal"]) :]
                raise Beyond(f"table {number} has another {part}, by {new}: {was[part]} and then {found[part]}")
        new = found["journal"][len(was["journal"]) :]
        if others := _by_others(new, was["seats"], may):
            raise Beyond(f"table {number} has entries of others: {others}")
        if taken := _taken(was["seats"], found["seats"], may):
            raise Beyond(f"table {number} has others in its seats: {was['seats']} and then {found['seats']}, {taken}")
    scene.before = now


def _by_others(entries: list[Any], before: list[Any], may: set[int]) -> list[Any]:
    """Entries by somebody who is none of ``may``; a number below nought stands for one of them who was forgotten."""
    theirs = {seat["seat"] for seat in before if seat["user_id"] in may}
    others = [each for each in entries if each["user_id"] not in may]
    return [each for each in others if (each["user_id"] or 0) >= 0 or each["seat"] not in theirs]


def _taken(before: list[Any], after: list[Any], may: set[int]) -> list[Any]:
    """Seats taken from somebody, or by somebody, who is none of ``may``.

    These may leave theirs to a computer, or be forgotten in them: a number below nought stands for who was.
    """
    theirs = {seat["seat"] for seat in before if seat["user_id"] in may}
    kept = [seat for seat in before if seat["seat"] not in theirs]
    new = [seat for seat in after if seat not in kept and seat["user_id"] not in may]
    left = [seat for seat in new if (seat["user_id"] or -1) < 0 and seat["seat"] in theirs]
    return [seat for seat in kept if seat not in after] + [seat for seat in new if seat not in left]
