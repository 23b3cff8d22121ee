"""The front page in ``docs/`` says what the catalogues say, stands alone, and fits phones and desks."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from fontTools.ttLib import TTFont
from playwright.async_api import async_playwright

from bot.core.localizer import LANGUAGES
from games import GAMES
from render.palette import contrast
from tests.sandbox.page.conftest import FLAGS, chromium
from tools.site import COPIED, CUT, DOCS, FONTS, texts
from tools.site_documents import DOCUMENTS, anchor
from tools.site_page import DARK_COLOURS, LIGHT_COLOURS, MAX_LOG, MEDIA, Links, address, beginning, commands

MOST_BYTES = 3_000_000
HOST = "http://front.example/"
PAGES = [address(language) for language in LANGUAGES]


class Parts(HTMLParser):
    """What a page loads or leads to, and its pictures."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.pictures: list[dict[str, str | None]] = []
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.addresses += [value for name in ("src", "href") if (value := given.get(name))]
        if tag == "img":
            self.pictures.append(given)


def test_the_committed_pages_are_those_that_would_be_made_now() -> None:
    for name, content in texts(Links()).items():
        assert (DOCS / name).read_text("utf-8") == content, "make site ARGS=--words"
    for name, folder in COPIED.items():
        assert (DOCS / MEDIA / name).read_bytes() == (folder / name).read_bytes()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_asks_no_other_host_and_describes_its_pictures(name: str) -> None:
    parts = Parts((DOCS / name).read_text("utf-8"))
    for where in parts.addresses:
        assert not re.match(r"(\w+:)?//", where)
        assert where.startswith(("#", "data:")) or (DOCS / where).is_file(), where
    assert len(parts.pictures) == 2 * len(GAMES)
    for picture in parts.pictures:
        assert picture["alt"]
        assert picture["width"]
        assert picture["height"]
        assert picture["loading"] == "lazy"


def test_the_first_language_is_for_who_reads_none_of_them() -> None:
    for name in PAGES:
        found = (DOCS / name).read_text("utf-8")
        assert '<link rel="alternate" hreflang="x-default" href="index.html">' in found
        assert '<link rel="icon" href="site/icon.svg" type="image/svg+xml">' in found


def test_what_describes_a_film_says_what_happens_in_it() -> None:
    said = {picture["src"]: str(picture["alt"]) for picture in Parts((DOCS / "es.html").read_text("utf-8")).pictures}
    assert len({*said.values()}) == len(said)
    assert "Ben juega Desierto 8." in said["site/lost-cities.es.webp"]
    assert "Ben juega Desierto 8." in said["site/lost-cities.es.still.webp"]
    assert all("<:" not in words for words in said.values()), "an icon's mark"


def test_a_description_is_cut_between_lines() -> None:
    assert beginning(["Ana plays.", "Ben passes."]) == "Ana plays. Ben passes."
    assert beginning(["a" * MAX_LOG, "Ben passes."]) == "a" * MAX_LOG + " …"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_is_a_page_whose_links_lead_somewhere(name: str) -> None:
    made = (DOCS / f"{name}.html").read_text("utf-8")
    here = {*re.findall(r' id="([^"]+)"', made)}
    for where in Parts(made).addresses:
        path, _, part = where.partition("#")
        assert re.match(r"https?://", path) or not path or (DOCS / path).is_file(), where
        assert not part or path or part in here, where
    assert f"{name}.md" not in made
    assert "<h1 " in made
    assert made.count("<title>") == 1


def test_a_document_is_named_in_parts_as_its_own_links_name_them() -> None:
    assert anchor("Back up, and restore (both)") == "back-up-and-restore-both"


def test_pages_load_nothing_from_elsewhere() -> None:
    for name in [*PAGES, *(f"{each}.html" for each in DOCUMENTS)]:
        loaded = re.findall(r'<(?:link|img|script)[^>]* (?:href|src)="([^"]*)"', (DOCS / name).read_text("utf-8"))
        assert loaded
        assert all((DOCS / where).is_file() for where in loaded)


@pytest.mark.parametrize("name", CUT)
def test_the_fonts_have_every_letter_of_the_pages(name: str) -> None:
    """Whatever the fonts of pictures have of them; they are small, for they have no others."""
    whole, kept = (set(TTFont(path).getBestCmap()) for path in (FONTS / f"{name}.otf", DOCS / MEDIA / f"{name}.woff2"))
    written = {ord(letter) for page in PAGES for letter in (DOCS / page).read_text("utf-8")}
    assert written & whole <= kept, "make site"
    assert (DOCS / MEDIA / f"{name}.woff2").stat().st_size < 20_000


def test_the_style_asks_no_other_host() -> None:
    asked = re.findall(r"url\(([^)]*)\)", (DOCS / MEDIA / "site.css").read_text("utf-8"))
    assert asked
    assert all((DOCS / MEDIA / where).is_file() for where in asked)


def test_all_of_it_is_small() -> None:
    files = [*(DOCS / MEDIA).iterdir(), *DOCS.glob("*.html")]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


@pytest.mark.parametrize("colours", [DARK_COLOURS, LIGHT_COLOURS], ids=["dark", "light"])
def test_words_stand_out_in_both_schemes(colours: dict[str, tuple[int, int, int]]) -> None:
    for words in ("ink", "muted", "accent"):
        assert contrast(colours[words], colours["ground"]) >= 4.5
    assert contrast(colours["ink"], colours["panel"]) >= 4.5
    assert contrast(colours["on"], colours["accent"]) >= 4.5


def test_with_an_application_the_page_adds_it_to_servers_and_to_people() -> None:
    given = Links(application="123", support="https://help.example", status="https://status.example")
    pages = texts(given)
    made = pages["index.html"]
    addresses = Parts(made).addresses
    assert [where for where in addresses if "client_id=123&integration_type=0" in where and "permissions=" in where]
    assert [where for where in addresses if "client_id=123&integration_type=1" in where]
    assert {"https://help.example", "https://status.example"} <= {*addresses}
    assert "make run" not in made
    documents = {f"{name}.html" for name in DOCUMENTS}
    assert not documents & {*addresses, *pages}, "templates that nobody has completed"


def test_commands_are_named_in_full_and_those_of_managers_apart() -> None:
    assert {"cmd-open", "cmd-tournament-show"} <= {*commands(managers=False)}
    assert "cmd-tournament" not in commands(managers=False)
    assert "cmd-server-health" in commands(managers=True)


async def test_the_page_fits_a_phone_and_a_desk() -> None:
    wrong: list[str] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for width in (400, 1280):
            page = await browser.new_page(viewport={"width": width, "height": 900})
            page.on("console", lambda line: wrong.append(line.text) if line.type in {"error", "warning"} else None)
            page.on("pageerror", lambda error: wrong.append(str(error)))
            await page.route("**/*", lambda route: route.fulfill(path=DOCS / route.request.url.removeprefix(HOST)))
            await page.goto(f"{HOST}de.html")
            assert await page.evaluate("document.documentElement.scrollWidth") <= width
            await page.get_by_label("Filme anhalten").check()
            assert await page.locator("img.still:visible").count() == len(GAMES)
            assert await page.locator("img.film:visible").count() == 0
        await browser.close()
    assert wrong == []
