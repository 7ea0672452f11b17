"""A game in Firefox: made from the home page, played by clicks, moved on by its bot, to the result."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browser.conftest import Server
from tests.web.browser.firefox import Firefox
from tests.web.browser.table import HIT

SOME, WHOLE = 4, 200  # turns, of which a game has fewer
OVER = "document.querySelector('#table.over')"
MINE = "document.querySelector(\"#table[data-turn='yes']\")"
LEGAL = f"return {OVER} ? 'over' : {MINE} && JSON.parse(document.getElementById('move-data').textContent)"
IS_LIT = "return document.getElementById(arguments[0])?.classList.contains('can')"
SEQ = "return Number(document.getElementById('table').dataset.seq)"
FAULTS = "window.faults = []; addEventListener('securitypolicyviolation', (event) => faults.push(event.violatedDirective))"
WISHES = "for (const [name, wish] of [['speed', 'off'], ['forced', 'no']]) localStorage.setItem(`baumeister-${name}`, wish)"
ONE_BOT = """
    const wanted = ["you", "easy"];
    document.querySelectorAll(".seats select").forEach((seat, number) => { seat.value = wanted[number] ?? ""; });
"""
BUTTONS = "#play, #take, #play-here"
IS_SEEN = f"return [...document.querySelectorAll('{BUTTONS}')].find((button) => button.checkVisibility())?.id"
RESULT = ("#holdings.result .chart", "#players .mark:not([hidden])")


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """Return a browser that ends with the test."""
    running = Firefox(tmp_path)
    yield running
    running.close()


@pytest.mark.parametrize("most", [SOME, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_a_game_in_firefox(firefox: Firefox, server: Server, most: int) -> None:
    firefox.open(f"{server.address}/?game=buerger")  # the shortest
    firefox.run(WISHES + ONE_BOT)
    firefox.click(".new-table .primary")
    firefox.wait_for("return location.pathname.startsWith('/t/')")
    firefox.run(FAULTS)
    turns = 0
    while (moves := firefox.wait_for(LEGAL)) != "over" and turns < most:
        play(firefox, moves[turns * 7 % len(moves)]["parts"])
        turns += 1
    if most == WHOLE:
        assert moves == "over"
        for place in RESULT:
            firefox.wait_for("return document.querySelector(arguments[0])?.checkVisibility()", place)
    assert firefox.run("return faults") == []
    assert firefox.picture().startswith(b"\x89PNG")


def play(firefox: Firefox, parts: list[str]) -> None:
    """Play a move by clicking its parts, and see that the table goes on."""
    before = firefox.run(SEQ)
    for part in parts:
        if firefox.run(SEQ) == before and firefox.run(IS_LIT, part):
            firefox.click_at(*firefox.run(f"return ({HIT})([arguments[0], '.can'])", part))
    if button := firefox.run(IS_SEEN):
        firefox.click(f"#{button}")
    firefox.wait_for(f"{SEQ} > arguments[0]", before)
