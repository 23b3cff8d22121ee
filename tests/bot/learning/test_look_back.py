"""Looking back on a game that is over: three moments, for each person alone."""

from __future__ import annotations

import re
from functools import partial
from random import Random

import pytest

from bot.core.fair_queue import QueueKey
from bot.core.localizer import LANGUAGES
from bot.core.workers.thinking_worker import own_time
from bot.learning.advice_views import look_back_message
from bot.learning.look_back import MAX_MOMENTS, Findings, LookBack
from bot.tables.core import administration, play
from bot.tables.core.model import Position
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import service as lobby
from bot.tables.show.status import localizer_for
from games import GAMES
from games.players import Knowledge, Level, Regret, regret
from testing.messages import texts
from testing.world import ANN, BEN, CLEO, GUILD, World, by
from tests.games.lost_cities.position import position as lies

GAME = GAMES["lost_cities"]


class Search:
    """Thinks at once, about few worlds, and notes for whom."""

    def __init__(self) -> None:
        self.claims: list[QueueKey] = []
        self.known: list[Knowledge] = []

    async def regret(self, game: str, known: Knowledge, key: str, claim: QueueKey) -> Regret | None:
        self.claims.append(claim)
        self.known.append(known)
        return regret(GAMES[game], known, key, b"seed", seconds=0.02, clock=own_time())


async def played(world: World) -> Position:
    """A game of Lost Cities that Ann has played at random against a computer player, to its end."""
    world = World(world.store, GAMES)
    table = await lobby.open_table(world.tables, GUILD, 20, ANN, "lost_cities", {"rounds": 1}, "en", world.click())
    await lobby.add_computer(world.tables, table.id, Level.GENTLE, by(ANN))
    position, rng = await lobby.start(world.tables, table.id, by(ANN)), Random(1)
    while position.to_act:
        seat, keys = position.to_act[0], GAME.legal(position.state)
        if position.table.seats[seat].level is None:
            await play.act(world.tables, table.id, None, ANN.user_id, rng.choice(keys), world.click())
        else:
            key = GAME.policy.gentle(position.state, seat, keys, rng)
            await play.act_as_computer(world.tables, table.id, position.table.revision, seat, key)
        position = await world.tables.position(table.id)
    return position


async def test_who_has_played_is_told_the_three_moments_in_which_most_was_lost(world: World) -> None:
    position, search = await played(world), Search()
    look_back = LookBack(world.store, search)
    found = await look_back.ask(position, ANN.user_id)
    assert found.moments is None
    assert found.count > 0, "how many choices are looked at is known at once"
    for language in LANGUAGES:
        assert "look-back-" not in texts(
            look_back_message(position.table, found, localizer_for(position.table, language))
        )
    await look_back.idle()
    found = await look_back.ask(position, ANN.user_id)
    assert found.moments is not None
    assert 0 < len(found.moments) <= MAX_MOMENTS, "who plays at random has lost something"
    assert [moment.lost for moment in found.moments] == sorted((moment.lost for moment in found.moments), reverse=True)
    assert found.done == found.count == len(search.claims)
    assert {claim.attended for claim in search.claims} == {False}, "behind all that people wait for"
    assert {known.seat for known in search.known} == {0}, "Ann's decisions and nobody else's"
    for language in LANGUAGES:
        words = texts(look_back_message(position.table, found, localizer_for(position.table, language)))
        assert "1. **" in words
        assert "look-back-" not in words
        lost = r"(wins about|gewinnt das etwa|gagne environ|partidas así) .*\d"
        assert re.search(lost, words), "how much was lost is told"
    for moment in found.moments:
        set_choice = await look_back.before(position, ANN.user_id, moment.revision, moment.key)
        assert (set_choice.turn, set_choice.taken, set_choice.best) == (moment.turn, moment.taken, moment.best)
        assert set_choice.view.hand, "it is as Ann saw it"
        for forged in ((ANN.user_id, moment.revision, "nonsense"), (BEN.user_id, moment.revision, moment.key)):
            with pytest.raises(Refusal, match="look-back-moment"):
                await look_back.before(position, *forged)
    again = len(search.claims)
    await look_back.ask(position, ANN.user_id)
    await look_back.idle()
    assert len(search.claims) == again, "it is remembered"
    restarted = LookBack(world.store, Search())
    await restarted.ask(position, ANN.user_id)
    await restarted.idle()
    found_again = await restarted.ask(position, ANN.user_id)
    assert found_again.done == found.done
    assert found_again.moments, "after a restart it is found again, from what is stored"


class Failing(Search):
    """Judges nothing."""

    async def regret(self, game: str, known: Knowledge, key: str, claim: QueueKey) -> Regret | None:
        raise RuntimeError("no search")


async def test_who_waits_is_shown_the_end_and_one_message_is_kept_up_to_date(world: World) -> None:
    position = await played(world)
    shown: list[str] = []
    for search, words in ((Search(), "I would have chosen"), (Failing(), "try again")):
        look_back = LookBack(world.store, search)
        found = await look_back.ask(position, ANN.user_id)

        async def show(which: str, found: Findings = found) -> None:
            shown.append(which + texts(look_back_message(position.table, found, localizer_for(position.table))))

        shown.clear()
        look_back.follow(position, ANN.user_id, partial(show, "first"))
        look_back.follow(position, ANN.user_id, partial(show, "second"))
        await look_back.idle()
        assert len(shown) == 1
        assert shown[0].startswith("second")
        assert words in shown[0]


async def test_nobody_looks_back_on_a_game_under_way_or_of_others(world: World) -> None:
    look_back = LookBack(world.store, Search())
    world = World(world.store, GAMES)
    table = await lobby.open_table(world.tables, GUILD, 20, ANN, "lost_cities", {}, "en", world.click())
    await lobby.join(world.tables, table.id, BEN)
    position = await lobby.start(world.tables, table.id, by(ANN))
    with pytest.raises(Refusal) as early:
        await look_back.ask(position, ANN.user_id)
    assert early.value.text.id == "refusal-look-back-early"
    with pytest.raises(Refusal, match="look-back-early"):
        await look_back.before(position, ANN.user_id, 1, "draw-pile")
    await administration.close(world.tables, table.id, by(ANN))
    closed = Position(await world.tables.get(table.id), position.game, position.state)
    with pytest.raises(Refusal) as stranger:
        await look_back.ask(closed, CLEO.user_id)
    assert stranger.value.text.id == "refusal-look-back-not-played"


def test_a_blunder_is_found_and_a_good_choice_is_not() -> None:
    """One card is left: a ten that is discarded instead of laid is lost."""
    state = lies(
        "red-4 red-10 blue-9 yellow-2 yellow-3 white-2 green-2 green-3",
        "red-2 red-3 blue-2 blue-3 white-3 white-4 green-4 green-5",
        below=("red x 3", "blue 5 6"),
        pile="white-10",
    )
    known = Knowledge.of(GAME, state, 0, b"s")
    found = regret(GAME, known, "discard-red-10", b"s", seconds=5.0)
    assert found is not None
    assert found.best == "play-red-10"
    assert found.reason is not None
    assert regret(GAME, known, "play-red-10", b"s", seconds=5.0) is None
