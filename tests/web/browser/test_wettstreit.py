"""Wettstreit der Baumeister as people play it: by clicks on stacks, cards, places, saboteurs, and on the panel's buttons."""

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.web.browser.conftest import Visit
from tests.web.browser.table import MINE, click_move, click_part, legal, play_out, seq, set_up, wait_for_turn
from tests.web.browser.test_auction import assert_asks_in_its_place

pytestmark = pytest.mark.long

GAME = "/?game=wettstreit"
AFFORDABLE = "#auction .bid:not(.risky)"


def kinds(moves: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """Return legal moves by the first word of their notation."""
    found: dict[str, list[dict[str, Any]]] = {}
    for move in moves:
        found.setdefault(move["move"].split()[0], []).append(move)
    return found


def choose(page: Page, turn: int) -> list[str]:
    """Return the parts of a move that a person might make: bid low now and then, build and sabotage when one can."""
    moves = kinds(legal(page))
    is_thrifty = page.locator(AFFORDABLE).count() == 0 or turn % 3 == 2
    if "pass" in moves:
        wanted = moves["pass"] if is_thrifty or "bid" not in moves else moves["bid"]
    else:
        wanted = next(moves[word] for word in ("lay", "sabotage", "bid", *moves) if word in moves)
    first = wanted[0] if wanted[0]["move"].startswith("bid") else wanted[turn * 7 % len(wanted)]
    return first["parts"]  # type: ignore[no-any-return]


def until(page: Page, word: str, turns: int = 200) -> dict[str, list[dict[str, Any]]]:
    """Play until a move of a kind is legal."""
    for turn in range(turns):
        assert wait_for_turn(page), f"the game is over, and nobody could {word}"
        moves = kinds(legal(page))
        if word in moves:
            return moves
        click_move(page, choose(page, turn))
    raise AssertionError(f"nobody can ever {word}")


def test_a_whole_game_by_clicks(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy", "easy")
    assert play_out(page, choose) > 30
    expect(page.locator("#auction")).to_have_count(0)


def test_cities_lie_below_one_another_on_a_phone(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 390, "height": 844})
    set_up(page, "you", "easy", "easy")
    first, second, third = tents(page)
    assert first["x"] == pytest.approx(second["x"], abs=12)
    assert second["x"] == pytest.approx(third["x"], abs=2)
    assert first["y"] < second["y"] < third["y"]
    page.set_viewport_size({"width": 1440, "height": 900})
    mine, second, third = tents(page)
    assert second["y"] == pytest.approx(third["y"], abs=2)
    assert second["x"] < third["x"]
    assert mine["y"] > second["y"]


def test_a_small_city_leads_to_the_large_one_on_a_phone(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 390, "height": 844})
    set_up(page, "you", "easy", "easy")
    page.locator("[data-leads-to='frame-narrow-P3']").click()
    page.wait_for_function(
        """() => {
            const above = document.querySelector(".todo").getBoundingClientRect().bottom;
            return Math.abs(document.getElementById("frame-narrow-P3").getBoundingClientRect().top - above) < 12;
        }"""
    )


def test_at_a_desk_a_click_on_a_small_city_enlarges_it_until_the_next(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 1366, "height": 768})
    set_up(page, "you", "easy", "easy", "easy")
    wait_for_turn(page)
    small = page.locator("#frame-P3").bounding_box()
    assert small is not None
    sky = small["x"] + 0.6 * small["width"], small["y"] + 8
    page.mouse.click(*sky)
    large = page.locator("#board .enlarged").bounding_box()
    assert large is not None
    assert large["width"] > 1.4 * small["width"]
    page.mouse.click(large["x"] + 0.5 * large["width"], large["y"] + 0.5 * large["height"])
    expect(page.locator("#board .enlarged")).to_have_count(0)
    page.mouse.click(*sky)
    page.keyboard.press("Escape")
    expect(page.locator("#board .enlarged")).to_have_count(0)


def test_the_panel_keeps_its_shape_on_a_phone_while_others_bid(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    until(page, "bid")
    parts = page.locator("#auction :is(.item, h2, .bidder)")
    asked = [part.bounding_box() for part in parts.all()]
    page.evaluate("document.querySelector('#auction .acts').replaceChildren()")
    assert [part.bounding_box() for part in parts.all()] == asked


@pytest.mark.parametrize(
    "size", [(390, 664), *(pytest.param(size, marks=pytest.mark.long) for size in ((360, 740), (844, 390)))]
)
def test_a_finger_is_asked_whether_it_meant_to_end_the_turn(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(GAME, viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    done = page.locator("#auction button[data-asks]")
    for turn in range(60):
        if done.count():
            break
        click_move(page, choose(page, turn))
        assert wait_for_turn(page)
    before = seq(page)
    assert_asks_in_its_place(page, done)
    assert seq(page) == before
    done.tap()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))


def tents(page: Page) -> list[FloatRect]:
    """Return where everybody's tent is on the screen."""
    found = [page.locator(f"#tent-P{seat}").bounding_box() for seat in (1, 2, 3)]
    return [box for box in found if box]


def test_a_chosen_card_lights_the_places_where_it_may_lie(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy", "easy")
    lays = until(page, "lay")["lay"]
    card = lays[0]["parts"][0]
    places = {move["parts"][1] for move in lays if move["parts"][0] == card}
    if len(places) > 1:
        click_part(page, card)
        expect(page.locator(".place.can")).to_have_count(len(places))
        expect(page.locator("#choice")).to_have_text("Now its place in your city")
        expect(page.locator("#holdings .in-front")).to_have_attribute("href", f"#{card}")
        page.locator(".place.can").first.hover()
        expect(page.locator("#near")).to_contain_text("then")
    click_move(page, lays[0]["parts"])
    expect(page.locator("#log")).to_contain_text("lays")


def test_over_bidding_says_so_before_it_is_done(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy", "easy")
    until(page, "bid")
    expect(page.locator("#auction .about")).to_contain_text("more is a bluff")
    field, button = page.locator("#amount"), page.locator("#auction .bid")
    risky = int(field.get_attribute("data-risky-from") or 0)
    field.fill(str(risky - 1))
    expect(button.locator("span")).to_have_text(f"Bid {risky - 1}")
    page.get_by_role("button", name="More", exact=True).click()
    expect(button).to_have_accessible_name(re.compile(rf"Bid {risky}\s*bluff"))
    expect(button).to_have_class(re.compile("risky"))
    first = page.locator("#risky-from")
    expect(first).to_contain_text("or more")
    expect(field).to_have_accessible_description(first.text_content() or "")
    legend = page.locator("#moves legend", has_text="Overbid: you have only")
    expect(legend).to_have_count(1)


def test_a_sum_is_set_step_by_step_within_what_can_be_bid(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    until(page, "bid")
    less, more = (page.get_by_role("button", name=name, exact=True) for name in ("Less", "More"))
    expect(less).to_be_disabled()
    more.tap()
    more.tap()
    less.tap()
    expect(page.locator("#amount")).to_have_value("2")
    expect(page.locator("#auction .bid > span")).to_have_text("Bid 2")
    page.locator("#auction .bid").tap()
    expect(page.locator("#log")).to_contain_text("opens with 2 talers")


def test_the_controls_keep_their_places(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 1440, "height": 900})
    set_up(page, "you", "easy", "easy", "easy")
    places = set()
    for turn in range(40):
        assert wait_for_turn(page)
        if page.locator("#auction .bid").count():
            controls = page.locator("#auction .acts :is(.step, .bid, #amount, form > [value='pass'], #by-itself)").all()
            boxes = [control.bounding_box() for control in controls]
            places.add(tuple((round(box["x"]), round(box["y"])) for box in boxes if box))
        click_move(page, choose(page, turn))
    assert len(places) == 1


@pytest.mark.parametrize(("width", "height", "most"), [(390, 664, 0.52), (360, 740, 0.5), (390, 844, 0.46)])
def test_on_a_phone_an_auction_leaves_the_own_city_in_sight(visit: Visit, width: int, height: int, most: float) -> None:
    page = visit(GAME, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    until(page, "bid")
    top = page.locator("#auction .pane").bounding_box()
    assert top is not None
    assert height - top["y"] < most * height


def test_whoever_is_out_passes_until_their_turn(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 1440, "height": 900})
    set_up(page, "you", "easy", "easy", "easy")
    until_asked_in_anothers_auction(page)
    for size in ((390, 664), (360, 740), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator("#by-itself")).to_be_visible()
    for _ in range(5):  # who is lucky has but one auction to pass in
        before = page.locator("#log").inner_text()
        page.locator("#by-itself").check()
        expect(page.locator("#pass")).to_have_text("Keep passing")
        page.locator("#pass").click()
        page.wait_for_selector(f"{MINE}:not(:has(#pass))")  # even if all that is left is to end one's turn
        said = page.locator("#log").inner_text().removeprefix(before)
        if len(re.findall(r"Ada\s+passes", said)) > 1:
            break
        until_asked_in_anothers_auction(page)
    else:
        raise AssertionError("the page never passed by itself")
    expect(page.locator("#by-itself")).to_have_count(0)
    until_asked_in_anothers_auction(page)
    expect(page.locator("#by-itself")).not_to_be_checked()


@pytest.mark.parametrize("size", [(390, 664), pytest.param((360, 740), marks=pytest.mark.long)])
def test_a_finger_reads_what_goes_on_by_itself_beside_the_panel(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(GAME, viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    set_up(page, "you", "easy", "easy")
    until(page, "bid")
    page.locator("#by-itself").tap()
    words, pane = page.locator("#near").bounding_box(), page.locator("#auction .pane").bounding_box()
    assert words is not None
    assert pane is not None
    assert words["x"] >= 0
    assert words["x"] + words["width"] <= size[0]
    is_above, is_below = words["y"] + words["height"] <= pane["y"], words["y"] >= pane["y"] + pane["height"]
    assert is_above or is_below  # below it where no cards lie there


def test_the_page_bids_up_to_a_sum(visit: Visit) -> None:
    page = visit(GAME, viewport={"width": 1440, "height": 900})
    set_up(page, "you", "medium", "medium", "medium")
    until(page, "bid")  # in an auction of one's own
    least = page.locator("#amount").get_attribute("min")
    page.locator("#amount").fill("3")
    page.locator("#by-itself").check()
    expect(page.locator("#auction .bid > span")).to_have_text("Bid up to 3")
    page.locator("#auction .bid").click()
    page.wait_for_selector(f"#auction .folded, {MINE} #by-itself:not(:checked)")
    bids = re.findall(r"Ada (?:opens with|bids) (\d+)", page.locator("#log").inner_text())
    assert bids[-1] == least
    assert max(map(int, bids)) <= 3
    expect(page.locator("#by-itself:checked")).to_have_count(0)


def until_asked_in_anothers_auction(page: Page) -> None:
    """Play, passing wherever one can, until the page offers to pass until the next turn."""
    while True:
        moves = until(page, "pass")
        if page.locator("#by-itself:enabled").count():
            return
        click_move(page, moves["pass"][0]["parts"])


def test_talers_of_others_stay_hidden_till_the_end(visit: Visit) -> None:
    page = visit(GAME)
    set_up(page, "you", "easy", "easy")
    until(page, "auction")
    expect(page.locator("#seat-1 .stock")).not_to_contain_text("?")
    expect(page.locator("#seat-2 .stock")).to_contain_text("?")
    expect(page.locator(f"{MINE} #tent-P2 title").first).not_to_contain_text("talers")
