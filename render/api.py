"""What authors of games may import: all names of API 1, by the module they come from.

A name stays, and means what its docstring says, as long as API 1 does. One that is to go says so in its docstring for
two minor versions of Cairn before it does. Everything else in Cairn may change with any version.
"""

from __future__ import annotations

from collections.abc import Mapping

from games import engine

NAMES: Mapping[str, tuple[str, ...]] = {
    "games.engine": tuple(engine.__all__),
    "games.engine.lessons": ("BOARD", "HAND"),
    "games.parts.cards": ("deal_anew", "fill_row", "refill", "shuffle_anew"),
    "games.parts.tricks": (
        *("FollowQuestion", "Trick", "TrickState", "deal_hands_anew", "named_card", "named_suit", "pack", "rank"),
        *("sort_hand", "suit", "voids"),
    ),
    "games.parts.bids": ("Auction", "barred"),
    "games.parts.maps": ("distances", "hexes", "neighbours", "touching"),
    "games.parts.seats": ("in_turn",),
    "render.scene": ("EMOJI_DIGITS", "Emoji", "Legend", "Letters", "Picture", "Say", "Scene", "sides"),
    "render.alt_text": (
        *("ALT_LIMIT", "DESCRIPTION_LIMIT", "SHORT_NAME", "fit_lines", "plain_names", "shortened", "signed"),
    ),
    "render.lettering": ("about", "by_choice", "dealt"),
    # What follows imports Pillow: it belongs into modules that a scene imports when it draws.
    "render.layout": ("fit", "grid", "row", "rows"),
    "render.cards": ("Face", "Held", "card", "dimmed", "dimmed_ink", "hand", "mark", "pairs", "plate"),
    "render.suits": ("PAPER", "SUITS", "SUIT_COLOURS", "SUIT_ICONS", "emoji", "face", "hand", "look", "pairs", "signs"),
    "render.dice": ("die",),
    "render.maps": ("beside", "draw_hex", "draw_links", "draw_point"),
    "render.canvas": ("KEY_TEXT", "Box", "Canvas", "Point", "stacked", "text_width", "wrap", "wrap_to_fit"),
    "render.emoji": ("Paint", "card", "drawn", "picture", "plain", "plate", "rimmed", "seats", "tile", "two"),
    "render.icons": ("Draw", "Pen", "curve", "names", "of_game", "register", "ring"),
    "render.legend": ("Sign", "changed", "draw", "icon", "of_players", "turn"),
    "render.palette": (
        *("ACCENT", "BASE", "DARK", "GROUND", "INK", "MUTED", "PANEL", "PLAYERS", "SLOT", "WARNING", "Colour"),
        *("colour", "contrast", "ink_on", "meeting", "mix", "shades"),
    ),
    "render.players": ("lane", "symbol", "track"),
    "render.score_sheet": ("draw", "in_words"),
    "render.shelf": ("kept",),
    "contract.words.said": ("say_in",),  # for tests
}
"""The names by module. Constants of a module are explained where they are defined."""
