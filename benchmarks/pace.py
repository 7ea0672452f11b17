"""How long is a round at the table? Plays against three medium bots in Chromium and prints seconds from click to next turn.

    python benchmarks/pace.py --game manhattan --speeds slow normal fast off --rounds 6

A row is a speed. `told` is how long after the click the headline says what comes next, `round` how long until it is my turn
again and no points are counted any more: each of the other seats has acted, bots' thinking and the drawing of pages included.
"""

import argparse
import os
import random
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Page, sync_playwright
from tests.web.browser.conftest import CHROMIUM, QUIET
from tests.web.browser.table import click_part, playable, seq, set_up, wait_for_turn

QUIET_AGAIN = """() => document.querySelector("#table[data-turn='yes'] .can, #table.over") !== null
    && document.querySelector("#skip-show, .flying") === null"""
PATIENCE = 120_000  # milliseconds: a scoring takes long
TOLD = "(before) => document.getElementById('sentence').textContent !== before"


def one_round(page: Page, rng: random.Random) -> tuple[float, float]:
    """Make a move; return after how many seconds the headline was new, and it was my turn again."""
    before, seen = page.locator("#sentence").text_content(), seq(page)
    *parts, last = rng.choice(playable(page))["parts"]
    for part in parts:
        if page.locator(f"[id='{part}'].can").count():
            click_part(page, part)
    begun = monotonic()
    if seq(page) == seen and page.locator(f"[id='{last}'].can").count():
        click_part(page, last)
    if page.locator("#play").is_visible():
        page.locator("#play").click()
    page.wait_for_function(TOLD, arg=before)
    told = monotonic() - begun
    page.wait_for_function("(seen) => Number(document.getElementById('table').dataset.seq) > seen", arg=seen)
    page.wait_for_function(QUIET_AGAIN, polling=20)
    return told, monotonic() - begun


def timed(page: Page, rounds: int) -> None:
    """Print the medians of some rounds in which bots acted."""
    rng, found = random.Random(3), []
    while len(found) < rounds and wait_for_turn(page):
        told, took = one_round(page, rng)
        found.append((took, told))
    took, told = zip(*found, strict=True)
    print(
        f"round {median(took):5.2f} s (most {max(took):5.2f})   told {median(told):5.2f} s (most {max(told):5.2f})", flush=True
    )


def main() -> None:
    """Time each speed at a table of its own."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="manhattan")
    parser.add_argument("--speeds", nargs="+", default=["slow", "normal", "fast", "off"])
    parser.add_argument("--rounds", type=int, default=6)
    asked = parser.parse_args()
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-c", "from baumeister.cli import main; main()", "serve", "--port", "0"]
        environment = {**os.environ, "BAUMEISTER_DATA": data, "PYTHONUNBUFFERED": "1"}
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            for speed in asked.speeds:
                context = browser.new_context(base_url=address, locale="en", viewport={"width": 1440, "height": 900})
                context.add_init_script(f"localStorage.setItem('baumeister-speed', '{speed}')")
                context.set_default_timeout(PATIENCE)
                page = context.new_page()
                page.goto(f"/?game={asked.game}")
                set_up(page, "you", "medium", "medium", "medium")
                print(f"{asked.game}  {speed:7}", end="", flush=True)
                timed(page, asked.rounds)
                context.close()
            browser.close()
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
