"""What a seat sees: all but deck, bag order and face-down tiles (specification, "Hidden and public")."""

from __future__ import annotations

from games.expeditions.abilities import gain, gain_card, one_of, play, sweep, vanquish
from games.expeditions.game import GAME
from games.expeditions.view import CorruptionView, View
from tests.games.expeditions.cases import CORE, Table, item, person, tile


def seen(table: Table, seat: int | None = 0) -> View:
    return GAME.view(table.state, seat)


def test_a_face_down_tile_shows_its_map_and_no_number() -> None:
    view = seen(Table(hidden="c4"))
    shown = next(found for found in view.tiles if found.position == "c4")
    assert (shown.number, shown.map, shown.cleared) == (None, True, False)


def test_corruption_is_listed_from_the_bottom_and_hides_what_it_covers() -> None:
    table = Table(tokens="o3 t4", tile=tile(gain("coins"), covered="meld"))
    shown = next(found for found in seen(table).tiles if found.position == "c3")
    assert shown.corruption == (CorruptionView("orange", 3), CorruptionView("turquoise", 4))
    assert not shown.cleared
    table.state.corruption["c3"] = ()
    assert next(found for found in seen(table).tiles if found.position == "c3").cleared


def test_benefits_still_to_be_taken_are_told_by_index_with_what_was_uncovered_last() -> None:
    card = person(vanquish(), core=CORE)
    place = tile(play(), one_of(gain("coins"), gain("map")), covered="upgrade")
    table = Table(exposed="gather", tile=place, tokens="o3", power=3, hand=[card, item()], workers="red")
    assert seen(table).benefits == ()
    table.take("gather")
    assert seen(table).benefits == (0, 1)
    table.take("take-0", f"play-{card}", "worker-red", "vanquish-3-0", "core")
    assert seen(table).benefits == (1, 2)


def test_targets_lead_to_places_spots_and_cards_for_the_seat_that_chooses_only() -> None:
    card = person()
    table = Table(exposed="move play", hand=[card], others=("c4",))
    kinds = {target.kind for target in seen(table).targets}
    assert kinds == {"position", "card"}
    assert seen(table, 1).targets == seen(table, None).targets == ()
    spots = Table(do=gain_card(), spots=["ember-core"]).state
    assert [target.ref for target in GAME.view(spots, 0).targets] == ["a"]


def test_cards_drawn_of_which_one_is_kept_are_shown_to_everybody() -> None:
    table = Table(do=(gain_card("two"), sweep()), deck=["ember-core", "hammer-scale"]).take("take-0")
    assert seen(table, 1).shown == ("ember-core", "hammer-scale")


def test_workers_are_told_in_all_and_on_the_mat() -> None:
    card = person()
    mine = seen(Table(active=[f"{card}/red"], workers="red blue")).seats[0]
    assert mine.available["red"] == 1
    assert mine.workers["red"] == 2


def test_a_hand_message_is_due_when_anything_changes_that_stands_on_it() -> None:
    """The cards, and what stands above them; the things of others do not."""
    card = person(core=CORE)
    table = Table(exposed="play move", hand=[card], others=())
    assert GAME.hand(seen(table, None)) is None
    told, others = [GAME.hand(seen(table))], GAME.hand(seen(table, 1))
    for key in ("move-c4", f"play-{card}", "core"):
        table.take(key)
        told.append(GAME.hand(seen(table)))
    assert len(set(told)) == 4
    assert GAME.hand(seen(table, 1)) == others


def test_a_lent_card_in_the_row_says_so() -> None:
    from games.expeditions.abilities import activate, whenever

    lent = item(gain("coins"), ongoing=whenever("move", gain("coins")))
    table = Table(do=activate("own"), active=[lent]).take(f"use-{lent}")
    assert [found.lent for found in seen(table).seats[0].active] == [True]
