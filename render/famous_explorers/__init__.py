"""The scene of Expedition: Famous Explorers. Pillow is imported by the first picture: words alone come without it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial

import msgspec

from games.engine import Decision, Standing, Text, text
from games.famous_explorers import names
from games.famous_explorers.events import EVENTS
from games.famous_explorers.explorers import EXPLORERS
from games.famous_explorers.maps import PUBLISHED, world_of
from games.famous_explorers.view import SecretView, View
from games.famous_explorers.world import REGIONS
from render.alt_text import shortened
from render.famous_explorers import choice_letters, describe
from render.lettering import by_choice
from render.scene import Emoji, Legend, Picture, Say, Scene, sides

START = "start"
"""The part of the map around START, besides the six regions."""


class FamousExplorersScene(Scene[View]):
    def board(self, view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
        """The map with everything beside it and, where something changed on the map, a close-up of that."""
        from render.famous_explorers import paint_board, paint_side

        public = _public(view)
        if region is not None and region not in self.regions(view):
            raise KeyError(region)
        if region is not None and region.startswith("side-"):
            seat = public.seats[int(region.removeprefix("side-"))]
            return [paint_side.draw(public, say, seat, describe.side_alt(say, seat))]
        if region is not None:
            return [paint_board.region(public, say, region, self.regions(view)[region], touched)]
        pictures = [paint_board.whole(public, say, touched, describe.board_alt(public, say))]
        close = paint_board.close_up(public, say, touched, describe.changes_alt(public, say, touched))
        return [*pictures, close] if close is not None else pictures

    def moments(self, view: View, say: Say, *, touched: Collection[str] = ()) -> list[list[Picture]]:
        """The map with everything beside it."""
        from render.famous_explorers import paint_board

        return [[paint_board.whole(_public(view), say, touched, "")]]

    def regions(self, view: View) -> Mapping[str, Text]:
        """Each player's things, the surroundings of START, and the regions of the map."""
        present = {node.region for node in world_of(view.map).nodes}
        found = {region: text(f"region-{region}") for region in REGIONS if region in present}
        return {**sides(len(view.seats), view.me), START: text("pic-start"), **found}

    def hand(self, view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
        """The cards by region, each with its distance from the nearest tip; the view itself tells what is new."""
        if view.me is None:
            return None
        from render.famous_explorers.paint_hand import draw

        return draw(view, say, shortened(" ".join(describe.hand_lines(view, say))), touched=touched)

    def delivered_hand(self, view: View, say: Say) -> Picture | None:
        """The hand without distances, which every arrow changes."""
        if view.me is None:
            return None
        from render.famous_explorers.paint_hand import draw

        alt = shortened(" ".join(describe.hand_lines(view, say, distances=False)))
        return draw(view, say, alt, distances=False)

    def panel(
        self,
        view: View,
        decision: Decision,
        say: Say,
        *,
        touched: Collection[str] = (),
        known: Mapping[str, str] | None = None,
    ) -> list[Picture]:
        """The map with letters at the places to choose from, explorers and events that may be bought; and the hand."""
        if view.me is None:
            return []
        from render.famous_explorers import paint_panel, paint_side
        from render.famous_explorers.paint_hand import draw

        found = choice_letters.by_node(view, decision, known)
        alt = shortened(" ".join(describe.hand_lines(view, say)))
        held = draw(view, say, alt, letters=found, touched=touched)
        others = (paint_panel.draw(view, decision, say, found, touched), paint_side.cards(view, say, found))
        return [*(picture for picture in others if picture is not None), held]

    def letters(self, view: View, decision: Decision, known: Mapping[str, str] | None = None) -> Mapping[str, str]:
        return by_choice(decision, choice_letters.by_node(view, decision, known))

    def emoji(self) -> Mapping[str, Emoji]:
        from render.emoji import drawn
        from render.famous_explorers.emoji import EMOJI

        return drawn(EMOJI)

    def sheet(self, view: View, standings: Sequence[Standing], say: Say) -> Picture:
        from render.famous_explorers.frame import WIDTH
        from render.famous_explorers.style import PALETTE, player
        from render.score_sheet import draw, in_words

        return draw(
            standings,
            say,
            in_words(standings, say),
            symbol=partial(player, size=40),
            colours=PALETTE,
            width=WIDTH,
        )

    def legend(self, view: View, say: Say) -> Legend:
        from render.famous_explorers.legend import draw

        return draw(view, say)

    def pieces(self) -> Mapping[str, Text]:
        """The explorers and events, and the places of the published map."""
        places = {place.key: names.place(place.key) for place in world_of(PUBLISHED).nodes if place.is_place}
        return {key: names.card(key) for key in (*EXPLORERS, *EVENTS)} | places

    def in_play(self, view: View) -> Iterator[str]:
        """The hand, what is on offer, public destinations and known secrets, then each player's cards and marks."""
        yield from (card.place for card in (*view.drawn, *view.hand))
        yield from (offer.card for offer in view.offers)
        yield from view.public
        yield from (secret.place for secret in view.secrets if secret.place is not None)
        for seat in view.seats:
            yield from (*seat.explorers, *seat.events, *seat.marks)

    def piece(self, key: str, say: Say) -> Picture:
        from render.famous_explorers.paint_piece import draw

        return draw(key, say)

    def describe(self, view: View, say: Say) -> str:
        return describe.everything(view, say)


SCENE = FamousExplorersScene()


def _public(view: View) -> View:
    """What everybody may see of ``view``."""
    return msgspec.structs.replace(
        view,
        me=None,
        hand=(),
        drawn=(),
        auto=None,
        targets=(),
        secrets=tuple(SecretView(secret.peekers, None) for secret in view.secrets),
    )
