"""A game with auctions, as people play it: by clicks on what is drawn and on the panel's buttons, and without the module."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser.conftest import Visit
from tests.web.browser.table import MINE, click_move, legal, play_out, playable, seq, set_up, wait_for_turn
from tests.web.browser.test_pages import THEMES, assert_accessible
from tests.web.browser.test_play import assert_no_sideways_scrolling

GAME = "/?game=neue_heimat"
BUTTON_BIDS = 10


def choose(page: Page, turn: int) -> list[str]:
    """Return the parts of one of the legal moves: a low bid now and then, else any."""
    moves = legal(page)
    bids = [move for move in moves if move["move"].startswith("bid")][:BUTTON_BIDS]
    if bids:
        return (bids[0] if turn % 3 else next(move for move in moves if move["move"] == "pass"))["parts"]  # type: ignore[no-any-return]
    return moves[turn * 7 % len(moves)]["parts"]  # type: ignore[no-any-return]


@pytest.mark.long
def test_a_whole_game_by_clicks(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy", "easy")
    assert play_out(page, choose) > 10
    expect(page.locator("#auction")).to_be_empty()


def until_bidding(page: Page) -> None:
    """Play until a bid is asked for."""
    for turn in range(40):
        assert wait_for_turn(page)
        moves = legal(page)
        if any(move["move"] == "pass" for move in moves):
            return
        click_move(page, moves[-1 - turn % min(2, len(moves))]["parts"])
    raise AssertionError("nobody is ever asked for a bid")


def test_whoever_leads_has_as_much_room_as_any_other_bidder(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "here", "here")
    until_bidding(page)
    page.locator("#auction .sums button").first.click()
    expect(page.locator("#auction .bidder.leads")).to_be_visible()
    boxes = page.locator("#auction .bidder").evaluate_all(
        "(all) => all.map((each) => [each.offsetTop, each.offsetWidth, each.offsetHeight])"
    )
    assert len({tuple(box) for box in boxes}) == 1


def test_on_a_phone_all_bidders_are_in_sight(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 360, "height": 740})
    set_up(page, "you", *["easy"] * 4)
    until_bidding(page)
    bidders = page.locator("#auction .bidder")
    expect(bidders).to_have_count(5)
    for box in (each.bounding_box() for each in bidders.all()):
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    assert bidders.evaluate_all("(all) => all.every((each) => each.scrollHeight <= each.clientHeight + 1)")


def test_on_a_phone_any_legal_sum_is_set_in_sight(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    until_bidding(page)
    bids = [move["move"].split()[1] for move in legal(page) if move["move"].startswith("bid")]
    sums, bid, more = page.locator("#auction .sum:visible"), page.locator("#auction .bid"), page.get_by_label("More")
    expect(sums).to_have_count(0)
    expect(bid).to_contain_text(f"Bid {bids[0]}")
    place = bid.bounding_box()
    for _ in bids[1:]:
        more.tap()
    expect(more).to_be_disabled()
    expect(bid).to_contain_text(f"Bid {bids[-1]}")
    assert bid.bounding_box() == pytest.approx(place, abs=1)
    for control in (page.locator("#pass"), page.locator("#sum-set"), bid):
        expect(control).to_be_in_viewport(ratio=1)
    before = seq(page)
    bid.tap()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))
    expect(page.locator("#log")).to_contain_text(f"bids {bids[-1]} million")


def test_what_is_no_bid_is_refused_in_the_pages_language(visit: Visit) -> None:
    page = visit("/?game=wettstreit", language="de")
    set_up(page, "you", "easy", "easy")
    while wait_for_turn(page) and not page.locator("#amount").count():
        click_move(page, playable(page)[0]["parts"])
    field, before = page.locator("#amount"), seq(page)
    least, most = field.get_attribute("min"), field.get_attribute("max")
    for typed in ("", "0", "1.5"):
        field.fill(typed)
        page.locator("#auction .bid").click()
        expect(page.locator("#near")).to_have_text(f"Biete eine ganze Zahl von {least} bis {most}.")
        expect(field).to_have_accessible_description(re.compile("Biete eine ganze Zahl"))
        expect(field).to_have_attribute("aria-invalid", "true")
    field.fill(str(least))
    expect(page.locator("#near")).to_be_hidden()
    expect(field).to_have_attribute("aria-invalid", "false")
    assert seq(page) == before


def test_a_number_typed_anywhere_is_a_bid(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy", "easy")
    until_bidding(page)
    highest = legal(page)[-1]["move"].split()[1]
    page.keyboard.type(highest)
    place = page.locator(f"#bid-{highest}:visible, #amount:visible").first  # its button, or the field for sums without one
    expect(place).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text(f"bids {highest} million")


def test_a_finger_is_asked_whether_it_meant_to_stash_a_cheque(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    set_up(page, "you", "here")
    page.get_by_role("button", name=re.compile("I am")).or_(page.locator("#stash")).first.tap()
    stash, before = page.locator("#stash"), seq(page)
    asked = stash.locator(".asks")
    if asked.count():
        page.locator("#sentence").tap()
    assert_asks_in_its_place(page, stash)
    assert seq(page) == before
    stash.tap()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))


PLACES = "(all) => all.map((each) => [each.offsetLeft, each.offsetTop, each.offsetWidth, each.offsetHeight])"


def assert_asks_in_its_place(page: Page, button: Locator) -> None:
    """Tap twice, with a tap elsewhere between: the button asks in its own box, and nothing moves."""
    asked, sheet = button.locator(".asks"), page.locator("#tray :is(.pane, #auction, .acts, .about, .outlook, button)")
    before = sheet.evaluate_all(PLACES)
    for _ in range(2):
        button.tap()
        expect(asked).to_have_text("Tap again")
        assert sheet.evaluate_all(PLACES) == before
        assert asked.evaluate("(words) => words.scrollWidth <= words.clientWidth && words.scrollHeight <= words.clientHeight")
        page.locator("#sentence").tap()
        expect(asked).to_have_count(0)
    button.tap()


@pytest.mark.long
def test_bids_can_be_made_without_the_module(visit: Visit) -> None:
    page = visit(GAME, java_script_enabled=False)
    set_up(page, "you", "here")
    page.locator("#moves button[value='offer mayor']").click()
    page.get_by_role("button", name=re.compile("I am")).or_(page.locator("#auction #bid-3")).first.click()
    if not page.locator("#table").get_by_text("bids 3").count():
        page.locator("#auction #bid-3").click()
    expect(page.locator("#auction #sell")).to_contain_text("+3")
    page.locator("#auction #keep").click()
    expect(page.locator("#auction h2")).to_contain_text("for 3 million")
    expect(page.locator(f"{MINE} #discard")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 664), (844, 390)])
def test_on_a_phone_the_panel_stays_when_a_piece_is_sold(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(GAME, java_script_enabled=False, viewport={"width": size[0], "height": size[1]})
    set_up(page, "you", "here")
    page.locator("#moves button[value='offer mayor']").click()
    page.get_by_role("button", name=re.compile("I am")).or_(page.locator("#auction #pass")).first.click()
    before = [page.locator(place).bounding_box() for place in ("#auction", "#auction .item", "#auction .bidders")]
    if page.locator("#auction #pass").count():
        page.locator("#auction #pass").click()
    expect(page.locator("#auction h2")).to_be_visible()
    expect(page.locator("#discard")).to_be_visible()
    assert [page.locator(place).bounding_box() for place in ("#auction", "#auction .item", "#auction .bidders")] == before


@pytest.mark.long
def test_pass_stays_in_its_place(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy", "easy")
    places = set()
    for _ in range(2):
        until_bidding(page)
        box = page.locator("#pass").bounding_box()
        assert box is not None
        places.add((round(box["x"]), round(box["y"])))
        click_move(page, ["pass"])
    assert len(places) == 1


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_the_panel_is_accessible(visit: Visit, theme: str) -> None:
    page = visit(GAME, color_scheme=theme)
    set_up(page, "you", "easy", "easy", "easy", "easy")
    wait_for_turn(page)
    assert_accessible(page)
    until_bidding(page)
    assert_accessible(page)


@pytest.mark.long
def test_on_a_phone(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    until_bidding(page)
    assert_no_sideways_scrolling(page)
    page.locator("#pass").tap()
    assert wait_for_turn(page)
    assert_no_sideways_scrolling(page)
