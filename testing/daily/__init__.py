"""The deal of the day without a bot around it: computer players think here and at once, people take what is open."""

from __future__ import annotations

from random import Random

from bot.core.fair_queue import QueueKey
from bot.core.workers.pool import NOBODY
from bot.core.workers.thinking_pool import FixedPlayer
from bot.core.workers.thinking_worker import Question, think
from bot.daily.model import PLAYER
from bot.daily.service import TryPage
from games.engine import open_keys
from games.players import Knowledge


class ThinksHere:
    """A thinker as its workers are, in this process; ``asked`` counts its answers."""

    def __init__(self) -> None:
        self.asked = 0

    async def fixed(self, game: str, known: Knowledge, player: FixedPlayer, claim: QueueKey = NOBODY) -> str | None:
        self.asked += 1
        return think(Question(player.task, game, known, player.level, player.seed, rollouts=player.rollouts)).key


def keys(page: TryPage) -> list[str]:
    """The choices that are open to the player."""
    asked = [each for each in page.course.game.decisions(page.course.state) if each.seat == PLAYER and each.waits]
    return [key for each in asked for key in open_keys(each)]


def sensible(page: TryPage, rng: Random) -> str:
    """A choice as somebody may make it who plays by rules of thumb."""
    game, state = page.course.game, page.course.state
    return game.policy.easy(game.resample(state, PLAYER, rng), PLAYER, keys(page), rng)
