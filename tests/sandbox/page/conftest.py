from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright

from testing.driver import Channel, Sandbox, User
from tests.sandbox.page.page_bot import PageBot

# Playwright's own, which this list takes the place of, and two pages that each window loads for its address bar alone:
# they take a third of all that the browser does.
WITHOUT = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "AimEnabled"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
)
FLAGS = [
    f"--disable-features={','.join(WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = (1280, 800)

Open = Callable[..., Awaitable[Page]]


def chromium() -> str:
    """The browser's program; without one the test is skipped."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.skip("the page is tested in Chromium, and none is installed")
    return found


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        await started.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def sandbox(browser: Browser) -> AsyncIterator[Sandbox]:
    async with Sandbox(quiet=0.1) as running:
        running.guild.channel("games")
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(sandbox: Sandbox) -> PageBot:
    return await sandbox.connect(PageBot)


@pytest.fixture
def alice(sandbox: Sandbox, request: pytest.FixtureRequest) -> User:
    return sandbox.guild.user(f"Alice {request.node.name[5:25]}")


@pytest.fixture
def bob(sandbox: Sandbox, request: pytest.FixtureRequest) -> User:
    return sandbox.guild.user(f"Bob {request.node.name[5:25]}", locale="de")


@pytest.fixture
def channel(sandbox: Sandbox, request: pytest.FixtureRequest) -> Channel:
    """A channel of the test's own, empty."""
    return sandbox.guild.channel(request.node.name[5:].replace("_", "-")[:40])


@pytest_asyncio.fixture(loop_scope="module")
async def visit(browser: Browser, sandbox: Sandbox) -> AsyncIterator[Open]:
    """Opens the page, as a user in a channel or as nobody yet. Whatever goes wrong in it fails the test."""
    wrong: list[str] = []
    contexts = []

    async def visit(user: User | None = None, channel: Channel | None = None, size: tuple[int, int] = DESKTOP) -> Page:
        width, height = size
        phone = width < 500
        context = await browser.new_context(
            viewport={"width": width, "height": height}, locale="en-US", has_touch=phone, is_mobile=phone
        )
        contexts.append(context)
        context.set_default_timeout(8000)
        context.on("request", lambda r: None if r.url.startswith(sandbox.url) else wrong.append(f"asked for {r.url}"))
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        context.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
        page = await context.new_page()
        query = f"?user={user.id}" + (f"&channel={channel.id}" if channel else "") if user else ""
        await page.goto(f"{sandbox.url}/{query}")
        shown = ".header .status.on" if user else ".welcome"
        await page.locator(shown).wait_for(state="attached")
        return page

    yield visit
    for context in contexts:
        await context.close()
    assert wrong == []
