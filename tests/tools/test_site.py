"""The front page in ``docs/`` says what the catalogues say, stands alone, and fits phones and desks."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from playwright.async_api import async_playwright

from bot.core.localizer import LANGUAGES
from games import GAMES
from render.palette import contrast
from tests.sandbox.page.conftest import FLAGS, chromium
from tools.site import COPIED, DOCS, FONTS, texts
from tools.site_page import DARK_COLOURS, LIGHT_COLOURS, MEDIA, Links, address, commands

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
    for name in COPIED:
        assert (DOCS / MEDIA / name).read_bytes() == (FONTS / name).read_bytes()


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


def test_the_style_asks_no_other_host() -> None:
    asked = re.findall(r"url\(([^)]*)\)", (DOCS / MEDIA / "site.css").read_text("utf-8"))
    assert asked
    assert all((DOCS / MEDIA / where).is_file() for where in asked)


def test_all_of_it_is_small() -> None:
    files = [*(DOCS / MEDIA).iterdir(), *(DOCS / name for name in PAGES)]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


@pytest.mark.parametrize("colours", [DARK_COLOURS, LIGHT_COLOURS], ids=["dark", "light"])
def test_words_stand_out_in_both_schemes(colours: dict[str, tuple[int, int, int]]) -> None:
    for words in ("ink", "muted", "accent"):
        assert contrast(colours[words], colours["ground"]) >= 4.5
    assert contrast(colours["ink"], colours["panel"]) >= 4.5
    assert contrast(colours["on"], colours["accent"]) >= 4.5


def test_with_an_application_the_page_adds_it_to_servers_and_to_people() -> None:
    given = Links(application="123", support="https://help.example", status="https://status.example")
    made = texts(given)["index.html"]
    addresses = Parts(made).addresses
    assert [where for where in addresses if "client_id=123&integration_type=0" in where and "permissions=" in where]
    assert [where for where in addresses if "client_id=123&integration_type=1" in where]
    assert {"https://help.example", "https://status.example"} <= {*addresses}
    assert "make run" not in made
    assert not [where for where in addresses if where.endswith(".md")], "templates that nobody has completed"


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
