"""Sounds: none, and no audio at all, before they are switched on; then a move asks for the right one."""

import random

from playwright.sync_api import Page

from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, playable, set_up, wait_for_turn

LISTEN = """
    window.made = [];
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor() { super(); window.made.push("context"); }
        createBufferSource() { window.made.push("noise"); return super.createBufferSource(); }
        createOscillator() { window.made.push("tone"); return super.createOscillator(); }
    };
    localStorage.setItem("baumeister-speed", "off");
"""


def heard(page: Page) -> list[str]:
    made: list[str] = page.evaluate("window.made.splice(0)")
    return made


def test_a_move_is_heard_once_sounds_are_switched_on(visit: Visit) -> None:
    page = visit("/?game=manhattan")
    page.add_init_script(LISTEN)
    set_up(page, "you", "link")
    play(page)
    assert heard(page) == []
    page.get_by_role("button", name="Settings").click()
    listen = page.get_by_role("button", name="Listen")
    assert listen.is_disabled()
    page.get_by_role("checkbox", name="Sounds").check()
    page.wait_for_function("() => window.made.length === 3")
    assert heard(page) == ["context", "noise", "noise"]
    listen.click()
    page.wait_for_function("() => window.made.length === 14")
    assert sorted(heard(page)) == ["noise"] * 9 + ["tone"] * 5


def test_a_block_is_laid_and_many_events_are_silent(visit: Visit) -> None:
    page = visit("/?game=manhattan")
    page.add_init_script(LISTEN + "localStorage.setItem('baumeister-sound', 'yes');")
    set_up(page, "you", "here")
    while not page.locator("#log li[data-sound='lays']").count():
        ready = page.get_by_role("button", name="I am")
        if ready.count():
            ready.click()
        play(page)
    page.wait_for_function("() => window.made.includes('noise')")
    assert heard(page) == ["context", "noise", "noise"]
    page.locator("#log .lines a").last.click()
    page.wait_for_selector(".stepping")
    page.locator("[data-step='present']").first.click()
    page.wait_for_selector("#table:not(.past, .over)")
    assert heard(page) == []


def play(page: Page) -> None:
    assert wait_for_turn(page)
    click_move(page, random.Random(1).choice(playable(page))["parts"])
