"""The table in Firefox: made from the home page, played by clicks, moved on by its bots."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browser.conftest import Server
from tests.web.browser.firefox import Firefox
from tests.web.browser.table import HIT

TURNS = 4
MINE = "document.querySelector(\"#table[data-turn='yes']\")"
LEGAL = f"return {MINE} && JSON.parse(document.getElementById('move-data').textContent)"
IS_LIT = "return document.getElementById(arguments[0])?.classList.contains('can')"
SEQ = "return Number(document.getElementById('table').dataset.seq)"
FAULTS = "window.faults = []; addEventListener('securitypolicyviolation', (event) => faults.push(event.violatedDirective))"


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """Return a browser that ends with the test."""
    running = Firefox(tmp_path)
    yield running
    running.close()


def test_a_game_in_firefox(firefox: Firefox, server: Server) -> None:
    firefox.open(f"{server.address}/")
    firefox.click(".new-table .primary")
    firefox.wait_for("return location.pathname.startsWith('/t/')")
    firefox.run(FAULTS)
    for turn in range(TURNS):
        play(firefox, turn)
    assert firefox.run("return faults") == []
    assert firefox.picture().startswith(b"\x89PNG")


def play(firefox: Firefox, turn: int) -> None:
    """Play some legal move by clicking its parts, and see that the table goes on."""
    moves = firefox.wait_for(LEGAL)
    before = firefox.run(SEQ)
    for part in moves[turn * 7 % len(moves)]["parts"]:
        if firefox.run(SEQ) == before and firefox.run(IS_LIT, part):
            firefox.click_at(*firefox.run(f"return ({HIT})([arguments[0], '.can'])", part))
    if firefox.run("const take = document.getElementById('take'); return take && take.offsetParent !== null"):
        firefox.click("#take")
    firefox.wait_for(f"{SEQ} > arguments[0]", before)
