"""Scenes from using Cairn, with each kind of click at least once, found by the words that people read."""

from __future__ import annotations

from testing.driver import Message, User
from testing.views import Response
from tools.visits.clicks import Clicks

HOUR, DAY = 3_600.0, 86_400.0
GAME = "lost_cities"


async def turns(clicks: Clicks) -> None:
    board = await started(clicks)
    actor, other = at_turn(clicks, board)
    panel = await clicks.press("open panel", actor, board, "Take turn")
    answer = await clicks.choose("play a choice", actor, panel, "Discard")
    answer = await clicks.press("undo", actor, answer, "Undo")
    answer = await clicks.choose("play a choice", actor, answer, "Discard")
    await clicks.press("end a turn", actor, answer, "A · Draw from the draw pile")
    board = await clicks.post("Take turn", after=board)
    panel = await clicks.press("open panel", actor, board, "Take turn")
    sure = await clicks.press("Ask to take back", actor, panel, "Ask to take back")
    await clicks.press("Ask the others (to take back)", actor, sure, "Ask the others")
    asked = await clicks.post("Agree")
    await clicks.press("agree to take back", other, asked, "Agree")
    board = await clicks.post("Take turn", after=board)
    await typed(clicks, actor)


async def typed(clicks: Clicks, user: User) -> None:
    """A turn by typing."""
    for word in ("discard", "draw-pile"):
        offered = await clicks.did(
            "/play (autocomplete)", user.autocomplete("/play", focused="choice", value=word, channel=clicks.channel)
        )
        await clicks.did("/play", user.slash("/play", channel=clicks.channel, choice=offered[0].value))


async def looking(clicks: Clicks) -> None:
    board = await started(clicks)
    actor, other = at_turn(clicks, board)
    for label in ("My hand", "Log", "Since you were here"):
        await clicks.press(label, actor, board, label)
    more = await clicks.press("More", other, board, "More")
    for label in ("Icons", "Board", "Board as text", "Rules", "Info", "Replay", "My calendar", "Nudge"):
        await clicks.press(label, other, more, label)
    form = await clicks.press("Note", other, more, "Note")
    await clicks.did("Note (submit)", other.submit(form, {}))
    for command in (
        "/mygames",
        "/hand",
        "/log",
        "/board",
        "/profile",
        "/help",
        "/find",
        "/table",
    ):
        await clicks.did(command, other.slash(command, channel=clicks.channel))
    await clicks.did("/ranking", other.slash("/ranking", channel=clicks.channel, game=GAME))
    await clicks.did("/server health", clicks.boss.slash("/server health", channel=clicks.channel))


async def planning(clicks: Clicks) -> None:
    board = await started(clicks)
    _, other = at_turn(clicks, board)
    panel = await clicks.press("Plan ahead", other, board, "Plan ahead")
    answer = await clicks.choose("plan a choice", other, panel, "Discard")
    await clicks.press("plan a choice", other, answer, "A · Draw from the draw pile")
    await clicks.press("Cancel order", other, answer, "Cancel order")


async def settings(clicks: Clicks) -> None:
    alice, boss, channel = clicks.alice, clicks.boss, clicks.channel
    page = await clicks.did("/settings", alice.slash("/settings", channel=channel))
    await clicks.press("What is stored about me", alice, page, "What is stored about me")
    page = await clicks.press("My calendar", alice, page, "My calendar")
    await clicks.choose("change a reminder", alice, page, "after 8 of my open hours")
    await clicks.press("Away until I’m back", alice, page, "Away until I’m back")
    await clicks.press("I’m back", alice, page, "I’m back")
    await clicks.quiet()
    await clicks.did("/settings zone", alice.slash("/settings", channel=channel, zone="Europe/Berlin"))
    page = await clicks.did("/server settings", boss.slash("/server settings", channel=channel))
    page = await clicks.choose("turn to a page of settings", boss, page, "tables and limits")
    await clicks.choose("change a setting", boss, page, "brisk")


async def lesson(clicks: Clicks) -> None:
    page = await clicks.did("/learn", clicks.dora.slash("/learn", channel=clicks.channel, game=GAME))
    await clicks.press("lesson step", clicks.dora, page, "Go on")
    await clicks.press("lesson step", clicks.dora, page, "Go on")
    await clicks.press("Stop", clicks.dora, page, "Stop")


async def matchmaking(clicks: Clicks) -> None:
    for user in (clicks.carla, clicks.dora):
        await clicks.did("/find", user.slash("/find", channel=clicks.channel, game=GAME))
    asked = await clicks.post("I’m in")
    for user in (clicks.carla, clicks.dora):
        await clicks.press("I’m in", user, asked, "I’m in")
    await clicks.sandbox.until(lambda: clicks.channel.threads)
    await clicks.post("Take turn", clicks.channel.threads[0])


async def absence(clicks: Clicks) -> None:
    """Somebody is late: the other votes for a computer player, and the late one comes back."""
    board = await started(clicks, pace="steady")
    late, other = at_turn(clicks, board)
    await clicks.later(5 * DAY)
    vote = await clicks.post("Computer")
    await clicks.press("vote", other, vote, "Computer")
    await clicks.post("I’m back")
    await clicks.quiet()  # the computer player has moved, and the next board stands
    await clicks.press("I’m back (from a computer)", late, await clicks.post("I’m back"), "I’m back")


async def left(clicks: Clicks) -> Response:
    """The ways in which bob can leave his game."""
    page = await clicks.did("/table", clicks.bob.slash("/table", clicks.channel))
    return await clicks.press("Leave …", clicks.bob, page, "Leave …")


async def substitute(clicks: Clicks) -> None:
    await started(clicks)
    panel = await left(clicks)
    await clicks.press("Find a substitute", clicks.bob, panel, "Find a substitute")
    offer = await clicks.post("Take this seat")
    sure = await clicks.press("take a seat", clicks.carla, offer, "Take this seat")
    await clicks.press("take a seat", clicks.carla, sure, "Take it permanently")


async def computers(clicks: Clicks) -> None:
    """A table with a computer player and with hints."""
    alice, channel = clicks.alice, clicks.channel
    await clicks.did("/open", alice.slash("/open", channel=channel, game=GAME))
    lobby = await clicks.post("Add computer player")
    panel = await clicks.press("Add computer player", alice, lobby, "Add computer player")
    await clicks.choose("choose a computer player", alice, panel, "gentle")
    panel = await clicks.press("Options", alice, lobby, "Options")
    await clicks.choose("change an option", alice, panel, "Hints: players may ask")
    lobby = await clicks.post("Start")
    await clicks.press("Start", alice, lobby, "Start")
    board = await clicks.post("Take turn")
    panel = await clicks.press("open panel", alice, board, "Take turn")
    await clicks.press("What would you do?", alice, panel, "What would you do?")


async def pause_and_end(clicks: Clicks) -> None:
    board = await started(clicks)
    alice, bob, channel = clicks.alice, clicks.bob, clicks.channel
    page = await clicks.did("/table", alice.slash("/table", channel))
    form = await clicks.press("Pause …", alice, page, "Pause …")
    await clicks.did("Pause … (submit)", alice.submit(form, {"days": "10"}))
    proposal = await clicks.post("Agree")
    await clicks.press("agree to a pause", bob, proposal, "Agree")
    board = await clicks.post("Play on")
    await clicks.press("Play on", alice, board, "Play on")
    panel = await left(clicks)
    sure = await clicks.press("Concede", bob, panel, "Concede")
    await clicks.press("Concede", bob, sure, "Concede")
    end = await clicks.post("Rematch")
    await clicks.press("Look at the end position", bob, end, "Look at the end position")
    await clicks.press("Rematch", alice, end, "Rematch")


async def tournament(clicks: Clicks) -> None:
    given = {"game": GAME, "pace": "brisk", "title": "Cup", "rounds": 2, "seeding": "lot"}
    await clicks.did("/tournament open", clicks.boss.slash("/tournament open", clicks.channel, options=given))
    post = await clicks.post("Sign up")
    for user in (clicks.alice, clicks.bob, clicks.carla, clicks.dora):
        await clicks.press("Sign up", user, post, "Sign up")
    await clicks.did("/tournament show", clicks.alice.slash("/tournament show", clicks.channel))
    await clicks.later(DAY)
    asked = await clicks.post("I’m here")
    await clicks.press("I’m here", clicks.alice, asked, "I’m here")


async def forgetting(clicks: Clicks) -> None:
    page = await clicks.did("/settings", clicks.dora.slash("/settings", clicks.channel))
    sure = await clicks.press("Forget me", clicks.dora, page, "Forget me")
    await clicks.press("Forget me", clicks.dora, sure, "Forget me")


async def started(clicks: Clicks, **options: str) -> Message:
    """Return the first board of a table of Al and Bo in this scene's channel."""
    given = {"game": GAME, **options}
    await clicks.did("/open", clicks.alice.slash("/open", channel=clicks.channel, options=given))
    lobby = await clicks.post("Join")
    await clicks.press("Join", clicks.bob, lobby, "Join")
    await clicks.press("Options", clicks.alice, lobby, "Options")
    lobby = await clicks.post("Start")
    await clicks.press("Start", clicks.alice, lobby, "Start")
    return await clicks.post("Take turn")


def at_turn(clicks: Clicks, board: Message) -> tuple[User, User]:
    """Return who of Al and Bo a board waits for, and the other."""
    pair = clicks.alice, clicks.bob
    return pair if pair[0].mention in board.text.rpartition("➤")[2] else (pair[1], pair[0])


SCENES = (
    turns,
    looking,
    planning,
    settings,
    lesson,
    matchmaking,
    absence,
    substitute,
    computers,
    pause_and_end,
    tournament,
    forgetting,
)


async def play(clicks: Clicks) -> None:
    """Play all scenes, each in a channel of its own."""
    for scene in SCENES:
        clicks.channel = clicks.sandbox.guild.channel(scene.__name__)
        await scene(clicks)
