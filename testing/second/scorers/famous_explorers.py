"""Famous Explorers counted from the table by the published rules (page 8, "Final scoring", page 11 and page 12).

The places of the cards are looked up on the map; what an explorer asks for stands here as it stands on the card. What
wrong reveals of secret destinations took and gave lies nowhere on the table but on the scoring track: read there.
"""

from __future__ import annotations

from games.famous_explorers.maps import world_of
from games.famous_explorers.state import Options
from games.famous_explorers.view import SeatView, View

REGIONS = ("europe", "africa", "asia", "north-america", "south-america", "oceania")


def score(view: View, options: Options) -> list[int]:
    """Each seat's points: on the scoring track while the game runs, the final ones when it is over."""
    return [points(view, options, seat) for seat in range(len(view.seats))]


def places(view: View, options: Options) -> list[int]:
    """Each seat's place at the end: most points, then most scored cards, each counted once."""
    found = [(points(view, options, seat), len(view.seats[seat].scored)) for seat in range(len(view.seats))]
    return [1 + len([other for other in found if other > mine]) for mine in found]


def points(view: View, options: Options, seat: int) -> int:
    """One seat's points."""
    owner = view.seats[seat]
    cards = 0
    for card in owner.scored:
        double = card.how == "secret" or (card.how == "hand" and card.marked)
        cards += 2 if double else 1
    reveals = owner.score - cards
    assert options.secret_destinations or reveals == 0, f"seat {seat}: {owner.score} on the track, {cards} in cards"
    if view.phase != "over":
        return cards + reveals
    bonuses = 0
    for key in owner.explorers:
        bonuses += explorer(view, seat, key)
    return cards + reveals - owner.cards - len(owner.marks) + bonuses


def explorer(view: View, seat: int, key: str) -> int:
    """Return the points of an explorer card for its owner at the end."""
    owner = view.seats[seat]
    cards = regions(view, owner)
    if key == "ibn-battuta":  # 3 points for 2 scored cards in Africa and 2 in Asia
        return 3 if cards["africa"] >= 2 and cards["asia"] >= 2 else 0
    if key == "alexander-von-humboldt":  # 3 points for the most cards in South America, 2 at least; shared by all
        most = max(regions(view, other)["south-america"] for other in view.seats)
        return 3 if cards["south-america"] == most and most >= 2 else 0
    if key == "james-cook":  # 3 points for scored cards in all 6 regions
        return 3 if all(cards[region] > 0 for region in REGIONS) else 0
    if key == "zheng-he":  # 3 points for 5 scored cards in Asia and Oceania together
        return 3 if cards["asia"] + cards["oceania"] >= 5 else 0
    if key == "ida-pfeiffer":  # 1 point for every ticket left, at most 3
        return min(3, owner.tickets)
    if key == "amundsen":  # 3 points for the most cards in North America, 3 at least; shared by all
        most = max(regions(view, other)["north-america"] for other in view.seats)
        return 3 if cards["north-america"] == most and most >= 3 else 0
    if key == "jeanne-baret":  # 3 points for 3 public or secret destinations
        return 3 if len([card for card in owner.scored if card.how in ("public", "secret")]) >= 3 else 0
    raise KeyError(key)


def regions(view: View, owner: SeatView) -> dict[str, int]:
    """How many cards a player has scored in each region."""
    found = dict.fromkeys(REGIONS, 0)
    for card in owner.scored:
        found[str(world_of(view.map).by_key[card.place].region)] += 1
    return found


def follow(before: View, after: View) -> None:
    """Holds the cards that one choice scored against the rules: an arrow leads there, and the right player scores."""
    tips = {each.tip for view in (before, after) for each in view.expeditions}
    touched = {arrow.target for view in (before, after) for each in view.expeditions for arrow in each.arrows}
    for was, owner in zip(before.seats, after.seats, strict=True):
        for card in owner.scored[len(was.scored) :]:
            if card.how == "hand":
                guided = "local-guide" in was.events and "local-guide" not in owner.events
                assert card.place in touched or guided, (card, before, after)
                assert card.marked == (card.place in was.marks), (card, before, after)
                continue
            assert before.asked == (was.seat,), (card, before, after)
            assert not card.marked, (card, before, after)
            swapped = card.how == "public" and card.place not in before.public  # by the event Changed headlines
            assert card.place in (touched if swapped else tips), (card, before, after)
            assert not swapped or gone(before, after), (card, before, after)


def gone(before: View, after: View) -> list[str]:
    """The public destinations that were replaced, without anybody scoring them."""
    taken = [card.place for owner in after.seats for card in owner.scored]
    return [place for place in before.public if place not in after.public and place not in taken]
