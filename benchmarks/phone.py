"""How does the table feel on a slow phone? Measures it.

Opens home and a table of each game in Chromium, as Lighthouse does: 4 times slower
than this machine, 1.6 Mbit/s down, 150 ms to the server and back, nothing kept from before.

    python benchmarks/phone.py [GAME …]

The columns: kilobytes as they are sent, seconds to the first picture (first contentful paint) and to the largest
one, milliseconds from a tap to the next frame (the longest of some taps), the sum of layout shifts without taps.
"""

import argparse
import os
import subprocess
import sys
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

from baumeister.games import GAMES, rules

SLOWER = 4
LATENCY, DOWN, UP = 150, 1.6e6 / 8, 0.75e6 / 8  # milliseconds, bytes a second
GOALS = {"home": (150, 2.0, 2.0, 200), "table": (250, 2.0, 2.0, 200)}
CHOICES = "#table :is(.can, button.primary, #auction button:enabled:not(.step))"
ROW = "{:14}{:>9}{:>9}{:>11}{:>8}{:>9}"
WATCH = """() => {
    window.seen = { largest: 0, shifts: 0, taps: [] };
    const watch = (type, note, more = {}) => new PerformanceObserver((list) => list.getEntries().forEach(note))
        .observe({ type, buffered: true, ...more });
    watch("largest-contentful-paint", (entry) => { seen.largest = entry.startTime; });
    watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.shifts += entry.value; });
    watch("event", (entry) => { if (entry.interactionId) seen.taps.push(entry.duration); }, { durationThreshold: 16 });
}"""


class Phone:
    """A page of a slow phone that has kept nothing."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.context = browser.new_context(
            viewport={"width": 390, "height": 844},
            device_scale_factor=2,
            is_mobile=True,
            has_touch=True,
            base_url=address,
            locale="en",
        )
        self.context.add_init_script(f"({WATCH})()")
        self.bytes = 0

    def open(self, path: str) -> Page:
        """Open a page, slowly, and wait until all of it is there."""
        page = self.context.new_page()
        wire = self.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.loadingFinished", self._count)
        wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
        wire.send("Network.setBypassServiceWorker", {"bypass": True})
        wire.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP},
        )
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(path)
        page.wait_for_timeout(3000)
        return page

    def _count(self, event: dict[str, float]) -> None:
        self.bytes += event["encodedDataLength"]


def tap(page: Page, selector: str, most: int = 5) -> None:
    """Tap some things, one after the other, as soon as each can be tapped."""
    for _ in range(most):
        found = page.locator(selector).locator("visible=true").first
        try:
            found.wait_for(timeout=10_000)
        except TookTooLong:
            return  # the game is others', or over
        box = found.bounding_box()
        if box:
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(700)


def measured(browser: Browser, address: str, path: str, cookies: list, taps: str) -> tuple[float, ...]:
    """Return kilobytes, seconds to the first and the largest picture, milliseconds of the longest tap, shifts."""
    phone = Phone(browser, address)
    phone.context.add_cookies(cookies)
    page = phone.open(path)
    kilobytes = phone.bytes / 1000
    first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    found = page.evaluate("({ ...seen })")
    tap(page, taps)
    longest = max(page.evaluate("seen.taps"), default=0)
    phone.context.close()
    return kilobytes, first / 1000, found["largest"] / 1000, longest, found["shifts"]


def set_up(browser: Browser, address: str, game: str) -> tuple[str, list]:
    """Make a table at full speed; return its path, and the cookies of who sits there."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto(f"/?game={game}")
    for number in range(2, rules(game).seats[-1] + 1):
        page.locator(f"#seat-{number}").select_option("easy")
    page.locator(".new-table .primary").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#table[data-turn='yes']", timeout=120_000)
    found = page.url.removeprefix(address), context.cookies()
    context.close()
    return found


def row(name: str, kind: str, runs: list[tuple[float, ...]]) -> None:
    """Print the medians, a mark at those that miss their goal."""
    values = [median(column) for column in zip(*runs, strict=True)]
    goals = (*GOALS[kind], 0.1)
    texts = [f"{value:.{places}f}" for value, places in zip(values, (0, 2, 2, 0, 3), strict=True)]
    print(
        ROW.format(
            name, *(text + ("!" if value > goal else " ") for text, value, goal in zip(texts, values, goals, strict=True))
        ),
        flush=True,
    )


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        environment = {**os.environ, "BAUMEISTER_DATA": folder, "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-c", "from baumeister.cli import main; main()", "serve", "--port", "0"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        browser = playwright.chromium.launch(executable_path=chosen.chromium, args=["--no-sandbox", "--disable-gpu"])
        try:
            address = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")
            set_up(browser, address, chosen.games[0])  # the server has loaded all it needs
            print(ROW.format("", "kB", "first s", "largest s", "tap ms", "shifts"))
            row("home", "home", [measured(browser, address, "/", [], "a.game:not([aria-current])") for _ in range(chosen.runs)])
            for game in chosen.games:
                path, cookies = set_up(browser, address, game)
                row(game, "table", [measured(browser, address, path, cookies, CHOICES) for _ in range(chosen.runs)])
        finally:
            browser.close()
            server.terminate()
            server.wait(10)


main()
