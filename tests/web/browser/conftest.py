"""A server of its own process and a real Chromium. Console errors and violations of the content policy fail any test."""

import os
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.web.browser.firefox import FIREFOX

# The shell is Chromium without its windows: the same pages for a quarter of the work.
CHROMIUM = (
    shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
    or shutil.which("chromium-browser")
    or shutil.which("google-chrome")
)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 20_000  # milliseconds
EXPECTED = (
    "ERR_CONNECTION_REFUSED",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "ERR_CONNECTION_RESET",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "ERR_EMPTY_RESPONSE",
    "ERR_FAILED",
    "ERR_INTERNET_DISCONNECTED",
    "status of 409",
    "status of 422",
)

BROWSERS = count(1)

Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test here; without its browser it is skipped, or fails where that is required."""
    here = Path(__file__).parent
    required = os.environ.get("BAUMEISTER_REQUIRE", "")
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            name, program = ("firefox", FIREFOX) if item.path.stem == "test_firefox" else ("chromium", CHROMIUM)
            if program is None and name not in required:
                item.add_marker(pytest.mark.skip(reason=f"{name} is not installed (looked for it on the PATH)"))


class Server:
    """`baumeister serve` in a process of its own, which can be killed and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data, self.port, self.address = data, 0, ""
        self.start()

    def start(self) -> None:
        """Start it and wait until it listens."""
        environment = {**os.environ, "BAUMEISTER_DATA": str(self.data), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-c", "from baumeister.cli import main; main()", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        self.port = int(self.address.rpartition(":")[2])
        urllib.request.urlopen(self.address, timeout=120).read()  # the first answer loads the games

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> None:
        """End it gently."""
        self.process.terminate()
        self.process.communicate(timeout=20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that the tests of one process share."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Return a Chromium without window. It ends with this folder's tests: while it runs, no other event loop can."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield running
        running.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Return a function that opens a browser of its own; faults that its pages tell of fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(text in message.text for text in EXPECTED):
            faults.append(message.text)

    def open_page(path: str = "/", *, language: str = "en", speed: str = "off", forced: str = "no", **wishes: Any) -> Page:
        number = next(BROWSERS)
        own = {"x-forwarded-for": f"10.1.{number >> 8 & 255}.{number & 255}"}  # one client is limited
        size = {"width": 1280, "height": 800}
        wishes = {"viewport": size, "locale": language, "base_url": server.address, "extra_http_headers": own, **wishes}
        context = chromium.new_context(**wishes)
        context.set_default_timeout(PATIENCE)
        for name, wish in (("speed", speed), ("forced", forced)):  # tests make their moves themselves
            context.add_init_script(f"localStorage.setItem('baumeister-{name}', '{wish}')")
        contexts.append(context)
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []
