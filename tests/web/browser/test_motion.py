"""What moves and what doesn't: single steps count their points up, jumps are there at once, what stands still stays."""

import re

from playwright.sync_api import Page, Route, expect

from tests.web.browser.conftest import Visit
from tests.web.browser.table import click_move, legal, playable, seq, set_up, wait_for_turn, with_forced_move
from tests.web.browser.test_tour import GUIDED, begin

WATCH = """() => {
    window.told = [];
    const table = document.getElementById("table");
    const told = () => [...document.querySelectorAll("#players .score strong")].map((score) => score.textContent);
    const tell = () => window.told.push([table.dataset.ply, ...told()]);
    new MutationObserver(tell).observe(table, { attributeFilter: ["data-ply"] });
}"""
NOTE_MOVES = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...way) { window.moved.push(this.id); return animate.apply(this, way); };
}"""
GROW = """async () => { // draws a piece twice as large, and returns from which size it grows, and to which
    const { src } = document.querySelector("script[src*='/table.js']");
    const { glide, measure } = await import(src.replace("table.js", "glide.js"));
    const piece = document.querySelector("#board [data-size]");
    const before = measure();
    piece.dataset.size *= 2;
    let frames;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...way) { frames = way[0]; return animate.apply(this, way); };
    await glide(before);
    return frames.map(({ transform }) => new DOMMatrix(transform).a);
}"""
WALK = """async () => { // sets a pawn back round a corner, and returns where it goes
    const { src } = document.querySelector("script[src*='/table.js']");
    const { glide, measure } = await import(src.replace("table.js", "glide.js"));
    const pawn = document.querySelector("#board .pawn");
    const track = pawn.closest("[data-track]").dataset.track.split(" ");
    const stand = (stop) => {
        pawn.dataset.stop = stop;
        pawn.setAttribute("transform", `translate(${track[stop].replace(",", " ")})`);
    };
    stand(5);
    const before = measure();
    stand(9);
    let frames;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...way) { frames = way[0]; return animate.apply(this, way); };
    await glide(before);
    const matrices = frames.map(({ transform }) => new DOMMatrix(transform));
    const places = matrices.map(({ e, f }) => `${Math.round(e)},${Math.round(f)}`);
    return [places, track.slice(5, 10)];
}"""
CHANGED = "#log li[data-points]"
PAYS = """async () => { // a rent: returns where the points of the first seat end, and where its score begins
    const made = document.createElement("div");
    made.innerHTML = "<li data-points='-30,30,0' data-seat='1' data-parts='field-a1'><a>pays</a></li>";
    const { src } = document.querySelector("script[src*='/table.js']");
    const { announcePageant, pageant, readScores } = await import(src.replace("table.js", "pageant.js"));
    const places = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, way) {
        const [x, y] = frames[0].transform.match(/-?[\\d.]+/g).map(Number);
        places.push([x + this.offsetWidth, y + this.offsetHeight / 2]);
        return animate.call(this, frames, { ...way, duration: 1 });
    };
    await pageant(announcePageant([made.firstElementChild], [], readScores()));
    const score = document.querySelector("#board [data-score-of='1']");
    const { x, y, height } = (score.querySelector(":scope > text") ?? score).getBoundingClientRect();
    return [...places[0], x, y + height / 2];
}"""


def played(visit: Visit, turns: int = 2) -> Page:
    """Return a table after some moves, all of which brought points, stepped back to its first position."""
    page = visit("/?game=buerger")
    set_up(page, "you", "easy", "easy")
    while page.locator(CHANGED).count() < turns:
        assert wait_for_turn(page)
        click_move(page, legal(page)[0]["parts"])
    assert wait_for_turn(page)
    page.locator("#log li a").last.click()
    expect(page.locator("#table")).to_have_class("past")
    return page


def points(page: Page) -> list[str]:
    """Return everybody's points in the position shown."""
    return [score.get_attribute("data-score") or "" for score in page.locator("#players .score").all()]


def test_points_are_counted_step_by_step_but_a_jump_shows_all_of_them_at_once(visit: Visit) -> None:
    page = played(visit)
    page.evaluate("localStorage.setItem('baumeister-speed', 'slow')")
    page.evaluate(WATCH)
    page.evaluate(NOTE_MOVES)
    last = int(page.locator("#slider").get_attribute("max") or 0)
    page.locator("#slider").fill(str(last - 1))
    expect(page.locator("#table")).to_have_attribute("data-ply", str(last - 1))
    assert page.evaluate("window.told") == [[str(last - 1), *points(page)]]
    assert page.evaluate("window.moved") == []
    assert page.locator(".flying").count() == 0
    counted = int(page.locator(CHANGED).last.get_attribute("data-ply") or 0)
    page.locator("#slider").fill(str(counted - 1))
    expect(page.locator("#table")).to_have_attribute("data-ply", str(counted - 1))
    before = points(page)
    page.locator(".steps [rel=next]").click()
    expect(page.locator("#table")).not_to_have_attribute("data-ply", str(counted - 1))
    assert page.evaluate("window.told.at(-1).slice(1)") == before != points(page)
    page.locator("#slider").fill("0")  # what still moves does not hold it up
    expect(page.locator("#table")).to_have_attribute("data-ply", "0")
    assert page.locator("#players .score strong").all_text_contents() == points(page)


def test_the_deal_is_one_step_and_a_move_with_its_draw_another(visit: Visit) -> None:
    page = played(visit, 1)
    page.locator(".steps .far[data-step='0']").click()
    expect(page.locator("#table")).to_have_attribute("data-ply", "0")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#table")).not_to_have_attribute("data-ply", "0")
    expect(page.locator("#table .panel.turn")).to_have_count(1)
    assert int(page.locator("#table").get_attribute("data-ply") or 0) > 2
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#table")).to_have_attribute("data-ply", "0")


def test_pieces_stand_still_while_the_board_gets_more_room(visit: Visit) -> None:
    page = begin(visit, "buerger", speed="normal", viewport={"width": 1440, "height": 900})
    page.wait_for_selector(GUIDED)
    before = page.locator("#board svg").first.bounding_box()
    assert before is not None
    page.evaluate(NOTE_MOVES)
    page.set_viewport_size({"width": 1600, "height": 1000})
    page.wait_for_function(
        "(width) => document.querySelector('#board svg').getBoundingClientRect().width > width", arg=before["width"]
    )
    assert page.evaluate("window.moved") == []


def test_what_is_drawn_larger_grows_on_its_way(visit: Visit) -> None:
    page = visit("/?game=wettstreit", speed="normal")
    set_up(page, "you", "here", "here")
    page.wait_for_selector("#board [data-size]")
    assert page.evaluate(GROW) == [0.5, 1]


def test_a_pawn_walks_along_the_road(visit: Visit) -> None:
    page = visit("/?game=skyline", speed="fast", viewport={"width": 1440, "height": 900})
    set_up(page, "you", "here")
    places, track = page.evaluate(WALK)
    assert places == track, "round the corner, and not across the city"


def without_stream(page: Page) -> None:
    """Let a page hear of nothing by itself: its connection is never answered, for one that ends is opened again."""
    page.route("**/events*", lambda _: None)
    page.reload()
    wait_for_turn(page)


def test_a_click_that_comes_late_is_told_so_in_passing(visit: Visit) -> None:
    page = visit("/?game=manhattan")
    set_up(page, "you", "easy")
    without_stream(page)
    other = page.context.new_page()
    other.goto(page.url)
    wait_for_turn(other)
    click_move(other, playable(other)[0]["parts"])
    click_move(page, playable(page)[0]["parts"])
    expect(page.locator("#choice")).to_have_text("The game has moved on.")
    expect(page.locator("#message")).to_be_hidden()
    expect(page.locator("#choice")).not_to_have_text("The game has moved on.")


def test_who_clicks_as_the_only_move_plays_itself_is_told_nothing(visit: Visit) -> None:
    page = with_forced_move(visit)
    held: list[Route] = []
    page.route("**/move", lambda route: route.continue_() if held else held.append(route))
    before = seq(page)
    with page.expect_request("**/move"):
        without_stream(page)
    while not held:  # asked for, and soon on its way through here
        page.wait_for_timeout(50)
    answer = held[0].fetch()
    click_move(page, legal(page)[0]["parts"])
    held[0].fulfill(response=answer)
    assert seq(page) > before
    expect(page.locator("#message")).to_be_hidden()
    expect(page.locator("#choice")).to_have_text(re.compile("^(?!The game has moved on)"))


def test_on_a_phone_a_rent_appears_at_the_score_on_the_board(visit: Visit) -> None:
    page = visit("/?game=skyline", viewport={"width": 390, "height": 844}, speed="slow")
    set_up(page, "you", "here", "here")
    page.locator("#board [data-score-of='1']").wait_for()
    x, y, score_x, score_y = page.evaluate(PAYS)
    assert 0 < score_x - x < 12, "beside the score, which stays legible"
    assert abs(y - score_y) < 2
