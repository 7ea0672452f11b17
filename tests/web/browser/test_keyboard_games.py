"""Each game and its guided first game by keys alone: Tab, arrows, Enter, Space, digits. The focus is seen, and never lost."""

import pytest
from playwright.sync_api import Page, expect

from baumeister.games import GAMES, rules
from tests.web.browser.conftest import PATIENCE, Visit
from tests.web.browser.table import playable, seq, set_up, wait_for_turn
from tests.web.browser.test_keyboard import FOCUS, STOPS_MOST, arrow_to, tab_to
from tests.web.browser.test_tour import LOOKS_MOST, NEXT, begin

EACH_GAME = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "skyline" else pytest.mark.long) for game in GAMES]
)
SOME, MANY = 3, 24  # own turns
PLAYS = "#play, #take, #play-here"
TO_PLAY = f"""() => [...document.querySelectorAll("{PLAYS}")].find((button) => button.checkVisibility())?.id ?? "" """
IS_IN_ITS_DRAWING = f"""(part) => {{
    const drawing = (one) => one?.closest("#table svg:not(svg svg)");
    const there = drawing(document.getElementById(part));
    return {FOCUS}.id === part || Boolean(there && {FOCUS}.matches(".part") && drawing({FOCUS}) === there);
}}"""
UNSEEN = f"""() => {{
    const focus = {FOCUS};
    const halo = focus.querySelector(":scope > .halo");
    const {{ left, right, top, bottom }} = (halo ?? focus).getBoundingClientRect();
    const isThere = left < right && top < bottom && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    const isOutlined = getComputedStyle(focus).outlineStyle !== "none";
    const line = getComputedStyle(halo ?? focus);
    const isDotted = halo && line.visibility === "visible" && line.strokeDasharray !== "none";
    const isIn = document.getElementById("table").contains(focus);
    return isIn && isThere && (isOutlined || isDotted) ? "" : focus.outerHTML.slice(0, 200);
}}"""
WATCH = f"""() => {{
    window.losses ??= [];
    const watch = (round) => () => {{
        if (round !== window.round) return;
        if ({FOCUS} === document.body) window.losses.push(document.getElementById("table").dataset.seq);
        requestAnimationFrame(watch(round));
    }};
    watch((window.round = (window.round ?? 0) + 1))();
}}"""
PAUSE = "() => { window.round = (window.round ?? 0) + 1; }"
LOSSES = "() => { window.round += 1; return window.losses.splice(0); }"

NEXT_THING = f"""async ([last, was, patience]) => {{ // what to press next, and what the page shows, as soon as that differs
    for (const end = performance.now() + patience; performance.now() < end;) {{
        const next = (await ({NEXT})()) || ({TO_PLAY})();
        const table = document.getElementById("table");
        if (document.getElementById("tour-text")?.textContent.includes(last)) return ["over", table.dataset.seq];
        const shown = [table.dataset.seq, next, document.querySelector(".look:not([hidden])")?.textContent].join();
        if (next && shown !== was && table.matches(".guided:not(.is-moving)")) return [next, shown];
    }}
    return ["", was];
}}"""


def go_to(page: Page, part: str) -> None:
    """Press the Tab key until its drawing has the focus, then arrow keys; a button has a stop of its own."""
    page.evaluate(PAUSE)  # behind the last stop the Tab key leaves the page
    if page.locator(f"button[id='{part}']").count():
        tab_to(page, f"[id='{part}']")
        return
    for _ in range(2 * STOPS_MOST):
        if page.evaluate(IS_IN_ITS_DRAWING, part):
            arrow_to(page, part)
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reaches the drawing of {part}")


def press(page: Page, part: str, key: str) -> None:
    """Choose a part; a bid is typed."""
    if part.startswith("bid-"):
        for digit in part.removeprefix("bid-"):
            page.keyboard.press(digit)
    else:
        go_to(page, part)
    assert page.evaluate(UNSEEN) == ""
    page.evaluate(WATCH)
    page.keyboard.press(key if page.evaluate(f"!{FOCUS}.matches('input')") else "Enter")


def press_play(page: Page) -> None:
    """Press the button that plays what is chosen, if there is one."""
    if button := page.evaluate(TO_PLAY):
        page.evaluate(PAUSE)
        tab_to(page, f"#{button}")
        assert page.evaluate(UNSEEN) == ""
        page.evaluate(WATCH)
        page.keyboard.press("Enter")


def kind_of(move: dict[str, str]) -> str:
    return move["move"].split()[0]


@pytest.mark.parametrize("most", [SOME, pytest.param(MANY, marks=pytest.mark.long)])
@EACH_GAME
def test_turns_by_keys(visit: Visit, game: str, most: int) -> None:
    page = visit(f"/?game={game}")
    set_up(page, "you", "easy", "easy")
    played: list[str] = []
    for turn in range(most):
        if not wait_for_turn(page):
            break
        if turn:
            assert page.evaluate(UNSEEN) == ""
        before, moves = seq(page), playable(page)
        rarest = min(map(kind_of, moves), key=played.count)
        moves = [move for move in moves if kind_of(move) == rarest]
        played.append(rarest)
        for part in moves[turn * 7 % len(moves)]["parts"]:
            if seq(page) == before and page.locator(f"[id='{part}'].can, button[id='{part}'], #sum-set:visible").count():
                press(page, part, "Enter" if turn % 2 else "Space")
        press_play(page)
        expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))
        expect(page.locator("#announcer")).not_to_be_empty()
        wait_for_turn(page)
        assert page.evaluate(LOSSES) == []
    assert len(played) >= SOME


@pytest.mark.parametrize("most", [SOME, pytest.param(LOOKS_MOST, marks=pytest.mark.long)])
@EACH_GAME
def test_the_guided_game_by_keys(visit: Visit, game: str, most: int) -> None:
    page = begin(visit, game, looks=True, reduced_motion="reduce")
    last, was, stops = rules(game).tour.last.en[:20], "", set[int]()
    for _ in range(LOOKS_MOST):
        to_press, was = page.evaluate(NEXT_THING, [last, was, PATIENCE])
        assert to_press, f"nothing came after {was}"
        stops.add(seq(page))
        if to_press == "over" or len(stops) > most:
            break
        press(page, to_press, "Enter")
    assert page.evaluate(LOSSES) == []
    assert to_press == "over" or len(stops) > most


@EACH_GAME
def test_what_a_guide_shows_is_read_out(visit: Visit, game: str) -> None:
    page = begin(visit, game, looks=True, reduced_motion="reduce")
    last, was, to_press = rules(game).tour.last.en[:20], "", ""
    while to_press != "go-on":
        to_press, was = page.evaluate(NEXT_THING, [last, was, PATIENCE])
        if to_press != "go-on":
            press(page, to_press, "Enter")
    expect(page.locator("#announcer")).to_contain_text(page.locator("#tour .look:not([hidden])").text_content() or "")
