"""The sheet at the bottom of a phone: what can be chosen lies in the thumb's reach, and the board stays in sight."""

import re

from playwright.sync_api import Locator, Page, ViewportSize, expect

from baumeister.games.neue_heimat.game import RULES
from baumeister.svg import PRINT
from tests.games.neue_heimat.scenes import scene
from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, playable, seq, set_up, wait_for_turn
from tests.web.browser.test_phones import fingers, scale_of, view

PHONE: ViewportSize = {"width": 390, "height": 844}
HAS_LIT_IN_SIGHT = """() => [...document.querySelectorAll("#board .can")].some((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#board .scroll");
})"""
IS_ON_TOP = """(element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}"""


SHEETS_TOP = (
    "() => Math.min(...[...document.querySelectorAll('#tray svg')].map((drawing) => drawing.getBoundingClientRect().top))"
)


def sit_down(visit: Visit, game: str) -> Page:
    page = visit(f"/?game={game}", viewport=PHONE, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    return page


def tap(page: Page, part: Locator) -> None:
    """Tap where a part is, without scrolling to it first."""
    box = part.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_pile_gives_one_more_block_and_takes_one_back(visit: Visit) -> None:
    page = sit_down(visit, "manhattan")
    chosen, pile = page.locator(".supply .is-chosen"), page.locator("#supply-0-1-4")
    for count in (1, 2, 3):
        tap(page, pile)
        expect(chosen).to_have_count(count)
    tap(page, page.locator("#supply-0-1-1"))
    expect(chosen).to_have_count(2)
    expect(page.locator(".taken:visible")).to_have_text("×2")
    assert page.locator("#zoom").evaluate(IS_ON_TOP)


def test_the_sheet_stays_as_high_while_blocks_are_chosen(visit: Visit) -> None:
    page = sit_down(visit, "manhattan")
    tops = {page.evaluate(SHEETS_TOP)}
    for size in (3, 3, 4, 4):
        tap(page, page.locator(f".supply [id^='supply-0-{size}-'].can").last)
        tops.add(page.evaluate(SHEETS_TOP))
    assert len(tops) == 1
    expect(page.locator("#choice")).to_have_text("4 of 4, 14 floors. Press “Take these”.")


def test_a_piece_to_auction_is_chosen_in_the_sheet(visit: Visit) -> None:
    page = sit_down(visit, "neue_heimat")
    while not page.locator(".choices").count():
        click_move(page, playable(page)[0]["parts"])
        assert wait_for_turn(page)
    page.evaluate("scrollTo(0, 0)")
    before = seq(page)
    pieces = [page.locator(".choices .part").nth(number) for number in (0, 1)]
    for piece in pieces:  # they lie side by side: which was meant is said before it is auctioned
        name = piece.evaluate("(part) => part.getAttribute('aria-label')")
        tap(page, piece)
        expect(page.locator("#choice")).to_contain_text(name, ignore_case=True)
        expect(page.locator("#play")).to_be_hidden()
        expect(page.locator("#play-here")).to_have_text(re.compile("^Auction "))  # below what was tapped
    assert seq(page) == before
    page.locator("#play-here").tap()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))


RACKS_IN_SIGHT = """() => [...document.querySelectorAll("#board [id^='rack-']")].filter((rack) => {
    const { x, y, width, height } = rack.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#board");
}).length"""
BOARD_BOX = """() => { // within the table: the page may have been pushed
    const [board, table] = ["board", "table"].map((id) => document.getElementById(id).getBoundingClientRect());
    return [board.x, board.y - table.y, board.width, board.height];
}"""


def test_on_a_high_phone_the_sheet_with_the_racks_lies_over_those_of_the_board(visit: Visit) -> None:
    page = sit_down(visit, "neue_heimat")
    page.set_viewport_size({"width": 390, "height": 844})
    while not page.locator(".choices.narrow").count():
        click_move(page, playable(page)[0]["parts"])
        assert wait_for_turn(page)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(RACKS_IN_SIGHT) == 0
    box = page.evaluate(BOARD_BOX)
    page.locator(".choices.narrow .part").first.tap()
    page.locator("#play-here").tap()
    expect(page.locator(".choices.narrow")).to_have_count(0)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(RACKS_IN_SIGHT) == 3
    assert page.evaluate(BOARD_BOX) == box


OUTSIDE = """() => [...document.querySelectorAll(".part")].map((part) => {
    part.querySelector(".hit").remove(); // as large as its cell: all of it is hit
    const [around, drawn] = [part.querySelector(".halo").getBBox(), part.getBBox()];
    return Math.max(around.x - drawn.x, around.y - drawn.y, drawn.width - around.width, drawn.height - around.height);
})"""


def test_pieces_to_auction_are_seen_whole(visit: Visit) -> None:
    position = scene(("r6", "", ""), display=("o6 g1 y4", "b3", ""))
    page = visit()
    page.set_content(RULES.drawing.item(position.view(position.actor).state, PRINT))
    outside = page.evaluate(OUTSIDE)
    assert len(outside) == 9
    assert max(outside) <= 0


def test_a_tile_is_taken_in_the_sheet(visit: Visit) -> None:
    page = sit_down(visit, "buerger")
    while not page.locator("#take-1").count():
        click_move(page, playable(page)[0]["parts"])
        assert wait_for_turn(page)
    page.evaluate("scrollTo(0, 0)")
    before = seq(page)
    tap(page, page.locator("#holdings svg.narrow .can").first)
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))


def test_a_card_chosen_while_looking_near_shows_where_it_can_go(visit: Visit) -> None:
    page = sit_down(visit, "manhattan")
    while not page.locator(".card.can").count():
        click_move(page, playable(page)[0]["parts"])
        assert wait_for_turn(page)
    page.evaluate("scrollTo(0, 0)")
    fingers(page, [(150, 400), (240, 400)], [(30, 400), (360, 400)])
    for _ in range(6):
        fingers(page, [(300, 500)], [(30, 300)])
    assert scale_of(view(page)) > 3
    page.locator(".card.can").first.dispatch_event("click")
    expect(page.locator(".card.is-chosen")).to_have_count(1)
    assert page.evaluate(HAS_LIT_IN_SIGHT)
    assert page.locator("#zoom").evaluate(IS_ON_TOP)


def test_bids_stand_in_a_row_and_the_hand_is_seen_whole_below(visit: Visit) -> None:
    page = visit("/?game=wettstreit", viewport=PHONE, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    while not (page.locator("#holdings .card").count() and page.locator("#auction .bid").count()):
        assert wait_for_turn(page)
        moves = playable(page)
        bids = [move for move in moves if move["move"].startswith("bid")]
        click_move(page, (bids or moves)[0]["parts"])
        assert wait_for_turn(page)
    names = ("#auction .pane", "#holdings .card", "#auction .bid", "#amount")
    pane, card, bid, field = (page.locator(name).first.bounding_box() for name in names)
    assert pane is not None
    assert card is not None
    assert bid is not None
    assert field is not None
    assert pane["y"] + pane["height"] <= card["y"]
    assert card["y"] + card["height"] <= PHONE["height"]
    assert field["x"] < bid["x"]
    assert abs(field["y"] + field["height"] / 2 - bid["y"] - bid["height"] / 2) < 2


LIT = "[...document.querySelectorAll('#table .can')].filter((part) => part.checkVisibility())"
IS_LIT_ON_THE_BOARD_ONLY = f"() => {LIT}.length > 0 && {LIT}.every((part) => part.closest('#board'))"


SCROLL_AS_MOVES_ARE_SENT = """() => {
    const send = window.fetch;
    window.fetch = (...asked) => {
        if (asked[0].endsWith("/move")) scrollTo(0, document.documentElement.scrollHeight);
        return send(...asked);
    };
}"""


def test_the_page_leads_to_what_can_be_chosen(visit: Visit) -> None:
    page = sit_down(visit, "neue_heimat")
    page.evaluate(SCROLL_AS_MOVES_ARE_SENT)
    places = list[float]()
    while len(places) < 2:
        click_move(page, playable(page)[-1]["parts"])
        assert wait_for_turn(page)
        if page.evaluate(IS_LIT_ON_THE_BOARD_ONLY):
            page.wait_for_function(HAS_LIT_IN_SIGHT)
            places.append(page.evaluate("scrollY"))
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")  # by oneself
    end = page.evaluate("scrollY")
    page.wait_for_timeout(500)
    assert page.evaluate("scrollY") == end


ALL_IN_SIGHT = """() => [...document.querySelectorAll("#board .can")].every((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#board .scroll");
})"""


def test_a_step_of_the_page_that_shows_all_lots_is_taken(visit: Visit) -> None:
    page = visit("/?game=manhattan", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    while not page.locator("#board .can").count():
        assert wait_for_turn(page)
        click_move(page, playable(page)[0]["parts"])
        assert wait_for_turn(page)
    page.wait_for_function(ALL_IN_SIGHT)
