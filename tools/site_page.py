"""The words of the front page as HTML, in one language: what ``tools.site`` writes beside the films."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import msgspec

from bot.core.icons import without_icons
from bot.core.localizer import LANGUAGES, Localizer
from bot.discord.permissions import for_person, for_server
from contract.films import NAMES as NAMES_AT_TABLES
from contract.words.catalogues import arguments
from games import GAMES
from games.engine import Text
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, SLOT, Colour, mix

MEDIA = "site"
"""The folder beside the pages for what they show."""
GUIDE = "authors"
"""The page of the guide for authors of games; the pages of its parts are named after it."""
NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
WIDTH = 720
"""Pixels that a film is wide."""
MAX_LOG = 600
"""Characters of what is told of a film."""

DARK_COLOURS = {
    "ground": GROUND,
    "panel": PANEL,
    "line": SLOT,
    "muted": MUTED,
    "ink": INK,
    "accent": ACCENT,
    "on": DARK,
}
LIGHT_COLOURS = {
    "ground": INK,
    "panel": mix(INK, MUTED, 0.15),
    "line": mix(INK, MUTED, 0.5),
    "muted": mix(MUTED, DARK, 0.65),
    "ink": DARK,
    "accent": mix(ACCENT, DARK, 0.6),
    "on": INK,
}
"""The colours of the page by what they are for, as pictures have them and on a light ground; ``on``: on the accent."""


class Links(msgspec.Struct, frozen=True):
    """What whoever runs the bot gives: the application's id and addresses; empty where there is none."""

    application: str = ""
    support: str = ""
    status: str = ""
    terms: str = ""
    privacy: str = ""


def address(language: str) -> str:
    """The file name of the page in a language; the first one is what a folder shows."""
    return "index.html" if language == LANGUAGES[0] else f"{language}.html"


def film(game: str, language: str) -> str:
    """The path of a game's film from a page."""
    return f"{MEDIA}/{game.replace('_', '-')}.{language}.webp"


def still(game: str, language: str) -> str:
    """The path of the last picture of a game's film from a page."""
    return film(game, language).replace(".webp", ".still.webp")


def style(rules: str) -> str:
    """The style sheet: the colours, dark and light, before ``rules``."""
    dark, light = (
        "".join(f"--{name}: #{_hex(colour)}; " for name, colour in each.items())
        for each in (DARK_COLOURS, LIGHT_COLOURS)
    )
    return f":root {{ {dark}}}\n@media (prefers-color-scheme: light) {{ :root {{ {light}}} }}\n{rules}"


class Filmed(msgspec.Struct, frozen=True):
    """A game's film: the pixels it is high, and what happens in it."""

    height: int
    log: tuple[Text, ...]


def head(language: str, title: str, more: str = "") -> str:
    """The beginning of any of the pages, up to what its head has of its own."""
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
{more}<title>Cairn: {escape(title)}</title>
<link rel="icon" href="{MEDIA}/icon.svg" type="image/svg+xml">
<link rel="preload" href="{MEDIA}/bold.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="{MEDIA}/text.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="{MEDIA}/site.css">
"""


def banner(language: str | None, label: str) -> str:
    """The name of it all above each page, and the languages to choose from; ``language``: the one that is shown."""
    switch = "".join(
        f'<a href="{address(each)}" lang="{each}" hreflang="{each}"{_current(each == language)}>{NAMES[each]}</a>\n'
        for each in LANGUAGES
    )
    home = address(language or LANGUAGES[0])
    return f"""<header>
<a class="name" href="{home}">Cairn</a>
<nav aria-label="{escape(label)}">
{switch}</nav>
</header>"""


def page(language: str, links: Links, films: dict[str, Filmed]) -> str:
    """The page in a language; ``films``: of each game."""
    say = Localizer(language)

    def words(key: str, **args: str) -> str:
        return escape(say.format(f"site-{key}", **args))

    described = f'<meta name="description" content="{words("lead")}">\n'
    alternates = "".join(
        f'<link rel="alternate" hreflang="{each}" href="{address(where)}">\n'
        for each, where in [*((each, each) for each in LANGUAGES), ("x-default", LANGUAGES[0])]
    )
    return f"""{head(language, say.format("site-title"), described)}{alternates}</head>
<body>
<a class="skip" href="#main">{words("skip")}</a>
{banner(language, say.format("site-languages"))}
<main id="main">
<section class="hero">
<h1>{words("title")}</h1>
<p class="lead">{words("lead")}</p>
{_ways(links, words("add"), words("install"), words("own"), words("own-how"))}</section>
<section>
<h2>{words("how")}</h2>
<ul>
{"".join(f"<li>{words(f'how-{each}')}</li>{chr(10)}" for each in ("boards", "hands", "time", "fair"))}</ul>
</section>
<section>
<h2>{words("games")}</h2>
<input type="checkbox" id="hold"><label for="hold">{words("hold")}</label>
<div class="games">
{"".join(_game(key, language, films[key]) for key in GAMES)}</div>
{_guide(links, words("authors"))}</section>
<section>
<h2>{words("commands")}</h2>
<p>{words("commands-about")}</p>
<dl>
{_commands(say, managers=False)}</dl>
<details>
<summary>{words("managers")}</summary>
<dl>
{_commands(say, managers=True)}</dl>
</details>
</section>
<section>
<h2>{words("data")}</h2>
<p>{words("data-about")}</p>
</section>
</main>
<footer>
<nav aria-label="{words("more")}">
{_footer(links, say)}</nav>
<p>{words("rights")}</p>
</footer>
</body>
</html>
"""


def commands(managers: bool) -> list[str]:
    """The ids of the commands of the catalogue that stand for one that can be typed, for managers or for all."""
    found = [key[: -len("-about")] for key in arguments("bot", LANGUAGES[0]) if _described(key)]
    groups = {one for one in found if any(other.startswith(f"{one}-") for other in found)}
    return [one for one in found if one not in groups and one.startswith("cmd-server-") is managers]


def _described(key: str) -> bool:
    return key.startswith("cmd-") and key.endswith("-about") and not key.startswith("cmd-menu-")


def _commands(say: Localizer, managers: bool) -> str:
    def name(key: str) -> str:
        group = key.rpartition("-")[0]
        return f"{say.format(group)} {say.format(key)}" if group != "cmd" else say.format(key)

    return "".join(
        f"<div><dt><code>/{escape(name(key))}</code></dt><dd>{escape(say.format(f'{key}-about'))}</dd></div>\n"
        for key in commands(managers)
    )


def _ways(links: Links, add: str, install: str, own: str, how: str) -> str:
    """The links that bring the bot somewhere or, without an application, how to run one."""
    if not links.application:
        there = f'<a class="way" href="operations.html" hreflang="en">{how}</a>'
        return f"<p>{own}</p>\n<pre><code>make run</code></pre>\n<p>{there}</p>\n"
    server, person = for_server(links.application), for_person(links.application)
    return (
        f'<p class="ways"><a class="way" href="{escape(server)}">{add}</a>\n'
        f'<a class="way other" href="{escape(person)}">{install}</a></p>\n'
    )


def _game(key: str, language: str, shown: Filmed) -> str:
    say = Localizer(language, key, NAMES_AT_TABLES)
    name = say.format("game-name")
    size = f'width="{WIDTH}" height="{shown.height}" loading="lazy" decoding="async"'
    log = beginning([without_icons(say(line)) for line in shown.log])
    moving, standing = (escape(say.format(f"site-alt-{each}", game=name, log=log)) for each in ("film", "still"))
    return (
        f"<article>\n<h3>{escape(name)}</h3>\n<p>{escape(say.format('game-blurb'))}</p>\n"
        f'<img class="film" src="{film(key, language)}" alt="{moving}" {size}>\n'
        f'<img class="still" src="{still(key, language)}" alt="{standing}" {size}>\n</article>\n'
    )


def _guide(links: Links, words: str) -> str:
    """The way to the guide for authors of games, which lies beside the page of no running bot."""
    return "" if links.application else f'<p><a href="{GUIDE}.html" hreflang="en">{words}</a></p>\n'


def beginning(lines: list[str]) -> str:
    """As many of ``lines`` from the first one on as a description bears, with "…" where some are left out."""
    kept = [line for number, line in enumerate(lines) if len(" ".join(lines[: number + 1])) <= MAX_LOG]
    return " ".join(kept) + (" …" if len(kept) < len(lines) else "")


def _footer(links: Links, say: Localizer) -> str:
    def entries() -> Iterator[tuple[str, str]]:
        templates = not links.application  # of a bot that runs they are not true before they are completed
        yield links.privacy or templates * "privacy.html", say.format("operator-privacy")
        yield links.terms or templates * "terms.html", say.format("operator-terms")
        yield links.support, say.format("operator-support")
        yield links.status, say.format("site-status")

    return "".join(f'<a href="{escape(where)}">{escape(name)}</a>\n' for where, name in entries() if where)


def _current(is_current: bool) -> str:
    return ' aria-current="page"' if is_current else ""


def _hex(colour: Colour) -> str:
    return "".join(f"{channel:02x}" for channel in colour)
