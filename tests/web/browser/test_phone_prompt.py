"""The block over the board on a phone: it says the next step, never covers the board, keeps its height."""

import re

import pytest
from playwright.sync_api import Page, expect

from baumeister.games import rules
from tests.web.browser.conftest import Visit
from tests.web.browser.table import ARMED, click_move, click_part, legal, playable, seq, set_up, wait_for_turn
from tests.web.browser.test_live import invited

SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def begin(visit: Visit, game: str, *seats: str, **wishes: object) -> Page:
    page = visit(f"/?game={game}", **{**SMALL, **wishes})
    set_up(page, *(seats or ("you", "easy", "easy", "easy")))
    assert wait_for_turn(page)
    return page


def height(page: Page) -> float:
    return float(page.locator(".todo").evaluate("(block) => block.getBoundingClientRect().height"))


@pytest.mark.parametrize("game", ["skyline", "buerger"])
def test_whatever_is_said_of_a_choice_stays_off_the_board(visit: Visit, game: str) -> None:
    page = begin(visit, game)
    before = page.locator("#board").bounding_box()
    page.locator("#choice").evaluate("(place) => { place.textContent = 'very '.repeat(100); }")
    choice, block = page.locator("#choice").bounding_box(), page.locator(".todo").bounding_box()
    assert choice is not None
    assert block is not None
    assert choice["y"] + choice["height"] <= block["y"] + block["height"]
    assert page.locator("#board").bounding_box() == before
    assert page.locator("#sentence").bounding_box()["y"] <= choice["y"] + 0.1  # type: ignore[index]


def test_a_refusal_covers_neither_the_prompt_nor_the_points_nor_the_way_back(visit: Visit) -> None:
    page = begin(visit, "buerger", language="de")
    tile = playable(page)[0]["parts"][0]
    click_part(page, tile)
    fitting = {part for move in legal(page) for part in move["parts"]}  # of any tile: a tap on its space would choose that
    lots = page.locator("#board .part.lot").evaluate_all("(all) => all.map((part) => part.id)")
    page.locator(f"#{next(lot for lot in lots if lot not in fitting)}").tap()
    expect(page.locator("#message a.rule")).to_be_visible()
    refusal = page.locator("#message").bounding_box()
    assert refusal is not None
    for below in ("#choice", ".strip"):
        box = page.locator(below).bounding_box()
        assert box is not None
        assert refusal["y"] + refusal["height"] <= box["y"] + 4  # above its first letters
    assert refusal["x"] + refusal["width"] <= page.locator("#clear").bounding_box()["x"]  # type: ignore[index]


def test_after_each_part_the_next_step_is_said(visit: Visit) -> None:
    page = begin(visit, "manhattan", language="de")
    click_move(page, hand_of_four(page))
    assert wait_for_turn(page)
    card, block, _ = playable(page)[0]["parts"]
    click_part(page, card)
    expect(page.locator("#choice")).to_have_text("Jetzt einen Baustein")
    click_part(page, block)
    expect(page.locator("#choice")).to_have_text("Jetzt einen golden umrandeten Bauplatz")


@pytest.mark.parametrize("width", [360, 390, 412])
def test_the_button_to_play_with_has_room_for_a_thumb(visit: Visit, width: int) -> None:
    page = begin(visit, "manhattan", language="de", viewport={"width": width, "height": 740})
    for part in hand_of_four(page):
        click_part(page, part)
    expect(page.locator("#play")).to_be_hidden()
    box, hand = page.locator("#take").bounding_box(), page.locator("#holdings").bounding_box()
    assert box is not None
    assert hand is not None
    assert box["width"] >= 44
    assert box["height"] >= 44
    assert hand["y"] <= box["y"] < box["y"] + box["height"] <= 740
    assert box["x"] + box["width"] <= width


def hand_of_four(page: Page) -> list[str]:
    """Return the parts of a choice of blocks of four sizes."""
    return next(move["parts"] for move in legal(page) if len({part.split("-")[2] for part in move["parts"]}) == 4)


def test_what_a_finger_has_left_is_not_previewed(visit: Visit) -> None:
    page = begin(visit, "buerger")
    part, said = page.locator("#table .can").first, page.locator("#choice")
    part.dispatch_event("pointerover", {"pointerType": "mouse"})  # a browser sends them after taps, wherever the last one was
    expect(said).to_be_empty()
    part.dispatch_event("pointerover", {"pointerType": "touch"})
    expect(said).not_to_be_empty()
    part.dispatch_event("pointerup", {"pointerType": "touch"})
    expect(said).to_be_empty()


def test_what_a_tap_has_told_goes_with_the_next_one(visit: Visit) -> None:
    page = begin(visit, "skyline")
    said = page.locator("#choice")
    page.locator("#board [data-lights]:not(.can)").first.tap()
    expect(said).not_to_be_empty()
    told = said.text_content()
    page.locator("#board .can").first.tap()
    expect(page.locator("#board .is-chosen").first).to_be_attached()
    expect(said).not_to_be_empty()
    expect(said).not_to_have_text(str(told))


def test_nothing_of_a_full_hand_lies_outside(visit: Visit) -> None:
    page = begin(visit, "manhattan")
    click_move(page, hand_of_four(page))
    assert wait_for_turn(page)
    boxes = page.locator("#tray .can").evaluate_all("(all) => all.map((part) => part.getBoundingClientRect())")
    assert len(boxes) > 4
    assert all(box["left"] >= -1 and box["right"] <= 361 and box["width"] >= 43 for box in boxes)


def test_what_the_others_did_is_told_until_one_acts(visit: Visit) -> None:
    page = begin(visit, "manhattan", language="de")
    click_move(page, hand_of_four(page))
    assert wait_for_turn(page)
    expect(page.locator("#news .by").first).to_be_visible()
    page.route("**/move", lambda _: None)  # the answer is still on its way
    card, block, lot = playable(page)[0]["parts"]
    for part in (card, block, lot):
        click_part(page, part)
    if page.locator("#play").is_visible():
        page.locator("#play").click()
    expect(page.locator("#news")).to_have_class("is-seen")


def test_a_tap_on_what_happened_opens_the_log_over_the_board(visit: Visit) -> None:
    page = begin(visit, "manhattan", reduced_motion="reduce")
    click_move(page, hand_of_four(page))
    assert wait_for_turn(page)
    page.evaluate("scrollTo(0, 0)")
    news, log = page.locator("#news").bounding_box(), page.locator("#log")
    assert news is not None
    middle = news["x"] + 100, news["y"] + news["height"] / 2
    for beside in (middle, (180, 20)):
        page.touchscreen.tap(*middle)
        expect(log.locator("a").first).to_be_in_viewport()
        page.touchscreen.tap(*beside)
        expect(log).not_to_have_attribute("popover", "auto")
    assert page.locator("#news").bounding_box() == news
    page.touchscreen.tap(*middle)
    log.locator("a").nth(1).tap()
    expect(page.locator("#table")).to_have_class(re.compile("past"))
    expect(log).not_to_have_attribute("popover", "auto")


def test_the_strip_is_in_sight_while_playing_and_while_points_are_counted(visit: Visit) -> None:
    page = begin(visit, "buerger")
    expect(page.locator(".strip li")).to_have_count(5)
    expect(page.locator(".strip .purse").first).to_be_visible()
    before = page.locator(".todo").bounding_box()
    page.locator("#table").evaluate("(table) => table.classList.add('is-scoring')")
    expect(page.locator("#zoom")).to_be_hidden()
    expect(page.locator(".strip")).to_be_visible()
    assert page.locator(".todo").bounding_box() == before
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".strip")).to_be_hidden()
    expect(page.locator("#news")).to_be_hidden()


CUT = """([column, name]) => {
    const place = document.querySelectorAll(".strip .short-name")[column];
    if (name) place.textContent = name;
    return place.scrollWidth > place.clientWidth;
}"""


@pytest.mark.parametrize(("game", "seats"), [("buerger", 4), ("neue_heimat", 5), ("wettstreit", 4)])
def test_names_in_the_strip_are_whole_but_for_very_long_ones(visit: Visit, game: str, seats: int) -> None:
    page, mine = visit(f"/?game={game}", **SMALL), "Bartholomäus-Xaver I"
    set_up(page, "you", *["easy"] * (seats - 1), name=mine)
    names = page.locator(".strip .short-name")
    expect(names).to_have_count(seats)
    expect(names.first).to_have_attribute("title", mine)
    assert page.evaluate(CUT, [0, ""])
    bots = [character.name for character in rules(game).words.characters]  # whoever was dealt, and wherever they sit
    assert [(column, name) for column in range(seats) for name in bots if page.evaluate(CUT, [column, name])] == []


@pytest.mark.parametrize("game", ["manhattan", "wettstreit"])
def test_the_past_begins_at_the_boards_top_below_a_block_as_high_as_in_play(visit: Visit, game: str) -> None:
    page = begin(visit, game)
    click_move(page, playable(page)[0]["parts"])
    assert wait_for_turn(page)
    before = height(page)
    page.locator("#log a").nth(2).click()
    expect(page.locator(".stepping")).to_be_visible()
    assert height(page) == pytest.approx(before, abs=0.1)
    page.wait_for_function("scrollY === document.getElementById('table').offsetTop")
    assert page.locator("#board").bounding_box()["y"] >= before - 1  # type: ignore[index]


COVERED = """() => {
    const finger = document.querySelector("#finger .hand").getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }) =>
        right > finger.left + 2 && left < finger.right - 2 && bottom > finger.top + 2 && top < finger.bottom - 2;
    const told = [...document.querySelectorAll("#tray .count, #tray .card")];
    return told.filter((each) => each.getBoundingClientRect().width && isUnder(each.getBoundingClientRect())).length;
}"""


def test_the_guides_finger_hides_no_number_and_no_card(visit: Visit) -> None:
    page = visit("/?game=manhattan", **{**SMALL, "viewport": {"width": 390, "height": 844}}, reduced_motion="reduce")
    page.get_by_role("button", name="Learn by playing").click()
    for _ in rules("manhattan").tour.steps[0].looks:
        page.get_by_role("button", name="Go on").click()
    expect(page.locator("#go-on")).to_be_hidden()
    expect(page.locator("#finger")).to_be_visible()
    page.wait_for_timeout(400)  # it glides there
    assert page.evaluate(COVERED) == 0


def test_homes_form_is_in_sight(visit: Visit) -> None:
    page = visit("/", viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    for part in ("#new-table", ".start"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_the_figures_of_the_six_lines_can_be_read(visit: Visit) -> None:
    page = visit("/games/manhattan/rules", **SMALL)
    widths = page.locator(".how-to-play .figure").evaluate_all("(all) => all.map((each) => each.clientWidth)")
    assert min(widths) >= 200


def test_a_request_to_take_a_move_back_is_whole_however_long(visit: Visit) -> None:
    ada = visit("/?game=skyline", **SMALL)
    set_up(ada, "you", "link")
    ben = invited(visit, ada, **SMALL)
    for _ in range(2):
        page = ada if ada.locator(ARMED).count() else ben
        page.wait_for_selector(ARMED, state="attached")
        before = seq(page)
        click_part(page, playable(page)[0]["parts"][0])
        page.get_by_role("button", name="Confirm").click()
        for one in (ada, ben):
            one.wait_for_function("(seq) => Number(document.getElementById('table').dataset.seq) > seq", arg=before)
    page, other = (ada, ben) if ada.locator(ARMED).count() else (ben, ada)
    other.get_by_role("button", name="Ask to undo").click()
    notice = page.locator("#notice")
    expect(notice).to_contain_text("asks to take back")
    notice.locator("p").evaluate("(said) => { said.textContent = 'very '.repeat(50); }")
    assert notice.evaluate("(notice) => notice.scrollHeight <= notice.clientHeight")
    for button in notice.get_by_role("button").all():
        assert button.bounding_box()["height"] >= 44  # type: ignore[index]
