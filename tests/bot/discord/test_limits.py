"""Every message the bot composes stays within Discord's limits, whatever the game, the language and the names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import cycle

import msgspec
import pytest

from bot.core.icons import without_icons
from bot.core.localizer import LANGUAGES, Localizer
from bot.discord.choices import PanelPage, open_choices
from bot.discord.ids import Id
from bot.discord.message import units
from bot.discord.screen import excess
from bot.tables.computers import views as computers
from bot.tables.core.model import Person, Status
from bot.tables.history import views as replay
from bot.tables.history.history import Moment, TurnEnd, TurnSummary
from bot.tables.history.log import LOG_LIMIT, MAX_BOARD_LINES, WITH_ICONS_LIMIT, board_log
from bot.tables.history.shuffle_views import shuffle_check
from bot.tables.lobby import option_views as table_options
from bot.tables.polls.model import Poll
from bot.tables.polls.subjects import SeatOffer
from bot.tables.polls.views import poll_post
from bot.tables.seating import leaving_views as leaving
from bot.tables.seating.absence import Override
from bot.tables.seating.table_page import Visitor, pause_form, replace_form, table_page
from bot.tables.show import hand, panel, rules, status, why_not
from bot.tables.show.own_tables import Mine
from contract.words.languages import shared
from games import GAMES
from games.engine import Choice, Decision, Text
from games.players import Level
from testing.messages import PICTURE, body, form_body, parts, positions, table, texts

MOST_PAGES = 8
"""More than all reasons why something is withheld take."""
TABLES = shared((key, seats) for key, game in GAMES.items() for seats in game.seats)
"""Every number of seats; the one with most to say in every language."""


@pytest.mark.parametrize(("game", "seats", "language"), TABLES)
def test_public_posts(game: str, seats: int, language: str) -> None:
    for position, events in positions(game, seats, seed=seats, every=25, language=language):
        words = status.localizer_for(position.table)
        public = tuple(event for event in events if event.seats is None)
        log = board_log([TurnSummary(number, None, public) for number in range(8)], words)
        assert len(without_icons(log)) <= LOG_LIMIT
        assert len(log) <= WITH_ICONS_LIMIT
        assert len([line for line in log.splitlines() if not line.startswith("**")]) <= MAX_BOARD_LINES
        if position.over:
            made = status.final(position, log, position.standings() or (), [PICTURE] * 3)
        else:
            made = status.status(position, log, [PICTURE] * 2)
            pinged = re.findall(r"<@(\d+)>", texts(made))
            assert pinged == [str(user) for user in position.awaited]
            assert pinged or position.table.computers[0].name in texts(made)
        sent = body(made)
        mentioned = set(re.findall(r"<@(\d+)>", texts(made)))
        assert mentioned <= set(map(str, sent["allowed_mentions"]["users"]))
        body(
            status.retired(position.table, log, [PICTURE.alt] * 2, revision=position.table.revision),
            kept=("board-1.png", "board-2.png"),
        )
        body(status.nudge(position.table, position.table.people, "https://discord.com/x"))


@pytest.mark.parametrize(("game", "seats", "language"), TABLES)
def test_offers_of_seats(game: str, seats: int, language: str) -> None:
    position, _ = next(iter(positions(game, seats, seed=1, every=9, language=language)))
    made_at = position.table.touched_at
    polls = tuple(
        Poll(
            about=SeatOffer(
                to=Person(2**62 + seat.seat, "x" * 32, "") if seat.seat else Level.HARD,
                occupant=seat.user_id,
                override=override,
                reason="*" * 200,
            ),
            revision=2**31 - seat.seat,
            opened_at=made_at,
            closes_at=made_at,
            seat=seat.seat,
            by=2**63,
        )
        for seat, override in zip(position.table.seats, cycle((Override.MANAGER, None, Override.LATE)), strict=False)
    )
    asked = {poll.revision: (2**62 + poll.seat, 2**62 + 40 + poll.seat) for poll in polls if poll.seat is not None}
    sent = body(poll_post(msgspec.structs.replace(position.table, polls=polls), SeatOffer.kind, asked))
    assert set(map(str, sent["allowed_mentions"]["users"])) == {str(user) for users in asked.values() for user in users}
    assert len(re.findall("seat_offer.agree", str(sent))) == seats
    body(poll_post(position.table, SeatOffer.kind, {}))


def places(decisions: Sequence[Decision]) -> Iterator[PanelPage]:
    """Where a panel may be opened: at the start, and at every decision, each of its groups and one it has no more."""
    yield PanelPage()
    for number, decision in enumerate(decisions):
        groups = {choice.group for choice in open_choices(decision)}
        yield from (PanelPage(number, group) for group in range(-1, len(groups) + 1))


@pytest.mark.parametrize(("game", "seats", "language"), TABLES)
def test_private_panels(game: str, seats: int, language: str) -> None:
    for position, events in positions(game, seats, seed=seats + 1, every=31, language=language):
        words = status.localizer_for(position.table, language)
        notes = [words(event.text) for event in events][-6:]
        for seat in range(seats):
            decisions = position.decisions_of(seat)
            for place in places(decisions):
                made = panel.panel(
                    position, decisions, words, place=place, pictures=[PICTURE] * 2, notes=notes, can_undo=True
                )
                body(made)
            reasons = texts(why_not.withheld(position, decisions, words))
            assert len(reasons.splitlines()) <= 1 + why_not.MAX_REASONS
            pages = [why_not.withheld(position, decisions, words, page=page) for page in range(MOST_PAGES)]
            assert all(excess(page) <= 1 for page in pages)
            assert texts(pages[-1]) == texts(pages[-2]), "there are no more"
            everything = "\n".join(map(texts, pages))
            closed = [
                (choice.label, choice.why_not)
                for decision in decisions
                for choice in decision.choices
                if choice.why_not is not None
            ]
            assert all(words.in_words()(each) in everything for pair in closed for each in pair)
            kinds = {why.id for _, why in closed}
            assert len(kinds) > why_not.MAX_REASONS or len(reasons.splitlines()) > len(kinds)
            body(hand.hand_message(position, seat, words, PICTURE))
            body(hand.delivered_hand(position, seat, words, PICTURE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_looking_back(game: str, language: str) -> None:
    """Whoever has missed most of a game, and any turn of it with all hands."""
    seats = GAMES[game].seats[-1]
    turns, made_at = list[TurnSummary](), datetime(2026, 1, 1, tzinfo=UTC)
    for position, events in positions(game, seats, seed=seats, every=60, language=language):
        end = TurnEnd(2**31, len(turns), None if not turns else len(turns) % seats, made_at)
        turns.append(TurnSummary(len(turns), end, tuple(events)))
        everybody, words = tuple(map(str, range(seats))), status.localizer_for(position.table, language)
        moment = Moment(turns[-1], 999, None, (), "all", ("own", "public", *everybody, "all"))
        body(replay.replay(position.table, moment, 2**62 + 10, [PICTURE] * (3 + seats), words))
    for page in (0, len(turns) // 2, len(turns)):
        body(replay.since(position.table, turns, page, 2**31, [PICTURE] * 3, words))
        assert sum(map(units, replay.brief(position.table, turns[: page + 1], 999, words))) < 1200


@pytest.mark.parametrize(("game", "seats", "language"), TABLES)
def test_lobbies_options_rules_and_facts(game: str, seats: int, language: str) -> None:
    words = Localizer(language, game)
    for state in Status:
        found = table(game, seats, state, language)
        body(status.lobby(found))
        body(status.lobby_over(found))
        checked = body(shuffle_check(found, status.localizer_for(found, language)))
        assert "…" not in str(checked), "no order is cut"
        own = status.localizer_for(found, language)
        for user in (found.owner_id, 1):
            visitor = Visitor(user_id=user, owns=True, manages=True, elsewhere=True)
            body(table_page(found, visitor, own, ["⚠️ note"] * 3))
        for seat in found.seats:
            for manages in (False, True):
                form_body(replace_form(found, seat, Visitor(user_id=1, manages=manages), own))
        form_body(pause_form(found, own))
        for count in range(seats + 1):
            filled = table(game, seats, state, language, computers=count)
            for new in (True, False):
                body(computers.computers_panel(filled, status.localizer_for(filled, language), new=new))
            body(leaving.leaving_panel(filled, filled.seats[0], status.localizer_for(filled, language)))
        body(status.notice(found, Text("channel-gone", {"game": Text("game-name"), "table": "1"})))
    panel_of_options = table_options.options_panel(found, words)
    body(panel_of_options)
    assert Mine(found, my_turn=True).table is found
    for page in range(len(rules.pages(game, language))):
        made = rules.rules_page(game, language, page)
        body(made)
        assert "…" not in texts(made)[-2:], "a page was cut"


def many(groups: int, choices: int) -> Decision:
    """A decision that no game has: ``choices`` in ``groups`` groups, with long names."""
    words = Text("lobby-seat", {"number": 1, "name": "x " * 75})
    return Decision(
        0,
        Text("panel-choose"),
        tuple(
            Choice(f"choice-{n:03}-{'k' * 48}", words, Text("settings-line", {"name": str(n % groups), "value": "g"}))
            for n in range(choices)
        ),
    )


@pytest.mark.parametrize(
    ("groups", "choices"), [(1, 3), (1, 10), (1, 11), (1, 130), (5, 130), (9, 24), (9, 130), (30, 130)]
)
def test_every_choice_of_a_large_decision_can_be_reached(groups: int, choices: int) -> None:
    decision = many(groups, choices)
    position, _ = next(positions(next(iter(GAMES)), 2, 1, 1))
    words = status.localizer_for(position.table)
    seen: set[str] = set()
    tried: set[str] = set()
    open_places = [PanelPage().arg]
    while open_places:
        arg = open_places.pop()
        if arg in tried:
            continue
        tried.add(arg)
        sent = body(panel.panel(position, [decision, many(1, 2)], words, place=PanelPage.parsed(arg), can_undo=True))
        for part in parts(sent["components"]):
            if part["type"] not in {2, 3}:
                continue
            found = re.fullmatch(r"cairn:[bs]:([a-z]+):\d+:\d+(?::(.*))?", part["custom_id"])
            assert found is not None
            verb, *_, place = found.groups("")
            if verb == "act":
                seen |= {found["value"] for found in part.get("options", [])} or {place}
            elif verb == "group":
                open_places += [found["value"] for found in part["options"]]
            elif verb == "panel" and not part.get("disabled"):
                open_places.append(place)
    assert {choice.key for choice in decision.choices} <= seen


CLAUSES = "Ice Lantern: 1 guile · Sweep any face-up cards. Gain an adjacent card. "
LONG = CLAUSES + "Whenever you gain a quest, gain 1 guile. Whenever you play a green card, gain 1 guile."


@pytest.mark.parametrize("group", [None, "Play"])
def test_of_a_long_choice_nothing_is_cut_off(group: str | None) -> None:
    """Above its button it is said in full; in a menu it goes on in the second line."""
    named = Text("settings-line", {"name": group, "value": "g"}) if group else None
    label = Text("panel-in-full", {"choice": LONG})
    decision = Decision(
        0, Text("panel-choose"), (Choice("long", label, named), Choice("short", Text("button-log"), named))
    )
    position, _ = next(positions(next(iter(GAMES)), 2, 1, 1))
    made = panel.panel(position, [decision], status.localizer_for(position.table))
    found = parts(body(made)["components"])
    lines = [option for part in found for option in part.get("options", [])]
    if group is None:
        assert LONG in texts(made)
        assert not lines
    else:
        (shown,) = (option for option in lines if option["value"] == "long")
        assert shown["label"].endswith(CLAUSES.strip()), "cut where a sentence ends"
        assert shown["description"] == LONG.removeprefix(CLAUSES)


def test_an_id_survives_its_custom_id_and_refuses_to_grow_too_long() -> None:
    from bot.discord.components import CairnButton

    made = Id("act", 12, 34, "play-yellow-7")
    match = CairnButton.__discord_ui_compiled_template__.fullmatch(made.custom("b"))
    assert match
    assert (match["verb"], match["table"], match["revision"], match["arg"]) == ("act", "12", "34", "play-yellow-7")
    with pytest.raises(ValueError, match="100"):
        Id("act", 1, 1, "x" * 100).custom("b")
    assert PanelPage.parsed("nonsense") == PanelPage()
    assert PanelPage.parsed(PanelPage(2, -1, 3).arg) == PanelPage(2, -1, 3)
