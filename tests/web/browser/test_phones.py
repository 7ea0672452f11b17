"""The table on a phone: nothing is wider than the screen; the board is looked at from near."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from baumeister.games import GAMES
from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, playable, seq, set_up, wait_for_turn

PHONES: tuple[ViewportSize, ...] = ({"width": 360, "height": 740}, {"width": 390, "height": 844})
SIDEWAYS: tuple[ViewportSize, ...] = (
    {"width": 740, "height": 360},
    {"width": 844, "height": 390},
    {"width": 932, "height": 430},
)
WHOLE = 1000  # turns
SHORT = 8
CASES = [("neue_heimat", "de", SHORT), *((game, language, WHOLE) for game in GAMES for language in ("en", "de"))]

OUTSIDE = """() => {
    const CONTROLS = "a, button, input, select, summary, #table :is(.can, .could, .is-chosen)";
    const isScroller = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
    const wide = document.documentElement.scrollWidth;
    const faults = wide > screenWidth ? [`the page is ${wide} wide`] : [];
    for (const control of document.querySelectorAll(CONTROLS)) {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(".skip, .unseen, .unseen *")) continue;
        let shown = control; // or what can be pushed sideways to show it
        for (let at = control; at; at = at.parentElement) if (isScroller(at) && at.scrollWidth > at.clientWidth) shown = at;
        const { left, right } = shown.getBoundingClientRect();
        if (left >= -1 && right <= screenWidth + 1) continue;
        faults.push(`${control.tagName}#${control.id} ${control.textContent.slice(0, 30)}: ${left} to ${right}`);
    }
    return faults;
}"""


@pytest.mark.parametrize(
    ("game", "language", "most"),
    [pytest.param(*case, marks=() if case[2] == SHORT else pytest.mark.long) for case in CASES],
)
def test_nothing_is_wider_than_the_screen(visit: Visit, game: str, language: str, most: int) -> None:
    page = visit(f"/?game={game}", language=language, viewport=PHONES[0], has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy", name="Annegret")
    rng, turns = random.Random(11), 0
    while turns < most and wait_for_turn(page):
        assert_all_on_screen(page)
        click_move(page, rng.choice(playable(page))["parts"])
        turns += 1
    assert_all_on_screen(page)
    if page.locator("#table.over").count():
        page.locator(".outcome summary").click()  # the board instead of the result
    page.locator("#log a").nth(3).click()  # the past
    expect(page.locator(".stepping")).to_be_visible()
    assert_all_on_screen(page)


def assert_all_on_screen(page: Page, phones: tuple[ViewportSize, ...] = PHONES) -> None:
    """Assert on every phone that nothing is wider than its screen and no control lies outside."""
    for size in phones:
        page.set_viewport_size(size)
        assert page.evaluate(f"const screenWidth = {size['width']}; ({OUTSIDE})()") == []


OUT_OF_SIGHT = """() => {
    const isIn = (start, length, end) => start >= -1 && start + length <= end + 1;
    const isSeen = ({ x, y, width, height }) => isIn(x, width, innerWidth) && isIn(y, height, innerHeight);
    const isHit = (one) => {
        const { x, y, width, height } = (one.querySelector(":scope > .halo") ?? one).getBoundingClientRect();
        return isSeen({ x: x + width / 2, y: y + height / 2, width: 0, height: 0 });
    };
    const isScroller = (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === "auto";
    const isInLine = (one) => { // sums stand in a line that a thumb pushes sideways
        let line = one.parentElement;
        while (line && line.id !== "auction" && !isScroller(line)) line = line.parentElement;
        return Boolean(line) && isScroller(line) && isSeen(line.getBoundingClientRect());
    };
    const all = [...document.querySelectorAll("#table .can, #auction .acts button:enabled")];
    const controls = all.filter((one) => one.checkVisibility());
    return [
        ...["#board .scroll > svg", ".todo"].filter((name) => !isSeen(document.querySelector(name).getBoundingClientRect())),
        ...(controls.length ? [] : ["anything to choose"]),
        ...controls.filter((one) => !isHit(one) && !isInLine(one)).map((one) => one.id || one.textContent),
    ];
}"""


SIDEWAYS_FIRST = ("neue_heimat", "wettstreit")  # most has to find a place beside their boards


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in SIDEWAYS_FIRST else pytest.mark.long) for game in GAMES]
)
def test_sideways_all_that_a_move_needs_is_in_sight(visit: Visit, game: str) -> None:
    page = visit(f"/?game={game}", language="de", viewport=SIDEWAYS[0], has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy", "easy", name="Annegret")
    rng = random.Random(5)
    for _ in range(SHORT):
        assert wait_for_turn(page)
        assert_all_on_screen(page, SIDEWAYS)
        for size in SIDEWAYS:
            page.set_viewport_size(size)
            page.evaluate("scrollTo(0, 0)")
            assert page.evaluate(OUT_OF_SIGHT) == []
            assert page.evaluate(SMALL) == []
        click_move(page, rng.choice(playable(page))["parts"])
    wait_for_turn(page)
    page.locator("#log a").nth(3).click()
    expect(page.locator(".stepping")).to_be_visible()
    assert_all_on_screen(page, SIDEWAYS)


SAFARI: ViewportSize = {"width": 390, "height": 664}  # between its bars


@pytest.mark.parametrize("game", ["manhattan", "buerger"])
@pytest.mark.parametrize("size", [SAFARI, *PHONES])
def test_upright_the_whole_board_lies_between_the_prompt_and_the_hand(visit: Visit, game: str, size: ViewportSize) -> None:
    page = visit(f"/?game={game}", viewport=size, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    for _ in range(2):  # the second is no choice of blocks, whose sheet is higher
        assert wait_for_turn(page)
        click_move(page, playable(page)[0]["parts"])
    assert wait_for_turn(page)
    page.evaluate("scrollTo(0, 0)")
    prompt, tray = (page.locator(place).bounding_box() for place in (".todo", "#tray"))
    assert prompt is not None
    assert tray is not None
    for part in page.locator("#board :is(.lot, .project) > .halo").all():
        box = part.bounding_box()
        assert box is not None
        assert prompt["y"] + prompt["height"] <= box["y"]
        assert box["y"] + box["height"] <= tray["y"] + 3


def test_sideways_the_board_is_looked_at_from_near(visit: Visit) -> None:
    page = visit("/?game=buerger", viewport=SIDEWAYS[1], has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    page.locator("#zoom").tap()
    near = view(page)
    assert scale_of(near) > 1.3
    fingers(page, [(200, 200)], [(140, 160)])
    assert view(page) != near
    page.wait_for_timeout(500)
    for _ in range(2):  # to the browser so quick a finger flings, and on a busy machine the next tap does no more than end that
        page.locator("#zoom").tap()
        if view(page) == "none":
            break
    assert view(page) == "none"


SMALL = """() => [...document.querySelectorAll("button, a.button, summary, .lines a, .bar a, .bar button")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches("[disabled]"))
    .map((one) => [one.textContent.slice(0, 30), one.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < 43.9)
    .map(([text, { width, height }]) => `${text}: ${width} x ${height}`)"""


@pytest.mark.parametrize("opener", ["#open-menu", "#news"])
def test_a_tap_beside_what_lies_open_closes_it_and_does_no_more(visit: Visit, opener: str) -> None:
    page = visit("/?game=skyline", viewport=PHONES[1], has_touch=True, is_mobile=True)
    set_up(page, "easy", "you")
    assert wait_for_turn(page)
    page.locator("#board svg.board").wait_for()
    point = farthest_right(page)
    page.locator(opener).tap()
    expect(page.locator("[popover]:popover-open")).to_have_count(1)
    before = seq(page)
    page.touchscreen.tap(*point)
    expect(page.locator("[popover]:popover-open")).to_have_count(0)
    page.wait_for_timeout(300)
    assert seq(page) == before
    assert page.locator("#table .is-chosen").count() == 0
    page.touchscreen.tap(*point)
    page.wait_for_function(
        f"document.querySelector('#table .is-chosen') || document.getElementById('table').dataset.seq !== '{before}'"
    )


def farthest_right(page: Page) -> tuple[float, float]:
    """Return the middle of a place to choose where no panel lies that opens over a part of the page."""
    boxes = [box for box in map(Locator.bounding_box, page.locator("#board .can").all()) if box and box["y"] < 300]
    box = max(boxes, key=lambda box: box["x"])
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", ["wettstreit", "buerger"])
def test_whatever_is_pressed_is_as_large_as_a_fingertip(visit: Visit, game: str) -> None:
    page = visit(f"/?game={game}", viewport=PHONES[0], has_touch=True, is_mobile=True)
    assert page.evaluate(SMALL) == []
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    click_move(page, playable(page)[0]["parts"])
    assert wait_for_turn(page)
    for opener in ("#table-panel", "#settings"):
        assert page.evaluate(SMALL) == []
        page.locator("#open-menu").click()
        assert page.evaluate(SMALL) == []
        page.locator(f"#menu [popovertarget='{opener[1:]}']").click()
        assert page.evaluate(SMALL) == []
        page.locator(f"{opener} > .close").click()
        expect(page.locator(opener)).to_be_hidden()
    page.locator("#log a").nth(3).click()
    expect(page.locator(".steps [rel=next]")).to_be_visible()
    assert page.evaluate(SMALL) == []


def test_what_is_chosen_is_said_in_place_of_what_is_to_be_done(visit: Visit) -> None:
    page = visit("/?game=buerger", viewport=PHONES[1], has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    page.locator("#holdings .can").first.scroll_into_view_if_needed()
    before = page.locator(".todo").bounding_box()
    page.locator("#holdings .can").first.tap()
    expect(page.locator("#choice")).not_to_be_empty()
    expect(page.locator("#clear")).to_be_visible()
    said, sentence = page.locator("#choice").bounding_box(), page.locator("#sentence > span").bounding_box()
    assert said is not None
    assert sentence is not None
    assert said["y"] <= sentence["y"] + 0.1
    assert said["y"] + said["height"] >= sentence["y"] + sentence["height"] - 0.1
    expect(page.locator("#choice")).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    assert page.locator(".todo").bounding_box() == before


LOW: ViewportSize = {"width": 390, "height": 664}


@pytest.mark.parametrize("size", [LOW, SIDEWAYS[0]])
def test_the_bars_ways_are_a_menu_that_stays_in_sight(visit: Visit, size: ViewportSize) -> None:
    page = visit("/?game=buerger", viewport=size, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    page.evaluate("scrollTo(0, 300)")
    menu, opener = page.locator("#menu"), page.locator("#open-menu")
    for name, panel in (("Table", "#table-panel"), ("Settings", "#settings"), ("Rules", "#panel")):
        opener.tap()
        menu.get_by_text(name, exact=True).tap()
        expect(page.locator(panel)).to_be_visible()
        expect(menu).to_be_hidden()
        page.keyboard.press("Escape")
        expect(page.locator(panel)).to_be_hidden()
    opener.tap()
    menu.get_by_text("Game log", exact=True).tap()
    expect(page.locator("#log a").first).to_be_in_viewport()
    expect(menu).to_be_hidden()
    page.locator("#log > .close").tap()
    expect(page.locator("#log")).not_to_have_attribute("popover", "auto")
    opener.tap()
    expect(menu).to_be_visible()
    opener.tap()
    expect(menu).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(opener).to_be_hidden()
    expect(menu.get_by_text("Rules", exact=True)).to_be_visible()
    expect(menu.get_by_text("Game log", exact=True)).to_be_hidden()


@pytest.mark.parametrize("size", [*PHONES, LOW, SIDEWAYS[0]])
def test_the_steps_lie_clear_of_the_buttons_and_of_the_news(visit: Visit, size: ViewportSize) -> None:
    page = visit("/?game=buerger", viewport=size, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    todo, rail = page.locator(".todo").bounding_box(), page.locator(".rail").bounding_box()
    tops = [box["y"] for box in map(Locator.bounding_box, page.locator("#open-menu, #zoom, .undo button, #news").all()) if box]
    assert todo is not None
    assert rail is not None
    assert (rail["x"], rail["width"], rail["y"]) == (todo["x"], todo["width"], todo["y"])
    assert rail["y"] + rail["height"] < min(tops)


@pytest.mark.parametrize(("game", "most"), [("manhattan", 90), ("buerger", 156), ("skyline", 127)])
def test_a_low_window_leaves_the_board_its_room(visit: Visit, game: str, most: int) -> None:
    page = visit(f"/?game={game}", viewport=LOW, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy", "easy")
    assert wait_for_turn(page)
    page.evaluate("scrollTo(0, 0)")
    box = page.locator(".todo").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= most


def test_whoever_looks_back_sees_all_of_the_board(visit: Visit) -> None:
    page = visit("/?game=buerger", viewport=LOW, has_touch=True, is_mobile=True)
    set_up(page, "easy", "you", "easy", "easy")
    assert wait_for_turn(page)
    page.locator("#log a").last.evaluate("(line) => line.click()")
    expect(page.locator("#table")).to_have_class(re.compile("past"))
    expect(page.locator("#holdings.hand")).to_be_hidden()
    page.evaluate("scrollTo(0, 0)")
    board, actions = page.locator("#board svg.board").bounding_box(), page.locator("#actions").bounding_box()
    assert board is not None
    assert actions is not None
    assert board["y"] + board["height"] <= actions["y"]


@pytest.mark.parametrize(("game", "is_at_foot"), [("skyline", True), ("neue_heimat", False)])
def test_where_nothing_lies_at_the_foot_what_plays_a_move_does(visit: Visit, game: str, is_at_foot: bool) -> None:
    page = visit(f"/?game={game}", viewport=PHONES[1], has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    before = [page.locator(place).bounding_box() for place in (".todo", "#sentence", "#board")]
    page.locator("#play, #clear").evaluate_all("(buttons) => buttons.forEach((button) => { button.hidden = false; })")
    boxes = [box for box in map(Locator.bounding_box, page.locator("#play, #clear").all()) if box]
    assert len(boxes) == 2
    foot = PHONES[1]["height"]
    assert all((foot - 60 < box["y"] < box["y"] + box["height"] <= foot) == is_at_foot for box in boxes)
    assert [page.locator(place).bounding_box() for place in (".todo", "#sentence", "#board")] == before


def test_blocks_that_are_chosen_stay_in_sight_until_they_are_taken(visit: Visit) -> None:
    page = visit("/?game=manhattan", viewport=LOW, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy", "easy")
    assert wait_for_turn(page)
    for block in playable(page)[0]["parts"]:
        page.locator(f"#{block}").dispatch_event("click")
    expect(page.locator("#take")).to_be_visible()
    on_top = """(element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".supply"));
    }"""
    assert all(page.locator(".supply .is-chosen").evaluate_all(f"(all) => all.map({on_top})"))


def test_the_board_is_looked_at_from_near_until_one_steps_back(visit: Visit) -> None:
    page = visit("/?game=skyline", viewport=PHONES[1], has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    below = page.locator(".side").bounding_box()
    fingers(page, [(150, 400), (240, 400)], [(60, 400), (330, 400)])
    near = view(page)
    assert 2.5 < scale_of(near) < 3.5
    fingers(page, [(200, 400)], [(140, 340)])
    pushed = view(page)
    assert pushed != near
    assert page.locator(".side").bounding_box() == below
    assert page.locator(".is-chosen").count() == 0  # pushing chooses nothing
    page.locator("#all-moves").evaluate("(list) => { list.open = true; }")
    before = seq(page)
    page.locator("#moves form button[type=submit]").first.click()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))
    assert wait_for_turn(page)
    assert view(page) == pushed
    page.reload()
    assert view(page) == pushed
    page.locator("#zoom").tap()
    assert view(page) == "none"
    page.reload()
    assert view(page) == "none"


def test_a_double_tap_looks_near_and_back(visit: Visit) -> None:
    page = visit("/?game=skyline", viewport=PHONES[1], has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    box = page.locator("#board .scroll").bounding_box()
    assert box is not None
    for wanted in (2.2, 1):
        for _ in range(2):
            page.touchscreen.tap(box["x"] + 3, box["y"] + 3)
        expect(page.locator("#board.zoomed")).to_have_count(1 if wanted > 1 else 0)


def test_places_smaller_than_a_fingertip_are_nearer_while_one_is_to_be_chosen(visit: Visit) -> None:
    page = visit("/?game=buerger", viewport=SIDEWAYS[1], has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    page.locator("#holdings .can").first.tap()
    expect(page.locator("#board.zoomed")).to_have_count(1)
    page.locator("#board .scroll > svg").evaluate("(drawing) => drawing.getAnimations().forEach((each) => each.finish())")
    lit = page.locator("#board .can > .halo").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect())")
    assert lit
    assert all(min(box["width"], box["height"]) >= 44 for box in lit)
    assert set(page.evaluate(OUT_OF_SIGHT)) <= {"#board .scroll > svg"}
    page.locator("#clear").tap()
    assert page.locator("#board.zoomed").count() == 0
    page.reload()
    assert page.locator("#board.zoomed").count() == 0


def view(page: Page) -> str:
    """Return how the board's drawing is enlarged and pushed."""
    return str(page.locator("#board .scroll > svg").evaluate("(drawing) => getComputedStyle(drawing).transform"))


def scale_of(matrix: str) -> float:
    """Return by how much a matrix enlarges."""
    return float(matrix.removeprefix("matrix(").partition(",")[0])


def fingers(page: Page, start: list[tuple[float, float]], end: list[tuple[float, float]]) -> None:
    """Put fingers on the screen, move them evenly, lift them."""
    session = page.context.new_cdp_session(page)
    steps = [[at(*way, step / 10) for way in zip(start, end, strict=True)] for step in range(11)]
    for kind, places in [("touchStart", steps[0]), *(("touchMove", each) for each in steps[1:]), ("touchEnd", [])]:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def at(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    """Return a place on the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
