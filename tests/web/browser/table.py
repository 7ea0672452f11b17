"""What a person does at a table, for any game: sits down, looks which moves are lit, clicks."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, expect

MINE = "#table[data-turn='yes']"
ARMED = "#table .can"
BUTTONS = "#auction .acts button:enabled"


def set_up(page: Page, *seats: str, name: str = "Ada", keeps_open: bool = False) -> str:
    """Make a table from the home page and return its address. Seats are the values of the form's lists.

    The invitation that opens where seats are free is closed again, unless it shall be kept open.
    """
    page.get_by_role("textbox", name="name").first.fill(name)
    lists = page.locator(".seats select")
    for number in range(lists.count()):
        lists.nth(number).select_option(seats[number] if number < len(seats) else "")
    for number, seat in enumerate(seats):
        if seat == "here":
            page.locator(".seat-name").nth(number).fill(f"Guest {number + 1}")
    page.locator(".new-table .primary").click()
    page.wait_for_url("**/t/*")
    if not keeps_open:
        page.evaluate("document.querySelector('#invite-panel:popover-open')?.hidePopover()")
    return page.url


def legal(page: Page) -> list[dict[str, Any]]:
    """Return the legal moves as the module knows them: notation, parts, label."""
    found: list[dict[str, Any]] = json.loads(page.locator("#move-data").text_content() or "[]")
    return found


def playable(page: Page) -> list[dict[str, Any]]:
    """Return the legal moves whose parts can be clicked, or whose sum can be set: a bid may have no button of its own."""
    set_sum = (
        "(part) => document.querySelector('#sum-set')?.checkVisibility() && document.querySelector(`.sums [id='${part}']`)"
    )
    drawn: list[bool] = page.evaluate(
        f"(moves) => moves.map(({{ parts }}) => parts.every((part) => ({DRAWN})(part) || ({set_sum})(part)))", legal(page)
    )
    return [move for move, is_drawn in zip(legal(page), drawn, strict=True) if is_drawn]


def seq(page: Page) -> int:
    """Return the number of the event that the page shows."""
    return int(page.locator("#table").get_attribute("data-seq") or 0)


def click_part(page: Page, part: str, among: str = ".can, .could, .is-chosen") -> None:
    """Click a drawn part with the mouse, at a point where it lies on top."""
    point = page.evaluate(HIT, [part, among])
    assert point is not None, f"{part} is lit but lies nowhere on top"
    page.mouse.click(*point)


def click_move(page: Page, parts: Sequence[str]) -> None:
    """Click a move's parts until it is played."""
    before = seq(page)
    for part in parts:
        if page.locator(f"button[id='{part}']").count():  # a move of an auction's panel
            press_in_panel(page, part)
        elif seq(page) == before and page.locator(f"[id='{part}'].can").count():
            click_part(page, part)
    press_play(page)
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))


def press_in_panel(page: Page, part: str) -> None:
    """Press a move's button; on a phone there may be none: then set the sum, and bid it."""
    button = page.locator(f"button[id='{part}']")
    if button.is_visible():
        button.click()
    else:
        page.locator("#sum-set").fill(part.rpartition("-")[2])
        page.locator("#auction .on-phone .bid").click()


def press_play(page: Page) -> None:
    """Press the button that plays what is chosen, if there is one; it has room for a fingertip."""
    play = page.locator("#play:visible, #take:visible, #play-here:visible")
    if play.count():
        box = play.bounding_box()
        assert box is not None
        assert box["width"] >= 44.0, f"the button to play with is {box['width']} px wide"
        play.click()


def wait_for_turn(page: Page) -> bool:
    """Wait until it is the page's turn; return False when the game is over instead."""
    page.wait_for_selector(f"{MINE} .can, {MINE} {BUTTONS}, #table.over", state="attached")
    return page.locator("#table.over").count() == 0


def with_forced_move(visit: Callable[..., Page]) -> Page:
    """Return a table at a forced move, which plays itself on the next page."""
    for _ in range(9):  # one game of fifty has none
        page = visit("/?game=skyline", forced="yes")
        set_up(page, "you", "here")
        page.evaluate("localStorage.setItem('baumeister-forced', 'no')")  # until the next page
        while wait_for_turn(page):
            if page.locator("#table[data-forced]").count():
                return page
            click_move(page, playable(page)[-1]["parts"])
    raise AssertionError("no move was forced in nine games")


DRAWN = """(part) => {
    const twins = document.querySelectorAll(`#table [data-stands-for="${CSS.escape(part)}"]`);
    return [document.getElementById(part), ...twins].find((one) => one?.checkVisibility() && one.getClientRects().length);
}"""
HIT = f"""([part, among]) => {{
    const element = ({DRAWN})(part);
    const find = () => {{
        const box = element.getBoundingClientRect();
        for (const y of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) {{
            const [left, top] = [box.x + x * box.width, box.y + y * box.height];
            if (document.elementFromPoint(left, top)?.closest(among) === element) return [left, top];
        }}
        return null;
    }};
    const seen = find();
    if (!seen) element.scrollIntoView({{ block: "center", inline: "center" }});
    return seen ?? find();
}}"""


def click_tentative(page: Page) -> None:
    """Click a move that waits for confirmation: the last event stays the same."""
    move = legal(page)[0]
    for part in move["parts"]:
        if page.locator(f"[id='{part}'].can").count():
            click_part(page, part)
    press_play(page)
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_visible()


def play_out(page: Page, choose: Callable[[Page, int], list[str]]) -> int:
    """Play to the end, clicking the parts that are chosen in each turn; see the result; return how many turns it took."""
    turns = 0
    while wait_for_turn(page):
        click_move(page, choose(page, turns))
        turns += 1
    expect(page.locator("#holdings.result .chart")).to_be_visible()
    expect(page.locator("#players .mark:not([hidden])").first).to_be_visible()
    return turns
