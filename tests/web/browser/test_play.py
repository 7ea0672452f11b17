"""Whole games and single moves, as different people make them."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from baumeister.games import GAMES
from tests.web.browser.conftest import Visit
from tests.web.browser.table import ARMED, MINE, click_move, click_part, click_tentative, legal, seq, set_up, wait_for_turn


def test_a_whole_game_against_easy_bots_by_clicks(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "easy", "easy", "easy")
    turns = 0
    while wait_for_turn(page):
        moves, height = legal(page), board_height(page)
        click_move(page, moves[turns * 7 % len(moves)]["parts"])
        turns += 1
    expect(page.locator("#holdings.result .chart")).to_be_visible()
    assert board_height(page) == pytest.approx(height, abs=2)
    expect(page.locator("#players .mark:not([hidden])").first).to_be_visible()
    assert turns > 20
    review(page)


def board_height(page: Page) -> float:
    """Return how high the board is drawn."""
    box = page.locator("#board svg").first.bounding_box()
    assert box is not None
    return box["height"]


def review(page: Page) -> None:
    """Step through the finished game, share it, load its record, play on, play again."""
    last = page.locator("#table").get_attribute("data-ply")
    page.get_by_role("link", name="Previous move").click()
    expect(page.locator("#table")).not_to_have_attribute("data-ply", str(last))
    expect(page).to_have_url(re.compile(r"\?ply=\d+"))
    page.locator("#slider").fill("20")
    expect(page.locator("#table")).to_have_attribute("data-ply", "20")
    play_on_from_here(page)
    page.get_by_role("link", name="Start of game").click()
    expect(page.locator("#table")).to_have_attribute("data-ply", "0")
    page.get_by_role("link", name="Back to the result").click()
    expect(page.locator("#table")).to_have_attribute("data-ply", str(last))
    page.get_by_role("button", name="Table", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    assert download.value.suggested_filename.endswith(".json")
    page.keyboard.press("Escape")
    address = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != address)
    assert wait_for_turn(page)


def play_on_from_here(page: Page) -> None:
    """Make a table that begins in the position shown, play a move there, come back to the position."""
    here = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url != here)
    assert wait_for_turn(page)
    click_move(page, legal(page)[0]["parts"])
    page.goto(here)
    expect(page.locator("#table")).to_have_attribute("data-ply", "20")


def test_clouds_mark_what_the_others_built_since(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "easy", "easy", "easy")
    for _ in range(3):
        assert wait_for_turn(page)
        click_move(page, legal(page)[0]["parts"])
    assert wait_for_turn(page)
    parts = page.locator("#log li.new[data-parts]").evaluate_all("(lines) => lines.map((line) => line.dataset.parts)")
    assert len(parts) == 3
    expect(page.locator("#board .revision:not(.under)")).to_have_count(len(set(parts)))


def test_a_triangle_marks_each_rent_that_others_raised_since(visit: Visit) -> None:
    page = visit("/?game=skyline")
    set_up(page, "you", "easy", "easy")
    risen = []
    for _ in range(8):
        assert wait_for_turn(page)
        named = page.locator("#log li.new").evaluate_all(
            "(lines) => lines.flatMap((line) => (line.dataset.parts ?? '').split(' '))"
        )
        risen = sorted({part for part in named if part.startswith("rent-") and page.locator(f"#{part}").count()})
        shown = page.locator("#board .risen").evaluate_all(
            "(signs) => signs.filter((sign) => sign.checkVisibility()).map((sign) => sign.parentNode.id)"
        )
        assert sorted(shown) == risen
        if risen:
            break
        click_move(page, legal(page)[0]["parts"])
    assert risen


def test_clouds_stop_where_something_is_written(visit: Visit) -> None:
    page = visit("/?game=wettstreit")
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    count = page.locator("#stack-open text").filter(has_text=re.compile(r"^\d\d$")).inner_html()  # on a plate at its corner
    uncovered = page.evaluate(UNCOVERED, count)
    assert uncovered
    assert uncovered[0] == pytest.approx(uncovered[1], abs=1)
    name = page.locator("#stack-open text").filter(has_text="Open").bounding_box()
    cloud = page.locator("#board .revision").first.bounding_box()
    assert name
    assert cloud
    assert name["y"] + name["height"] < cloud["y"]  # which needs no gap there


# Marks a stack; returns what the mark leaves out nearest to some words, and where they stand.
UNCOVERED = """async (words) => {
    const written = [...document.querySelectorAll("#stack-open text")].find((text) => text.textContent === words);
    const line = Object.assign(document.createElement("li"), { className: "new" });
    Object.assign(line.dataset, { parts: "stack-open", seat: "2" });
    document.querySelector("#log ol").prepend(line);
    const { markNews } = await import(document.querySelector("script[src*='/table.js']").src.replace("table.js", "marks.js"));
    markNews();
    const corner = ({ x, y, right, bottom }) => [x, y, right, bottom];
    const place = corner(written.getBoundingClientRect());
    const near = (box) => Math.hypot(box[0] - place[0], box[1] - place[1]);
    const boxes = [...document.querySelectorAll("#board [mask]")].flatMap((cloud) => {
        const mask = document.getElementById(cloud.getAttribute("mask").slice(5, -1));
        const toScreen = cloud.getScreenCTM();
        return [...mask.querySelectorAll("[fill=black]")].map((rect) => {
            const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name)));
            const [start, end] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)]
                .map((at) => at.matrixTransform(toScreen));
            return [start.x, start.y, end.x, end.y];
        });
    });
    boxes.sort((a, b) => near(a) - near(b));
    return boxes.length ? [boxes[0], place] : null;
}"""


def test_a_part_that_cannot_be_chosen_says_why(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "easy", "easy", "easy")
    assert wait_for_turn(page)
    click_move(page, legal(page)[0]["parts"])
    assert wait_for_turn(page)
    lit = {part for move in legal(page) for part in move["parts"]}
    drawn = page.locator("#board .part").evaluate_all("(parts) => parts.map((part) => part.id)")
    dark = [part for part in drawn if part not in lit]
    click_part(page, dark[0], among=".part")
    expect(page.locator("#message a.rule")).to_be_visible()
    click_part(page, legal(page)[0]["parts"][0])
    expect(page.locator("#message")).to_be_hidden()
    page.clock.install()
    click_part(page, dark[-1], among=".part")  # elsewhere: the new clock would take it for the second of a double click
    expect(page.locator("#message")).to_be_visible()
    page.clock.fast_forward(20_000)  # it has been read
    expect(page.locator("#message")).to_be_hidden()


def test_a_ghost_stands_where_one_would_build_and_what_is_taken_back_sinks(visit: Visit) -> None:
    page = visit(speed="slow")
    set_up(page, "you", "easy", "easy")
    while page.locator("#board [data-spot].can").count() == 0:
        assert wait_for_turn(page)
        click_move(page, legal(page)[0]["parts"])
        assert wait_for_turn(page)
    parts = legal(page)[0]["parts"]
    for part in parts[:-1]:
        if page.locator(f"[id='{part}'].can").count():
            click_part(page, part)
    page.locator(f"[id='{parts[-1]}']").hover(force=True)
    expect(page.locator("#board .ghost")).to_have_count(1)
    click_part(page, parts[-1])
    expect(page.locator("#board .ghost")).to_have_count(0)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#pieces [aria-hidden]")).not_to_have_count(0)
    expect(page.locator("#pieces [aria-hidden]")).to_have_count(0)


def test_what_is_said_of_a_building_stands_beside_it_and_its_colours_stay(visit: Visit) -> None:
    page = visit("/?game=manhattan", viewport={"width": 1440, "height": 900})
    set_up(page, "you", "easy", "easy", "easy")
    while page.locator("#board [data-holds]").count() < 3:
        assert wait_for_turn(page)
        click_move(page, legal(page)[0]["parts"])
    assert wait_for_turn(page)
    building = page.locator("#board [data-holds]").first
    page.mouse.move(2, 2)  # the pointer may still be where it clicked
    building.hover(force=True)
    words, halo = page.locator("#near"), building.locator(":scope > .halo")
    expect(words.locator("b.by").first).to_be_visible()  # whose floors they are, in their colours
    told, shape = words.bounding_box(), halo.bounding_box()
    assert told is not None
    assert shape is not None
    above_or_below = told["y"] + told["height"] <= shape["y"] or told["y"] >= shape["y"] + shape["height"]
    left_or_right = told["x"] + told["width"] <= shape["x"] or told["x"] >= shape["x"] + shape["width"]
    assert above_or_below or left_or_right
    assert abs(told["x"] + told["width"] / 2 - shape["x"] - shape["width"] / 2) < told["width"]
    assert abs(told["y"] + told["height"] / 2 - shape["y"] - shape["height"] / 2) < told["width"]
    assert halo.evaluate("(halo) => getComputedStyle(halo).fillOpacity") == "0"
    page.mouse.move(2, 2)
    expect(words).to_be_empty()
    while not (higher := [move for move in legal(page) if page.locator(f"#{move['parts'][-1]}[data-holds]").count()]):
        click_move(page, legal(page)[0]["parts"])
        assert wait_for_turn(page)
    move = higher[0]
    for part in move["parts"][:-1]:
        if page.locator(f"[id='{part}'].can").count():
            click_part(page, part)
    place = page.locator(f"[id='{move['parts'][-1]}']")
    place.hover(force=True)
    floors = int(place.get_attribute("data-holds") or 0) + int(move["parts"][1].rpartition("-")[2])
    expect(page.locator("#board .ghost [data-adds]")).to_have_text(str(floors))


def test_a_set_of_blocks_is_looked_at_before_it_is_played(visit: Visit) -> None:
    page = visit("/?game=manhattan")
    set_up(page, "you", "easy", "easy", "easy")
    assert wait_for_turn(page)
    before, parts = seq(page), legal(page)[0]["parts"]
    for part in parts:
        click_part(page, part)
    expect(page.locator("#choice")).to_contain_text("6 of 6 chosen")
    expect(page.locator("#take")).to_be_visible()  # beside the blocks
    expect(page.locator("#play")).to_be_hidden()
    click_part(page, parts[-1])  # one is put back
    expect(page.locator("#choice")).to_contain_text("5 of 6 chosen")
    click_part(page, parts[-1])
    assert seq(page) == before
    page.locator("#take").click()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))


def test_parts_in_any_order_a_second_click_and_escape(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "medium")
    wait_for_turn(page)
    before = seq(page)
    part = next(move["parts"][0] for move in legal(page) if len(move["parts"]) > 1)
    click_part(page, part)
    expect(page.locator(f"[id='{part}']")).to_have_class(re.compile("is-chosen"))
    expect(page.locator("#choice")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".is-chosen")).to_have_count(0)
    click_part(page, part)
    click_part(page, part)
    expect(page.locator(".is-chosen")).to_have_count(0)
    assert seq(page) == before
    click_move(page, sorted(legal(page)[-1]["parts"], key=from_the_last_pile))


def test_a_click_that_contradicts_the_choice_changes_it_and_plays_nothing(visit: Visit) -> None:
    page = visit("/?game=buerger")
    set_up(page, "you", "easy", "easy", "easy")
    other, tile, space = contrary(page)
    before = seq(page)
    for part in (other, space):
        click_part(page, part)
    expect(page.locator(".is-chosen")).to_have_attribute("id", tile)
    lit = page.locator("#board .can").evaluate_all("(spaces) => spaces.map((space) => space.id)")
    assert set(lit) == {move["parts"][1] for move in legal(page) if tile in move["parts"]}
    assert seq(page) == before
    click_part(page, space)
    expect(page.locator("#table")).not_to_have_attribute("data-seq", str(before))


def contrary(page: Page) -> list[str]:
    """Return a tile, another of another colour, held alone of its colour, and one of several spaces that it goes to."""
    while wait_for_turn(page):
        pairs = [move["parts"] for move in legal(page) if len(move["parts"]) == 2]
        tiles, spaces = (Counter(parts) for parts in zip(*pairs, strict=True)) if pairs else (Counter(), Counter())
        for tile, space in pairs:
            if spaces[space] == 1 < min(tiles[tile], len(tiles)):
                return [next(other for other in tiles if other != tile), tile, space]
        click_move(page, legal(page)[0]["parts"])
    raise AssertionError("no hand of several colours in a whole game")


def test_a_click_on_what_came_with_a_card_keeps_both(visit: Visit) -> None:
    page = visit("/?game=manhattan", viewport={"width": 1440, "height": 900})
    set_up(page, "you", "easy")
    while wait_for_turn(page):
        parts = legal(page)[0]["parts"]
        if len(parts) == 3 and len({move["parts"][1] for move in legal(page)}) == 1:  # one kind of block is left
            break
        click_move(page, parts)
    card, block, _ = parts
    click_part(page, card)
    for _ in range(2):
        assert set(page.locator(".is-chosen").evaluate_all("(parts) => parts.map(({ id }) => id)")) == {card, block}
        click_part(page, block)
    expect(page.locator(".is-chosen")).to_have_count(0)  # by now it was chosen itself


def test_places_that_may_be_taken_instead_are_seen_while_one_is_chosen(visit: Visit) -> None:
    page = visit("/?game=manhattan", viewport={"width": 1440, "height": 900})
    set_up(page, "you", "easy", "easy")
    assert wait_for_turn(page)
    click_move(page, legal(page)[0]["parts"])
    assert wait_for_turn(page)
    moves = legal(page)
    card, _, chosen = moves[0]["parts"]
    for part in (card, chosen):
        click_part(page, part)
    is_seen = "getComputedStyle(lot.querySelector('.halo')).visibility === 'visible'"
    seen = f"(lots) => lots.filter((lot) => {is_seen}).map(({{ id }}) => id)"
    lots = {move["parts"][2] for move in moves if move["parts"][0] == card}
    assert set(page.locator("#board .lot").evaluate_all(seen)) == lots


def from_the_last_pile(part: str) -> tuple[int, int]:
    """Put the piles of a supply in reverse; within one, blocks come from the front."""
    size, copy = map(int, part.split("-")[-2:])
    return -size, copy


def test_undo_redo_and_confirmation(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "easy", "easy")
    wait_for_turn(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("switch", name="At this table: confirm every move").click()
    expect(page.get_by_role("switch", name="At this table: confirm every move")).to_be_checked()
    page.keyboard.press("Escape")
    click_tentative(page)
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_have_count(0)
    expect(page.locator(ARMED).first).to_be_attached()
    click_tentative(page)
    page.get_by_role("button", name="Confirm", exact=True).click()
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_have_count(0)


def test_two_people_at_one_device_hide_their_hands(visit: Visit) -> None:
    page = visit()
    set_up(page, "you", "here")
    for number in range(6):
        expect(page.locator("#table[data-turn='yes']")).to_be_attached()
        ready = page.get_by_role("button", name=re.compile("^I am "))
        if ready.count():
            expect(page.locator("#holdings.hand")).to_have_count(0)
            assert legal(page) == []
            ready.click()
        page.wait_for_selector(ARMED, state="attached")
        click_move(page, legal(page)[number]["parts"])


@pytest.mark.parametrize("game", GAMES)
def test_without_javascript(visit: Visit, game: str) -> None:
    page = visit(f"/?game={game}", java_script_enabled=False)
    set_up(page, "you", "easy", "easy")
    for _ in range(3):
        page.wait_for_selector(f"{MINE} #moves form")  # a waiting page refreshes itself
        before = seq(page)
        form = page.locator("#moves form").first
        form.locator("button[type=submit]").last.click()
        assert seq(page) > before
    page.wait_for_selector(f"{MINE} #moves form")
    assert page.locator("#log li .by.seat-2").count()  # a bot has answered


@pytest.mark.long
def test_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    assert_no_sideways_scrolling(page)
    set_up(page, "you", "medium", "medium", "medium")
    assert wait_for_turn(page)
    assert_no_sideways_scrolling(page)
    page.locator("#zoom").tap()
    expect(page.locator("#board")).to_have_class(re.compile("zoomed"))
    page.locator("#zoom").tap()
    click_move(page, legal(page)[3]["parts"])


def assert_no_sideways_scrolling(page: Page) -> None:
    wide, window = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= window


@pytest.mark.long
def test_the_board_is_visible_without_scrolling_on_laptops(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    set_up(page, "you", "medium", "medium", "medium")
    wait_for_turn(page)
    for width, height in ((1440, 900), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator("#board svg").bounding_box()
        hand = page.locator("#holdings.hand").bounding_box()
        assert box is not None
        assert hand is not None
        assert box["y"] >= 0
        assert hand["y"] + hand["height"] <= height
        assert box["height"] > 0.4 * height
        assert_no_sideways_scrolling(page)
