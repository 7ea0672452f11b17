"""By keyboard alone: few stops, arrow keys among the parts, a focus that never gets lost."""

import re

from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Visit
from tests.web.browser.table import ARMED, click_move, legal, seq, set_up, wait_for_turn

STOPS_MOST = 16
STEPS_MOST = 60
FOCUS = "document.activeElement"

DRAG = """(slider, plies) => {
    for (const ply of plies) {
        slider.value = ply;
        slider.dispatchEvent(new Event("change", { bubbles: true }));
    }
}"""


def focused(page: Page) -> str:
    """Return the id of what has the focus; of what has none, which element of the page it is."""
    return str(page.evaluate(f"{FOCUS}.id || [...document.querySelectorAll('*')].indexOf({FOCUS})"))


def has_kept_focus(page: Page) -> bool:
    """Tell whether something of the table has the focus."""
    return bool(page.evaluate(f"document.getElementById('table').contains({FOCUS})"))


def tab_to(page: Page, what: str) -> None:
    """Press the Tab key until something has the focus."""
    for _ in range(STOPS_MOST):
        if page.evaluate(f"(what) => {FOCUS}.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reaches {what}")


def arrow_to(page: Page, part: str) -> None:
    """Press arrow keys towards a part until it has the focus."""
    tried: set[tuple[str, str]] = set()
    for _ in range(STEPS_MOST):
        here = focused(page)
        if here == part:
            return
        keys = [key for key in page.evaluate(TOWARDS, part) if (here, key) not in tried]
        assert keys, f"arrow keys never reach {part} from {here}"
        tried.add((here, keys[0]))
        page.keyboard.press(keys[0])
    raise AssertionError(f"arrow keys take too long to {part}")


TOWARDS = """(part) => {
    const [here, there] = [document.activeElement, document.getElementById(part)].map((each) => each.getBoundingClientRect());
    const [x, y] = [there.x + there.width / 2 - here.x - here.width / 2, there.y + there.height / 2 - here.y - here.height / 2];
    const aside = x > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    const ahead = y > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
    const [first, second] = Math.abs(x) > Math.abs(y) ? [aside, ahead] : [ahead, aside];
    return [first[0], second[0], second[1], first[1]];
}"""


def test_moves_by_tab_and_arrow_keys(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "medium", "medium", "medium")
    for turn in range(3):
        assert wait_for_turn(page)
        before = seq(page)
        for part in legal(page)[turn * 5]["parts"]:
            if seq(page) == before and page.locator(f"[id='{part}'].can").count():
                tab_to(page, f"{ARMED}, #table .is-chosen")
                arrow_to(page, part)
                page.keyboard.press("Enter" if turn % 2 else "Space")
        if page.locator("#take").is_visible():
            page.locator("#take").press("Enter")
        expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))
        expect(page.locator("#announcer")).not_to_be_empty()
        assert has_kept_focus(page)


def test_buttons_that_go_give_the_focus_back(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "medium", "medium", "medium")
    for button, key in (("clear", "Enter"), ("play", "Escape"), ("play", "Enter")):
        assert wait_for_turn(page)
        for part in legal(page)[0]["parts"]:
            page.locator(f"[id='{part}'].can").press("Enter")
        page.locator(f"#{button}").press(key)
        expect(page.locator(f"#{button}")).to_be_hidden()
        assert has_kept_focus(page)


def test_a_turn_begins_with_the_focus_where_one_chooses(visit: Visit) -> None:
    page = visit("/?game=manhattan")
    set_up(page, "you", "easy", "easy", "easy")
    assert wait_for_turn(page)
    for part in legal(page)[0]["parts"]:
        page.locator(f"[id='{part}'].can").press("Enter")
    page.locator("#take").press("Enter")
    expect(page.locator("#sentence")).to_be_focused()  # while the others choose
    page.wait_for_selector("#table[data-turn='yes'] .can", state="attached")
    expect(page.locator(":focus")).to_have_class(re.compile("can"))  # no button of the prompt: Enter would take the choice back


def test_the_tab_key_stops_seldom(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "easy", "easy", "easy")
    assert wait_for_turn(page)
    tab_to(page, ".skip")
    stops = 0
    while stops == 0 or not page.evaluate(f"{FOCUS} === document.body || {FOCUS}.matches('.skip')"):
        page.keyboard.press("Tab")
        stops += 1
        assert stops <= STOPS_MOST


def test_the_focus_stays_where_one_plays(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "easy", "easy", "easy")
    assert wait_for_turn(page)
    page.locator("#all-moves > summary").press("Enter")
    for _ in range(2):
        before = seq(page)
        page.locator("#moves form button[type=submit]").last.press("Enter")
        expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))
        assert has_kept_focus(page)
        assert wait_for_turn(page)
        assert page.evaluate(f"document.getElementById('moves').contains({FOCUS})")


def test_the_rules_take_the_focus_and_give_it_back(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "easy", "easy")
    link = page.get_by_role("link", name="Rules", exact=True)
    link.press("Enter")
    expect(page.locator("#panel article")).to_be_visible()
    page.wait_for_function(f"() => document.getElementById('panel').contains({FOCUS})")
    page.keyboard.press("Escape")
    expect(link).to_be_focused()


def test_arrow_keys_step_through_the_past(visit: Visit) -> None:
    page = with_a_past(visit)
    now = page.locator("#table").get_attribute("data-ply")
    page.locator("#log li > a").last.press("Enter")
    expect(page.locator("#table")).not_to_have_attribute("data-ply", str(now))
    dealt = page.locator("#table").get_attribute("data-ply")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#table")).to_have_attribute("data-ply", "0")  # the deal is one step
    page.keyboard.press("ArrowRight")
    expect(page.locator("#table")).to_have_attribute("data-ply", str(dealt))


def test_the_slider_ends_where_it_was_left(visit: Visit) -> None:
    page = with_a_past(visit)
    page.locator("#log li > a").last.press("Enter")
    page.locator("#slider").evaluate(DRAG, ["5", "4", "3"])
    expect(page.locator("#table")).to_have_attribute("data-ply", "3")
    expect(page.locator("output[for=slider]")).to_have_text(re.compile(r"^0 /"))  # the deal is no step


def with_a_past(visit: Visit) -> Page:
    """Return a table at which everybody has moved once."""
    page = visit()
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    click_move(page, legal(page)[0]["parts"])
    assert wait_for_turn(page)
    return page


def test_what_did_not_get_through_is_said_and_forgotten(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "medium", "medium")
    assert wait_for_turn(page)
    page.context.set_offline(True)
    page.locator("#moves form").last.evaluate("(form) => form.requestSubmit(form.querySelector('button'))")
    expect(page.locator("#message")).to_contain_text("didn’t get through")
    before = seq(page)
    page.context.set_offline(False)
    page.locator("#moves form").last.evaluate("(form) => form.requestSubmit(form.querySelector('button'))")
    expect(page.locator("#message")).to_be_hidden()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))


def test_the_usual_keys_take_back_and_play_again(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "easy", "easy")
    wait_for_turn(page)
    first = ply(page)
    click_move(page, legal(page)[0]["parts"])
    wait_for_turn(page)
    then = ply(page)
    for keys, reached in (("Control+z", first), ("Control+Shift+z", then)):
        page.keyboard.press(keys)
        expect(page.locator("#table")).to_have_attribute("data-ply", str(reached))


def ply(page: Page) -> int:
    """Return how many moves the page shows."""
    return int(page.locator("#table").get_attribute("data-ply") or 0)


def test_the_list_of_all_moves_stays_open_and_needs_no_scrollbar_of_the_page(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "easy")
    page.wait_for_selector("#all-moves:not([open])")
    page.locator("#all-moves > summary").press("Enter")
    page.reload()
    page.wait_for_selector("#all-moves[open]")
    assert page.evaluate("getComputedStyle(document.documentElement).scrollbarGutter") == "auto"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
