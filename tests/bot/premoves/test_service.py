"""Orders: laid down before one's turn, played in it as planned, and dropped by whatever makes them uncertain."""

from __future__ import annotations

import pytest

from bot.core.pace import Pace
from bot.premoves import queries
from bot.scheduler.model import Due
from bot.tables.core import administration, play
from bot.tables.core.model import Position
from bot.tables.core.refusals import NotSeated, Refusal
from bot.tables.lobby import service as lobby
from bot.tables.lobby import terms
from bot.tables.polls import proposals
from bot.tables.polls.subjects import AGREE, Proposal, Proposed
from bot.tables.seating import leaving, stand_ins
from bot.tables.time import pauses as pausing
from testing.outbox import claim
from testing.world import ANN, BEN, CLEO, answer, by, hand_over, only, said
from tests.bot.premoves.conftest import Planned

each_kind = pytest.mark.usefixtures("each_kind")


async def begun(world: Planned) -> tuple[Position, list[str], list[str]]:
    """Ann and Ben play cards, Ann begins: the table, and what each holds."""
    position = await world.started(ANN, BEN, game="lost_cities", first=0)
    hands = [list(position.view(seat).hand) for seat in (0, 1)]
    return position, hands[0], hands[1]


async def turn(world: Planned, position: Position, hand: list[str]) -> None:
    """Ann discards her first card and draws from the pile."""
    await world.moved(position, ANN, f"discard-{hand[0]}", "draw-pile")


@each_kind
async def test_an_order_plays_in_its_turn_and_once(world: Planned) -> None:
    position, ann, ben = await begun(world)
    premove = await world.premove(position, BEN, f"discard-{ben[0]}", "draw-pile")
    assert [step.key for step in premove.alternatives[0].steps] == [f"discard-{ben[0]}", "draw-pile"]
    await world.pass_time()
    assert await world.keys(position) == []
    await turn(world, position, ann)
    await world.pass_time()
    made = [(0, f"discard-{ann[0]}", False), (0, "draw-pile", False)]
    ordered = [(1, f"discard-{ben[0]}", True), (1, "draw-pile", True)]
    assert await world.keys(position) == made + ordered
    assert await world.premoves.of(position.table.id, BEN.user_id) is None
    await world.pass_time(1000)
    assert len(await world.keys(position)) == 4


@each_kind
async def test_an_order_survives_a_restart_in_every_state(world: Planned) -> None:
    position, ann, ben = await begun(world)
    await world.premove(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await world.act(position, ANN, f"discard-{ann[0]}", "draw-pile")  # and the process dies before it looks
    world.restart()
    await world.premoves.resume()
    world.restart()
    await world.premoves.resume()
    await world.pass_time()
    assert [each for each in await world.keys(position) if each[0] == 1] == [
        (1, f"discard-{ben[0]}", True),
        (1, "draw-pile", True),
    ]


@each_kind
async def test_a_death_between_two_keys_neither_loses_nor_doubles_one(
    world: Planned, monkeypatch: pytest.MonkeyPatch
) -> None:
    position, ann, ben = await begun(world)
    await world.premove(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await turn(world, position, ann)
    act, calls = play.act, []

    async def dies(*args: object, **more: object) -> object:
        calls.append(args)
        if len(calls) == 2:
            raise KeyboardInterrupt
        return await act(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(play, "act", dies)
    with pytest.raises(KeyboardInterrupt):
        await world.pass_time()
    monkeypatch.undo()
    world.restart()
    await world.premoves.resume()
    await world.pass_time()
    assert len(await world.keys(position)) == 4
    assert await world.premoves.of(position.table.id, BEN.user_id) is None


@each_kind
async def test_what_was_chosen_when_the_program_died_is_checked_again_before_its_first_key(
    world: Planned, monkeypatch: pytest.MonkeyPatch
) -> None:
    position, ann, ben = await begun(world)
    colour = ben[0].split("-")[0]
    await turn(world, position, ann)
    await world.moved(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await world.premove(position, BEN, f"discard-{ben[1]}", "draw-pile")
    second = next(card for card in ann[1:] if not card.startswith(colour))
    await world.moved(position, ANN, f"discard-{second}", f"draw-{colour}")

    async def dies(*args: object, **more: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "act", dies)
    with pytest.raises(KeyboardInterrupt):
        await world.pass_time()
    monkeypatch.undo()
    world.restart()
    await world.undo(position, ANN)
    await world.act(position, ANN, f"draw-{colour}")
    await world.premoves.resume()
    await world.pass_time()
    assert [key for _, key, ordered in await world.keys(position) if ordered] == []
    assert await world.told(position, BEN) == "premove-over-undone"


async def test_the_first_alternative_that_can_begin_is_taken(world: Planned) -> None:
    position, ann, ben = await begun(world)
    await world.premove(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await world.premoves.watch(position.table.id, BEN.user_id, 0, f"discard-{ann[0].split('-')[0]}")
    await world.premove(position, BEN, f"discard-{ben[1]}", "draw-pile", number=1)
    await turn(world, position, ann)
    await world.pass_time()
    assert (1, f"discard-{ben[1]}", True) in await world.keys(position)


async def test_a_guard_that_has_fired_is_told(world: Planned) -> None:
    position, ann, ben = await begun(world)
    await world.premove(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await world.premoves.watch(position.table.id, BEN.user_id, 0, f"discard-{ann[0].split('-')[0]}")
    await turn(world, position, ann)
    await world.pass_time()
    assert len(await world.keys(position)) == 2
    assert await world.told(position, BEN) == "premove-over-touched"
    await world.moved(position, BEN, f"discard-{ben[0]}")
    assert await world.told(position, BEN) is None


async def test_a_key_that_is_closed_stops_the_order_there(world: Planned) -> None:
    """The card that Ben wanted to draw is gone: Ann has taken it."""
    position, ann, ben = await begun(world)
    colour = ben[0].split("-")[0]
    first, second = [card for card in ann if not card.startswith(colour)][:2]
    other = next(card for card in ben[1:] if not card.startswith(colour))
    await world.moved(position, ANN, f"discard-{first}", "draw-pile")
    await world.moved(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await world.premove(position, BEN, f"discard-{other}", f"draw-{colour}")
    await world.moved(position, ANN, f"discard-{second}", f"draw-{colour}")
    await world.pass_time()
    assert (await world.keys(position))[-1] == (1, f"discard-{other}", True)
    assert await world.told(position, BEN) == "premove-over-at"
    assert (await world.tables.position(position.table.id)).to_act == (1,)


async def test_an_order_is_changed_and_cancelled(world: Planned) -> None:
    position, ann, ben = await begun(world)
    table, user = position.table.id, BEN.user_id
    await world.premove(position, BEN, f"discard-{ben[0]}", "draw-pile")
    premove = await world.premove(position, BEN, f"discard-{ben[1]}")
    assert premove.alternatives[0].keys == (f"discard-{ben[1]}",)
    await world.premoves.shorten(table, user, 0, 0)
    assert await world.premoves.of(table, user) is None
    await world.premove(position, BEN, f"discard-{ben[0]}")
    await world.premoves.cancel(table, user)
    await turn(world, position, ann)
    await world.pass_time()
    assert len(await world.keys(position)) == 2


async def test_what_cannot_be_planned_is_refused(world: Planned) -> None:
    position, ann, ben = await begun(world)
    table, set_choice = position.table.id, world.premoves.set_choice
    refused = [
        (set_choice(table, BEN.user_id, 0, 0, f"discard-{ann[0]}"), "refusal-premove-not-open"),
        (set_choice(table, BEN.user_id, 0, 1, "draw-pile"), "refusal-premove-moved-on"),
        (set_choice(table, BEN.user_id, 7, 0, f"discard-{ben[0]}"), "refusal-premove-moved-on"),
        (set_choice(table, ANN.user_id, 0, 0, f"discard-{ann[0]}"), "refusal-premove-your-turn"),
        (set_choice(table, CLEO.user_id, 0, 0, f"discard-{ann[0]}"), "refusal-not-seated"),
        (world.premoves.watch(table, BEN.user_id, 0, "yellow"), "refusal-premove-not-open"),
        (world.premoves.cancel(table, CLEO.user_id), "refusal-not-seated"),
    ]
    for attempt, why in refused:
        with pytest.raises(Refusal) as told:
            await attempt
        assert told.value.text.id == why
    assert NotSeated().text.id == "refusal-not-seated"
    assert await world.store.read(queries.at_table, table) == []


async def test_who_moves_first_does_not_move_twice(world: Planned) -> None:
    position, ann, ben = await begun(world)
    await world.premove(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await turn(world, position, ann)
    await world.moved(position, BEN, f"discard-{ben[1]}")
    assert await world.told(position, BEN) == "premove-over-moved"
    await world.pass_time()
    assert len(await world.keys(position)) == 3


@pytest.mark.parametrize("come", [False, True])
async def test_what_a_computer_player_did_on_a_warm_seat_is_not_told_as_the_person_s_move(
    world: Planned, come: bool
) -> None:
    position, ann, ben = await begun(world)
    table = position.table.id
    await world.premove(position, BEN, f"discard-{ben[0]}", "draw-pile")
    if come:
        await turn(world, position, ann)
    await leaving.leave_to_computer(world.tables, table, BEN.user_id)
    if not come:
        await turn(world, position, ann)
    await world.premoves.review(table)
    await world.pass_time()
    assert len(await world.keys(position)) == 2, "the order rests as long as nobody has moved there"
    for first, second in ((ann[1], ben[1]), (ann[2], ben[2])):
        for key in (f"discard-{second}", "draw-pile"):
            await play.act_as_computer(world.tables, table, (await world.tables.get(table)).revision, 1, key)
            await world.premoves.review(table)
        assert await world.told(position, BEN) == "premove-over-computer", "it is said until Ben moves himself"
        await world.moved(position, ANN, f"discard-{first}", "draw-pile")
    await play.act_as_computer(world.tables, table, (await world.tables.get(table)).revision, 1, f"discard-{ben[3]}")
    await stand_ins.come_back(world.tables, table, BEN.user_id)
    await play.act_as_computer(world.tables, table, (await world.tables.get(table)).revision, 1, "draw-pile")
    await world.moved(position, ANN, f"discard-{ann[3]}", "draw-pile")
    assert await world.told(position, BEN) == "premove-over-computer"
    await world.moved(position, BEN, f"discard-{ben[4]}")
    assert await world.told(position, BEN) is None
    assert len(await world.store.read(queries.answer_times, table)) == 4, "those of people, not of the computer player"


async def test_a_person_who_comes_back_before_the_computer_player_has_moved_finds_the_order_played(
    world: Planned,
) -> None:
    position, ann, ben = await begun(world)
    await world.premove(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await leaving.leave_to_computer(world.tables, position.table.id, BEN.user_id)
    await stand_ins.come_back(world.tables, position.table.id, BEN.user_id)
    await turn(world, position, ann)
    await world.pass_time()
    assert [key for _, key, ordered in await world.keys(position) if ordered] == [f"discard-{ben[0]}", "draw-pile"]


@each_kind
@pytest.mark.parametrize("how", ["undo", "seat", "closed"])
async def test_what_is_not_certain_is_dropped_and_said(world: Planned, how: str) -> None:
    position, ann, ben = await begun(world)
    await world.moved(position, ANN, f"discard-{ann[0]}", "draw-pile")
    await world.moved(position, BEN, f"discard-{ben[0]}", "draw-pile")
    colour = ben[0].split("-")[0]
    await world.moved(position, ANN, f"discard-{ann[1]}", "draw-pile")
    await world.moved(position, BEN, f"discard-{ben[1]}", f"draw-{colour}")
    await world.premove(position, BEN, f"discard-{ben[2]}", "draw-pile")
    if how == "undo":
        await world.undo(position, BEN)
        await world.moved(position, BEN, f"draw-{colour}")
    elif how == "seat":
        await hand_over(world, position.table, 0, CLEO, ANN)
    else:
        await administration.close(world.tables, position.table.id, by(ANN))
    await world.premoves.review(position.table.id)
    expected = {"undo": "premove-over-undone", "seat": "premove-over-seat", "closed": None}
    assert await world.told(position, BEN) == expected[how]
    assert await world.due_at(Due.PREMOVE) is None
    before = await world.keys(position)
    await world.pass_time()
    assert await world.keys(position) == before


@each_kind
@pytest.mark.parametrize("paused_first", [True, False])
async def test_an_order_rests_with_its_table_and_plays_when_that_goes_on(world: Planned, paused_first: bool) -> None:
    position, ann, ben = await begun(world)
    table = position.table.id
    await world.premove(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await world.act(position, ANN, f"discard-{ann[0]}", "draw-pile")
    if not paused_first:
        await world.premoves.review(table)  # its turn has come when the others agree to pause
    paused = await proposals.propose(world.tables, table, Proposed.PAUSE, ANN, "pause", days=3)
    await answer(world, paused, only(paused, Proposal), BEN, AGREE)
    await world.premoves.review(table)
    await world.pass_time(60)
    assert len(await world.keys(position)) == 2
    assert (await world.tables.get(table)).absence.paused_until is not None, "what all agreed to holds"
    assert await world.told(position, BEN) is None
    await pausing.play_on(world.tables, table, ANN.user_id)
    await world.premoves.review(table)
    await world.pass_time()
    assert [key for _, key, ordered in await world.keys(position) if ordered] == [f"discard-{ben[0]}", "draw-pile"]


async def test_a_successor_does_not_inherit_an_order(world: Planned) -> None:
    position, _, ben = await begun(world)
    await world.premove(position, BEN, f"discard-{ben[0]}")
    await hand_over(world, position.table, 1, CLEO, ANN)
    await world.premoves.review(position.table.id)
    assert await world.store.read(queries.at_table, position.table.id) == []


async def test_an_order_costs_no_bank(world: Planned) -> None:
    table = await world.open(game="lost_cities", first=0)
    await lobby.join(world.tables, table.id, BEN)
    await terms.set_pace(world.tables, table.id, Pace.BRISK, by(ANN))
    position = await lobby.start(world.tables, table.id, by(ANN))
    ann, ben = (position.view(seat).hand for seat in (0, 1))

    async def posted() -> None:
        for item in await claim(world.store, world.time):
            await said(world, item)

    await posted()
    await world.premove(position, BEN, f"discard-{ben[0]}", "draw-pile")
    await turn(world, position, list(ann))
    await posted()
    before = (await world.tables.get(table.id)).clock_of(1)
    assert before is not None
    assert before.since is not None
    await world.pass_time()
    after = (await world.tables.get(table.id)).clock_of(1)
    assert after is not None
    assert len(await world.keys(position)) == 4
    assert after.used == before.used
